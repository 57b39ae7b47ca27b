import type { ArticleRecord } from '../../state/world.js';
import { markdown } from '../prose.js';

/** What else goes on in the valley. */
export const dispatches: ArticleRecord[] = [
  {
    slug: 'mending-the-bandstand',
    title: 'Sixteen stripes: mending the bandstand',
    excerpt: 'It has a roof again. Here is who carried it up there, and who held the ladder.',
    hero: 'news/05.svg',
    tags: ['Wrenfield', 'Behind the scenes'],
    author: 'Bernadette Pugh',
    bodyMarkdown: markdown`
      In November the wind took the roof off The Bandstand and put it down, more or less in one piece,
      in the river. A heron sat on it until Tuesday.

      ## By the numbers

      - **16** stripes of canvas, eight red and eight not
      - **200** volunteers and one ladder
      - **£18,300** from the people who bought a stitch and signed it

      Look up when you are in there. On the ninth stripe somebody has proposed. On the tenth, somebody
      has answered.

      Thank you. It was finished, flag and all, by
      [the end of February](https://meadowlark.example/bandstand).
    `,
    seoTitle: null,
    seoDescription: null,
    status: 'published',
    publishedAt: '2027-03-02T12:00:00.000Z',
    updatedAt: '2027-03-02T12:00:00.000Z',
  },
  {
    slug: 'the-train-is-the-best-way',
    title: 'Come by train. Honestly.',
    excerpt:
      'A free bus for every train, a late service home, and the prettiest half-hour in Shropshire.',
    hero: 'news/04.svg',
    tags: ['Travel'],
    author: 'Hal Wisniewska',
    bodyMarkdown: markdown`
      Last year 1,412 of you came by rail and 1,411 remembered to get off. Hollinbrook is a request stop:
      **tell the guard**.

      ## Getting in

      1. Take any train between Shrewsbury and Hereford that calls at Hollinbrook.
      2. Turn left out of the station.
      3. Follow the yellow larks, or take the bus that is waiting for you.

      ## Getting home

      An extra train runs at 23:52 on all three nights, northbound, as far as Shrewsbury. It will be
      singing.

      Questions? [travel@meadowlark.example](mailto:travel@meadowlark.example) reaches Hal, who knows the
      timetable by heart and would like to be asked.
    `,
    seoTitle: 'Getting to Meadowlark by train',
    seoDescription: 'Trains, free shuttle and the late service home for Meadowlark 2027.',
    status: 'published',
    publishedAt: '2027-03-29T15:00:00.000Z',
    updatedAt: '2027-04-06T08:45:00.000Z',
  },
  {
    slug: 'eleven-ways-with-a-potato',
    title: 'Eleven ways with a potato',
    excerpt: 'This year’s thirty-one kitchens, and the one that does a single thing.',
    hero: 'news/03.svg',
    tags: ['Food'],
    author: null,
    bodyMarkdown: markdown`
      We taste everything. It is the hardest part of the job and we do it in February, in a barn, with
      forks.

      New this year: laksa from two sisters in Wem, a bread oven on a trailer, and _proper_ ice cream from
      cows that you can see. Back by petition: the potato people, now with an eleventh way.

      Nothing on site costs more than £14. If you find something that does, tell us and it won’t.
    `,
    seoTitle: null,
    seoDescription: null,
    status: 'published',
    publishedAt: '2027-04-12T12:00:00.000Z',
    updatedAt: '2027-04-12T12:00:00.000Z',
  },
  {
    slug: 'the-hay-decides',
    title: 'The hay decides',
    excerpt: 'Why there are paths in the meadow, and why you should stay on them in June.',
    hero: null,
    tags: [],
    author: 'Bernadette Pugh',
    bodyMarkdown: markdown`
      The field you will dance in is not a field. It is a flood meadow with a hundred and four kinds of
      plant in it, and it is cut for hay every July by the same family that has cut it since 1880.

      So we mow a stage’s worth in May and leave the rest standing. The larks nest in the long part. They
      were here first, and we have their name.

      ### Three small requests

      - Keep to the mown paths.
      - No glitter, not even the kind kind.
      - If you hear a lark, stop and listen until it has finished.
    `,
    seoTitle: null,
    seoDescription: null,
    status: 'published',
    publishedAt: '2027-04-28T08:00:00.000Z',
    updatedAt: '2027-04-28T08:00:00.000Z',
  },
];
