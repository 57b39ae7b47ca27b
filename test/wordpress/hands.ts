import type { Page } from '@playwright/test';
import { password, type Site } from './site.js';

export async function logIn(page: Page, site: Site, name: string): Promise<void> {
  await page.goto(`${site.address}/wp-login.php`);
  // By id: the labels are in the language of the site.
  await page.locator('#user_login').fill(name);
  await page.locator('#user_pass').fill(password);
  await page.locator('#wp-submit').click();
  await page.waitForURL('**/wp-admin/**');
}

/** Without the dialog that greets whoever writes a first post. */
export async function withoutWelcome(page: Page): Promise<void> {
  interface Preferences {
    set: (scope: string, name: string, value: boolean) => void;
  }
  await page.evaluate(() => {
    const { wp } = globalThis as unknown as {
      wp: { data: { dispatch: (store: string) => Preferences } };
    };
    wp.data.dispatch('core/preferences').set('core/edit-post', 'welcomeGuide', false);
  });
}
