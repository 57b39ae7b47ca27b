import { checkEqual } from '../../../conformance/check.js';
import { addressOf } from '../../../conformance/read.js';
import type { Invariant, Play } from '../play.js';

/**
 * ENV-20: a slug that an event once had answers to the byte what the current one answers. One of them
 * after each step: in turn, so that all are asked in the end.
 */
const answersAlike: Invariant = async (view) => {
  const { events, looks } = view.ledger;
  const event = events[looks % events.length]!;
  const [current, ...earlier] = [...event.slugs].reverse();
  const slug = earlier[Math.floor(looks / events.length) % earlier.length];
  if (current === undefined || slug === undefined) return;
  const order = view.ledger.open().find((one) => one.event === event);
  const asked = { key: event.key, checkoutToken: order?.reservation.checkoutToken ?? 'none' };
  const expected = await answersAt(view, { ...asked, slug: current });
  checkEqual(await answersAt(view, { ...asked, slug }), expected, `what ${slug} answers`);
};

async function answersAt(
  { stage: { target } }: Play,
  { key, ...path }: { key: string; slug: string; checkoutToken: string },
): Promise<string[]> {
  const texts: string[] = [];
  for (const name of ['getEvent', 'getTickets', 'getOrder'] as const) {
    const headers = { 'X-Service-Key': key };
    const answer = await target.send()(addressOf(target, name, path), { headers });
    texts.push(await answer.text());
  }
  return texts;
}

export const slugs = [answersAlike];
