import type { Client } from '../../../src/client/client.js';
import { isAnswerError, isRequestFailure, ServiceError } from '../../../src/client/errors.js';
import type { RegisterRequest, VerifyRequest } from '../../../src/contract/prelaunch.js';
import type { FollowUpRequest } from '../../internal/sending/follow-up.js';
import { readFollowUp, type SignupState } from '../../internal/sending/signup-state.js';
import type { Registration } from './registration.js';

interface Registering {
  readonly slug: string;
  readonly body: RegisterRequest;
  /** Whether the form is still there, which tells a service without this path from a closed form. */
  readonly isPublished: () => Promise<boolean>;
}

/**
 * Registers, at the earlier endpoint where the service has only that one. spec L256, L260
 * @throws whatever the client throws
 */
export async function sendRegistration(client: Client, told: Registering): Promise<Registration> {
  const { slug, body } = told;
  try {
    return registrationOf(await client.registerPrelaunch({ slug, body }), body, false);
  } catch (error) {
    const isOlder = lacksPath(error) || (isUnknown(error) && (await told.isPublished()));
    if (!isOlder) throw error;
  }
  try {
    const taken = await client.legacyPrelaunchRegister({ body: { ...body, eventSlug: slug } });
    return registrationOf(taken, body, true);
  } catch (error) {
    // Neither path is there: nobody has taken anything.
    throw lacksPath(error) ? new ServiceError('not_found', 'No such path') : error;
  }
}

/** Sends a code, or asks for another message, where the registration was taken. spec L257, L260 */
export async function sendVerification(
  client: Client,
  { slug, registration }: { slug: string; registration: Registration },
  question: FollowUpRequest,
): Promise<SignupState> {
  const body = { registrationId: registration.id, ...actionOf(question) };
  const earlier = () => client.legacyPrelaunchVerify({ body });
  const asked = registration.isEarlier
    ? earlier()
    : client.verifyPrelaunch({ slug, body }).catch((error: unknown) => {
        if (lacksPath(error)) return earlier();
        throw error;
      });
  return stateOf(await asked);
}

function actionOf(question: FollowUpRequest): Pick<VerifyRequest, 'action' | 'code'> {
  if ('code' in question) return { action: 'check_code', code: question.code };
  const isEmail = 'resend' in question && question.resend === 'email';
  return { action: isEmail ? 'resend_email' : 'resend_code' };
}

/** A service that does not say what it has sent has sent what was agreed to. spec L256 */
function registrationOf(
  answer: unknown,
  { consentEmail, phone }: RegisterRequest,
  isEarlier: boolean,
): Registration {
  const said = readFollowUp(answer);
  const { registrationId } = answer as { registrationId?: unknown };
  return {
    id: typeof registrationId === 'string' ? registrationId : '',
    email: said.email || (consentEmail ? 'sent' : 'not_needed'),
    phone: said.phone || (phone ? 'sent' : 'not_needed'),
    phoneHint: said.phoneHint,
    isEarlier,
  };
}

/** In the words of a signup, which has a name of its own for each outcome. spec L258, L260 */
function stateOf(answer: unknown): SignupState {
  const said = readFollowUp(answer);
  const names = new Map([
    ['expired', 'expired_code'],
    ['already_confirmed', 'confirmed'],
  ]);
  return { ...said, outcome: names.get(said.outcome) ?? said.outcome };
}

/** No answer of the service at all: nothing of it stands at that path. */
const lacksPath = (error: unknown): boolean =>
  (isAnswerError(error) && (error.status === 404 || error.status === 405)) ||
  (isRequestFailure(error) && error.code === 'method_not_allowed');

/** The event or its form, or, in the words of some services, the path. */
const isUnknown = (error: unknown): boolean =>
  isRequestFailure(error) && error.code === 'not_found';
