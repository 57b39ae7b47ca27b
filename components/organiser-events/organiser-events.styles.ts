import { css } from 'lit';

export const organiserStyles = css`
  .profile {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: calc(1.5 * var(--_space)) calc(2.5 * var(--_space));
    align-items: center;
    margin-block-end: calc(5 * var(--_space));
  }

  .logo {
    display: grid;
    inline-size: 5.5em;
    aspect-ratio: 1;
    padding: calc(0.5 * var(--_space));
    overflow: clip;
    border: var(--_border-width) solid var(--_border);
    border-radius: var(--_radius);
  }

  .logo img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }

  .logo:has(.broken) {
    display: none;
  }

  .who:first-child {
    grid-column: 1 / -1;
  }

  @container (inline-size < 15em) {
    .profile {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  .title {
    font-size: var(--_size-display);
    line-height: 1.1;
  }

  .place {
    margin-block-start: calc(0.5 * var(--_space));
    color: var(--_muted);
  }

  .bio,
  .links {
    grid-column: 1 / -1;
  }

  .bio {
    justify-self: start;
    max-inline-size: min(var(--_measure), 100%);
    white-space: pre-line;
    text-wrap: pretty;
  }

  .bio > * + * {
    margin-block-start: 1lh;
  }

  .bio:has(> *) {
    white-space: normal;
  }

  .links {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space);
    margin-block-start: var(--_space);
  }

  .upcoming {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(4 * var(--_space));
  }

  .subtitle {
    font-size: var(--_size-large);
  }

  .month-group {
    border-block-start: 3px solid var(--_accent);
  }

  .month {
    padding-block-start: calc(1.5 * var(--_space));
    font-size: var(--_size-large);
  }

  .bone-name {
    inline-size: 9em;
    max-inline-size: 80%;
    min-block-size: 2em;
  }

  /* A month names itself on the left, its events run down the right. */
  @container (inline-size > 46em) {
    .month-group {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
      gap: calc(3 * var(--_space));
      align-items: start;
    }

    .month {
      position: sticky;
      inset-block-start: var(--_sticky-top);
    }
  }

  @media print {
    .links .button {
      border: 0;
      padding: 0;
    }

    .more {
      display: none;
    }
  }
`;
