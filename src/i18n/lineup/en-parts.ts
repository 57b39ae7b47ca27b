import type { LineupPhrases } from './phrases.js';
import { plural } from '../plural.js';

/** Of the artist dialog, search, plan and views. */
export const lineupParts = {
  featured: 'Featured',
  setNote: 'Note',
  setName: ({ act, stage, day, start, end }) => `${act}, ${stage}, ${day} ${start} to ${end}`,
  from: 'From',
  allSets: 'All sets',
  biography: 'Biography',
  links: 'Links',
  website: 'Website',
  stages: 'Stages',
  genres: 'Genres',
  searchLineup: 'Search the line-up',
  setCount: (shown, total) =>
    `${shown} of ${plural('en', total, { one: '1 set', other: `${total} sets` })}`,
  noSets: 'No set matches.',
  clearFilters: 'Clear filters',
  removeFilter: (name) => `Remove filter: ${name}`,
  favourite: (name) => `Favourite, ${name}`,
  myPlan: 'My plan',
  emptyPlan: 'Your plan is empty. Mark the sets you want to see.',
  planNotKept: 'This browser does not keep your plan after you leave.',
  clashesWith: (name, minutes) => `Clashes with ${name}, ${minutes} min`,
  clashCount: (count) => plural('en', count, { one: '1 clash', other: `${count} clashes` }),
  view: 'View',
  poster: 'Poster',
  timetable: 'Timetable',
  list: 'List',
} satisfies Partial<LineupPhrases>;
