import type { ReactiveController } from 'lit';
import type { EventElement } from '../element.js';
import {
  blendOver,
  luminanceOf,
  mixLight,
  parseColour,
  shareWithContrast,
  writeColour,
  type Rgba,
} from './colour.js';
import { readBackground, type Background } from './background.js';

/** The luminance at which black and white have the same contrast: below it a background is dark. */
const middle = 0.179;

/** Colours of lines, icons and text, and the contrast that WCAG 2.2 requires (1.4.3, 1.4.11). */
const ratios = {
  '--_accent': 3,
  '--_focus': 3,
  '--_danger': 4.5,
  '--_success': 4.5,
  '--_warning': 4.5,
  '--_now': 4.5,
  '--_clash': 4.5,
};

/**
 * Reads the background of an element and ensures contrast on it: lines, icons and text are mixed with
 * the text colour until they are visible; fills stay as the author chose them. Floating boxes get the
 * page's background and controls its scheme, so that a dark page without `color-scheme` has no white
 * boxes.
 *
 * The only sign that a page has changed its colours is a transition of them: a probe without size has
 * one, and the colours are read again when it ends.
 */
class PageColours implements ReactiveController {
  readonly #host: EventElement;
  readonly #probe = document.createElement('span');
  readonly #sheet = new CSSStyleSheet();
  #written = '';

  constructor(host: EventElement) {
    this.#host = host;
    const root = host.renderRoot as ShadowRoot;
    this.#probe.className = 'colour-probe';
    this.#probe.addEventListener('transitionend', this.#update);
    root.append(this.#probe);
    root.adoptedStyleSheets.push(this.#sheet);
    host.addController(this);
  }

  hostConnected(): void {
    this.#update();
  }

  readonly #update = (): void => {
    const ink = this.#resolve('var(--_ink)');
    if (!ink) return;
    const ground = readBackground(this.#host, ink, this.#resolve);
    const seenInk = blendOver(ink, ground.colour);
    const colours = Object.entries(ratios).map(([name, ratio]) => {
      const asked = this.#resolve(`var(${name})`);
      if (!asked) return '';
      const colour = blendOver(asked, ground.colour);
      const share = shareWithContrast(colour, seenInk, ground.colour, ratio);
      return share === 1 ? '' : `${name}:${mixLight(colour, seenInk, share)};`;
    });
    this.#write(colours.join(''), ground);
    // Chrome doesn't remove a `style` attribute that it has not serialised yet: reading it first helps.
    if (this.#probe.getAttribute('style')) this.#probe.removeAttribute('style');
  };

  #write(colours: string, { colour, known }: Background): void {
    const { theme } = this.#host.settings;
    let ground = '';
    let scheme = '';
    if (theme !== 'light' && theme !== 'dark') {
      const isDark = luminanceOf(colour) < middle;
      if (known) scheme = `:host{color-scheme:${isDark ? 'dark' : 'light'}}`;
      ground = `--_ground:var(--event-color-background,${writeColour(colour)});`;
    }
    // In print and forced colours the page's colours don't apply.
    const text = `@media screen and (forced-colors:none){${scheme}.room{${ground}${colours}}}`;
    if (text !== this.#written) this.#sheet.replaceSync((this.#written = text));
  }

  /** Converts a CSS colour of any syntax to its channels, by a property of the probe without a transition. */
  readonly #resolve = (colour: string): Rgba | undefined => {
    const { style } = this.#probe;
    style.columnRuleColor = `color-mix(in srgb, ${colour}, ${colour})`;
    return parseColour(getComputedStyle(this.#probe).columnRuleColor);
  };
}

const withPageColours = new WeakSet<EventElement>();

/** Starts to follow the page's colours; once per element, however many of its parts ask for it. */
export function followPageColours(host: EventElement): void {
  if (!withPageColours.has(host)) new PageColours(host);
  withPageColours.add(host);
}
