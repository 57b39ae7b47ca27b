import { html, svg, type TemplateResult } from 'lit';
import type { Phrases } from '../../src/i18n/phrases.js';
import { sidesOf, type MerchChoice } from '../../src/merch/choice.js';
import type { ProductColour, Product } from '../../src/merch/products.js';
import { drawChoiceGroup } from './choices.js';

type Words = Phrases<'merch'>;

export function productPicker(
  products: readonly Product[],
  chosen: Product,
  phrases: Words,
  {
    choose,
    thumb,
  }: { choose: (value: string) => void; thumb: (product: Product, index: number) => unknown },
): TemplateResult {
  return drawChoiceGroup({
    name: 'product',
    label: phrases.chooseProduct,
    options: products.map((product, index) => ({
      content: html`<span class="thumb">${thumb(product, index)}</span><bdi>${product.name}</bdi>`,
      chosen: product === chosen,
      choose: () => choose(product.value),
    })),
  });
}

export function sidePicker(
  { product, side }: MerchChoice,
  phrases: Words,
  choose: (side: string) => void,
): TemplateResult | undefined {
  const sides = sidesOf(product);
  if (sides.length < 2) return undefined;
  return drawChoiceGroup({
    name: 'side',
    label: phrases.garmentSide,
    options: sides.map((one) => ({
      content: html`<span>${phrases[one]}</span>`,
      chosen: one === side,
      choose: () => choose(one),
    })),
  });
}

export function colourPicker(
  { product, colour }: MerchChoice,
  phrases: Words,
  { choose, near }: { choose: (label: string) => void; near: (colour: ProductColour) => void },
): TemplateResult | undefined {
  if (!colour.label) return undefined;
  return drawChoiceGroup({
    name: 'colour',
    label: phrases.colour,
    note: html`<span class="chosen" aria-hidden="true"
      ><bdi>${accessibleName(colour, phrases)}</bdi></span
    >`,
    options: product.colours.map((one) => ({
      content: drawSwatch(one, phrases),
      chosen: one === colour,
      choose: () => choose(one.label),
      near: () => near(one),
    })),
  });
}

export function sizePicker(
  { product, size }: MerchChoice,
  phrases: Words,
  choose: (size: string) => void,
): TemplateResult | undefined {
  if (product.sizes.length === 0) return undefined;
  return drawChoiceGroup({
    name: 'size',
    label: phrases.size,
    options: product.sizes.map((one) => ({
      content: html`<span class="chip"><bdi>${one}</bdi></span>`,
      chosen: one === size,
      choose: () => choose(one),
    })),
  });
}

/** "Coral, out of stock" */
const accessibleName = ({ label, outOfStock }: ProductColour, phrases: Words): string =>
  outOfStock ? `${label}, ${phrases.outOfStock}` : label;

/** A dot of the cloth; a colour that is none has its name instead. */
function drawSwatch(colour: ProductColour, phrases: Words): TemplateResult {
  const name = accessibleName(colour, phrases);
  if (!colour.hex) return html`<span class="chip"><bdi>${name}</bdi></span>`;
  return html`<svg class="dot" viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="15.25" fill=${colour.hex} />
      ${colour.outOfStock ? svg`<path d="M5 27 27 5" /><path class="slash" d="M5 27 27 5" />` : undefined}</svg
    ><span class="visually-hidden">${name}</span>`;
}
