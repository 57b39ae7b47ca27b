import type { ReactiveController } from 'lit';
import type { Offer, Sale } from '../../../src/checkout/sale/offers.js';
import { warnDeveloper } from '../developer.js';
import type { EventElement } from '../element.js';
import type { Neighbours } from './neighbours.js';

/** Places in the tickets where a neighbour may draw something, one in each. */
export interface TicketAsides {
  /** Above a ticket; without one above all of them. */
  above?: ((sale: Sale, offer?: Offer) => unknown) | undefined;
  /** Below a step of the order. */
  order?: (() => unknown) | undefined;
}

/** What other elements see of the tickets. */
export interface TicketsNeighbour extends EventElement {
  /** Made by the first neighbour that draws something. */
  asides?: TicketAsides | undefined;
  /** The days that tickets are for, as the author states. */
  readonly covers?: string | undefined;
}

type Draw<Place extends keyof TicketAsides> = NonNullable<TicketAsides[Place]>;

/**
 * Draws something of an element in a place of the tickets, while both are on the page. If another
 * neighbour uses the place, it waits until that one has left.
 */
export class TicketAside<Place extends keyof TicketAsides> implements ReactiveController {
  readonly #neighbours: Neighbours<TicketsNeighbour>;
  readonly #place: Place;
  readonly #drawFor: (tickets: TicketsNeighbour) => Draw<Place>;
  readonly #joined = new Map<TicketsNeighbour, { guest: ReactiveController; draw: Draw<Place> }>();

  /** @param drawFor answers what draws the place; of a failure there only the developer reads */
  constructor(
    neighbours: Neighbours<TicketsNeighbour>,
    place: Place,
    drawFor: (tickets: TicketsNeighbour) => Draw<Place>,
  ) {
    this.#neighbours = neighbours;
    this.#place = place;
    this.#drawFor = drawFor;
  }

  /** The tickets in which it may draw now. */
  get tickets(): TicketsNeighbour[] {
    const isOurs = ([tickets, { draw }]: [TicketsNeighbour, { draw: Draw<Place> }]) =>
      tickets.asides?.[this.#place] === draw;
    return [...this.#joined].filter(isOurs).map(([tickets]) => tickets);
  }

  /** After every update of the element: the tickets that have come, and those that have gone. */
  hostUpdated(): void {
    const present = new Set(this.#neighbours.all);
    for (const tickets of this.#joined.keys()) if (!present.has(tickets)) this.#leave(tickets);
    for (const tickets of present) if (!this.#joined.has(tickets)) this.#join(tickets);
  }

  hostDisconnected(): void {
    for (const tickets of this.#joined.keys()) this.#leave(tickets);
  }

  #join(tickets: TicketsNeighbour): void {
    const asides = (tickets.asides ??= {});
    const draw = catchErrors(tickets, this.#drawFor(tickets) as (...given: never[]) => unknown);
    const guest = { hostUpdate: () => void (asides[this.#place] ??= draw as Draw<Place>) };
    this.#joined.set(tickets, { guest, draw: draw as Draw<Place> });
    tickets.addController(guest);
    tickets.requestUpdate();
  }

  #leave(tickets: TicketsNeighbour): void {
    const { guest, draw } = this.#joined.get(tickets) ?? {};
    if (guest) tickets.removeController(guest);
    this.#joined.delete(tickets);
    const { asides } = tickets;
    if (asides && asides[this.#place] === draw) asides[this.#place] = undefined;
    tickets.requestUpdate();
  }
}

/** A failure of a neighbour must not stop the sale. */
const catchErrors =
  <Given extends unknown[]>(tickets: TicketsNeighbour, draw: (...given: Given) => unknown) =>
  (...given: Given): unknown => {
    try {
      return draw(...given);
    } catch (error) {
      warnDeveloper(tickets, 'could not show what another element says of it.', error);
      return undefined;
    }
  };
