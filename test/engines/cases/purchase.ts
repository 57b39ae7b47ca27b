import { scriptTag } from '../../embed/three-servers.js';
import { expect, test } from '../engine-test.js';
import type { Visitor } from '../visitor.js';

const thanks = 'Thank you, your tickets are booked.';

async function fillIn(buyer: Visitor): Promise<void> {
  await buyer.fill('First name', 'Ada');
  await buyer.fill('Last name', 'Byron');
  await buyer.fill('Email address', 'ada@example.com');
  await buyer.press('checkbox', /^I am 16 or over/);
  await buyer.seesAs('checkbox', /^I am 16 or over/, { isChecked: true });
}

test('two tickets are bought: a reload keeps the hold, the bank approves, a reload keeps the thanks', async ({
  site,
  visitor,
  troubles,
}) => {
  await visitor.driver.goto(`${site.origin}/index.html`);
  const buyer = visitor.at('event-tickets');
  await buyer.press('button', 'Add one Saturday Day');
  await buyer.seesAs('textbox', 'Saturday Day, how many', { value: '1' });
  await buyer.press('button', 'Add one Saturday Day');
  await buyer.seesAs('textbox', 'Saturday Day, how many', { value: '2' });
  await buyer.reads('Total £171.42');
  await buyer.press('button', 'Continue');
  await buyer.see('heading', 'Your details');

  await visitor.driver.reload();
  await buyer.see('heading', 'Your details');
  await buyer.reads('Reserved until');
  await fillIn(buyer);
  await buyer.press('button', 'Continue');
  await buyer.see('heading', 'Payment');

  await visitor.driver.reload();
  await buyer.press('button', 'Pay £171.42');
  await visitor.press('button', /^Approve/);
  await buyer.see('heading', thanks);
  await visitor.driver.reload();
  await buyer.see('heading', thanks);
  expect(await troubles()).toEqual([]);
});

test('between three origins a buyer goes to the bank and comes back to the confirmation', async ({
  origins,
  visitor,
  troubles,
}) => {
  await visitor.driver.goto(origins.page(`<event-tickets></event-tickets>${scriptTag(origins)}`));
  await visitor.press('button', 'Add one Saturday Day');
  await visitor.reads('Total £');
  await visitor.press('button', 'Continue');
  await visitor.see('heading', 'Your details');
  await fillIn(visitor);
  await visitor.press('button', 'Continue');
  await visitor.press('button', /^Pay £/);
  await visitor.press('button', /^Approve/);
  await visitor.see('heading', /^Thank you/);
  expect(await troubles()).toEqual([]);
});

test('tickets are chosen by keyboard: the focus stays on "+", and goes on to the details', async ({
  site,
  visitor,
}) => {
  await visitor.driver.goto(site.page('<event-tickets></event-tickets>'));
  await visitor.press('button', 'Add one Under 12');
  await visitor.isAt('Add one Under 12');
  await visitor.keys('Enter', 'Space');
  await visitor.seesAs('textbox', 'Under 12, how many', { value: '3' });
  await visitor.isAt('Add one Under 12');
  await visitor.press('button', 'Continue');
  await visitor.isAt('Your details');
});
