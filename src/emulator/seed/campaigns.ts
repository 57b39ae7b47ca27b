import type { CampaignRecord } from '../campaign-records.js';
import type { Identify } from './ids.js';

type Sheet = Pick<CampaignRecord, 'event' | 'templateName' | 'scheduledFor' | 'recipientCount'>;

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
  return sheets.map((sheet) => {
    const campaign = id('campaign', sheet.event);
    const url = `https://desk.example/campaigns/${campaign}`;
    return { ...sheet, id: campaign, language: 'en_GB', url, status: 'scheduled', heldAt: null };
  });
}
