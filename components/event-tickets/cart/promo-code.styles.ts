import { css } from 'lit';

/** The field for a code and the status of the applied code. */
export const promoCodeStyles = css`
  .code {
    display: grid;
    gap: calc(0.5 * var(--_space));
    max-inline-size: 26em;
  }

  .code label {
    font-weight: 600;
  }

  .code-row {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space);
  }

  .code-row .field {
    flex: 1 1 8em;
    inline-size: 0;
  }

  .code [aria-invalid] {
    border-color: var(--_danger);
    box-shadow: inset 0 0 0 1px var(--_danger);
  }

  .code-applied {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 var(--_pad);
  }

  .code-applied p {
    display: grid;
  }

  .code-applied .button {
    margin-inline: -0.5em;
    text-decoration: underline;
    text-decoration-color: var(--_accent);
    text-decoration-thickness: 0.1em;
    text-underline-offset: 0.25em;
  }

  @media print {
    .code {
      display: none;
    }
  }
`;
