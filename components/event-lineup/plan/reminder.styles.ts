import { css } from 'lit';

/** A choice of the browser's own, in the shape of the button that it belongs to. */
export const reminderStyles = css`
  .reminder {
    position: relative;
    display: inline-grid;
    align-items: center;
  }

  .reminder > select {
    appearance: none;
    min-inline-size: 0;
    padding-inline-end: 2.5em;
    background: transparent;
    text-align: start;
    text-overflow: ellipsis;
    cursor: pointer;
  }

  .reminder > .icon {
    position: absolute;
    inset-inline-end: 0.875em;
    pointer-events: none;
  }

  .reminder option {
    background: Canvas;
    color: CanvasText;
  }

  .set-calendar > .reminder > select {
    padding-inline-start: 0.75em;
  }

  @container (width < 60em) {
    .plan-bar:has(> .reminder) > .share {
      grid-column: 1 / -1;
    }
  }

  @container (width < 24em) {
    .plan-bar > .reminder > select {
      padding-inline: 0.75em 1.75em;
      border-radius: min(var(--_radius-pill), 1em);
      font-size: var(--_size-small);
    }

    .plan-bar > .reminder > .icon {
      inset-inline-end: 0.5em;
    }
  }
`;
