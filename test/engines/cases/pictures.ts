import { expect, test } from '../engine-test.js';
import { keepSavedFiles, savedFiles } from '../saved-files.js';

test('a garment turns round, comes near under the lens, and its picture is saved', async ({
  site,
  visitor,
  troubles,
}) => {
  await visitor.driver.goto(site.page('<merch-preview form="meadowlark-merch"></merch-preview>'));
  await visitor.see('button', 'Save picture');
  await visitor.press('radio', 'back');
  await visitor.see('img', /back/);
  await visitor.press('button', 'Look closer');
  await visitor.seesAs('button', 'Look closer', { pressed: 'true' });
  await visitor.keys('ArrowRight', 'Escape');
  await visitor.seesAs('button', 'Look closer', { pressed: 'false' });
  await keepSavedFiles(visitor.driver);
  await visitor.press('radio', 'front');
  await visitor.press('button', 'Save picture');
  await expect
    .poll(() => savedFiles(visitor.driver), { timeout: 20_000 })
    .toEqual([{ name: expect.stringMatching(/\.png$/), text: expect.stringContaining('PNG') }]);
  expect(await troubles()).toEqual([]);
});

test('a photo is shown whole; arrows turn to the next, Escape gives the focus back', async ({
  site,
  visitor,
  troubles,
}) => {
  await visitor.driver.goto(site.page('<event-gallery></event-gallery>'));
  await visitor.press('button', /fiddler/);
  await visitor.see('dialog', 'Photos');
  await visitor.reads(/2 of \d+/);
  await visitor.keys('ArrowRight');
  await visitor.reads(/3 of \d+/);
  await visitor.keys('ArrowLeft', 'Escape');
  await visitor.seesNo('dialog');
  await visitor.isAt(/fiddler/);
  expect(await troubles()).toEqual([]);
});
