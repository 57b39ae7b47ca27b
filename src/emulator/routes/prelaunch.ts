import type { RegisterResult, VerifyRequest, VerifyResult } from '../../contract/prelaunch.js';
import type { RegistrationRecord } from '../records/opt-ins.js';
import { refuse } from '../requests/refuse.js';
import { refuseField } from '../rules/contact.js';
import { publishedForm } from '../rules/form.js';
import { resendCode, resendEmail, verificationOf } from '../signups/messages.js';
import { type CodeOutcome, proveEmail, provePhone } from '../signups/prove.js';
import { register } from '../signups/sign-up.js';
import type { EmulatorState } from '../state/state.js';
import type { EventRecord } from '../state/world.js';
import type { Call, Handler } from './handler.js';

/** spec L190, L255 */
export const getPrelaunch: Handler<'getPrelaunch'> = ({ event }) => {
  const form = publishedForm(event);
  return {
    eventId: event.id,
    eventSlug: event.slug,
    formVersion: 'prelaunch_form_v5',
    title: form.title,
    introPlain: form.intro,
    ctaLabel: form.ctaLabel,
    privacyPolicyUrl: form.privacyPolicyUrl,
    fields: {
      email: form.email,
      firstName: form.firstName,
      phone: { ...form.phone, required: false },
    },
    consent: form.consent,
    closesAt: form.closesAt,
  };
};

type Registering = Call<'registerPrelaunch'> | Call<'legacyPrelaunchRegister'>;
type Verifying = Call<'verifyPrelaunch'> | Call<'legacyPrelaunchVerify'>;

/** Also for an event that the body names. spec L256, L260, L324 */
export function registerPrelaunch({ state, ...call }: Registering): RegisterResult {
  const registration = register(state, call);
  return { ok: true, registrationId: registration.id, verification: verificationOf(registration) };
}

/** Also for the event of the registration. spec L257, L260 */
export function verifyPrelaunch(call: Verifying): VerifyResult {
  const { state, event, body, serviceOrigin } = call;
  const registration = registrationOf(state, event, body.registrationId);
  const outcome = steps[body.action]({ state, registration, body, serviceOrigin });
  return { outcome, verification: verificationOf(registration) };
}

interface Step {
  state: EmulatorState;
  registration: RegistrationRecord;
  body: VerifyRequest;
  serviceOrigin: string;
}

/** What each action comes to: a wrong or expired code is an outcome, not an error. spec L260 */
const steps: Record<VerifyRequest['action'], (step: Step) => VerifyResult['outcome']> = {
  confirm_email: confirmEmail,
  check_code({ state, registration, body }) {
    return provePhone(state, registration, body.code ?? refuseField('code', 'A code is needed.'));
  },
  resend_email({ state, registration, serviceOrigin }) {
    return resendEmail(state, registration, serviceOrigin) ? 'resent' : 'already_confirmed';
  },
  resend_code({ state, registration }) {
    return resendCode(state, registration) ? 'resent' : 'already_confirmed';
  },
};

/** With the last part of the link in the e-mail. */
function confirmEmail({ state, registration, body }: Step): CodeOutcome {
  const token = body.token ?? body.code ?? refuseField('token', 'The end of the link is needed.');
  const isRight = registration.emailReach !== 'not_needed' && token.trim() === registration.token;
  return isRight ? proveEmail(state, registration) : 'wrong_code';
}

function registrationOf(
  { world }: EmulatorState,
  event: EventRecord,
  id: string,
): RegistrationRecord {
  const registration = world.registrations.find(
    (known) => known.id === id && known.eventId === event.id,
  );
  return registration ?? refuse('not_found', 'There is no registration with this id here.');
}
