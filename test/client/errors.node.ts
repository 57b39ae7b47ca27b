import { describe, it } from 'node:test';
import { expect } from 'chai';
import * as errors from '../../src/client/errors.js';

const all = [
  new errors.ServiceError('not_found', ''),
  new errors.NetworkError('network', ''),
  new errors.TimeoutError('timeout', ''),
  new errors.AnswerError('bad_answer', ''),
  new errors.SecretKeyError(),
];

describe('failures', () => {
  it('are told apart by name, each by its own guard', () => {
    const guards = [
      errors.isServiceError,
      errors.isNetworkError,
      errors.isTimeoutError,
      errors.isAnswerError,
      errors.isSecretKeyError,
    ];
    guards.forEach((guard, index) => {
      expect(all.map((error) => guard(error))).to.deep.equal(all.map((_, at) => at === index));
    });
    expect(all.every(errors.isRequestFailure)).to.equal(true);
  });

  it('are known across two copies of this code on one page', () => {
    const fromTheOtherCopy = Object.assign(new Error(''), {
      name: 'NetworkError',
      code: 'network',
    });
    expect(errors.isNetworkError(fromTheOtherCopy)).to.equal(true);
  });

  it('are not confused with the errors of the browser that bear the same name', () => {
    for (const name of ['NetworkError', 'TimeoutError', 'AbortError']) {
      expect(errors.isRequestFailure(new DOMException('', name)), name).to.equal(false);
    }
    for (const other of [undefined, null, 'network', new TypeError('')]) {
      expect(errors.isRequestFailure(other)).to.equal(false);
    }
  });

  it('that no waiting mends are refusals', () => {
    const codes = ['unauthorized', 'origin_not_allowed', 'not_found', 'rate_limited'];
    const refusals = codes.map((code) => errors.isRefusal(new errors.ServiceError(code, '')));
    expect(refusals).to.deep.equal([true, true, false, false]);
    expect(errors.isRefusal(new errors.SecretKeyError())).to.equal(true);
    expect(errors.isRefusal(new DOMException('', 'AbortError'))).to.equal(false);
  });
});
