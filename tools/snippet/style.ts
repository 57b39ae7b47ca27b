import { shortName, type WidgetTag } from './widgets.js';
import type { Density, Spelling, SnippetOptions } from './wish.js';

/**
 * The room that is kept for a widget until it is there, so that nothing below moves. What is taller
 * than the window needs no more than the window: what is below begins out of sight.
 */
const rooms: Partial<Record<WidgetTag, string>> = {
  // Its picture stands above the words in a window of less than 47rem, and beside them in a wider one.
  'event-card': 'max(30rem, 51.5rem - 20vw, min(46.25rem + 16vw, (47rem - 100vw) * 99))',
};

export const roomOf = (tag: WidgetTag): string => rooms[tag] ?? '100vh';

const spaces: Record<Density, string> = { '': '', compact: '0.375em', airy: '0.675em' };

type Declarations = readonly (readonly [property: string, value: string])[];

/** What a style sheet of the page says to the widgets; empty where it says nothing. */
export function styleOf(wish: SnippetOptions): string {
  const look: Declarations = [
    ['--event-color-accent', wish.accent],
    ['--event-font', wish.font],
    ['--event-space', spaces[wish.density]],
  ];
  // In each spelling there will be an element; room is kept by what stands there before.
  const looks = rule(wish.widgets, look);
  const rules = wish.room ? wish.widgets.map((tag) => roomRule(tag, wish.spelling)) : [];
  return [looks, ...rules].filter(Boolean).join('\n');
}

const roomRule = (tag: WidgetTag, spelling: Spelling): string =>
  rule(selectorsOf(tag, spelling), [
    ['display', 'block'],
    ['min-height', roomOf(tag)],
  ]);

function selectorsOf(tag: WidgetTag, spelling: Spelling): string[] {
  if (spelling === 'element' || spelling === 'shortcode') return [tag];
  const name = shortName(tag);
  if (spelling === 'div') return [`[data-event-widget='${name}']`];
  // The element comes in place of the link, and holds it until it can draw.
  return [tag, `a[href*='#widget=${name}']`];
}

function rule(selectors: readonly string[], declarations: Declarations): string {
  const said = declarations.filter(([, value]) => value !== '');
  if (said.length === 0) return '';
  const lines = said.map(([property, value]) => `  ${property}: ${value};`);
  return [`${selectors.join(',\n')} {`, ...lines, '}'].join('\n');
}
