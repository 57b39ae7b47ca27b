import { css } from 'lit';

/** One column of questions, each with room around it; the first paint of a form. */
export const formStyles = css`
  .form {
    display: grid;
    gap: calc(5 * var(--_space));
    max-inline-size: 40em;
  }

  .title {
    max-inline-size: 24em;
    margin-block-end: calc(2.5 * var(--_space));
    font-size: var(--_size-display);
    line-height: 1.1;
  }

  .item {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_space);
    min-inline-size: 0;
  }

  /* Floated, it is laid out like everything else in its group. */
  legend.label {
    float: inline-start;
    padding: 0;
  }

  /* In a grid WebKit would keep the width of a legend when the window is made narrower. */
  fieldset.item {
    display: flex;
    flex-direction: column;
  }

  fieldset > .clear {
    align-self: start;
  }

  .label:has(+ .help) {
    margin-block-end: calc(-0.75 * var(--_space));
  }

  .label {
    font-size: 1.0625em;
    font-weight: 600;
    line-height: 1.35;
    text-wrap: pretty;
  }

  .optional {
    color: var(--_muted);
    font-weight: 400;
  }

  .help {
    max-inline-size: 60ch;
    color: var(--_muted);
    font-size: var(--_size-small);
    text-wrap: pretty;
  }

  .form .field {
    min-block-size: max(var(--_control), 3em);
  }

  /* Each line begins where its language does. */
  textarea.field {
    resize: none;
    field-sizing: content;
    unicode-bidi: plaintext;
    max-block-size: 24em;
    line-height: 1.5;
  }

  .form .message {
    min-block-size: 7.25em;
  }

  select.field {
    appearance: none;
  }

  .combo {
    position: relative;
  }

  .combo .field {
    padding-inline-end: 2.75em;
  }

  .arrow {
    position: absolute;
    inset-block-start: calc((max(var(--_control), 3em) - 1.25em) / 2);
    inset-inline-end: 0.875em;
    pointer-events: none;
    color: var(--_muted);
  }

  option {
    background: Canvas;
    color: CanvasText;
  }

  .options {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.25em var(--_space);
  }

  /* Steps of a scale are read from top to bottom, things to tick in any order. */
  fieldset:not([role]) .options {
    grid-template-columns: repeat(auto-fill, minmax(min(17em, 100%), 1fr));
  }

  .option {
    display: flex;
    align-items: center;
    gap: 0.75em;
    min-block-size: var(--_control);
    padding: 0.5em;
    border-radius: var(--_radius);
    line-height: 1.35;
    cursor: pointer;
  }

  .option:has(:checked) {
    background: var(--_accent-soft);
  }

  .option > span {
    min-inline-size: 0;
  }

  .rated {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 calc(2 * var(--_space));
  }

  /* Rows of one length: no point stands by itself below the others. */
  .points {
    --_row: var(--_whole);

    display: grid;
    grid-template-columns: repeat(var(--_row), minmax(0, 3em));
    gap: 4px;
  }

  .point {
    position: relative;
    display: grid;
    place-items: center;
    min-block-size: max(var(--_control), 3em);
    border: var(--_border-width) solid var(--_border-strong);
    border-radius: var(--_radius);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  .point input {
    position: absolute;
    inset: 0;
    z-index: 1;
    opacity: 0;
    cursor: pointer;
  }

  .point:has(:checked) {
    background: var(--_fill);
  }

  .point:has(:checked) span {
    color: var(--_on-accent, Canvas);
  }

  .point:has(:focus-visible) {
    outline: 2px solid var(--_focus);
    outline-offset: 2px;
  }

  /* Where nothing could tell which point is chosen, its radio button does (Firefox before 121). */
  @supports not selector(:has(a)) {
    .point input {
      opacity: 1;
    }
  }

  .submit {
    min-block-size: max(var(--_control), 3.25em);
    padding-inline: 2em;
  }

  /* Until the contrast with the accent has been computed. */
  .submit > * {
    color: var(--_on-accent, Canvas);
  }

  .bone-title {
    inline-size: 12em;
    min-block-size: 1.1em;
  }

  .bone-label {
    inline-size: 40%;
  }

  .bone-field {
    min-block-size: 3em;
  }

  .bone-button {
    inline-size: 9em;
    min-block-size: 3.25em;
    border-radius: var(--_radius-pill);
  }

  @container (inline-size < 26em) {
    .submit {
      inline-size: 100%;
    }
  }

  @container (inline-size < 480px) {
    .points {
      --_row: var(--_half);
    }
  }

  @container (inline-size < 14em) {
    .points {
      --_row: var(--_third);
    }
  }
`;
