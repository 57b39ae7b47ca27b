import { css } from 'lit';

/** Base styles of every element. They reset inherited styles that the page didn't mean for widgets. */
export const base = css`
  :host {
    display: block;
    min-inline-size: 0;
    max-inline-size: var(--_max-width);
    color: var(--_ink);
    background: var(--event-color-background, transparent);
    font-family: var(--_font);
    font-size: var(--event-font-size, inherit);
    font-style: normal;
    font-variant: normal;
    line-height: var(--_line-height);
    letter-spacing: normal;
    word-spacing: normal;
    text-align: start;
    text-indent: 0;
    text-transform: none;
    text-shadow: none;
    white-space: normal;
    overflow-wrap: break-word;
    word-break: auto-phrase; /* Japanese, which has no spaces, breaks between phrases */
    cursor: auto;
    user-select: auto;
    visibility: visible;
    -webkit-text-size-adjust: 100%;
  }

  :host([hidden]) {
    display: none;
  }

  /*
   * Wide in a shrink-to-fit parent, yet as narrow as any column. The two tracks are at most 40em and
   * at least 0, whatever their content.
   */
  .room {
    container-type: inline-size;
    display: grid;
    grid-template-columns: minmax(0, 40em) minmax(0, 1fr);
  }

  .room > * {
    grid-column: 1 / -1;
    min-inline-size: 0;
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  h1,
  h2,
  h3,
  h4,
  h5,
  h6,
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
  }

  ul[role='list'],
  ol[role='list'] {
    list-style: none;
  }

  h1,
  h2,
  h3,
  h4,
  h5,
  h6 {
    font-family: var(--_font-display);
    font-size: inherit;
    font-weight: var(--_heading-weight);
    line-height: 1.2;
    text-wrap: balance;
  }

  button,
  input,
  select,
  textarea {
    margin: 0;
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
    text-align: inherit;
  }

  button {
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }

  [hidden]:not([hidden='until-found']) {
    display: none !important;
  }

  .visually-hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
