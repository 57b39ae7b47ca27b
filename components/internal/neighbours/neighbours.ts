import type { ReactiveController } from 'lit';
import { EventElement } from '../element.js';
import { addPageListener, removePageListener } from '../../../src/cache/page-events.js';

/**
 * The elements of a tag on the page that show the same event, or form, of the same service.
 *
 * Elements find each other by events on `document`: each sends `event-found` when it is connected, and
 * again in reply to `event-find`. So their order does not matter. Only the target of such an event is
 * read, as any script may send one.
 */
export class Neighbours<Neighbour extends EventElement> implements ReactiveController {
  readonly #host: EventElement;
  readonly #tag: string;
  readonly #changed: () => void;
  /** Each with the controller that notices when it leaves. */
  readonly #known = new Map<Neighbour, ReactiveController>();

  /** @param changed called when a neighbour is added or removed */
  constructor(host: EventElement, tag: string, changed: () => void) {
    this.#host = host;
    this.#tag = tag;
    this.#changed = changed;
    host.addController(this);
  }

  /** In the order in which they were found. */
  get all(): Neighbour[] {
    const { settings: here, about } = this.#host;
    const subject = about === 'form' ? 'form' : 'event';
    return [...this.#known.keys()].filter(
      ({ isConnected, settings }) =>
        isConnected &&
        here[subject] &&
        settings[subject] === here[subject] &&
        settings.baseUrl === here.baseUrl,
    );
  }

  hostConnected(): void {
    addPageListener('event-found', this.#add);
    document.dispatchEvent(new Event('event-find'));
  }

  hostDisconnected(): void {
    removePageListener('event-found', this.#add);
    for (const [neighbour, leaving] of this.#known) neighbour.removeController(leaving);
    this.#known.clear();
  }

  readonly #add = (event: Event): void => {
    const [element] = event.composedPath();
    // An element of another copy of the code may share nothing with ours but its tag.
    if (!(element instanceof EventElement) || element.localName !== this.#tag) return;
    const neighbour = element as Neighbour;
    if (this.#known.has(neighbour) || !neighbour.isConnected) return;
    const leaving = { hostDisconnected: () => this.#remove(neighbour) };
    this.#known.set(neighbour, leaving);
    neighbour.addController(leaving);
    this.#changed();
  };

  #remove(neighbour: Neighbour): void {
    const leaving = this.#known.get(neighbour);
    if (leaving) neighbour.removeController(leaving);
    this.#known.delete(neighbour);
    this.#changed();
  }
}
