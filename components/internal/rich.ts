import { noChange } from 'lit';
import { Directive, directive, type ElementPart, type PartInfo, PartType } from 'lit/directive.js';
import { fillRich, type RichOptions } from '../../src/html/sanitize.js';

/** HTML from the feed, and its words alone for where it cannot be made safe. */
export interface RichText extends RichOptions {
  readonly html: string;
  readonly plain: string;
}

class Rich extends Directive {
  #filled = '';

  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error('rich() belongs on an element');
  }

  render(_text: RichText): unknown {
    return noChange;
  }

  override update({ element }: ElementPart, [text]: [RichText]): unknown {
    const wanted = JSON.stringify(text);
    if (wanted !== this.#filled) {
      this.#filled = wanted;
      fill(element, text);
    }
    return noChange;
  }
}

/** Fills an element, which must be empty in the template, with sanitised HTML. */
export const rich = directive(Rich);

function fill(element: Element, { html, plain, ...options }: RichText): void {
  const later = fillRich(element, html, options);
  if (!later) return;
  // The sanitiser is still loading, or the page refuses it: the words alone are always safe.
  element.textContent = plain;
  later.catch(() => undefined);
}
