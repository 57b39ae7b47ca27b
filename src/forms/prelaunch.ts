import type { PrelaunchForm } from '../contract/prelaunch.js';
import { readObject, readText, readTime, type Loose } from '../contract/loose.js';

/** The form as a service may really send it: each member may be missing. spec L190, L255 */
export type LoosePrelaunch = Loose<PrelaunchForm>;

/** A field as it is asked. The label is empty where the service says none. */
export interface AskedField {
  readonly label: string;
  readonly required: boolean;
}

/** The form of an event before its launch, as it is drawn. What the organiser left out is empty. */
export interface Prelaunch {
  /** Sent back as evidence of the wording shown. spec L359 */
  readonly formVersion: string;
  readonly title: string;
  readonly intro: string;
  readonly ctaLabel: string;
  /** As it came: an address that may be followed, or anything else. */
  readonly privacyPolicyUrl: string;
  readonly email: AskedField;
  readonly firstName: AskedField | undefined;
  /** Undefined where nothing says what a number is given for. */
  readonly phone: AskedField | undefined;
  /** A number is itself the consent, and no box is shown. */
  readonly isImplied: boolean;
  /** Printed verbatim; empty for a channel that is not offered. */
  readonly consent: { readonly email: string; readonly messaging: string };
  /** Milliseconds since 1970; undefined where no time is said. */
  readonly closesAt: number | undefined;
  /** The service says that the form has no closing time, not merely nothing about one. */
  readonly staysOpen: boolean;
}

/** With care: each member may be missing or of another type, whatever its type says. */
export function readPrelaunch(data: LoosePrelaunch): Prelaunch {
  const fields = readObject(data.fields);
  const consent = readObject(data.consent);
  const messaging = readText(consent['messaging']);
  return {
    formVersion: readText(data.formVersion),
    title: readText(data.title),
    intro: readText(data.introPlain),
    ctaLabel: readText(data.ctaLabel),
    privacyPolicyUrl: readText(data.privacyPolicyUrl),
    email: askedField(fields['email']) ?? unlabelled,
    firstName: askedField(fields['firstName']),
    phone: messaging ? (askedField(fields['phone']) ?? unlabelled) : undefined,
    isImplied: readObject(fields['phone'])['consentMode'] === 'implied',
    consent: { email: readText(consent['email']), messaging },
    closesAt: readTime(data.closesAt),
    staysOpen: data.closesAt === null,
  };
}

const unlabelled: AskedField = { label: '', required: false };

/** Nobody can agree to anything: there is nothing to sign up for. */
export const offersNothing = ({ consent }: Prelaunch): boolean =>
  !consent.email && !consent.messaging;

function askedField(value: unknown): AskedField | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { label, required } = readObject(value);
  return { label: readText(label), required: required === true };
}
