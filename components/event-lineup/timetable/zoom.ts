import type { ReactiveController } from 'lit';
import type { LineupHost } from '../lineup-context.js';

/** How much higher a minute is than the page has it. */
const steps = [0.6, 0.8, 1, 1.5, 2.25] as const;
const asThePageHasIt = steps.indexOf(1);

/** As low as a minute may be, in pixels, before the zoom; the style sheet keeps to it. */
export const leastMinutePixels = 1.6;
/** As low as a minute is where all of a day shall fit. */
export const leastFittedPixels = 0.55;
/** High enough for a finger; in the view of the whole day, for two lines of text. */
const leastPixels = { free: 44, fitted: 31 };

/** How a visitor looks at the timetables of one line-up. */
export class Zoom implements ReactiveController {
  /** All stages and hours at once. */
  isFitted = false;
  readonly #host: LineupHost;
  readonly #scheme = matchMedia('(prefers-color-scheme: dark)');
  #step = asThePageHasIt;

  constructor(host: LineupHost) {
    this.#host = host;
    host.addController(this);
  }

  get factor(): number {
    return steps[this.#step] ?? 1;
  }

  /** Units of the time axis that a set takes at least. */
  get leastUnits(): number {
    return this.isFitted
      ? leastPixels.fitted / leastFittedPixels
      : leastPixels.free / (leastMinutePixels * this.factor);
  }

  can(by: 1 | -1): boolean {
    return !this.isFitted && this.#step + by in steps;
  }

  change(by: 1 | -1): void {
    if (!this.can(by)) return;
    this.#step += by;
    this.#host.requestUpdate();
  }

  toggleFit(): void {
    this.isFitted = !this.isFitted;
    this.#host.requestUpdate();
  }

  hostConnected(): void {
    this.#scheme.addEventListener('change', this.#drawAnew);
  }

  hostDisconnected(): void {
    this.#scheme.removeEventListener('change', this.#drawAnew);
  }

  /** The page has other colours then. */
  readonly #drawAnew = (): void => this.#host.requestUpdate();
}

const zooms = new WeakMap<LineupHost, Zoom>();

/** One for each line-up. */
export function zoomOf(host: LineupHost): Zoom {
  let zoom = zooms.get(host);
  if (!zoom) zooms.set(host, (zoom = new Zoom(host)));
  return zoom;
}
