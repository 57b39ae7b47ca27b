/** Good documents, one per resource, written by hand from the specification. */

export const uuid = '0f8fad5b-d9cb-469f-a165-70867728950e';
export const otherUuid = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
export const at = '2027-06-25T18:30:00.000Z';
export const earlier = '2027-06-24T18:30:00.000Z';

export const artist = () => ({
  id: uuid,
  name: 'Ada & the Engines',
  imageUrl: 'https://pictures.example/ada.png',
  genres: ['folk'],
  hometown: 'Leeds',
  region: null,
  country: 'GB',
  locationLabel: 'Leeds, UK',
});

export const slot = () => ({
  id: uuid,
  stage: 'Main',
  day: '2027-06-25',
  startTime: '23:30',
  endTime: '00:45',
  durationMinutes: 75,
  billingTier: 'headliner',
  isPlaceholder: false,
  placeholderLabel: null,
  placeholderDescription: null,
  featured: true,
  createdAtIso: at,
  setNote: null,
  artist: artist(),
  artists: [artist()],
});

export const placeholder = () => ({
  ...slot(),
  isPlaceholder: true,
  placeholderLabel: 'Secret set',
  artist: null,
  artists: [],
});

export const lineup = () => ({
  eventId: uuid,
  eventSlug: 'meadowlark-2027',
  surface: 'web',
  slots: [slot(), placeholder()],
  schemaOrg: { '@context': 'https://schema.org', '@type': 'MusicEvent', name: 'Meadowlark' },
  lastUpdatedAt: at,
});

export const artistDetail = () => ({
  id: uuid,
  name: 'Ada & the Engines',
  realName: null,
  bioShort: null,
  bioLong: null,
  imageUrl: null,
  genres: [],
  website: null,
  socials: { instagram: 'https://instagram.example/ada' },
  hometown: null,
  region: null,
  country: null,
  locationLabel: null,
  sets: [
    { lineupId: uuid, stage: 'Main', day: '2027-06-25', startTime: '23:30', endTime: '00:45' },
  ],
});

export const faq = () => ({
  eventId: uuid,
  surface: 'web',
  categories: [
    {
      id: null,
      name: 'Getting here',
      faqs: [
        {
          id: uuid,
          question: 'Is there a bus?',
          answerDoc: {
            type: 'doc',
            content: [
              {
                type: 'paragraph',
                content: [
                  { type: 'text', text: 'Yes, see ' },
                  {
                    type: 'text',
                    text: 'the map',
                    marks: [{ type: 'link', attrs: { href: 'https://meadowlark.example/map' } }],
                  },
                ],
              },
            ],
          },
          answerPlain: 'Yes, see the map',
          answerHtml: '<p>Yes, see <a href="https://meadowlark.example/map">the map</a></p>',
          updatedAt: at,
        },
      ],
    },
  ],
  schemaOrg: { '@type': 'FAQPage' },
  lastUpdatedAt: at,
  generatedAt: at,
});

export const articleSummary = () => ({
  slug: 'first-names',
  title: 'First names',
  excerpt: 'Twelve of them.',
  heroImageUrl: null,
  tags: [],
  author: null,
  publishedAt: at,
  updatedAt: at,
});

export const newsIndex = () => ({
  eventId: uuid,
  articles: [articleSummary(), { ...articleSummary(), slug: 'hello', publishedAt: earlier }],
  lastUpdatedAt: at,
  generatedAt: at,
});

export const article = () => ({
  ...articleSummary(),
  bodyMarkdown: 'Twelve of *them*.',
  bodyHtml: '<p>Twelve of <em>them</em>.</p>',
  seoTitle: null,
  seoDescription: null,
  schemaOrg: { '@type': 'NewsArticle' },
});

export const broadcasts = () => ({
  broadcasts: [
    { id: uuid, title: 'Gates', body: 'Open.', category: 'update', sentAt: at, deepLink: null },
    {
      id: otherUuid,
      title: 'Soon',
      body: 'Pack.',
      category: 'reminder',
      sentAt: earlier,
      deepLink: 'meadowlark://map',
    },
  ],
});

export const formDefinition = () => ({
  key: 'meadowlark-feedback',
  kind: 'feedback',
  eventId: null,
  eventSlug: null,
  title: 'How was it?',
  version: 3,
  surface: 'web',
  fields: [
    { id: 'overall', type: 'rating', label: 'Overall', min: 1, max: 5, role: 'overall_rating' },
    {
      id: 'best',
      type: 'artist_multiselect',
      label: 'Favourites',
      source: 'lineup',
      options: [{ value: uuid, label: 'Ada & the Engines' }],
    },
    { id: 'mood', type: 'hologram', label: 'Mood', role: null },
  ],
  merchCatalog: [
    {
      value: 'tee',
      name: 'Lark tee',
      garmentType: 'tshirt',
      description: null,
      pricePennies: 2500,
      currency: 'GBP',
      sizes: ['S', 'M'],
      colours: [
        { label: 'Ink', hex: '#112233', frontImageUrl: null, backImageUrl: null, logoColor: null },
      ],
      printZones: [{ side: 'front', x: 0.5, y: 0.4, scale: 0.3, clip: true }],
      outline: [{ x: 0, y: 1 }],
    },
  ],
});

export const submissionResult = () => ({
  ok: true,
  verification: { email: 'sent', phone: 'unavailable', phoneHint: null },
});

export const release = () => ({
  id: uuid,
  name: 'Weekend',
  descriptionPlain: null,
  groupLabel: null,
  kind: 'ticket',
  sortOrder: 2,
  pricePennies: 18500,
  feeInclusivePricePennies: 19913,
  upcoming: false,
  soldOut: false,
  heldBack: false,
  salesStartAt: null,
  salesEndAt: null,
  startsAfterReleaseId: null,
  minPerOrder: 1,
  maxPerOrder: 6,
  remaining: null,
  unlockedByPromo: false,
  paymentPlans: [
    {
      id: uuid,
      name: 'Four parts',
      depositPercentBps: 2000,
      depositPenniesPerTicket: null,
      monthlyPayments: 4,
      payByAt: at,
      dueDates: [earlier],
      label: '20 % now and four payments',
    },
  ],
});

export const ticketFeed = () => ({
  eventId: uuid,
  eventSlug: 'meadowlark-2027',
  surface: 'web',
  currency: 'GBP',
  timezone: 'Europe/London',
  releases: [release()],
  bookingFeePolicy: { perTicketPennies: 25, percentBps: 750, capPennies: null, minPennies: 50 },
  quantityDiscounts: [
    {
      id: uuid,
      name: 'Three for two',
      label: 'Buy 2, get 1',
      releaseIds: null,
      kind: 'buy_n_get_m',
      buyQuantity: 2,
      freeQuantity: 1,
    },
    {
      id: otherUuid,
      name: 'Groups',
      label: '5 % from five',
      releaseIds: [uuid],
      kind: 'tiered',
      tiers: [{ minQuantity: 5, percentOffBps: 500 }],
    },
  ],
  maxTicketsPerOrder: 10,
  holdMinutes: 15,
  promo: null,
  checkout: {
    formVersion: 'checkout_v2',
    consents: [{ key: 'organiser_email', text: 'Write to me', channel: 'email' }],
    legal: {
      attestation: {
        text: 'I accept the terms of sale.',
        linkText: 'terms of sale',
        termsUrl: 'https://tickets.example/terms',
      },
      attribution: 'Sold by Meadowlark',
    },
  },
  lastUpdatedAt: at,
  generatedAt: at,
});

export const photo = () => ({
  id: uuid,
  imageUrl: 'https://pictures.example/1.jpg',
  thumbnailUrl: null,
  width: 1600,
  height: null,
  alt: 'A crowd at dusk',
  caption: null,
  focalX: 0.25,
  focalY: null,
});

export const gallery = () => ({ eventId: uuid, photos: [photo()], lastUpdatedAt: at });

export const event = () => ({
  id: uuid,
  slug: 'meadowlark-2027',
  name: 'Meadowlark',
  surface: 'web',
  tagline: null,
  descriptionHtml: null,
  descriptionPlain: null,
  status: 'scheduled',
  startDate: '2027-06-25',
  endDate: '2027-06-27',
  startTime: '12:00',
  endTime: null,
  timezone: 'Europe/London',
  venue: null,
  capacity: 9000,
  heroImageUrl: null,
  logoUrl: null,
  websiteUrl: null,
  ageRestriction: null,
  ticketUrl: '/tickets/meadowlark-2027',
  tickets: null,
  organiser: { id: uuid, slug: 'meadowlark', name: 'Meadowlark', logoUrl: null },
  schemaOrg: { '@type': 'MusicEvent' },
  lastUpdatedAt: null,
});

export const reward = () => ({
  rewardDefinitionId: uuid,
  title: 'A shirt',
  descriptionPlain: null,
  tierName: 'Gold',
  status: 'claimable',
  fulfilment: 'sent_later',
  optionChoices: ['S', 'M'],
  selectedOption: null,
  deliveryNote: null,
  deliveryAddress: { line1: '1 Lane', city: 'Leeds', postcode: 'LS1 1AA', country: 'GB' },
  dispatch: null,
  refund: { status: 'pending', refundedAt: null, amountPennies: 500, currency: 'GBP' },
  claimUntil: at,
  claimUntilDate: '2027-06-25',
  availableFrom: null,
  availableUntil: null,
  lastUsedAt: null,
  lastUsedDate: null,
  cooldownMinutes: null,
});
