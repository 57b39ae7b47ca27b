import { fillRich } from '../../src/html/sanitize.js';
import type { Phrases } from '../../src/i18n/phrases.js';
import type { FaqQuestion } from './questions.js';
import { markHits } from './search.js';

export interface AnswerStyle {
  /** Of the questions' headings. */
  readonly level: number;
  readonly phrases: Phrases<'faq'>;
  /** Whose hits are marked; empty for none. */
  readonly query: string;
}

const filled = new WeakMap<Element, string>();

/**
 * Fills the boxes that Lit leaves empty with the answers, sanitised, one box for each question.
 * All of them at once, closed ones too: the browser's own search must find them.
 */
export function drawAnswers(
  boxes: ArrayLike<Element>,
  questions: readonly FaqQuestion[],
  style: AnswerStyle,
): void {
  for (const [index, question] of questions.entries()) {
    const box = boxes[index];
    if (box) drawParagraphs(box, question, style);
  }
}

function drawParagraphs(box: Element, { html, plain }: FaqQuestion, style: AnswerStyle): void {
  const { opensInNewTab, table } = style.phrases;
  const wanted = JSON.stringify([html, style.level, opensInNewTab]);
  if (filled.get(box) === wanted) {
    markHits(box, style.query);
    return;
  }
  filled.set(box, wanted);
  if (!html) {
    box.textContent = plain;
    markHits(box, style.query);
    return;
  }
  const demote = style.level + 1 - topHeading(html);
  const later = fillRich(box, html, { demote, opensInNewTab, table });
  // The sanitiser is still loading, or the page refuses it: the words alone are always safe.
  if (later) box.textContent = plain;
  const mark = () => markHits(box, style.query);
  if (later) later.then(mark, mark);
  else mark();
}

/** The highest level in an answer: it goes right below the question, the others follow. */
function topHeading(html: string): number {
  const levels = html.matchAll(/<h([1-6])\b/gi);
  return Math.min(6, ...[...levels].map(([, level]) => Number(level)));
}
