import type { ListedWebhook } from '../../outbox.js';
import { h, setText } from '../node.js';
import { keptRows, type Row } from '../rows.js';
import { sectionElement, timeOf, type PanelContext, type Section } from '../section.js';

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
    make: card,
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

function card({ type, createdAt, data, signature }: ListedWebhook): Row<ListedWebhook> {
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
