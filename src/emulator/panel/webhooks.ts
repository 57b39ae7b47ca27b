import type { ListedWebhook } from '../outbox.js';
import { h } from './node.js';
import { keptRows } from './rows.js';
import { sectionElement, timeOf, type Desk, type Section } from './section.js';

/** What the organiser's own server was told, the newest first. */
export function webhooksSection({ control }: Desk): Section {
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
    make: (webhook) => ({ element: card(webhook) }),
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

function card({ type, createdAt, data }: ListedWebhook): HTMLElement {
  const time = h('time', { datetime: createdAt }, timeOf(createdAt));
  return h(
    'li',
    {},
    h(
      'details',
      {},
      h('summary', {}, h('b', {}, type), ' ', time),
      h('pre', { tabindex: 0, 'aria-label': `${type}, data` }, JSON.stringify(data, null, 2)),
    ),
  );
}
