import { expect, test } from '@playwright/test';
import { provenRows } from '../conformance/proof.js';
import { requirements } from '../conformance/requirements/index.js';

test('every row that the emulator answers for has a test that carries its id', () => {
  const missing = provenRows().filter(({ proofs }) => proofs.length === 0);
  expect(missing.map(({ id, clause }) => `${id} ${clause}`)).toEqual([]);
});

test('no row stands twice', () => {
  const ids = requirements.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
