import {
  eventOf,
  isEmpty,
  type EventDetails,
} from '../../../components/event-card/event-details.js';
import { readText } from '../../../src/contract/loose.js';
import { dateRange } from '../../../src/format/dates.js';
import { timeRange } from '../../../src/format/time-range.js';
import { timeLabel } from '../../../src/format/wall-times.js';
import { formatter, usableZone } from '../../../src/format/intl.js';
import { webUrl } from '../../../src/html/links.js';
import type { CardPhrases } from '../../../src/i18n/event-card/phrases.js';
import english from '../../../src/i18n/event-card/en/first.json' with { type: 'json' };
import { element, filled, headingMarkup, isolated, lines, type ElementContent } from './markup.js';
import { levelOf, schemaOf, speak, type Block, type BlockContext } from './block.js';

/** What, when, where, and the way to a ticket; of a sale nothing that is old tomorrow. */
export async function cardBlock(setting: BlockContext): Promise<Block> {
  const { language, slug, read } = setting;
  const data = await setting.ask('getEvent');
  const event = eventOf(data, Date.now());
  const languages = () => import('../../../src/i18n/event-card/languages.js');
  const phrases = await speak<CardPhrases>(language, english, languages);
  const isShort = read('layout') === 'line';
  const parts = lines(
    headingMarkup(levelOf(setting, 2), isolated(event.name)),
    event.status && element('p', {}, element('strong', {}, phrases[event.status])),
    filled('p', isolated(isShort ? '' : event.words)),
    facts(event, phrases, { language, isShort }),
    tickets(event, phrases, setting),
  );
  // The line-up shows a block under this name, too: the two are one.
  const id = `lineup ${readText(data['slug']) || slug}`;
  return {
    content: isEmpty(event) ? undefined : lines(element('article', {}, '\n', parts)),
    schema: schemaOf(id, data['schemaOrg'], setting),
  };
}

interface Look {
  readonly language: string;
  readonly isShort: boolean;
}

function facts(
  event: EventDetails,
  phrases: CardPhrases,
  { language, isShort }: Look,
): ElementContent {
  const { venue, ageRestriction, organiser } = event;
  const where = [venue.name, venue.address].filter(Boolean).map(isolated);
  const all = lines(
    fact(phrases.when, when(event, language)),
    fact(
      phrases.where,
      where.flatMap((part, index) => [index > 0 ? ', ' : '', part]),
    ),
    isShort ? undefined : fact(phrases.age, isolated(ageRestriction)),
    isShort ? undefined : fact(phrases.organisedBy, isolated(organiser)),
  );
  return all.html ? element('dl', {}, '\n', all) : undefined;
}

function fact(name: string, content: ElementContent): ElementContent {
  const said = filled('dd', content);
  return said && [element('dt', {}, name), said];
}

/** Days, and of an event of one day its times, by the clock there: whose clock that is stands beside. */
function when(event: EventDetails, language: string): ElementContent {
  const { startDate, endDate, startTime, endTime, timezone } = event;
  const days = dateRange(startDate, endDate, language);
  if (!days) return undefined;
  const isOneDay = startDate === endDate && isTime(startTime);
  const times = isTime(endTime)
    ? timeRange(startTime, endTime, language)
    : timeLabel(startTime, language);
  const more = isOneDay ? [times, zoneName(timezone, startDate, language)].filter(Boolean) : [];
  return [element('time', { datetime: startDate }, days), more.map((part) => `, ${part}`)];
}

const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time);

function zoneName(zone: string, day: string, language: string): string {
  const timeZone = usableZone(zone);
  const at = Date.parse(`${day}T12:00:00Z`);
  if (!timeZone || Number.isNaN(at)) return '';
  const options = { timeZone, timeZoneName: 'long' } as const;
  const parts = formatter(Intl.DateTimeFormat, language, options).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** Without words about the sale: the page may stand for weeks, and a shop knows. */
function tickets(
  { ticketUrl, status }: EventDetails,
  phrases: CardPhrases,
  setting: BlockContext,
): ElementContent {
  const href = ticketUrl && !status ? webUrl(ticketUrl, `${setting.baseUrl}/`) : undefined;
  return href ? element('p', {}, element('a', { href }, phrases.tickets)) : undefined;
}
