import type { ArtistSheet } from '../artist-sheet.js';
import { prose } from '../prose.js';

/** Meadowlark artists whose profiles have gaps: no picture, and less besides. */
export const unpictured: ArtistSheet[] = [
  {
    name: 'The Postmistress',
    genres: ['spoken word', 'tape loops'],
    short: 'Reads undelivered letters over tape loops. Nobody has seen her sort.',
  },
  {
    name: 'Pip Farthingale',
    place: ['Hollinbrook', 'Shropshire', 'GB', 'Hollinbrook, Shropshire'],
    genres: ['songwriter'],
    short:
      'Seventeen, from the farm across the river, with four songs and a fifth promised by June.',
    long: prose`
      Pip Farthingale has heard every Meadowlark so far from her bedroom window, half a mile downwind.

      This year she is on it. Her mother will be at the front, her chemistry teacher somewhat further
      back.
    `,
    socials: { instagram: 'https://instagram.example/pipfarthingale' },
  },
  {
    name: 'Hollinbrook Primary Year Six Steel Band',
    place: ['Hollinbrook', null, 'GB', null],
    genres: ['steel pan', 'calypso'],
    short: 'Twenty-two players, all of them eleven. They open the festival and they know it.',
    long: prose`
      Mrs Abara’s class inherits the pans each September and has until June to get good. They have never
      failed to, though 2019 was close.

      The set list is decided by show of hands. There will be one sea shanty, one chart hit that we are
      too old to recognise, and a bow that has been rehearsed more than anything else.
    `,
  },
  {
    name: 'Unwin',
    place: [null, null, 'GB', null],
    genres: [],
  },
  {
    name: 'Aunt Agnes',
    place: ['Church Stretton', 'Shropshire', 'GB', null],
    genres: ['music hall', 'recitation'],
    short: 'Everybody’s aunt, nobody’s fool. Monologues, one song, a lucky dip.',
    website: 'https://aunt-agnes.example',
  },
];
