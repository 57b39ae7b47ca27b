/**
 * The calendar day at the event, `YYYY-MM-DD`. Undefined without a zone or with one that the browser
 * does not know: then nothing guesses.
 */
export function todayIn(timeZone: string | undefined, now = new Date()): string | undefined {
  if (!timeZone) return undefined;
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
  } catch {
    return undefined;
  }
}
