import type { ArtistSheet } from '../artist-sheet.js';
import { prose } from '../prose.js';

/** Artists who play elsewhere than at Meadowlark; nobody has drawn them yet. */
export const guests: ArtistSheet[] = [
  {
    name: 'Spurn Lightship',
    place: ['Hull', 'East Yorkshire', 'GB', 'Hull, East Yorkshire'],
    genres: ['post-rock', 'shipping forecast'],
    short: 'Four former merchant seamen and a lot of delay. Builds slowly, warns you early.',
    long: prose`
      They met on the same supply boat and rehearsed in its galley, which is why the drum kit folds.

      Each piece is named after a buoy, and lasts as long as it takes to sail past it.
    `,
    website: 'https://spurnlightship.example',
  },
  {
    name: 'Marlene Ketteridge',
    place: ['Beverley', 'East Yorkshire', 'GB', 'Beverley, East Yorkshire'],
    genres: ['songwriter'],
    short: 'Retired registrar with two thousand weddings behind her and a song about most of them.',
  },
  {
    name: 'Dogger Bank Holiday',
    place: ['Grimsby', 'Lincolnshire', 'GB', null],
    genres: ['surf', 'instrumental'],
    short: 'Surf guitar as practised on the North Sea, in wetsuits, for reasons of accuracy.',
    socials: { instagram: 'https://instagram.example/doggerbankholiday' },
  },
  {
    name: 'The Bonded Store Singers',
    place: ['Hull', 'East Yorkshire', 'GB', 'Hull, East Yorkshire'],
    genres: ['choir'],
    short: 'The Thursday choir of the building itself. They know where the echo lives.',
  },
  {
    name: 'Fushimi Slow Club',
    place: ['Kyoto', 'Kyoto Prefecture', 'JP', 'Fushimi, Kyoto'],
    genres: ['slowcore', 'folk'],
    short: 'Sake-brewery workers who play only as fast as fermentation permits.',
    long: prose`
      The five members share one shift and one van. Their songs were written to be hummed over the
      vats, where anything quicker than sixty beats a minute is said to upset the yeast.

      The 2024 single “Kōji” took four months to record and sold out in an afternoon.
    `,
  },
  {
    name: '三条ライトボックス',
    place: ['Kyoto', 'Kyoto Prefecture', 'JP', '京都市'],
    genres: ['shoegaze', 'dream pop'],
    short:
      'Sanjō Lightbox, in Roman letters: shoegaze by three photo-shop assistants, developed in the dark.',
    website: 'https://sanjo-lightbox.example',
  },
  {
    name: 'Kamogawa Tape Exchange',
    place: ['Kyoto', 'Kyoto Prefecture', 'JP', 'Kyoto, Japan'],
    genres: ['tape music', 'field recording'],
    short:
      'Leave a cassette on the bridge, take another home. The rest of the time they do it on stage.',
  },
  {
    name: 'Sayo Kurahashi',
    place: ['Nara', 'Nara Prefecture', 'JP', 'Nara, Japan'],
    genres: ['piano', 'songwriter'],
    short:
      'Writes at an upright in a deer-park tearoom. One album is largely about being stared at.',
  },
  {
    name: 'Mikio Hotta Trio',
    place: ['Kobe', 'Hyōgo Prefecture', 'JP', 'Kobe, Japan'],
    genres: ['jazz'],
    short:
      'Forty-one years in the same basement bar, and still surprised by the bridge of every tune.',
    realName: 'Mikio Hotta',
  },
  {
    name: 'The Half-Tide Choir',
    place: ['Hull', 'East Yorkshire', 'GB', 'Hull, East Yorkshire'],
    genres: ['shanty', 'choir'],
    short: 'Thirty shanty singers whose rehearsal room is under water every other week.',
  },
  {
    name: 'Trawlerette',
    place: ['Scarborough', 'North Yorkshire', 'GB', 'Scarborough, North Yorkshire'],
    genres: ['girl-group pop', 'garage'],
    short: 'Beehives, oilskins and three-part harmony about the price of haddock.',
    socials: { instagram: 'https://instagram.example/trawlerette' },
  },
  {
    name: 'Hessle Road Accordion Club',
    place: ['Hull', 'East Yorkshire', 'GB', 'Hull, East Yorkshire'],
    genres: ['accordion'],
    short: 'Eleven accordions. It was twelve, but one of them got married.',
  },
  {
    name: 'DJ Bilge Pump',
    place: ['Hull', 'East Yorkshire', 'GB', 'Hull, East Yorkshire'],
    genres: ['disco', 'sea soul'],
    short: 'Floor-fillers from a crate that has been overboard twice and plays the better for it.',
  },
  {
    name: 'The Towpath Choir',
    place: ['Tadwick', 'West Yorkshire', 'GB', 'Tadwick, West Yorkshire'],
    genres: ['choir', 'carols'],
    short:
      'Sings outdoors from October to Easter, on the principle that anybody can do it in June.',
  },
  {
    name: 'Ottoline Garth',
    place: ['Lincoln', 'Lincolnshire', 'GB', 'Lincoln, Lincolnshire'],
    genres: ['folk', 'guitar'],
    short:
      'Nineteen, left-handed, and in possession of her great-uncle’s guitar and most of his opinions.',
  },
  {
    name: 'The Ropewalk Waits',
    place: ['Hull', 'East Yorkshire', 'GB', 'Hull, East Yorkshire'],
    genres: ['early music', 'brass'],
    short:
      'Sackbuts, shawms and one borrowed euphonium. The town used to pay its waits in ale; it still does.',
    website: 'https://ropewalkwaits.example',
  },
  {
    name: 'Beatrix Stell',
    place: ['Otley', 'West Yorkshire', 'GB', 'Otley, West Yorkshire'],
    genres: ['organ', 'minimalism'],
    short:
      'Tunes organs for a living and plays them for company. Her longest chord so far held for a day.',
    long: prose`
      She was fourteen when she was first locked in a church by mistake, and nineteen when she first
      asked to be. What she plays is written for whichever pipes still speak.

      The recording “Six Stops Out of Nine” was made in one afternoon, with the blower wrapped in
      somebody’s winter coat.
    `,
  },
  {
    name: 'Half Past Owl',
    place: ['Patrington', 'East Yorkshire', 'GB', 'Patrington, East Yorkshire'],
    genres: ['downtempo', 'field recording'],
    short: 'Two vets who met on night calls. Most of the bass is a tractor, a long way off.',
    socials: { instagram: 'https://instagram.example/halfpastowl' },
  },
  {
    name: 'Lumen Tawny',
    place: ['Withernsea', 'East Yorkshire', 'GB', 'Withernsea, East Yorkshire'],
    genres: ['deep house', 'ambient'],
    short:
      'Keeps the records of the Lamp Works in its old lens crates, and knows when to stop: never.',
  },
];
