import { html, nothing, type TemplateResult } from 'lit';
import { clock } from '../../src/clock/clock.js';
import { countryName } from '../../src/format/country.js';
import { dateRange } from '../../src/format/dates.js';
import { formatter } from '../../src/format/intl.js';
import { money } from '../../src/format/money.js';
import { periodLabel } from '../../src/format/period.js';
import { timestampLabel } from '../../src/format/timestamps.js';
import { webUrl } from '../../src/html/links.js';
import {
  isFinal,
  type GivenAddress,
  type RewardParcel,
  type RewardRefund,
  type WalletReward,
} from './reward.js';
import type { RewardsHost } from './rewards-host.js';

/** A line of its own, or a line with its name before it. */
type Fact = readonly [name: string, value: unknown];

/** What is to be known of a reward as it stands. */
export function drawFacts(
  reward: WalletReward,
  host: RewardsHost,
): TemplateResult | typeof nothing {
  const facts = [
    ...(reward.parcel ? parcelFacts(reward.parcel, reward, host) : []),
    ...claimFacts(reward, host),
    ...useFacts(reward, host),
    ...(reward.refund ? [refundFact(reward.refund, reward, host)] : []),
  ];
  if (facts.length === 0) return nothing;
  return html`<ul role="list" class="facts" part="facts">
    ${facts.map(([name, value]) => html`<li>${name ? html`<span class="name">${name}</span> ` : nothing}${value}</li>`)}
  </ul>`;
}

function claimFacts(reward: WalletReward, host: RewardsHost): Fact[] {
  const { phrases } = host;
  const { status, chosen, address, note } = reward;
  const day = lastDay(reward, host);
  if (status === 'claimable') return day ? [['', phrases.claimBy({ day })]] : [];
  if (status === 'closed') return day ? [['', phrases.claimsClosedOn({ day })]] : [];
  if (status !== 'claimed' && status !== 'sent') return [];
  const isOpen = status === 'claimed' && !isFinal(reward);
  const given: Fact[] = [
    ...(chosen ? [[phrases.chosenOption, html`<bdi>${chosen}</bdi>`] as const] : []),
    ...whereTo(address, note, host),
  ];
  // Money needs no address, and nothing of it is sent.
  if (!isOpen || reward.refund) return given;
  if (given.length === 0) given.push(['', phrases.nothingGiven]);
  return [...given, ['', day ? phrases.changeBy({ day }) : phrases.changeUntilSent]];
}

function whereTo(address: GivenAddress | undefined, note: string, host: RewardsHost): Fact[] {
  const { phrases, language } = host;
  if (!address) {
    return note ? [[phrases.noteGiven, html`<span class="own"><bdi>${note}</bdi></span>`]] : [];
  }
  const { recipient, line1, line2, city, postcode, country } = address;
  const lines = [
    recipient,
    line1,
    line2,
    `${city} ${postcode}`.trim(),
    countryName(country, language),
  ];
  const text = lines.filter(Boolean).join('\n');
  return [[phrases.goesTo, html`<span class="own"><bdi translate="no">${text}</bdi></span>`]];
}

/** A day where the event is. */
const dayOf = (day: string, language: string): string => dateRange(day, null, language) ?? '';

/** The last day of claiming, as the service says it; else worked out from the moment. */
function lastDay(
  { claimUntil, claimUntilDate, timezone }: WalletReward,
  { language }: RewardsHost,
) {
  return dayOf(claimUntilDate, language) || dateAt(claimUntil, language, timezone);
}

const dateAt = (at: number | undefined, language: string, timezone: string): string =>
  at === undefined ? '' : (timestampLabel(new Date(at).toISOString(), language, timezone) ?? '');

function parcelFacts(
  { carrier, number, address, sentAt }: RewardParcel,
  { timezone }: WalletReward,
  host: RewardsHost,
): Fact[] {
  const { phrases, language } = host;
  const sent = dateAt(sentAt, language, timezone);
  const href = webUrl(address);
  const link = html`<a part="link" href=${href ?? nothing} target="_blank" rel="noopener"
    >${phrases.trackParcel}</a
  >`;
  const facts: [string, unknown][] = [
    [phrases.sentOn, sent],
    [phrases.carrier, carrier && html`<bdi translate="no">${carrier}</bdi>`],
    [phrases.trackingNumber, number && html`<bdi translate="no">${number}</bdi>`],
    ['', href && link],
  ];
  return facts.filter(([, value]) => value);
}

/** When it can be had at the event, and how often. */
function useFacts(reward: WalletReward, host: RewardsHost): Fact[] {
  const { phrases, language } = host;
  const {
    availableFrom: from,
    availableUntil: until,
    lastUsedAt,
    cooldownMinutes,
    timezone,
  } = reward;
  const moment = (start?: number, end?: number) => periodLabel(start, end, language, timezone);
  const name = until === undefined ? phrases.availableFrom : phrases.availableUntil;
  const used = dayOf(reward.lastUsedDate, language) || dateAt(lastUsedAt, language, timezone);
  const again = (lastUsedAt ?? NaN) + (cooldownMinutes ?? NaN) * 60_000;
  const facts: [string, string][] = [
    [from !== undefined && until !== undefined ? phrases.available : name, moment(from, until)],
    [phrases.usePause, cooldownMinutes ? duration(cooldownMinutes, language) : ''],
    [phrases.lastUsed, used],
    [phrases.usableAgain, again > clock.now() ? moment(again) : ''],
  ];
  return facts.filter(([, value]) => value);
}

/** "20 hours", "1 day and a half" never: the largest unit that is whole. */
function duration(minutes: number, language: string): string {
  const [unit, size] =
    minutes % 1440 === 0
      ? (['day', 1440] as const)
      : minutes % 60 === 0
        ? (['hour', 60] as const)
        : (['minute', 1] as const);
  const options = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return formatter(Intl.NumberFormat, language, options).format(minutes / size);
}

function refundFact(
  { status, amount, currency, at }: RewardRefund,
  { timezone }: WalletReward,
  host: RewardsHost,
): Fact {
  const { phrases, language } = host;
  const words: Partial<Record<string, string>> = {
    pending: phrases.refundPending,
    refunded: phrases.refundPaid,
    failed: phrases.refundFailed,
  };
  const parts = [
    amount === undefined || !currency ? '' : money(amount, currency, language),
    words[status],
    dateAt(at, language, timezone),
  ];
  return [phrases.refund, parts.filter(Boolean).join(' · ')];
}
