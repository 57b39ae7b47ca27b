import type { Languages } from '../../src/i18n/translate.js';

/** Words of a part that few pages fetch: English until its language has come. */
export class LateWords<Words extends object> {
  phrases: Words;
  readonly #english: Words;
  readonly #languages: () => Promise<{ readonly languages: Languages<Words> }>;
  readonly #changed: () => void;
  #language = 'en';

  /**
   * @param languages where the others than English are
   * @param changed is called once another language is spoken
   */
  constructor(
    english: Words,
    languages: () => Promise<{ readonly languages: Languages<Words> }>,
    changed: () => void,
  ) {
    this.phrases = this.#english = english;
    this.#languages = languages;
    this.#changed = changed;
  }

  /** To be called whenever the language may have become another. */
  follow(language: string): void {
    if (language === this.#language) return;
    this.#language = language;
    void this.#learn(language);
  }

  async #learn(language: string): Promise<void> {
    const words = await this.#wordsIn(language);
    if (language !== this.#language) return;
    this.phrases = { ...this.#english, ...words };
    this.#changed();
  }

  async #wordsIn(language: string): Promise<object> {
    try {
      const [{ phrasesIn }, { languages }] = await Promise.all([
        import('../../src/i18n/translate.js'),
        this.#languages(),
      ]);
      return await phrasesIn(language, languages);
    } catch {
      return {}; // English is there
    }
  }
}
