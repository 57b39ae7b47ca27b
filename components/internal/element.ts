import {
  html,
  LitElement,
  nothing,
  render,
  type PropertyValues,
  type TemplateResult,
  type PropertyDeclarations,
} from 'lit';
import { pageRecord, type Theme } from '../../src/embed/page.js';
import { withoutTypedQuotes } from '../../src/embed/typed-quotes.js';
import englishStates from '../../src/i18n/states/en/first.json' with { type: 'json' };
import type { OwnWords } from '../../src/i18n/own-words.js';
import type { StatePhrases } from '../../src/i18n/states/phrases.js';
import { phrasesFrom } from '../../src/i18n/texts.js';
import type { Languages } from '../../src/i18n/texts.js';
import type * as Announcer from './announcer.js';
import { lenientBoolean } from './converters.js';
import { base } from './styles/base.styles.js';
import { warnDeveloper } from './developer.js';
import { dispatch } from './events.js';
import { languageOf } from './language.js';
import { resolveSettings, type ElementSettings } from './settings.js';
import { stateStyles } from './styles/states.styles.js';
import { tokens } from './styles/tokens.styles.js';

/** What an element shows, as the page's style sheet sees it: `event-faq:state(loading)`. */
export type Condition = 'loading' | 'empty' | 'error' | 'stale' | 'ready';
const conditions: readonly Condition[] = ['loading', 'empty', 'error', 'stale', 'ready'];

type DetailOf<Name extends keyof HTMLElementEventMap> =
  HTMLElementEventMap[Name] extends CustomEvent<infer Detail> ? Detail : never;

/** One import for all that is said: of two that are under way, the later may be the first to end. */
let announcer: Promise<typeof Announcer> | undefined;
/** Translators replace a text, or put a `<font>` beside it; Lit does neither. */
const isTranslation = ({ addedNodes: [added], removedNodes: [removed] }: MutationRecord) =>
  added && (removed || added.nodeName === 'FONT');

/**
 * What all elements have in common: settings, language, and the promise never to throw at
 * the page. A subclass draws inside `frame()`.
 *
 * @cssprop --event-color-accent - Buttons, what is chosen, and links. The text colour unless set.
 * @cssprop --event-color-on-accent - Text on the accent; black or white unless set, whichever can be read.
 * @cssprop --event-color-text - Text; all tints are mixed from it. That of the page unless set.
 * @cssprop --event-color-text-muted - Text of less weight.
 * @cssprop --event-color-background - Ground of what floats above the page, such as dialogs.
 * @cssprop --event-color-surface - Ground of cards and rows.
 * @cssprop --event-color-border - Lines around them.
 * @cssprop --event-color-focus - The ring around what has the focus.
 * @cssprop --event-color-danger - Of what is wrong.
 * @cssprop --event-color-success - Of what went well.
 * @cssprop --event-color-warning - Of what needs care.
 * @cssprop --event-shadow - Below what floats above the page.
 * @cssprop --event-font - Type of everything. That of the page unless set.
 * @cssprop --event-font-display - Type of headings and names.
 * @cssprop --event-font-size - Size of running text; all other sizes follow. That of the page unless set.
 * @cssprop --event-heading-weight - Their weight (700).
 * @cssprop --event-line-height - Of running text (1.5).
 * @cssprop --event-space - What all gaps are multiples of (0.5em).
 * @cssprop --event-radius - Corners of boxes (0.5em).
 * @cssprop --event-radius-pill - Corners of chips and round buttons (999px).
 * @cssprop --event-border-width - Width of lines (1px).
 * @cssprop --event-control-height - Least height of what is pressed (44px).
 * @cssprop --event-max-width - Greatest width of the element (none).
 * @cssprop --event-duration - How long a motion takes (150ms); none where visitors want less of it.
 * @cssprop --event-easing - How a motion runs.
 * @cssstate loading - Waits for the first answer.
 * @cssstate ready - Shows what it has been asked for.
 * @cssstate empty - There is nothing to show.
 * @cssstate error - It could not be fetched.
 * @cssstate stale - What is shown could not be refreshed.
 */
export class EventElement extends LitElement {
  static override properties: PropertyDeclarations = {
    event: {},
    serviceKey: { attribute: 'service-key' },
    baseUrl: { attribute: 'base-url' },
    locale: {},
    theme: {},
    live: { converter: lenientBoolean },
    offline: { converter: lenientBoolean },
    strings: {},
  };

  static override styles = [tokens, base, stateStyles];

  /** Slug of the event, a current or an earlier one; else that of the script tag. */
  event?: string | undefined;
  /** Publishable key of the organiser (`pk_…`); else that of the script tag. */
  serviceKey?: string | undefined;
  /** Address of the service. Another than the page's counts only where the script tag allows it. */
  baseUrl?: string | undefined;
  /** Language as a BCP 47 tag; else the nearest `lang` around the element, else `en-GB`. */
  locale?: string | undefined;
  /** `light` or `dark`; `auto` follows the page. */
  theme?: Theme | undefined;
  /** Shows what changes at the service while the page is open; else the script tag says whether to. */
  live?: boolean | undefined;
  /** Keeps what it shows in the browser, for use without a network; else the script tag says whether to. */
  offline?: boolean | undefined;
  /** Words in place of ours, by the keys of docs/words.md; before those that the page gives to all. */
  strings?: OwnWords<StatePhrases> | undefined;

  /** @internal What dates, numbers and phrases follow. A tag that `Intl` can read. */
  language = '';
  /** @internal Of reading it. */
  direction: 'ltr' | 'rtl' = 'ltr';
  /** @internal Resolved before every update: the element's own, else the page's. */
  settings: ElementSettings = {};
  /** @internal Which setting names what the element shows; undefined where none is needed. */
  readonly about: 'event' | 'form' | 'organiser' | undefined = 'event';
  /** @internal The English that it carries: of the first paint, and of what it has fetched since. */
  english: Partial<StatePhrases> = phrasesFrom(englishStates);
  /** @internal Where its own phrases are in other languages; without, it has those of the states. */
  words?: () => Promise<{ readonly languages: Languages }>;
  /** @internal In the element's language; in English until that has loaded. */
  declare phrases: StatePhrases;
  /** @internal Lays the page's own words over phrases; set where there are any. */
  declare ownWords?: (phrases: object) => object;

  /** @internal That the content is made up: on the element that says so for a page of the emulator. */
  declare drawBadge?: (() => TemplateResult) | undefined;

  readonly #internals = this.attachInternals();
  /** Once a translator has been here: settles when the code is there that copes with that. */
  #translated?: Promise<void>;
  /** What translators have changed, until that code has come. */
  readonly #changes: MutationRecord[] = [];
  readonly #observer = new MutationObserver((records) => this.#heedTranslators(records));

  override connectedCallback(): void {
    super.connectedCallback();
    this.requestUpdate(); // what it missed while it was away
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value && withoutTypedQuotes(value));
  }

  protected override createRenderRoot(): ShadowRoot {
    const root = super.createRenderRoot() as ShadowRoot;
    this.#observer.observe(root, { childList: true, subtree: true });
    return root;
  }

  /** @internal Adds the English of a part that was fetched later. */
  addPhrases(texts: object): void {
    this.english = { ...phrasesFrom(texts), ...this.english };
    this.phrases = { ...this.english, ...this.phrases };
  }

  /** @internal Says something to a screen reader, in the element's language. */
  announce(text: string): void {
    announcer ??= import('./announcer.js');
    announcer.then(
      ({ announceFor }) => announceFor(this, text),
      () => (announcer = undefined), // nobody hears this one, and the page goes on
    );
  }

  /** @internal Dispatches an event that leaves the shadow root. False when a listener cancelled it. */
  emit<Name extends keyof HTMLElementEventMap>(
    name: Name,
    detail: DetailOf<Name>,
    options?: { cancelable?: boolean },
  ): boolean {
    return dispatch(this, name, detail, options);
  }

  /** @internal The outermost box. Names language and direction, which may differ from the page's. */
  frame(content: unknown, busy = false): TemplateResult {
    const dir = this.dir || this.direction;
    return html`<div class="room">
      <div
        class="base"
        part="base"
        lang=${this.language}
        dir=${dir}
        aria-busy=${busy ? 'true' : nothing}
      >
        ${content} ${this.drawBadge?.()}
      </div>
    </div>`;
  }

  /** @internal Lets the page's style sheet see what the element shows. */
  showCondition(now: Condition): void {
    for (const condition of conditions) this.#setState(condition, condition === now);
  }

  /** Outside the page nothing is fetched, drawn or left behind. */
  protected override shouldUpdate(_changed: PropertyValues): boolean {
    return this.isConnected;
  }

  protected override willUpdate(changed: PropertyValues): void {
    this.settings = resolveSettings(this);
    const { locale, theme } = this.settings;
    this.#setState('light', theme === 'light');
    this.#setState('dark', theme === 'dark');
    this.#changeLanguage(languageOf(this, locale));
    if (changed.has('strings') || pageRecord().settings.strings)
      import('./words/own-words.js').then(
        ({ useOwnWords }) => useOwnWords(this),
        () => undefined, // ours are there
      );
  }

  /** On a translated page Lit waits for the code that brings back the nodes it writes into. */
  protected override scheduleUpdate(): Promise<unknown> | undefined {
    this.#heedTranslators(this.#observer.takeRecords());
    if (this.#translated) return this.#translated.then(() => super.scheduleUpdate());
    void super.scheduleUpdate();
    return undefined;
  }

  /** A failure while drawing becomes words in the element and one line in the console. */
  protected override performUpdate(): void {
    try {
      super.performUpdate();
    } catch (error) {
      warnDeveloper(this, 'could not draw what it was given.', error);
      this.showCondition('error');
      const words = html`<p class="notice">${this.phrases.trouble}</p>`;
      render(this.frame(words), this.renderRoot, this.renderOptions);
    }
  }

  #heedTranslators(records: readonly MutationRecord[]): void {
    if (!this.#translated && !records.some(isTranslation)) return;
    this.#changes.push(...records);
    this.#translated ??= import('./translated-texts.js').then(
      ({ TranslatedTexts }) => {
        new TranslatedTexts(this, [...this.#changes, ...this.#observer.takeRecords()]);
        this.#observer.disconnect();
      },
      () => undefined, // without it, translated texts are not brought up to date
    );
  }

  #changeLanguage(language: string): void {
    if (language === this.language) return;
    this.language = language;
    this.direction = 'ltr';
    this.phrases = this.english as StatePhrases;
    void this.loadPhrases();
  }

  /** @internal Fetches the phrases of its `words`; what does not come is said in English. */
  async loadPhrases(): Promise<void> {
    if (/^en\b/i.test(this.language)) return;
    await Promise.all([import('../../src/i18n/translate.js'), this.words?.()]).then(
      ([{ translate }, words]) => translate(this, words),
      () => undefined, // English is there
    );
  }

  #setState(state: string, on: boolean): void {
    // Browsers from before the middle of 2024 have no states, or want two dashes before their names.
    const { states } = this.#internals as { states?: CustomStateSet };
    const dashed = `--${state}`;
    if (!on) {
      states?.delete(state);
      states?.delete(dashed);
      return;
    }
    try {
      states?.add(state);
    } catch {
      states?.add(dashed);
    }
  }
}
