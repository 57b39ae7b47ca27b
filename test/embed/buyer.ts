import { expect, type Page } from '@playwright/test';
import { control } from '../emulator/process.js';
import { scriptTag, type Origins } from './origins.js';

/** What a buyer does on a page between three origins, and what the organiser's books say of it. */

interface OrderSeen {
  status: string;
  tickets: number;
}

/** What the organiser sees of the orders, whatever the page believes. */
export async function ordersAt({ service }: Origins): Promise<OrderSeen[]> {
  return ((await control(service, 'orders')) as { orders: OrderSeen[] }).orders;
}

export const salesAt = async ({ service }: Origins): Promise<number> => {
  const { webhooks } = (await control(service, 'webhooks')) as { webhooks: { type: string }[] };
  return webhooks.filter(({ type }) => type === 'ticket.sale').length;
};

export async function breakOnce(
  { service }: Origins,
  operation: string,
  kind: string,
): Promise<void> {
  const faults = [{ operation, times: 1, effect: { kind } }];
  await fetch(`${service}/__emulator/faults`, { method: 'POST', body: JSON.stringify(faults) });
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
export const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

/** A page of somebody else, with a Saturday ticket chosen. */
export async function choose(page: Page, origins: Origins): Promise<void> {
  await page.goto(origins.page('<event-tickets></event-tickets>' + scriptTag(origins)));
  await button(page, 'Add one Saturday Day').click();
  await expect(page.getByText(/^Total/).first()).toBeVisible();
}

export async function giveDetails(page: Page): Promise<void> {
  await expect(title(page, 'Your details')).toBeVisible();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByLabel('Email address').fill('ada@example.com');
  await page.getByRole('checkbox').last().check();
  await button(page, 'Continue').click();
  await expect(button(page, /^(Pay £|Confirm)/)).toBeVisible();
}

/** As far as the payment page of the service, on its own origin. Answers where it all began. */
export async function toTheBank(page: Page, origins: Origins): Promise<string> {
  await choose(page, origins);
  const shop = page.url();
  await button(page, 'Continue').click();
  await giveDetails(page);
  await button(page, /^Pay £/).click();
  await page.waitForURL(`${origins.service}/pay/**`);
  return shop;
}

/** What the bank decides while nobody looks. */
export async function approveBehind({ service }: Origins): Promise<void> {
  const { payments } = (await control(service, 'payments')) as {
    payments: { attemptId: string }[];
  };
  const { attemptId } = payments.at(-1)!;
  await control(service, 'payments', { attemptId, outcome: 'approve' });
}

export async function play(page: Page, name: string): Promise<void> {
  await button(page, name).click();
}
