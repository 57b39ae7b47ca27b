import type { Answer, Field } from '../../contract/forms.js';
import type { MerchColour, MerchProduct, PrintZone } from '../../contract/merch.js';
import { takeFromAddress } from '../gates/rate.js';
import type { MerchColourRecord, MerchRecord, PrintZoneRecord } from '../records/forms.js';
import { refuse } from '../requests/refuse.js';
import { phoneNumber } from '../rules/contact.js';
import { answerWithRole, fieldsOf, problemsOf } from '../rules/form.js';
import { pictureUrl } from '../rules/pictures.js';
import { verificationOf } from '../signups/messages.js';
import { signUp } from '../signups/sign-up.js';
import type { EmulatorState } from '../state/state.js';
import type { Handler } from './handler.js';

/** spec L135-143 */
export const getForm: Handler<'getForm'> = ({ state, form, event, surface }) => ({
  key: form.key,
  kind: form.kind,
  eventId: event?.id ?? null,
  eventSlug: event?.slug ?? null,
  title: form.title,
  version: form.version,
  surface,
  fields: fieldsOf(state.world, form, event),
  ...(form.merch && { merchCatalog: form.merch.map((product) => merchProduct(state, product)) }),
});

/** spec L161-172 */
function merchProduct(state: EmulatorState, record: MerchRecord): MerchProduct {
  return {
    ...record,
    colours: record.colours.map((colour) => colourOf(state, colour)),
    printZones: record.printZones.map((zone) => zoneOf(state, zone)),
  };
}

function colourOf(
  state: EmulatorState,
  { label, hex, front, back, ...rest }: MerchColourRecord,
): MerchColour {
  const frontImageUrl = pictureUrl(state, front);
  const backImageUrl = pictureUrl(state, back);
  return { label, hex, frontImageUrl, backImageUrl, ...rest };
}

function zoneOf(state: EmulatorState, { logo, ...rest }: PrintZoneRecord): PrintZone {
  return logo === undefined ? rest : { ...rest, logoUrl: pictureUrl(state, logo) };
}

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
