import type { ContentType } from '../../contract/events.js';
import type { FormRecord, PrelaunchRecord, SubmissionRecord } from '../records/forms.js';
import type { RegistrationRecord, SignupRecord } from '../records/opt-ins.js';
import type { OrderRecord } from '../records/order.js';
import type { AffiliateRecord, ProgrammeRecord } from '../records/rewards.js';
import type { TicketsRecord } from '../records/tickets.js';

/**
 * Everything the emulator knows, as plain JSON: the seed fills it, routes read it, the control port
 * changes it. Records say what the organiser entered; what the service derives from that (durations,
 * answerHtml, schema.org blocks, absolute picture addresses) is derived when it answers.
 *
 * Times of day are wall clock at the event (`HH:MM`); timestamps are ISO 8601 UTC with milliseconds.
 * Pictures are paths below the assets address, for example `portraits/07.svg`.
 */
export interface World {
  organisers: OrganiserRecord[];
  keys: KeyRecord[];
  deviceTokens: string[];
  artists: ArtistRecord[];
  events: EventRecord[];
  forms: FormRecord[];
  /** What visitors have sent in, oldest first. */
  submissions: SubmissionRecord[];
  signups: SignupRecord[];
  /** Oldest first. */
  orders: OrderRecord[];
  registrations: RegistrationRecord[];
  programmes: ProgrammeRecord[];
  affiliates: AffiliateRecord[];
  /** The planned messages of organisers, the next one of an event first. */
  campaigns: CampaignRecord[];
}

export interface OrganiserRecord {
  id: string;
  slug: string;
  name: string;
  mode: 'open' | 'key_required';
  /** Host names without scheme or port; `*.x` matches sub-domains of x. */
  allowedDomains: string[];
  inPublicSearch: boolean;
  /** Paragraphs of plain text, separated by a blank line. */
  bio: string | null;
  logo: string | null;
  hero: string | null;
  websiteUrl: string | null;
  socials: Record<string, string>;
  locationLabel: string | null;
  lastUpdatedAt: string;
}

export interface KeyRecord {
  key: string;
  organiser: string; // slug
  /** Set when the key works for one event only. */
  eventId: string | null;
  revoked: boolean;
}

export interface ArtistRecord {
  id: string;
  name: string;
  realName: string | null;
  bioShort: string | null;
  bioLong: string | null;
  image: string | null;
  genres: string[];
  website: string | null;
  /** Platform slug -> profile address, as entered: blank entries are removed when answering. */
  socials: Record<string, string>;
  hometown: string | null;
  region: string | null;
  country: string | null;
  locationLabel: string | null;
}

export interface SetRecord {
  id: string;
  stage: string;
  day: string;
  startTime: string;
  endTime: string;
  billingTier: string;
  placeholder: { label: string | null; description: string | null } | null;
  featured: boolean;
  createdAt: string;
  setNote: string | null;
  /** Lead act first; empty for a placeholder. Ids of ArtistRecord. */
  artists: string[];
}

export interface FaqCategoryRecord {
  id: string | null;
  name: string;
  faqs: FaqRecord[];
}

export interface FaqRecord {
  id: string;
  question: string;
  /** The rich-text document; answerPlain and answerHtml are derived from it. */
  answer: RichTextRecord;
  updatedAt: string;
}

/** A node of answerDoc: `doc`, `paragraph`, `bulletList`, `orderedList`, `listItem`, `text`, `hardBreak`. */
export interface RichTextRecord {
  type: string;
  text?: string;
  content?: RichTextRecord[];
  marks?: { type: 'bold' | 'italic' | 'link'; attrs?: { href: string } }[];
}

export interface ArticleRecord {
  slug: string;
  title: string;
  excerpt: string;
  hero: string | null;
  tags: string[];
  author: string | null;
  bodyMarkdown: string;
  seoTitle: string | null;
  seoDescription: string | null;
  status: 'published' | 'draft';
  /** A published article whose time is still to come is scheduled: it appears when the clock passes it. */
  publishedAt: string;
  updatedAt: string;
}

export interface BroadcastRecord {
  id: string;
  title: string;
  body: string;
  category: 'reminder' | 'update' | 'marketing';
  sentAt: string;
  deepLink: string | null;
}

export interface PhotoRecord {
  id: string;
  image: string;
  thumbnail: string | null;
  width: number | null;
  height: number | null;
  alt: string | null;
  caption: string | null;
  credit?: string | null;
  focalX?: number | null;
  focalY?: number | null;
}

export interface VenueRecord {
  name: string;
  addressLine: string | null;
  city: string | null;
  region: string | null;
  postcode: string | null;
  country: string | null;
  locationLabel: string | null;
  latitude: number | null;
  longitude: number | null;
}

interface RetouchedPhoto {
  image: string;
  /** Only then it is shown, and only at this event. spec L69 */
  adopted: boolean;
}

export interface EventRecord {
  id: string;
  slug: string;
  earlierSlugs: string[];
  organiser: string; // slug
  publishedOn: { web: boolean; app: boolean };
  name: string;
  tagline: string | null;
  /** Paragraphs of plain text, separated by a blank line. */
  description: string | null;
  status: 'scheduled' | 'cancelled' | 'postponed' | 'ended';
  startDate: string | null;
  endDate: string | null;
  startTime: string | null;
  endTime: string | null;
  timezone: string;
  venue: VenueRecord | null;
  capacity: number | null;
  hero: string | null;
  logo: string | null;
  websiteUrl: string | null;
  ageRestriction: string | null;
  /** The organiser's own ticket link; null falls back to the hosted checkout when tickets are sold. */
  ticketLink: string | null;
  tickets: TicketsRecord | null;
  sets: SetRecord[];
  /** Photos that the organiser has sent the artist for this event, retouched: artist id -> photo. */
  retouchedPhotos: Record<string, RetouchedPhoto>;
  faq: FaqCategoryRecord[];
  news: ArticleRecord[];
  broadcasts: BroadcastRecord[];
  gallery: PhotoRecord[];
  /** null while no such form is published. */
  prelaunch: PrelaunchRecord | null;
  /** When each kind of content last changed, and how often. */
  content: Partial<Record<ContentType, { revision: number; changedAt: string }>>;
  lastUpdatedAt: string | null;
}

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
