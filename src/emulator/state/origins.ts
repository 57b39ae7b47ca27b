/**
 * Whether a page may read what an organiser publishes. Scheme and port do not matter; `*.x` stands
 * for the sub-domains of x, not for x itself; the opaque origin `null` (sandboxed frames, files)
 * never matches (requirements COR-06, COR-07).
 */
export function isAllowedOrigin(origin: string, allowedDomains: readonly string[]): boolean {
  const host = hostOf(origin);
  if (host === undefined) return false;
  return allowedDomains.some((domain) =>
    domain.startsWith('*.') ? host.endsWith(domain.slice(1)) : host === domain,
  );
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).hostname;
  } catch {
    return undefined;
  }
}
