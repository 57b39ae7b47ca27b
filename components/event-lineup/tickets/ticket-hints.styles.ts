import { css } from 'lit';

/** A line in the artist's dialog, and one above a ticket. */
export const ticketHintStyles = css`
  .appearance .covering {
    grid-column: -2;
    margin-block: 0.25em 0.5em;
    color: var(--_muted);
    font-size: var(--_size-small);
    text-wrap: pretty;
  }

  .covering bdi {
    color: var(--_ink);
    font-weight: 650;
  }

  .appearances + .button {
    margin-block-end: calc(3 * var(--_space));
  }

  .planned {
    display: flex;
    gap: 0.5em;
    font-size: var(--_size-small);
    font-weight: 600;
    line-height: 1.4;
  }

  .release > .planned {
    grid-column: 1 / -1;
    padding: var(--_pad) var(--_pad) 0;
    margin-block-end: calc(-0.5 * var(--_space));
  }

  .planned .icon {
    flex: none;
    inline-size: 1.25em;
    block-size: 1.4em;
    color: var(--_accent);
    fill: currentColor;
  }

  @media print {
    .planned {
      display: none;
    }
  }
`;
