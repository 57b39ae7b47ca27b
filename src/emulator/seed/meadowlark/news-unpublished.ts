import type { ArticleRecord } from '../../state/world.js';
import { markdown } from '../prose.js';

/** Articles that no visitor may see yet: two that wait for their hour, and a draft. */
export const unpublished: ArticleRecord[] = [
  {
    slug: 'set-times',
    title: 'Set times, and how to disagree with them',
    excerpt: 'Everything now has a time. Some of it clashes. We have tried to be fair.',
    hero: null,
    tags: ['Line-up'],
    author: 'Ottilie Brand',
    bodyMarkdown: markdown`
      It took nine of us, four evenings and a very large sheet of paper. You will find that two things
      you love are on at once. So are two things we love.

      ## Our advice

      - See the one you have **never** heard of.
      - The last ten minutes of anything are worth the walk.
      - Nothing is more than seven minutes away, six if it is raining.
    `,
    seoTitle: null,
    seoDescription: null,
    status: 'published',
    publishedAt: '2027-05-14T08:00:00.000Z',
    updatedAt: '2027-04-29T17:30:00.000Z',
  },
  {
    slug: 'what-to-pack',
    title: 'What to pack, by people who forgot it',
    excerpt: 'A list compiled from fourteen years of the lost property tent.',
    hero: 'news/06.svg',
    tags: ['Practical'],
    author: null,
    bodyMarkdown: markdown`
      1. The poles. The tent is the easy part.
      2. A cup that you are fond of.
      3. A torch, for the path and for Saturday night.
      4. One more pair of socks than you think.
      5. Your ticket. You would be amazed.
    `,
    seoTitle: null,
    seoDescription: null,
    status: 'published',
    publishedAt: '2027-06-11T08:00:00.000Z',
    updatedAt: '2027-04-30T09:10:00.000Z',
  },
  {
    slug: 'special-guest-sunday',
    title: 'Who is the Sunday special guest?',
    excerpt: 'DRAFT. Nobody press anything until their manager rings back.',
    hero: null,
    tags: ['Line-up', 'Secret'],
    author: 'Hal Wisniewska',
    bodyMarkdown: markdown`
      It is, we are delighted to say, NAME HERE.

      _Check the spelling of NAME HERE._
    `,
    seoTitle: null,
    seoDescription: null,
    status: 'draft',
    publishedAt: '2027-05-05T08:00:00.000Z',
    updatedAt: '2027-04-27T22:41:00.000Z',
  },
];
