import { html, nothing, type TemplateResult } from 'lit';
import { heading } from '../internal/heading.js';
import { drawFacts } from './facts.js';
import { isFinal, type WalletReward, type RewardStatus } from './reward.js';
import type { RewardsHost } from './rewards-host.js';

const signs: Partial<Record<RewardStatus, string>> = {
  locked: 'M6 11h12v9H6zM9 11V7a3 3 0 0 1 6 0v4',
  claimable: 'M4 9h16v4H4zM6 13v7h12v-7M12 9v11M12 9 8 4m4 5 4-5',
  claimed: 'm5 12 5 5 9-10',
  sent: 'M3 6h11v10H3zM14 10h4l3 3v3h-7M7 19h.01M17 19h.01',
  collect_at_event: 'M12 21s7-6 7-11a7 7 0 0 0-14 0c0 5 7 11 7 11zm0-11h.01',
  taken_back: 'M9 7l-5 5 5 5M4 12h16',
  closed: 'M7 7l10 10M17 7 7 17',
};

/**
 * Rewards as cards; nothing for none.
 * @param level of their headings
 */
export function rewardList(
  rewards: readonly WalletReward[],
  host: RewardsHost,
  level: number,
): TemplateResult | typeof nothing {
  if (rewards.length === 0) return nothing;
  return html`<ul role="list" class="rewards" part="rewards">
    ${rewards.map((reward) => drawCard(reward, host, level))}
  </ul>`;
}

function drawCard(reward: WalletReward, host: RewardsHost, level: number): TemplateResult {
  const { title, description, status } = reward;
  const isOpen = host.claims?.isOpen(reward);
  return html`<li class="reward ${status} ${isOpen ? 'open' : ''}" part="reward">
    ${drawStanding(status, host)}
    ${title ? heading(level, html`<bdi>${title}</bdi>`, 'reward-title') : nothing}
    ${description ? html`<p class="reward-text" part="reward-text" dir="auto">${description}</p>` : nothing}
    ${drawFacts(reward, host)} ${host.claims?.draw(reward)}
    ${host.isUnopened(reward) ? html`<p part="notice">${host.phrases.trouble}</p>` : nothing}
    ${isOpen || !canClaim(reward) ? nothing : claimButton(reward, host)}
  </li>`;
}

/** Nothing where it is not clear. */
function drawStanding(standing: RewardStatus, host: RewardsHost): TemplateResult | typeof nothing {
  const sign = signs[standing];
  if (!sign) return nothing;
  return html`<p class="standing" part="standing">
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${sign} /></svg>
    ${wordsFor(standing, host)}
  </p>`;
}

function wordsFor(standing: RewardStatus, { phrases }: RewardsHost): string | undefined {
  const words: Partial<Record<RewardStatus, string>> = {
    locked: phrases.rewardLocked,
    claimable: phrases.rewardClaimable,
    claimed: phrases.rewardClaimed,
    sent: phrases.rewardSent,
    collect_at_event: phrases.rewardCollect,
    taken_back: phrases.rewardTakenBack,
    closed: phrases.rewardClosed,
  };
  return words[standing];
}

/** A claim outlives its last day, but is not changed after it, nor once it is paid. spec L269 */
const canClaim = (reward: WalletReward): boolean =>
  Boolean(reward.key) &&
  (reward.status === 'claimable' ||
    (reward.status === 'claimed' && !reward.refund && !isFinal(reward)));

function claimButton(reward: WalletReward, host: RewardsHost): TemplateResult {
  const { claimButton, changeClaim } = host.phrases;
  const isFirst = reward.status === 'claimable';
  return html`<button
    class="button ${isFirst ? 'button-primary' : ''} claim"
    part="button ${isFirst ? 'button-primary' : ''}"
    type="button"
    @click=${() => void host.openClaim(reward)}
  >
    <span
      >${isFirst ? claimButton : changeClaim}${
        reward.title ? html`<span class="visually-hidden">: ${reward.title}</span>` : nothing
      }</span
    >
  </button>`;
}
