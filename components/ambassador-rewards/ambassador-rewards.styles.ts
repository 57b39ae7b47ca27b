import { css } from 'lit';

/** An event a section, a tier a step of its ladder, a reward a card. */
export const rewardStyles = css`
  .wallet {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(7 * var(--_space));
  }

  .programme,
  .head,
  .tiers,
  .tier {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }

  .programme {
    gap: calc(3 * var(--_space));
    overflow-wrap: anywhere;
  }

  .head {
    gap: calc(0.75 * var(--_space));
    max-inline-size: var(--_measure);
  }

  .title {
    font-size: var(--_size-display);
    line-height: 1.1;
  }

  .days,
  .tier-facts,
  .reward-text,
  .facts .name {
    color: var(--_muted);
  }

  .description,
  .reward-text {
    justify-self: start;
    white-space: pre-line;
    text-wrap: pretty;
  }

  .reward-text {
    max-inline-size: var(--_measure);
  }

  .progress {
    display: grid;
    gap: var(--_space);
    padding: calc(2 * var(--_space)) calc(2.5 * var(--_space));
    border-radius: var(--_radius);
    background: var(--_surface);
  }

  .far {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 calc(1.5 * var(--_space));
  }

  .far strong {
    font-family: var(--_font-display);
    font-size: var(--_size-large);
    font-variant-numeric: tabular-nums;
  }

  progress {
    appearance: none;
    display: block;
    inline-size: 100%;
    block-size: 0.75em;
    border: 0;
    border-radius: var(--_radius-pill);
    overflow: hidden;
    background: var(--_surface-strong);
  }

  progress::-webkit-progress-bar {
    background: transparent;
  }

  progress::-webkit-progress-value {
    border-radius: var(--_radius-pill);
    background: var(--_accent);
  }

  progress::-moz-progress-bar {
    border-radius: var(--_radius-pill);
    background: var(--_accent);
  }

  .tiers {
    gap: calc(4 * var(--_space));
  }

  .tier {
    gap: calc(1.5 * var(--_space));
  }

  .tier-head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--_space);
  }

  .tier-head .icon {
    inline-size: 1.75em;
    block-size: 1.75em;
    padding: 0.35em;
    border: 2px solid var(--_border-strong);
    border-radius: 50%;
    stroke-width: 3;
  }

  .reached > .tier-head .icon {
    border-color: transparent;
    background: var(--_accent-soft);
  }

  .tier-name {
    font-size: var(--_size-large);
  }

  .tier-facts {
    font-size: var(--_size-small);
  }

  .rewards {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 17em), 1fr));
    gap: calc(1.5 * var(--_space));
  }

  /* No card stands alone in a last row: in two columns, and in three. */
  @container (35.5em <= inline-size < 54em) {
    .reward:last-child:nth-child(2n + 3) {
      grid-column: 1 / -1;
    }
  }

  @container (54em <= inline-size < 72.5em) {
    .reward:last-child:nth-child(3n + 7) {
      grid-column: 1 / -1;
    }

    .rewards:has(> :nth-child(4):last-child) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  .reward {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--_space);
    padding: calc(2 * var(--_space)) calc(2.5 * var(--_space)) calc(2.5 * var(--_space));
    border: var(--_border-width) solid var(--_border);
    border-radius: var(--_radius);
  }

  .claimable {
    border-color: var(--_accent);
    box-shadow: inset 0 0 0 1px var(--_accent);
  }

  .reward.open {
    grid-column: 1 / -1;
  }

  .locked,
  .closed,
  .taken_back {
    border-style: dashed;
  }

  .standing {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    gap: 0.4em;
    padding-block: 0.1em;
    padding-inline: 0.5em 0.7em;
    border-radius: var(--_radius-pill);
    background: var(--_surface-strong);
    font-size: var(--_size-small);
    font-weight: 600;
  }

  .claimable .standing,
  .collect_at_event .standing {
    background: var(--_accent-soft);
  }

  .standing .icon {
    inline-size: 1.15em;
    block-size: 1.15em;
  }

  .reward-title {
    font-size: var(--_size-large);
  }

  .facts {
    display: grid;
    gap: calc(0.25 * var(--_space));
    font-size: var(--_size-small);
  }

  .facts .own {
    display: block;
    white-space: pre-line;
  }

  .facts a {
    display: inline-flex;
    align-items: center;
    min-block-size: 24px;
    font-weight: 600;
  }

  .claim {
    justify-self: start;
    margin-block-start: calc(0.5 * var(--_space));
  }

  /* Until the contrast with the accent has been computed. */
  .button-primary > * {
    color: var(--_on-accent, Canvas);
  }

  .bone-name {
    inline-size: 14em;
    max-inline-size: 80%;
    min-block-size: 2em;
  }

  .bone-standing {
    inline-size: 7em;
  }

  .bone-title {
    inline-size: 70%;
    min-block-size: 1.3em;
  }
`;
