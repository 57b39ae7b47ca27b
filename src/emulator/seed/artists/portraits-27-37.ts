import type { ArtistSheet } from '../artist-sheet.js';
import { prose } from '../prose.js';

export const portraits27to37: ArtistSheet[] = [
  {
    name: 'Cassius Adeyi',
    portrait: 27,
    place: ['Birmingham', 'West Midlands', 'GB', 'Handsworth, Birmingham'],
    genres: ['soul', 'funk'],
    short:
      'Handsworth soul with a nine-piece band in matching suits, all tailored by the singer himself.',
    long: prose`
      Before Cassius Adeyi sang a note in public he cut the suits. A tailor first and last, he says the
      jacket decides how a person breathes and the breath does the rest.

      His falsetto is the thing people mention. Listen underneath it, though: a rhythm section so
      well pressed you could slice bread with the crease.

      Friday, ten past seven, sun behind the stage. We chose that hour for the lapels.
    `,
    website: 'https://cassiusadeyi.example',
    socials: {
      instagram: 'https://instagram.example/cassiusadeyi',
      youtube: 'https://youtube.example/@cassiusadeyi',
      spotify: 'https://spotify.example/artist/cassius-adeyi',
    },
  },
  {
    name: 'Rafferty Spence',
    portrait: 28,
    place: ['Galway', 'County Galway', 'IE', 'Galway, Ireland'],
    genres: ['balladeer', 'folk'],
    short:
      'Big-hearted Galway ballads sung by a vet, who may be called away to a calving and will come back.',
    long: prose`
      Large animals, long roads, one tape deck: Rafferty Spence wrote most of his songs between farms,
      with one arm still cold.

      He has the kind of voice that makes strangers take each other’s hands, and the kind of handshake
      that explains why cattle trust him.

      The encore is traditionally a request from the oldest person present. Last year that was Nuala,
      ninety-six, who asked for something faster.
    `,
    website: 'https://raffertyspence.example',
    socials: { facebook: 'https://facebook.example/raffertyspence' },
  },
  {
    name: 'Bastien Lachute',
    portrait: 29,
    place: ['Montréal', 'Québec', 'CA', 'Montréal, Québec'],
    genres: ['lo-fi', 'chanson'],
    short:
      'Bedroom recordings from a man who moved bedroom nineteen times and wrote each one a goodbye.',
    long: prose`
      In Montréal everyone moves house on the first of July, and Bastien Lachute has moved in all of
      them. Nineteen leases, nineteen songs, each made on the last night with whatever had not been
      packed.

      Track eleven is scored for a colander, a shower rail and somebody else’s cat.
    `,
    socials: { bandcamp: 'https://bastienlachute.bandcamp.example' },
  },
  {
    name: 'Ezra Winterslow',
    portrait: 30,
    place: ['London', 'England', 'GB', 'Brixton, London'],
    genres: ['dub poetry', 'reggae'],
    short:
      'Dub poet, allotment holder and magistrate, with a stanza for each and a bass line for all three.',
    long: prose`
      On weekdays Ezra Winterslow hears cases in Camberwell. At weekends he pronounces on runner beans,
      rent and the price of a sound system, over rhythms by his brother Amos.

      “Order! Order!”, the new collection, ends with a four-page poem about a marrow. Take it as a
      metaphor if you like. He grew the marrow.
    `,
    website: 'https://ezrawinterslow.example',
  },
  {
    name: 'Euan Drummossie',
    portrait: 31,
    place: ['Inverness', 'Highland', 'GB', 'Inverness, Highland'],
    genres: ['fiddle', 'trad'],
    short: 'Highland fiddle, bare feet, and slow airs so slow the midges lose interest.',
    long: prose`
      Most fiddlers want to show you how fast they can go. Euan Drummossie won that competition at
      seventeen, found it was over very quickly and has been slowing down ever since.

      He makes his own strings from gut, his own bows from a fallen cherry, and his own way to gigs, on
      foot where possible. If he is late to Hollinbrook, look on the ridge.
    `,
    website: 'https://euandrummossie.example',
  },
  {
    name: 'Aurelio Sprezza',
    portrait: 32,
    place: ['Naples', 'Campania', 'IT', 'Naples, Italy'],
    genres: ['Italo disco', 'cosmic disco'],
    short: 'Seventy minutes of Neapolitan disco by a man whose collar has never once been creased.',
    long: prose`
      Nobody knows how old Aurelio Sprezza is. He has a photograph of himself in a Vespa repair shop
      in 1983, and another, identical, from last Tuesday.

      He plays his own edits off reel-to-reel tape, spooled by hand, with an espresso balanced on the
      machine to prove that nothing is shaking. By the end everything else is.
    `,
    website: 'https://aureliosprezza.example',
    socials: { soundcloud: 'https://soundcloud.example/aureliosprezza' },
  },
  {
    name: 'Nat Birdwhistell',
    portrait: 33,
    place: ['Chippenham', 'Wiltshire', 'GB', 'Chippenham, Wiltshire'],
    genres: ['clawhammer banjo', 'whistling'],
    short:
      'Banjo below, whistling above, beard between. Three times runner-up at the world championships.',
    long: prose`
      The world whistling championships have been held twelve times, and Nat Birdwhistell has come
      second in a quarter of them. He bears the winner no ill will and has only written her the one
      song.

      Dogs adore him. If yours is a bolter, hold the lead during “Skylark in D”.
    `,
  },
  {
    name: 'DJ Allotment',
    portrait: 34,
    place: ['Walsall', 'West Midlands', 'GB', 'Walsall, West Midlands'],
    genres: ['UK garage', 'two-step'],
    short: 'Garage from an actual shed. Every booking comes with a courgette.',
    long: prose`
      Plot 31B, Walsall: one greenhouse, two turntables, a leek bed. DJ Allotment streams from between
      the bean rows on Sunday mornings, to an audience he describes as mostly people with hangovers and
      slugs.

      He mixes by season and has never played a summer record before May. At quarter to two on Saturday
      night the crop comes in.
    `,
    socials: {
      soundcloud: 'https://soundcloud.example/djallotment',
      instagram: 'https://instagram.example/djallotment',
    },
  },
  {
    name: 'Takumi Orihara',
    portrait: 35,
    place: ['Osaka', 'Osaka Prefecture', 'JP', 'Osaka, Japan'],
    genres: ['city pop', 'jazz fusion'],
    short:
      'Immaculate city pop by a reformed taxi driver: chrome-bright chords, rain on the windscreen, meter off.',
    long: prose`
      Between fares Takumi Orihara kept a small keyboard on the dashboard. Passengers hummed; he
      harmonised; some stayed on past their stop. In eleven years he logged four hundred melodies by
      postcode.

      The resulting album, “Vacant”, is a drive across Osaka from dusk to first train. His band wear
      white gloves. The back door really does open by itself.
    `,
    website: 'https://takumiorihara.example',
    socials: { instagram: 'https://instagram.example/takumiorihara', line: '' },
  },
  {
    name: 'Sonny Bellweather',
    portrait: 36,
    place: ['Croydon', 'Greater London', 'GB', 'Croydon, London'],
    genres: ['rap', 'jazz rap'],
    short:
      'Croydon’s gentlest rapper. Bars about trams, mothers and how to share chips, with a saxophone for whatever he is too polite to say.',
    long: prose`
      Sonny Bellweather’s first viral moment was an apology. He had been rude about the number 3 tram in
      a freestyle, felt bad, and recorded four minutes in its praise.

      The album that followed, “Sandilands to Elsewhere”, pairs him with a live quintet and has no
      insults on it at all. Fans have looked.
    `,
    socials: {
      instagram: 'https://instagram.example/sonnybellweather',
      spotify: 'https://spotify.example/artist/sonny-bellweather',
    },
  },
  {
    name: 'Dafydd Ellyll',
    portrait: 37,
    place: ['Bethesda', 'Gwynedd', 'GB', 'Bethesda, Wales'],
    genres: ['psychedelic folk', 'Welsh-language'],
    short: 'Slate-quarry psychedelia in two languages, one of which he claims to have dreamt.',
    long: prose`
      Behind the last row of houses in Bethesda the hillside is hollow, and Dafydd Ellyll records there
      after hours with the quarry’s permission and a very long lead.

      The reverb is not an effect. Neither, regrettably, is the dripping.
    `,
    socials: { bandcamp: 'https://dafyddellyll.bandcamp.example' },
  },
];
