import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { Emulator } from '../../src/emulator/index.js';
import { ask, base, tinyEmulator } from './tiny-world.js';

const path = '/v1/events/fest/subscribe?surface=web';

function post(body: object): RequestInit {
  const headers = { 'X-Service-Key': 'pk_live_keyed', 'Content-Type': 'application/json' };
  return { method: 'POST', headers, body: JSON.stringify(body) };
}

async function signUp(emulator: Emulator, body: object = { email: 'ada@example.com' }) {
  await ask(emulator, path, post(body));
  return emulator.control.mailbox().emails.at(-1)?.links[0] ?? '';
}

describe('the confirmation e-mail', () => {
  it('differs for every signup, and is the same in every run (EMU-06, SUB-07)', async () => {
    const run = async () => {
      const emulator = tinyEmulator();
      return [await signUp(emulator), await signUp(emulator)];
    };
    const [one, other] = await run();
    expect(one).to.not.equal(other);
    expect(await run()).to.deep.equal([one, other]);
  });

  it('is gone after a reset, and its link leads nowhere', async () => {
    const emulator = tinyEmulator();
    const link = await signUp(emulator);
    emulator.control.reset();
    expect(emulator.control.mailbox().emails).to.deep.equal([]);
    expect((await emulator.fetch(link)).status).to.equal(404);
  });
});

describe('the page behind the link (SUB-09)', () => {
  it('prints a name as text, whatever it is made of', async () => {
    const emulator = tinyEmulator();
    const firstName = '<img src=x onerror=alert(1)>';
    const html = await (
      await emulator.fetch(await signUp(emulator, { email: 'a@b.example', firstName }))
    ).text();
    expect(html).to.not.contain('<img');
    expect(html).to.contain('&lt;img');
  });

  it('runs no script and loads nothing', async () => {
    const response = await tinyEmulator().fetch(`${base}/confirm/nothing`);
    expect(response.status).to.equal(404);
    expect(response.headers.get('Content-Security-Policy')).to.match(/^default-src 'none'/);
    expect(response.headers.get('Cache-Control')).to.equal('no-store');
  });
});

describe('per-address limits (LIM-03)', () => {
  it('count only when rate limits are on, and never a code', async () => {
    const emulator = tinyEmulator();
    for (let call = 0; call < 8; call += 1) await signUp(emulator);
    expect(emulator.control.mailbox().emails).to.have.length(8);
    emulator.control.settings({ rateLimits: true });
    const { body } = await ask(emulator, path, post({ email: 'grace@example.com' }));
    const submissionId = body.data?.['submissionId'];
    const code = await ask(emulator, path, post({ submissionId, code: '123456' }));
    for (let call = 0; call < 6; call += 1)
      await ask(emulator, path, post({ submissionId, code: '1' }));
    expect(code.body.data?.['outcome']).to.equal('expired_code');
    const resend = () => ask(emulator, path, post({ submissionId, resend: 'email' }));
    for (let call = 0; call < 4; call += 1) expect((await resend()).status).to.equal(200);
    expect((await resend()).code).to.equal('rate_limited');
  });
});
