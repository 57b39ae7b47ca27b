import { expect } from '@open-wc/testing';
import { money } from '../../src/format/money.js';
import { checkout } from '../../src/i18n/checkout/en.js';
import { languages as checkoutLanguages } from '../../src/i18n/checkout/languages.js';
import type { CheckoutPhrases } from '../../src/i18n/checkout/phrases.js';
import { fields } from '../../src/i18n/fields/en.js';
import type { FieldPhrases } from '../../src/i18n/fields/phrases.js';
import { tickets } from '../../src/i18n/tickets/en.js';
import type { TicketPhrases } from '../../src/i18n/tickets/phrases.js';
import { phrasesIn } from '../../src/i18n/translate.js';

type Words = TicketPhrases & CheckoutPhrases & FieldPhrases;

const languages = [
  ...['en', 'de', 'fr', 'es', 'nl', 'it', 'pt', 'pl', 'ar'],
  ...['cy', 'sv', 'da', 'nb', 'ja'],
];
const wordsIn = async (language: string): Promise<Words> =>
  ({
    ...tickets,
    ...checkout,
    ...fields,
    ...(await phrasesIn(language, checkoutLanguages)),
  }) as Words;

/** The lines of a text where there is no room for any. */
function linesOf(text: string, language: string): string[] {
  const box = document.createElement('p');
  box.lang = language;
  box.textContent = text;
  box.style.inlineSize = '1px';
  document.body.append(box);
  const lines = new Map<number, string>();
  const range = document.createRange();
  let top = 0;
  for (const [at, letter] of Array.from(text).entries()) {
    range.setStart(box.firstChild!, at);
    range.setEnd(box.firstChild!, at + 1);
    const { y, width } = range.getBoundingClientRect();
    if (width > 0) top = Math.round(y);
    lines.set(top, (lines.get(top) ?? '') + letter);
  }
  box.remove();
  return [...lines.values()].map((line) => line.trim());
}

/** Without marks of direction, which take no room. */
const print = (pennies: number, language: string): string =>
  money(pennies, 'GBP', language).replace(/[\u200e\u200f]/g, '');

describe('in every language', () => {
  it('a price breaks nowhere but at whole words of the fee: before the plus, where they follow that', async () => {
    for (const language of languages) {
      const { priceParts } = await wordsIn(language);
      const [face, fee] = [print(18500, language), print(1413, language)];
      const lines = linesOf(priceParts(face, fee), language);
      const said = `${language}: ${lines.join(' | ')}`;
      const sum = `${face} + ${fee}`.replaceAll('\u00a0', ' ');
      expect(lines[0]!.replaceAll('\u00a0', ' '), said).to.be.oneOf([sum, face]);
      if (lines[0] === face) expect(lines[1], said).to.match(/^\+[^]{3}/);
      expect(lines.filter((line) => line.includes(fee)).length, said).to.equal(1);
      for (const line of lines) expect(line.length, said).to.be.at.least(3);
    }
    const { priceParts } = await wordsIn('ja');
    expect(linesOf(priceParts('£185.00', '£14.13'), 'ja')).to.have.length(2);
  });

  it('the name of a ticket that another waits for stands in quotation marks', async () => {
    for (const language of languages) {
      const { onSaleAfter } = await wordsIn(language);
      expect(onSaleAfter('Weekend'), language).to.match(
        /[“„«»”「][\xa0\u2068]?Weekend[\xa0\u2069]?[”“»«」]/,
      );
    }
  });

  it('a declined payment says what to do next, whatever the bank said (T25)', async () => {
    for (const language of languages) {
      const { declined } = await wordsIn(language);
      const advice = declined('No.')
        .split('No.')[1]!
        .replace(/[\u2068\u2069]/g, '')
        .trim();
      expect(advice, language).to.match(
        /card|kart|carta|cart[ãe]|tarjeta|kaart|kort|gerdyn|カード|بطاقة/i,
      );
      expect(declined(''), language).to.contain(advice);
    }
  });

  it('what heads a problem blames nothing that was typed: it may be a card that was declined', async () => {
    for (const language of languages) {
      const { problemTitle } = await wordsIn(language);
      expect(problemTitle, language).not.to.match(/typed|details|eingabe|angabe|saisi|入力/i);
    }
  });

  it('what lacks a tick says so without “this”: in the list above the form no box is beside it', async () => {
    const pointing =
      /\bthis\b|dies|\bcette\b|\best[ae]\b|questa|\bdit\b|\bto\b pole|هذه|\bhwn\b|rutan|ruten|feltet/i;
    for (const language of languages) {
      const { attestationMissing } = await wordsIn(language);
      expect(attestationMissing, language).not.to.match(pointing);
    }
  });
});
