import { h, setText } from '../node.js';
import type { PanelContext, Section } from '../section.js';

const steps = [
  { label: '+1 min', name: 'one minute', seconds: 60 },
  { label: '+15 min', name: 'fifteen minutes', seconds: 900 },
  { label: '+1 day', name: 'one day', seconds: 86_400 },
];

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Virtual time, always in sight: most of what can happen happens because of it. */
export function clockSection(panel: PanelContext): Section {
  const { control } = panel;
  const time = h('time', { class: 'time' });
  const day = h('span', { class: 'day' });
  const freeze = h(
    'button',
    { type: 'button', class: 'freeze', 'aria-pressed': 'false' },
    'Freeze',
  );
  freeze.addEventListener('click', () => {
    const frozen = freeze.getAttribute('aria-pressed') === 'false';
    const done = frozen ? 'The clock stands.' : 'The clock runs.';
    void panel.act({ work: () => control.clock({ frozen }), done });
  });
  const element = h(
    'section',
    { class: 'clock', 'aria-label': 'Clock' },
    h('p', { class: 'now' }, time, day),
    h('div', { class: 'row' }, freeze, ...steps.map((step) => stepButton(panel, step))),
    setForm(panel),
  );
  return {
    element,
    async refresh() {
      const { now, frozen } = await control.clock();
      time.dateTime = now;
      setText(time, now.slice(11, 19));
      setText(day, `${dayFormat.format(new Date(now))}, UTC${frozen ? ', frozen' : ''}`);
      freeze.setAttribute('aria-pressed', String(frozen));
      element.classList.toggle('frozen', frozen);
    },
  };
}

function stepButton(
  panel: PanelContext,
  { label, name, seconds }: (typeof steps)[number],
): HTMLElement {
  const advance = () =>
    void panel.act({
      work: () => panel.control.clock({ advanceSeconds: seconds }),
      done: `It is ${name} later.`,
      changesWorld: true,
    });
  return h('button', { type: 'button', onclick: advance }, label);
}

function setForm(panel: PanelContext): HTMLElement {
  const input = h('input', { type: 'datetime-local', 'aria-label': 'Time, UTC', required: true });
  const set = (event: Event) => {
    event.preventDefault();
    void panel.act({
      work: () => panel.control.clock({ now: `${input.value}:00.000Z` }),
      done: `It is ${input.value.replace('T', ', ')}.`,
      changesWorld: true,
    });
  };
  return h(
    'details',
    {},
    h('summary', {}, 'Another time'),
    h('form', { class: 'row', onsubmit: set }, input, h('button', {}, 'Set')),
  );
}
