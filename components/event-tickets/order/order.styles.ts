import { css } from 'lit';

/** The order review and the receipt. */
export const orderStyles = css`
  .review {
    display: grid;
    padding: var(--_pad);
    border-radius: calc(1.5 * var(--_radius));
    background: var(--_surface);
    font-variant-numeric: tabular-nums;
  }

  .review li,
  .review div,
  .reference {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 calc(2 * var(--_space));
  }

  .review li,
  .review div {
    padding-block: calc(0.5 * var(--_space));
  }

  .review li > :first-child,
  .review dt {
    flex: 1 1 4em;
    max-inline-size: 100%;
    overflow-wrap: break-word;
  }

  .review li > :last-child,
  .review dd {
    margin-inline-start: auto;
    text-align: end;
  }

  .review small {
    display: block;
    font-size: var(--_size-small);
  }

  .review dl {
    margin-block-start: var(--_space);
    padding-block-start: var(--_space);
    border-block-start: 2px dashed var(--_border);
  }

  .review .total {
    font-size: var(--_size-large);
    font-weight: 700;
  }

  .reference strong {
    font-family: var(--_font-display);
    font-size: var(--_size-large);
  }

  /* The receipt looks like a ticket: the reference, a perforation, the tickets below. */
  .receipt .reference,
  .reference + .review {
    --_at: 100%;
    mask:
      radial-gradient(circle var(--_notch) at 0 var(--_at), transparent 97%, black),
      radial-gradient(circle var(--_notch) at 100% var(--_at), transparent 97%, black);
    mask-composite: intersect;
  }

  .receipt .reference {
    display: grid;
    margin-block-end: calc(-3 * var(--_space));
    padding: var(--_pad);
    border-radius: calc(1.5 * var(--_radius)) calc(1.5 * var(--_radius)) 0 0;
    background: var(--_accent-soft);
  }

  .receipt .reference strong {
    font-size: var(--_size-display);
    line-height: 1.2;
  }

  .reference + .review {
    --_at: 0;
    border-start-start-radius: 0;
    border-start-end-radius: 0;
    border-block-start: 2px dashed var(--_border);
  }

  .next {
    display: grid;
    gap: calc(0.5 * var(--_space));
  }

  .next-title {
    font-size: var(--_size-large);
  }

  /* Borders replace tints, which are missing here. */
  @media (forced-colors: active), print {
    .review,
    .receipt .reference {
      border: 1px solid;
      background: none;
    }

    .receipt .reference {
      border-block-end: 0;
    }
  }
`;
