import type { ListedRelease } from '../../control/listing.js';
import type { Crowd } from '../../control/rivals.js';
import { choice, h, keptRows, type Row, setText } from '../node.js';
import { type PanelContext, type Section, sectionElement, submitting } from '../section.js';

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
  const submit = submitting(() => {
    input.blur(); // so that the next look may write into it
    set(input.valueAsNumber);
  });
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

/** Other people want the same tickets, and are quicker. */
export function rivalsSection(panel: PanelContext): Section {
  const release = h('select');
  const buyers = h('input', { type: 'number', min: 1, max: 10_000, value: 5, required: true });
  const each = h('input', { type: 'number', min: 1, value: 1, required: true });
  const outcome = h('select', {}, choice('hold', 'hold them'), choice('buy', 'buy them'));
  const told = h('p', { class: 'nothing' });
  const send = async () => {
    const crowd = await panel.control.rivals({
      releaseId: release.value,
      buyers: buyers.valueAsNumber,
      each: each.valueAsNumber,
      outcome: outcome.value as 'hold' | 'buy',
    });
    setText(told, crowdText(crowd));
  };
  const submit = submitting(() => {
    void panel.act({ work: send, done: 'The rivals have been.', changesWorld: true });
  });
  const form = h(
    'form',
    { class: 'fields', onsubmit: submit },
    h('label', { class: 'wide' }, 'Tickets', release),
    h('label', {}, 'Rivals', buyers),
    h('label', {}, 'Tickets each', each),
    h('label', { class: 'wide' }, 'They', outcome),
    h('button', { class: 'main' }, 'Send the rivals'),
  );
  return {
    element: sectionElement('Rivals', 'Other people want tickets, and are quicker.', form, told),
    refresh: () => fillReleases(release, panel),
  };
}

/** Releases come and go as the organiser edits, so the list is made anew when it differs. */
async function fillReleases(
  select: HTMLSelectElement,
  { control, event }: PanelContext,
): Promise<void> {
  const { releases } = await control.state();
  const known = [...select.options].map(({ value }) => value);
  const sorted = [...releases].sort(
    (one, other) => Number(other.event === event) - Number(one.event === event),
  );
  if (known.join() === sorted.map(({ id }) => id).join()) return;
  const { value } = select;
  select.replaceChildren(...sorted.map((one) => choice(one.id, `${one.name}, ${one.event}`)));
  const wanted = known.includes(value) ? value : sorted.find(({ remaining }) => remaining > 0)?.id;
  if (wanted !== undefined) select.value = wanted;
}

function crowdText({ held, bought, refused }: Crowd): string {
  const parts = [
    held ? `${held} hold` : '',
    bought ? `${bought} bought` : '',
    ...Object.entries(refused).map(([code, count]) => `${count} refused (${code})`),
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}
