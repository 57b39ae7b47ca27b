/** What the small service shows. Only members that the specification names, or a cart needs. */

export const named = {
  key: 'pk_live_riverside',
  event: 'riverside-2030',
  origin: 'https://riverside.example',
  named: {
    paid: 'Weekend',
    free: 'Child',
    oldSlug: 'riverside-fest',
    form: 'riverside-survey',
    organiser: 'riverside',
  },
};

export const ids = Array.from({ length: 9 }, (_, at) => `0f8fad5b-d9cb-469f-a165-70867728950${at}`);
export const past = '2026-01-02T03:04:05.000Z';

export const feeEach = (face: number) => 25 + Math.round((face * 750) / 10_000);

export const artist = {
  ...{ id: ids[1], name: 'Ada', imageUrl: null, genres: ['drone'], hometown: null },
  ...{ region: null, country: 'GB', locationLabel: 'Hull' },
};
export const set = { stage: 'Quay', day: '2030-06-01', startTime: '22:00', endTime: '22:00' };
export const slot = {
  ...{ ...set, id: ids[2], durationMinutes: 1440, billingTier: 'odd', isPlaceholder: false },
  ...{ placeholderLabel: null, placeholderDescription: null, featured: true, createdAtIso: past },
  ...{ setNote: null, artist, artists: [artist] },
};
export const article = {
  ...{ slug: 'hello', title: 'Hello', excerpt: '', heroImageUrl: null, tags: [], author: null },
  ...{ publishedAt: past, updatedAt: past },
};
export const wording = {
  bulletin: 'Write to me.',
  texts: 'Text me.',
  partners: 'Let partners write to me.',
};
export const prices: Record<string, number> = { [ids[3] ?? '']: 4_567, [ids[4] ?? '']: 0 };
export const release = (id: string | undefined, name: string, more: object = {}) => {
  const face = prices[id ?? ''] ?? 0;
  const feeInclusivePricePennies = face && face + feeEach(face);
  const shown = { id, name, pricePennies: face, feeInclusivePricePennies };
  return { ...shown, upcoming: false, soldOut: false, paymentPlans: [], ...more };
};
export const checkout = {
  formVersion: 'v7',
  boxes: wording,
  legal: {
    attestation: { text: 'I accept the terms.', linkText: 'terms', termsUrl: named.origin },
    attribution: 'By the service.',
  },
};
export const fields = [
  {
    id: 'mood',
    type: 'radio',
    label: 'Mood',
    required: true,
    options: [{ value: 'a', label: 'A' }],
  },
  { id: 'stars', type: 'rating', label: 'Stars', min: 1, max: 5 },
  { id: 'mail', type: 'email', label: 'Mail' },
  { id: 'drawing', type: 'sketchpad', label: 'Draw it' },
];

export const seoless = { seoTitle: null, seoDescription: null, schemaOrg: null };

export const ticketFeed = {
  releases: [
    release(ids[3], 'Weekend'),
    release(ids[4], 'Child'),
    release(ids[5], 'Late', { upcoming: true }),
  ],
  bookingFeePolicy: { perTicketPennies: 25, percentBps: 750, capPennies: null, minPennies: 50 },
  quantityDiscounts: [],
  checkout,
};
