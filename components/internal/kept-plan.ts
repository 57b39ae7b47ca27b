/** Where a visitor's plan is kept in this browser: the ids of its sets, under the event. */
export const planKey = (eventId: string): string => `event-lineup plan ${eventId}`;

/**
 * The ids of the planned sets. What can't be read counts as none: any script of the page may write there.
 * @returns undefined if the browser blocks storage
 */
export function readPlan(eventId: string): string[] | undefined {
  let text: string | null;
  try {
    text = localStorage.getItem(planKey(eventId));
  } catch {
    return undefined;
  }
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** @returns false if the browser blocks storage, or it is full */
export function writePlan(eventId: string, ids: Iterable<string>): boolean {
  try {
    localStorage.setItem(planKey(eventId), JSON.stringify([...ids]));
    return true;
  } catch {
    return false;
  }
}
