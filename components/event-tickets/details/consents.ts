import { html, type TemplateResult } from 'lit';
import { readObject, readText, type LooseObject } from '../../../src/contract/loose.js';
import type { LooseFeed } from '../../../src/checkout/sale/offers.js';
import type { Details } from '../../../src/checkout/machine/state.js';
import type { OrderContext } from '../parts/order-context.js';
import { optionRow } from '../parts/option-row.js';

interface Box {
  readonly key: string;
  /** As published. */
  readonly text: string;
}

/** The boxes that nobody must tick. A tick counts for the words it was put beside. spec L189, L316 */
export class Consents {
  readonly #ticked = new Map<string, string>();
  /** The wording on screen. */
  #shown: readonly Box[] = [];

  draw({ host, feed }: OrderContext): TemplateResult | undefined {
    this.#shown = boxesOf(feed);
    if (this.#shown.length === 0) return undefined;
    const row = (box: Box, place: number) =>
      optionRow({
        id: `consent-${place}`,
        words: box.text,
        isChosen: this.#isTicked(box),
        choose: (isChosen) => {
          this.#tick(box, isChosen);
          host.requestUpdate();
        },
      });
    return html`<fieldset class="item" part="consents">
      <legend class="label" part="label">${host.phrases.newsChoices}</legend>
      ${this.#shown.map(row)}
    </fieldset>`;
  }

  /** What was on screen when the form was sent, under the keys of the service. */
  given(): Pick<Details, 'consents' | 'consentTextSnapshot'> {
    return {
      consents: Object.fromEntries(this.#shown.map((box) => [box.key, this.#isTicked(box)])),
      consentTextSnapshot: Object.fromEntries(this.#shown.map(({ key, text }) => [key, text])),
    };
  }

  /** As they were before a reload. */
  restore({ consents, consentTextSnapshot }: Details): void {
    for (const [key, ticked] of Object.entries(consents)) {
      const text = consentTextSnapshot[key];
      if (ticked && text) this.#ticked.set(key, text);
    }
  }

  clear(): void {
    this.#ticked.clear();
  }

  #isTicked({ key, text }: Box): boolean {
    return this.#ticked.get(key) === text;
  }

  #tick({ key, text }: Box, on: boolean): void {
    if (on) this.#ticked.set(key, text);
    else this.#ticked.delete(key);
  }
}

/**
 * Whatever the service calls its boxes, and however many there are: a list, or an object by name. Each
 * key once; words that are no words ask for nothing. spec L189
 */
export function boxesOf({ checkout }: LooseFeed): Box[] {
  const boxes = new Map<string, Box>();
  for (const [name, said] of entriesOf(checkout?.consents)) {
    const box = readObject(said);
    const key = firstText(box, ['key', 'id', 'name']) ?? name;
    const text = typeof said === 'string' ? said : firstText(box, ['text', 'label', 'wording']);
    if (key && text && readText(text) && !boxes.has(key)) boxes.set(key, { key, text });
  }
  return [...boxes.values()];
}

/** Boxes are spoken of, and of none can the words be read: whatever is sent back would be refused. */
export const hasUnreadableConsents = (feed: LooseFeed): boolean =>
  entriesOf(feed.checkout?.consents).length > 0 && boxesOf(feed).length === 0;

/** A map names its boxes; a list leaves that to them. */
function entriesOf(said: unknown): [name: string | undefined, box: unknown][] {
  if (Array.isArray(said)) return said.map((box: unknown) => [undefined, box]);
  return Object.entries(readObject(said));
}

/** Verbatim: the service compares every letter. */
const firstText = (box: LooseObject, names: readonly string[]): string | undefined =>
  names.map((name) => box[name]).find((text) => typeof text === 'string' && !!readText(text)) as
    string | undefined;
