import { html, type ReactiveController, type TemplateResult } from 'lit';
import { payloadOf } from '../../src/forms/answers.js';
import type { Field } from '../../src/forms/fields.js';
import { formParts } from '../../src/i18n/en/form-parts.js';
import { trouble } from '../../src/i18n/en/trouble.js';
import { adopt } from '../internal/adopt.js';
import { Countdown } from '../internal/countdown.js';
import { errorSummary, fieldProblem } from '../internal/error-summary.js';
import { Draft } from './draft.js';
import type { EventSignupForm } from './event-signup-form.js';
import type { FieldExtras } from './field-view.js';
import type { Filling } from './filling.js';
import { filling as fillingStyles } from '../internal/filling.styles.js';
import { focusPart } from '../internal/focus-part.js';
import { afterPress } from '../internal/press.js';
import { MerchLink } from './merch-link.js';
import { Mistakes } from './mistakes.js';
import { Notes } from './notes.js';
import { boxOf, doubleSendQuestion, doubts, failureText } from './notices.js';
import type { Outcome } from './outcome.js';
import { partsStyles } from './parts.styles.js';
import { Picker } from './picker.js';
import { problemWords } from './problem-words.js';
import { send, type Sent } from './send.js';
import { Stock } from './stock.js';

/** What the desk asks of its element. */
export interface FormDoor {
  /** Fetches the definition again. */
  readonly readAgain: () => Promise<void>;
  /** An empty form. */
  readonly startOver: () => void;
}

/** Everything about a form that no first paint shows: judging, sending, and what comes of it. */
export class FormDesk implements ReactiveController {
  /** The answers are under way. */
  busy = false;

  readonly #host: EventSignupForm;
  readonly #filling: Filling;
  readonly #door: FormDoor;
  readonly #stock: Stock;
  readonly #mistakes: Mistakes;
  readonly #notes: Notes;
  readonly #draft: Draft;
  readonly #merch: MerchLink;
  readonly #wait: Countdown;
  readonly #pickers = new Map<string, Picker>();
  #sent?: Sent | undefined;
  /** The question whether to send again is on screen. */
  #asking = false;
  #outcome?: Outcome | undefined;
  #supplied?: Promise<void>;

  constructor(host: EventSignupForm, filling: Filling, door: FormDoor) {
    host.learn({ ...trouble, ...formParts });
    for (const styles of [fillingStyles, partsStyles]) adopt(host.renderRoot, styles);
    this.#host = host;
    this.#filling = filling;
    this.#door = door;
    this.#stock = new Stock(host, filling);
    this.#mistakes = new Mistakes(filling, this.#stock);
    this.#notes = new Notes(host, filling, this.#stock);
    this.#draft = new Draft(host.settings.form ?? '', filling);
    this.#merch = new MerchLink(host, filling, this.#stock);
    this.#wait = new Countdown(host);
    this.#draft.restore();
    // What was typed and left before this code was there.
    if (!host.shadowRoot?.activeElement) this.#notes.look();
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
    if (this.#filling.isWaiting) this.#supplied ??= this.#supply();
    this.#stock.follow();
  }

  /** The service has asked to wait. */
  get waiting(): boolean {
    return this.#wait.left > 0;
  }

  /** Instead of the form, once the answers have arrived. */
  outcome(): TemplateResult | undefined {
    if (this.#sent?.outcome !== 'arrived') return undefined;
    const { thanks, thanksText } = this.#host.phrases;
    // The words for it could not be loaded; what they would say stays true.
    const plain = html`<p class="notice notice-title outcome-title">${thanks}. ${thanksText}</p>`;
    return this.#outcome?.draw() ?? plain;
  }

  summary(): TemplateResult | undefined {
    const { phrases } = this.#host;
    const { listed } = this.#mistakes;
    if (listed.length === 0) {
      return this.#sent?.outcome === 'refused' ? doubts(this.#host) : undefined;
    }
    const problems = listed.map(({ field, problem, answer }) => {
      return { id: field.key, words: problemWords(phrases, field, problem, answer) };
    });
    return errorSummary(this.#host, boxOf(this.#host), problems);
  }

  /** Instead of the button: whether to send again. */
  question(): TemplateResult | undefined {
    if (!this.#asking) return undefined;
    const again = () => void this.#send();
    const leave = () => {
      this.#asking = false;
      void focusPart(this.#host, '.submit');
    };
    return doubleSendQuestion(this.#host, { again, leave });
  }

  /** Beside the button: why the answers have not been sent. */
  reason(): TemplateResult | undefined {
    const words = this.#reasonWords();
    return words ? html`<p class="reason" part="notice">${words}</p>` : undefined;
  }

  extras(field: Field): FieldExtras {
    const { phrases } = this.#host;
    const answer = this.#filling.answerOf(field);
    const what = this.#mistakes.of(field);
    const words = what && problemWords(phrases, field, what, answer);
    const extras = {
      problem: words ? fieldProblem(phrases, { id: field.key, words }) : undefined,
      note: this.#notes.of(field),
      isOut: this.#stock.judgeOf(field),
    };
    if (field.control !== 'picker') return extras;
    const change = (next: typeof answer) => this.#filling.set(field, next);
    const view = { field, answer, phrases, change, ...extras };
    return { ...extras, picker: this.#pickerOf(field).draw(view) };
  }

  /** A field has been left. */
  look(): void {
    afterPress(() => {
      this.#mistakes.look();
      this.#notes.look();
      this.#host.requestUpdate();
    });
  }

  /** Judges, asks, sends: whatever is due when somebody presses the button. */
  async submit(): Promise<void> {
    if (this.#filling.isWaiting) await this.#supplied;
    if (this.busy || this.#sent?.outcome === 'arrived') return;
    if (this.waiting) {
      this.#host.announce(this.#reasonWords());
    } else if (this.#sent?.outcome === 'unheard') {
      await this.#ask();
    } else if (!this.#mistakes.judge()) {
      this.#sent = undefined;
      await focusPart(this.#host, '.summary');
    } else {
      await this.#send();
    }
  }

  /** Options that the definition leaves to the line-up. */
  async #supply(): Promise<void> {
    const host = this.#host;
    const slug = this.#filling.form.eventSlug || (host.settings.event ?? '');
    const none = { lineup: null, stages: null };
    const code = await import('./lineup-sources.js').catch(() => undefined);
    this.#filling.supply((await code?.lineupSources(host, slug)) ?? none);
    this.#draft.restore();
  }

  #changed(field: Field, byVisitor: boolean): void {
    this.#mistakes.reconsider(field);
    this.#notes.changed(field);
    this.#stock.changed(field);
    this.#draft.keep();
    if (byVisitor) this.#merch.tell(field);
  }

  async #send(): Promise<void> {
    const host = this.#host;
    const { form, answers } = this.#filling;
    const about = { form: host.settings.form ?? '', kind: form.kind };
    if (!host.emit('event-signup-form-before-submit', about, { cancelable: true })) return;
    this.busy = true;
    this.#asking = false;
    this.#sent = undefined;
    host.requestUpdate();
    host.announce(host.phrases.sendingForm);
    const later = import('./outcome.js').catch(() => undefined);
    const sent = await send(host, payloadOf(form.fields, answers), form.version);
    if (sent.outcome === 'arrived') {
      const code = await later;
      const { startOver } = this.#door;
      const receipt = { form, result: sent.result, address: this.#address(), startOver };
      this.#outcome = code && new code.Outcome(host, receipt);
    }
    this.busy = false;
    this.#sent = sent;
    host.requestUpdate();
    if (sent.outcome === 'arrived') host.emit('event-signup-form-submitted', about);
    await this.#follow(sent);
  }

  /** Where the visitor looks next. */
  async #follow(sent: Sent): Promise<void> {
    switch (sent.outcome) {
      case 'arrived':
        this.#draft.forget();
        return focusPart(this.#host, '.outcome-title');
      case 'refused':
        this.#mistakes.refuse(sent.fields);
        // The form may have been edited since it was read.
        this.#filling.reopen();
        void this.#door.readAgain();
        return focusPart(this.#host, '.summary');
      case 'unheard':
        return this.#ask();
      case 'wait':
        this.#wait.start(sent.seconds);
    }
    this.#host.announce(this.#reasonWords());
  }

  #ask(): Promise<void> {
    this.#asking = true;
    return focusPart(this.#host, '.ask');
  }

  #reasonWords(): string {
    const { phrases } = this.#host;
    const sent = this.#sent;
    const { left } = this.#wait;
    if (sent?.outcome === 'wait') {
      return left > 0 ? `${phrases.tryAgainIn(left)} ${phrases.answersKept}` : '';
    }
    if (sent?.outcome !== 'failed') return '';
    return `${failureText(phrases, sent.error)} ${phrases.answersKept}`;
  }

  #address(): string {
    const field = this.#filling.form.fields.find(({ inputType }) => inputType === 'email');
    return field ? String(this.#filling.answerOf(field) ?? '').trim() : '';
  }

  #pickerOf(field: Field): Picker {
    const known = this.#pickers.get(field.id) ?? new Picker(this.#host);
    this.#pickers.set(field.id, known);
    return known;
  }
}
