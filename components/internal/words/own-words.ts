import { pageRecord } from '../../../src/embed/page.js';
import { knownWords, readOwnWords } from '../../../src/i18n/own-words.js';
import { warnDeveloper } from '../developer.js';

type Phrases = Record<string, unknown>;

/** What it needs of an element. */
export interface Speaker extends Element {
  readonly strings?: object | undefined;
  readonly english: object;
  phrases: object;
  ownWords?: ((phrases: object) => object) | undefined;
  requestUpdate(): void;
}

const isSaid = (phrase: unknown): phrase is (...told: unknown[]) => unknown =>
  typeof phrase === 'function';

const speakers = new WeakMap<Speaker, OwnPhrases>();

/** Lets an element say what the page says in its place: its own `strings` before those of the page. */
export function useOwnWords(host: Speaker): void {
  let speaker = speakers.get(host);
  if (!speaker) speakers.set(host, (speaker = new OwnPhrases(host)));
  speaker.read(host.strings, pageRecord().settings.strings);
}

/**
 * Stands where an element has its phrases. They come in parts and in several languages; whatever
 * comes, what the page says is laid over it, and can be taken away again.
 */
class OwnPhrases {
  readonly #host: Speaker;
  #given: readonly unknown[] = [];
  #words: ReadonlyMap<string, unknown> = new Map();
  #standard: Phrases;
  #said: Phrases;

  constructor(host: Speaker) {
    this.#host = host;
    this.#standard = this.#said = host.phrases as Phrases;
    Object.defineProperty(host, 'phrases', {
      get: () => this.#said,
      set: (phrases: Phrases) => this.#take(phrases),
      configurable: true,
      enumerable: true,
    });
  }

  read(own: unknown, ofPage: unknown): void {
    if (own === this.#given[0] && ofPage === this.#given[1]) return;
    this.#given = [own, ofPage];
    const { localName } = this.#host;
    // What all elements are given may be meant for others.
    const forAll = readOwnWords(ofPage, knownWords());
    const forThis = readOwnWords(own, knownWords(localName));
    for (const problem of new Set([...forAll.problems, ...forThis.problems]))
      warnDeveloper(this.#host, `strings: ${problem}`);
    const words = [...forAll.words, ...forThis.words];
    this.#words = new Map(words.map(([key, phrase]) => [key, this.#orOurs(key, phrase)]));
    this.#lay();
    this.#host.requestUpdate();
  }

  /** A function of the page that fails is no trouble of its visitors: they read what we would say. */
  #orOurs(key: string, phrase: unknown): unknown {
    if (!isSaid(phrase)) return phrase;
    return (...told: unknown[]): unknown => {
      try {
        return phrase(...told);
      } catch (error) {
        warnDeveloper(this.#host, `strings: “${key}” fails, and is said in our words.`, error);
        const ours = this.#standard[key] ?? (this.#host.english as Phrases)[key];
        return isSaid(ours) ? ours(...told) : ours;
      }
    };
  }

  /** Phrases that are put in are often those taken out, with some more: ours are not theirs. */
  #take(phrases: Phrases): void {
    const standard = { ...phrases };
    for (const [key, words] of this.#words) {
      if (standard[key] !== words) continue;
      standard[key] = this.#standard[key] ?? (this.#host.english as Phrases)[key];
    }
    this.#standard = standard;
    this.#lay();
  }

  #lay(): void {
    this.#said = this.#over(this.#standard);
    this.#host.ownWords = (phrases) => this.#over(phrases as Phrases);
  }

  /** Only over what is there: a part whose phrases have not come must not seem to have them. */
  #over(phrases: Phrases): Phrases {
    const said = [...this.#words].filter(([key]) => key in phrases);
    return { ...phrases, ...Object.fromEntries(said) };
  }
}
