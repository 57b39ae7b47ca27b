import type { ArtistSheet } from '../artist-sheet.js';
import { prose } from '../prose.js';

export const portraits71to80: ArtistSheet[] = [
  {
    name: 'Orchard Static',
    portrait: 71,
    place: ['Hereford', 'Herefordshire', 'GB', 'Much Marcle, Herefordshire'],
    genres: ['psychedelic rock', 'kosmische'],
    short:
      'Cider-country psychedelia: three pickers, one fence-post aerial, songs that ferment as they go.',
    long: prose`
      On damp nights the trellis wires at a farm near Much Marcle pick up long wave. Orchard Static
      plugged a guitar amp into row fourteen and have been jamming with the late news ever since.

      No two versions of a song agree. Ask for “Foxwhelp” and you may get six minutes or thirty, sweet
      or very dry indeed.
    `,
    socials: {
      instagram: 'https://instagram.example/orchardstatic',
      bandcamp: 'https://orchardstatic.bandcamp.example',
    },
  },
  {
    name: 'The Reserve Keepers',
    portrait: 72,
    place: ['Wigan', 'Greater Manchester', 'GB', 'Wigan, Greater Manchester'],
    genres: ['indie', 'jangle pop'],
    short:
      'Three goalkeepers who never got a game, and the wistful jangle they wrote on the bench.',
    long: prose`
      Between them the Reserve Keepers were unused substitutes on 611 occasions. There is a lot of
      weather on a bench, and a good deal of time to learn a diminished chord.

      The album, “Warming Up”, is all promise, drizzle and sudden hope in injury time. The drummer keeps
      his gloves on. He says you never know.
    `,
    socials: {
      instagram: 'https://instagram.example/reservekeepers',
      spotify: 'https://spotify.example/artist/the-reserve-keepers',
    },
  },
  {
    name: 'Slaithe Moor Silver Band',
    portrait: 73,
    place: ['Huddersfield', 'West Yorkshire', 'GB', 'Colne Valley, West Yorkshire'],
    genres: ['brass band', 'rave'],
    short: 'Twenty-six uniformed brass players, est. 1891, performing the warehouse hits of 1991.',
    long: prose`
      It was the second euphonium, a retired raver called Glenys, who pointed out that a piano stab and
      a trombone stab are much the same thing. The committee put it to a vote. Thirteen each; the
      conductor’s was the casting baton.

      They still win contests with the hymns. But after dark, with the tunics unbuttoned one regulation
      button, they are the best night out in the Pennines.
    `,
    website: 'https://slaithemoorsilver.example',
    socials: { facebook: 'https://facebook.example/slaithemoorsilver' },
  },
  {
    name: 'Big Wet Field',
    portrait: 74,
    place: ['Shepton Mallet', 'Somerset', 'GB', 'Shepton Mallet, Somerset'],
    genres: ['shoegaze', 'noise rock'],
    short:
      'An enormous, shimmering, slightly damp noise. Somewhere inside it, three very shy people in masks are singing.',
    long: prose`
      Big Wet Field do not speak between songs because there is no between. The show is one long chord
      with landmarks in it, fed through eighty pedals and a cattle trough.

      They named themselves after the first thing they could all see. It has helped with bookings.

      Please take the ear defenders at the door. They bought them for you out of their own fee.
    `,
    website: 'https://bigwetfield.example',
    socials: { bandcamp: 'https://bigwetfield.bandcamp.example' },
  },
  {
    name: 'Night Bus to Ljubljana',
    portrait: 75,
    place: ['Maribor', 'Styria', 'SI', 'Maribor, Slovenia'],
    genres: ['Balkan', 'dance punk'],
    short:
      'Four people who met because the coach broke down, playing as if it might start again at any moment.',
    long: prose`
      Route 51, February, a lay-by near Trojane. On board: a clarinettist, an accordion-maker, a
      geography teacher with a drum, and a customs officer who turned out to sing.

      Help took seven hours. By then they had eleven songs and a queue of lorry drivers requesting the
      third one again.

      They still travel by coach, out of gratitude, and they still clap along to hazard lights.
    `,
    website: 'https://nightbus.example',
    socials: {
      instagram: 'https://instagram.example/nightbustoljubljana',
      youtube: 'https://youtube.example/@nightbustoljubljana',
    },
  },
  {
    name: 'The Electric Hymnal',
    portrait: 76,
    place: ['Huddersfield', 'West Yorkshire', 'GB', 'Huddersfield, West Yorkshire'],
    genres: ['garage gospel', 'rock and roll'],
    short: 'Methodist tunes, fuzz guitar, collection plate. All proceeds to the roof.',
    long: prose`
      The chapel roof let in water, so the youth group plugged in. Seven years on, there is a new roof
      and a problem: the youth group are thirty, and cannot stop.

      They take the great Wesleyan choruses at the pace of a getaway car. Old ladies in Lindley know
      every word and have begun to crowd-surf, within reason.
    `,
    website: 'https://electrichymnal.example',
  },
  {
    name: 'Fanfare Tramontane',
    portrait: 77,
    place: ['Perpignan', 'Occitanie', 'FR', 'Perpignan, France'],
    genres: ['brass', 'Balkan', 'Occitan'],
    short: 'Street brass named after a wind that takes off roofs, with similar intentions.',
    long: prose`
      When the tramontane blows in Perpignan, umbrellas turn inside out and everyone goes slightly mad.
      Five of its survivors bought tubas.

      They begin among the audience and are difficult to get rid of. Expect a funeral march, a wedding
      march, and a tarantella that leads most of the shed out of one door and back in by another.
    `,
    socials: { instagram: 'https://instagram.example/fanfaretramontane' },
  },
  {
    name: 'Khamsin Electric',
    portrait: 78,
    place: ['Alexandria', 'Alexandria Governorate', 'EG', 'Alexandria, Egypt'],
    genres: ['electro-shaabi', 'psych'],
    short:
      'Alexandrian street-wedding music overdriven until the fairy lights flicker. Dancing is not so much invited as assumed.',
    long: prose`
      Where Khamsin Electric come from, a wedding is a road closure. They learned to play on the backs
      of lorries, at walking pace, with one extension lead and four hundred guests.

      Quarter-tone keyboards, a reed flute through a fuzz box, and a percussionist, Mona, who once
      played nine hours straight because nobody would tell the bride it was Thursday.

      On Saturday the Long Meadow is the street. Consider it closed.
    `,
    website: 'https://khamsinelectric.example',
    socials: {
      instagram: 'https://instagram.example/khamsinelectric',
      youtube: 'https://youtube.example/@khamsinelectric',
      anghami: 'https://anghami.example/khamsinelectric',
    },
  },
  {
    name: 'Any Other Business',
    portrait: 79,
    place: ['Ludlow', 'Shropshire', 'GB', 'Ludlow, Shropshire'],
    genres: ['post-punk'],
    short: 'Post-punk by four elected parish councillors. Jagged, quorate, minuted.',
    long: prose`
      Item one: apologies. Item two: a bass line like a shutter coming down. Any Other Business formed
      at ten to eleven one Tuesday, when the hall was booked until eleven and the agenda had run dry.

      Their lyrics come from the public record. “Dog Bin (Deferred)” is about a dog bin. By the end of
      it you will have felt every emotion a citizen can feel.

      Resolved, unanimously, that they close the Goods Shed on Friday.
    `,
    website: 'https://anyotherbusiness.example',
    socials: {
      instagram: 'https://instagram.example/aob_band',
      bandcamp: 'https://anyotherbusiness.bandcamp.example',
    },
  },
  {
    name: 'The Kitwe Signal Box',
    portrait: 80,
    place: ['Kitwe', 'Copperbelt', 'ZM', 'Kitwe, Zambia'],
    genres: ['Zamrock', 'kalindula'],
    short:
      'Copperbelt fuzz and railway rhythm: the third generation of a family band that never sold the amplifiers.',
    long: prose`
      The grandfathers played the mine clubs in 1974. The fathers kept the amplifiers dry. The current
      three found them under a tarpaulin in a disused signal box, with a note that said “still loud”.

      They are. Kalindula bass, two guitars like hot wire, and levers salvaged from the box, each
      thrown to bring in another part.

      When all twelve are down, the line is clear. Stand well back from the edge of the stage.
    `,
    website: 'https://kitwesignalbox.example',
    socials: {
      instagram: 'https://instagram.example/kitwesignalbox',
      youtube: 'https://youtube.example/@kitwesignalbox',
    },
  },
];
