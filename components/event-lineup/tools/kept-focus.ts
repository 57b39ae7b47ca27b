import type { ReactiveController } from 'lit';
import type { ArtistSummary } from '../../../src/contract/lineup.js';
import type { StageSet } from '../../../src/lineup/schedule.js';
import type { LineupHost } from '../lineup-context.js';

/** A name, which knows its act, or a star, which knows its set. */
type Control = HTMLElement & { act?: ArtistSummary; set?: StageSet };

/**
 * Views and the plan come late, when a keyboard may have gone on into what they replace. What had the
 * focus is taken out of the page, and the focus would be lost with it: it goes to the same act.
 */
export class KeptFocus implements ReactiveController {
  readonly #host: LineupHost;
  readonly #untilDrawn: () => Promise<void>;
  #focused: Control | null = null;
  /** Where to go on when it is nowhere any more: those behind it, then those before it. */
  #candidates: Control[] = [];

  constructor(host: LineupHost, whole: () => Promise<void>) {
    this.#host = host;
    this.#untilDrawn = whole;
    host.addController(this);
  }

  hostUpdate(): void {
    const held = (this.#host.renderRoot as ShadowRoot).activeElement as Control | null;
    this.#focused = held;
    const alike = held ? this.#find(held.set ? '.favourite' : '.name') : [];
    const at = held ? alike.indexOf(held) : -1;
    this.#candidates = at < 0 ? [] : [...alike.slice(at), ...alike.slice(0, at).reverse()];
  }

  hostUpdated(): void {
    if (this.#focused?.isConnected === false) void this.#moveFocus(this.#focused, this.#candidates);
  }

  async #moveFocus(held: Control, beside: readonly Control[]): Promise<void> {
    if (this.#isElsewhere()) return;
    const same = this.#findSame(held);
    if (!same) await this.#untilDrawn(); // it may be among the rows that follow
    if (this.#isElsewhere()) return;
    const near = same ?? this.#findSame(held) ?? beside.find((one) => one.isConnected);
    const first = near ?? this.#find('button')[0];
    (first ?? this.#host.renderRoot.querySelector<HTMLElement>('.bar [aria-pressed]'))?.focus();
  }

  /** The visitor has gone on by another key. */
  #isElsewhere(): boolean {
    const { activeElement } = this.#host.getRootNode() as Document | ShadowRoot;
    return activeElement !== null && activeElement !== document.body;
  }

  /** The star of the same set; else, as the poster has none, what opens the same act. */
  #findSame({ act, set }: Control): Control | undefined {
    const star = set && this.#find('.favourite').find((one) => one.set?.slot.id === set.slot.id);
    const acts = act ? [act] : (set?.acts ?? []);
    return star ?? this.#find('.name').find((one) => acts.some(({ id }) => id === one.act?.id));
  }

  readonly #find = (what: string) => [
    ...this.#host.renderRoot.querySelectorAll<Control>(`:is(.panel, .bill-poster) ${what}`),
  ];
}
