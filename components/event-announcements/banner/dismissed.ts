const place = 'bandstand.announcements.dismissed';
const kept = new Set<string>();

/** Whether the visitor has sent that announcement away during this visit. */
export function isDismissed(id: string): boolean {
  if (kept.size === 0) for (const known of readDismissed()) kept.add(known);
  return kept.has(id);
}

/** Storage may be blocked and throw; then it is remembered for as long as the page lives. */
export function dismissBanner(id: string): void {
  kept.add(id);
  try {
    sessionStorage.setItem(place, JSON.stringify([...kept]));
  } catch {
    // Blocked or full.
  }
}

function readDismissed(): string[] {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(place) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
