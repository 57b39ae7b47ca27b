import type { Email, PushMessage, TextMessage } from '../../state/mailbox.js';
import { h, setText } from '../node.js';
import { keptRows, numbered } from '../rows.js';
import { sectionElement, timeOf, type PanelContext, type Section } from '../section.js';

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
function linkOf({ follow, act }: PanelContext, address: string): HTMLElement {
  if (!follow) {
    const elsewhere = { href: address, target: '_blank', rel: 'noopener', class: 'button' };
    return h('a', elsewhere, 'Open the link');
  }
  const led = h('output');
  const open = () =>
    void act({ work: async () => setText(led, await follow(address)), done: 'The link is open.' });
  return h('p', {}, h('button', { type: 'button', onclick: open }, 'Open the link'), ' ', led);
}
