import type { ListedWebhook } from '../../outbox.js';
import type { Email, PushMessage, TextMessage } from '../../state/memory.js';
import { h, keptRows, numbered, type Row, setText } from '../node.js';
import { deedButton, type PanelContext, type Section, sectionElement, timeOf } from '../section.js';

/** What was sent to people: nothing of it has left the machine. */
export function mailboxSection(panel: PanelContext): Section {
  const emails = messages('E-mails', (email: Email) => emailCard(panel, email));
  const texts = messages('Texts', textCard);
  const pushes = messages('Pushes', pushCard);
  const element = sectionElement(
    'Mailbox',
    'E-mails, texts and pushes. Nothing leaves this machine.',
    emails.element,
    texts.element,
    pushes.element,
  );
  return {
    element,
    async refresh() {
      const box = await panel.control.mailbox();
      emails.show(box.emails);
      texts.show(box.sms);
      pushes.show(box.push);
    },
  };
}

function messages<Item>(title: string, card: (item: Item) => HTMLElement) {
  const list = h('ol', { class: 'cards' });
  const count = h('span', { class: 'count' });
  const keep = keptRows<{ item: Item; key: string }>({
    into: list,
    keyOf: ({ key }) => key,
    make: ({ item }) => ({ element: card(item) }),
  });
  return {
    element: h('div', { class: 'messages' }, h('h3', {}, title, ' ', count), list),
    show: (items: readonly Item[]) => {
      setText(count, items.length ? String(items.length) : 'none yet');
      keep(numbered(items, (item) => JSON.stringify(item)).reverse());
    },
  };
}

function emailCard(panel: PanelContext, { to, subject, text, links, at }: Email): HTMLElement {
  return card(h('b', {}, subject), { to, text, at }, ...links.map((link) => linkOf(panel, link)));
}

const textCard = ({ code, ...message }: TextMessage) =>
  card(h('b', { class: 'code' }, code), message);

const pushCard = ({ title, ...message }: PushMessage) => card(h('b', {}, title), message);

function card(
  title: HTMLElement,
  { to, text, at }: { to: string; text: string; at: string },
  ...more: HTMLElement[]
): HTMLElement {
  return h(
    'li',
    {},
    h('div', { class: 'head' }, title, h('time', { datetime: at }, timeOf(at))),
    h('small', {}, `to ${to}`),
    h('p', { class: 'letter' }, text),
    ...more,
  );
}

/** An emulator in the page has no address that a browser could open: it is asked instead. */
function linkOf(panel: PanelContext, address: string): HTMLElement {
  const { follow } = panel;
  if (!follow) {
    const elsewhere = { href: address, target: '_blank', rel: 'noopener', class: 'button' };
    return h('a', elsewhere, 'Open the link');
  }
  const led = h('output');
  const work = async () => setText(led, await follow(address));
  const open = deedButton(panel, 'Open the link', { work, done: 'The link is open.' });
  return h('p', {}, open, ' ', led);
}

/** What the organiser's own server was told, the newest first. */
export function webhooksSection({ control }: PanelContext): Section {
  const list = h('ol', { class: 'cards' });
  const nothing = h(
    'p',
    { class: 'nothing' },
    'Nothing was sent yet. Publish something, and wait.',
  );
  const hint = 'What your own server would be told. An edit waits two minutes for the next one.';
  const element = sectionElement('Webhooks', hint, nothing, list);
  const keep = keptRows<ListedWebhook>({
    into: list,
    keyOf: ({ id }) => id,
    make: webhookCard,
  });
  return {
    element,
    async refresh() {
      const { webhooks } = await control.webhooks();
      nothing.hidden = webhooks.length > 0;
      keep([...webhooks].reverse());
    },
  };
}

function webhookCard({ type, createdAt, data, signature }: ListedWebhook): Row<ListedWebhook> {
  const time = h('time', { datetime: createdAt }, timeOf(createdAt));
  const tries = h('small');
  const body = { tabindex: 0, 'aria-label': `${type}, data` };
  const element = h(
    'li',
    {},
    h('div', { class: 'head' }, h('b', {}, type), time),
    tries,
    h(
      'details',
      {},
      h('summary', {}, 'What it says'),
      h('pre', body, JSON.stringify(data, null, 2)),
      h('small', {}, `X-Service-Signature: ${signature}`),
    ),
  );
  return { element, update: (webhook) => setText(tries, triesText(webhook)) };
}

/** How the last try to deliver it went. */
function triesText({ tries }: ListedWebhook): string {
  const last = tries.at(-1);
  if (!last) return 'Kept here, and sent nowhere.';
  const outcome = last.status === null ? 'no answer' : `answered ${last.status}`;
  return `Try ${tries.length}: ${outcome}.`;
}
