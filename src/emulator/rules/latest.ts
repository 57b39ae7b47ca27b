/** The latest of some timestamps; null when there is none. */
export function latest(timestamps: readonly (string | null | undefined)[]): string | null {
  let found: string | null = null;
  for (const at of timestamps) if (at && (found === null || at > found)) found = at;
  return found;
}
