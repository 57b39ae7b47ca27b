import { css } from 'lit';

/**
 * The public `--event-*` properties, with a default for each that the page does not set.
 *
 * A page sets them anywhere above the element, `:root` included, so they are only read here and
 * resolved into private names. Everything is mixed from the text colour the page already has: a
 * tint of the right text is right on a light page, on a dark one and on a photograph, whatever
 * `color-scheme` says.
 *
 * `currentColor` in such a name means the colour of the element that uses it. Hence two rules: no
 * tint inside text that is tinted itself, and a filled box carries its fill as text colour:
 * `.box { color: var(--_fill); background: currentColor }` with
 * `.box > * { color: var(--_on-accent) }`.
 */
export const tokens = css`
  :host {
    --_ink: var(--event-color-text, currentColor);
    /* As the author set it, for fills. Lines and icons use a variant with enough contrast. */
    --_fill: var(--event-color-accent, var(--_ink));
    --_accent: var(--_fill);
    --_muted: var(--event-color-text-muted, color-mix(in oklab, var(--_ink) 80%, transparent));
    --_border: var(--event-color-border, color-mix(in oklab, var(--_ink) 16%, transparent));
    /* For controls: 3:1 on every background where the text has 4.5:1. */
    --_border-strong: color-mix(in oklab, var(--_ink) 70%, transparent);
    --_surface-strong: color-mix(in oklab, var(--_ink) 10%, transparent);
    /* Opaque background of floating boxes; follows the page's colour scheme. */
    --_ground: var(--event-color-background, Canvas);

    --_font: var(--event-font, inherit);
    --_font-display: var(--event-font-display, var(--_font));
    --_heading-weight: var(--event-heading-weight, 700);
    --_line-height: var(--event-line-height, 1.5);
    /* Four sizes, each for a separate block: nested, they would multiply. */
    --_size-small: 0.875em;
    --_size-large: 1.1875em;

    --_space: var(--event-space, 0.5em);
    --_radius: var(--event-radius, 0.5em);
    --_border-width: var(--event-border-width, 1px);
    --_control: var(--event-control-height, 44px);
    --_accent-soft: color-mix(in oklab, var(--_fill) 14%, transparent);
    --_size-display: clamp(1.375em, 1.1em + 1.4cqi, 2.125em);
    --_radius-pill: var(--event-radius-pill, 999px);
    --_measure: 68ch;
    --_surface: var(--event-color-surface, color-mix(in oklab, var(--_ink) 5%, transparent));
    --_max-width: var(--event-max-width, none);
    --_sticky-top: var(--event-sticky-top, 0px);
  }

  :host(:state(light)) {
    color-scheme: light;
  }

  :host(:state(dark)) {
    color-scheme: dark;
  }

  :host(:state(light)),
  :host(:state(dark)) {
    --_ink: var(--event-color-text, CanvasText);
    background: var(--_ground);
  }
`;
