/** All that a screen reader was told, in its order; words that are overwritten at once go unheard. */
export class Told {
  readonly words: string[] = [];
  readonly #observer = new MutationObserver(() => this.#listen());
  #last = '';

  constructor() {
    this.#observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  }

  leave(): void {
    this.#observer.disconnect();
  }

  /** What comes next is heard on its own. */
  forget(): void {
    this.words.length = 0;
  }

  get region(): Element | null {
    return document.querySelector('[data-event-announcer]');
  }

  /** The same words twice differ by a space that nobody hears. */
  #listen(): void {
    const text = this.region?.textContent ?? '';
    if (text === this.#last) return;
    this.#last = text;
    if (text.trim()) this.words.push(text.trim());
  }
}
