import { expect, test } from './foreign-origin.js';
import { optimisers } from './optimisers.js';
import { chooseSome } from '../effort.js';

/*
 * A page of the WordPress plugin: a data block with the settings, and the script tag with the same.
 * test/wordpress proves that the plugin writes this.
 */
const pageOf = (cdn: string, service: string): string => {
  const settings = `data-files="${cdn}/" data-base-url="${service}" data-service-key="pk_live_meadowlark_demo" data-event="meadowlark-2027"`;
  return `<script src="/theme.js"></script>
    <script type="application/json" id="bandstand-settings" ${settings}>{}</script>
    <script src="${cdn}/bandstand.min.js" id="bandstand-js" async data-wp-strategy="async" ${settings}></script>
    <event-faq>Ask us at the gate.</event-faq>
    <div data-event-widget="news">News</div>
    <p><a href="https://party.example/#widget=announcements">Announcements</a></p>
    <script>document.documentElement.classList.add('page')</script></body>`;
};

const theme = "document.documentElement.classList.add('theme')";
const read = async (address: string) =>
  address === '/theme.js' ? theme : (await fetch(address)).text();

for (const name of chooseSome(Object.keys(optimisers)))
  test(`a page of the WordPress plugin draws its widgets when an optimiser ${name}`, async ({
    page,
    origins,
    open,
  }) => {
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    const plain = pageOf(origins.cdn, origins.service);
    const { html, files } = await optimisers[name]!(plain, read);
    expect(html, 'the page was changed').not.toBe(plain);
    for (const [path, body] of Object.entries({ '/theme.js': theme, ...files }))
      await page.route(`**${path}`, (route) =>
        route.fulfill({ body, contentType: 'text/javascript' }),
      );
    await page.goto(open(html));
    await page.keyboard.press('Shift');
    await expect(page.locator('event-faq h3').first()).toBeVisible();
    await expect(page.locator('event-news:state(ready)')).toBeVisible();
    await expect(page.locator('event-announcements:state(ready)')).toBeVisible();
    await expect(page.locator('html.theme.page'), 'the other scripts ran').toBeAttached();
    expect(thrown).toEqual([]);
  });
