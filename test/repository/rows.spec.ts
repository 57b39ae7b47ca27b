import { expect, test } from '@playwright/test';
import type { Verdict } from '../../.ci/verdicts.mjs';
import { gapsOf, rowsOf } from '../conformance/proof.js';
import { requirements, type Requirement } from '../conformance/requirements/index.js';

const row = (part: Partial<Requirement>): Requirement => ({
  id: 'LIN-07',
  half: 'client',
  kind: 'S',
  where: 'lineup',
  clause: 'a clause',
  isLater: false,
  ...part,
});
const ran = (part: Partial<Verdict>): Verdict => ({
  file: 'test/lineup/schedule.node.ts',
  title: 'schedule reads on past midnight (LIN-07)',
  passed: true,
  milliseconds: 1,
  ...part,
});
const stateOf = (verdicts: Verdict[], part: Partial<Requirement> = {}) =>
  rowsOf(verdicts, [row(part)]).map(({ state }) => state)[0];

test.describe('the table of requirements', () => {
  test('counts a row as proven when a test that carries its id has run and passed', () => {
    expect(stateOf([ran({})])).toBe('passed');
    expect(stateOf([ran({}), ran({ passed: false })])).toBe('FAILED');
  });

  test('counts no row by its mention: without a run there is no proof', () => {
    expect(stateOf([])).toBe('MISSING');
    expect(stateOf([ran({ title: 'schedule' }), ran({ title: 'a (LIN-071)' })])).toBe('MISSING');
    expect(gapsOf(rowsOf([], [row({})])).join()).toContain('row LIN-07 of the client');
  });

  test('proves the half of the page by tests of the page, and the service by its own', () => {
    const service = ran({ file: 'test/conformance/http.spec.ts' });
    expect(stateOf([service])).toBe('MISSING');
    expect(stateOf([service], { half: 'service', where: 'http' })).toBe('passed');
    expect(stateOf([ran({})], { half: 'service', where: 'http' })).toBe('MISSING');
  });

  test('waits for elements to come, and says when they have', () => {
    expect(stateOf([], { isLater: true })).toBe('later');
    expect(gapsOf(rowsOf([], [row({ isLater: true })]))).toEqual([]);
    expect(gapsOf(rowsOf([ran({})], [row({ isLater: true })])).join()).toContain('LIN-07');
  });

  test('has no row twice in the same half', () => {
    const names = requirements.map(({ id, half }) => `${id} ${half}`);
    expect(new Set(names).size).toBe(names.length);
  });
});
