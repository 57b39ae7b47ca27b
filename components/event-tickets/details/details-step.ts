import { html, nothing, type TemplateResult } from 'lit';
import { suggestedAddress } from '../../../src/forms/address.js';
import {
  errorSummary,
  drawFieldError,
  type FieldError,
} from '../../internal/form/error-summary.js';
import { focusPart } from '../../internal/focus-part.js';
import { afterPress } from '../../internal/press.js';
import { onwardButton } from '../cart/buttons.js';
import { Attestation, attestationId } from './attestation.js';
import { buyerFields, validateField, type BuyerField, type FieldName } from './buyer-fields.js';
import { Consents } from './consents.js';
import { keepKeys } from '../../internal/keep-keys.js';
import type { OrderContext } from '../order/order-context.js';
import type { TicketsHost } from '../tickets-host.js';

/** Who buys: typed once, kept in whatever way the order goes. */
export class DetailsStep {
  readonly #host: TicketsHost;
  readonly #consents = new Consents();
  readonly #attestation = new Attestation();
  readonly #typed: Record<FieldName, string> = {
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
  };
  /** As it was when the form was sent: it must not move while it is put right. */
  #listed: readonly FieldError[] = [];
  /** The fields that are judged; none until somebody has tried to go on. */
  #judged = new Set<string>();
  /** An address that was probably meant. */
  #meant: string | undefined;
  #restored = false;

  constructor(host: TicketsHost) {
    this.#host = host;
  }

  draw(view: OrderContext): TemplateResult {
    this.#restore(view);
    const busy = view.state.step === 'sending';
    const submit = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      if (!busy) void this.#submit(view);
    };
    return html`<form class="details" novalidate @submit=${submit}>
      ${this.#listed.length ? this.#summary() : undefined}
      ${buyerFields.map((field) => this.#field(view, field))} ${this.#consents.draw(view)}
      ${this.#attestation.draw(view, this.#complaints(view).get(attestationId))}
      ${onwardButton(this.#host.phrases.continueToPay, busy)}
    </form>`;
  }

  /** An order is complete: the next one is somebody else's, or may be. */
  clear(): void {
    for (const { name } of buyerFields) this.#typed[name] = '';
    this.#consents.clear();
    this.#attestation.clear();
    this.#judged.clear();
    this.#listed = [];
  }

  /** What was sent before a reload; what has been typed since goes first. */
  #restore({ state: { details }, feed }: OrderContext): void {
    if (this.#restored || !details) return;
    this.#restored = true;
    if (Object.values(this.#typed).some(Boolean)) return;
    const { firstName, lastName, email, phone } = details.buyer;
    Object.assign(this.#typed, { firstName, lastName, email, phone: phone ?? '' });
    this.#consents.restore(details);
    if (details.formVersion === feed.checkout?.formVersion) this.#attestation.restore(feed);
  }

  #summary(): TemplateResult {
    const box = { part: 'error-summary', level: this.#host.headingLevel };
    return errorSummary(this.#host, box, this.#listed);
  }

  #field(view: OrderContext, field: BuyerField): TemplateResult {
    const { phrases } = this.#host;
    const { name, label, why, missing } = field;
    const problem = this.#problemOf(view, name);
    const described = [why && `${name}-why`, problem && `${name}-problem`]
      .filter(Boolean)
      .join(' ');
    return html`<div class="item" part="item">
      <label class="label" part="label" for=${name}
        >${phrases[label]}
        ${missing ? nothing : html`<span class="optional">${phrases.optional}</span>`}</label
      >
      ${why ? html`<p class="help" id="${name}-why">${phrases[why]}</p>` : nothing}
      ${problem ? drawFieldError(phrases, { id: name, words: problem }) : nothing}
      ${this.#input(field, { described, invalid: Boolean(problem) })}
      ${name === 'email' ? this.#suggestion() : nothing}
    </div>`;
  }

  #input(
    { name, type, autocomplete, missing }: BuyerField,
    { described, invalid }: { described: string; invalid: boolean },
  ): TemplateResult {
    return html`<input
      id=${name}
      class="field"
      part="field"
      type=${type}
      name=${autocomplete}
      autocomplete=${autocomplete}
      autocapitalize=${type === 'text' ? 'words' : 'none'}
      spellcheck="false"
      aria-required=${missing ? 'true' : nothing}
      aria-invalid=${invalid ? 'true' : nothing}
      aria-describedby=${described || nothing}
      .value=${this.#typed[name]}
      @input=${({ target }: Event) => this.#type(name, (target as HTMLInputElement).value)}
      @change=${() => this.#leave(name)}
      @keydown=${keepKeys}
    />`;
  }

  #suggestion(): TemplateResult | undefined {
    const meant = this.#meant;
    if (!meant) return undefined;
    const take = () => {
      this.#type('email', meant);
      void focusPart(this.#host, '#email');
    };
    return html`<button class="note suggestion" part="button" type="button" @click=${take}>
      ${this.#host.phrases.didYouMean(meant)}
    </button>`;
  }

  #type(name: FieldName, value: string): void {
    this.#typed[name] = value;
    if (name === 'email') this.#meant = undefined;
    this.#host.requestUpdate();
  }

  /** An address is looked at when it has been left, never while it is typed. */
  #leave(name: FieldName): void {
    if (name !== 'email') return;
    afterPress(() => {
      this.#meant = suggestedAddress(this.#typed.email.trim());
      if (this.#meant) this.#host.announce(this.#host.phrases.didYouMean(this.#meant));
      this.#host.requestUpdate();
    });
  }

  #problemOf(view: OrderContext, name: FieldName): string | undefined {
    const { problem } = view.state;
    if (name === 'email' && problem?.code === 'promo_not_yours')
      return view.host.phrases.codeOfAnother;
    return this.#complaints(view).get(name);
  }

  /** What is wrong now with what is judged: control's id -> words. */
  #complaints(view: OrderContext): Map<string, string> {
    const { phrases } = this.#host;
    const found = buyerFields.flatMap((field): [string, string][] => {
      const complaint = validateField(field, this.#typed);
      return complaint ? [[field.name, phrases[complaint]]] : [];
    });
    if (!this.#attestation.isAccepted(view))
      found.push([attestationId, phrases.attestationMissing]);
    return new Map(found.filter(([id]) => this.#judged.has(id)));
  }

  async #submit(view: OrderContext): Promise<void> {
    this.#judged = new Set([...buyerFields.map(({ name }) => name), attestationId]);
    this.#listed = [...this.#complaints(view)].map(([id, words]) => ({ id, words }));
    if (this.#listed.length > 0) {
      await focusPart(this.#host, '.error-summary');
      return;
    }
    const { firstName, lastName, email, phone } = this.#typed;
    this.#host.announce(this.#host.phrases.sendingDetails);
    view.checkout.giveDetails({
      buyer: {
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        email: email.trim(),
        ...(phone.trim() && { phone: phone.trim() }),
      },
      ...this.#consents.given(),
      formVersion: view.feed.checkout?.formVersion ?? '',
      attestationAccepted: true,
    });
  }
}
