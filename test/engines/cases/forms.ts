import { expect, test } from '../engine-test.js';

test('a form says what is missing, leads there, and thanks for the answers', async ({
  site,
  visitor,
  troubles,
}) => {
  await visitor.driver.goto(
    site.page('<event-signup-form form="meadowlark-newsletter"></event-signup-form>'),
  );
  await visitor.press('button', 'Sign up');
  await visitor.isAt('There is a problem');
  await visitor.press('link', /Email/);
  await visitor.isAt(/^Email/);
  await visitor.driver.type('not an address');
  await visitor.keys('Enter');
  await visitor.isAt('There is a problem');
  await visitor.fill(/^Email/, 'ada@example.com');
  await visitor.press('checkbox', 'Who is playing');
  await visitor.press('button', 'Sign up');
  await visitor.see('heading', 'Check your inbox');
  await visitor.isAt('Check your inbox');
  expect(await troubles()).toEqual([]);
});

test('ratings and long answers of a feedback form are given by keyboard', async ({
  site,
  visitor,
}) => {
  await visitor.driver.goto(
    site.page('<event-signup-form form="meadowlark-feedback"></event-signup-form>'),
  );
  const [first] = [await visitor.see('radio')];
  await visitor.press('radio', first.name);
  await visitor.seesAs('radio', first.name, { isChecked: true });
  await visitor.keys('ArrowRight');
  await visitor.seesAs('radio', first.name, { isChecked: false });
  expect((await visitor.focused())?.isChecked).toBe(true);
});

test('the search of events finds by words, and says when it finds nothing', async ({
  site,
  visitor,
  troubles,
}) => {
  await visitor.driver.goto(site.page('<event-search limit="6"></event-search>'));
  await visitor.see('link', /^Tobias/);
  await visitor.fill('Artist, event or venue', 'meadowlark', 'searchbox');
  await visitor.seesNo('link', /^Tobias/);
  await visitor.see('link', /^Meadowlark/);
  await visitor.fill('Artist, event or venue', 'no such thing', 'searchbox');
  await visitor.reads('No events found');
  expect(await troubles()).toEqual([]);
});
