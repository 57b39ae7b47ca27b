import type { ReactiveController } from 'lit';
import { EventElement } from '../element.js';

/**
 * The elements of a tag that show the same event, or form, of the same service, wherever they stand in
 * the page.
 *
 * Elements tell each other of themselves by events on `document`: each says `event-found` when it
 * comes, and again whenever somebody asks with `event-find`. So it does not matter who is first.
 * Nothing is read of such an event but who has sent it: anybody may send one.
 */
export class Neighbours<Neighbour extends EventElement> implements ReactiveController {
  readonly #host: EventElement;
  readonly #tag: string;
  readonly #changed: () => void;
  /** Each with what waits for its leaving. */
  readonly #known = new Map<Neighbour, ReactiveController>();

  /** @param changed is called when one has come or gone */
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
    document.addEventListener('event-found', this.#add);
    document.dispatchEvent(new Event('event-find'));
  }

  hostDisconnected(): void {
    document.removeEventListener('event-found', this.#add);
    for (const [neighbour, leaving] of this.#known) neighbour.removeController(leaving);
    this.#known.clear();
  }

  readonly #add = (event: Event): void => {
    const [element] = event.composedPath();
    // Of another copy of the code we know no more than its name.
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
