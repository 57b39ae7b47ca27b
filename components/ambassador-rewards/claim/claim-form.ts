import { html, nothing, type TemplateResult } from 'lit';
import { readObject } from '../../../src/contract/loose.js';
import { plainButton } from '../../internal/buttons.js';
import { clientOf } from '../../internal/feed/clients.js';
import { errorSummary } from '../../internal/form/error-summary.js';
import { Validation } from '../../internal/form/validation.js';
import { focusPart } from '../../internal/focus-part.js';
import { afterPress } from '../../internal/press.js';
import { readReward, type WalletReward } from '../reward.js';
import type { RewardsHost } from '../rewards-host.js';
import { claimedAs, draftOf, hasAnswers, requestOf, type ClaimDraft } from './draft.js';
import {
  asksToReadAgain,
  claimFailure,
  claimFailureText,
  refusedPaths,
  type ClaimFailure,
} from './failures.js';
import { askedIds, idOfPath, claimProblem } from './problems.js';
import { drawQuestions } from './questions.js';

interface ClaimFormOptions {
  readonly close: () => void;
  /** The service has taken it; `words` say so. */
  readonly done: (words: string) => void;
  /** Somebody else is signed in by now. */
  readonly isLost: () => boolean;
}

/** The form of one reward: what is typed, what is wrong with it, and its way to the service. */
export class ClaimForm {
  readonly #host: RewardsHost;
  readonly #options: ClaimFormOptions;
  readonly #draft: ClaimDraft;
  readonly #validation: Validation<string>;
  /** Ids of what the service has refused, until it is changed. */
  readonly #refused = new Set<string>();
  #reward: WalletReward;
  #busy = false;
  #failure?: ClaimFailure | undefined;

  constructor(host: RewardsHost, reward: WalletReward, around: ClaimFormOptions) {
    this.#host = host;
    this.#options = around;
    this.#reward = reward;
    this.#draft = draftOf(reward);
    this.#validation = new Validation(
      () => askedIds(this.#reward, this.#draft),
      (id) => this.#problemWith(id),
    );
  }

  /** @param reward as the newest wallet has it */
  draw(reward: WalletReward): TemplateResult {
    this.#reward = reward;
    const { phrases } = this.#host;
    const submit = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      void this.#submit();
    };
    return html`<form
      class="claim-form"
      part="form"
      novalidate
      aria-label=${[phrases.claimButton, reward.title].filter(Boolean).join(': ')}
      @submit=${submit}
    >
      ${this.#validation.listed.length > 0 ? this.#summary() : undefined}
      ${drawQuestions({
        host: this.#host,
        reward,
        draft: this.#draft,
        problemOf: (id) => this.#validation.problemOf(id),
        changed: (id) => this.#changed(id),
        left: () => this.#revalidate(),
      })}
      ${this.#drawReason()} ${this.#buttons()}
    </form>`;
  }

  #buttons(): TemplateResult {
    const { phrases } = this.#host;
    const words = this.#reward.status === 'claimed' ? phrases.saveClaim : phrases.sendClaim;
    return html`<p class="row">
      <button
        class="button button-primary"
        part="button-primary"
        type="submit"
        aria-disabled=${this.#busy ? 'true' : nothing}
      >
        <span>${words}${this.#busy ? '…' : ''}</span>
      </button>
      ${plainButton(phrases.closeClaim, () => this.#options.close())}
    </p>`;
  }

  #summary(): TemplateResult {
    const box = { part: 'summary', level: this.#host.headingLevel + 2 };
    const complaints = this.#validation.listed.map(({ id, problem }) => ({ id, words: problem }));
    return errorSummary(this.#host, box, complaints);
  }

  /** Why it was not sent, or not taken. */
  #drawReason(): TemplateResult | undefined {
    if (!this.#failure) return undefined;
    const words = claimFailureText(this.#host.phrases, this.#failure, hasAnswers(this.#draft));
    return html`<p class="reason" part="notice">${words}</p>`;
  }

  #problemWith(id: string): string | undefined {
    const { phrases } = this.#host;
    const ours = claimProblem(id, this.#reward, this.#draft, phrases);
    return ours ?? (this.#refused.has(id) ? phrases.partRefused : undefined);
  }

  #changed(id: string): void {
    this.#refused.delete(id);
    this.#validation.revalidate(id);
    this.#host.requestUpdate();
  }

  #revalidate(): void {
    afterPress(() => {
      this.#validation.revalidateAll();
      this.#host.requestUpdate();
    });
  }

  /** However often it is pressed, one is under way. */
  async #submit(): Promise<void> {
    if (this.#busy) return;
    this.#failure = undefined;
    if (!this.#validation.validate()) {
      await focusPart(this.#host, '.summary');
      return;
    }
    const about = {
      affiliateId: this.#reward.affiliateId,
      rewardDefinitionId: this.#reward.definitionId,
      isChange: this.#reward.status === 'claimed',
    };
    const host = this.#host;
    host.requestUpdate();
    if (!host.emit('ambassador-rewards-before-claim', about, { cancelable: true })) return;
    this.#busy = true;
    host.announce(host.phrases.sendingClaim);
    const claimed = await this.#send();
    this.#busy = false;
    if (this.#options.isLost()) return;
    if (!claimed) {
      this.#showFailure();
      return;
    }
    host.takeClaimed(claimed);
    const { claimChanged, claimSent } = host.phrases;
    this.#options.done((about.isChange ? claimChanged : claimSent)({ title: claimed.title }));
    host.emit('ambassador-rewards-claimed', about);
    await host.refresh();
  }

  /** The reward as it stands now; undefined when it was not claimed. */
  async #send(): Promise<WalletReward | undefined> {
    const [reward, draft] = [this.#reward, structuredClone(this.#draft)];
    const client = navigator.onLine ? clientOf(this.#host) : undefined;
    if (!client) {
      this.#failure = { code: 'offline' };
      return undefined;
    }
    try {
      const answer: unknown = await client.claimReward({ body: requestOf(reward, draft) });
      const said = readReward(readObject(readObject(answer)['reward']), reward);
      return said.key === reward.key ? said : claimedAs(reward, draft);
    } catch (error) {
      this.#failure = claimFailure(error);
      return undefined;
    }
  }

  #showFailure(): void {
    const failure = this.#failure;
    if (!failure) return;
    const host = this.#host;
    for (const path of refusedPaths(failure)) this.#refused.add(idOfPath(path));
    this.#validation.validate();
    host.announce(claimFailureText(host.phrases, failure, hasAnswers(this.#draft)));
    host.requestUpdate();
    if (asksToReadAgain(failure)) void host.refresh();
  }
}
