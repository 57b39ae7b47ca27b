import type { ContentType } from '../../../contract/events.js';
import { choice, h, setText } from '../node.js';
import { sectionElement, type PanelContext, type Section } from '../section.js';

const kinds: Record<ContentType, { label: string; hint: string }> = {
  event: { label: 'Event', hint: 'a new tagline' },
  lineup: { label: 'Line-up', hint: 'a note on a set' },
  artists: { label: 'Artist', hint: 'a new biography' },
  faq: { label: 'FAQ', hint: 'one more question' },
  news: { label: 'News', hint: 'one more article' },
  broadcasts: { label: 'Broadcast', hint: 'one more message' },
  tickets: { label: 'Tickets', hint: 'a new description' },
  gallery: { label: 'Gallery', hint: 'a new caption' },
  forms: { label: 'Form', hint: 'a new title' },
  prelaunch: { label: 'Sign-up', hint: 'a new call to it' },
};

/** The organiser's hand: one visible edit of one kind, published at once. */
export function publishSection(panel: PanelContext): Section {
  const event = h('select', { 'aria-label': 'Event' });
  const told = h('p', { class: 'nothing' });
  const publish = async (contentType: ContentType) => {
    const { revision } = await panel.control.publish({ event: event.value, contentType });
    setText(told, `${kinds[contentType].label} of ${event.value}: revision ${revision}.`);
  };
  const buttons = (Object.keys(kinds) as ContentType[]).map((contentType) => {
    const { label, hint } = kinds[contentType];
    const done = `Published: ${label}.`;
    const press = () =>
      void panel.act({ work: () => publish(contentType), done, changesWorld: true });
    const words = [h('b', {}, label), ' ', h('small', {}, hint)];
    return h('button', { type: 'button', onclick: press }, ...words);
  });
  const element = sectionElement(
    'Publish',
    'Be the organiser: edit something, and see it arrive.',
    event,
    h('div', { class: 'tiles' }, ...buttons),
    told,
  );
  return { element, refresh: () => fillEvents(event, panel) };
}

async function fillEvents(
  select: HTMLSelectElement,
  { control, event }: PanelContext,
): Promise<void> {
  if (select.options.length) return;
  const { events } = await control.state();
  if (select.options.length) return; // another look was quicker
  select.append(...events.map(({ slug }) => choice(slug)));
  select.value = event ?? events[0]?.slug ?? '';
}
