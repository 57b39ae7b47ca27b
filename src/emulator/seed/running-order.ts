import type { SetRecord } from '../state/world.js';
import type { Identify } from './ids.js';

/** A set as written in the seed; stage and day come from where it stands. */
export interface SetSheet {
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

export interface Programme {
  slug: string;
  /** When each announcement went out. */
  waves: string[];
}

/** The sets of all days. */
export const lineUp = (id: Identify, programme: Programme, days: LineUpSheet): SetRecord[] =>
  Object.entries(days).flatMap(([day, stages]) => runningOrder(id, programme, day, stages));

/** The sets of one day, stage by stage. */
export function runningOrder(
  id: Identify,
  { slug, waves }: Programme,
  day: string,
  stages: Record<string, SetSheet[]>,
): SetRecord[] {
  return Object.entries(stages).flatMap(([stage, sheets]) =>
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
  );
}

function toPlaceholder(written: SetSheet['placeholder']): SetRecord['placeholder'] {
  return { label: written?.label ?? null, description: written?.description ?? null };
}
