import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import type { Client, ClientOptions } from '../../src/client/client.js';
import {
  isPlaceholder,
  isPlaceholderKey,
  isSample,
  tellMissing,
} from '../../src/client/diagnose.js';
import {
  base,
  captureWarnings,
  dead,
  explained,
  failureOf,
  ok,
  refused,
  slug,
  stage,
  key,
  type Reply,
} from './scripted.js';

const search = /\/v1\/events\/search\?surface=web$/;
const blocked = () => [dead(), dead(), dead()];

/** Whether the network or the service says it. */
const ofOrigin =
  `Bandstand: ${base} answers, but not to https://festival.example. ` +
  "Is this domain on the organiser's list of allowed domains?";

describe('what the developer is told', () => {
  const warnings = captureWarnings({ beforeEach, afterEach });
  const location = { origin: 'https://festival.example' };
  before(() => Object.assign(globalThis, { location }));
  after(() => Reflect.deleteProperty(globalThis, 'location'));

  it('COR-09 names the origin when search can be reached and a keyed operation cannot', async () => {
    const { client, sent } = stage([...blocked(), ok()]);
    expect((await failureOf(client.getLineup({ slug })))['code']).to.equal('network');
    await explained();
    expect(sent[3]?.address).to.match(search);
    expect(sent[3]?.headers).to.deep.equal({});
    expect(warnings).to.deep.equal([ofOrigin]);
  });

  it('counts a refusal by search as reached, as only the origin matters', async () => {
    const { client } = stage([...blocked(), refused('internal_error', 500)]);
    await failureOf(client.getLineup({ slug }));
    await explained();
    expect(warnings).to.have.length(1);
  });

  it('probes once a client, and says nothing when search cannot be reached either', async () => {
    const { client, sent } = stage([...blocked(), dead(), ...blocked()]);
    await failureOf(client.getLineup({ slug }));
    await explained();
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

  it('says once what is the same for several feeds', async () => {
    const unknown = () => refused('not_found', 404);
    const { client } = stage([unknown(), unknown(), unknown()]);
    await failureOf(client.getLineup({ slug: 'medowlark' }));
    await failureOf(client.getTickets({ slug: 'medowlark' }));
    await failureOf(client.getForm({ key: 'newsleter' }));
    await explained();
    expect(warnings).to.have.length(2);
  });

  const notFound = () => refused('not_found', 404);
  const unauthorized = () => refused('unauthorized', 401);
  const lineup = (client: Client) => client.getLineup({ slug });
  const ofEvent = 'as data-event="…" on the script tag, or event="…" on the widget.';
  const ofForm = 'as data-form="…" on the script tag, or form="…" on the widget.';
  const ofKey = 'data-service-key="pk_…" on the script tag, or service-key="pk_…" on the widget.';

  interface Case {
    readonly told: string;
    readonly replies: readonly Reply[];
    readonly ask?: (client: Client) => Promise<unknown>;
    readonly options?: Partial<ClientOptions>;
  }

  const cases: Record<string, Case> = {
    'AUT-15 a refused key, without the key': {
      replies: [unauthorized()],
      told: `${base} refused the service key (401): it is wrong or revoked. Copy your publishable key again, as ${ofKey}`,
    },
    'a key that is missing': {
      replies: [unauthorized()],
      options: { serviceKey: '' },
      told: `${base} asks for a service key (401), and got none. Write ${ofKey}`,
    },
    'a secret key, which is not sent': {
      replies: [],
      options: { serviceKey: 'sk_live_9' },
      told: 'The service key is a secret one (sk_…), which everybody could read. Nothing was sent. Use the publishable key (pk_…) and revoke the secret one.',
    },
    'RWD-16 a refused device token, without the token': {
      replies: [unauthorized()],
      ask: (client) => client.getRewards(),
      options: { deviceToken: 'device_of_somebody' },
      told: `${base} refused the device token (401). Sign the visitor in again, and set the property deviceToken of the widget.`,
    },
    'an origin that the service refuses in words': {
      replies: [refused('origin_not_allowed', 403)],
      told: ofOrigin.slice('Bandstand: '.length),
    },
    'an event that the service does not know': {
      replies: [notFound()],
      told: `${base} knows no event "${slug}" (404). Check how it is spelt, and that it is published on the web, ${ofEvent}`,
    },
    'an event without a prelaunch form: the form is missing, not the event': {
      replies: [notFound()],
      ask: (client) => client.getPrelaunch({ slug }),
      told: `${base} has no prelaunch form for "${slug}" (404). Publish one, or take the widget off this page. If other widgets do not find the event either, check its short name (slug).`,
    },
    'a placeholder, where the form before the sale is asked for, too': {
      replies: [notFound()],
      ask: (client) => client.getPrelaunch({ slug: 'YOUR-EVENT' }),
      told: `${base} knows no event "YOUR-EVENT" (404). That is the placeholder of an example: write the short name (slug) of your event, ${ofEvent}`,
    },
    'a form that the service does not know': {
      replies: [notFound()],
      ask: (client) => client.getForm({ key: 'newsleter' }),
      told: `${base} knows no form "newsleter" (404). Check how it is spelt, and that it is published on the web, ${ofForm}`,
    },
    'a form whose key is a placeholder': {
      replies: [notFound()],
      ask: (client) => client.getForm({ key: '…' }),
      told: `${base} knows no form "…" (404). That is the placeholder of an example: write the key of your form, ${ofForm}`,
    },
    'the address of an example, without asking anybody': {
      replies: blocked(),
      options: { baseUrl: 'https://api.example' },
      told: '"https://api.example" is the placeholder of an example. Write the address of your ticketing service: data-base-url="https://…" on the script tag.',
    },
  };
  for (const [what, { told, replies, ask = lineup, options }] of Object.entries(cases))
    it(`names ${what}`, async () => {
      await failureOf(ask(stage([...replies], options).client));
      await explained();
      expect(warnings).to.deep.equal([`Bandstand: ${told}`]);
    });

  it('knows what snippets have where something of the organiser’s own belongs', () => {
    for (const left of [
      'YOUR-EVENT',
      'your-event-slug',
      '…',
      '<slug>',
      'a...',
      '[a',
      'a]',
      '{a',
      'a}',
    ])
      expect(isPlaceholder(left), left).to.equal(true);
    for (const left of ['pk_live_…', 'pk_…', 'pk_', 'pk_live_', 'pk_live_YOUR_KEY', 'pk_test_xxxx'])
      expect(isPlaceholderKey(left), left).to.equal(true);
    for (const left of ['http://api.example', 'https://cdn.example/v2', 'https://your.service'])
      expect(isSample(left), left).to.equal(true);
    for (const own of ['meadowlark-2027', 'xx', 'a..b']) expect(isPlaceholder(own)).to.equal(false);
    for (const own of ['pk_live_4f1c', 'xpk_', key]) expect(isPlaceholderKey(own)).to.equal(false);
    for (const own of ['https://api.examples.org', base, 'app:https://api.example'])
      expect(isSample(own)).to.equal(false);
  });

  it('names what neither script tag nor widget says once, for all that need it', async () => {
    for (const names of [['event'], ['event'], ['event', 'form']]) tellMissing(names);
    await explained();
    expect(warnings).to.deep.equal([
      'Bandstand: this page does not say the event that a widget needs. Write data-event="…" on the script tag, or the same without "data-" on the widget.',
      'Bandstand: this page does not say the event and form that a widget needs. Write data-event="…" data-form="…" on the script tag, or the same without "data-" on the widget.',
    ]);
  });

  it('leaves everything else to the elements', async () => {
    const version = (client: Client) => client.getVersion({ slug });
    const { client } = stage([refused('not_found', 404), refused('from_the_future', 400)]);
    await failureOf(client.getArtist({ slug, artistId: 'nobody' }));
    await failureOf(client.getLineup({ slug }));
    for (const ask of [(one: Client) => one.getEvent({ slug }), version])
      await failureOf(ask(stage([notFound()]).client));
    await explained();
    expect(warnings).to.deep.equal([]);
  });
});
