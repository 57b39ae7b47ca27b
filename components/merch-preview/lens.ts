import { html, svg, type TemplateResult } from 'lit';
import type { MerchHost } from './merch-host.js';
import { ignoreComposingKeys } from '../internal/ignore-composing-keys.js';

/** As in the styles. */
const scale = 2.5;
/** Percent of the picture that an arrow key moves. */
const step = 12;
/** Pixels: less is a press, more a drag. */
const slack = 8;

const steps: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/**
 * A closer look at the stage. A press on the picture comes near and goes away again; then a mouse
 * shows what it points at, and a finger draws the picture along. The button does the same for keys,
 * of which the arrows move and Escape goes away.
 */
export class Lens {
  readonly #host: MerchHost;
  #near = false;
  /** Percent of the picture; what stands there does not move when it grows. */
  #place: readonly [number, number] = [50, 40];
  /** Where the pointer was last, and whether it has been drawn along since it came down. */
  #last: readonly [number, number] = [0, 0];
  #drawn = 0;

  constructor(host: MerchHost) {
    this.#host = host;
  }

  /** @param picture what stands on the stage */
  draw(picture: TemplateResult): TemplateResult {
    return html`<div
        class=${this.#near ? 'glass near' : 'glass'}
        @pointerdown=${this.#down}
        @pointermove=${this.#move}
        @click=${this.#press}
      >
        ${picture}
      </div>
      ${this.#button()}`;
  }

  #button(): TemplateResult {
    const { lookCloser, lensKeys } = this.#host.phrases;
    return html`<button
        class="lens"
        part="lens"
        type="button"
        title=${lookCloser}
        aria-pressed=${this.#near}
        @click=${this.#toggle}
        @keydown=${ignoreComposingKeys(this.#key)}
      >
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="10.5" cy="10.5" r="6.5" />
          <path d="m15.5 15.5 5 5M7.75 10.5h5.5" />
          ${this.#near ? undefined : plus}
        </svg>
      </button>
      <p class="lens-keys" aria-hidden="true">${this.#near ? lensKeys : undefined}</p>`;
  }

  readonly #toggle = ({ detail }: MouseEvent): void => {
    if (!this.#near) this.#place = [50, 40];
    this.#show(!this.#near);
    // Pressed by a key.
    if (this.#near && detail === 0) this.#host.announce(this.#host.phrases.lensKeys);
  };

  readonly #press = (event: MouseEvent): void => {
    if (this.#drawn > slack) return;
    this.#place = placeOf(event);
    this.#show(!this.#near);
  };

  readonly #down = ({ clientX, clientY }: PointerEvent): void => {
    this.#last = [clientX, clientY];
    this.#drawn = 0;
  };

  readonly #move = (event: PointerEvent): void => {
    const { clientX, clientY, pointerType, buttons, currentTarget } = event;
    const [x, y] = [clientX - this.#last[0], clientY - this.#last[1]];
    if (buttons) this.#drawn += Math.hypot(x, y);
    this.#last = [clientX, clientY];
    if (!this.#near) return;
    if (pointerType !== 'touch') {
      this.#place = placeOf(event);
    } else {
      const { width, height } = (currentTarget as Element).getBoundingClientRect();
      const along = (pixels: number, size: number) => (-100 * pixels) / size / (scale - 1);
      this.#place = [this.#place[0] + along(x, width), this.#place[1] + along(y, height)];
    }
    this.#track();
  };

  readonly #key = (event: KeyboardEvent): void => {
    const way = steps[event.key];
    if (!this.#near || (!way && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation(); // not the dialog around it
    if (!way) {
      this.#show(false);
      return;
    }
    this.#place = [this.#place[0] + way[0], this.#place[1] + way[1]];
    this.#track();
  };

  #show(near: boolean): void {
    this.#near = near;
    this.#track();
    this.#host.requestUpdate();
  }

  /** Through the CSSOM: a style attribute would need the page's CSP to permit it. */
  #track(): void {
    const [x, y] = (this.#place = [within(this.#place[0]), within(this.#place[1])]);
    const glass = this.#host.renderRoot.querySelector<HTMLElement>('.glass');
    glass?.style.setProperty('--_x', `${x}%`);
    glass?.style.setProperty('--_y', `${y}%`);
  }
}

const plus = svg`<path d="M10.5 7.75v5.5" />`;

const within = (percent: number): number => Math.min(100, Math.max(0, percent));

/** What an event points at. */
function placeOf({ clientX, clientY, currentTarget }: MouseEvent): readonly [number, number] {
  const { x, y, width, height } = (currentTarget as Element).getBoundingClientRect();
  return [(100 * (clientX - x)) / width, (100 * (clientY - y)) / height];
}
