import { css } from 'lit';

/** Of a signup that asks for three things: short enough to stand close together. */
export const subscriptionStyles = css`
  .signup {
    gap: calc(3 * var(--_space));
  }

  /* It belongs to the number above it. */
  .signup > .tick {
    margin-block-start: calc(-1.5 * var(--_space));
  }

  .terms + .foot {
    margin-block-start: calc(-1 * var(--_space));
  }

  @container (inline-size >= 36em) {
    .signup {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
      align-items: start;
    }

    .signup > * {
      grid-column: 1 / -1;
    }

    /* Address and name share a row, and the number stands below the address. */
    .signup > .item:has(.field:not([autocomplete='given-name'])) {
      grid-column: 1;
    }

    .signup > .item:has([autocomplete='given-name']) {
      grid-column: 2;
    }
  }
`;
