import type { RegisterResult, VerifyRequest, VerifyResult } from '../../contract/prelaunch.js';
import type { RegistrationRecord } from '../records/prelaunch.js';
import { refuse } from '../requests/refuse.js';
import { refuseField } from '../signups/contact-fields.js';
import type { CodeOutcome } from '../signups/check-code.js';
import { proveEmail, provePhone } from '../signups/prove.js';
import { register } from '../signups/register.js';
import { resendCode, resendEmail } from '../signups/resend.js';
import { verificationOf } from '../signups/verification.js';
import type { EmulatorState } from '../state/state.js';
import type { EventRecord } from '../state/world.js';
import type { Call, Handler } from './handler.js';

type Registering = Call<'registerPrelaunch'> | Call<'legacyPrelaunchRegister'>;
type Verifying = Call<'verifyPrelaunch'> | Call<'legacyPrelaunchVerify'>;

/** spec L256, L324 */
export const registerPrelaunch: Handler<'registerPrelaunch'> = registered;

/** The same for an event that the body names. spec L260 */
export const legacyPrelaunchRegister: Handler<'legacyPrelaunchRegister'> = registered;

/** spec L257, L260 */
export const verifyPrelaunch: Handler<'verifyPrelaunch'> = verified;

/** The same for the event of the registration. spec L260 */
export const legacyPrelaunchVerify: Handler<'legacyPrelaunchVerify'> = verified;

function registered({ state, event, body, serviceOrigin, caller }: Registering): RegisterResult {
  const registration = register(state, { event, body, serviceOrigin, caller });
  return { ok: true, registrationId: registration.id, verification: verificationOf(registration) };
}

function verified({ state, event, body, serviceOrigin }: Verifying): VerifyResult {
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
