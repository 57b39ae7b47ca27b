import type { ArtistSheet } from '../artist-sheet.js';
import { prose } from '../prose.js';

/** Duos. */
export const portraits57to70: ArtistSheet[] = [
  {
    name: 'Los Sobrinos del Faro',
    portrait: 57,
    place: ['Cádiz', 'Andalusia', 'ES', 'Cádiz, Spain'],
    genres: ['rumba', 'flamenco pop'],
    short:
      'The lighthouse keeper’s nephews: two guitars, eight palms (they bring friends) and salt in everything.',
    long: prose`
      Their aunt kept the light at Cádiz and could not abide silence. Paco and Rafa were sent up the
      stairs each evening to play until the lamp was lit, 192 steps, no lift, guitars on backs.

      It gave them rhythm, calves and a repertoire that begins quietly and ends at the top.
    `,
    socials: { instagram: 'https://instagram.example/sobrinosdelfaro' },
  },
  {
    name: 'Cloud Rehearsal',
    portrait: 58,
    place: ['Berlin', 'Berlin', 'DE', 'Neukölln, Berlin'],
    genres: ['techno', 'ambient'],
    short:
      'Airport meteorologists turned club residents: fronts, pressure, and one long-promised downpour.',
    long: prose`
      Ulrike and Sami met in the weather office of a closed Berlin airport, where they had been told to
      keep forecasting until somebody remembered to stop them. Nobody has.

      Their sets follow the actual barometer. In fine weather they float; before a storm they are
      frankly alarming. Pack for both.
    `,
    website: 'https://cloudrehearsal.example',
    socials: { soundcloud: 'https://soundcloud.example/cloudrehearsal' },
  },
  {
    name: 'Salt & Semaphore',
    portrait: 59,
    place: ['Whitstable', 'Kent', 'GB', 'Whitstable, Kent'],
    genres: ['synth-pop', 'new romantic'],
    short:
      'Heartfelt synth-pop with flags. Learn two letters by the second chorus and you are in the band.',
    long: prose`
      Dev programs, Laurie signals. Between them stand six synthesisers and a set of naval bunting which
      spells out whatever the lyrics are too shy to say.

      They met in Sea Scouts, were thrown out of Sea Scouts, and have composed its finest unofficial
      anthem. The crowd at Goods Shed is asked to bring tea towels in contrasting colours.
    `,
    socials: {
      instagram: 'https://instagram.example/saltandsemaphore',
      spotify: 'https://spotify.example/artist/salt-and-semaphore',
    },
  },
  {
    name: 'Quarrel & Daughter',
    portrait: 60,
    place: ['Hebden Bridge', 'West Yorkshire', 'GB', 'Hebden Bridge, West Yorkshire'],
    genres: ['folk', 'fiddle and drum'],
    short:
      'A father, a daughter, a fiddle, a bass drum and one continuous disagreement in perfect harmony.',
    long: prose`
      Quarrel is the family name, from a Norman word for a square window, and they are tired of being
      asked. Joseph plays fiddle. Nell hits things and sings. They agree on tempo and on nothing else.

      At Meadowlark the argument has two halves. On Saturday they have it, standing, at volume. On
      Sunday they say sorry, sitting, in thirds. Come to both or you will take sides.
    `,
    website: 'https://quarrelanddaughter.example',
    socials: {
      instagram: 'https://instagram.example/quarrelanddaughter',
      bandcamp: 'https://quarrelanddaughter.bandcamp.example',
    },
  },
  {
    name: 'Plum Duff',
    portrait: 61,
    place: ['Preston', 'Lancashire', 'GB', 'Preston, Lancashire'],
    genres: ['garage rock'],
    short:
      'Guitar, drums, forty minutes, done. They rehearse in a bakery and it shows in the proving.',
    long: prose`
      Sisters-in-law Cath and Jo started Plum Duff to get out of a christening. The first song was
      called “Sorry, We Have a Rehearsal” and it was, they insist, true by the time they played it.

      Two strings are missing from the guitar on purpose, and one cymbal is a pie tin by necessity.
    `,
    socials: { instagram: 'https://instagram.example/plumduffband' },
  },
  {
    name: 'Party Wall',
    portrait: 62,
    place: ['Swindon', 'Wiltshire', 'GB', 'Swindon, Wiltshire'],
    genres: ['UK garage', 'bassline'],
    short: 'Next-door neighbours from Swindon who settled a noise dispute by joining in.',
    long: prose`
      Letters were exchanged. The council sent a man with a meter. Then, one Sunday, Craig at number 14
      dropped a bass line, and Shanice at number 16 found she had the vocal for it.

      They still live either side of the same wall, through which all rehearsals are conducted. At
      Meadowlark a sheet of plasterboard will be erected between them for authenticity.
    `,
    socials: {
      soundcloud: 'https://soundcloud.example/partywall',
      tiktok: 'https://tiktok.example/@partywall',
    },
  },
  {
    name: 'Marrow & Sons',
    portrait: 63,
    place: ['Ledbury', 'Herefordshire', 'GB', 'Ledbury, Herefordshire'],
    genres: ['country', 'harmony'],
    short: 'Married forty years, no sons. The van came with the lettering.',
    long: prose`
      Pat and Derek bought a greengrocer’s van in 1987 and had not the heart to paint over the sign. By
      and by it became easier to be Marrow & Sons than to explain.

      They sing Nashville standards with Ledbury vowels, leaning on each other at the long notes. Derek
      still sells a few carrots at the interval.
    `,
    socials: { facebook: 'https://facebook.example/marrowandsons' },
  },
  {
    name: 'Ebo & Lune',
    portrait: 64,
    place: ['Paris', 'Île-de-France', 'FR', 'Cape Coast and Paris'],
    genres: ['Afro-folk', 'jazz'],
    short:
      'One saxophone and one voice in love, tuned a quarter-tone apart and refusing to discuss it.',
    long: prose`
      Ebo came to Paris to fix a ferry engine; Lune taught French to ferry engineers. Lesson six was
      the conditional tense, and became their first song.

      They sing in Fante, French and a private mixture. Nobody else speaks it, yet audiences from Lille
      to Lomé come away convinced they understood every word.
    `,
    website: 'https://eboetlune.example',
    socials: { instagram: 'https://instagram.example/eboetlune' },
  },
  {
    name: 'Furnace Brook',
    portrait: 65,
    place: ['Telford', 'Shropshire', 'GB', 'Coalbrookdale, Shropshire'],
    genres: ['post-rock', 'heavy instrumental'],
    short:
      'Two people making the sound of an entire iron age. Local heroes; bring something for your ears.',
    long: prose`
      Coalbrookdale gave the world the iron bridge and, much later, Furnace Brook. Their amplifiers were
      cast for them at the museum, which is not a figure of speech and takes four to carry.

      Long, slow, glowing pieces with titles such as “Slag” and “More Slag”. Underneath the weight is
      real tenderness. The owl and fox masks were made by somebody’s nan.
    `,
    socials: { bandcamp: 'https://furnacebrook.bandcamp.example' },
  },
  {
    name: '夕凪書店',
    portrait: 66,
    place: ['Onomichi', 'Hiroshima Prefecture', 'JP', 'Onomichi, Japan'],
    genres: ['dream pop', 'shibuya-kei'],
    short:
      'Yūnagi Shoten, “the evening-calm bookshop”: two booksellers from the Inland Sea and their hushed, page-turning pop.',
    long: prose`
      The shop is real, up two hundred steps, open from dusk until the last customer finishes a
      chapter. Nao minds the till and sings. Shun repairs spines and plays a small nylon guitar.

      Each song is as long as a bookmark: an overheard sentence, a ferry horn, a return date. They
      record after closing and you can hear the shelves settle.

      This is their first trip to Britain. They have asked to see Hay-on-Wye and, if possible, a
      badger.
    `,
    website: 'https://yunagi-shoten.example',
    socials: { instagram: 'https://instagram.example/yunagishoten' },
  },
  {
    name: 'Adeline & the Other Adeline',
    portrait: 67,
    place: ['Lewes', 'East Sussex', 'GB', 'Lewes, East Sussex'],
    genres: ['folk', 'breakfast'],
    short: 'Two women with one name, one ukulele case and a strict policy of alternating verses.',
    long: prose`
      They were seated together at a wedding because the planner thought it would be amusing. It has
      been, for eleven years and four albums.

      Adeline writes the tunes. The other Adeline writes the words. Which is which changes at half-time
      and is nobody’s business but the Adelines’.
    `,
    website: 'https://adelines.example',
  },
  {
    name: 'The Minch Sisters',
    portrait: 68,
    place: ['Stornoway', 'Isle of Lewis', 'GB', 'Stornoway, Isle of Lewis'],
    genres: ['Gaelic song', 'harmony'],
    short:
      'Gaelic harmony so close you could not get a knife in it. They are cousins, and named after the sea.',
    long: prose`
      Mòrag and Ciorstaidh learned the waulking songs the proper way, thumping wet tweed on their
      grandmother’s table. The table comes on tour. The tweed gets finished somewhere about Kendal.

      By late Sunday afternoon there will be a place free on either side. No Gaelic needed; forearms
      useful.
    `,
    website: 'https://theminchsisters.example',
  },
  {
    name: 'Thistle Debt',
    portrait: 69,
    place: ['Glasgow', 'Lanarkshire', 'GB', 'Govanhill, Glasgow'],
    genres: ['punk', 'feminist punk'],
    short: 'Eighteen songs in fifty minutes about what you are owed and by whom.',
    long: prose`
      Kirsty keeps the books for half of Govanhill. Amrit keeps time. Together they wrote a concept
      album on late payment and took it, unannounced, to the foyers of several people who were late.

      Four paid up on the spot. The video of the fifth has two million views and a very patient
      security guard, now on backing vocals.
    `,
    socials: {
      instagram: 'https://instagram.example/thistledebt',
      bandcamp: 'https://thistledebt.bandcamp.example',
    },
  },
  {
    name: 'Whipmawhop',
    portrait: 70,
    place: ['York', 'North Yorkshire', 'GB', 'York, North Yorkshire'],
    genres: ['electronic', 'folktronica'],
    short:
      'Named after the shortest street in York and faithful to it: brief, crooked, over before you look up.',
    long: prose`
      Ghost-walk guides by trade, Ros and Teddy began to sample their own customers: gasps, giggles, one
      magnificent shriek from a gentleman in Stonegate.

      The shriek, slowed by half, is the bass on nearly everything. He has been sent a share of the
      royalties, which last year bought him a sandwich.
    `,
    socials: { soundcloud: 'https://soundcloud.example/whipmawhop' },
  },
];
