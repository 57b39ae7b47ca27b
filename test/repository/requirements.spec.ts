import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Verdict } from '../../.ci/verdicts.mjs';
import { readTable, requirements, testsOf, unproven } from '../requirements/table.js';

const ran = (part: Partial<Verdict> = {}): Verdict => ({
  file: 'test/lineup/schedule.node.ts',
  title: 'schedule reads on past midnight (LIN-07)',
  passed: true,
  milliseconds: 1,
  ...part,
});
const rows = (half: string, line: string) => readTable(`# ${half}\n${line}`);
const ofPage = rows('client', 'LIN-07 S lineup  a clause');
const ofService = rows('service', 'LIN-07 S http  a clause');
const ofVisitor = rows('event-lineup', 'L1 must event-lineup  a clause');

test.describe('the table of requirements', () => {
  test('fails a run in which no test that carries an id has run', () => {
    expect(unproven([ran()], ofPage)).toEqual([]);
    expect(unproven([], ofPage).join()).toContain('failed: LIN-07 of client');
    expect(unproven([ran({ title: 'schedule' })], ofPage)).toHaveLength(1);
    expect(unproven([ran({ title: 'a (LIN-071)' })], ofPage)).toHaveLength(1);
  });

  test('proves the half of the page by tests of the page, and the service by its own', () => {
    const service = ran({ file: 'test/conformance/http.spec.ts' });
    expect(unproven([service], ofPage)).toHaveLength(1);
    expect(unproven([service], ofService)).toEqual([]);
    expect(unproven([ran()], ofService)).toHaveLength(1);
  });

  test('knows the lines of a visitor by the files of their element, and asks no delight of a run', () => {
    const title = 'times of the event (L01)';
    expect(testsOf(ofVisitor[0]!, [ran({ title })])).toHaveLength(1);
    expect(testsOf(ofVisitor[0]!, [ran({ title: 'L10' })])).toEqual([]);
    expect(unproven([ran({ title, file: 'test/merch/a.node.ts' })], ofVisitor)).toHaveLength(1);
    expect(unproven([], rows('event-faq', 'F11 wow event-faq  a clause'))).toEqual([]);
  });

  test('has every line read, and none twice in the same half', () => {
    const text = readFileSync('test/requirements/requirements.txt', 'utf8');
    const lines = text.slice(text.indexOf('\n# ')).match(/^(?!# ).+$/gm);
    expect(requirements).toHaveLength(lines!.length);
    const names = requirements.map(({ id, half }) => `${id} ${half}`);
    expect(new Set(names).size).toBe(names.length);
  });
});
