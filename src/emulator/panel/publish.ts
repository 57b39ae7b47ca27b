import type { ContentType } from '../../contract/events.js';
import { choice, h, say } from './node.js';
import { sectionElement, type Desk, type Section } from './section.js';

const kinds: Record<ContentType, string> = {
  event: 'Event',
  lineup: 'Line-up',
  artists: 'An artist',
  faq: 'A question',
  news: 'News',
  broadcasts: 'A broadcast',
  tickets: 'Tickets',
  gallery: 'Gallery',
  forms: 'A form',
  prelaunch: 'Sign-up',
};

/** The organiser's hand: one visible edit of one kind, published at once. */
export function publishSection(desk: Desk): Section {
  const event = h('select', { 'aria-label': 'Event' });
  const told = h('p', { class: 'nothing' });
  const publish = async (contentType: ContentType) => {
    const { revision } = await desk.control.publish({ event: event.value, contentType });
    say(told, `${kinds[contentType]} of ${event.value}: revision ${revision}.`);
  };
  const buttons = (Object.keys(kinds) as ContentType[]).map((contentType) => {
    const done = `Published: ${kinds[contentType].toLowerCase()}.`;
    const press = () =>
      void desk.act({ work: () => publish(contentType), done, changesWorld: true });
    return h('button', { type: 'button', onclick: press }, kinds[contentType]);
  });
  const element = sectionElement(
    'Publish',
    'Be the organiser: edit something, and see it arrive.',
    event,
    h('div', { class: 'row' }, ...buttons),
    told,
  );
  return {
    element,
    async refresh() {
      if (event.options.length) return;
      const { events } = await desk.control.state();
      if (event.options.length) return; // another look was quicker
      event.append(...events.map(({ slug }) => choice(slug)));
      event.value = desk.event ?? events[0]?.slug ?? '';
    },
  };
}
