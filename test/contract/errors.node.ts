import { describe, it } from 'node:test';
import { expect } from 'chai';
import * as v from 'valibot';
import { endpoints, anyOperation, type Endpoint } from '../../src/contract/endpoints.js';
import { FailureBody, success } from '../../src/contract/envelope.js';
import {
  codesWithoutStatedStatus,
  errorCodes,
  errorStatus,
  inventedCodes,
} from '../../src/contract/errors.js';

/** The table of the specification; undefined where it leaves the status blank. spec L311-330 */
const specified: Record<string, number | undefined> = {
  unauthorized: 401,
  origin_not_allowed: 403,
  not_found: 404,
  bad_request: 400,
  unknown_release: 400,
  consent_text_mismatch: 400,
  promo_used_up: 409,
  plan_unavailable: 409,
  too_many_holds: 429,
  not_on_sale: undefined,
  payment_required: undefined,
  nothing_to_pay: undefined,
  promo_not_yours: undefined,
  phone_without_sms_consent: undefined,
  no_consent: undefined,
  claim_closed: 422,
  reward_not_found: 404,
  reward_not_claimable: 409,
  reward_not_sent_later: 422,
  option_required: 422,
  option_not_offered: 422,
};

const statuses: Record<string, number> = errorStatus;

describe('contract: error codes', () => {
  for (const [code, status] of Object.entries(specified)) {
    it(`has ${code} with ${status ?? 'a status of our own'}`, () => {
      expect(statuses[code]).to.be.within(400, 429);
      if (status !== undefined) expect(statuses[code]).to.equal(status);
    });
  }

  it('ERR-24 knows for which codes the status is our own choice', () => {
    const blank = Object.keys(specified).filter((code) => specified[code] === undefined);
    expect([...codesWithoutStatedStatus]).to.have.members(blank);
  });

  it('ERR-21 keeps invented codes apart from those of the specification', () => {
    expect([...inventedCodes, ...Object.keys(specified)]).to.have.members([...errorCodes]);
    expect(statuses['method_not_allowed']).to.equal(405);
    expect(statuses['rate_limited']).to.equal(429);
  });

  it('ERR-20 does not know turnstile_failed', () => {
    expect(errorCodes).to.not.include('turnstile_failed');
  });

  it('uses every code in some row, so that no code is without a place', () => {
    const rows: Endpoint[] = Object.values(endpoints);
    const used = new Set([...anyOperation, ...rows.flatMap(({ errors }) => errors)]);
    expect([...used]).to.have.members([...errorCodes]);
  });
});

describe('contract: envelope', () => {
  const failure = { apiVersion: 1, error: { code: 'not_found', message: 'No such event.' } };
  const accepts = (schema: v.GenericSchema, body: unknown) => v.safeParse(schema, body).success;

  it('ENV-01 accepts a success of version 1 and refuses every other version', () => {
    const schema = success(v.object({ ok: v.literal(true) }));
    expect(accepts(schema, { apiVersion: 1, data: { ok: true } })).to.equal(true);
    expect(accepts(schema, { apiVersion: 2, data: { ok: true } })).to.equal(false);
    expect(accepts(schema, { apiVersion: '1', data: { ok: true } })).to.equal(false);
    expect(accepts(schema, failure)).to.equal(false);
  });

  it('ENV-02 accepts a failure with a code that is new, and refuses one without a message', () => {
    expect(accepts(FailureBody, failure)).to.equal(true);
    expect(
      accepts(FailureBody, { apiVersion: 1, error: { code: 'brand_new', message: '' } }),
    ).to.equal(true);
    expect(accepts(FailureBody, { apiVersion: 1, error: { code: 'not_found' } })).to.equal(false);
  });

  it('ERR-22 accepts details and does not need them', () => {
    const details = { fields: { email: 'not an address' }, retryAfterSeconds: 30 };
    const error = { ...failure.error, details };
    expect(accepts(FailureBody, { ...failure, error })).to.equal(true);
    expect(
      accepts(FailureBody, { ...failure, error: { ...error, details: { remaining: -1 } } }),
    ).to.equal(false);
  });
});
