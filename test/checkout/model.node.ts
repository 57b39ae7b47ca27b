import { describe, it } from 'node:test';
import { expect } from 'chai';
import { walk } from './model/walk.js';
import { unheard } from './unheard.js';

describe('any course of events', () => {
  it(
    'keeps every promise: one order for one intention, no cart lost, always a way on',
    unheard(async () => {
      const { steps, sales, violations } = await walk({ steps: 1000, seed: 3 });
      expect(violations).to.deep.equal([]);
      expect(steps).to.equal(1000);
      expect(sales).to.be.greaterThan(15);
    }),
  );
});
