import type { SetSheet } from '../running-order.js';

export const sunday: Record<string, SetSheet[]> = {
  'Long Meadow': [
    { at: '12:15-12:55', tier: 'rising', acts: ['Polytunnel Summer'], wave: 3 },
    { at: '13:25-14:10', tier: 'rising', acts: ['Bibi Castellanos'], wave: 2 },
    { at: '14:40-15:30', tier: 'main', acts: ['Ignatius Rowe'], wave: 2 },
    { at: '16:00-16:55', tier: 'main', acts: ['Motel Saguaro'], wave: 2 },
    { at: '17:25-18:20', tier: 'main', acts: ['Nkechi Bloom'] },
    { at: '18:55-19:55', tier: 'special_guest', acts: ['Kwabena Frost'], featured: true },
    {
      at: '20:10-20:40',
      tier: 'local',
      wave: 4,
      placeholder: {
        label: 'The lantern procession',
        description:
          'Everyone who made a lantern in the workshop tent walks it from the river to the Long Meadow. Come and line the path.',
      },
    },
    {
      at: '21:00-22:30',
      tier: 'headliner',
      acts: ['Mira Solane'],
      featured: true,
      note: 'With all eleven players, for the only time this summer.',
    },
  ],
  'Goods Shed': [
    { at: '12:45-13:25', tier: 'rising', acts: ['Whipmawhop'], wave: 3 },
    { at: '13:55-14:40', tier: 'rising', acts: ['Idris Whitlock'], wave: 3 },
    { at: '15:10-16:00', tier: 'main', acts: ['Zuzka Wilczak'], wave: 2 },
    { at: '16:30-17:20', tier: 'main', acts: ['Jago Penhale'], wave: 2 },
    { at: '17:55-18:50', tier: 'main', acts: ['Fanfare Tramontane'], wave: 2 },
    { at: '19:20-20:20', tier: 'special_guest', wave: 3, placeholder: {} },
    {
      at: '21:00-22:30',
      tier: 'headliner',
      acts: ['Ceilidh Emergency'],
      note: 'The last ceilidh. Every dance is called; nobody is excused.',
    },
  ],
  'Walled Garden': [
    {
      at: '11:30-12:10',
      tier: 'rising',
      acts: ['Leonie Hartgrove'],
      wave: 3,
      note: 'Breakfast set. Please bring your own cup and no crisps.',
    },
    {
      at: '12:40-13:20',
      tier: 'main',
      acts: ['Quarrel & Daughter'],
      wave: 2,
      note: 'Part two: the apology. Two voices, no drum.',
    },
    { at: '13:50-14:35', tier: 'main', acts: ['Hester Quill'], wave: 3 },
    { at: '15:05-15:50', tier: 'main', acts: ['Vesper Quince'], wave: 2 },
    { at: '16:20-17:05', tier: 'main', acts: ['Tomé Alvarinho'], wave: 2 },
    { at: '17:35-18:25', tier: 'main', acts: ['The Minch Sisters'], wave: 2 },
    { at: '18:50-19:45', tier: 'special_guest', acts: ['Tobias Fennimore'] },
    {
      at: '20:10-20:55',
      tier: 'headliner',
      acts: ['Ailsa Corrigall'],
      note: 'Unamplified, so come close and come early.',
    },
  ],
  'The Bandstand': [
    { at: '12:00-12:40', tier: 'main', acts: ['Dot Ormerod'], wave: 3 },
    { at: '13:20-14:00', tier: 'rising', acts: ['Euan Drummossie'], wave: 3 },
    {
      at: '14:40-15:20',
      tier: 'main',
      acts: ['Tamsin Orrery'],
      wave: 3,
      note: 'Daylight set: the funny ones. Requests on postcards.',
    },
    { at: '16:00-16:40', tier: 'rising', acts: ['Hamish Pike'], wave: 3 },
    { at: '17:20-18:00', tier: 'rising', acts: ['Marguerite Sloe'], wave: 4 },
    { at: '18:40-19:20', tier: 'local', acts: ['Unwin'], wave: 4 },
  ],
  'Owl Wood': [
    { at: '18:30-19:20', tier: 'main', acts: ['The Threshing Floor'], wave: 3 },
    {
      at: '19:50-20:40',
      tier: 'main',
      acts: ['Hatsue Morimoto'],
      note: 'A dusk set. It ends when the blackbird does.',
    },
    { at: '22:45-23:45', tier: 'main', acts: ['Automatic Wendy'], wave: 3 },
    { at: '23:45-01:15', tier: 'main', acts: ['Cloud Rehearsal'], wave: 2 },
    {
      at: '01:15-03:00',
      tier: 'headliner',
      acts: ['Velvet Ombudsman', 'Automatic Wendy'],
      wave: 4,
      note: 'Back to back until the licence runs out. Slow one last.',
    },
  ],
};
