import type { BuilderState } from './state.js';

/** An address that a link has set and that decides what runs on the reader's page, or who is paid. */
export interface Foreign {
  readonly address: string;
  readonly host: string;
  readonly words: string;
}

const usualScript = /^https:\/\/cdn\.jsdelivr\.net\/npm\/bandstand@[\w.-]+\/dist\/bandstand\.js$/;

/**
 * What a reader has to confirm before there is anything to copy. Anyone can write a link to this
 * page; its reader only sees a snippet that looks like all others.
 * @param trusted addresses that the reader has typed or confirmed
 */
export function foreignIn(state: BuilderState, trusted: ReadonlySet<string>): Foreign[] {
  const { script, baseUrl, spelling } = state;
  const found: Foreign[] = [];
  if (spelling !== 'shortcode' && !usualScript.test(script))
    add(found, script, (host) => `It takes the script from ${host} (${script}).`);
  add(found, baseUrl, (host) => `It sells tickets through ${host}, where your buyers pay.`);
  return found.filter(({ address }) => !trusted.has(address));
}

/** What is no web address cannot be copied; problems tell of it. */
function add(found: Foreign[], address: string, words: (host: string) => string): void {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return;
  const { host, origin } = new URL(address);
  if (origin !== location.origin) found.push({ address, host, words: words(host) });
}

export const trustWords = (foreign: readonly Foreign[]): string =>
  [
    'Check this link before you use the code.',
    ...foreign.map(({ words }) => words),
    'Only continue if you know who runs it.',
  ].join(' ');

export const hostsOf = (foreign: readonly Foreign[]): string =>
  [...new Set(foreign.map(({ host }) => host))].join(' and ');
