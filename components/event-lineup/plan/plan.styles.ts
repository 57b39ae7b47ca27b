import { css } from 'lit';

/** One column in order of time; what is free between two sets is a line, not a gap to guess. */
export const planStyles = css`
  .plan .times {
    flex: 0 0 3.75em;
  }

  .plan > .found-day:first-child {
    margin-block-start: calc(3 * var(--_space));
  }

  .plan-gap + .set {
    border-block-start: 0;
  }

  .plan-gap {
    display: flex;
    align-items: center;
    gap: var(--_space);
    color: var(--_muted);
    font-size: var(--_size-small);
    line-height: 1.4;
  }

  .plan-gap::before,
  .plan-gap::after {
    content: '';
    flex: 1;
    border-block-start: 1px dashed var(--_border-strong);
  }

  .plan-gap::before {
    flex: 0 0 1.5em;
  }

  .plan-bar {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space);
    margin-block-start: calc(1.5 * var(--_space));
  }

  /* The plan has more ways to print than the timetable that shows it. */
  .base:has(.plan-bar) .print-days {
    display: none;
  }

  .plan-scan:not([hidden]) {
    display: flex;
    flex-wrap: wrap;
    gap: calc(2 * var(--_space)) calc(3 * var(--_space));
    align-items: center;
    margin-block-start: calc(2 * var(--_space));
  }

  .scan-words {
    flex: 1 1 14em;
    display: grid;
    gap: var(--_space);
  }

  .paper-way {
    display: grid;
    inline-size: 100%;
    min-block-size: var(--_control);
    padding: var(--_space);
    border-radius: var(--_radius);
    text-align: start;
  }

  .paper-way > span {
    font-size: var(--_size-small);
  }

  .paper-way:hover {
    background: color-mix(in oklab, var(--_on-ground) 8%, transparent);
  }

  .plan-link {
    font-size: var(--_size-small);
    overflow-wrap: anywhere;
    direction: ltr;
    unicode-bidi: isolate;
  }

  /* Dark on light in every scheme, and where visitors have colours of their own. */
  .qr-code {
    inline-size: min(100%, 15em);
    aspect-ratio: 1;
    border-radius: calc(0.5 * var(--_radius));
    forced-color-adjust: none;
    print-color-adjust: exact;
  }

  .shared-plan {
    align-items: center;
    padding: calc(1.5 * var(--_space)) calc(2 * var(--_space));
    border-inline-start: 3px solid var(--_accent);
    border-radius: var(--_radius);
    background: var(--_surface);
  }

  .shared-plan > p {
    flex: 1 1 16em;
    font-weight: 650;
  }

  .share-done,
  .share[data-copied] .share-offer {
    display: none;
  }

  .share[data-copied] .share-done {
    display: inline;
  }

  /* A little narrower than what stands above it would look like a slip. */
  @container (width >= 50em) {
    .plan,
    .plan-scan {
      max-inline-size: 44em;
    }
  }

  /* Two by two, before one of them stands alone on a line. */
  @container (width < 60em) {
    .plan-bar:not(.shared-plan) {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, max-content));
    }

    .plan-bar > .button:first-child:nth-last-of-type(odd),
    .plan-bar > .sheet {
      grid-column: 1 / -1;
    }
  }

  @container (width < 30em) {
    .plan-bar:not(.shared-plan) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    .plan-bar > .button {
      flex: auto;
      padding-inline: 0.75em;
    }
  }

  @container (width < 24em) {
    .plan-bar > .button {
      justify-content: start;
      text-align: start;
      gap: 0.15em;
      padding-inline: 0.5em;
      border-radius: min(var(--_radius-pill), 1em); /* the first of two lines is clear of it */
      font-size: var(--_size-small);
    }
  }

  @container (width < 17em) {
    .plan .times {
      flex-basis: auto;
    }

    .plan-bar > .button {
      padding-inline: 0.25em; /* the long word of a Japanese button is as far from its border */
    }
  }

  @container (width < 14em) {
    .plan-bar:not(.shared-plan) {
      display: flex;
    }
  }

  @media print {
    .plan-bar,
    .plan-scan:not([hidden]) {
      display: none;
    }
  }
`;
