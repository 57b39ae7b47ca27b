import { css } from 'lit';

/** Editorial: a category names itself on the left, its questions run down the right. */
export const faqStyles = css`
  .base {
    --_gap: calc(3 * var(--_space));
  }

  .toolbar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space) calc(2 * var(--_space));
    margin-block-end: var(--_gap);
  }

  .search {
    position: relative;
    flex: 1 1 14em;
    max-inline-size: 26em;
  }

  .search .icon {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0.8em;
    z-index: 1;
    margin-block: auto;
    pointer-events: none;
    color: var(--_muted);
  }

  .search .field {
    padding-inline-start: 2.6em;
    border-radius: var(--_radius-pill);
  }

  .search .field:focus-visible {
    border-radius: var(--_radius-pill);
  }

  /* The browser's cross in the ink of the page, and as large as a thumb needs it. */
  .search ::-webkit-search-cancel-button {
    --line: currentColor calc(50% - 1px) calc(50% + 1px), transparent calc(50% + 1px);
    -webkit-appearance: none;
    appearance: none;
    inline-size: 28px;
    block-size: 24px;
    background:
      linear-gradient(45deg, transparent calc(50% - 1px), var(--line)) center / 12px 12px no-repeat,
      linear-gradient(-45deg, transparent calc(50% - 1px), var(--line)) center / 12px 12px no-repeat;
    cursor: pointer;
  }

  .found {
    flex-basis: 100%;
    color: var(--_muted);
    font-size: var(--_size-small);
  }

  /* Its words end where the answers do. */
  .all {
    margin-inline-start: auto;
    padding-inline: 0;
    border: 0;
    text-decoration: underline;
    text-decoration-color: var(--_accent);
    text-decoration-thickness: 0.1em;
    text-underline-offset: 0.25em;
  }

  .all:hover {
    background: none;
    text-decoration-thickness: 0.2em;
  }

  .categories {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(2 * var(--_gap));
  }

  .category-name {
    margin-block-end: calc(1.5 * var(--_space));
    font-size: var(--_size-display);
    line-height: 1.1;
  }

  .entry {
    border-block-end: var(--_border-width) solid var(--_border);
    scroll-margin-block-start: calc(var(--_sticky-top) + 2 * var(--_space));
  }

  .question {
    font-family: inherit;
    font-weight: 600;
    text-wrap: pretty;
  }

  .toggle {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: calc(2 * var(--_space));
    inline-size: 100%;
    min-block-size: max(var(--_control), 3.5em);
    padding-block: calc(1.5 * var(--_space));
    text-align: start;
    line-height: 1.35;
  }

  .toggle > span {
    min-inline-size: 0;
    max-inline-size: 60ch;
  }

  .sign {
    box-sizing: content-box;
    inline-size: 1em;
    block-size: 1em;
    padding: 0.45em;
    border-radius: 50%;
    background: var(--_accent-soft);
  }

  .toggle:hover .sign {
    background: color-mix(in oklab, var(--_fill) 30%, transparent);
  }

  .open .toggle .sign {
    background: currentColor;
    color: var(--_fill);
    stroke: var(--_on-accent);
  }

  .open .upright {
    visibility: hidden;
  }

  .answer {
    overflow: clip;
    interpolate-size: allow-keywords;
  }

  .answer[hidden] {
    block-size: 0;
  }

  .prose {
    inline-size: fit-content;
    max-inline-size: min(var(--_measure), 100%);
    text-wrap: pretty;
  }

  .prose > * + * {
    margin-block-start: calc(1.5 * var(--_space));
  }

  .prose :is(ul, ol) {
    padding-inline-start: 1.4em;
  }

  .prose li + li {
    margin-block-start: calc(0.5 * var(--_space));
  }

  .prose li::marker {
    color: var(--_muted);
  }

  .prose :is(h4, h5, h6) {
    margin-block-start: calc(2.5 * var(--_space));
  }

  .prose blockquote {
    margin: 0;
    padding-inline-start: calc(2 * var(--_space));
    border-inline-start: 3px solid var(--_accent);
  }

  .prose .scroll {
    overflow-x: auto;
  }

  .prose table {
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }

  .prose :is(th, td) {
    padding-block: 0.4em;
    padding-inline: 0 1em;
    border-block-end: var(--_border-width) solid var(--_border);
    text-align: start;
    vertical-align: top;
  }

  .prose img {
    block-size: auto;
    border-radius: var(--_radius);
  }

  .prose pre {
    overflow-x: auto;
  }

  mark {
    border-radius: 0.15em;
    background: color-mix(in oklab, var(--_fill) 28%, transparent);
    color: inherit;
    box-shadow: 0 0 0 0.1em color-mix(in oklab, var(--_fill) 28%, transparent);
  }

  .meta {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 calc(2 * var(--_space));
    min-block-size: var(--_control);
    padding-block: var(--_space) calc(1.5 * var(--_space));
    color: var(--_muted);
    font-size: var(--_size-small);
  }

  .copy {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
    min-block-size: var(--_control);
    border-radius: var(--_radius);
    color: inherit;
  }

  .copy:hover {
    color: var(--_ink);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  .copy .icon {
    inline-size: 1.1em;
    block-size: 1.1em;
  }

  .copy:not([data-copied]) .copy-done,
  .copy[data-copied] .copy-offer {
    display: none;
  }

  .no-results {
    display: grid;
    gap: var(--_space);
    padding-block: var(--_gap);
  }

  .bone-field {
    max-inline-size: 26em;
    min-block-size: var(--_control);
    margin-block-end: var(--_gap);
    border-radius: var(--_radius-pill);
  }

  .bone-name {
    inline-size: 8em;
    max-inline-size: 60%;
    min-block-size: 1.1em;
  }

  .bone-row {
    display: flex;
    align-items: center;
    min-block-size: 3.5em;
  }

  .bone-row .bone {
    inline-size: 58%;
  }

  .bone-row:nth-child(odd) .bone {
    inline-size: 74%;
  }

  .bone-row:nth-child(4n) .bone {
    inline-size: 46%;
  }

  @container (inline-size > 52em) {
    .category:has(> .category-name) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 2.4fr);
      gap: calc(2 * var(--_gap));
      align-items: start;
    }

    .category-name {
      position: sticky;
      inset-block-start: calc(var(--_sticky-top) + 2 * var(--_space));
      margin: 0;
    }
  }

  @media screen and (prefers-reduced-motion: no-preference) {
    .answer {
      transition:
        block-size var(--_duration) var(--_easing),
        content-visibility var(--_duration) allow-discrete;
    }

    .sign {
      transition: background-color var(--_duration) var(--_easing);
    }
  }

  @media (forced-colors: active) {
    .sign {
      border: 1px solid ButtonText;
    }

    .open .toggle .sign {
      background: Highlight;
      stroke: HighlightText;
      forced-color-adjust: none;
    }

    mark {
      background: Mark;
      color: MarkText;
    }
  }

  @media print {
    .toolbar,
    .sign,
    .copy {
      display: none;
    }

    .answer[hidden] {
      display: block;
      block-size: auto;
      content-visibility: visible;
    }

    .question,
    .category-name {
      break-after: avoid;
    }

    .prose img {
      max-block-size: 6cm;
    }

    .prose a[href^='http']::after {
      content: ' (' attr(href) ')';
    }
  }
`;
