import { css } from 'lit';

/** Two plans over each other: a bar, a sign and words for each. */
export const bothPlansStyles = css`
  .base {
    --_mine: var(--_accent);
    /* As light as can be seen on a white ground and on a black one. */
    --_friends: oklch(from var(--_fill) 0.58 clamp(0.12, c, 0.18) calc(h + 200));
  }

  .of-mine {
    --_owner: var(--_mine);
  }

  .of-friends {
    --_owner: var(--_friends);
  }

  .of-both {
    --_owner: linear-gradient(var(--_mine) 50%, var(--_friends) 50%);
  }

  .owners {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space) calc(3 * var(--_space));
    margin-block-start: calc(2 * var(--_space));
    font-size: var(--_size-small);
  }

  .owners > li,
  .timed-row[class*='of-'] {
    position: relative;
    padding-inline-start: calc(1.5 * var(--_space));
  }

  .owners > li::before,
  .timed-row[class*='of-']::before {
    content: '';
    position: absolute;
    inset-block: 0.125em;
    inset-inline-start: 0;
    inline-size: 4px;
    border-radius: 2px;
    background: var(--_owner);
  }

  .timed-row[class*='of-']::before {
    inset-block: calc(1.25 * var(--_space));
  }

  .owner {
    display: flex;
    gap: 0.375em;
    align-items: center;
    font-size: var(--_size-small);
    line-height: 1.4;
  }

  .set .owner {
    margin-block-start: 0.25em;
    color: var(--_muted);
  }

  .owner .icon {
    inline-size: 1.125em;
    block-size: 1.125em;
    fill: currentColor;
  }

  .owner .owner-mine {
    color: var(--_mine);
  }

  .owner .owner-friend {
    color: var(--_friends);
  }

  .both-free {
    color: var(--_ink);
    font-weight: 650;
  }

  @media (forced-colors: active) {
    .owner .icon {
      color: inherit;
    }
  }
`;
