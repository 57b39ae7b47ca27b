import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { Emulator } from '../../src/emulator/index.js';
import { ask, base, tinyEmulator } from './tiny-world.js';

const path = '/v1/events/fest/subscribe?surface=web';
const page = 'https://page.example';

function post(body: object): RequestInit {
  const headers = { 'X-Service-Key': 'pk_live_keyed', 'Content-Type': 'application/json' };
  return { method: 'POST', headers, body: JSON.stringify(body) };
}

async function signUp(emulator: Emulator, body: object = { email: 'ada@example.com' }) {
  await ask(emulator, path, post(body));
  return emulator.control.mailbox().emails.at(-1)?.links[0] ?? '';
}

describe('the confirmation e-mail', () => {
  it('links to the service as the caller spelt it, and to nothing else', async () => {
    const emulator = tinyEmulator();
    const link = await signUp(emulator);
    expect(link).to.match(/^https:\/\/emulator\.invalid\/confirm\/[0-9a-f]{32}$/);
    const { text, links } = emulator.control.mailbox().emails[0]!;
    expect(links).to.deep.equal([...text.matchAll(/https?:\S+/g)].map(([address]) => address));
  });

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
  it('can be opened by the fetch of a page that shows the mailbox', async () => {
    const emulator = tinyEmulator({ origin: page });
    const response = await emulator.fetch(await signUp(emulator));
    expect(response.status).to.equal(200);
    expect(await response.text()).to.contain('You are on the list');
  });

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

  it('tells the organiser once, at the time of the first opening (WHK-06)', async () => {
    const emulator = tinyEmulator();
    const link = await signUp(emulator, { email: 'ada@example.com', firstName: 'Ada' });
    emulator.control.clock({ advanceSeconds: 90 });
    await emulator.fetch(link);
    emulator.control.clock({ advanceSeconds: 90 });
    await emulator.fetch(link);
    const { webhooks } = emulator.control.webhooks();
    expect(webhooks).to.have.length(1);
    expect(webhooks[0]).to.deep.include({
      type: 'mailing_list.signup',
      apiVersion: 1,
      createdAt: '2027-05-01T10:01:30.000Z',
    });
    expect(webhooks[0]?.data).to.deep.include({
      organiserSlug: 'keyed',
      eventSlug: 'fest',
      email: 'ada@example.com',
      firstName: 'Ada',
      phone: null,
      signedUpAt: '2027-05-01T10:00:00.000Z',
      confirmedAt: '2027-05-01T10:01:30.000Z',
    });
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
