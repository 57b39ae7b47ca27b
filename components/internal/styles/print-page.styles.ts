import { css } from 'lit';

/** What all pages for a printer have in common. The next one begins a page of its own. */
export const pageStyles = css`
  * {
    margin: 0;
    padding: 0;
    box-sizing: border-box;
  }

  .page {
    overflow: hidden;
    break-after: page;
    break-inside: avoid;
    background: white;
    color: black;
    font-variant-numeric: tabular-nums;
  }

  .page:last-of-type {
    break-after: auto;
  }
`;
