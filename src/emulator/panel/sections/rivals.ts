import type { Crowd } from '../../control/sales/rivals.js';
import { choice, h, setText } from '../node.js';
import { sectionElement, type PanelContext, type Section } from '../section.js';

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
  const submit = (event: Event) => {
    event.preventDefault();
    void panel.act({ work: send, done: 'The rivals have been.', changesWorld: true });
  };
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
