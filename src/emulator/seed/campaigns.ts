import type { CampaignRecord } from '../records/campaigns.js';
import type { Identify } from './ids.js';

/** The event by its slug. */
type Sheet = Pick<CampaignRecord, 'templateName' | 'scheduledFor' | 'recipientCount'> & {
  event: string;
};

const sheets: Sheet[] = [
  {
    event: 'meadowlark-2027',
    templateName: 'meadowlark_last_weekend_tickets',
    scheduledFor: '2027-05-07T16:00:00.000Z',
    recipientCount: 1264,
  },
  {
    event: 'harbour-free',
    templateName: 'harbour_tide_and_weather',
    scheduledFor: '2027-05-20T08:30:00.000Z',
    recipientCount: 318,
  },
];

export function campaigns(id: Identify): CampaignRecord[] {
  return sheets.map(({ event, ...sheet }) => {
    const campaign = id('campaign', event);
    const eventId = id('event', event);
    const url = `https://desk.example/campaigns/${campaign}`;
    return {
      ...sheet,
      id: campaign,
      eventId,
      language: 'en_GB',
      url,
      status: 'scheduled',
      heldAt: null,
    };
  });
}
