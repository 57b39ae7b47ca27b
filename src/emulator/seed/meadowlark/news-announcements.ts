import type { ArticleRecord } from '../../state/world.js';
import { markdown } from '../prose.js';

/** Who is coming. */
export const announcements: ArticleRecord[] = [
  {
    slug: 'first-names',
    title: 'The first twenty names, and one greyhound',
    excerpt:
      'Mira Solane, The Lamplighters’ Union and Juno Faraday top a bill that we have been hugging to ourselves since October.',
    hero: 'news/01.svg',
    tags: ['Line-up'],
    author: 'Ottilie Brand',
    bodyMarkdown: markdown`
      We keep the names on index cards, in a biscuit tin, in the room above the bakery. This morning we
      opened the tin.

      ## Three nights, three endings

      - **Friday: Juno Faraday.** Home-made synthesisers, a licensed laser and a sunset that we have
        checked twice.
      - **Saturday: The Lamplighters’ Union.** They have asked you to bring a torch.
      - **Sunday: Mira Solane.** Eleven players, one evening, nowhere else this summer.

      ## And on the way there

      Khamsin Electric close the street that is the Long Meadow. Ifeoma Dane sings in the Walled Garden
      as the swifts go up. Hatsue Morimoto brings a koto to Owl Wood and stops when the blackbird does.

      The rest are on [the line-up](https://meadowlark.example/line-up). Press the star beside anyone
      you like the sound of: it is how we decide who gets the bigger dressing room.
    `,
    seoTitle: 'Meadowlark 2027: first names announced',
    seoDescription:
      'Mira Solane, The Lamplighters’ Union and Juno Faraday headline Meadowlark, 25 to 27 June 2027.',
    status: 'published',
    publishedAt: '2027-01-20T09:00:00.000Z',
    updatedAt: '2027-01-20T11:12:00.000Z',
  },
  {
    slug: 'wave-two',
    title: 'Thirty-odd more, from Kitwe to Swansea',
    excerpt:
      'Railway fuzz, chartered funk, a violin that arrives late on purpose. Wave two is here.',
    hero: 'news/02.svg',
    tags: ['Line-up', 'International'],
    author: 'Hal Wisniewska',
    bodyMarkdown: markdown`
      It has been a good month for the postman. Contracts came back from Zambia, Chile, Norway, Senegal
      and, after a worrying silence, Wigan.

      ## Some reasons to arrive early

      1. **The Kitwe Signal Box** throw twelve levers and each one adds a guitar.
      2. **Kavita Rell and Solomon Teklewold** meet for the first time in front of you.
      3. **Delphine Okoro-Marsh** is bringing fourteen bus drivers, of whom ten are passengers.

      ## One family, two concerts

      Quarrel & Daughter play twice. On Saturday they fall out. On Sunday they make it up. We recommend
      both, in order.
    `,
    seoTitle: null,
    seoDescription: null,
    status: 'published',
    publishedAt: '2027-02-24T09:00:00.000Z',
    updatedAt: '2027-02-24T09:00:00.000Z',
  },
  {
    slug: 'night-wood',
    title: 'What happens in Owl Wood after midnight',
    excerpt: 'Four hundred lanterns, one forty-watt bulb and a licence that lasts until three.',
    hero: 'hero/meadowlark-night.svg',
    tags: ['Line-up', 'Owl Wood'],
    author: null,
    bodyMarkdown: markdown`
      The wood is older than the railway, older than the garden and, in places, older than the county.
      We ask three things of anyone who plays there: no strobes, no bass after three, and nothing
      nailed to a tree.

      ## Friday

      Tamsin Orrery turns the clearing into a planetarium at ten. _Blankets at the gate._ At one, Moth
      Protocol and J turn the lights off altogether.

      ## Saturday

      Kestrel Arcade bring the pinball tables. Then DJ Allotment, Yasmeen Haddou and Party Wall play one
      record each, in turn, without looking at one another.

      ## Sunday

      A dusk set by Hatsue Morimoto, and, much later, the Velvet Ombudsman with Automatic Wendy. The last
      record is always a slow one.

      > The owls leave on Thursday and are back by Tuesday. We have this in writing.
    `,
    seoTitle: null,
    seoDescription: 'The late-night programme in Owl Wood at Meadowlark 2027, night by night.',
    status: 'published',
    publishedAt: '2027-03-24T09:00:00.000Z',
    updatedAt: '2027-03-25T14:02:00.000Z',
  },
  {
    slug: 'local-heroes',
    title: 'The last wave lives round the corner',
    excerpt: 'Year Six have voted on their set list. Pip Farthingale has finished the fourth song.',
    hero: null,
    tags: ['Line-up', 'Hollinbrook'],
    author: 'Ottilie Brand',
    bodyMarkdown: markdown`
      Every Meadowlark is opened by twenty-two eleven-year-olds with steel pans, and every Meadowlark
      somebody asks us to move them to a better slot. There is no better slot.

      This year’s locals:

      - Hollinbrook Primary Year Six Steel Band
      - Pip Farthingale, who can see the stage from her bedroom
      - the Ludlow astronomers, weather permitting, by which they mean _bad_ weather
      - Aunt Agnes, who needs no introduction and will give herself one

      There is still a place on The Bandstand for the winner of the Talent Supper on 12 June. Details
      are pinned up in the bakery.
    `,
    seoTitle: null,
    seoDescription: null,
    status: 'published',
    publishedAt: '2027-04-21T09:00:00.000Z',
    updatedAt: '2027-04-21T09:00:00.000Z',
  },
];
