import type { SubscribeRequest, SubscribeResult } from '../../contract/subscribe.js';
import { takeFromAddress, takeFromNetwork } from '../gates/rate.js';
import type { SignupRecord } from '../records/opt-ins.js';
import { refuse } from '../requests/refuse.js';
import { emailIn, firstNameIn, numberIn, refuseField } from '../rules/contact.js';
import { resendCode, resendEmail, textCode, verificationOf } from '../signups/messages.js';
import { checkCode, type CodeOutcome } from '../signups/prove.js';
import { signUp } from '../signups/sign-up.js';
import type { Call, Handler } from './handler.js';

type FirstCall = Extract<SubscribeRequest, { email: string }>;
type FollowUp = Exclude<SubscribeRequest, FirstCall>;

/** A signup, or what comes after one. spec L258 */
export const subscribe: Handler<'subscribe'> = (call) => {
  const { body } = call;
  if ('email' in body) return firstCall(call, body);
  return followUp(call, signupOf(call, body.submissionId), body);
};

function firstCall(call: Call<'subscribe'>, body: FirstCall): SubscribeResult {
  const { state, event, organiser, serviceOrigin, caller } = call;
  const email = emailIn(body.email) ?? refuseField('email', 'An e-mail address is needed.');
  const firstName = firstNameIn(body.firstName);
  const phone = numberIn(body.phone);
  const consentSms = body.consentSms ?? phone !== null;
  takeFromAddress(state, email, consentSms ? phone : null);
  takeFromNetwork(state, 'signup', caller);
  const signup = signUp(state, {
    id: state.random.uuid(),
    organiser,
    event,
    form: null,
    email,
    firstName,
    phone,
    consentEmail: body.consentEmail ?? true,
    consentSms,
    serviceOrigin,
  });
  return resultOf(signup, 'saved');
}

function followUp(
  { state, serviceOrigin }: Call<'subscribe'>,
  signup: SignupRecord,
  body: FollowUp,
): SubscribeResult {
  if ('code' in body) {
    return resultOf(signup, named(checkCode(signup, body.code, state.clock.timestamp())));
  }
  if ('phone' in body) {
    const number = numberIn(body.phone) ?? refuseField('phone', 'A number is needed.');
    if (signup.phone?.number === number && signup.phone.confirmedAt !== null)
      return resultOf(signup, 'confirmed');
    takeFromAddress(state, signup.email, number);
    signup.consentSms = true; // giving a number here has no other purpose
    textCode(state, signup, number);
    return resultOf(signup, signup.phone?.reach === 'sent' ? 'code_sent' : 'saved');
  }
  const isResent =
    body.resend === 'email' ? resendEmail(state, signup, serviceOrigin) : resendCode(state, signup);
  return resultOf(signup, isResent ? 'resent' : 'confirmed');
}

/** Signups through a form of the whole organisation are followed up at any of its events. */
function signupOf({ state, event, organiser }: Call<'subscribe'>, id: string): SignupRecord {
  const signup = state.world.signups.find(
    (known) =>
      known.id === id &&
      known.organiser === organiser.slug &&
      (known.eventId === null || known.eventId === event.id),
  );
  return signup ?? refuse('not_found', 'There is no signup with this submissionId here.');
}

/** The outcome of a code in the words of this endpoint. */
function named(outcome: CodeOutcome): SubscribeResult['outcome'] {
  if (outcome === 'already_confirmed') return 'confirmed';
  return outcome === 'expired' ? 'expired_code' : outcome;
}

function resultOf(signup: SignupRecord, outcome: SubscribeResult['outcome']): SubscribeResult {
  return { ok: true, submissionId: signup.id, verification: verificationOf(signup), outcome };
}
