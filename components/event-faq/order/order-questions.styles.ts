import { css } from 'lit';

/** In the tickets: a quiet button below the step, and a sheet in front of it. */
export const orderQuestionsStyles = css`
  .ask {
    padding-block-start: calc(2 * var(--_space));
    border-block-start: var(--_border-width) solid var(--_border);
  }

  .questions {
    --_ink: var(--_on-ground);
    inline-size: min(100%, 52em);
    max-inline-size: none;
    max-block-size: min(92dvb, 56em);
    margin: auto auto 0;
    padding: 0 calc(2.5 * var(--_space)) calc(4 * var(--_space));
    overflow: auto;
    overscroll-behavior: contain;
    border: 0;
    border-start-start-radius: calc(2 * var(--_radius));
    border-start-end-radius: calc(2 * var(--_radius));
    background: var(--_ground);
    color: var(--_on-ground);
    box-shadow: var(--_shadow);
  }

  .questions::backdrop {
    background: rgb(12 10 9 / 0.6);
  }

  .questions-head {
    position: sticky;
    z-index: 2;
    inset-block-start: 0;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--_space) calc(2 * var(--_space));
    margin-block-end: calc(2 * var(--_space));
    padding-block: calc(2 * var(--_space));
    background: var(--_ground);
  }

  .questions-head h2 {
    font-size: var(--_size-large);
    line-height: 1.2;
  }

  .questions-head h2:focus-visible {
    outline: none;
  }

  .questions event-faq {
    --event-sticky-top: 5.5em;
  }

  @media (width >= 48em) {
    .questions {
      inline-size: min(100% - 4em, 52em);
      margin: auto;
      padding-inline: calc(4 * var(--_space));
      border-radius: calc(2 * var(--_radius));
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    .questions[open],
    .questions[open]::backdrop {
      animation: questions-in 200ms ease-out;
    }
  }

  @keyframes questions-in {
    from {
      opacity: 0;
      translate: 0 1em;
    }
  }

  @media (forced-colors: active) {
    .questions {
      border: 1px solid CanvasText;
    }
  }

  @media print {
    .ask {
      display: none;
    }
  }
`;
