import { html, type TemplateResult } from 'lit';
import fields from '../../../src/i18n/fields/en/first.json' with { type: 'json' };
import claimPhrases from '../../../src/i18n/ambassador-rewards/en/parts.json' with { type: 'json' };
import trouble from '../../../src/i18n/states/en/trouble.json' with { type: 'json' };
import { filling } from '../../internal/form/form-errors.styles.js';
import { focusPart } from '../../internal/focus-part.js';
import { adoptStyles } from '../../internal/styles/adopt-styles.js';
import { boxes } from '../../internal/styles/boxes.styles.js';
import type { WalletReward } from '../reward.js';
import type { ClaimPart, RewardsHost } from '../rewards-host.js';
import { claimStyles } from './claim.styles.js';
import { ClaimForm } from './claim-form.js';

/** The claims of one wallet: whose form is open, what has been typed into each, what became of the last. */
export class Claims implements ClaimPart {
  readonly #host: RewardsHost;
  /** What was typed stays, whichever form is open. */
  readonly #forms = new Map<string, ClaimForm>();
  #open = '';
  #outcome?: { readonly key: string; readonly words: string } | undefined;

  constructor(host: RewardsHost) {
    host.addPhrases({ ...trouble, ...fields, ...claimPhrases });
    adoptStyles(host.renderRoot, boxes, filling, claimStyles);
    this.#host = host;
  }

  isOpen({ key }: WalletReward): boolean {
    return key !== '' && key === this.#open;
  }

  open(reward: WalletReward): void {
    this.#outcome = undefined;
    this.#open = reward.key;
    void focusPart(this.#host, '.claim-form');
  }

  clear(): void {
    this.#forms.clear();
    this.#open = '';
    this.#outcome = undefined;
  }

  draw(reward: WalletReward): TemplateResult | undefined {
    if (this.isOpen(reward)) return this.#formOf(reward).draw(reward);
    if (!reward.key || this.#outcome?.key !== reward.key) return undefined;
    return html`<p class="outcome" part="notice">${this.#outcome.words}</p>`;
  }

  #formOf(reward: WalletReward): ClaimForm {
    const { key } = reward;
    const known = this.#forms.get(key);
    if (known) return known;
    const form: ClaimForm = new ClaimForm(this.#host, reward, {
      close: () => void this.#close(key),
      done: (words) => void this.#done(key, words),
      isLost: () => this.#forms.get(key) !== form,
    });
    this.#forms.set(key, form);
    return form;
  }

  /** The button that opened it is back, in the same card. */
  async #close(key: string): Promise<void> {
    const host = this.#host;
    const card = host.renderRoot.querySelector('.claim-form')?.closest('.reward');
    if (this.#open === key) this.#open = '';
    host.requestUpdate();
    await host.updateComplete;
    card?.querySelector<HTMLElement>('.claim')?.focus();
  }

  async #done(key: string, words: string): Promise<void> {
    this.#forms.delete(key);
    this.#outcome = { key, words };
    this.#host.announce(words);
    this.#host.requestUpdate();
    // Who has closed it meanwhile, or opened another, is not called away.
    if (this.#open !== key) return;
    this.#open = '';
    await focusPart(this.#host, '.outcome');
  }
}
