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
 * @cssprop --event-color-accent - Buttons, selected items and links. By default the text colour.
 * @cssprop --event-color-on-accent - Text on the accent. By default black or white, whichever is readable.
 * @cssprop --event-color-text - Text; all tints are mixed from it. By default the page's.
 * @cssprop --event-color-text-muted - Less important text.
 * @cssprop --event-color-background - Background of dialogs and menus.
 * @cssprop --event-color-surface - Background of cards and rows.
 * @cssprop --event-color-border - Lines around cards and rows.
 * @cssprop --event-color-focus - The focus ring.
 * @cssprop --event-color-danger - Errors.
 * @cssprop --event-color-success - Success messages.
 * @cssprop --event-color-warning - Warnings.
 * @cssprop --event-shadow - Shadow of dialogs and menus.
 * @cssprop --event-font - Font of all text. By default the page's.
 * @cssprop --event-font-display - Font of headings and names.
 * @cssprop --event-font-size - Size of body text; all other sizes follow. By default the page's.
 * @cssprop --event-heading-weight - Weight of headings and names (700).
 * @cssprop --event-line-height - Line height of body text (1.5).
 * @cssprop --event-space - Unit of all gaps (0.5em).
 * @cssprop --event-radius - Corners of boxes (0.5em).
 * @cssprop --event-radius-pill - Corners of chips and round buttons (999px).
 * @cssprop --event-border-width - Width of lines (1px).
 * @cssprop --event-control-height - Minimum height of buttons and fields (44px).
 * @cssprop --event-max-width - Maximum width of the element (none).
 * @cssprop --event-duration - Length of animations (150ms); none for visitors who prefer less motion.
 * @cssprop --event-easing - Easing of animations.
 * @cssstate loading - Waiting for the first answer.
 * @cssstate ready - Showing its content.
 * @cssstate empty - Nothing to show.
 * @cssstate error - It could not be loaded.
 * @cssstate stale - Showing older content: a refresh failed.
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

  /** Slug of the event, current or earlier; by default the script tag's. */
  event?: string | undefined;
  /** Publishable key of the organiser (`pk_…`); by default the script tag's. */
  serviceKey?: string | undefined;
  /** Address of the service. The script tag must allow another than its own. */
  baseUrl?: string | undefined;
  /** Language as a BCP 47 tag; by default the nearest `lang` around the element, or `en-GB`. */
  locale?: string | undefined;
  /** `light` or `dark`; `auto` follows the page. */
  theme?: Theme | undefined;
  /** Shows changes at the service while the page is open; by default the script tag's. */
  live?: boolean | undefined;
  /** Saves its content in the browser, for use without a network; by default the script tag's. */
  offline?: boolean | undefined;
  /** Your own words, by the keys of docs/words.md. They come before the words of the page. */
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
