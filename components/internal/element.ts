import { html, LitElement, nothing, render, type PropertyValues, type TemplateResult } from 'lit';
import type { Client } from '../../src/client/client.js';
import { pageRecord } from '../../src/embed/page.js';
import { states as englishStates } from '../../src/i18n/en/states.js';
import type { StatePhrases } from '../../src/i18n/phrases.js';
import { direction, phrasesFor } from '../../src/i18n/translate.js';
import { announce, joinAnnouncer, leaveAnnouncer } from './announcer.js';
import { base } from './base.styles.js';
import { clientFor } from './clients.js';
import { tellDeveloper } from './developer.js';
import { dispatch } from './events.js';
import { languageOf } from './language.js';
import { property } from './property.js';
import { resolveSettings, type ElementSettings } from './settings.js';
import { states } from './states.styles.js';
import { tokens } from './tokens.styles.js';

/** What an element shows, as the page's style sheet sees it: `event-faq:state(loading)`. */
export type Condition = 'loading' | 'empty' | 'error' | 'stale' | 'ready';
const conditions: readonly Condition[] = ['loading', 'empty', 'error', 'stale', 'ready'];

type DetailOf<Name extends keyof HTMLElementEventMap> =
  HTMLElementEventMap[Name] extends CustomEvent<infer Detail> ? Detail : never;

/**
 * What all elements have in common: settings, language, client, and the promise never to throw at
 * the page. A subclass draws inside `frame()`.
 */
export class EventElement extends LitElement {
  static override styles = [tokens, base, states];

  /** The phrases the element carries; a subclass adds its group and narrows `phrases`. */
  static english: StatePhrases = englishStates;

  /** Slug of the event, a current or an earlier one; else that of the script tag. */
  @property() event?: string;
  /** Publishable key of the organiser (`pk_…`); else that of the script tag. */
  @property({ attribute: 'service-key' }) serviceKey?: string;
  /** Address of the service. Another than the page's counts only where the script tag allows it. */
  @property({ attribute: 'base-url' }) baseUrl?: string;
  /** Language as a BCP 47 tag; else the nearest `lang` around the element, else `en-GB`. */
  @property() locale?: string;
  /** `light` or `dark`; `auto` follows the page. */
  @property() theme?: string;

  /** Resolved before every update: the element's own, else the page's. */
  settings: ElementSettings = {};
  /** What dates, numbers and phrases follow. A tag that `Intl` can read. */
  language = '';
  /** In the element's language; in English until that has loaded. */
  phrases: StatePhrases = (this.constructor as typeof EventElement).english;
  /** Shared by all elements with this service and key; undefined without a usable address. */
  client: Client | undefined;

  readonly #internals = this.attachInternals();

  override connectedCallback(): void {
    super.connectedCallback();
    joinAnnouncer(this);
    this.requestUpdate(); // what it missed while it was away
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    leaveAnnouncer(this);
  }

  /** Says something to a screen reader, in the element's language. */
  announce(text: string): void {
    announce(text, this.language);
  }

  /** Dispatches an event that leaves the shadow root. False when a listener cancelled it. */
  emit<Name extends keyof HTMLElementEventMap>(
    name: Name,
    detail: DetailOf<Name>,
    options?: { cancelable?: boolean },
  ): boolean {
    return dispatch(this, name, detail, options);
  }

  /** The outermost box. Names language and direction, which may differ from the page's. */
  frame(content: unknown, busy = false): TemplateResult {
    const dir = this.dir || direction(this.language);
    return html`<div
      class="base"
      part="base"
      lang=${this.language}
      dir=${dir}
      aria-busy=${busy ? 'true' : nothing}
    >
      ${content} ${pageRecord().settings.demo ? this.#demoBadge() : undefined}
    </div>`;
  }

  /** Lets the page's style sheet see what the element shows. */
  showCondition(now: Condition): void {
    for (const condition of conditions) this.#mark(condition, condition === now);
  }

  /** Outside the page nothing is fetched, drawn or left behind. */
  protected override shouldUpdate(_changed: PropertyValues): boolean {
    return this.isConnected;
  }

  protected override willUpdate(_changed: PropertyValues): void {
    this.settings = resolveSettings(this);
    const { locale, theme } = this.settings;
    this.client = this.#findClient();
    this.#mark('light', theme === 'light');
    this.#mark('dark', theme === 'dark');
    this.#speak(languageOf(this, locale));
  }

  /** A failure while drawing becomes words in the element and one line in the console. */
  protected override performUpdate(): void {
    try {
      super.performUpdate();
    } catch (error) {
      tellDeveloper(this, 'could not draw what it was given.', error);
      this.showCondition('error');
      const words = html`<p class="notice">${this.phrases.trouble}</p>`;
      render(this.frame(words), this.renderRoot, this.renderOptions);
    }
  }

  #findClient(): Client | undefined {
    const { baseUrl, serviceKey } = this.settings;
    try {
      return baseUrl ? clientFor(baseUrl, serviceKey) : undefined;
    } catch {
      tellDeveloper(this, `needs an http(s) address as base-url, not "${baseUrl}".`);
      return undefined;
    }
  }

  #speak(language: string): void {
    if (language === this.language) return;
    this.language = language;
    const { english } = this.constructor as typeof EventElement;
    const phrases = phrasesFor(language, english);
    if (!(phrases instanceof Promise)) {
      this.phrases = phrases;
      return;
    }
    void phrases.then((loaded) => {
      if (language !== this.language) return;
      this.phrases = loaded;
      this.requestUpdate();
    });
  }

  #mark(state: string, on: boolean): void {
    if (on) this.#internals.states.add(state);
    else this.#internals.states.delete(state);
  }

  #demoBadge(): TemplateResult {
    const { demo, demoTitle } = this.phrases;
    return html`<p class="demo" part="demo-badge" title=${demoTitle}><span>${demo}</span></p>`;
  }
}
