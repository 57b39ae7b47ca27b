import type { nothing } from 'lit';
import { html, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { isRefusal } from '../../src/client/errors.js';
import english from '../../src/i18n/ambassador-rewards/en/first.json' with { type: 'json' };
import type { Phrases } from '../../src/i18n/phrases.js';
import { phrasesFrom } from '../../src/i18n/texts.js';
import states from '../../src/i18n/states/en/first.json' with { type: 'json' };
import type { OwnWords } from '../../src/i18n/own-words.js';
import { define } from '../internal/define.js';
import { warnDeveloper } from '../internal/developer.js';
import { EventElement, type Condition } from '../internal/element.js';
import type { FeedFailed, FeedLoaded } from '../internal/events.js';
import { hasFallback } from '../internal/fallback.js';
import { FeedController } from '../internal/feed/feed-controller.js';
import { FeedErrors } from '../internal/feed/feed-errors.js';
import { focusPart } from '../internal/focus-part.js';
import { latePart } from '../internal/late-part.js';
import { controls } from '../internal/styles/controls.styles.js';
import { rewardStyles } from './ambassador-rewards.styles.js';
import type { RewardClaimed } from './claim-events.js';
import { drawProgramme } from './programme.js';
import type { WalletReward } from './reward.js';
import type { ClaimPart } from './rewards-host.js';
import { rewardsSkeleton } from './skeleton.js';
import { programmesOf } from './wallet.js';
import { forgetWallet, keepWallet, keptWallet } from './wallet-memory.js';

export type { FeedFailed, FeedLoaded } from '../internal/events.js';
export type { RewardClaimed } from './claim-events.js';

/**
 * The rewards of an ambassador, with their status and the form to claim them. The property `deviceToken`
 * says who is signed in; it has no attribute.
 *
 * @tag ambassador-rewards
 * @fires {CustomEvent<FeedLoaded>} ambassador-rewards-loaded - The rewards have loaded or changed.
 * @fires {CustomEvent<FeedFailed>} ambassador-rewards-failed - They could not be loaded; `code` says why.
 * @fires {CustomEvent<RewardClaimed>} ambassador-rewards-before-claim - A claim is about to be sent.
 * Cancelable.
 * @fires {CustomEvent<RewardClaimed>} ambassador-rewards-claimed - The service has accepted the claim.
 * @slot - Shown while nobody is signed in, until the rewards have loaded, and if they can't load.
 * @slot empty - Instead of the message for a wallet without rewards.
 * @slot error - Instead of the error message and its button.
 * @csspart base - The outermost box.
 * @csspart programme - The rewards of one event.
 * @csspart title - The name of the event.
 * @csspart days - The days of the event.
 * @csspart description - The organiser's description of the programme.
 * @csspart progress - The progress to the next tier.
 * @csspart bar - The progress bar.
 * @csspart tiers - The list of tiers.
 * @csspart tier - A tier with its rewards.
 * @csspart tier-name - The name of a tier.
 * @csspart rewards - A list of rewards.
 * @csspart reward - A reward.
 * @csspart standing - The status of a reward.
 * @csspart reward-title - The name of a reward.
 * @csspart reward-text - The description of a reward.
 * @csspart facts - The details of a reward.
 * @csspart link - The tracking link.
 * @csspart form - The form to claim a reward.
 * @csspart item - A question of the form.
 * @csspart label - The label of a question.
 * @csspart help - A hint below a label.
 * @csspart field - A text field.
 * @csspart option - One of several answers.
 * @csspart problem - The error of an answer.
 * @csspart summary - The list of all errors.
 * @csspart notice - The result of a claim.
 * @csspart button - "Change", "Close" and "Try again".
 * @csspart button-primary - "Claim", and the button that sends the form.
 * @csspart empty - The message for a wallet without rewards, and if nobody is signed in.
 * @csspart error - The error message.
 * @csspart stale - The line above a wallet when a refresh failed.
 * @csspart demo-badge - "Demo data".
 */
export class AmbassadorRewards extends EventElement {
  static override properties: PropertyDeclarations = {
    headingLevel: { type: Number, attribute: 'heading-level' },
    deviceToken: { attribute: false },
  };

  static override styles = [...EventElement.styles, controls, rewardStyles];

  /** @internal */
  override english = phrasesFrom({ ...states, ...english });
  /** @internal */
  override words = () => import('../../src/i18n/ambassador-rewards/languages.js');
  /** @internal */
  declare phrases: Phrases<'rewards'>;
  /** Your own words, by the keys of docs/words.md. They come before the words of the page. */
  declare strings?: OwnWords<Phrases<'rewards'>> | undefined;
  /** @internal */
  override readonly about = undefined;

  /** Level of the event names, 2 to 6. */
  headingLevel = 2;
  /** Who is signed in: the ambassador's device token. It is stored nowhere else. */
  deviceToken?: string | undefined;
  /** @internal */
  claims?: ClaimPart | undefined;

  #feed?: FeedController<'getRewards'>;
  #errors?: FeedErrors;
  /** Claimed since the wallet was read, and that wallet. */
  #claimed = new Map<string, WalletReward>();
  #claimedOn: unknown;
  /** Key of the reward whose form could not be fetched. */
  #unopened = '';

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('offline', this.#wentOffline);
  }

  override disconnectedCallback(): void {
    if (this.#feed?.data) keepWallet(this);
    super.disconnectedCallback();
    window.removeEventListener('offline', this.#wentOffline);
  }

  /** @internal */
  async refresh(): Promise<void> {
    await this.#feed?.refresh();
  }

  /** @internal */
  takeClaimed(reward: WalletReward): void {
    this.#claimed.set(reward.key, reward);
    this.requestUpdate();
  }

  /** @internal */
  async openClaim(reward: WalletReward): Promise<void> {
    const claims = await this.#bringClaims();
    this.#unopened = claims ? '' : reward.key;
    claims?.open(reward);
    if (!claims) this.announce(this.phrases.trouble);
    this.requestUpdate();
  }

  /** @internal */
  isUnopened({ key }: WalletReward): boolean {
    return key !== '' && key === this.#unopened;
  }

  /** @internal */
  override showCondition(now: Condition): void {
    const shown = this.#olderWallet() ? 'stale' : now;
    super.showCondition(this.deviceToken ? shown : 'empty');
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (this.deviceToken) this.#feed ??= this.#follow();
    else this.#tellMissing();
    if (!changed.get('deviceToken')) return;
    forgetWallet();
    this.#claimed.clear();
    this.claims?.clear();
  }

  protected override updated(): void {
    if (!this.deviceToken) this.showCondition('empty');
    else if (this.#feed?.data) void this.#bringClaims();
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.deviceToken || !this.#feed) return this.#drawSignedOut();
    const older = this.#olderWallet();
    if (!older) return this.#feed.render();
    this.#errors ??= new FeedErrors(this, () => this.#retry());
    const { updatedAt } = older;
    const note = this.#errors.drawNote({ updatedAt, error: this.#feed.error ?? null, busy: false });
    return this.frame([note, this.#draw(older.wallet)]);
  }

  #follow(): FeedController<'getRewards'> {
    return new FeedController(this, {
      endpoint: 'getRewards',
      params: () => (this.deviceToken ? {} : undefined),
      name: () => this.phrases.rewards,
      skeleton: rewardsSkeleton,
      ready: (data) => this.#draw(data),
      isEmpty: (data) => programmesOf(data).length === 0,
      empty: () =>
        html`<p class="notice notice-title" part="empty">${this.phrases.emptyRewards}</p>`,
    });
  }

  #draw(wallet: unknown): TemplateResult {
    // What has been read since knows of those claims.
    if (wallet !== this.#claimedOn) this.#claimed.clear();
    this.#claimedOn = wallet;
    const all = programmesOf(wallet, this.#claimed);
    return html`<div class="wallet">${all.map((one) => drawProgramme(one, this))}</div>`;
  }

  #drawSignedOut(): TemplateResult {
    const words = html`<p class="notice signed-out" part="empty">
      ${this.phrases.signInForRewards}
    </p>`;
    return this.frame(hasFallback(this) ? html`<slot></slot>` : words);
  }

  #tellMissing(): void {
    warnDeveloper(
      this,
      'shows no rewards: a script must set its property deviceToken (no attribute, as those are public).',
    );
  }

  /** What was read earlier in this visit, where nothing newer can be had. */
  #olderWallet() {
    const { data, error } = this.#feed ?? {};
    const isGone = data === undefined && error !== undefined && !isRefusal(error);
    return isGone ? keptWallet(this) : undefined;
  }

  async #retry(): Promise<void> {
    await this.refresh();
    if (!this.#feed?.error) await focusPart(this, '.base');
  }

  /** Asks in vain, so that what is shown says how old it is; it asks again when the network is back. */
  readonly #wentOffline = (): void => void this.refresh();

  readonly #loadClaims = latePart(this, 'what claims a reward', () => import('./claim/claims.js'));

  async #bringClaims(): Promise<ClaimPart | undefined> {
    const code = this.claims ? undefined : await this.#loadClaims();
    if (code) this.#takeClaims(new code.Claims(this));
    return this.claims;
  }

  /** Whoever asked first has brought it. */
  #takeClaims(claims: ClaimPart): void {
    this.claims ??= claims;
    this.requestUpdate();
  }
}

define('ambassador-rewards', AmbassadorRewards);

declare global {
  interface HTMLElementTagNameMap {
    'ambassador-rewards': AmbassadorRewards;
  }
  interface GlobalEventHandlersEventMap {
    'ambassador-rewards-loaded': CustomEvent<FeedLoaded>;
    'ambassador-rewards-failed': CustomEvent<FeedFailed>;
    'ambassador-rewards-before-claim': CustomEvent<RewardClaimed>;
    'ambassador-rewards-claimed': CustomEvent<RewardClaimed>;
  }
}
