import type { ArtistSheet } from '../artist-sheet.js';
import { prose } from '../prose.js';

export const portraits38to48: ArtistSheet[] = [
  {
    name: 'Tomé Alvarinho',
    portrait: 38,
    place: ['Porto', 'Norte', 'PT', 'Porto, Portugal'],
    genres: ['fado', 'electronic'],
    short:
      'Fado from a man who refuses to be sad on principle and keeps being overruled by his own voice.',
    long: prose`
      Tomé Alvarinho ran a tile factory’s night kiln and sang to stay awake. His colleagues asked him
      to choose something jollier. He tried. You can hear him still trying.

      Twelve-string guitarra, a sampler loaded with clay being knocked on wood, and a wry little speech
      before every song explaining why this one will be cheerful.
    `,
    website: 'https://tomealvarinho.example',
    socials: { instagram: 'https://instagram.example/tomealvarinho' },
  },
  {
    name: 'Wilf Garraway',
    portrait: 39,
    place: ['Hull', 'East Yorkshire', 'GB', 'Hull, East Yorkshire'],
    genres: ['blues', 'accordion'],
    short: 'Seventy-four, three chords, no regrets that he will discuss before the second pint.',
    long: prose`
      Wilf Garraway retired from the fish dock on a Friday, bought an accordion on the Saturday and was
      asked to stop playing it on the Sunday. That was 2009. He has not stopped.

      The blues arrived late but fully furnished. He sings about knees, ex-wives and a trawler called
      the Evening Star in a voice like a winch.
    `,
    realName: 'Wilfred Garraway',
    socials: { facebook: 'https://facebook.example/wilfgarrawayblues' },
  },
  {
    name: 'Jago Penhale',
    portrait: 40,
    place: ['Penzance', 'Cornwall', 'GB', 'Penzance, Cornwall'],
    genres: ['shanty techno', 'electronic'],
    short:
      'Shanties at 132 beats per minute, on the sound theory that they were always work music.',
    long: prose`
      “Haul on four,” is the whole of Jago Penhale’s technical rider. He loops one voice, his own, into
      a crew of sixty and then puts a kick drum under the capstan.

      It began as a dare in a Newlyn net loft. It now fills rooms as far inland as Derby, where the
      audience sings of the sea with the conviction of people who have seen it from a caravan.
    `,
    socials: {
      instagram: 'https://instagram.example/jagopenhale',
      tiktok: 'https://tiktok.example/@jagopenhale',
    },
  },
  {
    name: 'Kwabena Frost',
    portrait: 41,
    place: ['Leeds', 'West Yorkshire', 'GB', 'Leeds, by way of Kumasi'],
    genres: ['highlife', 'guitar'],
    short:
      'Kumasi guitar lines threaded through a Leeds winter. Nobody has ever heard him play a sad note by accident.',
    long: prose`
      Kwabena Frost’s father came to Leeds to study refrigeration and took the name as a joke that the
      registrar did not get. The son has been warming things up since.

      He plays palm-wine guitar: thumb on the bass, two fingers dancing. In his hands it sounds like
      four friends telling the same anecdote and all improving it.

      The new band adds a colliery trombone and a talking drum, and it is the happiest ten-minute
      argument you will hear all weekend.
    `,
    website: 'https://kwabenafrost.example',
    socials: {
      instagram: 'https://instagram.example/kwabenafrost',
      spotify: 'https://spotify.example/artist/kwabena-frost',
    },
  },
  {
    name: 'Lautaro Quilpué',
    portrait: 42,
    place: ['Valparaíso', 'Valparaíso', 'CL', 'Valparaíso, Chile'],
    genres: ['nueva canción', 'charango'],
    short:
      'Hillside songs from Valparaíso, where he repairs the funiculars by day and writes to them by night.',
    long: prose`
      There are seven working lifts on the hills of Valparaíso, and Lautaro Quilpué holds the keys to
      four. Stuck between stations with a charango and a thermos, he found he wrote rather well.

      Each of his songs climbs and none of them comes down by the same route. The band carry their
      instruments in lift-repair cases, and have twice been mistaken for help.
    `,
    socials: {
      instagram: 'https://instagram.example/lautaroquilpue',
      bandcamp: 'https://lautaroquilpue.bandcamp.example',
    },
  },
  {
    name: 'Pelham Grange',
    portrait: 43,
    place: ['London', 'England', 'GB', 'Chiswick, London'],
    genres: ['lounge', 'easy listening'],
    short: 'Crooner of uncertain means and immense charm, last seen leaving by the kitchen.',
    long: prose`
      Ask how Pelham Grange came to own a dinner jacket, a double bass and no furniture and he will sing you the
      answer, which lasts forty minutes and features two countesses and a ferry.

      He accepts payment in cash, sherry, or a lift to Hounslow.
    `,
    website: 'https://pelhamgrange.example',
  },
  {
    name: 'Tobias Fennimore',
    portrait: 44,
    place: ['Norwich', 'Norfolk', 'GB', 'Norwich, Norfolk'],
    genres: ['songwriter', 'folk'],
    short:
      'Fen country songwriter whose quietest line is always the one the whole garden sings back.',
    long: prose`
      Wherries, eel-catchers, a cousin who emigrated to Diss: the cast of Tobias Fennimore’s songs could
      fit in one pub, and in his village generally does.

      “Broadland” took him nine years. He posted each verse to his old schoolteacher for correction,
      and she sent back the last one with a single word underlined. He has never said which.

      He plays seated, tells one long story per concert, and has been known to finish it in the car
      park.
    `,
    website: 'https://tobiasfennimore.example',
    socials: {
      instagram: 'https://instagram.example/tobiasfennimore',
      spotify: 'https://spotify.example/artist/tobias-fennimore',
    },
  },
  {
    name: 'Solomon Teklewold',
    portrait: 45,
    place: ['London', 'England', 'GB', 'Tottenham, London'],
    genres: ['Ethio-jazz', 'vibraphone'],
    short:
      'Vibraphone like light through a bead curtain, on Ethiopian scales learnt from his father’s wedding tapes.',
    long: prose`
      A box of cassettes crossed three borders in a suitcase and ended up in Tottenham, unlabelled.
      Solomon Teklewold spent his teens working out what was on them, note by note, with two mallets
      and a patient downstairs neighbour.

      The neighbour, Mrs Eze, now manages him. She still bangs on the ceiling when a solo goes on too
      long, and he still takes the hint.
    `,
    socials: { instagram: 'https://instagram.example/solomonteklewold' },
  },
  {
    name: 'Idris Whitlock',
    portrait: 46,
    place: ['Newport', 'Gwent', 'GB', 'Newport, Wales'],
    genres: ['hip-hop', 'brass'],
    short: 'Newport MC with a works band behind him and a transporter bridge in every verse.',
    long: prose`
      When the steelworks band ran short of cornets it advertised, and Idris Whitlock answered with a
      notebook instead. They let him stand at the front, as he was in the way anywhere else.

      Fourteen players, average age sixty-one, and a rapper of twenty-three. Between them they have
      made the least likely and most hugged record of the Welsh year.
    `,
    socials: {
      instagram: 'https://instagram.example/idriswhitlock',
      youtube: 'https://youtube.example/@idriswhitlock',
    },
  },
  {
    name: 'Hamish Pike',
    portrait: 47,
    place: ['Dundee', 'Dundee City', 'GB', 'Dundee, Scotland'],
    genres: ['anti-folk', 'comedy'],
    short:
      'Deadpan songs about minor injustice. If you laugh he will write it down and sing it next year.',
    long: prose`
      The council refused Hamish Pike a parking permit in 2018. He appealed in song, in person, in the
      chamber, for eleven minutes. The appeal was upheld and the minutes are his best-selling record.

      He has since sung against a hedge, a bank and a self-checkout, winning two.
    `,
    website: 'https://hamishpike.example',
    socials: { youtube: 'https://youtube.example/@hamishpike' },
  },
  {
    name: 'Ignatius Rowe',
    portrait: 48,
    place: ['Kingston', 'Surrey County', 'JM', 'Kingston, Jamaica'],
    genres: ['roots reggae', 'lovers rock'],
    short:
      'Roots reggae in no hurry whatever, with three-part harmony by his sisters and horns by his sons.',
    long: prose`
      Ignatius Rowe rebuilt a chapel pump organ for his first session and has carried it to every one
      since. Four continents, two broken wheels, not a single note tuned.

      “Tune is a rumour,” he says, and then his sisters come in and the rumour is confirmed.

      Sunday, twenty to three, grass still warm. Bring nothing.
    `,
    website: 'https://ignatiusrowe.example',
    socials: { instagram: 'https://instagram.example/ignatiusrowe', spotify: '' },
  },
];
