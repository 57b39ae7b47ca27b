import { expect, test } from '@playwright/test';
import { runCases } from './run.js';
import { faultsOfAccess } from './small-service/faults-of-access.js';
import { faultsOfContent } from './small-service/faults-of-content.js';
import { named } from './small-service/data.js';
import { oddities } from './small-service/oddities.js';
import { smallService } from './small-service/service.js';
import { titleOf } from './target.js';

const place = { isDemoWorld: false };

test.describe('the kit before small services of somebody else (EMU-02)', () => {
  for (const { what, rules, more, chapter, found } of [...faultsOfAccess, ...faultsOfContent])
    test(`a fault is found: ${what}`, async () => {
      const results = await runCases(smallService(rules, more), { ...place, only: chapter });
      const failed = results.filter(({ verdict }) => verdict === 'failed').map(titleOf);
      for (const title of found) expect(failed.join('\n')).toContain(title);
    });

  for (const { what, rules, chapter } of oddities)
    test(`what the specification leaves open fails nobody: ${what}`, async () => {
      const results = await runCases(smallService(rules), { ...place, only: chapter });
      expect(results.filter(({ verdict }) => verdict === 'failed')).toEqual([]);
    });

  test('all that is asked needs addresses, keys and two releases, and is named where it is not', async () => {
    const { paid, free } = named.named;
    const results = await runCases(smallService({}, { named: { paid, free } }), place);
    const ran = results.filter(({ verdict }) => verdict !== 'skipped');
    expect(ran.length).toBeGreaterThan(200);
    const reasons = results.flatMap(({ verdict, reason = '' }) =>
      verdict === 'skipped' ? [reason] : [],
    );
    const unhelpful = reasons.filter((reason) => !/^needs .*(--\w+|prelaunch|wait)/.test(reason));
    expect([...new Set(unhelpful)]).toEqual([]);
  });
});
