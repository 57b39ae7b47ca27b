import type { ReactiveController } from 'lit';
import { untilPainted } from '../../internal/feed/first-answer.js';
import type { Each, LineupHost } from '../lineup-context.js';
import { gradualList, type Share } from './gradual-list.js';

/** As many new rows as a press may cost: more than the screen of a phone shows. */
const rowsAtOnce = 14;
/** Those that follow are beyond the screen, and cost less. */
const rowsToFollow = 40;

/**
 * Draws what a visitor sees at once, and the rest while nothing else is to be done: a thousand rows
 * never keep a press waiting. Each drawing begins with what is wanted by then, so that a newer key
 * never waits for the rows of an older one.
 */
export class GradualDrawing implements ReactiveController {
  readonly #host: LineupHost;
  readonly #share: Share;
  #left = 0;
  #isShort = false;
  #follows = false;
  #isFollowing = false;
  #whole: (() => void)[] = [];

  constructor(host: LineupHost, factsOf: Share['factsOf']) {
    this.#host = host;
    this.#share = { factsOf, take: () => this.#take() };
    host.addController(this);
  }

  hostUpdate(): void {
    this.#left = this.#follows ? rowsToFollow : rowsAtOnce;
    this.#isShort = this.#follows = false;
  }

  hostUpdated(): void {
    if (this.#isShort) void this.#follow();
    else for (const tell of this.#whole.splice(0)) tell();
  }

  readonly each: Each = (items, draw) =>
    gradualList({
      items,
      draw: draw as (item: object, index: number) => unknown,
      share: items.some((item) => 'slot' in item) ? this.#share : undefined,
    });

  /** When all rows are there. */
  async whole(): Promise<void> {
    await this.#host.updateComplete;
    if (this.#isShort) await new Promise<void>((resolve) => this.#whole.push(resolve));
  }

  #take(): boolean {
    this.#isShort = this.#left === 0;
    return this.#left > 0 && this.#left-- > 0;
  }

  async #follow(): Promise<void> {
    if (this.#isFollowing) return;
    this.#isFollowing = true;
    await untilPainted();
    this.#isFollowing = false;
    this.#follows = true;
    this.#host.requestUpdate();
  }
}
