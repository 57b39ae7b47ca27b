import { css } from 'lit';

/** The posters of a day: the first is the one people come for. */
export const billStyles = css`
  .bill {
    display: grid;
    grid-auto-columns: minmax(min(8.5em, 42cqi), 1fr); /* of the next one a part is in sight */
    grid-auto-flow: column;
    gap: var(--_space);
    overflow-x: auto;
    margin-block-end: calc(5 * var(--_space));
  }

  .poster {
    position: relative;
    display: grid;
    grid-row: 2;
    min-block-size: 10.5em;
    overflow: hidden;
    border-radius: var(--_radius);
    background: #17130f;
    color: #fff;
  }

  /* Stays where it is while the others are swiped. */
  .poster:first-child {
    position: sticky;
    inset-inline-start: 0;
    grid-row: 1;
    inline-size: 100cqi;
    min-block-size: clamp(10.5em, 50cqi, 15em);
  }

  .poster:only-child {
    min-block-size: clamp(13em, 64cqi, 20em);
  }

  .poster:first-child:nth-last-child(3) {
    grid-column: span 2;
  }

  .poster:first-child:nth-last-child(4) {
    grid-column: span 3;
  }

  .poster:first-child:nth-last-child(5) {
    grid-column: span 4;
  }

  .poster > * {
    grid-area: 1 / 1;
    min-inline-size: 0;
  }

  .faces {
    display: flex;
  }

  .poster .portrait {
    container-type: inline-size;
  }

  /* Above the name, which covers the lower half. */
  .poster .portrait::before {
    margin-block-start: 6%;
    color: #fff;
    font-size: min(38cqi, 4em);
  }

  /* Dark enough for white type on any photograph, and only where the type stands. */
  .poster .words {
    position: relative;
    align-self: end;
    padding: 3em calc(1.5 * var(--_space)) calc(1.5 * var(--_space));
    background: linear-gradient(
      to top,
      #17130fe6,
      #17130fbd 3.5em,
      #17130f9e calc(100% - 3em),
      transparent
    );
  }

  .poster .names {
    font-family: var(--_font-display);
    font-size: clamp(0.85em, min(5.7cqi, 0.9em + 1.6cqi), 1.875em);
    font-weight: 800;
    line-height: 1.1;
    letter-spacing: -0.025em;
    text-wrap: balance;
  }

  .poster .wordy {
    font-size: min(5cqi, max(1.0625em, 3cqi), 1.875em);
  }

  .poster:first-child .names {
    font-size: clamp(2.25em, 1em + 3.2cqi, 4.5em);
  }

  .poster:first-child .wordy {
    font-size: clamp(1.5em, 3cqi, 3em);
  }

  .when {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1em;
    margin-block-start: 0.5em;
    font-size: var(--_size-small);
    font-weight: 500;
    line-height: 1.4;
  }

  /* When a set ends is in the list, too: here it goes where the line has no room for it. */
  .when > * {
    max-block-size: 2.8em;
    overflow: hidden;
  }

  .when .times {
    max-block-size: 1.4em;
  }

  /* The lead on one half, as high as the others on the other half. */
  @container (width >= 40em) {
    .bill {
      grid-template-columns: repeat(4, 1fr);
      grid-auto-flow: row;
    }

    .poster {
      grid-row: auto;
      min-block-size: 11.5em;
    }

    .poster:first-child:nth-child(n) {
      grid-area: span 2 / span 2;
      inline-size: auto;
    }

    .poster:nth-child(2):nth-last-child(-n + 2),
    .poster:nth-child(2):nth-last-child(2) + .poster {
      grid-row: span 2;
    }

    .poster:nth-child(even):last-child {
      grid-column: span 2;
    }

    .poster:first-child .words {
      padding-inline: calc(3 * var(--_space));
    }

    /* A poster alone: the name beside the face, which has more of the room. */
    .poster:only-child:nth-child(n) {
      grid-template-columns: 2fr 3fr;
      grid-column: 1 / -1;
    }

    .poster:only-child .faces {
      grid-column: 2;
    }
  }
`;
