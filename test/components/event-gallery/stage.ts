import { waitUntil } from '@open-wc/testing';
import '../../../components/event-gallery/event-gallery.js';
import type { EventGallery } from '../../../components/event-gallery/event-gallery.js';
import type { Photo } from '../../../src/contract/gallery.js';
import { answer, make, TestPage } from '../page.js';
import { gallery } from './feed.js';
import { all } from '../parts.js';

export { all, focused } from '../parts.js';

/** A page with galleries and the feed they get; made anew for each test. */
export class Stage {
  data = gallery();
  readonly page = new TestPage({ event: 'party' });

  constructor(photos?: Photo[]) {
    performance.clearResourceTimings(); // the browser keeps no more than 250
    if (photos) this.data = gallery(photos);
    this.page.reply = () => answer(this.data);
  }

  /** Each test begins where the address names nothing, and on an entry that nobody has marked. */
  leave(): void {
    this.page.leave();
    history.replaceState(null, '', location.pathname + location.search);
  }

  async put(attributes: Record<string, string> = {}): Promise<EventGallery> {
    const element = make('event-gallery', attributes);
    document.body.append(element);
    await waitUntil(() => buttons(element).length > 0, 'the photos are there');
    return element;
  }
}

export const one = (element: Element, selector: string): HTMLElement => all(element, selector)[0]!;

/** The photos of the grid. */
export const buttons = (element: Element) => all<HTMLButtonElement>(element, '.photo');

export const dialogOf = (element: Element) => all<HTMLDialogElement>(element, 'dialog')[0]!;

export const isOpen = (element: Element): boolean =>
  all<HTMLDialogElement>(element, 'dialog').some(({ open }) => open);

/** What the viewer says where the photo stands: "3 of 4". */
export const place = (element: Element): string =>
  all(element, '.count')[0]?.textContent.trim() ?? '';

export const showsPlace = (element: Element, words: string) =>
  waitUntil(() => isOpen(element) && place(element) === words, `"${words}": ${place(element)}`);

/** Closed, and the address and the history are as they were. */
export const closed = (element: Element, hash = '') =>
  waitUntil(
    () => !isOpen(element) && !all(element, '.count').length && location.hash === hash && !marked(),
    'the viewer is closed',
  );

const marked = () =>
  (history.state as { eventGalleryPhoto?: boolean } | null)?.eventGalleryPhoto === true;
