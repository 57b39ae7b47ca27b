import { css } from 'lit';

/**
 * Each friend has a hue of its own, away from that of the visitor and as light as can be seen on a white
 * ground and on a black one. Names stand beside all of them: nobody has to tell hues apart.
 */
export const friendsStyles = css`
  .friend-0 {
    --_friends: oklch(from var(--_fill) 0.58 clamp(0.12, c, 0.18) calc(h + 200));
  }

  .friend-1 {
    --_friends: oklch(from var(--_fill) 0.58 clamp(0.12, c, 0.18) calc(h + 110));
  }

  .friend-2 {
    --_friends: oklch(from var(--_fill) 0.58 clamp(0.12, c, 0.18) calc(h + 290));
  }

  .friend-3 {
    --_friends: oklch(from var(--_fill) 0.58 clamp(0.12, c, 0.18) calc(h + 155));
  }

  .friend-4 {
    --_friends: oklch(from var(--_fill) 0.58 clamp(0.12, c, 0.18) calc(h + 245));
  }

  .friend-5 {
    --_friends: oklch(from var(--_fill) 0.58 clamp(0.12, c, 0.18) calc(h + 65));
  }

  .friend-6 {
    --_friends: oklch(from var(--_fill) 0.58 clamp(0.12, c, 0.18) calc(h + 325));
  }

  .friend-7 {
    --_friends: oklch(from var(--_fill) 0.58 0.04 calc(h + 200));
  }

  .goers {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75em;
    margin-block-start: 0.375em;
    font-size: var(--_size-small);
    line-height: 1.4;
    overflow-wrap: anywhere;
  }

  .goer {
    display: inline-flex;
    gap: 0.375em;
    align-items: baseline;
  }

  .goer::before,
  .friend::before {
    content: '';
    flex: none;
    border: 0.3125em solid var(--_friends);
    border-radius: 50%;
  }

  .appearance > .goers {
    grid-column: -2;
  }

  /* Said in full where the list is shown: here the colours are enough for the eye. */
  .slot .goers {
    position: absolute;
    inset-block-end: 6px;
    inset-inline: 6px 28px;
    flex-wrap: nowrap;
    gap: 3px;
    margin: 0;
    overflow: hidden;
    font-size: 0;
  }

  .slot .goer::before {
    border-width: 4px;
  }

  .friends {
    max-inline-size: 44em;
    margin-block-start: calc(3 * var(--_space));
  }

  .friends-head {
    display: flex;
    gap: calc(2 * var(--_space));
    align-items: center;
    justify-content: space-between;
  }

  .friends-head > .day-name {
    margin: 0;
    font-size: 1.1875em;
  }

  .friend {
    display: flex;
    gap: var(--_space) calc(1.5 * var(--_space));
    align-items: center;
    padding-block: var(--_space);
    border-block-start: var(--_border-width) solid var(--_border);
  }

  .friend-words {
    flex: 1 1 10em;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  .friend-words > p {
    color: var(--_muted);
    font-size: var(--_size-small);
    font-variant-numeric: tabular-nums;
  }

  .friend-name {
    display: inline-block;
    min-block-size: 24px;
    color: inherit;
    font-weight: 650;
    text-decoration: underline 0.1em var(--_accent);
    text-underline-offset: 0.18em;
  }

  .friend-label {
    color: var(--_now);
    font-weight: 700;
  }

  .friend-ways {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    font-size: var(--_size-small);
  }

  .keep-friend {
    flex: 1 1 100%;
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space);
    align-items: end;
  }

  .keep-friend > label {
    flex: 1 1 12em;
    max-inline-size: 20em;
    font-size: var(--_size-small);
  }

  .keep-friend > .plan-note {
    flex: 1 1 100%;
    margin: 0;
  }

  @media (forced-colors: active) {
    .goer::before,
    .friend::before {
      border-color: CanvasText;
    }
  }

  @media print {
    .friends {
      display: none;
    }
  }
`;
