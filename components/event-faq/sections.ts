import { html, type TemplateResult } from 'lit';
import { heading } from '../internal/heading.js';
import type { FaqContext } from './faq-context.js';
import { handleListEvent, drawQuestion } from './question.js';
import type { QuestionSearch } from './question-search.js';
import type { FaqSection, FaqQuestion } from './questions.js';

export interface SectionsView {
  readonly search: QuestionSearch;
  readonly isOpen: (id: string) => boolean;
  readonly toggle: (question: FaqQuestion) => void;
}

/** More landmarks than this help nobody. */
const regionsUpTo = 6;

/** The categories with their questions. What a search does not find is hidden, not taken away. */
export function drawSections(
  faq: FaqContext,
  categories: readonly FaqSection[],
  { search, isOpen, toggle }: SectionsView,
): TemplateResult {
  const isFiltered = ({ id }: FaqQuestion) =>
    search.found !== undefined && !search.found.includes(id);
  const region = categories.flatMap(({ questions }) => questions).length <= regionsUpTo;
  const rows = ({ questions }: FaqSection, index: number) =>
    questions.map((entry, place) => {
      const view = {
        question: entry,
        key: `${index}-${place}`,
        open: isOpen(entry.id),
        filtered: isFiltered(entry),
        hits: search.hitsIn(entry.text),
        region,
        toggle: () => toggle(entry),
      };
      return drawQuestion(view, faq);
    });
  const section = (category: FaqSection, index: number) =>
    html`<section class="category" ?hidden=${category.questions.every(isFiltered)}>
      ${category.name ? name(category.name, faq.headingLevel) : undefined}
      <div>${rows(category, index)}</div>
    </section>`;
  return html`<div class="categories" @click=${handleListEvent} @beforematch=${handleListEvent}>
      ${categories.map(section)}
    </div>
    ${search.found?.length === 0 ? noResults(faq, search.query) : undefined}`;
}

function noResults({ phrases }: FaqContext, query: string): TemplateResult {
  return html`<div class="no-results" part="no-results">
    <p class="notice-title">${phrases.noResults({ query })}</p>
    <slot name="no-results"></slot>
  </div>`;
}

function name(words: string, questionLevel: number): TemplateResult {
  return heading(questionLevel - 1, html`<bdi>${words}</bdi>`, 'category-name');
}
