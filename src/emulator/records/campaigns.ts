/** A message that an organiser has planned to send to many at once. spec L297 */
export interface CampaignRecord {
  id: string;
  eventId: string;
  /** Of the message, which the messaging company approves, and may mark down later. */
  templateName: string;
  language: string;
  scheduledFor: string;
  recipientCount: number;
  /** Where the organiser looks at it. */
  url: string;
  /** A campaign that is held stays scheduled. */
  status: 'scheduled';
  /** When it was last held. */
  heldAt: string | null;
}
