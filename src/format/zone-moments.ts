/**
 * The moments, in milliseconds since 1970, at which the clocks of a zone show a time: two in the hour that
 * comes twice. For an hour that is left out, those by the clocks before and after the change. Empty where
 * day, time or zone are not known.
 * @param day `YYYY-MM-DD`
 * @param time `HH:MM`
 */
export function momentsOf(day: string, time: string, timeZone: string): number[] {
  const wall = Date.parse(`${day}T${time}:00Z`);
  if (!time || !timeZone || Number.isNaN(wall)) return [];
  try {
    // No clock is a day ahead, and none changes twice within two days.
    const before = wall - aheadOf(timeZone, wall - dayMilliseconds);
    const after = wall - aheadOf(timeZone, wall + dayMilliseconds);
    const moments = [...new Set([before, after])];
    const shown = moments.filter((at) => at + aheadOf(timeZone, at) === wall);
    return shown.length > 0 ? shown : moments;
  } catch {
    return []; // not a zone
  }
}

/**
 * Of the moments at which something may start and end, those that fit its length best; else the first
 * start, and the first end after it.
 * @param minutes how long it lasts; undefined where that is not known
 */
export function bestSpan(
  starts: readonly number[],
  ends: readonly number[],
  minutes: number | undefined,
): readonly [number, number] | undefined {
  const spans = starts.flatMap((from) => ends.map((until) => [from, until] as const));
  const misfit = ([from, until]: readonly [number, number]) =>
    minutes === undefined ? Number(until < from) : Math.abs(until - from - minutes * 60_000);
  const least = Math.min(...spans.map(misfit));
  return spans.find((span) => misfit(span) === least);
}

const dayMilliseconds = 86_400_000;

/** How far the clocks of a zone are ahead of UTC at a moment. */
function aheadOf(timeZone: string, at: number): number {
  const options = { timeZone, dateStyle: 'short', timeStyle: 'medium' } as const;
  const shown = new Intl.DateTimeFormat('sv-SE', options).format(at); // 2027-06-25 18:00:00
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - Math.floor(at / 1000) * 1000;
}
