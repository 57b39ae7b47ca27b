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
 * The wallet of an ambassador: what the holder of a device has earned by selling, and what becomes of
 * it. A page signs its visitor in by the property `deviceToken`; there is no attribute for it.
 *
 * @tag ambassador-rewards
 * @fires {CustomEvent<FeedLoaded>} ambassador-rewards-loaded - The wallet has arrived or changed.
 * @fires {CustomEvent<FeedFailed>} ambassador-rewards-failed - It could not be fetched; `code` says why.
 * @fires {CustomEvent<RewardClaimed>} ambassador-rewards-before-claim - A claim is about to be sent.
 * Cancelable: then nothing is sent.
 * @fires {CustomEvent<RewardClaimed>} ambassador-rewards-claimed - The service has taken it.
 * @slot - Shown while nobody is signed in, until the wallet is there, and when it cannot be fetched.
 * @slot empty - Instead of the words for a wallet without rewards.
 * @slot error - Instead of the words and the button after a failure.
 * @csspart base - The outermost box.
 * @csspart programme - What somebody has at one event.
 * @csspart title - The name of the event.
 * @csspart days - When it is.
 * @csspart description - What the organiser says of the programme.
 * @csspart progress - How far it is to the next tier.
 * @csspart bar - The bar in it.
 * @csspart tiers - The tiers.
 * @csspart tier - One of them, with its rewards.
 * @csspart tier-name - Its name.
 * @csspart rewards - A list of rewards.
 * @csspart reward - A reward.
 * @csspart standing - How it stands.
 * @csspart reward-title - Its name.
 * @csspart reward-text - What the organiser says of it.
 * @csspart facts - What is to be known of it.
 * @csspart link - The way to the parcel.
 * @csspart form - The form of a claim.
 * @csspart item - A question in it.
 * @csspart label - The words of a question.
 * @csspart help - A hint below them.
 * @csspart field - What is typed into.
 * @csspart option - One of several answers.
 * @csspart problem - What is wrong with an answer.
 * @csspart summary - All that is wrong.
 * @csspart notice - What became of a claim.
 * @csspart button - "Change", "Close" and "Try again".
 * @csspart button-primary - "Claim", and what sends the form.
 * @csspart empty - The words for a wallet without rewards, and for nobody.
 * @csspart error - The words after a failure.
 * @csspart stale - The line above a wallet that could not be refreshed.
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
  /** Words in place of ours, by the keys of docs/words.md; before those that the page gives to all. */
  declare strings?: OwnWords<Phrases<'rewards'>> | undefined;
  /** @internal */
  override readonly about = undefined;

  /** Level of the names of the events, 2 to 6. */
  headingLevel = 2;
  /** Who is signed in. Stays in this property: it is written nowhere. */
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
