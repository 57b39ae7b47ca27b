import { optionsFrom } from '../../src/forms/line-up-options.js';
import type { LineupOptions } from '../../src/forms/sources.js';
import { sharedEntry } from '../internal/feed/clients.js';
import type { EventElement } from '../internal/element.js';

const maxAgeSeconds = 60;
/** Who would wait longer writes the answer instead. */
const patienceSeconds = 5;

/** What the line-up of an event offers to questions whose options the definition leaves to it. */
export async function lineupSources(host: EventElement, slug: string): Promise<LineupOptions> {
  return optionsFrom(await lineupOf(host, slug));
}

/** Undefined where it cannot be had in time. */
function lineupOf(host: EventElement, slug: string): Promise<unknown> {
  const entry = slug ? sharedEntry(host, 'getLineup', { slug }, { maxAgeSeconds }) : undefined;
  if (!entry) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const give = (lineup: unknown) => {
      clearTimeout(timer);
      leave();
      resolve(lineup);
    };
    const look = () => {
      const { data, error } = entry.state;
      if (data !== undefined || error !== undefined) give(data);
    };
    const timer = setTimeout(give, patienceSeconds * 1000);
    const leave = entry.subscribe(look);
    look();
  });
}
