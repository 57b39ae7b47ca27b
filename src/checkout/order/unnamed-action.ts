import type { PayAction } from '../../contract/checkout.js';
import { readObject, readText } from '../../contract/loose.js';

/** The names of an answer's members, without values: secrets don't belong in a console. */
export const nameMembers = (answer: unknown): string =>
  membersOf(answer)
    .map(({ name }) => name)
    .join(', ') || 'nothing';

/** Finds an action under other names. Of two kinds the one that the page prefers. */
export function findAction(answer: unknown, accepts: readonly string[]): PayAction | undefined {
  const members = membersOf(answer);
  const [secret, page] = [findSecret(members), findPage(members)];
  const [first] = accepts.filter((kind) => kind === 'redirect' || kind === 'client_secret');
  return first === 'client_secret' ? (secret ?? page) : (page ?? secret);
}

/** The payment page: the only address, or the only one with a name of payments. */
function findPage(members: readonly Member[]): PayAction | undefined {
  const addresses = members.filter(
    ({ name, text }) => /^https:\/\/\S+$/i.test(text) && !otherAddressNames.test(name),
  );
  const lone =
    onlyOne(addresses) ?? onlyOne(addresses.filter(({ name }) => paymentAddressNames.test(name)));
  return lone === undefined ? undefined : { kind: 'redirect', url: lone };
}

/** Names of addresses that are no payment page. */
const otherAddressNames =
  /return|cancel|success|fail|callback|webhook|notif|receipt|invoice|ticket|terms|policy|image|logo|icon|script|status|self/i;
const paymentAddressNames = /redirect|checkout|pay|hosted|approv/i;

const onlyOne = (members: readonly Member[]): string | undefined => {
  const texts = new Set(members.map(({ text }) => text));
  return texts.size === 1 ? [...texts][0] : undefined;
};

/** A payment form in this page. Without a provider's name it is Stripe. */
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
  /** With the name of the outer member: `payment.url`. */
  readonly name: string;
  /** Empty if the value is no text. */
  readonly text: string;
}

/** How deep an answer is searched. */
const deepestLevel = 3;

function membersOf(value: unknown, above = '', level = 0): Member[] {
  return Object.entries(readObject(value)).flatMap(([key, held]) => {
    const name = above ? `${above}.${key}` : key;
    const inside = level < deepestLevel ? membersOf(held, name, level + 1) : [];
    return inside.length > 0 ? inside : [{ name, text: readText(held) }];
  });
}
