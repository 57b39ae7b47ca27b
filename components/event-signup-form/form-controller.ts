import { html, type ReactiveController, type TemplateResult } from 'lit';
import { payloadOf } from '../../src/forms/answers.js';
import type { FormField } from '../../src/forms/fields.js';
import signup from '../../src/i18n/signup/en/first.json' with { type: 'json' };
import formParts from '../../src/i18n/form/en/parts.json' with { type: 'json' };
import trouble from '../../src/i18n/states/en/trouble.json' with { type: 'json' };
import { adoptStyles } from '../internal/styles/adopt-styles.js';
import { errorSummary, drawFieldError } from '../internal/form/error-summary.js';
import { FormDelivery } from '../internal/sending/delivery.js';
import { FormDraft } from './draft.js';
import type { FormHost } from './form-host.js';
import type { FieldExtras } from './fields/field-view.js';
import type { FormValues } from './form-values.js';
import { filling as fillingStyles } from '../internal/form/form-errors.styles.js';
import { focusPart } from '../internal/focus-part.js';
import { afterPress } from '../internal/press.js';
import { MerchLink } from './merch-link.js';
import { FormValidation } from './validation.js';
import { FieldHints } from './field-hints.js';
import { boxOf, refusalSummary } from '../internal/sending/notices.js';
import type { SubmissionOutcome, Receipt } from './follow-up/outcome.js';
import { partsStyles } from './parts.styles.js';
import { sendingStyles } from '../internal/sending/sending.styles.js';
import { Picker } from './fields/picker.js';
import { fieldProblemText } from './fields/problem-phrases.js';
import { formOfEvent, type Recipient } from './sending/recipient.js';
import type { SendOutcome } from '../internal/sending/send.js';
import { FormStock } from './stock.js';
import type { Subscription } from './subscribe/subscription.js';
import { drawCheckbox } from './fields/tick.js';

/** What the controller asks of its element. */
export interface FormAccess {
  /** Where it is no form of the organiser. */
  readonly subscription: Subscription | undefined;
  /** Fetches the definition again. */
  readonly readAgain: () => Promise<void>;
  /** An empty form. */
  readonly startOver: () => void;
}

/** Everything about a form that no first paint shows: judging, sending, and what comes of it. */
export class FormController implements ReactiveController {
  readonly #host: FormHost;
  readonly #values: FormValues;
  readonly #access: FormAccess;
  readonly #stock: FormStock;
  readonly #validation: FormValidation;
  readonly #hints: FieldHints;
  readonly #draft: FormDraft;
  readonly #merch: MerchLink;
  readonly #delivery: FormDelivery;
  readonly #recipient: Recipient;
  readonly #pickers = new Map<string, Picker>();
  #outcome?: SubmissionOutcome | undefined;
  #supplied?: Promise<void>;

  constructor(host: FormHost, filling: FormValues, access: FormAccess) {
    host.addPhrases({ ...trouble, ...signup, ...formParts });
    this.#recipient = access.subscription?.recipient ?? formOfEvent(host);
    adoptStyles(host.renderRoot, fillingStyles, sendingStyles, partsStyles);
    this.#host = host;
    this.#values = filling;
    this.#access = access;
    this.#stock = new FormStock(host, filling);
    this.#validation = new FormValidation(filling, this.#stock);
    this.#hints = new FieldHints(host, filling, this.#stock);
    this.#draft = new FormDraft(this.#recipient.name, filling);
    this.#merch = new MerchLink(host, filling, this.#stock, () => this.#beginAnew());
    this.#delivery = new FormDelivery(host);
    this.#draft.restore();
    // What was typed and left before this code was there.
    if (!host.shadowRoot?.activeElement) this.#hints.checkField();
    filling.changed = (field, byVisitor) => this.#changed(field, byVisitor);
    host.addController(this);
  }

  hostConnected(): void {
    this.#merch.hostConnected();
  }

  hostDisconnected(): void {
    this.#merch.hostDisconnected();
  }

  hostUpdated(): void {
    if (this.#values.isWaiting) this.#supplied ??= this.#supply();
    this.#stock.follow();
  }

  /** The answers are under way. */
  get busy(): boolean {
    return this.#delivery.busy;
  }

  /** The service has asked to wait. */
  get waiting(): boolean {
    return this.#delivery.waiting;
  }

  /** Instead of the form, once the answers have arrived. */
  outcome(): TemplateResult | undefined {
    if (!this.#delivery.arrived) return undefined;
    const { thanks, thanksText } = this.#host.phrases;
    // The words for it could not be loaded; what they would say stays true.
    const plain = html`<p class="notice notice-title outcome-title">${thanks}. ${thanksText}</p>`;
    return this.#outcome?.draw() ?? plain;
  }

  summary(): TemplateResult | undefined {
    const { phrases } = this.#host;
    const { listed } = this.#validation;
    // A field that the organiser has taken out meanwhile cannot be put right.
    const complaints = this.#values.form.fields.flatMap((field) => {
      const found = listed.find(({ id }) => id === field.id);
      return found
        ? [{ id: field.key, words: fieldProblemText(phrases, field, found.problem) }]
        : [];
    });
    if (complaints.length === 0) {
      return this.#delivery.sent?.outcome === 'refused' ? refusalSummary(this.#host) : undefined;
    }
    return errorSummary(this.#host, boxOf(this.#host), complaints);
  }

  /** Instead of the button: whether to send again. */
  question(): TemplateResult | undefined {
    return this.#delivery.drawQuestion(() => void this.#send());
  }

  /** Beside the button: why the answers have not been sent. */
  reason(): TemplateResult | undefined {
    return this.#delivery.drawReason();
  }

  extras(field: FormField): FieldExtras {
    const { phrases } = this.#host;
    const answer = this.#values.answerOf(field);
    const error = this.#validation.problemOf(field.id);
    const words = error && fieldProblemText(phrases, field, error);
    const extras = {
      problem: words ? drawFieldError(phrases, { id: field.key, words }) : undefined,
      note: this.#hints.drawHint(field),
      isOut: this.#stock.judgeOf(field),
    };
    const change = (next: typeof answer) => this.#values.set(field, next);
    const view = { field, answer, phrases, change, ...extras };
    if (field.control === 'tick') return { ...extras, control: drawCheckbox(view) };
    return field.control === 'picker'
      ? { ...extras, control: this.#pickerOf(field).draw(view) }
      : extras;
  }

  /** A field has been left. */
  checkField(): void {
    afterPress(() => {
      this.#validation.revalidateAll();
      this.#hints.checkField();
      this.#host.requestUpdate();
    });
  }

  /** Judges, asks, sends: whatever is due when somebody presses the button. */
  async submit(): Promise<void> {
    const delivery = this.#delivery;
    if (this.#values.isWaiting) await this.#supplied;
    if (delivery.busy || delivery.arrived) return;
    if (delivery.waiting) {
      this.#host.announce(delivery.reasonWords());
    } else if (delivery.sent?.outcome === 'unheard') {
      await delivery.askToSendAgain();
    } else if (!this.#validation.validate()) {
      delivery.sent = undefined;
      await focusPart(this.#host, '.summary');
    } else {
      await this.#send();
    }
  }

  /** Options that the definition leaves to the line-up. */
  async #supply(): Promise<void> {
    const host = this.#host;
    const slug = this.#values.form.eventSlug || (host.settings.event ?? '');
    const none = { lineup: null, stages: null };
    const code = await import('./lineup-sources.js').catch(() => undefined);
    this.#values.supply((await code?.lineupSources(host, slug)) ?? none);
    this.#draft.restore();
  }

  #changed(field: FormField, byVisitor: boolean): void {
    this.#validation.revalidate(field.id);
    this.#hints.changed(field);
    this.#stock.changed(field);
    this.#draft.store();
    if (byVisitor) this.#merch.emitChosen(field);
  }

  #beginAnew(): boolean {
    if (this.#delivery.arrived) this.#access.startOver();
    return this.#delivery.arrived;
  }

  async #send(): Promise<void> {
    const { askedFields, answers, form } = this.#values;
    const answered = { ...form, answers: payloadOf(askedFields, answers) };
    const later = import('./follow-up/outcome.js').catch(() => undefined);
    const settle = async (fate: SendOutcome) => {
      if (fate.outcome !== 'arrived') return;
      const code = await later;
      const { startOver } = this.#access;
      const receipt: Receipt = { form, result: fate.result, address: this.#address(), startOver };
      this.#outcome = code && new code.SubmissionOutcome(this.#host, receipt);
    };
    const { deliver, about } = this.#recipient;
    const sent = await this.#delivery.send({
      send: (client) => deliver(client, answered),
      detail: about(form.kind),
      beforeDrawing: settle,
    });
    if (sent) await this.#follow(sent);
  }

  /** Where the visitor looks next. */
  async #follow(sent: SendOutcome): Promise<void> {
    switch (sent.outcome) {
      case 'arrived':
        this.#draft.clear();
        return focusPart(this.#host, '.outcome-title');
      case 'refused':
        this.#validation.refuse(sent.fields.map((id) => [id, { problem: 'refused' }]));
        // The form may have been edited since it was read.
        this.#values.reopen();
        void this.#access.readAgain();
        return focusPart(this.#host, '.summary');
      case 'unheard':
        return this.#delivery.askToSendAgain();
    }
    this.#host.announce(this.#delivery.reasonWords());
  }

  #address(): string {
    const field = this.#values.form.fields.find(({ inputType }) => inputType === 'email');
    return field ? String(this.#values.answerOf(field) ?? '').trim() : '';
  }

  #pickerOf(field: FormField): Picker {
    const known = this.#pickers.get(field.id) ?? new Picker(this.#host);
    this.#pickers.set(field.id, known);
    return known;
  }
}
