/** A line-up of any size, as the service would answer: alike rows cost alike. */

const stages = ['Meadow', 'River', 'Barn', 'Orchard', 'Forge', 'Mill', 'Lantern', 'Tent'];
const genres = ['House', 'Techno', 'Folk', 'Jazz', 'Disco', 'Indie', 'Soul', 'Dub'];
const first = ['Nora', 'Amber', 'Ravi', 'Ólafur', 'Mei', 'Tomás', 'Ines', 'Björk', 'Kofi', 'Luca'];
const last = ['Hale', 'Okafor', 'Lindqvist', 'Moreau', 'Tanaka', 'Silva', 'Byrne', 'Haddad', 'Roy'];

const days = ['2027-06-24', '2027-06-25', '2027-06-26', '2027-06-27'];
const tiers = ['headliner', 'support', 'main', 'main', 'main', 'main'];

const idOf = (kind: number, index: number) =>
  `00000000-0000-4000-${8000 + kind}-${String(index).padStart(12, '0')}`;
const clock = (minutes: number) =>
  [Math.floor(minutes / 60) % 24, minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
const pick = (names: readonly string[], index: number) => names[index % names.length] ?? '';

function artistOf(index: number) {
  const name = `${pick(first, index)} ${pick(last, Math.floor(index / 3))} ${index + 1}`;
  return {
    id: idOf(1, index),
    name,
    imageUrl: null,
    genres: [pick(genres, index), pick(genres, index * 3 + 1)],
    hometown: null,
    region: null,
    country: 'GB',
    locationLabel: 'Leeds, UK',
  };
}

function slotOf(index: number, count: number) {
  const perStage = Math.ceil(count / (days.length * stages.length));
  const place = Math.floor(index / perStage);
  const row = index % perStage;
  const length = Math.max(15, Math.floor(900 / perStage));
  const start = 600 + row * length;
  const artist = artistOf(index);
  return {
    id: idOf(0, index),
    stage: pick(stages, place),
    day: pick(days, Math.floor(place / stages.length)),
    startTime: clock(start),
    endTime: clock(start + length),
    durationMinutes: length,
    billingTier: pick(tiers, row === perStage - 1 ? 0 : row + 1),
    isPlaceholder: false,
    placeholderLabel: null,
    placeholderDescription: null,
    featured: row === perStage - 1,
    createdAtIso: '2027-01-01T00:00:00.000Z',
    setNote: index % 9 === 0 ? 'Live, with the whole band' : null,
    artist,
    artists: index % 11 === 0 ? [artist, artistOf(index + 5000)] : [artist],
  };
}

export const lineupOf = (count: number) => ({
  apiVersion: 1,
  data: {
    eventId: idOf(2, 1),
    eventSlug: 'party',
    surface: 'web',
    slots: Array.from({ length: count }, (_, index) => slotOf(index, count)),
    schemaOrg: null,
    lastUpdatedAt: null,
  },
});
