import { bodies } from '../bodies.js';
import { checkEqual } from '../check.js';
import { festival } from '../demo-world.js';
import { read } from '../read.js';
import { it } from '../it.js';

export const caching = [
  it('CAC-03 FRM-29 a write that succeeds is never cached', async (target) => {
    const key = { key: 'meadowlark-newsletter' };
    const answers = [
      await read(target, 'submitForm', key, { body: bodies.submitForm }),
      await read(target, 'subscribe', festival, { body: bodies.subscribe }),
    ];
    for (const { headers } of answers)
      checkEqual(headers.get('Cache-Control'), 'no-store', 'Cache-Control');
  }),
];
