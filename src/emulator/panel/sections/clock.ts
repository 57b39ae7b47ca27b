import type { Listing } from '../../control/listing.js';
import { h, setText } from '../node.js';
import { deedButton, type PanelContext, type Section, submitting } from '../section.js';

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
  const freeze = freezeButton(panel);
  const moments = h('div', { class: 'row moments', role: 'group', 'aria-label': 'Moments' });
  let event: Promise<ListedEvent | undefined> | undefined;
  const element = h(
    'section',
    { class: 'clock', 'aria-label': 'Clock' },
    h('p', { class: 'now' }, time, day),
    moments,
    h('div', { class: 'row' }, freeze, ...steps.map((step) => stepButton(panel, step))),
    setForm(panel),
  );
  return {
    element,
    async refresh() {
      const [{ now, frozen }, shown] = await Promise.all([
        control.clock(),
        (event ??= listMoments(panel, moments)),
      ]);
      time.dateTime = now;
      setText(time, now.slice(11, 19));
      const local = shown ? timeThere(now, shown.timezone) : '';
      const utc = `${dayFormat.format(new Date(now))}, UTC`;
      setText(day, `${utc}${local}${frozen ? ', frozen' : ''}`);
      freeze.setAttribute('aria-pressed', String(frozen));
      element.classList.toggle('frozen', frozen);
    },
  };
}

type ListedEvent = Listing['events'][number];

/** A button for each moment of the event that the page is about. @returns that event */
async function listMoments(panel: PanelContext, into: Element): Promise<ListedEvent | undefined> {
  const { events } = await panel.control.state();
  const { event = events[0]?.slug } = panel;
  const shown = events.find(
    ({ slug, earlierSlugs }) => slug === event || earlierSlugs.includes(event ?? ''),
  );
  into.replaceChildren(...(shown?.moments ?? []).map((moment) => momentButton(panel, moment)));
  return shown;
}

const momentButton = (panel: PanelContext, { name, now }: ListedEvent['moments'][number]) =>
  deedButton(panel, name, {
    work: () => panel.control.clock({ now }),
    done: `It is now: ${name}.`,
    changesWorld: true,
  });

/** `, 21:05 at the event`, where its clocks show another time than that. */
function timeThere(now: string, timeZone: string): string {
  const there = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone });
  const time = there.format(new Date(now));
  return time === now.slice(11, 16) ? '' : `, ${time} at the event`;
}

function freezeButton(panel: PanelContext): HTMLElement {
  const freeze = h(
    'button',
    { type: 'button', class: 'freeze', 'aria-pressed': 'false' },
    'Freeze',
  );
  freeze.addEventListener('click', () => {
    const frozen = freeze.getAttribute('aria-pressed') === 'false';
    const done = frozen ? 'The clock stands.' : 'The clock runs.';
    void panel.act({ work: () => panel.control.clock({ frozen }), done });
  });
  return freeze;
}

const stepButton = (panel: PanelContext, { label, name, seconds }: (typeof steps)[number]) =>
  deedButton(panel, label, {
    work: () => panel.control.clock({ advanceSeconds: seconds }),
    done: `It is ${name} later.`,
    changesWorld: true,
  });

function setForm(panel: PanelContext): HTMLElement {
  const input = h('input', { type: 'datetime-local', 'aria-label': 'Time, UTC', required: true });
  const set = submitting(() => {
    void panel.act({
      work: () => panel.control.clock({ now: `${input.value}:00.000Z` }),
      done: `It is ${input.value.replace('T', ', ')}.`,
      changesWorld: true,
    });
  });
  return h(
    'details',
    {},
    h('summary', {}, 'Another time'),
    h('form', { class: 'row', onsubmit: set }, input, h('button', {}, 'Set')),
  );
}
