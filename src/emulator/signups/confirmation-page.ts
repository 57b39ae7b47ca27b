import { escapeHtml } from '../rules/html-text.js';
import type { EmulatorState } from '../state.js';
import { confirmSignup } from './confirm.js';
import { senderOf } from './messages.js';
import { proveEmail } from './prove.js';

const styles = `
  :root { color-scheme: light dark; font: 100%/1.6 system-ui, sans-serif }
  body { margin: 0; min-block-size: 100vh; display: grid; place-content: center; text-align: center;
    background: light-dark(#fbf6ea, #17221f); color: light-dark(#23302c, #f1ead9) }
  main { max-inline-size: 30em; padding: 2em }
  svg { inline-size: 72px; block-size: 72px; color: light-dark(#2f7f78, #8fd0c4) }
  h1 { margin: 0.5em 0 0.25em; font-size: 2em; line-height: 1.2; text-wrap: balance }
  p { margin: 0; text-wrap: pretty }
`;
const tick = '<path d="m7.5 12.5 3 3 6-6.5"/>';
const question = '<path d="M9.5 9.3a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.1.9-1.1 1.9M12 16.6v.1"/>';

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
    return page(404, { icon: question, title: 'This link leads nowhere', text });
  }
  if (method === 'GET' && signup) confirmSignup(state, signup);
  if (method === 'GET' && registration) proveEmail(state, registration);
  const name = person.firstName === null ? '' : `, ${person.firstName}`;
  const text = `Your address is confirmed. The next letter from ${senderOf(state, person)} comes to you.`;
  return page(200, { icon: tick, title: `You are on the list${name}`, text });
}

interface Words {
  icon: string;
  title: string;
  text: string;
}

function page(status: number, { icon, title, text }: Words): Response {
  const body = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${styles}</style>
<main>
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><circle cx="12" cy="12" r="10"/>${icon}</svg>
  <h1>${escapeHtml(title)}</h1>
  <p>${escapeHtml(text)}</p>
</main>
</html>
`;
  return new Response(body, { status, headers });
}

/** The page that shows the mailbox may open the link by `fetch`; there is nothing to steal here. */
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'Access-Control-Allow-Origin': '*',
};
