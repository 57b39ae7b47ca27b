import { css } from 'lit';

/** Below what a set says of itself, in the column of its day. */
export const setExtrasStyles = css`
  .appearance {
    position: relative;
    padding-inline-end: calc(var(--_control) - 0.5em);
  }

  .appearance > :is(.partners, .set-calendar, .clash, .now-note, .moved) {
    grid-column: -2;
  }

  .partner {
    min-block-size: 24px;
    font-weight: 650;
    text-decoration: underline 0.1em var(--_accent);
    text-underline-offset: 0.18em;
  }

  .set-calendar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.375em 0.75em;
    font-size: var(--_size-small);
  }

  /* The star stands above: all of the row is there for the two ways. */
  .appearance > .set-calendar {
    margin-block-start: 0.375em;
    margin-inline-end: calc(0.5em - var(--_control));
  }

  .set-calendar > .button {
    padding-inline: 0.75em;
  }

  .web-calendar {
    padding-block: 0.75em;
  }

  @container (width < 32em) {
    .appearance > .set-calendar {
      grid-column: 1 / -1;
    }
  }

  .artist-text > .share {
    margin-block-start: calc(2 * var(--_space));
  }

  .share-done,
  .share[data-copied] .share-offer {
    display: none;
  }

  .share[data-copied] .share-done {
    display: inline;
  }

  /* A window that is zoomed to the most: the name comes before the face. */
  @media (height < 32em) {
    @container (width < 44em) {
      .artist-photo .portrait {
        block-size: 35dvb;
        inline-size: 100%;
        aspect-ratio: auto;
      }
    }
  }
`;
