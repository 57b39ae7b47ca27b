/**
 * The one look of every page that the emulator shows by itself: a card like a ticket. `:host` is
 * the page inside a page.
 */
export const look = `
  :host { all: initial }
  :root, :host { color-scheme: light dark; font: medium/1.5 system-ui, sans-serif;
    --ground: light-dark(#f6ecd8, #101a18); --sheet: light-dark(#fffdf8, #1a2724);
    --ink: light-dark(#1f2d29, #f1ead9); --quiet: light-dark(#56625c, #b3b9ab);
    --accent: light-dark(#1f6760, #8fd0c4); --on-accent: light-dark(#fff, #10201d);
    --alarm: light-dark(#a8351b, #ffab8a);
    --line: color-mix(in oklab, var(--ink) 20%, transparent) }
  main, .page { box-sizing: border-box; inline-size: min(28em, 100% - 1.5em); margin: 0.75em auto;
    padding: 2em 24px; border: 1px solid var(--line); border-radius: 1.25em; overflow: clip;
    background: var(--sheet); text-align: center }
  svg { inline-size: 56px; block-size: 56px; color: var(--accent) }
  h1 { margin: 0.4em 0 0.25em; font-size: 1.75em; line-height: 1.2; text-wrap: balance }
  p { margin: 0; text-wrap: balance }
`;

/** Drawn inside a circle of radius 10, on a field of 24 by 24. */
export const pageIcons = {
  tick: 'm7.5 12.5 3 3 6-6.5',
  question: 'M9.5 9.3a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.1.9-1.1 1.9M12 16.6v.1',
  cross: 'm8.8 8.8 6.4 6.4m0-6.4-6.4 6.4',
  clock: 'M12 6.8v5.4l3.4 2',
  coins: 'M7 9.2h10v6.6H7zM7 11.6h10M9 13.9h2.2',
};
export type Icon = keyof typeof pageIcons;
