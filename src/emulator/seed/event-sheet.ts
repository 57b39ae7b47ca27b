import type { EventRecord, SetRecord } from '../state/world.js';
import sheets from './foghorn/line-ups.json' with { type: 'json' };
import type { Identify } from './ids.js';

/** An event with only a name. Every event of the seed starts from one. */
export function bareEvent(
  id: Identify,
  organiser: string,
  slug: string,
  name: string,
  timezone = 'Europe/London',
): EventRecord {
  return {
    id: id('event', slug),
    slug,
    earlierSlugs: [],
    organiser,
    publishedOn: { web: true, app: true },
    name,
    tagline: null,
    description: null,
    status: 'scheduled',
    startDate: null,
    endDate: null,
    startTime: null,
    endTime: null,
    timezone,
    venue: null,
    capacity: null,
    hero: null,
    logo: null,
    websiteUrl: null,
    ageRestriction: null,
    ticketLink: null,
    tickets: null,
    sets: [],
    retouchedPhotos: {},
    faq: [],
    news: [],
    broadcasts: [],
    gallery: [],
    prelaunch: null,
    content: {},
    lastUpdatedAt: null,
  };
}

/**
 * First publication of each kind of content: the event with the first announcement, the line-up with
 * the last, and what else there is.
 */
export function firstRevisions(
  { waves }: Pick<Programme, 'waves'>,
  others: Partial<Record<keyof EventRecord['content'], string>> = {},
): EventRecord['content'] {
  const last = waves.at(-1) ?? '';
  const changedAt = { event: waves[0] ?? '', lineup: last, artists: last, ...others };
  return Object.fromEntries(
    Object.entries(changedAt).map(([type, at]) => [type, { revision: 1, changedAt: at }]),
  );
}

/** Tag for running text: lines are joined, blank lines part paragraphs, indentation is dropped. */
export function prose(source: TemplateStringsArray): string {
  return source
    .join('')
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((row) => row.trim())
        .join(' '),
    )
    .join('\n\n');
}

/** A set as written in the seed; stage and day come from where it stands. */
interface SetSheet {
  /** `HH:MM-HH:MM`, wall clock at the event; an end before the start is past midnight. */
  at: string;
  tier: string;
  /** Names of the acts, lead first. Left out for an unannounced set. */
  acts?: string[];
  placeholder?: { label?: string; description?: string };
  /** Which announcement it came with, counted from 1. Left out: the first. */
  wave?: number;
  note?: string;
  featured?: true;
}

/** Day -> stage -> sets. */
export type LineUpSheet = Record<string, Record<string, SetSheet[]>>;

interface Programme {
  slug: string;
  /** When each announcement went out. */
  waves: string[];
}

/** The sets of all days, stage by stage. */
export const lineUp = (id: Identify, { slug, waves }: Programme, days: LineUpSheet): SetRecord[] =>
  Object.entries(days).flatMap(([day, stages]) =>
    Object.entries(stages).flatMap(([stage, sheets]) =>
      sheets.map((sheet) => {
        const [startTime = '', endTime = ''] = sheet.at.split('-');
        const acts = sheet.acts ?? [];
        return {
          id: id('set', [slug, day, stage, startTime, ...acts].join('/')),
          stage,
          day,
          startTime,
          endTime,
          billingTier: sheet.tier,
          placeholder: acts.length > 0 ? null : toPlaceholder(sheet.placeholder),
          featured: sheet.featured ?? false,
          createdAt: waves[(sheet.wave ?? 1) - 1] ?? '',
          setNote: sheet.note ?? null,
          artists: acts.map((act) => id('artist', act)),
        };
      }),
    ),
  );

function toPlaceholder(written: SetSheet['placeholder']): SetRecord['placeholder'] {
  return { label: written?.label ?? null, description: written?.description ?? null };
}

/** By the slug of the event; others are written where the event is. */
export const lineUps = sheets as Record<keyof typeof sheets, LineUpSheet>;
