import type { SetSheet } from '../running-order.js';

export const friday: Record<string, SetSheet[]> = {
  'Long Meadow': [
    {
      at: '12:30-13:10',
      tier: 'local',
      acts: ['Hollinbrook Primary Year Six Steel Band'],
      wave: 4,
      note: 'Opening the festival for the ninth year. Different Year Six.',
    },
    { at: '13:40-14:25', tier: 'rising', acts: ['Saoirse Kell'], wave: 2 },
    { at: '14:55-15:45', tier: 'main', acts: ['Tidy Sum'], wave: 2 },
    { at: '16:15-17:05', tier: 'main', acts: ['Takumi Orihara'] },
    { at: '17:35-18:30', tier: 'main', acts: ['The Kitwe Signal Box'], wave: 2 },
    { at: '19:10-20:10', tier: 'special_guest', acts: ['Cassius Adeyi'], featured: true },
    {
      at: '21:15-22:45',
      tier: 'headliner',
      acts: ['Juno Faraday'],
      featured: true,
      note: 'Timed to the sunset. Lasers point up, never across.',
    },
  ],
  'Goods Shed': [
    { at: '12:45-13:25', tier: 'rising', acts: ['Plum Duff'], wave: 3 },
    { at: '13:55-14:40', tier: 'rising', acts: ['Ocelot Weather'], wave: 2 },
    { at: '15:10-16:00', tier: 'main', acts: ['Thistle Debt'], wave: 2 },
    { at: '16:30-17:20', tier: 'main', acts: ['Hinterlund'], wave: 3 },
    { at: '17:55-18:50', tier: 'main', acts: ['Sonny Bellweather'], wave: 2 },
    { at: '19:30-20:30', tier: 'special_guest', acts: ['Salt & Semaphore'] },
    { at: '21:30-22:45', tier: 'headliner', acts: ['Any Other Business'], featured: true },
    {
      at: '22:30-23:30',
      tier: 'main',
      acts: ['Party Wall'],
      wave: 4,
      note: 'Starts in the signal box before the shed has finished. Follow the bass.',
    },
    {
      at: '00:30-02:00',
      tier: 'main',
      acts: ['Velvet Ombudsman'],
      wave: 3,
      note: 'Shed After Dark: vinyl only, complaints in writing.',
    },
  ],
  'Walled Garden': [
    { at: '13:00-13:40', tier: 'rising', acts: ['Bryony Tarn'], wave: 3 },
    { at: '14:05-14:50', tier: 'rising', acts: ['Bastien Lachute'], wave: 3 },
    { at: '15:20-16:05', tier: 'main', acts: ['夕凪書店'], wave: 2 },
    {
      at: '16:40-17:30',
      tier: 'main',
      acts: ['Kavita Rell', 'Solomon Teklewold'],
      wave: 2,
      note: 'Violin and vibraphone, first meeting, no set list.',
    },
    { at: '18:00-18:50', tier: 'main', acts: ['Ndeye Marième Thior'], wave: 2 },
    { at: '19:25-20:25', tier: 'special_guest', acts: ['Odile Vantreight'] },
    { at: '21:00-22:15', tier: 'headliner', acts: ['Þórhildur Ása'] },
  ],
  'The Bandstand': [
    { at: '12:15-12:45', tier: 'local', acts: ['Nat Birdwhistell'], wave: 4 },
    { at: '13:30-14:10', tier: 'local', acts: ['Pip Farthingale'], wave: 4 },
    { at: '15:00-15:40', tier: 'rising', acts: ['Marrow & Sons'], wave: 3 },
    { at: '16:30-17:10', tier: 'main', acts: ['Wilf Garraway'], wave: 3 },
    {
      at: '18:00-18:40',
      tier: 'rising',
      wave: 4,
      placeholder: {
        label: 'Somebody you know, unplugged',
        description:
          'A name from the big stages comes down to the bandstand with one guitar. Watch for the bunting to be turned inside out.',
      },
    },
    {
      at: '19:30-20:15',
      tier: 'main',
      acts: ['Slaithe Moor Silver Band'],
      wave: 3,
      note: 'All rave anthems, all from memory, all in uniform.',
    },
  ],
  'Owl Wood': [
    { at: '20:45-21:30', tier: 'rising', acts: ['Estuary Clerk'], wave: 3 },
    {
      at: '22:00-23:00',
      tier: 'main',
      acts: ['Tamsin Orrery'],
      note: 'Planetarium set. Lying down encouraged, blankets at the gate.',
    },
    { at: '23:30-01:00', tier: 'main', acts: ['Yasmeen Haddou'], wave: 2 },
    {
      at: '01:00-03:00',
      tier: 'headliner',
      acts: ['Moth Protocol', 'J'],
      wave: 3,
      note: 'Back to back, lights off. Your eyes will get used to it.',
    },
  ],
};
