import { expect, waitUntil } from '@open-wc/testing';
import type { Client } from '../../src/client/client.js';
import {
  captureWarnings,
  dead,
  explained,
  failureOf,
  ok,
  refused,
  slug,
  stage,
  key,
} from './scripted.js';

const search = /\/v1\/events\/search\?surface=web$/;
const blocked = () => [dead(), dead(), dead()];

describe('what the developer is told', () => {
  const warnings = captureWarnings({ beforeEach, afterEach });

  it('COR-09 names the origin when search can be reached and a keyed operation cannot', async () => {
    const { client, sent } = stage([...blocked(), ok()]);
    expect((await failureOf(client.getLineup({ slug })))['code']).to.equal('network');
    await waitUntil(() => warnings.length);
    expect(sent[3]?.address).to.match(search);
    expect(sent[3]?.headers).to.deep.equal({});
    expect(warnings[0]).to.contain(location.origin).and.to.contain('allowed domains');
  });

  it('counts a refusal by search as reached, as only the origin matters', async () => {
    const { client } = stage([...blocked(), refused('internal_error', 500)]);
    await failureOf(client.getLineup({ slug }));
    await waitUntil(() => warnings.length);
  });

  it('probes once a client, and says nothing when search cannot be reached either', async () => {
    const { client, sent } = stage([...blocked(), dead(), ...blocked()]);
    await failureOf(client.getLineup({ slug }));
    await waitUntil(() => sent.length === 4);
    await failureOf(client.getFaq({ slug }));
    await explained();
    expect(sent.length).to.equal(7);
    expect(warnings).to.deep.equal([]);
  });

  it('does not probe for open operations, nor while offline, nor after an abort', async () => {
    const open = stage(blocked());
    await failureOf(open.client.getEvent({ slug }));
    const offline = stage([dead()], { online: () => false });
    await failureOf(offline.client.getLineup({ slug }));
    const aborted = stage([]);
    await failureOf(aborted.client.getLineup({ slug }, { signal: AbortSignal.abort() }));
    await explained();
    expect([open, offline, aborted].map(({ sent }) => sent.length)).to.deep.equal([3, 1, 0]);
    expect(warnings).to.deep.equal([]);
  });

  it('AUT-15 explains a refused key once, without the key', async () => {
    const { client } = stage([refused('unauthorized', 401), refused('unauthorized', 401)]);
    await failureOf(client.getLineup({ slug }));
    await failureOf(client.getFaq({ slug }));
    await waitUntil(() => warnings.length);
    await explained();
    expect(warnings.length).to.equal(1);
    expect(warnings[0]).to.contain('401').and.to.not.contain(key);
  });

  /** What is said of one refusal. */
  async function toldOf(
    reply: Response,
    ask: (client: Client) => Promise<unknown>,
    options: Parameters<typeof stage>[1] = {},
  ): Promise<string> {
    await failureOf(ask(stage([reply], options).client));
    await waitUntil(() => warnings.length);
    return warnings[0] ?? '';
  }
  const notFound = () => refused('not_found', 404);
  const unauthorized = () => refused('unauthorized', 401);
  const lineup = (client: Client) => client.getLineup({ slug });

  it('RWD-16 explains a refused device token, and prints nothing of it', async () => {
    const deviceToken = 'device_of_somebody';
    const told = await toldOf(unauthorized(), (client) => client.getRewards(), { deviceToken });
    expect(told).to.contain('device token (401)').and.to.not.contain(deviceToken);
    expect(told).to.not.contain('service key');
  });

  it('says of an event without a prelaunch form that the form is missing, not the event', async () => {
    const told = await toldOf(notFound(), (client) => client.getPrelaunch({ slug }));
    expect(told).to.contain(`no prelaunch form for "${slug}"`).and.to.not.contain('knows no event');
  });

  it('explains a secret key and a readable refusal of the origin', async () => {
    const secret = stage([], { serviceKey: 'sk_live_9' });
    await failureOf(secret.client.getLineup({ slug }));
    await waitUntil(() => warnings.some((line) => line.includes('secret')));
    const origin = stage([refused('origin_not_allowed', 403)]);
    await failureOf(origin.client.getLineup({ slug }));
    await waitUntil(() => warnings.some((line) => line.includes(location.origin)));
    expect(origin.sent.length).to.equal(1);
  });

  it('names the event that the service does not know, once however many ask for it', async () => {
    const { client } = stage([refused('not_found', 404), refused('not_found', 404)]);
    await failureOf(client.getLineup({ slug: 'medowlark' }));
    await failureOf(client.getTickets({ slug: 'medowlark' }));
    await waitUntil(() => warnings.length);
    await explained();
    expect(warnings.length).to.equal(1);
    expect(warnings[0]).to.contain('knows no event "medowlark"').and.to.contain('data-event="…"');
  });

  it('names the form, too', async () => {
    const told = await toldOf(notFound(), (client) => client.getForm({ key: 'newsleter' }));
    expect(told).to.contain('knows no form "newsleter"').and.to.contain('data-form="…"');
  });

  for (const left of ['YOUR-EVENT', 'your-event-slug', '…', '<slug>'])
    it(`says that ${left} is a placeholder`, async () => {
      const told = await toldOf(notFound(), (client) => client.getLineup({ slug: left }));
      expect(told).to.contain(`"${left}"`).and.to.contain('placeholder');
    });

  for (const left of ['pk_live_…', 'pk_…', 'pk_live_YOUR_KEY', 'pk_test_xxxx'])
    it(`says that the key ${left} is a placeholder`, async () => {
      const told = await toldOf(unauthorized(), lineup, { serviceKey: left });
      expect(told).to.contain('placeholder').and.to.contain('data-service-key="pk_…"');
    });

  it('says that a key is missing', async () => {
    const told = await toldOf(unauthorized(), lineup, { serviceKey: '' });
    expect(told).to.contain('got none').and.to.contain('data-service-key="pk_…"');
  });

  it('says that the address is that of the example, without asking anybody', async () => {
    const { client, sent } = stage(blocked(), { baseUrl: 'https://api.example' });
    await failureOf(client.getLineup({ slug }));
    await waitUntil(() => warnings.length);
    expect(warnings[0]).to.contain('"https://api.example"').and.to.contain('data-base-url=');
    expect(sent.length).to.equal(3);
  });

  it('leaves everything else to the elements', async () => {
    const { client } = stage([refused('not_found', 404), refused('from_the_future', 400)]);
    await failureOf(client.getArtist({ slug, artistId: 'nobody' }));
    await failureOf(client.getLineup({ slug }));
    await explained();
    expect(warnings).to.deep.equal([]);
  });
});
