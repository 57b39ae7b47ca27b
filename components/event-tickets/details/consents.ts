import { html, type TemplateResult } from 'lit';
import { readObject, readText, type LooseObject } from '../../../src/contract/loose.js';
import type { LooseFeed } from '../../../src/checkout/sale/offers.js';
import type { Details } from '../../../src/checkout/machine/state.js';
import type { OrderContext } from '../parts/order-context.js';
import { optionRow } from '../parts/option-row.js';

interface Box {
  readonly key: string;
  /** The wording, exactly as published. */
  readonly text: string;
}

/** Optional checkboxes. A tick counts only for the wording it was set with. spec L189, L316 */
export class Consents {
  readonly #ticked = new Map<string, string>();
  /** The checkboxes as drawn last. */
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

  /** The answers and the wording on screen, by the service's keys. */
  given(): Pick<Details, 'consents' | 'consentTextSnapshot'> {
    return {
      consents: Object.fromEntries(this.#shown.map((box) => [box.key, this.#isTicked(box)])),
      consentTextSnapshot: Object.fromEntries(this.#shown.map(({ key, text }) => [key, text])),
    };
  }

  /** Restores the answers from before a reload. */
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
 * Reads the checkboxes from a list or from an object by key. Keeps the first of each key and skips
 * entries without readable text. spec L189
 */
export function boxesOf({ checkout }: LooseFeed): Box[] {
  const boxes = new Map<string, Box>();
  for (const [name, value] of entriesOf(checkout?.consents)) {
    const box = readObject(value);
    const key = firstText(box, ['key', 'id', 'name']) ?? name;
    const text = typeof value === 'string' ? value : firstText(box, ['text', 'label', 'wording']);
    if (key && text && readText(text) && !boxes.has(key)) boxes.set(key, { key, text });
  }
  return [...boxes.values()];
}

/** The feed has checkboxes but no readable text, so the service would refuse any answers. */
export const hasUnreadableConsents = (feed: LooseFeed): boolean =>
  entriesOf(feed.checkout?.consents).length > 0 && boxesOf(feed).length === 0;

/** An object has the keys as names; entries of a list have their own. */
function entriesOf(value: unknown): [name: string | undefined, box: unknown][] {
  if (Array.isArray(value)) return value.map((box: unknown) => [undefined, box]);
  return Object.entries(readObject(value));
}

/** Untrimmed, as the service compares the text character by character. */
const firstText = (box: LooseObject, names: readonly string[]): string | undefined =>
  names.map((name) => box[name]).find((text) => typeof text === 'string' && !!readText(text)) as
    | string
    | undefined;
