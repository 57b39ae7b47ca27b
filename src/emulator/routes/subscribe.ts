import { gapLimits } from '../../contract/limits.js';
import type { SubscribeRequest, SubscribeResult } from '../../contract/subscribe.js';
import { takeFromAddress } from '../gates/rate.js';
import { refuse } from '../refuse.js';
import { isEmail, phoneNumber } from '../rules/contact.js';
import type { SignupRecord } from '../signup-records.js';
import { checkCode } from '../signups/check-code.js';
import { sendConfirmation, textCode } from '../signups/messages.js';
import { signUp } from '../signups/sign-up.js';
import { verificationOf } from '../signups/verification.js';
import type { Call, Handler } from './handler.js';

type FollowUp = Extract<SubscribeRequest, { submissionId: string }>;
type FirstCall = Exclude<SubscribeRequest, FollowUp>;

/** A signup, or what comes after one. spec L258 */
export const subscribe: Handler<'subscribe'> = (call) => {
  const { body } = call;
  if (body.submissionId === undefined) return firstCall(call, body);
  return followUp(call, signupOf(call, body.submissionId), body);
};

function firstCall(call: Call<'subscribe'>, body: FirstCall): SubscribeResult {
  const { state, event, organiser, serviceOrigin } = call;
  const email = body.email.trim();
  const firstName = body.firstName?.trim() ?? '';
  if (!isEmail(email)) refuseField('email', 'Not an e-mail address.');
  if (Array.from(firstName).length > gapLimits.answerCharacters) {
    refuseField('firstName', `Longer than ${gapLimits.answerCharacters} characters.`);
  }
  const phone = (body.phone ?? '').trim() === '' ? null : numberOf(body.phone ?? '');
  takeFromAddress(state, email);
  const signup = signUp(state, {
    id: state.random.uuid(),
    organiser,
    event,
    form: null,
    email,
    firstName: firstName === '' ? null : firstName,
    phone,
    consentEmail: body.consentEmail ?? true,
    consentSms: body.consentSms ?? phone !== null,
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
    return resultOf(signup, checkCode(signup, body.code, state.clock.timestamp()));
  }
  if ('phone' in body) {
    const number = numberOf(body.phone);
    takeFromAddress(state, signup.email);
    textCode(state, signup, number);
    return resultOf(signup, signup.phone?.reach === 'sent' ? 'code_sent' : 'saved');
  }
  const proven = body.resend === 'email' ? signup.confirmedAt : signup.phone?.confirmedAt;
  if (proven) return resultOf(signup, 'confirmed');
  if (body.resend === 'code' && !signup.phone) refuseField('phone', 'There is no number to text.');
  takeFromAddress(state, signup.email);
  if (body.resend === 'email') sendConfirmation(state, signup, serviceOrigin);
  else if (signup.phone) textCode(state, signup, signup.phone.number);
  return resultOf(signup, 'resent');
}

/** Signups through a form of the whole organisation are followed up at any of its events. */
function signupOf({ state, event, organiser }: Call<'subscribe'>, id: string): SignupRecord {
  const signup = state.world.signups.find(
    (known) =>
      known.id === id &&
      known.organiser === organiser.slug &&
      (known.event === null || known.event === event.slug),
  );
  return signup ?? refuse('not_found', 'There is no signup with this submissionId here.');
}

function numberOf(text: string): string {
  return phoneNumber(text) ?? refuseField('phone', 'Not a phone number.');
}

function refuseField(name: string, problem: string): never {
  refuse('bad_request', 'The body is not as it should be: see details.fields.', {
    fields: { [name]: problem },
  });
}

function resultOf(signup: SignupRecord, outcome: SubscribeResult['outcome']): SubscribeResult {
  return { ok: true, submissionId: signup.id, verification: verificationOf(signup), outcome };
}
