import { css } from 'lit';

/** Releases look like tickets: a body with the name, a perforation, a stub with the price. */
export const ticketStyles = css`
  .base {
    --_gap: calc(3 * var(--_space));
    --_pad: calc(2 * var(--_space));
    --_notch: 0.5em;
    --_stub: clamp(19em, 38cqi, 24em);
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }

  /* Text in another direction still aligns to the start edge of the ticket. */
  .base :is(bdi, [dir='auto']) {
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }

  /* Not a grid: the sticky summary must stick while any part of the cart is visible. */
  .cart,
  .groups,
  .releases {
    display: flex;
    flex-direction: column;
    gap: var(--_gap);
  }

  .releases {
    gap: var(--_space);
  }

  .group-name {
    margin-block-end: calc(1.5 * var(--_space));
    font-size: var(--_size-display);
    line-height: 1.1;
  }

  .release {
    position: relative;
    isolation: isolate;
  }

  /* Two round notches at the perforation. Releases with a border (selected, not on sale) have none. */
  .release::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    border-radius: calc(1.5 * var(--_radius));
    background: var(--_surface);
  }

  .about,
  .stub {
    padding: var(--_pad);
  }

  .about {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: calc(0.5 * var(--_space));
  }

  .release-name {
    font-size: var(--_size-large);
  }

  .description {
    max-inline-size: var(--_measure);
    color: var(--_muted);
    font-size: var(--_size-small);
    line-height: 1.45;
  }

  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25em 1em;
    font-size: var(--_size-small);
    font-weight: 600;
  }

  .facts li {
    display: flex;
    gap: 0.5em;
  }

  .facts li::before {
    content: '';
    flex: none;
    inline-size: 0.5em;
    block-size: 0.5em;
    margin-block-start: 0.5em;
    border-radius: 50%;
    background: var(--_accent);
  }

  .stub {
    display: flex;
    flex-wrap: wrap;
    place-content: start space-between;
    align-items: start;
    gap: calc(1.5 * var(--_space));
    border-block-start: 2px dashed var(--_border);
  }

  .price {
    display: grid;
    flex: 1 1 10.5em;
    font-size: var(--_size-small);
    font-variant-numeric: tabular-nums;
  }

  .price strong {
    font-family: var(--_font-display);
    font-size: min(1.714em, 12cqi);
    font-weight: var(--_heading-weight);
    line-height: 1.15;
    white-space: nowrap;
  }

  .price span {
    color: var(--_muted);
    text-wrap: balance;
  }

  .how-many {
    flex: none;
    display: grid;
    justify-items: end;
    gap: calc(0.5 * var(--_space));
    margin-inline-start: auto;
  }

  .stepper {
    display: flex;
    align-items: center;
    border-radius: var(--_radius-pill);
    box-shadow: inset 0 0 0 var(--_border-width) var(--_border-strong);
  }

  .stepper > * {
    inline-size: var(--_control);
    block-size: var(--_control);
    border-radius: 50%;
  }

  .stepper button {
    display: grid;
    place-items: center;
  }

  .stepper input {
    padding: 0;
    border: 0;
    background: none;
    font-size: max(16px, 1em);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }

  .off::before {
    border: var(--_border-width) dashed var(--_border-strong);
    background: none;
  }

  .off .release-name,
  .off .price strong {
    color: var(--_muted);
  }

  .state {
    display: flex;
    flex-basis: 100%;
    align-items: center;
    gap: 0.5em;
    font-size: var(--_size-small);
    font-weight: 600;
    line-height: 1.35;
  }

  .plans {
    margin-block: -0.5em;
    font-size: var(--_size-small);
  }

  summary {
    inline-size: fit-content;
    padding-block: 0.875em;
    cursor: pointer;
  }

  .as-link {
    place-self: start;
    padding: 0;
    border: 0;
  }

  /* No box: the sum sticks while any part of the cart is visible. */
  .paying {
    display: contents;
  }

  .summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space) var(--_pad);
    padding: calc(1.5 * var(--_space)) var(--_pad);
    border-radius: calc(1.5 * var(--_radius));
    background: linear-gradient(var(--_surface-strong), var(--_surface-strong)) var(--_ground);
    color: var(--event-color-text, CanvasText);
  }

  /* Text doesn't wrap here: in a narrow place the button moves below the sum. */
  .sum {
    display: flex;
    flex: 9 1 9em;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 1em;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  .summary > .button-primary {
    flex: auto;
  }

  .purchase {
    flex: 1 0 100%;
    font-size: var(--_size-small);
  }

  .purchase:empty {
    display: none;
  }

  .small-print {
    display: grid;
    gap: calc(0.5 * var(--_space));
    max-inline-size: var(--_measure);
    margin-block-start: var(--_gap);
    color: var(--_muted);
    font-size: var(--_size-small);
    text-wrap: pretty;
  }

  .bone-name {
    inline-size: 8em;
    max-inline-size: 60%;
    min-block-size: 1.25em;
  }

  .bone-price {
    inline-size: 7em;
    min-block-size: var(--_control);
  }

  /* In a low window it would cover what it is about. */
  @media (min-height: 30em) {
    @container (inline-size <= 68em) {
      .sticks {
        position: sticky;
        inset-block-end: max(var(--_space), env(safe-area-inset-bottom));
        z-index: 2;
      }
    }
  }

  @container (inline-size > 40em) {
    .release {
      display: grid;
      grid-template-columns: minmax(0, 1fr) var(--_stub);
    }

    .release:not(.off, .chosen)::before {
      --_at: calc(100% - var(--_stub));
      mask:
        radial-gradient(circle var(--_notch) at var(--_at) 0, transparent 97%, black) top / 100% 51%
          no-repeat,
        radial-gradient(circle var(--_notch) at var(--_at) 100%, transparent 97%, black) bottom /
          100% 51% no-repeat;
    }

    .stub {
      border-block-start: 0;
      border-inline-start: 2px dashed var(--_border);
      margin-block: var(--_pad);
      padding-block: 0;
    }
  }

  @container (inline-size > 68em) {
    .cart {
      display: grid;
      grid-template: auto 1fr / minmax(0, 1fr) 19em;
      gap: calc(1.5 * var(--_space)) calc(1.5 * var(--_gap));
      align-items: start;
    }

    /* As high as the content above the sum, so that tickets and sum start at the same height. */
    .group-name {
      margin: 0;
      line-height: var(--_control);
    }

    .group-name + * {
      margin-block-start: calc(1.5 * var(--_space));
    }

    /* Explicit rows: auto-placement would put the sum into the wide column. */
    .groups {
      grid-row: 1 / 3;
    }

    .paying {
      position: sticky;
      inset-block-start: calc(var(--_sticky-top) + 2 * var(--_space));
    }

    .paying,
    .summary {
      display: grid;
      gap: var(--_pad);
    }

    .summary {
      padding: var(--_pad);
    }
  }
`;
