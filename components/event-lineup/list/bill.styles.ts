import { css } from 'lit';

/** The posters of a day: the first is the one people come for. */
export const billStyles = css`
  .bill {
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    gap: var(--_space);
    margin-block-end: calc(5 * var(--_space));
  }

  .poster {
    position: relative;
    display: grid;
    grid-column: span 6;
    overflow: hidden;
    isolation: isolate;
    border-radius: var(--_radius);
    background: #17130f;
    color: #fff;
  }

  .poster:first-child,
  .poster:nth-child(even):last-child {
    grid-column: 1 / -1;
  }

  .poster > * {
    grid-area: 1 / 1;
    min-inline-size: 0;
  }

  .poster .faces {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    aspect-ratio: 4 / 5;
  }

  .poster:first-child .faces {
    aspect-ratio: 1;
  }

  .poster:nth-child(even):last-child .faces {
    aspect-ratio: 16 / 9;
  }

  .poster .portrait {
    aspect-ratio: auto;
    border-radius: 0;
  }

  /* Above the name, which covers the lower half. */
  .poster .portrait::before {
    margin-block-start: 6%;
    place-self: start center;
    color: #fff;
    font-size: min(38cqi, 9em);
  }

  /* Dark enough for white type on any photograph, and only where the type stands. */
  .poster .words {
    position: relative;
    align-self: end;
    padding: 4em calc(2 * var(--_space)) calc(1.75 * var(--_space));
    background: linear-gradient(
      to top,
      rgb(15 11 8 / 0.9),
      rgb(15 11 8 / 0.74) 3.5em,
      rgb(15 11 8 / 0.5) calc(100% - 4em),
      rgb(15 11 8 / 0.18) calc(100% - 1.75em),
      transparent
    );
  }

  .poster .names {
    font-family: var(--_font-display);
    font-size: clamp(1.0625em, min(6.25cqi, 0.9em + 1.6cqi), 1.875em);
    font-weight: 800;
    line-height: 1;
    letter-spacing: -0.025em;
    text-wrap: balance;
  }

  .poster:first-child .names {
    font-size: clamp(2.25em, 1em + 5.5cqi, 4.5em);
  }

  .poster:first-child .wordy {
    font-size: clamp(1.5em, 0.75em + 3.5cqi, 3.5em);
  }

  .when {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75em;
    margin-block-start: 0.5em;
    font-size: var(--_size-small);
    font-weight: 500;
    line-height: 1.4;
  }

  @container (width >= 40em) {
    .poster {
      grid-column: span 3;
    }

    .poster:nth-child(2):nth-last-child(3),
    .poster:nth-child(2):nth-last-child(3) ~ .poster {
      grid-column: span 4;
    }

    .poster:nth-child(2):nth-last-child(2),
    .poster:nth-child(2):nth-last-child(2) ~ .poster {
      grid-column: span 6;
    }

    .poster:first-child .faces {
      aspect-ratio: 2 / 1;
    }
  }

  /* The lead on one half, as high as the others on the other half. */
  @container (width >= 60em) {
    .bill {
      grid-auto-rows: minmax(clamp(13em, 21cqi, 17em), auto);
      gap: calc(1.5 * var(--_space));
    }

    .poster .faces.faces {
      aspect-ratio: auto;
    }

    .poster.poster:first-child:not(:only-child) {
      grid-area: span 2 / span 6;
    }

    .poster.poster:nth-child(2):nth-last-child(-n + 2),
    .poster.poster:nth-child(2):nth-last-child(2) + .poster {
      grid-area: span 2 / span 3;
    }

    .poster.poster:nth-child(2):last-child,
    .poster.poster:nth-child(4):last-child {
      grid-column: span 6;
    }

    .poster.poster:nth-child(2):nth-last-child(3),
    .poster.poster:nth-child(2):nth-last-child(3) + .poster {
      grid-column: span 3;
    }

    .poster:first-child .words {
      padding: 5em calc(3 * var(--_space)) calc(2.5 * var(--_space));
    }

    .poster:first-child .when {
      font-size: 1em;
    }

    /* A poster alone: the face on one half, the name on the other. */
    .poster:only-child {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      min-block-size: 26em;
    }

    .poster:only-child .faces {
      grid-column: 2;
    }

    .poster:only-child .words {
      background: none;
    }
  }
`;
