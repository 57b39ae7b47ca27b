import lineupParts from '../../src/i18n/lineup/en/parts.json' with { type: 'json' };
import schedulePhrases from '../../src/i18n/schedule/en/first.json' with { type: 'json' };
import type { LineupHost } from './lineup-context.js';

const requested = new WeakSet<LineupHost>();

/**
 * Adds the words of what comes after the first paint. They are files of their own, so that nobody
 * waits for them who wants to see the first names.
 */
export async function loadLaterPhrases(host: LineupHost): Promise<void> {
  if (requested.has(host)) return;
  requested.add(host);
  host.addPhrases({ ...lineupParts, ...schedulePhrases });
  host.words = () => import('../../src/i18n/schedule/languages.js');
  await host.loadPhrases();
}
