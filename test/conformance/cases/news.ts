import { check, checkEqual, first } from '../check.js';
import { freeze, moveTo, virtualNow } from '../clock.js';
import { bare, festival, unknown } from '../demo-world.js';
import { whereTold } from '../lenient.js';
import { read, refused } from '../read.js';
import { it } from '../it.js';
import type { Target } from '../target.js';

async function articles(target: Target) {
  return (await read(target, 'listNews', festival)).data.articles;
}

const afterTheFestival = '2027-07-31T12:00:00.000Z';

export const news = [
  it('NWS-01 NWS-02 NWS-03 the index lists published articles, newest first, none from the future', async (target) => {
    await freeze(target);
    const { data } = await read(target, 'listNews', festival);
    const { data: event } = await read(target, 'getEvent', festival);
    const now = await virtualNow(target);
    whereTold(() => checkEqual(data.eventId, event.id, 'the event'));
    checkEqual(data.generatedAt, now, 'the time of the answer');
    check(data.articles.length > 1, 'more than one article');
    check(
      data.articles.every(({ publishedAt }) => publishedAt <= now),
      'no article from the future',
    );
    const slugs = data.articles.map(({ slug }) => slug);
    checkEqual(new Set(slugs).size, slugs.length, 'the number of slugs');
  }),
  it('NWS-04 NWS-08 STA-05 a scheduled article is not found before its time and is listed from then on', async (target) => {
    await freeze(target);
    const listed = new Set((await articles(target)).map(({ slug }) => slug));
    await moveTo(target, afterTheFestival);
    const added = (await articles(target)).filter(({ slug }) => !listed.has(slug));
    const { slug: articleSlug, publishedAt } = first(added, 'scheduled article');

    const justBefore = new Date(Date.parse(publishedAt) - 1).toISOString();
    await moveTo(target, justBefore);
    await refused(target, 'getArticle', { ...festival, articleSlug }, 'not_found');
    await moveTo(target, publishedAt);
    await read(target, 'getArticle', { ...festival, articleSlug });
    checkEqual(first(await articles(target), 'article').slug, articleSlug, 'the newest article');
  }),
  it('NWS-05 lastUpdatedAt is null without articles', async (target) => {
    const { data } = await read(target, 'listNews', bare);
    checkEqual([data.articles, data.lastUpdatedAt], [[], null], 'the empty index');
  }),
  it('anywhere NWS-06 NWS-07 NWS-10 every listed article opens, repeats its index entry and has a body', async (target) => {
    for (const entry of await articles(target)) {
      const { data } = await read(target, 'getArticle', { ...festival, articleSlug: entry.slug });
      checkEqual({ ...data, ...entry }, data, `the index entry of ${entry.slug}`);
      check(data.bodyMarkdown.trim() !== '', `a body of ${entry.slug}`);
      check(
        !/<(script|style|iframe|object)|\son\w+\s*=|javascript:/i.test(data.bodyHtml ?? ''),
        `harmless HTML of ${entry.slug}`,
      );
    }
  }),
  it('anywhere NWS-08 NWS-12 an unknown article and an unknown event are not found', async (target) => {
    await refused(target, 'getArticle', { ...festival, articleSlug: 'no-such' }, 'not_found');
    await refused(target, 'listNews', unknown, 'not_found');
  }),
  it('NWS-12 ERR-25 news ask for a key before they say whether an article exists', async (target) => {
    await refused(target, 'listNews', festival, 'unauthorized', { key: null });
    const missing = { ...festival, articleSlug: 'no-such' };
    await refused(target, 'getArticle', missing, 'unauthorized', { key: null });
  }),
];
