import * as v from 'valibot';
import {
  jsonLd,
  noJsonLdOnTheApp,
  NullableText,
  NullableTimestamp,
  Surface,
  Timestamp,
  Uuid,
} from './primitives.js';

/** A mark on text, for example `{ type: 'link', attrs: { href } }`. spec L102 */
export const RichTextMark = v.pipe(
  v.object({
    type: v.string(),
    attrs: v.optional(v.record(v.string(), v.unknown())),
  }),
  v.check(
    ({ type, attrs }) => type !== 'link' || typeof attrs?.['href'] === 'string',
    'a link without an address',
  ),
);
export type RichTextMark = v.InferOutput<typeof RichTextMark>;

/** A node below the document: a paragraph, a text, or a kind that is added later. spec L102 */
export interface RichTextNode {
  type: string;
  text?: string | undefined;
  content?: RichTextNode[] | undefined;
  marks?: RichTextMark[] | undefined;
}
/** A node below the document; kinds that a client does not know show their text. spec L102 */
export const RichTextNode: v.GenericSchema<RichTextNode> = v.object({
  type: v.string(),
  text: v.optional(v.string()),
  content: v.optional(v.array(v.lazy(() => RichTextNode))),
  marks: v.optional(v.array(RichTextMark)),
});

/** An answer as a tree: paragraphs, texts and their marks. spec L102 */
export const RichTextDocument = v.object({
  type: v.literal('doc'),
  content: v.array(RichTextNode),
});
export type RichTextDocument = v.InferOutput<typeof RichTextDocument>;

/** One question. spec L100-105, a row each */
export const FaqEntry = v.object({
  id: Uuid,
  question: v.string(),
  answerDoc: RichTextDocument,
  answerPlain: v.string(),
  /** Sanitised by the service; clients sanitise again. */
  answerHtml: v.string(),
  updatedAt: Timestamp,
});
export type FaqEntry = v.InferOutput<typeof FaqEntry>;

/** Questions that belong together. spec L97-99, a row each */
export const FaqCategory = v.object({
  id: NullableText,
  name: v.string(),
  /** In the organiser's order. */
  faqs: v.array(FaqEntry),
});
export type FaqCategory = v.InferOutput<typeof FaqCategory>;

/** `GET /v1/events/{slug}/faq`. spec L94-108 */
export const Faq = v.pipe(
  v.object({
    /** spec L94 */
    eventId: Uuid,
    /** spec L95 */
    surface: Surface,
    /** In the organiser's order. spec L96 */
    categories: v.array(FaqCategory),
    /** FAQPage; null on the app surface. spec L106 */
    schemaOrg: v.nullable(jsonLd('FAQPage')),
    /** null when there are no entries. spec L107 */
    lastUpdatedAt: NullableTimestamp,
    /** When this answer was built. spec L108 */
    generatedAt: Timestamp,
  }),
  noJsonLdOnTheApp(),
  v.check(
    ({ categories, lastUpdatedAt }) =>
      lastUpdatedAt === null || categories.some(({ faqs }) => faqs.length > 0),
    'lastUpdatedAt without any entry',
  ),
);
export type Faq = v.InferOutput<typeof Faq>;
