import type { Answer, Field } from '../../contract/forms.js';
import { takeFromAddress } from '../gates/rate.js';
import { refuse } from '../requests/refuse.js';
import { answerWithRole, problemsOf } from '../rules/answers.js';
import { phoneNumber } from '../rules/contact.js';
import { fieldsOf } from '../rules/form-fields.js';
import { signUp } from '../signups/sign-up.js';
import { verificationOf } from '../signups/verification.js';
import type { Handler } from './handler.js';

/** spec L230-237 */
export const submitForm: Handler<'submitForm'> = (call) => {
  const { state, form, event, surface, body } = call;
  const answers = given(body.answers);
  const fields = fieldsOf(state.world, form, event);
  checkAnswers(fields, answers);
  const contact = answerWithRole(fields, answers, 'email');
  const isSignup = form.kind === 'mailing_list' && contact !== null;
  const phone = isSignup ? phoneNumber(answerWithRole(fields, answers, 'phone') ?? '') : undefined;
  takeFromAddress(state, contact, phone ?? null);

  const id = state.random.uuid();
  state.world.submissions.push({
    id,
    form: form.key,
    eventId: event?.id ?? null,
    answers,
    version: body.version ?? body.formVersion ?? null,
    contact,
    surface,
    at: state.clock.timestamp(),
  });
  if (!isSignup) return { ok: true };

  const { organiser, serviceOrigin } = call;
  const signup = signUp(state, {
    id,
    organiser,
    event,
    form: form.key,
    email: contact,
    firstName: answerWithRole(fields, answers, 'first_name'),
    phone: phone ?? null,
    consentEmail: true,
    consentSms: phone !== undefined,
    serviceOrigin,
  });
  return { ok: true, verification: verificationOf(signup), submissionId: signup.id };
};

/** Null is no answer. */
function given(answers: Record<string, Answer | null>): Record<string, Answer> {
  const entries = Object.entries(answers);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, Answer] => entry[1] !== null),
  );
}

/** @throws {Refusal} bad_request, with every field that is wrong */
function checkAnswers(fields: readonly Field[], answers: Record<string, Answer>): void {
  const problems = problemsOf(fields, answers);
  if (Object.keys(problems).length === 0) return;
  const message = 'Some answers do not fit the form: see details.fields.';
  refuse('bad_request', message, { fields: problems });
}
