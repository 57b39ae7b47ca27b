import { html } from 'lit';
import type { EventElement } from '../element.js';
import { adoptStyles } from '../styles/adopt-styles.js';
import { demoMarkStyles } from './demo-mark.styles.js';
import { findFreePlace } from './free-place.js';

/** Of something that may have moved; a dialog that opens or closes moves the focus. */
const signs = ['scroll', 'resize', 'click', 'keyup', 'focusin'];

/** Milliseconds until it looks again for a free place, twice as long each time until the next sign. */
const firstPause = 250;

/**
 * Says once a page that its content is made up. One of the widgets draws it, so that the page's
 * styles reach its part; when that one leaves, or is hidden, another does.
 */
export class DemoMark {
  readonly #hosts: ReadonlySet<EventElement>;
  /** The one that draws it. */
  #drawer?: EventElement | undefined;
  #isDue = false;
  #nextLook = 0;
  #isWatching = false;

  constructor(hosts: ReadonlySet<EventElement>) {
    this.#hosts = hosts;
  }

  /** In the next frame; call it whenever something may have moved. */
  readonly update = (): void => this.#look(firstPause);

  #look(pause: number): void {
    this.#watch();
    clearTimeout(this.#nextLook);
    if (this.#isDue) return;
    this.#isDue = true;
    requestAnimationFrame(() => {
      this.#isDue = false;
      this.#chooseDrawer();
      this.#show(pause);
    });
  }

  #watch(): void {
    if (this.#isWatching) return;
    this.#isWatching = true;
    for (const event of signs)
      addEventListener(event, this.update, { capture: true, passive: true });
    // What opens, and what arrives, moves what stands below the mark.
    new ResizeObserver(this.update).observe(document.documentElement);
  }

  #chooseDrawer(): void {
    const before = this.#drawer;
    if (before && this.#hosts.has(before) && isShown(before)) return;
    const all = [...this.#hosts];
    this.#drawer = all.find(isShown) ?? all[0];
    if (this.#drawer === before) return;
    if (before) before.drawBadge = undefined;
    before?.requestUpdate();
    if (this.#drawer) draw(this.#drawer);
  }

  #show(pause: number): void {
    const mark = this.#drawer?.renderRoot.querySelector<HTMLElement>('.demo');
    if (!mark?.isConnected) return;
    // Browsers from before 2025 may have no popovers.
    const hasPopovers = 'showPopover' in mark;
    if (hasPopovers && !mark.matches(':popover-open')) mark.showPopover();
    const hasMoved = findFreePlace(mark);
    // Styles and pictures that arrive late give room without a sign.
    if (mark.style.visibility === 'hidden')
      this.#nextLook = window.setTimeout(() => this.#look(2 * pause), pause);
    if (!hasMoved) return;
    // What goes and comes again is no shift of the page; what moves in sight is one to browsers.
    if (hasPopovers) mark.hidePopover();
    this.update();
  }
}

const isShown = (host: EventElement): boolean => host.getClientRects().length > 0;

function draw(host: EventElement): void {
  adoptStyles(host.renderRoot, demoMarkStyles);
  host.drawBadge = () => {
    const { demo, demoTitle } = host.phrases;
    return html`<p class="demo" part="demo-badge" popover="manual" title=${demoTitle}>
      <span>${demo}</span>
    </p>`;
  };
  host.requestUpdate();
}
