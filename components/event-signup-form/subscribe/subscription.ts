import { html, type ReactiveController, type TemplateResult } from 'lit';
import type { Client } from '../../../src/client/client.js';
import { readForm, type FormField, type Form } from '../../../src/forms/fields.js';
import subscribePhrases from '../../../src/i18n/form/en/subscribe.json' with { type: 'json' };
import trouble from '../../../src/i18n/states/en/trouble.json' with { type: 'json' };
import { adoptStyles } from '../../internal/styles/adopt-styles.js';
import { pageRecord } from '../../../src/embed/page.js';
import { joinAnnouncer, leaveAnnouncer } from '../../internal/announcer.js';
import { followPageColours } from '../../internal/contrast/page-colours.js';
import { clientOf } from '../../internal/feed/clients.js';
import { drawFailure } from '../../internal/feed/feed.js';
import { late } from '../../internal/styles/late.styles.js';
import { notice } from '../../internal/feed/states.js';
import type { FormHost } from '../form-host.js';
import type { SubmittedForm, Recipient } from '../sending/recipient.js';
import { readFollowUp } from '../../internal/sending/signup-state.js';
import { subscriptionStyles } from './subscription.styles.js';

/** Ids are the members of the request. */
const fieldsIn = (phrases: FormHost['phrases']) => [
  { id: 'email', type: 'email', label: phrases.subscribeEmail, required: true },
  { id: 'firstName', type: 'text', role: 'first_name', label: phrases.subscribeName },
  {
    ...{ id: 'phone', type: 'text', role: 'phone', label: phrases.subscribePhone },
    help: phrases.subscribePhoneHelp,
  },
  { id: 'consentSms', type: 'tick', label: phrases.subscribeTexts, required: true },
];

/** A signup for news of an event that needs no form of the organiser. spec L258 */
export class Subscription implements ReactiveController {
  readonly #host: FormHost;
  #form?: Form;
  /** The emulator says which event a page without one is about: until then none is missing. */
  #isEventUnknown = true;
  /** What the form was made of. */
  #sources: readonly unknown[] = [];

  constructor(host: FormHost) {
    host.addPhrases({ ...trouble, ...subscribePhrases });
    adoptStyles(host.renderRoot, late, subscriptionStyles);
    followPageColours(host);
    this.#host = host;
    host.addController(this);
    void this.#waitForEvent();
  }

  hostConnected(): void {
    joinAnnouncer(this.#host);
  }

  hostDisconnected(): void {
    leaveAnnouncer(this.#host);
  }

  /** What an author has not set yet. */
  get missing(): string[] {
    if (this.#isEventUnknown) return [];
    const { settings } = this.#host;
    return [clientOf(this.#host) ? '' : 'base-url', settings.event ? '' : 'event'].filter(Boolean);
  }

  async #waitForEvent(): Promise<void> {
    await pageRecord().fetch?.catch(() => undefined);
    this.#isEventUnknown = false;
    this.#host.requestUpdate();
  }

  /** In the element's language. */
  get form(): Form {
    const { phrases, settings } = this.#host;
    const made = [phrases, settings.event];
    if (!this.#form || made.some((part, place) => part !== this.#sources[place])) {
      this.#sources = made;
      this.#form = formIn(phrases, settings.event);
    }
    return this.#form;
  }

  get recipient(): Recipient {
    const { event: slug = '' } = this.#host.settings;
    return {
      name: `subscribe.${slug}`,
      deliver: (client, { answers }) => signUp(client, slug, answers),
      about: (kind) => ({ form: '', kind, event: slug }),
    };
  }

  draw(content: (subscription: this) => TemplateResult): TemplateResult {
    const { missing } = this;
    if (missing.length === 0) return this.#host.frame(content(this));
    const { phrases, settings } = this.#host;
    // As for a feed: a page without a service has lost its settings, and only the console says so.
    const words = settings.baseUrl
      ? notice(phrases.missingSettings({ names: missing.join(', ') }))
      : undefined;
    return drawFailure(this.#host, words);
  }

  title(): TemplateResult {
    return html`<slot name="title">${this.form.title}</slot>`;
  }

  /** What a visitor agrees to by signing up. */
  terms(): TemplateResult {
    return html`<p class="help terms" part="terms">
      <slot name="terms">${this.#host.phrases.subscribeTerms}</slot>
    </p>`;
  }
}

function formIn(phrases: FormHost['phrases'], event: string | undefined): Form {
  const title = phrases.subscribeTitle;
  const form = readForm({
    ...{ kind: 'mailing_list', title, eventSlug: event ?? '' },
    fields: fieldsIn(phrases),
  });
  return { ...form, fields: form.fields.map(withConsent) };
}

/** A number is asked for together with the consent to text it. */
function withConsent(field: FormField): FormField {
  if (field.id !== 'consentSms') return field;
  const options = [{ value: 'yes', label: field.label }];
  return { ...field, control: 'tick', options, after: 'phone' };
}

type SubscribeAnswers = SubmittedForm['answers'];

/**
 * Signs up. That a signup takes a number is our reading of the specification, which states a request
 * of its own for it: where the answer does not speak of the number, that one follows.
 */
async function signUp(client: Client, slug: string, answers: SubscribeAnswers): Promise<unknown> {
  const taken = await client.subscribe({ slug, body: bodyOf(answers) });
  const signup = readFollowUp(taken);
  const { submissionId } = signup;
  const { phone } = answers;
  if (typeof phone !== 'string' || !submissionId || !isUnheard(signup.phone)) return taken;
  const texted = await client.subscribe({ slug, body: { submissionId, phone } }).then(
    (answer) => readFollowUp(answer),
    () => undefined, // signed up all the same; the number can be given again
  );
  const verification = {
    email: signup.email,
    phone: texted ? texted.phone || 'sent' : 'failed',
    phoneHint: texted?.phoneHint,
  };
  return { submissionId, verification };
}

const isUnheard = (phone: string): boolean => !phone || phone === 'not_needed';

function bodyOf(answers: SubscribeAnswers) {
  const { email, firstName, phone, consentSms } = answers as Record<string, string | undefined>;
  return {
    email: email ?? '',
    ...(firstName && { firstName }),
    ...(phone && { phone }),
    consentEmail: true,
    ...(consentSms && { consentSms: true }),
  };
}
