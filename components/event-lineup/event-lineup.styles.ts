import { css } from 'lit';

/** The room of the line-up, and its skeleton. */
export const lineupStyles = css`
  /* Room for the tools and the favourite buttons, which come after the first paint. */
  .tools {
    min-block-size: calc(2 * var(--_control) + var(--_space));
    margin-block-end: calc(2 * var(--_space));
  }

  .tools ~ .panel :is(.what .names, .about) {
    padding-inline-end: 1.75em;
  }

  @container (width >= 44em) and (width >= 79ch) {
    .tools {
      min-block-size: var(--_control);
    }
  }

  /* Whatever stands below stays below the fold until the real height is known. */
  .waiting {
    min-block-size: 100vh;
  }

  .waiting .tabs {
    padding-block-end: 0.75em;
  }

  .waiting .tab-bone {
    inline-size: 6em;
    block-size: 2.75em;
  }

  .waiting .poster {
    background: var(--_surface-strong);
    color: inherit; /* which that is mixed from */
  }

  .waiting .stage-name .bone {
    inline-size: 40%;
  }

  .waiting .set {
    align-items: center;
  }
`;
