import { openTaggedService } from '../../client/tagged-service.js';
import { openOfflineHost, pageWith } from '../../offline/host.js';
import type { Driver } from '../drivers/driver.js';
import { expect, test } from '../engine-test.js';

/** The worker answers from now on, and the two feeds lie in the browser. */
const isKept = (driver: Driver): Promise<boolean> =>
  driver.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const names = (await caches.keys()).filter((name) => name.startsWith('bandstand-answers'));
    const kept = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    const has = (feed: string) => kept.flat().some((url) => url.includes(feed));
    return active?.state === 'activated' && has('/lineup') && has('/faq');
  });

test('O12 after a first visit line-up, plan and answers are there with both servers really stopped', async ({
  visitor,
}) => {
  const { driver } = visitor;
  const service = await openTaggedService();
  const host = await openOfflineHost();
  try {
    const widgets = '<event-lineup></event-lineup><event-faq></event-faq>';
    const settings = `data-base-url="${service.address}" data-service-key="pk_live_meadowlark_demo"`;
    await host.publish({ 'index.html': pageWith(widgets, settings) }, '--pictures', '/demo/');
    await driver.goto(host.address);
    await visitor.press('button', 'Save Juno Faraday to my plan');
    await expect.poll(() => isKept(driver), { timeout: 60_000 }).toBe(true);
    service.close();
    await host.stop();

    await driver.reload();
    const lineup = visitor.at('event-lineup');
    await lineup.reads('No connection. Saved');
    await lineup.see('button', 'Juno Faraday');
    await visitor.press('button', /^My plan/);
    await lineup.reads('1 of 101 sets');
    await visitor.at('event-faq').see('button', /\?$/);
  } finally {
    await host.close();
  }
});
