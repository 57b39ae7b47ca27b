import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { dead, failureOf, key, ok, refused, slug, stage, captureWarnings } from './scripted.js';

const unauthorized = () => refused('unauthorized', 401);
const keysOf = (sent: readonly { headers: Record<string, string> }[]) =>
  sent.map(({ headers }) => headers['x-service-key']);

describe('the service key', () => {
  const warnings = captureWarnings({ beforeEach, afterEach });

  it('stays off where the service answers without, as it costs a preflight', async () => {
    const { client, sent } = stage([ok(), ok(), ok(), ok(), ok(), ok()]);
    await client.getEvent({ slug });
    await client.getVersion({ slug });
    await client.getArtist({ slug, artistId: 'a' });
    await client.listBroadcasts({ slug });
    await client.getOrganiser({ slug });
    await client.searchEvents();
    expect(new Set(keysOf(sent))).to.deep.equal(new Set([undefined]));
  });

  it('AUT-10 VER-04 is turned on for the rest of the visit by the first 401 there', async () => {
    const { client, sent } = stage([unauthorized(), ok(), ok()]);
    await client.getEvent({ slug });
    await client.searchEvents();
    expect(keysOf(sent)).to.deep.equal([undefined, key, key]);
    expect(warnings).to.deep.equal([]);
  });

  it('is sent along by each of several requests that learn it at once', async () => {
    const { client, sent } = stage([unauthorized(), unauthorized(), ok(), ok()]);
    await Promise.all([client.getEvent({ slug }), client.getVersion({ slug })]);
    expect(keysOf(sent)).to.deep.equal([undefined, undefined, key, key]);
  });

  it('is repeated once and not forever when the service refuses it', async () => {
    const { client, sent } = stage([unauthorized(), unauthorized()]);
    expect((await failureOf(client.getEvent({ slug })))['code']).to.equal('unauthorized');
    expect(sent.length).to.equal(2);
  });

  it('is not asked for where there is none to send', async () => {
    const { client, sent } = stage([unauthorized()], { serviceKey: undefined });
    expect((await failureOf(client.getEvent({ slug })))['code']).to.equal('unauthorized');
    expect(sent.length).to.equal(1);
  });

  it('is turned on by the code unauthorized alone, not by the status 401', async () => {
    const { client, sent } = stage([refused('something_else', 401)]);
    await failureOf(client.getEvent({ slug }));
    expect(sent.length).to.equal(1);
  });

  it('never goes to device operations', async () => {
    const { client, sent } = stage([unauthorized()], { deviceToken: 'd' });
    await failureOf(client.getRewards());
    expect(sent[0]?.headers).to.deep.equal({
      accept: 'application/json',
      authorization: 'Bearer d',
    });
  });

  it('loses blanks and invisible signs that came along when it was copied', async () => {
    const { client, sent } = stage([ok()], { serviceKey: ` ${key}\u200B\n` });
    await client.getLineup({ slug });
    expect(keysOf(sent)).to.deep.equal([key]);
  });

  it('counts as missing when it is blank', async () => {
    const { client, sent } = stage([ok()], { serviceKey: ' ' });
    await client.getLineup({ slug });
    expect([client.serviceKey, ...keysOf(sent)]).to.deep.equal([undefined, undefined]);
  });
});

describe('a secret key', () => {
  const warnings = captureWarnings({ beforeEach, afterEach });

  it('AUT-14 is refused before anything is sent, on open operations too', async () => {
    for (const serviceKey of ['sk_live_9', 'SK_live_9', '\u200Bsk_live_9', ' "sk_live_9"']) {
      const { client, sent } = stage([dead()], { serviceKey });
      for (const asked of [client.getLineup({ slug }), client.getEvent({ slug })]) {
        const error = await failureOf(asked);
        expect(error).to.include({ name: 'SecretKeyError', code: 'secret_key' });
        expect(error['message']).to.not.contain('live_9');
      }
      expect(sent.length).to.equal(0);
    }
    expect(warnings.join()).to.not.contain('live_9');
  });
});
