import lineupParts from '../../src/i18n/lineup/en/parts.json' with { type: 'json' };
import schedulePhrases from '../../src/i18n/schedule/en/first.json' with { type: 'json' };
import type { LineupHost } from './lineup-context.js';

const requests = new WeakMap<LineupHost, Promise<void>>();

/**
 * Adds the words of what comes after the first paint. They are files of their own, so that nobody
 * waits for them who wants to see the first names. All that needs them waits for the same request: what
 * is drawn before would change its width when they come.
 */
export function loadLaterPhrases(host: LineupHost): Promise<void> {
  const request = requests.get(host) ?? load(host);
  requests.set(host, request);
  return request;
}

function load(host: LineupHost): Promise<void> {
  host.addPhrases({ ...lineupParts, ...schedulePhrases });
  host.words = () => import('../../src/i18n/schedule/languages.js');
  return host.loadPhrases();
}
