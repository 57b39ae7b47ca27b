import { css } from 'lit';

export const searchStyles = css`
  .question {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17ch), 1fr));
    gap: calc(1.5 * var(--_space)) calc(2 * var(--_space));
    margin-block-end: calc(2 * var(--_space));
  }

  .words {
    grid-column: 1 / -1;
  }

  .item {
    display: grid;
    align-content: start;
    gap: calc(0.5 * var(--_space));
    min-inline-size: 0;
  }

  .item label {
    font-size: var(--_size-small);
    font-weight: 600;
  }

  .words .field {
    border-radius: var(--_radius-pill);
    padding-inline: 1.25em;
  }

  .field {
    min-inline-size: 0;
  }

  .count {
    min-block-size: 1lh;
    margin-block-end: calc(2 * var(--_space));
    color: var(--_muted);
    font-size: var(--_size-small);
  }

  .older {
    opacity: 0.6;
  }

  .failed {
    margin-block-start: calc(3 * var(--_space));
    font-weight: 600;
  }

  .more {
    margin-block-start: calc(3 * var(--_space));
  }

  .more [aria-disabled] {
    opacity: 0.6;
  }

  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space);
  }

  mark {
    border-radius: 0.15em;
    background: color-mix(in oklab, var(--_fill) 28%, transparent);
    color: inherit;
    box-shadow: 0 0 0 0.1em color-mix(in oklab, var(--_fill) 28%, transparent);
  }

  /* The days side by side, or they would push what was found off the screen of a phone. */
  @container (17em <= inline-size < 26em) {
    .question {
      grid-template-columns: repeat(2, 1fr);
      column-gap: var(--_space);
    }

    .question [type='date'] {
      padding-inline: 0.625em 0.375em;
    }

    .item:nth-child(even):last-child {
      grid-column: 1 / -1;
    }
  }

  @container (inline-size > 46em) {
    .question {
      grid-template-columns: minmax(0, 2fr) repeat(auto-fit, minmax(15ch, 1fr));
    }

    .words {
      grid-column: auto;
    }
  }

  @media (forced-colors: active) {
    mark {
      background: Mark;
      color: MarkText;
    }
  }

  @media print {
    .question,
    .more {
      display: none;
    }
  }
`;
