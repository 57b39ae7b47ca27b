import {
  contrastOf,
  luminanceOf,
  parseColour,
  type Rgba,
} from '../../components/internal/contrast/colour.js';
import { readBackground } from '../../components/internal/contrast/background.js';
import type { BuilderState } from './state.js';

const probe = document.createElement('span');

/** What the browser makes of a colour; undefined where it knows none by that name. */
function colourOf(text: string): Rgba | undefined {
  if (!CSS.supports('color', text)) return undefined;
  probe.style.color = text;
  document.body.append(probe);
  const colour = parseColour(getComputedStyle(probe).color);
  probe.remove();
  return colour;
}

export const isColour = (text: string): boolean => text === '' || CSS.supports('color', text);

const white: Rgba = [1, 1, 1, 1];
const night: Rgba = [0.07, 0.07, 0.07, 1];

function groundOf({ theme }: BuilderState, body: HTMLElement): Rgba {
  if (theme) return theme === 'light' ? white : night;
  const ink = parseColour(getComputedStyle(body).color) ?? night;
  return readBackground(body, ink, parseColour).colour;
}

/** How well the accent is seen on the page in the preview, in numbers and in words. */
export function contrastWords(state: BuilderState, body: HTMLElement | undefined): string {
  if (!state.accent) return 'Leave empty to use your text colour.';
  const accent = colourOf(state.accent);
  if (!accent || !body) return '';
  const ground = luminanceOf(groundOf(state, body));
  const contrast = contrastOf(luminanceOf(accent), ground);
  const said = `Contrast ${contrast.toFixed(1)} on this page.`;
  if (contrast >= 4.5) return `${said} Easy to read, even in small text.`;
  if (contrast >= 3) return `${said} Good for buttons, lines and icons.`;
  const better = ground > 0.179 ? 'darker' : 'lighter';
  return (
    `${said} Too faint for some visitors: buttons keep it, but lines and icons are mixed with ` +
    `your text colour. Pick a ${better} one to keep it everywhere.`
  );
}
