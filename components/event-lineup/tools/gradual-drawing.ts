import type { ReactiveController } from 'lit';
import { untilPainted } from '../../internal/until-painted.js';
import type { DrawList, LineupHost, RowTraits } from '../lineup-context.js';
import { gradualList, type DrawBudget, type IncompleteList } from './gradual-list.js';

/** As many new rows as a press may cost: more than the screen of a phone shows. */
const rowsAtOnce = 14;
/** Of so many sets all else takes longer, too: about what the screen of a phone shows. */
const manySets = 120;
const fewerRowsAtOnce = 7;
/**
 * Those that follow come a few at a time, until something is pressed or typed. Every slice is followed by
 * a frame, which takes as long on a slow phone: many short ones would mostly lay out and paint.
 */
const rowsToFollow = 6;
const sliceMilliseconds = 36;

/** Whether a press or a key is waiting; only Chromium says so. */
const isAwaited = (): boolean =>
  (navigator as { scheduling?: { isInputPending(): boolean } }).scheduling?.isInputPending() ??
  false;

type Choices = Map<string, { readonly chosen: unknown; readonly key: unknown }>;

/**
 * Draws what a visitor sees at once, and the rest while nothing else is to be done: a thousand rows
 * never keep a press waiting. Rows that follow are drawn by their lists alone. Each drawing of the
 * element begins with what is wanted by then, so that a newer key never waits for the rows of an
 * older one.
 */
export class GradualDrawing implements ReactiveController {
  readonly #host: LineupHost;
  readonly #budget: DrawBudget;
  /** Lists that lack rows, in the order in which they stand. */
  readonly #incomplete = new Set<IncompleteList>();
  #left = 0;
  #isAllAtOnce = false;
  #isDrawing = false;
  /** What the last drawing showed of each choice, and what this one shows. */
  #before: Choices = new Map();
  #shown: Choices = new Map();
  /** Something else has been chosen, whose rows are still to come; they may once the choice was painted. */
  #awaitsRows = false;
  #mayChangeRows = false;
  #waiting: (() => void)[] = [];

  constructor(host: LineupHost, factsOf: DrawBudget['factsOf']) {
    this.#host = host;
    this.#budget = {
      factsOf,
      takeRow: (cost) => this.#takeRow(cost),
      report: (list, isShort) => {
        if (isShort) this.#incomplete.add(list);
        else this.#incomplete.delete(list);
      },
    };
    host.addController(this);
  }

  hostUpdate(): void {
    const most = this.#hasMany ? fewerRowsAtOnce : rowsAtOnce;
    this.#left = this.#isAllAtOnce ? Infinity : most;
    this.#isAllAtOnce = false;
    this.#incomplete.clear();
    this.#before = this.#shown;
    this.#shown = new Map();
    this.#awaitsRows = false;
  }

  hostUpdated(): void {
    this.#mayChangeRows = false;
    if (!this.#isDrawing) void this.#drawRemaining();
  }

  readonly drawList: DrawList = (items, draw, more) =>
    gradualList({
      items,
      draw: draw as (item: object, index: number) => unknown,
      more: more as RowTraits<object> | undefined,
      share: items.some((item) => 'slot' in item) ? this.#budget : undefined,
    });

  /**
   * What to draw rows of: `chosen`, or what was chosen before until the press has been seen. Of many
   * sets, to take rows out of the page and put others in is most of what a press costs.
   *
   * @param name of the choice: which day, which search
   * @param key the same for as long as nothing else is chosen
   */
  itemToDraw<T>(name: string, chosen: T, key: unknown): T {
    const before = this.#mayChangeRows || !this.#hasMany ? undefined : this.#before.get(name);
    const awaits = before !== undefined && before.key !== key;
    const shown = awaits ? before : { chosen, key };
    this.#awaitsRows ||= awaits;
    this.#shown.set(name, shown);
    return shown.chosen as T;
  }

  get #hasMany(): boolean {
    return this.#host.slots.length >= manySets;
  }

  /** When all rows are there. */
  async untilDrawn(): Promise<void> {
    await this.#host.updateComplete;
    if (this.#isDrawing) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #takeRow(cost: number): boolean {
    if (this.#left <= 0) return false;
    this.#left -= cost;
    return true;
  }

  async #drawRemaining(): Promise<void> {
    this.#isDrawing = true;
    while (this.#awaitsRows || this.#incomplete.size > 0) {
      await untilPainted();
      if (this.#awaitsRows) await this.#changeRows();
      else this.#drawMore();
    }
    this.#isDrawing = false;
    for (const tell of this.#waiting.splice(0)) tell();
  }

  async #changeRows(): Promise<void> {
    this.#mayChangeRows = true;
    this.#host.requestUpdate();
    await this.#host.updateComplete;
  }

  #drawMore(): void {
    const until = performance.now() + sliceMilliseconds;
    try {
      do {
        this.#left = rowsToFollow;
        for (const list of this.#incomplete) {
          list.drawMore();
          if (this.#left <= 0) break;
        }
      } while (this.#incomplete.size > 0 && performance.now() < until && !isAwaited());
    } catch {
      // The element knows what to show in place of rows that cannot be drawn.
      this.#incomplete.clear();
      this.#isAllAtOnce = true;
      this.#host.requestUpdate();
    }
  }
}
