import { escapeHtml } from '../rules/html-text.js';
import { senderOf } from '../signups/messages.js';
import { confirmSignup, proveEmail } from '../signups/prove.js';
import type { EmulatorState } from '../state/state.js';
import { framedPage, type Icon } from './frame.js';

/**
 * Where the link in the confirmation e-mail leads. Opening it again is harmless, and asking only
 * for its head, as scanners of mail do, confirms nothing.
 */
export function confirmationPage(state: EmulatorState, token: string, method: string): Response {
  const signup = state.world.signups.find((known) => known.token === token);
  const registration = state.world.registrations.find((known) => known.token === token);
  const person = signup ?? registration;
  if (!person) {
    const text = 'It may have been cut off in the e-mail. Copy the whole address and try again.';
    return page(404, { icon: 'question', title: 'This link leads nowhere', text });
  }
  if (method === 'GET' && signup) confirmSignup(state, signup);
  if (method === 'GET' && registration) proveEmail(state, registration);
  const name = person.firstName === null ? '' : `, ${person.firstName}`;
  const text = `Your address is confirmed. The next letter from ${senderOf(state, person)} comes to you.`;
  return page(200, { icon: 'tick', title: `You are on the list${name}`, text });
}

interface Words {
  icon: Icon;
  title: string;
  text: string;
}

/** The page that shows the mailbox may open the link by `fetch`; there is nothing to steal here. */
function page(status: number, { icon, title, text }: Words): Response {
  const headers = { 'Access-Control-Allow-Origin': '*' };
  return framedPage({ status, icon, title, body: `<p>${escapeHtml(text)}</p>`, headers });
}
