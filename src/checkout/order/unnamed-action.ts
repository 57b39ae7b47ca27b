import type { PayAction } from '../../contract/checkout.js';
import { readObject, readText } from '../../contract/loose.js';

/** The members of an answer by name, without what they hold: a secret is nothing for a console. */
export const nameMembers = (answer: unknown): string =>
  membersOf(answer)
    .map(({ name }) => name)
    .join(', ') || 'nothing';

/** How to pay, by whatever names the answer says it; of two ways the one that the page prefers. */
export function findAction(answer: unknown, accepts: readonly string[]): PayAction | undefined {
  const members = membersOf(answer);
  const [secret, page] = [findSecret(members), findPage(members)];
  const [first] = accepts.filter((kind) => kind === 'redirect' || kind === 'client_secret');
  return first === 'client_secret' ? (secret ?? page) : (page ?? secret);
}

/** The page where the payment goes on: the only address, or the only one whose name says so. */
function findPage(members: readonly Member[]): PayAction | undefined {
  const addresses = members.filter(
    ({ name, text }) => /^https:\/\/\S+$/i.test(text) && !elsewhere.test(name),
  );
  const lone = onlyOne(addresses) ?? onlyOne(addresses.filter(({ name }) => payment.test(name)));
  return lone === undefined ? undefined : { kind: 'redirect', url: lone };
}

/** Where a payment leads afterwards, and what is no page to pay at. */
const elsewhere =
  /return|cancel|success|fail|callback|webhook|notif|receipt|invoice|ticket|terms|policy|image|logo|icon|script|status|self/i;
const payment = /redirect|checkout|pay|hosted|approv/i;

const onlyOne = (members: readonly Member[]): string | undefined => {
  const texts = new Set(members.map(({ text }) => text));
  return texts.size === 1 ? [...texts][0] : undefined;
};

/** A form of the provider in this page. Only Stripe is known without a name. */
function findSecret(members: readonly Member[]): PayAction | undefined {
  const find = (name: RegExp) => members.find((one) => name.test(one.name) && one.text)?.text;
  const clientSecret = find(/client_?secret$/i);
  const publishableKey = find(/(publishable|public)_?key$/i);
  if (!clientSecret || !publishableKey) return undefined;
  return {
    kind: 'client_secret',
    provider: find(/(^|\.)(provider|gateway|psp)$/i) ?? 'stripe',
    publishableKey,
    accountId: find(/account(_?id)?$/i) ?? null,
    clientSecret,
  };
}

interface Member {
  /** Of the outer member too: `payment.url`. */
  readonly name: string;
  /** Empty where it is no text. */
  readonly text: string;
}

/** How deep an answer is looked into. */
const depth = 3;

function membersOf(value: unknown, above = '', level = 0): Member[] {
  return Object.entries(readObject(value)).flatMap(([key, held]) => {
    const name = above ? `${above}.${key}` : key;
    const inside = level < depth ? membersOf(held, name, level + 1) : [];
    return inside.length > 0 ? inside : [{ name, text: readText(held) }];
  });
}
