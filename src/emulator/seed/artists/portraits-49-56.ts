import type { ArtistSheet } from '../artist-sheet.js';
import { prose } from '../prose.js';

/** Producers, masks and people who would rather not be described. */
export const portraits49to56: ArtistSheet[] = [
  {
    name: 'J',
    portrait: 49,
    genres: ['techno', 'dub techno'],
    short: 'One letter, one mask, one very long fade.',
    long: prose`
      The flight case arrived at the first booking with most of its label torn off. What was left was
      a J, so that went on the poster.

      Eight years later nobody has corrected it. The mask is a fox, the gloves are for gardening, and the records have no titles, only weights in grams.
    `,
  },
  {
    name: 'Estuary Clerk',
    portrait: 50,
    place: ['Maldon', 'Essex', 'GB', 'Maldon, Essex'],
    genres: ['ambient', 'field recording'],
    short:
      'Ambient music drawn from tide tables, mud and the minutes of the Blackwater Oyster Committee.',
    long: prose`
      By day the Estuary Clerk records who may dredge what, and when. By night the same figures go
      through a modular synthesiser: high water is pitch, wind is filter, disputes are percussion.

      It is more soothing than it sounds, except for 2014, when there were a great many disputes.
    `,
    website: 'https://estuaryclerk.example',
  },
  {
    name: 'Automatic Wendy',
    portrait: 51,
    place: ['Coventry', 'West Midlands', 'GB', 'Coventry, West Midlands'],
    genres: ['electro', 'drag'],
    short: 'Part drag act, part drum machine, all Coventry. Will refuse to be switched off.',
    long: prose`
      WENDY MARK IV was built in a Coventry car plant to fit left-hand doors and developed opinions.
      That, at least, is the official history, told from inside a coral boiler suit and a crash helmet, to a pounding
      electro beat.

      The songs concern overtime, glamour and the right to a proper tea break. At the end there is
      always an inspection, and you are always found to be of merchantable quality.
    `,
    socials: {
      instagram: 'https://instagram.example/automaticwendy',
      tiktok: 'https://tiktok.example/@automaticwendy',
    },
  },
  {
    name: 'Velvet Ombudsman',
    portrait: 52,
    place: ['Leeds', 'West Yorkshire', 'GB', 'Chapeltown, Leeds'],
    genres: ['disco', 'boogie'],
    short:
      'Handles all complaints on the dance floor. Findings are binding; the remedy is usually strings.',
    long: prose`
      Nine years in consumer redress gave the Velvet Ombudsman a gift for listening. Sets begin with a
      form, passed along the front row: what is wrong, since when, what would put it right?

      The answers decide the records. Heartbreak gets Philadelphia, a bad week at work gets New Jersey,
      and persistent cases are referred upwards to the mirror ball.
    `,
    socials: {
      instagram: 'https://instagram.example/velvetombudsman',
      mixcloud: 'https://mixcloud.example/velvetombudsman',
    },
  },
  {
    name: 'Moth Protocol',
    portrait: 53,
    place: ['Manchester', 'Greater Manchester', 'GB', 'Ancoats, Manchester'],
    genres: ['techno', 'live electronics'],
    short:
      'Live techno in near darkness, steered by a single forty-watt bulb which the music keeps trying to reach.',
    long: prose`
      A photocell, a bulb, nine modules and a strict rule: the brighter the light, the faster the
      machine. Moth Protocol stands between the two and waves the music up and down like somebody
      drying a tea towel.

      The idea came from a power-station control room and one unlucky insect. The insect is thanked on
      every sleeve.

      Friday, from one in the morning, back to back with J. Let your eyes settle before you set off
      down the path.
    `,
    website: 'https://mothprotocol.example',
    socials: {
      soundcloud: 'https://soundcloud.example/mothprotocol',
      bandcamp: 'https://mothprotocol.bandcamp.example',
    },
  },
  {
    name: 'Vesper Quince',
    portrait: 54,
    place: ['London', 'England', 'GB', 'Walthamstow, London'],
    genres: ['baroque pop', 'songwriter'],
    short: 'Harpsichord confessions by a songwriter who asks for the truth and a chair with arms.',
    long: prose`
      The harpsichord was a mistake: Vesper Quince bid on a wardrobe and put the wrong lot number on
      the form. It filled the flat. They learned it because there was nowhere else to sit.

      Its brittle, courtly sound turned out to suit songs about group chats, dentists and being in love
      with two people from the same book club.
    `,
    realName: 'Alex Vesper-Quince',
    website: 'https://vesperquince.example',
    socials: { instagram: 'https://instagram.example/vesperquince' },
  },
  {
    name: 'Kestrel Arcade',
    portrait: 55,
    place: ['Glasgow', 'Lanarkshire', 'GB', 'Dennistoun, Glasgow'],
    genres: ['synthwave', 'chiptune'],
    short:
      'Synthwave played on rewired pinball tables, with multiball as the only known way to reach the chorus.',
    long: prose`
      A bankrupt amusement hall on the Clyde coast sold everything for scrap value. Kestrel Arcade
      came away with four pinball tables and a television, and began to solder. The television is worn.

      Bumpers are drums, flippers are bass, the score decides the key. No song can be played twice and
      some cannot be finished at all.

      It takes six people to lift the rig into Owl Wood. If you are strong and free at four, ask at the
      gate for Bex.
    `,
    website: 'https://kestrelarcade.example',
    socials: {
      instagram: 'https://instagram.example/kestrelarcade',
      youtube: 'https://youtube.example/@kestrelarcade',
    },
  },
  {
    name: 'The Cartographer’s Niece',
    portrait: 56,
    place: ['Edinburgh', 'Midlothian', 'GB', 'Leith, Edinburgh'],
    genres: ['electronica', 'IDM'],
    short: 'Intricate electronica with contour lines. Every beat has a grid reference.',
    long: prose`
      The uncle is real and draws for a publisher in Leith. The niece, who would rather we left it at
      that, turned his survey notebooks into sequencer patterns: gradient, bog, stile, view.

      “Sheet 74” can be followed on foot. It takes five hours, includes a waterfall at the drop, and
      ends at a tearoom that has been wondering about the new customers.
    `,
    website: 'https://cartographersniece.example',
    socials: { bandcamp: 'https://cartographersniece.bandcamp.example' },
  },
];
