import type { FaqEntry, RichTextNode } from '../../../src/contract/faq.js';
import { check, checkEqual } from '../check.js';
import { advance, freeze, virtualNow } from '../clock.js';
import { bare, festival } from '../demo-world.js';
import { read } from '../read.js';
import { it } from '../it.js';
import type { Target } from '../target.js';

async function entries(target: Target): Promise<FaqEntry[]> {
  const { data } = await read(target, 'getFaq', festival);
  return data.categories.flatMap(({ faqs }) => faqs);
}

const nodesOf = (node: RichTextNode): RichTextNode[] => [
  node,
  ...(node.content ?? []).flatMap(nodesOf),
];

const textsOf = (entry: FaqEntry) =>
  nodesOf(entry.answerDoc).flatMap(({ text }) => (text === undefined ? [] : [text]));

/** Whether all parts stand in the text, in their order. */
function standInOrder(text: string, parts: string[]): boolean {
  let from = 0;
  return parts.every((part) => {
    const found = text.indexOf(part.trim(), from);
    from = found + part.trim().length;
    return found >= 0;
  });
}

export const faq = [
  it('FAQ-01 FAQ-03 FAQ-04 the FAQ has categories with entries, each entry once', async (target) => {
    const ids = (await entries(target)).map(({ id }) => id);
    check(ids.length > 3, 'more than three entries');
    checkEqual(new Set(ids).size, ids.length, 'the number of entry ids');
  }),
  it('anywhere FAQ-02 categories and entries keep one order from call to call', async (target) => {
    const once = await entries(target);
    checkEqual(await entries(target), once, 'the entries, asked for again');
  }),
  it('FAQ-05 FAQ-07 answers are rich text, with links, and their plain text says the same', async (target) => {
    const all = await entries(target);
    const marks = all.flatMap(({ answerDoc }) =>
      nodesOf(answerDoc).flatMap((node) => node.marks ?? []),
    );
    check(
      marks.some(({ type }) => type === 'link'),
      'a link in some answer',
    );
    for (const entry of all) {
      check(textsOf(entry).length > 0, `text in the answer to "${entry.question}"`);
      check(
        standInOrder(entry.answerPlain, textsOf(entry)),
        `the plain text of "${entry.question}" to say what the document says`,
      );
    }
  }),
  it('anywhere FAQ-06 answerHtml carries no script, no handler and no address that runs code', async (target) => {
    for (const { answerHtml, question } of await entries(target)) {
      check(answerHtml.trim() !== '', `HTML for "${question}"`);
      check(
        !/<(script|style|iframe|object)|\son\w+\s*=|javascript:/i.test(answerHtml),
        `harmless HTML for "${question}"`,
      );
    }
  }),
  it('FAQ-08 schemaOrg is a FAQPage on the web and null on the app', async (target) => {
    const web = await read(target, 'getFaq', festival);
    checkEqual(web.data.schemaOrg?.['@type'], 'FAQPage', 'the type of the block');
    const app = await read(target, 'getFaq', festival, { surface: 'app' });
    checkEqual(app.data.schemaOrg, null, 'the block on the app');
  }),
  it('FAQ-09 lastUpdatedAt is null without entries, and no older than any entry', async (target) => {
    checkEqual((await read(target, 'getFaq', bare)).data.lastUpdatedAt, null, 'the edit time');
    const { data } = await read(target, 'getFaq', festival);
    for (const { updatedAt } of await entries(target))
      check(updatedAt <= (data.lastUpdatedAt ?? ''), 'no entry younger than the latest edit');
  }),
  it('FAQ-10 generatedAt is the time of the answer, and moves on', async (target) => {
    await freeze(target);
    const { generatedAt } = (await read(target, 'getFaq', festival)).data;
    checkEqual(generatedAt, await virtualNow(target), 'the time of the answer');
    await advance(target, 5);
    const later = (await read(target, 'getFaq', festival)).data.generatedAt;
    checkEqual(Date.parse(later) - Date.parse(generatedAt), 5000, 'the milliseconds between');
  }),
];
