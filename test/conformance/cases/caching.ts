import { bodies } from '../bodies.js';
import { checkEqual } from '../check.js';
import { festival } from '../demo-world.js';
import { read } from '../read.js';
import type { Case } from '../target.js';

export const caching: Case[] = [
  {
    ids: ['CAC-03', 'FRM-29'],
    title: 'a write that succeeds is never cached',
    origin: 'spec',
    async run(target) {
      const key = { key: 'meadowlark-newsletter' };
      const answers = [
        await read(target, 'submitForm', key, { body: bodies.submitForm }),
        await read(target, 'subscribe', festival, { body: bodies.subscribe }),
      ];
      for (const { headers } of answers)
        checkEqual(headers.get('Cache-Control'), 'no-store', 'Cache-Control');
    },
  },
];
