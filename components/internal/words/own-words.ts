import { pageRecord } from '../../../src/embed/page.js';
import { knownWords, readOwnWords } from '../../../src/i18n/own-words.js';
import { warnDeveloper } from '../developer.js';

type Phrases = Record<string, unknown>;

/** What it needs of an element. */
export interface PhrasesHost extends Element {
  readonly language: string;
  readonly strings?: object | undefined;
  readonly english: object;
  phrases: object;
  ownWords?: ((phrases: object) => object) | undefined;
  requestUpdate(): void;
}

const isFunction = (phrase: unknown): phrase is (...told: unknown[]) => unknown =>
  typeof phrase === 'function';

const ownPhrases = new WeakMap<PhrasesHost, OwnPhrases>();

/** Lets an element say what the page says in its place: its own `strings` before those of the page. */
export function useOwnWords(host: PhrasesHost): void {
  let speaker = ownPhrases.get(host);
  if (!speaker) ownPhrases.set(host, (speaker = new OwnPhrases(host)));
  speaker.read(host.strings, pageRecord().settings.strings);
}

/**
 * Stands where an element has its phrases. They come in parts and in several languages; whatever
 * comes, what the page says is laid over it, and can be taken away again.
 */
class OwnPhrases {
  readonly #host: PhrasesHost;
  #sources: readonly unknown[] = [];
  #words: ReadonlyMap<string, unknown> = new Map();
  #standard: Phrases;
  #merged: Phrases;

  constructor(host: PhrasesHost) {
    this.#host = host;
    this.#standard = this.#merged = host.phrases as Phrases;
    Object.defineProperty(host, 'phrases', {
      get: () => this.#merged,
      set: (phrases: Phrases) => this.#setStandard(phrases),
      configurable: true,
      enumerable: true,
    });
  }

  read(own: unknown, ofPage: unknown): void {
    if (own === this.#sources[0] && ofPage === this.#sources[1]) return;
    this.#sources = [own, ofPage];
    const { localName } = this.#host;
    const language = () => this.#host.language;
    // What all elements are given may be meant for others.
    const forAll = readOwnWords(ofPage, knownWords(), language);
    const forThis = readOwnWords(own, knownWords(localName), language);
    for (const problem of new Set([...forAll.problems, ...forThis.problems]))
      warnDeveloper(this.#host, `strings: ${problem}`);
    const words = [...forAll.words, ...forThis.words];
    this.#words = new Map(words.map(([key, phrase]) => [key, this.#withFallback(key, phrase)]));
    this.#apply();
    this.#host.requestUpdate();
  }

  /** A function of the page that fails is no trouble of its visitors: they read what we would say. */
  #withFallback(key: string, phrase: unknown): unknown {
    if (!isFunction(phrase)) return phrase;
    return (...told: unknown[]): unknown => {
      try {
        return phrase(...told);
      } catch (error) {
        warnDeveloper(this.#host, `strings: “${key}” fails, and is said in our words.`, error);
        const ours = this.#standard[key] ?? (this.#host.english as Phrases)[key];
        return isFunction(ours) ? ours(...told) : ours;
      }
    };
  }

  /** Phrases that are put in are often those taken out, with some more: ours are not theirs. */
  #setStandard(phrases: Phrases): void {
    const standard = { ...phrases };
    for (const [key, words] of this.#words) {
      if (standard[key] !== words) continue;
      standard[key] = this.#standard[key] ?? (this.#host.english as Phrases)[key];
    }
    this.#standard = standard;
    this.#apply();
  }

  #apply(): void {
    this.#merged = this.#merge(this.#standard);
    this.#host.ownWords = (phrases) => this.#merge(phrases as Phrases);
  }

  /** Only over what is there: a part whose phrases have not come must not seem to have them. */
  #merge(phrases: Phrases): Phrases {
    const said = [...this.#words].filter(([key]) => key in phrases);
    return { ...phrases, ...Object.fromEntries(said) };
  }
}
