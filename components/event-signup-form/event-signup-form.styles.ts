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

  /* Floated, it is laid out by the grid like everything else in its group. */
  legend.label {
    float: inline-start;
    padding: 0;
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

  .form .field:hover {
    border-color: var(--_ink);
  }

  textarea.field {
    resize: none;
    field-sizing: content;
    max-block-size: 24em;
    line-height: 1.5;
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

  .option:hover {
    background: var(--_surface);
  }

  .option:has(:checked) {
    background: var(--_accent-soft);
  }

  .option > span {
    min-inline-size: 0;
  }

  .option input {
    flex: none;
    inline-size: 1.375em;
    block-size: 1.375em;
    accent-color: var(--_accent);
    cursor: inherit;
  }

  .points {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375em;
  }

  .point {
    position: relative;
    display: grid;
    place-items: center;
    min-inline-size: 3em;
    min-block-size: 3em;
    border: var(--_border-width) solid var(--_border-strong);
    border-radius: 3em;
    font-size: 1.0625em;
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

  .point:hover {
    border-color: var(--_ink);
    background: var(--_surface);
  }

  .point:has(:checked) {
    border-color: transparent;
    background: currentColor;
    color: var(--_accent);
  }

  .point:has(:checked) > span {
    color: var(--_on-accent);
  }

  .point:has(:focus-visible) {
    outline: 2px solid var(--_focus);
    outline-offset: 2px;
  }

  .clear {
    justify-self: start;
    min-block-size: var(--_control);
    border-radius: var(--_radius);
    font-size: var(--_size-small);
    text-decoration: underline;
    text-decoration-color: var(--_accent);
    text-decoration-thickness: 0.1em;
    text-underline-offset: 0.25em;
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

    .points {
      gap: 4px;
    }

    .point {
      min-inline-size: 44px;
      min-block-size: 44px;
    }
  }
`;
