import type { LitElement, ReactiveController } from 'lit';

const isText = (node: Node): node is Text => node.nodeType === 3;
const isFont = (node: Node | null) => node?.nodeName === 'FONT';
/** Lit draws into this parent: it marks its parts with comment nodes. */
const isDrawn = (box: Node) => [...box.childNodes].some(({ nodeType }) => nodeType === 8);

/**
 * Browsers translate a page by replacing its text nodes, in shadow roots too. Lit would keep writing
 * to its own nodes, which are no longer in the page, and lose the position of its next content. So
 * each node is put back, empty, in front of its translation. When Lit changes anything in their
 * parent, the nodes get their text again, and the translator translates it again. docs/decisions/0016
 */
export class TranslatedTexts implements ReactiveController {
  readonly #observer = new MutationObserver((records) => {
    this.#keep(records);
  });
  /** The original text of the emptied nodes. */
  readonly #sources = new WeakMap<Node, string>();
  readonly #translations = new WeakSet<Node>();
  #isTranslated = false;

  /** @param earlier changes of a translator from before this code was loaded */
  constructor(host: LitElement, earlier: readonly MutationRecord[]) {
    const changes = { childList: true, characterData: true, subtree: true };
    this.#observer.observe(host.renderRoot, changes);
    this.#keep(earlier);
    // Lit may have written to removed nodes since.
    this.#showAround(earlier);
    host.addController(this);
  }

  /** Before Lit draws: brings back the nodes that a translator has replaced. */
  hostUpdate(): void {
    this.#keep(this.#observer.takeRecords());
  }

  /** After Lit has drawn: shows all texts around its changes. */
  hostUpdated(): void {
    this.#showAround(this.#observer.takeRecords());
  }

  #showAround(records: readonly MutationRecord[]): void {
    if (!this.#isTranslated) return;
    const parents = records.map(({ target }) => (isText(target) ? target.parentNode : target));
    for (const parent of new Set(parents)) if (parent) this.#show(parent);
  }

  #keep(records: readonly MutationRecord[]): void {
    for (const record of records) {
      const { target } = record;
      if (!isText(target)) this.#keepReplaced(record);
      // Lit has written text outside an update of the element.
      else if (target.data && this.#sources.has(target) && target.parentNode)
        this.#show(target.parentNode);
    }
    this.#observer.takeRecords(); // the changes made here
  }

  #keepReplaced({
    target,
    removedNodes: [removed],
    addedNodes,
    previousSibling,
    nextSibling,
  }: MutationRecord): void {
    if (!removed) return;
    const added = [...addedNodes];
    if (this.#translations.has(removed)) {
      for (const node of added) this.#replaceTranslation(node);
      return;
    }
    if (!isText(removed) || !isDrawn(target)) return;
    // Some translators first add their element beside the text, then remove the text.
    const beside = [previousSibling, nextSibling].filter((node) => node !== null).filter(isFont);
    const translations = (added.length > 0 ? added : beside).filter(
      (node) => node.parentNode === target && !this.#translations.has(node),
    );
    const [first] = translations;
    if (!first) return;
    if (first.contains(removed)) removed.replaceWith(removed.cloneNode());
    if (removed.parentNode) return; // only moved
    if (!this.#sources.has(removed)) this.#sources.set(removed, removed.data);
    removed.data = '';
    target.insertBefore(removed, first);
    for (const node of translations) this.#translations.add(node);
    this.#isTranslated = true;
  }

  /** The translation was replaced: by another language, or by the original text. */
  #replaceTranslation(node: Node): void {
    const source = this.#sources.get(node);
    if (source === undefined) this.#translations.add(node);
    else (node as Text).data = source;
    this.#sources.delete(node);
  }

  #show(parent: Node): void {
    for (const text of [...parent.childNodes].filter(isText)) {
      const source = this.#sources.get(text);
      if (source === undefined) continue;
      this.#sources.delete(text);
      text.data ||= source;
      while (text.nextSibling && this.#translations.has(text.nextSibling))
        text.nextSibling.remove();
      parent.insertBefore(text, text.nextSibling); // translators look for nodes that are added
    }
    this.#observer.takeRecords();
  }
}
