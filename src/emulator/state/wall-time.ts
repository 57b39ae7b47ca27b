/**
 * When the clocks of a zone show `wall`, in milliseconds since 1970. Within an hour of a change of the
 * clocks the answer may be the hour before or after; at noon no zone changes them.
 * @param wall what they show, read as if it were UTC
 */
export function instantOf(wall: number, zone: string): number {
  const guess = clockOnWall(wall, zone).getTime() - wall;
  return wall - (clockOnWall(wall - guess, zone).getTime() - (wall - guess));
}

/** What a clock on a wall in that zone shows, as if it stood in UTC. */
export function clockOnWall(time: number, zone: string): Date {
  return new Date(`${clockIn(zone).format(time).replace(' ', 'T')}Z`);
}

/** Kept, since to make one costs a hundred times what it costs to read it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(zone: string): Intl.DateTimeFormat {
  const style = { dateStyle: 'short', timeStyle: 'medium' } as const;
  const clock = clocks.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, ...style });
  clocks.set(zone, clock);
  return clock;
}
