import { control } from '../emulator/process.js';
import { button, choose, title } from './buyer.js';
import { expect, test } from './origins.js';

/** The sentences about problems come when there is one: just then the network may be gone. */
test('a problem whose sentences cannot be fetched is told, and the button tries again', async ({
  page,
  origins,
}) => {
  await page.route('**/chunks/*/problem-box.js*', (route) => route.abort());
  await choose(page, origins);
  const effect = { kind: 'status', code: 'sold_out' };
  await control(origins.service, 'faults', [{ operation: 'reserve', times: 1, effect }]);
  await button(page, 'Continue').click();
  const problem = page.getByRole('group', { name: 'There is a problem' });
  await expect(problem).toContainText('Something went wrong on our side.');
  await expect(problem).toBeFocused();
  await button(page, 'Continue').click();
  await expect(title(page, 'Your details')).toBeVisible();
});
