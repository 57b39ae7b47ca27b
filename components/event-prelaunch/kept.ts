/**
 * What this tab keeps of an event until it is closed: a first name while the form is filled in, then
 * which registration it has become. Never an address, a number or a consent.
 */
export const prelaunchRecordName = (slug: string): string => `prelaunch.${slug}`;

/** Somebody has registered in this tab: the form would only flash before the step they are at. */
export function hasRegistered(slug: string | undefined): boolean {
  try {
    const kept = slug && sessionStorage.getItem(`bandstand.${prelaunchRecordName(slug)}`);
    return Boolean(kept && kept.includes('"registration"'));
  } catch {
    return false; // blocked
  }
}
