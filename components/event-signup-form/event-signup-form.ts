import { html, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import englishFields from '../../src/i18n/fields/en/first.json' with { type: 'json' };
import englishForm from '../../src/i18n/form/en/first.json' with { type: 'json' };
import englishStates from '../../src/i18n/states/en/first.json' with { type: 'json' };
import type { FormField } from '../../src/forms/fields.js';
import type { Phrases } from '../../src/i18n/phrases.js';
import { phrasesFrom } from '../../src/i18n/texts.js';
import { controls } from '../internal/styles/controls.styles.js';
import { boxes } from '../internal/styles/boxes.styles.js';
import type { OwnWords } from '../../src/i18n/own-words.js';
import { define } from '../internal/define.js';
import { latePart } from '../internal/late-part.js';
import type { FeedFailed, FeedLoaded } from '../internal/events.js';
import { FeedController } from '../internal/feed/feed-controller.js';
import { FormElement } from '../internal/form/form-element.js';
import { heading } from '../internal/heading.js';
import type { FormController } from './form-controller.js';
import { formStyles } from './event-signup-form.styles.js';
import { drawField } from './fields/field.js';
import { FormValues } from './form-values.js';
import type { FormSent, ProductChosen, VariantChosen } from './form-events.js';
import { keepLettersFromPage } from '../internal/keep-letters-from-page.js';
import { formSkeleton } from './skeleton.js';
import { submitWords } from './sending/submit-label.js';
import { Subscribing } from './subscribe/subscribing.js';
import type { Subscription } from './subscribe/subscription.js';

export type { FeedFailed, FeedLoaded } from '../internal/events.js';
export type { FormSent, ProductChosen, VariantChosen } from './form-events.js';

/**
 * A form of the organiser: feedback, mailing list, contact or merch enquiry. It sends
 * the answers, and guides a signup through its confirmation. With `mode="subscribe"` it signs up for
 * news of an event, without a form of the organiser.
 *
 * @tag event-signup-form
 * @fires {CustomEvent<FeedLoaded>} event-signup-form-loaded - The form has loaded or changed.
 * @fires {CustomEvent<FeedFailed>} event-signup-form-failed - It could not be loaded; `code` says why.
 * @fires {CustomEvent<FormSent>} event-signup-form-before-submit - The answers are complete and about to be sent. Cancelable.
 * @fires {CustomEvent<FormSent>} event-signup-form-submitted - The service has the answers.
 * @fires {CustomEvent<ProductChosen>} event-signup-form-product-chosen - A visitor chose a product.
 * @fires {CustomEvent<VariantChosen>} event-signup-form-variant-chosen - A visitor chose a colour or size.
 * @slot - Shown until the form has loaded, and if it can't load.
 * @slot empty - Instead of the message for a form without questions.
 * @slot error - Instead of the error message and its button.
 * @slot title - With `mode="subscribe"`: instead of the heading.
 * @slot terms - With `mode="subscribe"`: instead of the consent text.
 * @csspart base - The outermost box.
 * @csspart title - The heading.
 * @csspart form - The form.
 * @csspart item - A question with its control.
 * @csspart label - The label of a question.
 * @csspart help - The hint below a label.
 * @csspart field - A text field or a list.
 * @csspart option - A row with a radio button or a box to tick.
 * @csspart point - A point of a rating.
 * @csspart chip - A chosen option, above the search field.
 * @csspart options - The list of options found.
 * @csspart terms - The consent text.
 * @csspart submit - The button that sends.
 * @csspart button - All other buttons.
 * @csspart problem - The error of an answer.
 * @csspart summary - The list of errors above the form.
 * @csspart summary-title - The heading of the list of errors.
 * @csspart notice - Why the answers could not be sent.
 * @csspart outcome - The result, which replaces the form.
 * @csspart outcome-title - The heading of the result.
 * @csspart step-title - The heading of a confirmation step.
 * @csspart empty - The message for a form without questions.
 * @csspart error - The error message.
 * @csspart stale - The line above a form when a refresh failed.
 * @csspart demo-badge - "Demo data".
 */
export class EventSignupForm extends FormElement {
  static override properties: PropertyDeclarations = {
    mode: {},
    headingLevel: { type: Number, attribute: 'heading-level' },
    submitLabel: { attribute: 'submit-label' },
  };

  static override styles = [...FormElement.styles, controls, boxes, formStyles];
  /** @internal */
  override english = phrasesFrom({ ...englishStates, ...englishFields, ...englishForm });

  /** @internal */
  declare phrases: Phrases<'form'>;
  /** Your own words, by the keys of docs/words.md. They come before the words of the page. */
  declare strings?: OwnWords<Phrases<'form'>> | undefined;
  /** @internal */
  override words = () => import('../../src/i18n/form/languages.js');

  /** `subscribe` signs up for news of the event, without a form of the organiser. */
  mode?: 'subscribe' | undefined;
  /** Level of the title, 2 to 6. */
  headingLevel = 2;
  /** Text of the button; by default it depends on the kind of form. */
  submitLabel?: string | undefined;

  /** Of the two, one is there: whichever the mode asks for. */
  #feed?: FeedController<'getForm'>;
  #subscribing?: Subscribing;
  #subject?: string | undefined;
  #values = this.#drawBlank();
  #controller?: FormController | undefined;

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { event, form } = this.settings;
    const subject = this.#subscribes ? `subscribe ${event}` : form;
    if (this.#subscribes) this.#subscribing ??= new Subscribing(this);
    else this.#feed ??= this.#follow();
    if (subject === this.#subject) return;
    this.#subject = subject;
    this.#startOver();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.#subscribes) this.showCondition(this.#subscribing?.condition ?? 'loading');
    if (this.#isDrawn) void this.#loadRest();
  }

  protected override render(): TemplateResult | undefined {
    if (!this.#subscribes) return this.#feed?.render();
    return this.#subscribing?.render((subscription) => {
      this.#values.show(subscription.form);
      return this.#draw(subscription);
    });
  }

  get #subscribes(): boolean {
    return this.mode === 'subscribe';
  }

  get #isDrawn(): boolean {
    return Boolean(this.#subscribes ? this.#subscribing?.subscription : this.#feed?.data);
  }

  #follow(): FeedController<'getForm'> {
    return new FeedController(this, {
      endpoint: 'getForm',
      params: () => (this.settings.form ? { key: this.settings.form } : undefined),
      name: () => this.phrases.form,
      skeleton: formSkeleton,
      ready: (data) => {
        this.#values.setDefinition(data);
        return this.#draw();
      },
      isEmpty: (data) => this.#values.setDefinition(data).fields.length === 0,
      empty: () => html`<p class="notice notice-title" part="empty">${this.phrases.emptyForm}</p>`,
    });
  }

  /** @param subscription whose words the organiser may replace */
  #draw(subscription?: Subscription): TemplateResult {
    const outcome = this.#controller?.outcome();
    if (outcome) return outcome;
    const { askedFields, form } = this.#values;
    const title = subscription?.title() ?? (form.title && html`<bdi>${form.title}</bdi>`);
    return html`${title && heading(this.headingLevel, title, 'title')}
      <form
        class=${subscription ? 'form signup' : 'form'}
        part="form"
        novalidate
        @submit=${this.#submit}
        @change=${() => this.#controller?.checkField()}
        @keydown=${keepLettersFromPage}
        @keyup=${keepLettersFromPage}
        @keypress=${keepLettersFromPage}
      >
        ${this.#controller?.summary()} ${askedFields.map((field) => this.#drawQuestion(field))}
        ${subscription?.terms()}
        <div class="foot">${this.#drawFoot()}</div>
      </form>`;
  }

  #drawQuestion(field: FormField): TemplateResult {
    return drawField({
      field,
      answer: this.#values.answerOf(field),
      phrases: this.phrases,
      change: (answer) => this.#values.set(field, answer),
      ...this.#controller?.extras(field),
    });
  }

  #drawFoot(): TemplateResult {
    const busy = this.#controller?.busy === true;
    const question = this.#controller?.question();
    // Hidden, not gone: Enter in a field presses it, and finds the question.
    return html`${question ?? this.#controller?.reason()}
      <button
        class="button button-primary submit"
        part="submit"
        type="submit"
        ?hidden=${question}
        aria-disabled=${busy || this.#controller?.waiting ? 'true' : 'false'}
      >
        <span>${this.submitLabel || submitWords(this.phrases, this.#values.form.kind)}</span>
        ${busy ? html`<i class="spinner"></i>` : undefined}
      </button>`;
  }

  /** Never leaves to the browser what to do, however early the button is pressed. */
  readonly #submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const controller = await this.#loadRest();
    if (controller) await controller.submit();
    else this.announce(this.phrases.trouble);
  };

  readonly #loadCode = latePart(
    this,
    'the code that sends the form',
    () => import('./form-controller.js'),
  );

  /** Also after the form was begun anew. */
  async #loadRest(): Promise<FormController | undefined> {
    const code = await this.#loadCode();
    if (!code || !this.#isDrawn || this.#controller) return this.#controller;
    this.#controller = new code.FormController(this, this.#values, {
      subscription: this.#subscribes ? this.#subscribing?.subscription : undefined,
      readAgain: async () => this.#feed?.refresh(),
      startOver: () => this.#startOver(),
    });
    this.requestUpdate();
    return this.#controller;
  }

  #startOver(): void {
    if (this.#controller) this.removeController(this.#controller);
    this.#controller?.hostDisconnected();
    this.#values = this.#drawBlank();
    this.#controller = undefined;
    this.requestUpdate();
  }

  #drawBlank(): FormValues {
    return new FormValues(() => this.requestUpdate());
  }
}

define('event-signup-form', EventSignupForm);

declare global {
  interface HTMLElementTagNameMap {
    'event-signup-form': EventSignupForm;
  }
  interface GlobalEventHandlersEventMap {
    'event-signup-form-loaded': CustomEvent<FeedLoaded>;
    'event-signup-form-failed': CustomEvent<FeedFailed>;
    'event-signup-form-before-submit': CustomEvent<FormSent>;
    'event-signup-form-submitted': CustomEvent<FormSent>;
    'event-signup-form-product-chosen': CustomEvent<ProductChosen>;
    'event-signup-form-variant-chosen': CustomEvent<VariantChosen>;
  }
}
