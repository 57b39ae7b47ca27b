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
 * boxes. Once per element, however many of its parts ask for it.
 *
 * The only sign that a page has changed its colours is a transition of them: a probe without size has
 * one, and the colours are read again when it ends.
 */
export function followPageColours(host: EventElement): void {
  const root = host.renderRoot as ShadowRoot;
  if (root.querySelector('.colour-probe')) return;
  const probe = document.createElement('span');
  probe.className = 'colour-probe';
  root.append(probe);
  const sheet = new CSSStyleSheet();
  root.adoptedStyleSheets.push(sheet);
  const hostConnected = () => {
    const rule = drawColours(host, resolverOf(probe));
    if (rule) sheet.replaceSync(rule);
    // Chrome doesn't remove a `style` attribute that it has not serialised yet: reading it first helps.
    if (probe.getAttribute('style')) probe.removeAttribute('style');
  };
  probe.addEventListener('transitionend', hostConnected);
  host.addController({ hostConnected });
}

type Resolve = (colour: string) => Rgba | undefined;

/** Converts a CSS colour of any syntax to its channels, by a property of the probe without a transition. */
const resolverOf =
  (probe: HTMLElement): Resolve =>
  (colour) => {
    probe.style.columnRuleColor = `color-mix(in srgb, ${colour}, ${colour})`;
    return parseColour(getComputedStyle(probe).columnRuleColor);
  };

/** The colours of an element on its background; in print and forced colours those of the page don't apply. */
function drawColours(host: EventElement, resolve: Resolve): string | undefined {
  const ink = resolve('var(--_ink)');
  if (!ink) return undefined;
  const ground = readBackground(host, ink, resolve);
  const seenInk = blendOver(ink, ground.colour);
  const colours = Object.entries(ratios).map(([name, ratio]) => {
    const asked = resolve(`var(${name})`);
    if (!asked) return '';
    const colour = blendOver(asked, ground.colour);
    const share = shareWithContrast(colour, seenInk, ground.colour, ratio);
    return share === 1 ? '' : `${name}:${mixLight(colour, seenInk, share)};`;
  });
  return `@media screen and (forced-colors:none){${drawGround(host, ground)}${colours.join('')}}}`;
}

/** The beginning of the rules. `theme` decides scheme and ground where it is set. */
function drawGround({ settings }: EventElement, { colour, known }: Background): string {
  if (settings.theme === 'light' || settings.theme === 'dark') return '.room{';
  const scheme = luminanceOf(colour) < middle ? 'dark' : 'light';
  return `${known ? `:host{color-scheme:${scheme}}` : ''}.room{--_ground:var(--event-color-background,${writeColour(colour)});`;
}
