import type { Lineup } from '../../../src/contract/lineup.js';
import { readText } from '../../../src/contract/loose.js';
import { countryName } from '../../../src/format/country.js';
import { type HourCycle } from '../../../src/format/dates.js';
import { durationLabel } from '../../../src/format/duration.js';
import { dayLabel, machineTime, timeLabel } from '../../../src/format/wall-times.js';
import type { LineupPhrases } from '../../../src/i18n/lineup/phrases.js';
import english from '../../../src/i18n/lineup/en/first.json' with { type: 'json' };
import {
  lastsDays,
  schedule,
  type ScheduleOptions,
  type StageSet,
} from '../../../src/lineup/schedule.js';
import { readSlots } from '../../../src/lineup/slots.js';
import { element, filled, headingMarkup, isolated, lines, type ElementContent } from './markup.js';
import { levelOf, schemaOf, speak, type Block, type BlockContext } from './block.js';

interface Look {
  readonly language: string;
  readonly hourCycle: HourCycle | undefined;
  readonly phrases: LineupPhrases;
}

/** All days below each other, each with its stages and their sets. */
export async function lineupBlock(setting: BlockContext): Promise<Block> {
  const { read, language, slug } = setting;
  const data = await setting.ask('getLineup');
  const languages = () => import('../../../src/i18n/lineup/languages.js');
  const look: Look = {
    language,
    hourCycle: (read('hour-cycle') ?? undefined) as HourCycle | undefined,
    phrases: await speak(language, english, languages),
  };
  const level = levelOf(setting, 3);
  const days = schedule(readSlots(data as Lineup), optionsOf(read)).map(({ day, stages }) =>
    section(
      headingMarkup(level, dayLabel(day, language)),
      stages.map(({ name, sets }) =>
        section(
          headingMarkup(level + 1, isolated(name)),
          element('ul', {}, '\n', lines(sets.map((set) => row(set, look)))),
        ),
      ),
    ),
  );
  const id = `lineup ${readText(data['eventSlug']) || slug}`;
  return { content: lines(days), schema: schemaOf(id, data['schemaOrg'], setting) };
}

const optionsOf = (read: BlockContext['read']): ScheduleOptions => {
  const [dayStart, lateSets] = [read('day-start'), read('late-sets')];
  return {
    ...(dayStart && { dayStart }),
    ...(lateSets && { lateSets: lateSets as 'auto' }),
  };
};

const section = (...content: ElementContent[]) => element('section', {}, '\n', lines(...content));

function row(set: StageSet, look: Look): ElementContent {
  const { slot, acts } = set;
  const about = acts.length === 0 ? slot.placeholderDescription : quietLine(set, look.language);
  const names = element('strong', {}, namesOf(set, look));
  return element(
    'li',
    {},
    element('div', {}, times(set, look), ' ', names),
    filled('div', isolated(about ?? '')),
    filled('div', isolated(slot.setNote ?? '')),
  );
}

/** The wall clock at the event. */
function times(set: StageSet, { language, hourCycle }: Look): ElementContent {
  const { slot, day, start, end } = set;
  const from = timeLabel(slot.startTime, language, hourCycle);
  if (!from) return undefined;
  const until = slot.endTime ? ` – ${timeLabel(slot.endTime, language, hourCycle)}` : '';
  const length = lastsDays(set) ? ` (${durationLabel(end - start, language)})` : '';
  return [element('time', { datetime: machineTime(day, start) }, from), until, length];
}

/** "A b2b B"; a set without acts has the organiser's label. */
function namesOf({ acts, slot }: StageSet, { phrases }: Look): ElementContent {
  if (acts.length === 0) return isolated(slot.placeholderLabel || phrases.toBeAnnounced);
  const versus = [' ', element('abbr', { title: phrases.backToBack }, phrases.b2b), ' '];
  return acts.map(({ name }, index) => [index > 0 ? versus : '', isolated(name)]);
}

/** Genres and place of a single act; of several, what they have in common. */
function quietLine({ acts }: StageSet, language: string): string {
  const [lead, ...others] = acts;
  if (!lead) return '';
  const genres = lead.genres.filter((genre) => others.every((act) => act.genres.includes(genre)));
  const { locationLabel, hometown, region, country } = lead;
  const from =
    others.length === 0 &&
    (locationLabel || hometown || region || (country && countryName(country, language)));
  return [genres.slice(0, 2).join(', '), from].filter(Boolean).join(' · ');
}
