import { html, nothing, type TemplateResult } from 'lit';
import { dateRange } from '../../src/format/dates.js';
import { heading } from '../internal/heading.js';
import { rewardList } from './reward-list.js';
import type { RewardsHost } from './rewards-host.js';
import { nextTier, type RewardProgramme, type WalletTier } from './wallet.js';

/** What somebody has at one event: how far they are, and what they earn by it. */
export function drawProgramme(one: RewardProgramme, host: RewardsHost): TemplateResult {
  const { eventName, startDate, endDate, description, tiers, others } = one;
  const days = dateRange(startDate, endDate, host.language);
  return html`<section class="programme" part="programme">
    <div class="head">
      ${heading(host.headingLevel, eventName ? html`<bdi translate="no">${eventName}</bdi>` : host.phrases.rewards, 'title')}
      ${days ? html`<p class="days" part="days">${days}</p>` : nothing}
      ${description ? html`<p class="description" part="description" dir="auto">${description}</p>` : nothing}
    </div>
    ${drawProgress(one, host)}
    ${
      tiers.length > 0
        ? html`<ol role="list" class="tiers" part="tiers">
            ${tiers.map((tier) => drawTier(tier, host))}
          </ol>`
        : nothing
    }
    ${rewardList(others, host, host.headingLevel + 1)}
  </section>`;
}

/** Nothing where the service counts nothing. */
function drawProgress(
  one: RewardProgramme,
  { phrases, direction }: RewardsHost,
): TemplateResult | typeof nothing {
  const { sales, tiers } = one;
  if (sales === undefined) return nothing;
  const next = nextTier(one);
  const isDone = tiers.length > 0 && tiers.every(({ isReached }) => isReached);
  const left =
    next &&
    phrases.salesToGo({ count: next.threshold - sales, tier: isolated(next.name, direction) });
  const words = left ?? (isDone ? phrases.allTiersReached : '');
  const [max, value] = next ? [next.threshold, sales] : [1, 1];
  const count = phrases.salesCount({ count: sales });
  return html`<div class="progress" part="progress">
    <p class="far"><strong>${count}</strong>${words ? html`<span>${words}</span>` : nothing}</p>
    ${words ? html`<progress part="bar" max=${max} value=${value} aria-label="${count}, ${words}"></progress>` : nothing}
  </div>`;
}

/** As `bdi` does, for words that have no element of their own. */
const isolated = (name: string, direction: string): string =>
  name && direction === 'rtl' ? `\u2068${name}\u2069` : name;

function drawTier(tier: WalletTier, host: RewardsHost): TemplateResult {
  const { phrases, headingLevel } = host;
  const { name, place, threshold, isReached } = tier;
  const words = name ? html`<bdi>${name}</bdi>` : phrases.unnamedTier({ place });
  const facts = [
    threshold === undefined ? '' : phrases.tierFrom({ sales: threshold }),
    isReached ? phrases.tierReached : '',
  ].filter(Boolean);
  return html`<li class="tier ${isReached ? 'reached' : ''}" part="tier">
    <div class="tier-head">
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d=${isReached ? 'm5 12.5 4.5 4.5L19 7' : 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z'} />
      </svg>
      ${heading(headingLevel + 1, words, 'tier-name')}
      ${facts.length > 0 ? html`<p class="tier-facts">${facts.join(' · ')}</p>` : nothing}
    </div>
    ${rewardList(tier.rewards, host, headingLevel + 2)}
  </li>`;
}
