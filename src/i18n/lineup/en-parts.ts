import type { LineupPhrases } from './phrases.js';

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
  view: 'View',
  poster: 'Poster',
  timetable: 'Timetable',
  list: 'List',
} satisfies Partial<LineupPhrases>;
