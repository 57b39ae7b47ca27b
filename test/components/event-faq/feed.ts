import type { Faq, FaqEntry } from '../../../src/contract/faq.js';

/** A question with an answer of one paragraph. */
export function entry(number: number, question: string, answerHtml: string): FaqEntry {
  const answerPlain = answerHtml.replace(/<[^>]*>/g, '');
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    question,
    answerHtml,
    answerPlain,
    answerDoc: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: answerPlain }] }],
    },
    updatedAt: '2027-06-03T09:30:00.000Z',
  };
}

/** Two categories, six questions. */
export function faq(): Faq {
  return {
    eventId: '11111111-1111-4111-8111-111111111111',
    surface: 'web',
    categories: [
      {
        id: 'getting-there',
        name: 'Getting there',
        faqs: [
          entry(1, 'Where can I park?', '<p>In the <strong>north field</strong>.</p>'),
          entry(2, 'Is there a bus?', '<p>Yes: <a href="https://bus.example/">times</a>.</p>'),
        ],
      },
      {
        id: null,
        name: 'On site',
        faqs: [
          entry(3, 'Can I bring my dog?', '<p>Assistance dogs only.</p>'),
          entry(4, 'Is there a Café?', '<h2>Two of them</h2><p>Both open at eight.</p>'),
          entry(5, 'Where do I charge my phone?', '<p>At the parking gate.</p>'),
          entry(6, 'What if it rains?', '<p>We play on. Bring boots.</p>'),
        ],
      },
    ],
    schemaOrg: { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: [] },
    lastUpdatedAt: '2027-06-03T09:30:00.000Z',
    generatedAt: '2027-06-04T10:00:00.000Z',
  };
}

export function emptyFaq(): Faq {
  return { ...faq(), categories: [], schemaOrg: null, lastUpdatedAt: null };
}
