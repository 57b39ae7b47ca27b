import { html, type PropertyValues, type TemplateResult, type PropertyDeclarations } from 'lit';
import type { Faq } from '../../src/contract/faq.js';
import englishDetails from '../../src/i18n/states/en/details.json' with { type: 'json' };
import englishFaq from '../../src/i18n/faq/en/first.json' with { type: 'json' };
import englishStates from '../../src/i18n/states/en/first.json' with { type: 'json' };
import type { Phrases } from '../../src/i18n/phrases.js';
import { phrasesFrom } from '../../src/i18n/texts.js';
import { lenientBoolean } from '../internal/converters.js';
import { latePart } from '../internal/late-part.js';
import type { OwnWords } from '../../src/i18n/own-words.js';
import { define } from '../internal/define.js';
import { EventElement } from '../internal/element.js';
import type { FeedFailed, FeedLoaded } from '../internal/events.js';
import { FeedController } from '../internal/feed/feed-controller.js';
import { realLevel } from '../internal/heading.js';
import { controls } from '../internal/styles/controls.styles.js';
import { faqStyles } from './event-faq.styles.js';
import type { HashLink } from '../internal/hash-link.js';
import { OpenQuestions } from './open-questions.js';
import { QuestionSearch } from './question-search.js';
import { categoriesOf, type FaqSection, type FaqQuestion } from './questions.js';
import type { StructuredData } from '../internal/feed/structured-data.js';
import { drawSections } from './sections.js';
import { faqSkeleton } from './skeleton.js';
import { drawToolbar } from './toolbar.js';

export type { FeedFailed, FeedLoaded } from '../internal/events.js';

/** What `event-faq-opened` tells. */
export interface QuestionOpened {
  readonly id: string;
  readonly question: string;
}

/** From so many questions on, searching and showing all are worth their room. */
const toolbarFrom = 4;

/**
 * The questions and answers of an event, in the organiser's categories, with search and deep links
 * (`#faq-<id>`).
 *
 * @tag event-faq
 * @fires {CustomEvent<FeedLoaded>} event-faq-loaded - Questions have loaded or changed.
 * @fires {CustomEvent<FeedFailed>} event-faq-failed - They could not be loaded; `code` says why.
 * @fires {CustomEvent<QuestionOpened>} event-faq-opened - A visitor opened a question.
 * @slot - Shown until the questions have loaded, and if they can't load.
 * @slot no-results - Below the message of a search without results: how to ask a person.
 * @slot empty - Instead of the message for an event without questions.
 * @slot error - Instead of the error message and its button.
 * @csspart base - The outermost box.
 * @csspart toolbar - Search and "Show all".
 * @csspart field - The search field.
 * @csspart button - "Show all" and "Try again".
 * @csspart result-count - How many questions a search found.
 * @csspart category-name - The heading of a category.
 * @csspart question - The heading of a question.
 * @csspart question-button - The button of a question.
 * @csspart answer - The box of an answer.
 * @csspart copy-link - The button that copies a deep link.
 * @csspart no-results - The message of a search without results, and the slot.
 * @csspart empty - The message for an event without questions.
 * @csspart error - The error message.
 * @csspart stale - The line above questions when a refresh failed.
 * @csspart demo-badge - "Demo data".
 * @cssprop --event-sticky-top - Height of your sticky header.
 */
export class EventFaq extends EventElement {
  static override properties: PropertyDeclarations = {
    headingLevel: { type: Number, attribute: 'heading-level' },
    single: { converter: lenientBoolean },
    schema: {},
  };

  static override styles = [...EventElement.styles, controls, faqStyles];
  /** @internal */
  override english = phrasesFrom({ ...englishStates, ...englishDetails, ...englishFaq });

  /** @internal */
  declare phrases: Phrases<'faq'>;
  /** Your own words, by the keys of docs/words.md. They come before the words of the page. */
  declare strings?: OwnWords<Phrases<'faq'>> | undefined;
  /** @internal */
  override words = () => import('../../src/i18n/faq/languages.js');

  /** Level of the questions' headings, 2 to 6; categories are one level above. */
  headingLevel = 3;
  /** Only one question is open at a time. */
  single = false;
  /** `off` leaves out the data for search engines. */
  schema?: 'on' | 'off' | undefined;

  readonly #feed = new FeedController(this, {
    endpoint: 'getFaq',
    params: () => (this.settings.event ? { slug: this.settings.event } : undefined),
    name: () => this.phrases.faq,
    skeleton: faqSkeleton,
    ready: (data) => this.#draw(data.eventId, categoriesOf(data)),
    isEmpty: (data) => categoriesOf(data).length === 0,
    empty: () => html`<p class="notice notice-title" part="empty">${this.phrases.emptyFaq}</p>`,
  });
  readonly #open = new OpenQuestions();
  readonly #search = new QuestionSearch(this, this.#open, () => this.#loadRest());
  #structured?: StructuredData;
  #links?: HashLink;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#search.cancelAnnouncement();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.#feed.data) void this.#loadLate(this.#feed.data);
  }

  protected override render(): TemplateResult {
    return this.#feed.render();
  }

  #draw(eventId: string, categories: readonly FaqSection[]): TemplateResult {
    this.#open.restore(eventId);
    const count = categories.reduce((sum, { questions }) => sum + questions.length, 0);
    return html`
      ${count >= toolbarFrom ? this.#toolbar(categories) : undefined}
      ${drawSections(this, categories, {
        search: this.#search,
        isOpen: (id) => this.#open.has(id),
        toggle: (entry) => this.#toggle(entry),
      })}
    `;
  }

  #toolbar(categories: readonly FaqSection[]): TemplateResult {
    const { query, found } = this.#search;
    const ids = categories.flatMap(({ questions }) => questions.map(({ id }) => id));
    const allOpen = ids.every((id) => this.#open.has(id));
    const toggleAll = () => {
      this.#open.replace(allOpen ? [] : ids);
      this.requestUpdate();
    };
    return drawToolbar({
      phrases: this.phrases,
      query,
      found: found?.length,
      allOpen,
      toggleAll: this.single || found ? undefined : toggleAll,
      search: (wanted) => void this.#search.search(wanted, categories),
    });
  }

  #toggle({ id, text }: FaqQuestion): void {
    const open = !this.#open.has(id);
    this.#open.toggle(id, open, this.single);
    this.requestUpdate();
    if (open) this.emit('event-faq-opened', { id, question: text });
  }

  readonly #loadRest = latePart(this, 'how answers are drawn', () => import('./after-paint.js'));

  /** Answers and structured data, once the questions are there. */
  async #loadLate(data: Faq): Promise<void> {
    const code = await this.#loadRest();
    if (!this.isConnected || data !== this.#feed.data) return;
    if (code && !this.#links) {
      this.#links = new code.HashLink(this, 'faq-', (id) => this.#reveal(id));
      new code.OrderQuestionsLoader(this);
    }
    const boxes = this.renderRoot.querySelectorAll('.prose');
    const questions = categoriesOf(data).flatMap((category) => category.questions);
    if (!code) {
      for (const [index, box] of boxes.entries()) box.textContent = questions[index]?.plain ?? '';
      return;
    }
    const query = this.#search.found ? this.#search.query : '';
    const level = realLevel(this.headingLevel);
    code.drawAnswers(boxes, questions, { level, phrases: this.phrases, query });
    this.#structured ??= new code.StructuredData(this);
    this.#structured.show(`faq ${data.eventId}`, this.schema === 'off' ? null : data.schemaOrg);
  }

  /** Opens the question a deep link names. False while the questions are not there yet. */
  #reveal(id: string): boolean {
    if (!this.#feed.data) return false;
    const button = this.renderRoot.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);
    if (button) void this.#show(id, button);
    return true;
  }

  async #show(id: string, button: HTMLElement): Promise<void> {
    await this.#loadRest(); // scrolling is of no use while the answers have no height
    if (this.#search.found) await this.#search.search('', []);
    this.#open.toggle(id, true, this.single);
    this.requestUpdate();
    await this.updateComplete;
    button.focus({ preventScroll: true });
    button.closest('.entry')?.scrollIntoView({ block: 'start' });
  }
}

define('event-faq', EventFaq);

declare global {
  interface HTMLElementTagNameMap {
    'event-faq': EventFaq;
  }
  interface GlobalEventHandlersEventMap {
    'event-faq-loaded': CustomEvent<FeedLoaded>;
    'event-faq-failed': CustomEvent<FeedFailed>;
    'event-faq-opened': CustomEvent<QuestionOpened>;
  }
}
