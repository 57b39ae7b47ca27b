import type { SetSheet } from '../running-order.js';

export const saturday: Record<string, SetSheet[]> = {
  'Long Meadow': [
    {
      at: '12:00-12:40',
      tier: 'local',
      acts: [
        'The Ludlow & District Amateur Astronomical Society House Band (With Apologies to the Secretary)',
      ],
      wave: 4,
    },
    { at: '13:10-13:55', tier: 'rising', acts: ['Los Sobrinos del Faro'], wave: 3 },
    { at: '14:25-15:15', tier: 'main', acts: ['Delphine Okoro-Marsh'], wave: 2 },
    { at: '15:45-16:40', tier: 'main', acts: ['Orchard Static'], wave: 2 },
    { at: '17:10-18:05', tier: 'main', acts: ['Ministry of Palm Wine'] },
    { at: '18:40-19:40', tier: 'special_guest', acts: ['Khamsin Electric'], featured: true },
    {
      at: '21:30-23:00',
      tier: 'headliner',
      acts: ['The Lamplighters’ Union'],
      featured: true,
      note: 'Bring a torch. They will ask.',
    },
  ],
  'Goods Shed': [
    { at: '12:30-13:10', tier: 'rising', acts: ['The Reserve Keepers'], wave: 3 },
    { at: '13:40-14:25', tier: 'rising', acts: ['Clem Rook'], wave: 3 },
    { at: '14:55-15:45', tier: 'main', acts: ['Furnace Brook'], wave: 2 },
    { at: '16:15-17:05', tier: 'main', acts: ['The Electric Hymnal'], wave: 2 },
    { at: '17:40-18:35', tier: 'main', acts: ['Temi Lockhart'], wave: 2 },
    {
      at: '19:15-20:15',
      tier: 'special_guest',
      acts: ['Big Wet Field'],
      note: 'Very loud. Ear defenders free at the shed door.',
    },
    { at: '21:15-22:30', tier: 'headliner', acts: ['Night Bus to Ljubljana'], featured: true },
    {
      at: '00:30-02:00',
      tier: 'main',
      wave: 3,
      placeholder: {
        label: 'Shed After Dark: guest selector',
        description: 'Two crates and a name we promised to keep until it is chalked on the door.',
      },
    },
  ],
  'Walled Garden': [
    { at: '12:30-13:10', tier: 'rising', acts: ['Eluned Prys'], wave: 3 },
    { at: '13:40-14:25', tier: 'main', acts: ['Rafferty Spence'], wave: 3 },
    { at: '14:55-15:40', tier: 'rising', acts: ['Ebo & Lune'], wave: 2 },
    { at: '16:10-17:00', tier: 'main', acts: ['Ingvild Sjåvik'], wave: 2 },
    { at: '17:30-18:25', tier: 'main', acts: ['Lautaro Quilpué'], wave: 2 },
    { at: '19:00-20:00', tier: 'special_guest', acts: ['Wren Abernathy'] },
    { at: '20:45-22:00', tier: 'headliner', acts: ['Ifeoma Dane'], featured: true },
  ],
  'The Bandstand': [
    {
      at: '11:30-12:00',
      tier: 'local',
      acts: ['Adeline & the Other Adeline'],
      wave: 4,
      note: 'With toast.',
    },
    { at: '12:45-13:25', tier: 'local', acts: ['Aunt Agnes'], wave: 4 },
    { at: '14:15-14:55', tier: 'rising', acts: ['Pelham Grange'], wave: 3 },
    { at: '15:45-16:25', tier: 'main', acts: ['Ezra Winterslow'], wave: 3 },
    {
      at: '17:15-17:55',
      tier: 'main',
      acts: ['Quarrel & Daughter'],
      wave: 2,
      note: 'Part one: the quarrel. Loud, with drum.',
    },
    {
      at: '18:45-19:30',
      tier: 'local',
      wave: 4,
      placeholder: { label: 'Winner of the Hollinbrook Talent Supper' },
    },
    {
      at: '20:00-20:40',
      tier: 'rising',
      acts: ['The Postmistress'],
      wave: 4,
      note: 'Bring a letter you never sent.',
    },
  ],
  'Owl Wood': [
    { at: '20:30-21:20', tier: 'rising', acts: ['Dafydd Ellyll'], wave: 3 },
    { at: '21:50-22:50', tier: 'main', acts: ['The Cartographer’s Niece'], wave: 2 },
    { at: '23:15-00:30', tier: 'main', acts: ['Aurelio Sprezza'], wave: 2 },
    {
      at: '00:30-01:45',
      tier: 'main',
      acts: ['Kestrel Arcade'],
      note: 'Live, with the full pinball rig.',
    },
    {
      at: '01:45-03:00',
      tier: 'headliner',
      acts: ['DJ Allotment', 'Yasmeen Haddou', 'Party Wall'],
      wave: 3,
      note: 'Three-way back to back, one record each, no looking.',
    },
  ],
};
