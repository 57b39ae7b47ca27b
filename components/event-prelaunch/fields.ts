import { html, nothing, type TemplateResult } from 'lit';
import type { Prelaunch } from '../../src/forms/prelaunch.js';
import { askedFields, isRequired } from '../../src/forms/registration.js';
import type { PrelaunchAnswers } from './answers.js';
import type { FormExtras, PrelaunchHost } from './prelaunch-host.js';

export interface FieldsView {
  readonly host: PrelaunchHost;
  readonly answers: PrelaunchAnswers;
  /** Undefined until the part that judges and sends is there. */
  readonly extras: FormExtras | undefined;
}

export type TextName = 'email' | 'firstName' | 'phone';
type BoxName = 'consentEmail' | 'consentSms';

const kinds = {
  email: ['email', 'email'],
  firstName: ['text', 'given-name'],
  phone: ['tel', 'tel'],
} as const;

/** A line to type in. `below` is drawn with it and explains it. */
export function textField(
  view: FieldsView,
  name: TextName,
  label: string,
  below: string,
): TemplateResult {
  const { host, answers, extras } = view;
  const [type, autocomplete] = kinds[name];
  const problem = extras?.problem(name);
  const note = extras?.note(name);
  const isOptional = !isRequired(answers.form, answers.typed, name);
  const parts = [below && 'help', problem && 'problem', note && 'note'].filter(Boolean);
  return html`<div class="item ${name}" part="item">
    <label class="label" part="label" for=${name}
      ><bdi>${label}</bdi>${
        isOptional ? html` <span class="optional">${host.phrases.optional}</span>` : nothing
      }</label
    >
    ${problem}
    <input
      id=${name}
      class="field"
      part="field"
      type=${type}
      name=${autocomplete}
      autocomplete=${autocomplete}
      autocapitalize=${name === 'firstName' ? nothing : 'off'}
      spellcheck="false"
      enterkeyhint="send"
      aria-required=${isOptional ? nothing : 'true'}
      aria-invalid=${problem ? 'true' : nothing}
      aria-describedby=${parts.map((part) => `${name}-${String(part)}`).join(' ') || nothing}
      .value=${answers.typed[name]}
      @input=${({ target }: Event) => answers.set(name, (target as HTMLInputElement).value)}
    />
    ${note}
    ${below ? html`<p id="${name}-help" class="help" part="consent"><bdi>${below}</bdi></p>` : nothing}
  </div>`;
}

/** A consent in the organiser's own words. Never ticked before somebody has ticked it. */
export function consentBox(view: FieldsView, name: BoxName, wording: string): TemplateResult {
  const { answers, extras } = view;
  const problem = extras?.problem(name);
  return html`<div class="item ${name}" part="item">
    ${problem}
    <label class="option" part="consent">
      <input
        id=${name}
        type="checkbox"
        aria-required=${isRequired(answers.form, answers.typed, name) ? 'true' : nothing}
        aria-invalid=${problem ? 'true' : nothing}
        aria-describedby=${problem ? `${name}-problem` : nothing}
        .checked=${answers.typed[name]}
        @change=${({ target }: Event) => answers.set(name, (target as HTMLInputElement).checked)}
      />
      <span><bdi>${wording}</bdi></span>
    </label>
  </div>`;
}

/** All that is asked. What the service has no label for has one of ours. */
export function drawFields(view: FieldsView): TemplateResult[] {
  const { form } = view.answers;
  const { consent, isImplied } = form;
  return askedFields(form).map((name) => {
    if (name === 'consentEmail') return consentBox(view, name, consent.email);
    if (name === 'consentSms') return consentBox(view, name, consent.messaging);
    const below = name === 'phone' && isImplied ? consent.messaging : '';
    return textField(view, name, fieldLabel(view.host.phrases, form, name), below);
  });
}

/** As the service words it, else in our words. */
export function fieldLabel(
  phrases: PrelaunchHost['phrases'],
  form: Prelaunch,
  name: TextName,
): string {
  const ours = {
    email: phrases.prelaunchEmail,
    firstName: phrases.prelaunchName,
    phone: phrases.prelaunchPhone,
  };
  return form[name]?.label || ours[name];
}
