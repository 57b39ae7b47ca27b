import type { FaqEntry, RichTextDocument } from '../../contract/faq.js';
import { richTextHtml, richTextPlain } from '../rules/html-text.js';
import { faqPage } from '../rules/schema-org.js';
import { latest } from '../rules/times.js';
import type { FaqRecord } from '../state/world.js';
import type { Handler } from './handler.js';

/** spec L94-108 */
export const getFaq: Handler<'getFaq'> = ({ state, event, surface }) => {
  const categories = event.faq.map(({ id, name, faqs }) => ({ id, name, faqs: faqs.map(entryOf) }));
  const entries = categories.flatMap(({ faqs }) => faqs);
  return {
    eventId: event.id,
    surface,
    categories,
    schemaOrg: surface === 'web' ? faqPage(entries) : null,
    lastUpdatedAt: latest(entries.map(({ updatedAt }) => updatedAt)),
    generatedAt: state.clock.timestamp(),
  };
};

/** spec L100-105 */
function entryOf({ id, question, answer, updatedAt }: FaqRecord): FaqEntry {
  return {
    id,
    question,
    answerDoc: documentOf(answer.content),
    answerPlain: richTextPlain(answer),
    answerHtml: richTextHtml(answer),
    updatedAt,
  };
}

function documentOf(content: RichTextDocument['content'] = []): RichTextDocument {
  return { type: 'doc', content };
}
