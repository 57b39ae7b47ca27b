import type { ListedRelease } from '../../control/listing.js';
import { choice, h, setText } from '../node.js';
import { keptRows, type Row } from '../rows.js';
import { sectionElement, type PanelContext, type Section } from '../section.js';

/** What is left of every kind of ticket, and the power to change it. */
export function stockSection(panel: PanelContext): Section {
  const event = h('select', { 'aria-label': 'Event' });
  const list = h('ul', { class: 'stock' });
  const element = sectionElement(
    'Tickets',
    'Sell out a release, or bring some back, while somebody is choosing.',
    event,
    list,
  );
  const keep = keptRows<ListedRelease>({
    into: list,
    keyOf: ({ id }) => id,
    make: (release) => releaseRow(panel, release),
  });
  const refresh = async () => {
    const { releases } = await panel.control.state();
    if (!event.options.length) fillEvents(event, releases, panel.event);
    keep(releases.filter((release) => release.event === event.value));
  };
  event.addEventListener('change', () => void refresh());
  return { element, refresh };
}

function fillEvents(
  select: HTMLSelectElement,
  releases: readonly ListedRelease[],
  wanted: string | undefined,
): void {
  const slugs = [...new Set(releases.map(({ event }) => event))];
  select.append(...slugs.map((slug) => choice(slug)));
  if (wanted && slugs.includes(wanted)) select.value = wanted;
}

function releaseRow(panel: PanelContext, { id, name, access }: ListedRelease): Row<ListedRelease> {
  const counts = h('small');
  const bar = h('span', { class: 'bar', 'aria-hidden': 'true' });
  const input = h('input', {
    type: 'number',
    min: 0,
    required: true,
    'aria-label': `${name}: left`,
  });
  const set = (remaining: number) =>
    void panel.act({
      work: () => panel.control.stock({ releaseId: id, remaining }),
      done: remaining === 0 ? `${name} is sold out.` : `${name}: ${remaining} left.`,
      changesWorld: true,
    });
  const submit = (event: Event) => {
    event.preventDefault();
    input.blur(); // so that the next look may write into it
    set(input.valueAsNumber);
  };
  const soldOut = () => set(0);
  const title = h('b', {}, name);
  if (access !== 'public') title.append(' ', h('span', { class: 'tag' }, access));
  const element = h(
    'li',
    {},
    h('div', { class: 'words' }, title, counts, bar),
    h('form', { onsubmit: submit }, input, h('button', {}, 'Set')),
    h('button', { type: 'button', 'aria-label': `Sell out ${name}`, onclick: soldOut }, 'Sell out'),
  );
  const update = ({ stock, sold, held, remaining }: ListedRelease) => {
    setText(counts, `${remaining} left, ${sold} sold, ${held} held`);
    bar.style.setProperty('--left', String(stock ? Math.min(1, remaining / stock) : 0));
    element.classList.toggle('gone', remaining === 0);
    if (!input.matches(':focus')) input.value = String(remaining);
  };
  return { element, update };
}
