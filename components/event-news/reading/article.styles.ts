import { css } from 'lit';

/** One column of text, with the picture as wide as the page allows. */
export const articleStyles = css`
  .article {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 60ch) minmax(0, 1fr);
    row-gap: var(--_gap);
    scroll-margin-block-start: calc(var(--_sticky-top) + 2 * var(--_space));
    overflow-wrap: anywhere;
  }

  .article > * {
    grid-column: 2;
    min-inline-size: 0;
  }

  .article > .button {
    justify-self: start;
    margin-inline-start: -0.5em;
  }

  .article > .picture {
    grid-column: 1 / -1;
    inline-size: 100%;
    max-inline-size: 60em;
    justify-self: center;
  }

  [dir='rtl'] .arrow {
    transform: scaleX(-1);
  }

  .head {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(1.5 * var(--_space));
  }

  .article .title {
    font-size: var(--_title-lead);
    line-height: 1.08;
  }

  .article .title:focus {
    outline: none;
  }

  .lede {
    justify-self: start;
    font-size: 1.25em;
    line-height: 1.4;
    text-wrap: pretty;
  }

  .hint {
    color: var(--_muted);
  }

  .pending {
    display: grid;
    gap: calc(1.5 * var(--_space));
  }

  .body {
    font-size: 1.0625em;
    line-height: 1.6;
    text-wrap: pretty;
  }

  .body > * + * {
    margin-block-start: calc(2 * var(--_space));
  }

  .body > .plain {
    white-space: pre-line;
  }

  .body :is(ul, ol) {
    padding-inline-start: 1.4em;
  }

  .body li + li {
    margin-block-start: calc(0.5 * var(--_space));
  }

  .body li::marker {
    color: var(--_muted);
  }

  .body :is(h3, h4, h5, h6) {
    margin-block-start: calc(4 * var(--_space));
    font-size: 1.25em;
    line-height: 1.25;
  }

  .body blockquote {
    margin-inline: 0;
    padding-inline-start: calc(2 * var(--_space));
    border-inline-start: 3px solid var(--_accent);
    font-size: 1.125em;
  }

  .body :is(.scroll, pre) {
    overflow-x: auto;
  }

  .body pre {
    padding: calc(1.5 * var(--_space));
    border-radius: var(--_radius);
    background: var(--_surface);
    overflow-wrap: normal;
  }

  .body table {
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
    overflow-wrap: normal;
  }

  .body :is(th, td) {
    padding-block: 0.4em;
    padding-inline: 0 1em;
    border-block-end: var(--_border-width) solid var(--_border);
    text-align: start;
    vertical-align: top;
  }

  .body img {
    block-size: auto;
    border-radius: var(--_radius);
  }

  .foot {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: var(--_gap);
  }

  .share:not([data-copied]) .copy-done,
  .share[data-copied] .copy-offer,
  .address {
    display: none;
  }

  .neighbours {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 16em), 1fr));
    gap: calc(2 * var(--_space)) var(--_gap);
    inline-size: 100%;
    padding-block-start: var(--_gap);
    border-block-start: var(--_border-width) solid var(--_border);
  }

  .neighbour {
    display: grid;
    gap: calc(0.5 * var(--_space));
    align-content: start;
    min-block-size: var(--_control);
    font-weight: 600;
    text-decoration: none;
  }

  .neighbour:hover bdi {
    text-decoration: underline;
    text-decoration-color: var(--_accent);
    text-underline-offset: 0.2em;
  }

  .way {
    color: var(--_muted);
    font-size: var(--_size-small);
    font-weight: 400;
  }

  @media print {
    .article > .button,
    .share,
    .neighbours {
      display: none;
    }

    .article {
      display: block;
    }

    .article > * {
      margin-block-end: 0.6cm;
    }

    .address {
      display: block;
      overflow-wrap: anywhere;
    }

    .body :is(h3, h4, h5, h6) {
      break-after: avoid;
    }

    .body img {
      max-block-size: 8cm;
    }

    .body a[href^='http']::after {
      content: ' (' attr(href) ')';
    }
  }
`;
