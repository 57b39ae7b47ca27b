import { sourceOf } from './snippet.js';
import type { PackedRelease, SnippetOptions } from './wish.js';

/** What a page's Content-Security-Policy must permit, by directive. */
export type PolicyNeeds = Readonly<Record<string, readonly string[]>>;

export interface Seen {
  /** Addresses of pictures that the service has sent. */
  readonly pictures?: readonly string[];
  /** Hashes of what stands in the page itself: `sha256-…`. */
  readonly style?: string | undefined;
  readonly scripts?: readonly (string | undefined)[];
}

/** For a page that sends a policy. What is loaded from the page's own site needs `'self'`. */
export function policyOf(
  wish: SnippetOptions,
  release: PackedRelease,
  seen: Seen = {},
): PolicyNeeds {
  const service = /^https?:/i.test(wish.baseUrl) ? [new URL(wish.baseUrl).origin] : [];
  // The plugin of WordPress brings a copy of the script.
  const folder =
    wish.spelling === 'shortcode' ? "'self'" : new URL('.', sourceOf(wish, release)).href;
  const isOnEmulator = service.length === 0;
  const pictures = (seen.pictures ?? []).map((address) => new URL(address).origin);
  return said({
    'script-src': [folder, ...(seen.scripts ?? []).flatMap(hash)],
    'connect-src': service,
    'img-src': [...service, ...(isOnEmulator ? [folder] : []), ...pictures],
    'style-src': hash(seen.style),
    'worker-src': wish.offline ? ["'self'"] : [],
    'manifest-src': wish.offline ? ["'self'"] : [],
    'trusted-types': ['lit-html', ...(wish.offline ? ['bandstand'] : [])],
  });
}

const hash = (value: string | undefined): string[] => (value ? [`'${value}'`] : []);

const said = (policy: PolicyNeeds): PolicyNeeds =>
  Object.fromEntries(
    Object.entries(policy)
      .map(([name, sources]) => [name, [...new Set(sources)]] as const)
      .filter(([, sources]) => sources.length > 0),
  );

export const policyLines = (policy: PolicyNeeds): string =>
  Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')};`)
    .join('\n');

/** `sha256-…`; undefined where the browser hashes nothing, which is on a plain http page. */
export async function policyHash(text: string): Promise<string | undefined> {
  const { subtle } = crypto as Partial<Crypto>;
  if (!subtle) return undefined;
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `sha256-${btoa(String.fromCharCode(...bytes))}`;
}
