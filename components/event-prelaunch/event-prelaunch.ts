import {
  html,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { clock } from '../../src/clock/clock.js';
import english from '../../src/i18n/event-prelaunch/en/first.json' with { type: 'json' };
import fields from '../../src/i18n/fields/en/first.json' with { type: 'json' };
import type { Phrases } from '../../src/i18n/phrases.js';
import { phrasesFrom } from '../../src/i18n/texts.js';
import states from '../../src/i18n/states/en/first.json' with { type: 'json' };
import type { OwnWords } from '../../src/i18n/own-words.js';
import { define } from '../internal/define.js';
import { EventElement } from '../internal/element.js';
import type { FeedFailed, FeedLoaded } from '../internal/events.js';
import { hasFallback } from '../internal/fallback.js';
import { FeedController } from '../internal/feed/feed-controller.js';
import { heading } from '../internal/heading.js';
import { keepLettersFromPage } from '../internal/keep-letters-from-page.js';
import { latePart } from '../internal/late-part.js';
import { boxes } from '../internal/styles/boxes.styles.js';
import { controls } from '../internal/styles/controls.styles.js';
import { PrelaunchAnswers } from './answers.js';
import { countdown, whenWords } from './countdown.js';
import { prelaunchStyles } from './event-prelaunch.styles.js';
import { drawFields } from './fields.js';
import { hasRegistered } from './kept.js';
import type { PrelaunchConfirmed, PrelaunchSent } from './prelaunch-events.js';
import type { RegistrationForm } from './registering/registration-form.js';
import { prelaunchSkeleton } from './skeleton.js';

export type { FeedFailed, FeedLoaded } from '../internal/events.js';
export type { PrelaunchConfirmed, PrelaunchSent } from './prelaunch-events.js';

/**
 * The waiting list of an event, before tickets are on sale: visitors sign up, and confirm by email or
 * text.
 *
 * @tag event-prelaunch
 * @fires {CustomEvent<FeedLoaded>} event-prelaunch-loaded - The form has loaded or changed.
 * @fires {CustomEvent<FeedFailed>} event-prelaunch-failed - It could not be loaded; `code` says why.
 * @fires {CustomEvent<PrelaunchSent>} event-prelaunch-before-submit - The form is complete and about to be sent. Cancelable.
 * @fires {CustomEvent<PrelaunchSent>} event-prelaunch-submitted - The service has accepted it; not confirmed yet.
 * @fires {CustomEvent<PrelaunchConfirmed>} event-prelaunch-confirmed - An address or a number was confirmed.
 * @slot - Shown until the form has loaded, if there is none, and if it can't load.
 * @slot empty - Instead of the message for an event without such a form.
 * @slot closed - Instead of the message when the form has closed.
 * @slot error - Instead of the error message and its button.
 * @csspart base - The outermost box.
 * @csspart title - The heading.
 * @csspart intro - The text below the heading.
 * @csspart countdown - The time left, or until tickets are on sale.
 * @csspart form - The form.
 * @csspart item - A field or a box, with its label and error.
 * @csspart label - The label of a field.
 * @csspart field - A text field.
 * @csspart consent - A consent, in the organiser's words.
 * @csspart privacy - The link to the organiser's privacy notice.
 * @csspart submit - The button that sends.
 * @csspart button - All other buttons.
 * @csspart problem - The error of a field.
 * @csspart summary - The list of errors above the form.
 * @csspart summary-title - The heading of the list of errors.
 * @csspart notice - Why the form could not be sent.
 * @csspart outcome - The result, which replaces the form.
 * @csspart outcome-title - The heading of the result.
 * @csspart step-title - The heading of a confirmation step.
 * @csspart closed - The message when the form has closed.
 * @csspart empty - The message for an event without such a form.
 * @csspart error - The error message.
 * @csspart stale - The line above a form when a refresh failed.
 * @csspart demo-badge - "Demo data".
 */
export class EventPrelaunch extends EventElement {
  static override properties: PropertyDeclarations = {
    headingLevel: { type: Number, attribute: 'heading-level' },
  };

  static override styles = [...EventElement.styles, controls, boxes, prelaunchStyles];

  /** @internal */
  override english = phrasesFrom({ ...states, ...fields, ...english });
  /** @internal */
  override words = () => import('../../src/i18n/event-prelaunch/languages.js');
  /** @internal */
  declare phrases: Phrases<'prelaunch'>;
  /** Your own words, by the keys of docs/words.md. They come before the words of the page. */
  declare strings?: OwnWords<Phrases<'prelaunch'>> | undefined;

  /** Level of the title, 2 to 6. */
  headingLevel = 2;

  readonly #feed = new FeedController(this, {
    endpoint: 'getPrelaunch',
    params: () => (this.settings.event ? { slug: this.settings.event } : undefined),
    name: () => this.phrases.prelaunch,
    skeleton: prelaunchSkeleton,
    ready: (data) => {
      this.#answers.setForm(data);
      return this.#isAwaited ? this.#drawSkeleton() : this.#draw();
    },
    isEmpty: (data) => this.#answers.isEmpty(data),
    empty: () => this.#nothingHere(),
  });

  #event?: string | undefined;
  #answers = this.#drawBlank();
  #registering?: RegistrationForm | undefined;
  /** The code that comes later cannot be had at the moment. */
  #isAlone = false;

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { event } = this.settings;
    if (event === this.#event) return;
    this.#event = event;
    this.#answers = this.#drawBlank();
    this.#registering?.leave();
    this.#registering = undefined;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.#isUnpublished) this.showCondition('empty');
    // A code or a link that is under way works even when the form has gone.
    if (this.#feed.data || (this.#isUnpublished && this.#isAwaited)) void this.#loadRest();
  }

  protected override render(): TemplateResult {
    const outcome = this.#registering?.outcome();
    if (outcome) return this.frame(outcome);
    return this.#isUnpublished ? this.frame(this.#unpublished()) : this.#feed.render();
  }

  /** Who comes back to their code does not see the form flash before it. */
  get #isAwaited(): boolean {
    return !this.#registering && !this.#isAlone && hasRegistered(this.settings.event);
  }

  /** The service knows the event and has no form of it, or knows neither: nobody needs to try again. */
  get #isUnpublished(): boolean {
    const { data, error } = this.#feed;
    return data === undefined && (error as { code?: unknown } | undefined)?.code === 'not_found';
  }

  #unpublished(): TemplateResult {
    if (hasFallback(this)) return html`<slot></slot>`;
    return html`<slot name="empty">${this.#nothingHere()}</slot>`;
  }

  #drawSkeleton(): TemplateResult {
    return html`<div class="skeleton" aria-hidden="true">${prelaunchSkeleton()}</div>`;
  }

  #nothingHere(): TemplateResult {
    return html`<p class="notice" part="empty">${this.phrases.noPrelaunch}</p>`;
  }

  #draw(): TemplateResult {
    const { phrases, language } = this;
    const { title, intro, closesAt } = this.#answers.form;
    const isClosed = closesAt !== undefined && closesAt <= clock.now();
    const counted = countdown({ at: closesAt, language, words: phrases.closesAt });
    return html`<div class=${isClosed ? 'sheet closed' : 'sheet'}>
      <div class="lead">
        ${heading(this.headingLevel, html`<bdi>${title || phrases.prelaunchTitle}</bdi>`, 'title')}
        ${intro && !isClosed ? html`<p class="intro" part="intro" dir="auto">${intro}</p>` : nothing}
        ${counted}
      </div>
      ${isClosed ? this.#closed(closesAt) : this.#form()}
      ${closesAt === undefined ? this.#registering?.saleCountdown() : nothing}
    </div>`;
  }

  #closed(at: number): TemplateResult {
    const { phrases, language } = this;
    const words = `${phrases.prelaunchClosed({ when: whenWords(at, language) })}.`;
    return html`<slot name="closed"><p class="notice" part="closed">${words}</p></slot>`;
  }

  #form(): TemplateResult {
    const extras = this.#registering;
    return html`<form
      class="form"
      part="form"
      novalidate
      @submit=${this.#submit}
      @change=${() => extras?.checkField()}
      @keydown=${keepLettersFromPage}
      @keyup=${keepLettersFromPage}
      @keypress=${keepLettersFromPage}
    >
      ${extras?.summary()} ${drawFields({ host: this, answers: this.#answers, extras })}
      <div class="foot">${this.#privacy()} ${this.#send()}</div>
    </form>`;
  }

  /** Its line is there from the beginning, its address once the code has come that examines it. */
  #privacy(): TemplateResult | typeof nothing {
    const { privacyPolicyUrl } = this.#answers.form;
    const address = this.#registering?.privacyAddress(privacyPolicyUrl);
    if (!privacyPolicyUrl || (this.#registering && !address)) return nothing;
    return html`<p class="privacy">
      <a part="privacy" href=${address ?? nothing} target="_blank" rel="noopener"
        >${this.phrases.privacyNotice}<span class="visually-hidden">
          ${this.phrases.opensInNewTab}</span
        ></a
      >
    </p>`;
  }

  #send(): TemplateResult {
    const { busy, waiting } = this.#registering ?? {};
    const question = this.#registering?.question();
    // Hidden, not gone: Enter in a field presses it, and finds the question.
    return html`${question ?? this.#registering?.reason()}
      <button
        class="button button-primary submit"
        part="submit"
        type="submit"
        ?hidden=${question}
        aria-disabled=${busy || waiting ? 'true' : 'false'}
      >
        <span><bdi>${this.#answers.form.ctaLabel || this.phrases.prelaunchSend}</bdi></span>
        ${busy ? html`<i class="spinner"></i>` : nothing}
      </button>`;
  }

  /** Never leaves to the browser what to do, however early the button is pressed. */
  readonly #submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const registering = await this.#loadRest();
    if (registering) await registering.submit();
    else this.announce(this.phrases.trouble);
  };

  readonly #loadCode = latePart(
    this,
    'the code that signs up',
    () => import('./registering/registration-form.js'),
  );

  /** Also for another event. */
  async #loadRest(): Promise<RegistrationForm | undefined> {
    const code = await this.#loadCode();
    const wasAlone = this.#isAlone;
    this.#isAlone = !code;
    const { event } = this.settings;
    if (code && event && !this.#registering) {
      this.#registering = new code.RegistrationForm(this, this.#answers, {
        slug: event,
        isPublished: async () => {
          await this.#feed.refresh();
          return this.#feed.error === undefined && this.#feed.data !== undefined;
        },
      });
    }
    if (this.#isAlone !== wasAlone) this.requestUpdate();
    return this.#registering;
  }

  #drawBlank(): PrelaunchAnswers {
    return new PrelaunchAnswers(() => this.requestUpdate());
  }
}

define('event-prelaunch', EventPrelaunch);

declare global {
  interface HTMLElementTagNameMap {
    'event-prelaunch': EventPrelaunch;
  }
  interface GlobalEventHandlersEventMap {
    'event-prelaunch-loaded': CustomEvent<FeedLoaded>;
    'event-prelaunch-failed': CustomEvent<FeedFailed>;
    'event-prelaunch-before-submit': CustomEvent<PrelaunchSent>;
    'event-prelaunch-submitted': CustomEvent<PrelaunchSent>;
    'event-prelaunch-confirmed': CustomEvent<PrelaunchConfirmed>;
  }
}
