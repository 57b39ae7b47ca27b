import { phrasesFrom } from '../../../src/i18n/texts.js';
import type { Languages } from '../../../src/i18n/texts.js';

/** An element, as far as its words go. */
interface WordsHost {
  readonly language: string;
  readonly ownWords?: (phrases: object) => object;
}

/** Words of a part that few pages fetch: English until its language has come. */
export class LateWords<Words extends object> {
  #standard: Words;
  #ownWords: WordsHost['ownWords'];
  readonly #english: Words;
  readonly #languages: () => Promise<{ readonly languages: Languages }>;
  readonly #changed: () => void;
  #language = 'en';

  /**
   * @param languages where the others than English are
   * @param changed is called once another language is spoken
   */
  constructor(
    english: object,
    languages: () => Promise<{ readonly languages: Languages }>,
    changed: () => void,
  ) {
    this.#standard = this.#english = phrasesFrom<Words>(english);
    this.#languages = languages;
    this.#changed = changed;
  }

  get phrases(): Words {
    return (this.#ownWords?.(this.#standard) as Words | undefined) ?? this.#standard;
  }

  /** To be called whenever the element may speak another language, or words of the page's own. */
  update({ language, ownWords }: WordsHost): void {
    if (ownWords !== this.#ownWords) {
      this.#ownWords = ownWords;
      this.#changed();
    }
    if (language === this.#language) return;
    this.#language = language;
    void this.#load(language);
  }

  async #load(language: string): Promise<void> {
    const words = await this.#wordsIn(language);
    if (language !== this.#language) return;
    this.#standard = { ...this.#english, ...words };
    this.#changed();
  }

  async #wordsIn(language: string): Promise<object> {
    try {
      const [{ phrasesIn }, { languages }] = await Promise.all([
        import('../../../src/i18n/translate.js'),
        this.#languages(),
      ]);
      return await phrasesIn(language, languages);
    } catch {
      return {}; // English is there
    }
  }
}
