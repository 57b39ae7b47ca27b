import { expect, scriptTag, test, watch } from './origins.js';

const lineup = '/v1/events/meadowlark-2027/lineup';

/** Requests the service saw for the line-up, by method. */
async function seenByService(service: string, method: string): Promise<number> {
  const answer = await fetch(`${service}/__emulator/requests`);
  const text = JSON.stringify(await answer.json());
  const log = JSON.parse(text) as { requests: { method: string; path: string }[] };
  return log.requests.filter((entry) => entry.method === method && entry.path.startsWith(lineup))
    .length;
}

test.describe.configure({ mode: 'serial' });

test('one script tag shows the line-up under a strict policy, and two elements ask once (CAC-06, COR-12)', async ({
  page,
  origins,
}) => {
  await fetch(`${origins.service}/__emulator/reset`, { method: 'POST', body: '{}' });
  const seen = await watch(page, origins.service);
  await page.goto(
    origins.page(`<event-lineup></event-lineup><event-lineup></event-lineup>${scriptTag(origins)}`),
  );
  await expect(page.locator('event-lineup').first().getByRole('tab')).toHaveCount(3);
  await expect(page.locator('event-lineup').nth(1).getByRole('tab')).toHaveCount(3);
  await expect(page.getByText('The Tannery').or(page.getByRole('heading')).first()).toBeVisible();
  expect(seen.calls.filter((path) => path === lineup)).toHaveLength(1);
  expect(await seenByService(origins.service, 'GET')).toBe(1);
  expect(await seenByService(origins.service, 'OPTIONS')).toBe(1);
  expect(seen.troubles).toEqual([]);
});

test('the FAQ shows under the same policy, and its answers open', async ({ page, origins }) => {
  const seen = await watch(page, origins.service);
  await page.goto(origins.page(`<event-faq></event-faq>${scriptTag(origins)}`));
  const question = page.locator('event-faq h3 button').first();
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  expect(seen.troubles).toEqual([]);
});

test('pictures load from the service under the policy', async ({ page, origins }) => {
  const seen = await watch(page, origins.service);
  await page.goto(origins.page(`<event-lineup></event-lineup>${scriptTag(origins)}`));
  const picture = page.locator('event-lineup img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(seen.troubles).toEqual([]);
});

test('the feed is asked for while the code of the element is still on its way', async ({
  page,
  origins,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/event-lineup.js', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest((request) => request.url().includes(lineup));
  await page.goto(origins.page(`<event-lineup></event-lineup>${scriptTag(origins)}`));
  await asked;
  release();
  await expect(page.locator('event-lineup').getByRole('tab')).toHaveCount(3);
});

test('no global is added to the page', async ({ page, origins }) => {
  const globals = () => Object.getOwnPropertyNames(window).sort();
  await page.goto(origins.page('<p>No widget here.</p>'));
  const before = await page.evaluate(globals);
  await page.goto(
    origins.page(`<event-lineup></event-lineup><event-faq></event-faq>${scriptTag(origins)}`),
  );
  await expect(page.locator('event-lineup').getByRole('tab')).toHaveCount(3);
  expect(await page.evaluate(globals)).toEqual(before);
});

const refusals = [
  {
    name: 'a domain that is not on the list (COR-04)',
    tag: { event: 'quiet-2027', key: 'pk_live_quietroom_demo' },
  },
  { name: 'no key (AUT-02)', tag: { key: '' } },
  { name: 'a revoked key (AUT-04)', tag: { key: 'pk_live_meadowlark_revoked' } },
  { name: 'a secret key (AUT-14)', tag: { key: 'sk_live_meadowlark_demo' }, silent: true },
  { name: 'a service that is down', tag: { baseUrl: 'http://127.0.0.1:9' } },
];
for (const { name, tag, silent } of refusals) {
  test(`with ${name} the page shows readable words and throws nothing`, async ({
    page,
    origins,
  }) => {
    const seen = await watch(page, origins.service);
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    await page.goto(
      origins.page(
        `<event-lineup></event-lineup><event-faq></event-faq>${scriptTag(origins, tag)}`,
      ),
    );
    for (const element of ['event-lineup', 'event-faq']) {
      const words = page
        .locator(element)
        .getByRole('alert')
        .or(page.locator(element).locator('[part~="error"]'));
      await expect(words.first()).toContainText(/\w+ \w+ \w+/, { timeout: 45_000 });
      await expect(words.first()).not.toContainText(/undefined|null|\[object|_live_/);
    }
    expect(thrown).toEqual([]);
    if (silent) expect(seen.calls).toEqual([]);
    expect(await page.content()).not.toContain('[object');
  });
}
