import { waitUntil } from '@open-wc/testing';
import type { EventElement } from '../../../components/internal/element.js';
import type { Lineup } from '../../../src/contract/lineup.js';
import { damageCases } from '../damage-cases.js';
import { demoAnswer } from '../demo-answer.js';

const event = 'meadowlark-2027';

/** Presses a button, and waits for what it opens. */
async function press(element: EventElement, button: string, opens: string): Promise<void> {
  const find = (selector: string) => element.shadowRoot!.querySelector<HTMLElement>(selector);
  find(button)!.click();
  await waitUntil(() => find(opens), opens, { timeout: 30_000 });
}

damageCases({
  tag: 'event-lineup',
  second: {
    operation: 'getArtist',
    first: async () => {
      const lineup = (await demoAnswer('getLineup', { event }, 200)) as Lineup;
      const slots = lineup.slots.filter((slot) => slot.artist?.name === 'Juno Faraday');
      const artist = slots[0]!.artist!.id;
      const text = JSON.stringify({ ...lineup, slots });
      const dataFor = (own: string) => JSON.parse(text.replaceAll(artist, own)) as unknown;
      return { dataFor, subject: { event, artist } };
    },
    open: (element) => press(element, 'button.name', 'dialog[open]:not(:has([aria-busy]))'),
  },
});
