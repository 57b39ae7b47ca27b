import { scriptTag } from '../../embed/three-servers.js';
import { control } from '../../emulator/process.js';
import { expect, test } from '../engine-test.js';
import type { Driver } from '../drivers/driver.js';

interface Release {
  id: string;
  name: string;
}

/**
 * An hour goes by for the page, while another one is looked at: not before it is left, for what it
 * asks for until then would be as young as what it asks for when it is back.
 */
const letAnHourPassWhenLeft = (driver: Driver) =>
  driver.evaluate(() => {
    const now = Date.now.bind(Date);
    addEventListener('pagehide', () => (Date.now = () => now() + 3_600_000));
  });

/** What follows the feed has come: who leaves before that has seen nothing but the first paint. */
const isFollowed = (driver: Driver) =>
  expect
    .poll(() =>
      driver.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => /\/follow\.js$/.test(name)),
      ),
    )
    .toBe(true);

/** The title says so when the browser shows the same page again, alive, out of its cache. */
const tellRestored = (driver: Driver) =>
  driver.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.title = 'restored';
    }),
  );
const isRestored = (driver: Driver) =>
  expect.poll(() => driver.evaluate(() => document.title), { timeout: 45_000 }).toBe('restored');

test('back in the middle of the details: the page is alive, what is typed is there, the hold counts', async ({
  origins,
  visitor,
  troubles,
}) => {
  const { driver } = visitor;
  await driver.goto(origins.page(`<event-tickets></event-tickets>${scriptTag(origins)}`));
  await visitor.press('button', 'Add one Saturday Day');
  await visitor.press('button', 'Continue');
  await visitor.fill('First name', 'Ada');
  await tellRestored(driver);
  await driver.goto(`${origins.service}/__emulator/panel`);
  await driver.back();
  await isRestored(driver);
  await visitor.seesAs('textbox', 'First name', { value: 'Ada' });
  await visitor.reads('Reserved until');
  expect(await troubles()).toEqual([]);
});

test('a line-up that comes back out of the cache still opens its artists and takes a plan', async ({
  origins,
  visitor,
  troubles,
}) => {
  const { driver } = visitor;
  await driver.goto(origins.page(`<event-lineup></event-lineup>${scriptTag(origins)}`));
  await visitor.see('button', 'My plan');
  await tellRestored(driver);
  await driver.goto(`${origins.service}/__emulator/panel`);
  await driver.back();
  await isRestored(driver);
  await visitor.press('button', 'Save Juno Faraday to my plan');
  await visitor.see('button', 'My plan 1');
  await visitor.press('button', 'Juno Faraday');
  await visitor.see('dialog', 'Juno Faraday');
  expect(await troubles()).toEqual([]);
});

test('tickets that come back out of the cache are asked for again: what is sold out by then says so', async ({
  origins,
  visitor,
  troubles,
}) => {
  const { driver } = visitor;
  const { releases } = (await control(origins.service, '')) as unknown as { releases: Release[] };
  const [camping] = releases.filter(({ name }) => name === 'Camping Plot');
  await driver.goto(origins.page(`<event-tickets></event-tickets>${scriptTag(origins)}`));
  await visitor.see('button', 'Add one Camping Plot');
  await isFollowed(driver);
  await tellRestored(driver);
  await letAnHourPassWhenLeft(driver);
  await driver.goto(`${origins.service}/__emulator/panel`);
  await control(origins.service, 'stock', { releaseId: camping?.id, remaining: 0 });
  await driver.back();
  await isRestored(driver);
  await visitor.seesNo('button', 'Add one Camping Plot');
  await visitor.press('button', 'Add one Saturday Day');
  await visitor.seesAs('textbox', 'Saturday Day, how many', { value: '1' });
  expect(await troubles()).toEqual([]);
  await control(origins.service, 'reset', {});
});
