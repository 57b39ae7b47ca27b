import { checkEqual } from '../../../conformance/check.js';
import { addressOf } from '../../../conformance/read.js';
import type { KnownEvent } from '../known.js';
import type { Invariant } from '../observe.js';
import type { Stage } from '../stage.js';

/** ENV-20: every slug that an event ever had answers to the byte what the current one answers. */
const answersAlike: Invariant = async ({ ledger, stage }) => {
  for (const event of ledger.events.filter(({ slugs }) => slugs.length > 1)) {
    const order = ledger.open().find((one) => one.event === event);
    const checkoutToken = order?.reservation.checkoutToken ?? 'none';
    const [current, ...earlier] = [...event.slugs].reverse();
    const expected = await answersAt(stage, event, { slug: current!, checkoutToken });
    for (const slug of earlier) {
      const answers = await answersAt(stage, event, { slug, checkoutToken });
      checkEqual(answers, expected, `what ${slug} answers`);
    }
  }
};

async function answersAt(
  { desk }: Stage,
  { key }: KnownEvent,
  path: { slug: string; checkoutToken: string },
): Promise<string[]> {
  const texts: string[] = [];
  for (const name of ['getEvent', 'getTickets', 'getOrder'] as const) {
    const answer = await desk.send()(addressOf(desk, name, path), {
      headers: { 'X-Service-Key': key },
    });
    texts.push(await answer.text());
  }
  return texts;
}

export const slugs = [answersAlike];
