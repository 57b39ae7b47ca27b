import type { ArtistSheet } from '../artist-sheet.js';
import { prose } from '../prose.js';

export const portraits01to13: ArtistSheet[] = [
  {
    name: 'Delphine Okoro-Marsh',
    portrait: 1,
    place: ['Cardiff', 'South Glamorgan', 'GB', 'Cardiff, Wales'],
    genres: ['gospel', 'soul'],
    short:
      'Raised in a Splott gospel choir, let loose on a Hammond organ, now impossible to sit down to.',
    long: prose`
      There is a moment in every Delphine Okoro-Marsh concert when the organ drops out and she simply
      waits. Nobody has ever not sung.

      She runs the Tuesday choir at a bus depot in Splott, open to anyone with a pass or a lanyard.
      Fourteen of them are coming along to Hollinbrook, by bus, naturally, and at least four are
      drivers.
    `,
    website: 'https://delphineokoromarsh.example',
    socials: { facebook: 'https://facebook.example/delphineokoromarsh' },
  },
  {
    name: 'Odile Vantreight',
    portrait: 2,
    place: ['Marseille', 'Provence-Alpes-Côte d’Azur', 'FR', 'Marseille, France'],
    genres: ['chanson', 'electronica'],
    short:
      'Chanson for the last ferry of the night, sung over drum machines that sound faintly seasick.',
    long: prose`
      Odile Vantreight drove a harbour crane for six years and says it taught her everything about
      timing. Her songs move the same way: a long silent swing, then something very heavy set down
      very gently.

      “Quai 9”, made alone in a shipping office, was meant as a demo. It became the record that every
      café between Toulon and Sète seemed to own, usually scratched in the same place.
    `,
    website: 'https://odile-vantreight.example',
    socials: { instagram: 'https://instagram.example/odilevantreight', facebook: '' },
  },
  {
    name: 'Ifeoma Dane',
    portrait: 3,
    place: ['London', 'England', 'GB', 'Peckham, London'],
    genres: ['neo-soul', 'R&B'],
    short:
      'Slow-burning soul from above a launderette in Peckham, with harmonies folded as neatly as the sheets.',
    long: prose`
      All of Ifeoma Dane’s voices are Ifeoma Dane. On record she stacks herself thirty deep; on stage
      her two aunts and a cousin do the job, and argue between numbers about who came in late.

      The new songs are about renting, being left alone, and the deep romance of a spin cycle. The
      bass line of “Delicates” really was recorded off a washing machine, then played back to it.

      Saturday in the Walled Garden, as the swifts go up, is where we have wanted to hear her for
      years.
    `,
    socials: {
      instagram: 'https://instagram.example/ifeomadane',
      tiktok: 'https://tiktok.example/@ifeomadane',
      spotify: 'https://spotify.example/artist/ifeoma-dane',
    },
  },
  {
    name: 'Leonie Hartgrove',
    portrait: 4,
    place: ['Frome', 'Somerset', 'GB', 'Frome, Somerset'],
    genres: ['accordion', 'ambient'],
    short: 'Solo accordion for people who have not spoken yet today and are not sure they will.',
    long: prose`
      There is a bakery in Frome where, on the first Saturday of the month, somebody plays the accordion while
      the bread comes out. That is Leonie Hartgrove, and for some time it was her only booking.

      She writes for early hours and modest rooms. On Sunday we give her both: the Walled Garden, half
      past eleven, dew permitting.
    `,
    website: 'https://leoniehartgrove.example',
    socials: { bandcamp: 'https://leoniehartgrove.bandcamp.example' },
  },
  {
    name: 'Zuzka Wilczak',
    portrait: 5,
    place: ['Gdańsk', 'Pomerania', 'PL', 'Gdańsk, Poland'],
    genres: ['dark pop', 'coldwave'],
    short:
      'Baltic synth-pop in a very good coat. The drum machine is called Mr Nowak and takes no solos.',
    long: prose`
      A shipyard canteen, a children’s choir, a stolen accordion: the biography changes with each
      interview, and Zuzka Wilczak answers all follow-up questions in song.

      What can be checked is the music. Cold, bright, built like a suspension bridge, with a melody
      strung across it that your grandmother would know by the second chorus.
    `,
    socials: { instagram: 'https://instagram.example/zuzkawilczak' },
  },
  {
    name: 'Hatsue Morimoto',
    portrait: 6,
    place: ['Kyoto', 'Kyoto Prefecture', 'JP', 'Kyoto, Japan'],
    genres: ['koto', 'ambient', 'minimalism'],
    short:
      'Thirteen silk strings, one loop pedal and the nerve to leave a note hanging until the birds answer it.',
    long: prose`
      In a wooden house behind a tofu shop, Hatsue Morimoto restores kotos that nobody collects. She
      tours with one whose owner left it behind in 1958, ticket still attached.

      Her pieces begin with a single phrase and let it drift against itself for twenty minutes. People
      who came for five have been known to miss their lifts home.
    `,
    website: 'https://hatsue-morimoto.example',
  },
  {
    name: 'Wren Abernathy',
    portrait: 7,
    place: ['Asheville', 'North Carolina', 'US', 'Asheville, North Carolina'],
    genres: ['Americana', 'country soul'],
    short:
      'Mountain songs by a former forest-fire lookout, with a ukulele and time to think about every line.',
    long: prose`
      Five summers in a lookout tower, alone, with a radio that only received: that was Wren
      Abernathy’s music school. She learned to sing harmony with the weather report.

      The voice that came down the mountain is low, unhurried and slightly singed. Her band keep well
      back, the way you do around a good fire.

      She flies once a year and has spent 2027’s ticket on us.
    `,
    website: 'https://wrenabernathy.example',
    socials: {
      instagram: 'https://instagram.example/wrenabernathy',
      spotify: 'https://spotify.example/artist/wren-abernathy',
    },
  },
  {
    name: 'Saoirse Kell',
    portrait: 8,
    place: ['Derry', 'County Londonderry', 'GB', 'Derry, Northern Ireland'],
    genres: ['indie rock', 'power pop'],
    short:
      'Guitars like slammed doors, choruses like the apology afterwards. Two and a half minutes each, take it or leave it.',
    long: prose`
      “If it needs a third verse it needed a better first one,” says Saoirse Kell, who has never put
      out a song longer than two minutes fifty.

      Her debut fits eighteen of them on one side of vinyl. The other side is blank, for notes. Fans
      have posted her theirs, and a surprising number are recipes.
    `,
    socials: {
      instagram: 'https://instagram.example/saoirsekell',
      youtube: 'https://youtube.example/@saoirsekell',
    },
  },
  {
    name: 'Tamsin Orrery',
    portrait: 9,
    place: ['Falmouth', 'Cornwall', 'GB', 'Falmouth, Cornwall'],
    genres: ['cosmic folk', 'songwriter'],
    short:
      'Writes love songs about planets and, when the mood takes her, planetary songs about love. Brings her own telescope.',
    long: prose`
      Tamsin Orrery took a degree in astronomy in order to stop writing songs. The plan had a flaw.

      Her concerts come in two kinds. In the dark she plays the long, drifting ones on a wooden flute
      with her back against a tree; by daylight, the funny ones, on a guitar with a hole where the
      pick-up used to be. We could not decide, so at Meadowlark she does both.

      “Perihelion”, her third album, runs exactly as long as light takes to get here from the sun.
    `,
    website: 'https://tamsinorrery.example',
    socials: {
      instagram: 'https://instagram.example/tamsinorrery',
      bandcamp: 'https://tamsinorrery.bandcamp.example',
    },
  },
  {
    name: 'Ndeye Marième Thior',
    portrait: 10,
    place: ['Saint-Louis', 'Saint-Louis', 'SN', 'Saint-Louis, Senegal'],
    genres: ['mbalax', 'kora song'],
    short:
      'A river-town voice that can carry over two fishing fleets, here with kora, sabar and no need of either.',
    long: prose`
      In Saint-Louis they say you can hear Ndeye Marième Thior from the bridge, whichever side of it
      she is on. She sang fishing boats home for years before anyone thought of asking her indoors.

      Her second record was made with the windows open, so the pelicans are on it. They are credited.
    `,
    socials: { instagram: 'https://instagram.example/ndeyemariemethior', whatsapp: '' },
  },
  {
    name: 'Juno Faraday',
    portrait: 11,
    place: ['Sheffield', 'South Yorkshire', 'GB', 'Sheffield, South Yorkshire'],
    genres: ['electro-pop', 'synth-pop'],
    short:
      'Sheffield’s most danceable former physics teacher, with a wall of home-made synthesisers and a laser she is licensed to use.',
    long: prose`
      For four years Juno Faraday taught Year Nine about circuits and for four years Year Nine asked
      when she was going to be on the telly. “Resistance”, recorded in half-terms, settled it.

      Every machine on stage she soldered herself, including the one that plays off the static in her
      hair. None has a screen. If something goes wrong you will see it, hear it and quite possibly
      smell it.

      She opens the Long Meadow’s big nights on Friday with a show made for the hour when the sky is
      still deciding.
    `,
    realName: 'Joanne Fairbrother',
    website: 'https://junofaraday.example',
    socials: {
      instagram: 'https://instagram.example/junofaraday',
      youtube: 'https://youtube.example/@junofaraday',
      spotify: 'https://spotify.example/artist/juno-faraday',
      tiktok: 'https://tiktok.example/@junofaraday',
    },
  },
  {
    name: 'Mira Solane',
    portrait: 12,
    place: ['Bristol', 'England', 'GB', 'Bristol, England'],
    genres: ['art pop', 'chamber folk'],
    short:
      'Chamber pop with the windows open: eleven players, one enormous voice and a habit of stopping dead just before the chorus you were waiting for.',
    long: prose`
      The story goes that Mira Solane wrote her first album on a piano with nine working keys. It is
      true, but she would like it known that they were very good keys.

      Three records later the band has grown to eleven, including a bass clarinet and a man who plays
      a bicycle wheel with a bow. The songs have stayed the same size: small rooms, late buses, the
      things people say when they think the phone has already hung up.

      She first played Meadowlark in 2016, at half past noon, to nineteen people and a greyhound. She
      closes it this year, and the greyhound has been invited.
    `,
    website: 'https://mira-solane.example',
    socials: {
      instagram: 'https://instagram.example/mirasolane',
      spotify: 'https://spotify.example/artist/mira-solane',
      bandcamp: 'https://mirasolane.bandcamp.example',
    },
  },
  {
    name: 'Marguerite Sloe',
    portrait: 13,
    place: ['Stroud', 'Gloucestershire', 'GB', 'Stroud, Gloucestershire'],
    genres: ['cabaret', 'torch song'],
    short:
      'Torch songs of suburban scandal, delivered from a chaise longue which she carries on herself.',
    long: prose`
      Formerly the voice of a regional satnav, Marguerite Sloe has told three counties where to go and
      now tells them why they should not have gone there.

      Expect a scandal at a flower show, a tango about a conservatory and one song addressed to a
      gentleman in row C. There is always a gentleman in row C.
    `,
    socials: { instagram: 'https://instagram.example/margueritesloe', x: '' },
  },
];
