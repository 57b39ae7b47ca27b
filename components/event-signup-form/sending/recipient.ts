import type { Client } from '../../../src/client/client.js';
import type { Answer } from '../../../src/contract/forms.js';
import type { FormElement } from '../../internal/form/form-element.js';
import type { FormSent } from '../form-events.js';

export interface SubmittedForm {
  /** Of the form. */
  readonly kind: string;
  /** Of the definition that was answered. */
  readonly version: number | undefined;
  readonly answers: Record<string, Answer>;
}

/** Who gets the answers. */
export interface Recipient {
  /** Under which a draft is kept in the tab. */
  readonly name: string;
  readonly deliver: (client: Client, answered: SubmittedForm) => Promise<unknown>;
  /** What the page is told of it. */
  readonly about: (kind: string) => FormSent;
}

/** The form that the element names. */
export function formOfEvent({ settings }: FormElement): Recipient {
  const { form: key = '' } = settings;
  return {
    name: `form.${key}`,
    deliver: (client, { answers, version }) => {
      const body = version === undefined ? { answers } : { answers, version };
      return client.submitForm({ key, body });
    },
    about: (kind) => ({ form: key, kind }),
  };
}
