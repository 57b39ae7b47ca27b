import * as v from 'valibot';
import { exactly, reject } from '../requests/input.js';
import type { EmulatorState } from '../state/state.js';
import { findEvent, findEventById } from '../state/subject.js';
import type { CampaignRecord } from '../state/world.js';

export const CampaignHold = exactly({ event: v.string() });
export type CampaignHold = v.InferOutput<typeof CampaignHold>;

export type ListedCampaign = Omit<CampaignRecord, 'eventId'> & { event: string };

/** All that are planned, each under what its event is called now. */
export const listedCampaigns = ({ world }: EmulatorState): ListedCampaign[] =>
  world.campaigns.map(({ eventId, ...campaign }) => ({
    event: findEventById(world, eventId).slug,
    ...campaign,
  }));

/**
 * The message of a planned campaign was marked down: it is held, nobody is messaged, it stays
 * scheduled, and the organiser is told. spec L297
 */
export function holdCampaign(state: EmulatorState, { event: slug }: CampaignHold): void {
  const { world, clock, webhooks } = state;
  const event = findEvent(world, slug);
  const campaign = world.campaigns.find(({ eventId }) => eventId === event?.id);
  if (!campaign) {
    const slugs = listedCampaigns(state)
      .map((known) => known.event)
      .join(', ');
    reject(`event: no campaign is planned for "${slug}"; there are campaigns for ${slugs}`);
  }
  campaign.heldAt = clock.timestamp();
  webhooks.send('whatsapp.campaign_held', {
    template_name: campaign.templateName,
    language: campaign.language,
    scheduled_for: campaign.scheduledFor,
    recipient_count: campaign.recipientCount,
    campaign_url: campaign.url,
  });
}
