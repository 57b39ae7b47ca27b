import { css } from 'lit';

/** In the tickets: a quiet button below the step, and what is in the dialog in front of it. */
export const orderQuestionsStyles = css`
  .ask {
    padding-block-start: calc(2 * var(--_space));
    border-block-start: var(--_border-width) solid var(--_border);
  }

  .ask > .button {
    margin-inline-start: -0.5em;
    text-decoration: underline 2px var(--_accent);
    text-underline-offset: 0.25em;
  }

  .questions {
    --_dialog-width: 52em;
    --_dialog-height: 56em;
    padding: 0 calc(2.5 * var(--_space)) calc(4 * var(--_space));
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
      padding-inline: calc(4 * var(--_space));
    }
  }

  @media print {
    .ask {
      display: none;
    }
  }
`;
