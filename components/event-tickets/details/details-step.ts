import { html, nothing, type TemplateResult } from 'lit';
import type { LooseFeed } from '../../../src/checkout/sale/offers.js';
import { AddressHints } from '../../internal/form/address-hints.js';
import { errorSummary, drawFieldError } from '../../internal/form/error-summary.js';
import { Validation } from '../../internal/form/validation.js';
import { focusPart } from '../../internal/focus-part.js';
import { afterPress } from '../../internal/press.js';
import { onwardButton } from '../parts/onward-button.js';
import { AttestationBox, attestationId } from './attestation.js';
import { buyerFields, validateField, type BuyerField, type FieldName } from './buyer-fields.js';
import { Consents } from './consents.js';
import { keepLettersFromPage } from '../../internal/keep-letters-from-page.js';
import type { OrderContext, PlainPhrase } from '../parts/order-context.js';
import type { TicketsHost } from '../tickets-host.js';

/** The form for the buyer's details. They are kept whatever happens to the order. */
export class DetailsStep {
  readonly #host: TicketsHost;
  readonly #consents = new Consents();
  readonly #attestation = new AttestationBox();
  readonly #typed: Record<FieldName, string> = {
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
  };
  readonly #addresses: AddressHints;
  readonly #validation: Validation<PlainPhrase>;
  #feed: LooseFeed = {};
  #restored = false;

  constructor(host: TicketsHost) {
    this.#host = host;
    this.#addresses = new AddressHints(host);
    this.#validation = new Validation(
      () => [...this.#fields.map(({ name }) => name), attestationId],
      (id) => this.#problemWith(id),
    );
  }

  draw(view: OrderContext): TemplateResult {
    this.#feed = view.feed;
    this.#restore(view);
    const busy = view.state.step === 'sending';
    const submit = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      if (!busy) void this.#submit(view);
    };
    return html`<form class="details" novalidate @submit=${submit}>
      ${this.#validation.listed.length ? this.#summary() : undefined}
      ${this.#fields.map((field) => this.#field(view, field))} ${this.#consents.draw(view)}
      ${this.#attestation.draw(view, this.#words(attestationId), () => this.#leave(attestationId))}
      ${onwardButton(this.#host.phrases.continueToPay, busy)}
    </form>`;
  }

  get #fields(): BuyerField[] {
    return buyerFields(this.#host.language);
  }

  /** Clears everything after a completed order: the next buyer may be another person. */
  clear(): void {
    for (const { name } of this.#fields) this.#type(name, '');
    this.#consents.clear();
    this.#attestation.clear();
    this.#validation.reset();
  }

  /** Whether there are details for another order, typed now or before a reload. */
  keeps({ state }: OrderContext): boolean {
    return !!state.details || Object.values(this.#typed).some(Boolean);
  }

  /** Restores the details sent before a reload, unless the buyer has typed something since. */
  #restore({ state: { details }, feed }: OrderContext): void {
    if (this.#restored || !details) return;
    this.#restored = true;
    if (Object.values(this.#typed).some(Boolean)) return;
    const { buyer } = details;
    Object.assign(this.#typed, buyer, { phone: buyer.phone ?? '' });
    this.#consents.restore(details);
    if (details.formVersion === feed.checkout?.formVersion) this.#attestation.restore(feed);
  }

  #summary(): TemplateResult {
    const box = { part: 'error-summary', level: this.#host.headingLevel };
    const complaints = this.#validation.listed.map(({ id, problem }) => {
      return { id, words: this.#host.phrases[problem] };
    });
    return errorSummary(this.#host, box, complaints);
  }

  #field(view: OrderContext, field: BuyerField): TemplateResult {
    const { phrases } = this.#host;
    const { name, label, why, missing } = field;
    const problem =
      name === 'email' && isOfAnother(view) ? phrases.codeOfAnother : this.#words(name);
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
      ${this.#addresses.draw(name, (address) => this.#type(name, address))}
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
      @keydown=${keepLettersFromPage}
    />`;
  }

  #type(name: FieldName, value: string): void {
    this.#typed[name] = value;
    this.#addresses.remove(name);
    this.#validation.revalidate(name);
    this.#host.requestUpdate();
  }

  #leave(id: string): void {
    afterPress(() => {
      this.#validation.revalidateAll();
      if (id === 'email') this.#addresses.checkAddress(id, this.#typed.email);
      this.#host.requestUpdate();
    });
  }

  #problemWith(id: string): PlainPhrase | undefined {
    const field = this.#fields.find(({ name }) => name === id);
    if (field) return validateField(field, this.#typed);
    return this.#attestation.isAccepted(this.#feed) ? undefined : 'attestationMissing';
  }

  #words(id: string): string | undefined {
    const problem = this.#validation.problemOf(id);
    return problem && this.#host.phrases[problem];
  }

  async #submit(view: OrderContext): Promise<void> {
    if (!this.#validation.validate()) {
      this.#host.requestUpdate();
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

const isOfAnother = ({ state }: OrderContext): boolean => state.problem?.code === 'promo_not_yours';
