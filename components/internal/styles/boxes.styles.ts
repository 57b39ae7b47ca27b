import { css } from 'lit';

/**
 * Checkboxes and radio buttons: the browser's own input, restyled. A checked one keeps its border, as
 * the accent may be as light as the page. The mark is a border too, so that forced colours show it.
 */
export const boxes = css`
  .option input {
    appearance: none;
    flex: none;
    display: grid;
    place-items: center;
    inline-size: max(24px, 1.5em);
    block-size: max(24px, 1.5em);
    border: 1.5px solid var(--_border-strong);
    border-radius: min(var(--_radius), 0.375em);
    cursor: inherit;
    print-color-adjust: exact;
  }

  .option [type='radio'] {
    border-radius: 50%;
  }

  .option :checked {
    background: var(--_fill);
  }

  .option :checked::before {
    content: '';
    padding: 0.3em 0.125em;
    border: solid var(--_on-accent, Canvas);
    border-width: 0 0.15em 0.15em 0;
    transform: translateY(-12%) rotate(45deg);
  }

  .option [type='radio']:checked::before {
    padding: 0;
    border-width: 0.3em;
    border-radius: 50%;
    transform: none;
  }
`;
