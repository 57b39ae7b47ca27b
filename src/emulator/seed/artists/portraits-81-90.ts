import type { ArtistSheet } from '../artist-sheet.js';
import { prose } from '../prose.js';

export const portraits81to90: ArtistSheet[] = [
  {
    name: 'Tidy Sum',
    portrait: 81,
    place: ['Swansea', 'West Glamorgan', 'GB', 'Swansea, Wales'],
    genres: ['funk', 'boogie'],
    short: 'A funk band of chartered accountants. Everything adds up, especially the horns.',
    long: prose`
      The Swansea office Christmas party had no band and a little over in petty cash. Tidy Sum bought a
      clavinet, depreciated it over four years, and never looked back.

      Grooves are audited weekly. If a bar comes out at seven beats somebody stays behind until it is
      found.
    `,
    socials: { instagram: 'https://instagram.example/tidysumband' },
  },
  {
    name: 'Ministry of Palm Wine',
    portrait: 82,
    place: ['London', 'England', 'GB', 'Tottenham, London'],
    genres: ['Afrobeat', 'highlife'],
    short:
      'A four-member cabinet with portfolios for rhythm, brass and internal affairs. The whip is a shekere.',
    long: prose`
      Each musician holds an office of state. The Minister for Works plays drums; the Chancellor, bass,
      since everything rests on him; the Home Secretary is never at home and sings.

      Question Time falls in the middle of “White Paper”, when the horns ask and you answer. Honourable
      members are reminded that abstention is not danceable.
    `,
    socials: {
      instagram: 'https://instagram.example/ministryofpalmwine',
      youtube: 'https://youtube.example/@ministryofpalmwine',
    },
  },
  {
    name: 'Ceilidh Emergency',
    portrait: 83,
    place: ['Edinburgh', 'Midlothian', 'GB', 'Edinburgh, Scotland'],
    genres: ['ceilidh', 'folk punk'],
    short:
      'Ceilidh at blue-light speed by four off-duty paramedics. Partners found for all; plasters carried.',
    long: prose`
      The siren is a real one, bought at auction, and it means “swap partners”. The rest of the
      instruments are fiddles, pipes, accordion and a drum kit in hi-vis.

      Every dance is called by Moira, who has delivered nineteen babies and brooks no dithering. Left
      is the hand with the wristband. Off you go.

      We finish the Goods Shed with them on Sunday because there is no following it.
    `,
    website: 'https://ceilidhemergency.example',
    socials: { facebook: 'https://facebook.example/ceilidhemergency' },
  },
  {
    name: 'The Ludlow & District Amateur Astronomical Society House Band (With Apologies to the Secretary)',
    portrait: 84,
    place: ['Ludlow', 'Shropshire', 'GB', 'Ludlow, Shropshire'],
    genres: ['space rock', 'skiffle'],
    short:
      'Cloudy-night entertainment, got out of hand. The Secretary has asked us to say that it was not minuted.',
    long: prose`
      Observing nights in south Shropshire are called off two times in three. The Society owns a hut, a
      kettle and, since the jumble sale, a drum kit.

      Members play to pass the time until the sky clears. In June it barely gets dark at all, so they
      expect to be able to stay for the full forty minutes.
    `,
  },
  {
    name: 'Hinterlund',
    portrait: 85,
    place: ['Malmö', 'Skåne', 'SE', 'Malmö, Sweden'],
    genres: ['krautpop', 'motorik'],
    short: 'Motorik pop that locks on at the first bar and does not look in the mirror again.',
    long: prose`
      Three commuters on the Öresund line tapped the same rhythm on the same table for a year before one
      of them said hello. The train takes thirty-nine minutes; so does the album.

      Live, the drummer faces a departures board, and changes come when it says so. Delays are honoured.
    `,
    website: 'https://hinterlund.example',
    socials: { spotify: 'https://spotify.example/artist/hinterlund' },
  },
  {
    name: 'Polytunnel Summer',
    portrait: 86,
    place: ['Evesham', 'Worcestershire', 'GB', 'Evesham, Worcestershire'],
    genres: ['psych pop', 'sunshine pop'],
    short: 'Greenhouse harmonies from the Vale of Evesham, forced early and served warm.',
    long: prose`
      Strawberry pickers from four countries shared one radio and could not agree on a station, so they
      switched it off and sang. The acoustics under plastic are, it seems, superb.

      Their debut was taped in June at thirty-eight degrees and everyone on it sounds delirious. It is
      also delicious; it comes with a punnet.
    `,
    socials: {
      instagram: 'https://instagram.example/polytunnelsummer',
      bandcamp: 'https://polytunnelsummer.bandcamp.example',
    },
  },
  {
    name: 'The Lamplighters’ Union',
    portrait: 87,
    place: ['Newcastle upon Tyne', 'Tyne and Wear', 'GB', 'Newcastle upon Tyne'],
    genres: ['indie rock', 'anthems'],
    short:
      'Five Tynesiders and a case of storm lanterns. Big, bruised, communal songs, best sung with a stranger’s arm round you.',
    long: prose`
      In the winter their street lights were switched off to save money, five neighbours in Byker went
      out with lanterns to walk the late shift home. Somebody started singing. By February there were
      three hundred of them.

      The band grew out of that walk, and still plays as if it had somewhere to get you to. “Last Man
      to the Corner” has been sung at weddings, wakes and one very wet cup replay.

      They headline Saturday, and ask that you bring a torch. You will know when.
    `,
    website: 'https://lamplightersunion.example',
    socials: {
      instagram: 'https://instagram.example/lamplightersunion',
      youtube: 'https://youtube.example/@lamplightersunion',
      spotify: 'https://spotify.example/artist/the-lamplighters-union',
      facebook: 'https://facebook.example/lamplightersunion',
    },
  },
  {
    name: 'Motel Saguaro',
    portrait: 88,
    place: ['Tucson', 'Arizona', 'US', 'Tucson, Arizona'],
    genres: ['desert rock', 'alt-country'],
    short:
      'Neon twang from a motel with twelve rooms, nine vacancies and a house band in number four.',
    long: prose`
      Guests at the Saguaro used to complain about the noise from room four. Then they began to book
      room five. The owner, being the drummer, took the hint.

      Pedal steel, mariachi trumpet, an ice machine on the off-beat. Their songs all take place at about
      three in the afternoon, when nobody sensible is outside and something is about to pull in.
    `,
    website: 'https://motelsaguaro.example',
    socials: {
      instagram: 'https://instagram.example/motelsaguaro',
      spotify: 'https://spotify.example/artist/motel-saguaro',
    },
  },
  {
    name: 'Ocelot Weather',
    portrait: 89,
    place: ['Melbourne', 'Victoria', 'AU', 'Brunswick, Melbourne'],
    genres: ['jangle', 'indie'],
    short: 'Sunny guitars, cloudy words, four seasons before the second chorus. Very Melbourne.',
    long: prose`
      A share house in Brunswick, a zoo volunteer’s badge, a thunderstorm: the name wrote itself on the
      whiteboard where the rent was meant to go.

      They are touring Britain in a post van with no second gear. Please wave. If they have stopped on
      a hill, please push.
    `,
    socials: {
      instagram: 'https://instagram.example/ocelotweather',
      bandcamp: 'https://ocelotweather.bandcamp.example',
    },
  },
  {
    name: 'The Threshing Floor',
    portrait: 90,
    place: ['Swaffham', 'Norfolk', 'GB', 'Swaffham, Norfolk'],
    genres: ['doom folk', 'drone'],
    short: 'Harvest songs at the tempo of the plough. Three fiddles, one double bass, one flail.',
    long: prose`
      Imagine a hymn that has been left out all winter. The Threshing Floor play old Norfolk field songs
      at about a third of the usual speed, and find that a good many of them were warnings.

      Owl Wood at half past six, with the light coming in sideways, is the right church for it. Dogs lie
      down. We have seen it happen.
    `,
    socials: { bandcamp: 'https://thethreshingfloor.bandcamp.example' },
  },
];
