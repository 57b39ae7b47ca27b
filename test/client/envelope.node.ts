import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from '../chance.js';
import { secondsOf } from '../../src/client/envelope.js';
import { isRequestFailure } from '../../src/client/errors.js';
import { failureOf, key, ok, refused, slug, stage } from './scripted.js';

const answering = (text: string, status = 200) => {
  const reply = () => Promise.resolve(new Response(text, { status }));
  return stage([reply, reply, reply]).client.getLineup({ slug });
};

describe('answers', () => {
  it('ENV-05 survives what is not the envelope: HTML, nothing, JSON that breaks off', async () => {
    const bodies = [
      '<html>Bad gateway</html>',
      '',
      '{"apiVersion":1,"data":{"a',
      'null',
      '[]',
      '7',
    ];
    for (const body of [...bodies, '{}', '{"data":{}}', '{"apiVersion":1}', '"x"']) {
      const error = await failureOf(answering(body));
      expect(error, body).to.include({ name: 'AnswerError', code: 'bad_answer', status: 200 });
    }
    expect(await failureOf(answering(bodies[0] ?? '', 502))).to.include({
      code: 'bad_answer',
      status: 502,
    });
  });

  it('takes no data from an answer whose status says that it failed', async () => {
    for (const status of [400, 404, 500]) {
      const error = await failureOf(answering('{"apiVersion":1,"data":{"a":1}}', status));
      expect(error['code']).to.equal('bad_answer');
    }
  });

  it('ENV-06 refuses another version instead of guessing', async () => {
    for (const version of ['2', '"1"', 'null', '{}']) {
      const error = await failureOf(answering(`{"apiVersion":${version},"data":{}}`));
      expect(error, version).to.include({ name: 'AnswerError', code: 'unsupported_version' });
    }
  });

  it('ERR-24 takes the failure from the code, whatever the status', async () => {
    for (const status of [200, 400, 402, 403, 409, 422]) {
      const { client } = stage([refused('promo_not_yours', status)]);
      const error = await failureOf(client.reserve({ slug, body: {} as never }));
      expect(error).to.include({ name: 'ServiceError', code: 'promo_not_yours', status });
    }
  });

  it('ERR-22 ERR-23 passes unknown codes, with details and without', async () => {
    const details = { fields: { email: 'needed' } };
    const { client } = stage([refused('from_the_future', 418, { details }), refused('other', 418)]);
    const first = await failureOf(client.getFaq({ slug }));
    expect(first).to.include({ code: 'from_the_future', message: 'about from_the_future' });
    expect(first['details']).to.deep.equal(details);
    const second = await failureOf(client.getFaq({ slug }));
    expect([second['code'], second['details']]).to.deep.equal(['other', undefined]);
  });

  it('keeps an error readable whose members have other types than they should', async () => {
    const odd = { message: { html: '<b>' }, details: 'none' };
    const { client } = stage([refused('odd', 400, odd), refused('', 400, { code: 12 })]);
    expect(await failureOf(client.getFaq({ slug }))).to.include({ code: 'odd', message: 'odd' });
    expect((await failureOf(client.getFaq({ slug })))['code']).to.equal('bad_answer');
  });

  it('takes the key out of what the service says about it', async () => {
    const { client } = stage([refused('bad_request', 400, { message: `${key} may not do that` })]);
    expect((await failureOf(client.getFaq({ slug })))['message']).to.equal('… may not do that');
  });

  it('accepts a null error beside data', async () => {
    const reply = Response.json({ apiVersion: 1, data: { a: 1 }, error: null });
    const data: unknown = await stage([reply]).client.getFaq({ slug });
    expect(data).to.deep.equal({ a: 1 });
  });

  it('turns any text with any status into data or into a RequestFailure, never anything else', async () => {
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({ apiVersion: fc.constantFrom(1, 2), data: fc.jsonValue(), error: fc.jsonValue() })
        .map((envelope) => JSON.stringify(envelope)),
    );
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom(200, 404, 429, 500), async (body, status) => {
        const outcome = await answering(body, status).then(
          () => true,
          (error: unknown) => isRequestFailure(error),
        );
        expect(outcome).to.equal(true);
      }),
    );
  });
});

describe('Retry-After', () => {
  const now = Date.UTC(2027, 5, 18, 12, 0, 0);

  it('LIM-10 is read as seconds and as an HTTP date', () => {
    expect(secondsOf('7', now)).to.equal(7);
    expect(secondsOf('0', now)).to.equal(0);
    expect(secondsOf('Fri, 18 Jun 2027 12:00:30 GMT', now)).to.equal(30);
  });

  it('LIM-10 a date is rounded up, so that nobody asks too early', () => {
    expect(secondsOf('Fri, 18 Jun 2027 12:00:30 GMT', now + 1)).to.equal(30);
    expect(secondsOf('Fri, 18 Jun 2027 12:00:30 GMT', now - 1)).to.equal(31);
  });

  it('is no time at all when the date has passed, and unknown when it is neither', () => {
    expect(secondsOf('Fri, 18 Jun 2027 11:00:00 GMT', now)).to.equal(0);
    for (const text of [null, '', 'soon', '7s']) expect(secondsOf(text, now)).to.equal(undefined);
  });

  it('COR-10 comes from the details where the header is hidden from scripts', async () => {
    const hidden = refused('too_many_holds', 429, { details: { retryAfterSeconds: 90 } });
    const { client } = stage([hidden]);
    const error = await failureOf(client.reserve({ slug, body: {} as never }));
    expect(error['retryAfterSeconds']).to.equal(90);
  });

  it('is unknown when the details say nonsense', async () => {
    const odd = refused('too_many_holds', 429, { details: { retryAfterSeconds: '<b>' } });
    const { client } = stage([odd, ok()]);
    const error = await failureOf(client.reserve({ slug, body: {} as never }));
    expect(error['retryAfterSeconds']).to.equal(undefined);
  });
});
