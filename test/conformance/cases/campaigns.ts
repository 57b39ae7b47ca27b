import * as v from 'valibot';
import { check, checkEqual, checkShape, fails, first } from '../check.js';
import { advance, freeze } from '../clock.js';
import { mailboxOf, told } from '../messages.js';
import { it } from '../it.js';
import type { Target } from '../target.js';

const Campaigns = v.object({
  campaigns: v.array(
    v.object({
      event: v.string(),
      scheduledFor: v.string(),
      status: v.string(),
      heldAt: v.nullable(v.string()),
    }),
  ),
});

async function campaignsOf({ control }: Target, hold?: object) {
  return checkShape(Campaigns, await control('campaigns', hold), 'the campaigns').campaigns;
}

export const campaigns = [
  it('WHK-09 a campaign whose message was marked down is held: the organiser hears, nobody else does', async (target) => {
    await freeze(target);
    const planned = first(await campaignsOf(target), 'campaign');
    checkEqual(await told(target, 'whatsapp.campaign_held'), [], 'webhooks before');
    const held = first(await campaignsOf(target, { event: planned.event }), 'campaign');
    check(held.heldAt !== null, 'the moment it was held');
    checkEqual(held.status, 'scheduled', 'the status');
    const [webhook, ...more] = await told(target, 'whatsapp.campaign_held');
    checkEqual(more, [], 'further webhooks');
    const { template_name, language, scheduled_for, recipient_count, campaign_url } =
      webhook?.data ?? {};
    checkEqual(scheduled_for, planned.scheduledFor, 'scheduled_for');
    check(typeof template_name === 'string' && typeof language === 'string', 'a message');
    check(Number.isInteger(recipient_count), 'a number of recipients');
    check(/^https:\/\//.test(String(campaign_url)), 'an address');
    await advance(target, 30 * 24 * 3600);
    checkEqual(await mailboxOf(target), { emails: [], sms: [], push: [] }, 'the mailbox');
  }),
  it('gap WHK-09 an event without a campaign has none to hold', async (target) => {
    check(await fails(campaignsOf(target, { event: 'bare-field' })), 'a refusal');
    checkEqual(await told(target, 'whatsapp.campaign_held'), [], 'the webhooks');
  }),
];
