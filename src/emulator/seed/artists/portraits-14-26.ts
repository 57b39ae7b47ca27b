import type { ArtistSheet } from '../artist-sheet.js';
import { prose } from '../prose.js';

export const portraits14to26: ArtistSheet[] = [
  {
    name: 'Ailsa Corrigall',
    portrait: 14,
    place: ['Stromness', 'Orkney', 'GB', 'Stromness, Orkney'],
    genres: ['traditional song', 'Scots'],
    short:
      'Unaccompanied singing from the edge of the map. You will hear a pin drop, then an entire lifeboat crew.',
    long: prose`
      Ailsa Corrigall learned most of her songs in the passenger lounge of the Stromness boat, where
      her mother sold tea and her audience could not leave.

      She sings without an instrument, without a microphone when the wind allows, and with her eyes
      on somebody in the back row who will remember it for years.

      Between tours she is second coxswain of the lifeboat. The pager stays on. If she runs, let her
      through.
    `,
    realName: 'Ailsa Margaret Corrigall',
    website: 'https://ailsacorrigall.example',
  },
  {
    name: 'Temi Lockhart',
    portrait: 15,
    place: ['London', 'England', 'GB', 'Hackney, London'],
    genres: ['grime', 'spoken word'],
    short:
      'Rapid, funny, furious, tender, generally in that order and occasionally within one bar.',
    long: prose`
      A night-bus driver’s daughter, Temi Lockhart wrote her first EP on the top deck of the N38 with
      her mum at the wheel. It is sequenced by stop. You can get off at Dalston, she says, but you’ll
      miss the good bit.

      She has since published a book of poems and lost a rap battle to a nine-year-old at a library in
      Leyton, which she brings up more often than the book.
    `,
    website: 'https://temilockhart.example',
    socials: {
      instagram: 'https://instagram.example/temilockhart',
      youtube: 'https://youtube.example/@temilockhart',
      spotify: 'https://spotify.example/artist/temi-lockhart',
    },
  },
  {
    name: 'Ingvild Sjåvik',
    portrait: 16,
    place: ['Tromsø', 'Troms', 'NO', 'Tromsø, Norway'],
    genres: ['ambient pop', 'joik-adjacent folk'],
    short:
      'Arctic pop with long shadows: bowed guitar, breath, and a chorus like a lamp coming on in a window.',
    long: prose`
      For two months a year there is no sun where Ingvild Sjåvik lives, and she uses them to write.
      For two months it does not set, and those she uses to mow.

      The songs keep both: a great deal of dark, then light at an hour you did not expect it. The band
      bring their own lamps, from their own sitting rooms, and take turns to switch them off.
    `,
    website: 'https://ingvildsjavik.example',
    socials: { instagram: 'https://instagram.example/ingvildsjavik' },
  },
  {
    name: 'Nkechi Bloom',
    portrait: 17,
    place: ['Lagos', 'Lagos State', 'NG', 'Lagos, Nigeria'],
    genres: ['alté', 'Afro-soul'],
    short:
      'Lagos nights at half speed: talking drum, muted trumpet and a voice that never needs to raise itself.',
    long: prose`
      Power cuts shaped this music. When the lights went in her Surulere flat, Nkechi Bloom carried on
      with what did not need a socket, and found she liked the songs better that way.

      On tour there is electricity, but she still rehearses each new number once in the dark. If the
      band can find the ending, it goes in the set.

      This is her first British festival. She has asked whether the owls are included.
    `,
    website: 'https://nkechibloom.example',
    socials: {
      instagram: 'https://instagram.example/nkechibloom',
      audiomack: 'https://audiomack.example/nkechibloom',
    },
  },
  {
    name: 'Þórhildur Ása',
    portrait: 18,
    place: ['Ísafjörður', 'Westfjords', 'IS', 'Ísafjörður, Iceland'],
    genres: ['neo-classical', 'voice', 'ice'],
    short:
      'Songs for one voice, one cello and a freezer full of instruments that melt as they are played.',
    long: prose`
      The percussion is ice: cut from a lagoon behind her house, tuned with a file, gone by the encore.
      Each concert happens at the speed of thawing, and no two last the same.

      Þórhildur Ása trained as a harbour pilot and still thinks in tides. Ask her how long the next
      piece is and she will look at the sky.

      On Friday the Walled Garden’s old ice house will be used for ice, for the first time since 1911.
    `,
    website: 'https://thorhilduras.example',
  },
  {
    name: 'Clem Rook',
    portrait: 19,
    place: ['Brighton', 'East Sussex', 'GB', 'Brighton, East Sussex'],
    genres: ['indie', 'slacker rock'],
    short:
      'Songs about flatmates, written in the same room as the flatmates. They know. They play drums.',
    long: prose`
      Every member of Clem Rook’s band has been the subject of at least one Clem Rook song, and they
      are made to play it while she sings it at them. Rehearsals are described as “mostly mediation”.

      The new single, “You Have Finished the Good Jam”, went out on a Monday and by Friday had been
      adopted by the whole street.
    `,
    socials: {
      instagram: 'https://instagram.example/clemrook',
      tiktok: 'https://tiktok.example/@clemrook',
    },
  },
  {
    name: 'Bryony Tarn',
    portrait: 20,
    place: ['Kendal', 'Cumbria', 'GB', 'Kendal, Cumbria'],
    genres: ['folk', 'fell songs'],
    short:
      'A shepherd’s granddaughter with a fiddle, forty verses about weather and no hurry at all.',
    long: prose`
      Counting sheep is a real method of composition. Bryony Tarn uses the old Cumbrian numbers, yan
      tan tethera, as her time signature, which is why drummers look at her the way they do.

      She collects songs from people who insist they do not sing: a postwoman in Shap, two gamekeepers,
      a dentist. Each gets the tune played back over the telephone and a veto. Only the dentist has
      used it.
    `,
    website: 'https://bryonytarn.example',
    socials: { bandcamp: 'https://bryonytarn.bandcamp.example' },
  },
  {
    name: 'Yasmeen Haddou',
    portrait: 21,
    place: ['Bradford', 'West Yorkshire', 'GB', 'Bradford, West Yorkshire'],
    genres: ['house', 'gnawa', 'bassline'],
    short:
      'Essaouira by way of Manningham Lane: iron castanets, low end, and a very patient build.',
    long: prose`
      Her uncles play gnawa in Essaouira and her cousins play bassline in Bradford. Yasmeen Haddou
      put them in one group chat, and then in one club.

      A set from her takes ninety minutes to get where it is going. You will know when it has arrived,
      because the trees will be clapping.
    `,
    socials: {
      soundcloud: 'https://soundcloud.example/yasmeenhaddou',
      instagram: 'https://instagram.example/yasmeenhaddou',
    },
  },
  {
    name: 'Kavita Rell',
    portrait: 22,
    place: ['Leicester', 'Leicestershire', 'GB', 'Leicester, Leicestershire'],
    genres: ['jazz', 'Carnatic violin'],
    short:
      'Plays the violin sitting down, Carnatic fashion, and improvises as if the floor were moving.',
    long: prose`
      Two teachers claim the credit. One ran a temple school off the Belgrave Road; the other, a jazz
      night above a snooker hall. Kavita Rell went to both on Thursdays and was late for one of them
      every week for nine years.

      The lateness turned into a style. Phrases arrive a fraction after you expect them, carrying
      something from somewhere else.

      In Hollinbrook she meets Solomon Teklewold’s vibraphone for the first time, on stage, with us.
    `,
    website: 'https://kavitarell.example',
    socials: { instagram: 'https://instagram.example/kavitarell' },
  },
  {
    name: 'Eluned Prys',
    portrait: 23,
    place: ['Aberystwyth', 'Ceredigion', 'GB', 'Aberystwyth, Wales'],
    genres: ['Welsh-language pop', 'harp'],
    short:
      'Triple harp and tape echo, sung in Welsh to anyone prepared to be rained on beautifully.',
    long: prose`
      A triple harp has three rows of strings and no sympathy. Eluned Prys started at five on a stool
      with a telephone directory, and still keeps the directory.

      Her songs borrow their shapes from bus routes: out along the coast, a pause at the farm gate
      for no clear reason, home by another road. “Traws Gwlad” is the hit, and it does take four hours
      if you play every verse.
    `,
    website: 'https://elunedprys.example',
    socials: { bandcamp: 'https://elunedprys.bandcamp.example' },
  },
  {
    name: 'Bibi Castellanos',
    portrait: 24,
    place: ['Oaxaca de Juárez', 'Oaxaca', 'MX', 'Oaxaca, Mexico'],
    genres: ['cumbia', 'psychedelia'],
    short: 'Cumbia through a wah-wah pedal, with a brass line that has somewhere better to be.',
    long: prose`
      At fourteen Bibi Castellanos inherited a wedding band from her grandfather: nine men, all over
      fifty, none of them consulted. She fired nobody. She bought a wah-wah pedal and waited.

      Twelve years on, the same nine men play the loudest, sunniest music we know, and Don Chucho on
      second trumpet has learned to stage-dive, with supervision.
    `,
    socials: {
      instagram: 'https://instagram.example/bibicastellanos',
      youtube: 'https://youtube.example/@bibicastellanos',
    },
  },
  {
    name: 'Hester Quill',
    portrait: 25,
    place: ['Whitby', 'North Yorkshire', 'GB', 'Whitby, North Yorkshire'],
    genres: ['gothic folk', 'murder ballad'],
    short:
      'Murder ballads from the victim’s side. Cheerful company, dreadful body count, superb boots.',
    long: prose`
      By Hester Quill’s own tally, two hundred and six women are drowned, stabbed or pushed off
      something in the standard English songbook. She is working through them, giving each the last
      word.

      The tunes are the old ones. The endings are not: three of the ladies now run a successful inn.
    `,
    website: 'https://hesterquill.example',
    socials: {
      instagram: 'https://instagram.example/hesterquill',
      bandcamp: 'https://hesterquill.bandcamp.example',
    },
  },
  {
    name: 'Dot Ormerod',
    portrait: 26,
    place: ['Blackpool', 'Lancashire', 'GB', 'Blackpool, Lancashire'],
    genres: ['theatre organ', 'synth-pop'],
    short:
      'Theatre organ, drum machine, sequins. Requests taken, judged aloud and usually granted.',
    long: prose`
      When the ballroom sold its second organ Dot Ormerod bought it, before working out where one puts
      a second organ. The answer was a horsebox, from which she has since toured eleven counties.

      She is a serious musician with an unserious tambourine. “I play for dancers,” she says. “If
      you’re not dancing I’m only practising.”
    `,
    realName: 'Dorothy Ann Ormerod',
    website: 'https://dotormerod.example',
    socials: { facebook: 'https://facebook.example/dotormerod' },
  },
];
