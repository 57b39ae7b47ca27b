import { html, nothing, type TemplateResult } from 'lit';
import { timestampLabel } from '../../src/format/timestamps.js';
import { heading } from '../internal/heading.js';
import { copyLink } from './copy-link.js';
import type { FaqContext } from './faq-context.js';
import { drawHits } from './draw-hits.js';
import type { FaqQuestion } from './questions.js';
import type { Hit } from './search.js';

export interface QuestionView {
  readonly question: FaqQuestion;
  /** Unique in the shadow root. */
  readonly key: string;
  readonly open: boolean;
  /** Left out of the results of a search. */
  readonly filtered: boolean;
  readonly hits: readonly Hit[];
  /** Few enough to be landmarks of their own. */
  readonly region: boolean;
  readonly toggle: () => void;
}

/**
 * What the list hears for all questions in it: the boxes and buttons carry what is to be done. A page of
 * a hundred questions would have two hundred listeners otherwise.
 */
export function handleListEvent({ type, target }: Event): void {
  const at = type === 'click' ? 'button' : '.answer';
  const hit = (target as Element).closest<HTMLElement & { activate?: (on: HTMLElement) => void }>(
    at,
  );
  hit?.activate?.(hit);
}

/** One question: a heading with nothing but a button, and the answer it shows. */
export function drawQuestion(view: QuestionView, faq: FaqContext): TemplateResult {
  const { key, open, filtered, toggle } = view;
  const button = html`<button
    id="question-${key}"
    class="toggle"
    part="question-button"
    type="button"
    aria-expanded=${open}
    aria-controls="answer-${key}"
    data-id=${view.question.id}
    .activate=${toggle}
  >
    <span><bdi>${drawHits(view.question.text, view.hits)}</bdi></span>
    <svg class="icon sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 12h14" />
      <path class="upright" d="M12 5v14" />
    </svg>
  </button>`;
  return html`<div class=${open ? 'entry open' : 'entry'} ?hidden=${filtered}>
    ${heading(faq.headingLevel, button, 'question')} ${drawAnswer(view, faq)}
  </div>`;
}

/** Hidden so that the browser's own search still finds it, opens it, and tells us. */
function drawAnswer(view: QuestionView, { phrases, language }: FaqContext): TemplateResult {
  const { question, key, open, region, toggle } = view;
  return html`<div
    id="answer-${key}"
    class="answer"
    part="answer"
    role=${region ? 'region' : nothing}
    aria-labelledby=${region ? `question-${key}` : nothing}
    hidden=${open ? nothing : 'until-found'}
    .activate=${toggle}
  >
    <div class="prose" dir="auto"></div>
    <p class="meta">
      ${drawUpdated(question, phrases, language)} ${copyLink(question.id, phrases)}
    </p>
  </div>`;
}

function drawUpdated(
  { updatedAt }: FaqQuestion,
  phrases: FaqContext['phrases'],
  language: string,
): TemplateResult | undefined {
  const date = updatedAt && timestampLabel(updatedAt, language);
  if (!date) return undefined;
  return html`<time datetime=${updatedAt}>${phrases.updated({ date })}</time>`;
}
