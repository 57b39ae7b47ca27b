import { expect } from '@open-wc/testing';
import { money } from '../../src/format/money.js';
import checkout from '../../src/i18n/checkout/en/first.json' with { type: 'json' };
import formPhrases from '../../src/i18n/checkout/en/form.json' with { type: 'json' };
import endedPhrases from '../../src/i18n/checkout/en/ended.json' with { type: 'json' };
import problemPhrases from '../../src/i18n/checkout/en/problems.json' with { type: 'json' };
import returnPhrases from '../../src/i18n/checkout/en/return.json' with { type: 'json' };
import turnPhrases from '../../src/i18n/checkout/en/turn.json' with { type: 'json' };
import { languages as checkoutLanguages } from '../../src/i18n/checkout/languages.js';
import type { CheckoutPhrases } from '../../src/i18n/checkout/phrases.js';
import fields from '../../src/i18n/fields/en/first.json' with { type: 'json' };
import type { FieldPhrases } from '../../src/i18n/fields/phrases.js';
import tickets from '../../src/i18n/tickets/en/first.json' with { type: 'json' };
import type { TicketPhrases } from '../../src/i18n/tickets/phrases.js';
import { phrasesFrom } from '../../src/i18n/texts.js';
import { phrasesIn } from '../../src/i18n/translate.js';

type Words = TicketPhrases & CheckoutPhrases & FieldPhrases;

const languages = [
  ...['en', 'de', 'fr', 'es', 'nl', 'it', 'pt', 'pl', 'ar'],
  ...['cy', 'sv', 'da', 'nb', 'ja'],
];
const wordsIn = async (language: string): Promise<Words> =>
  ({
    ...phrasesFrom({
      ...tickets,
      ...checkout,
      ...endedPhrases,
      ...formPhrases,
      ...problemPhrases,
      ...returnPhrases,
      ...turnPhrases,
      ...fields,
    }),
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

/** All that a language says, whatever it is told. */
const saidIn = async (language: string): Promise<[key: string, said: string][]> =>
  Object.entries(await wordsIn(language)).map(([key, phrase]) => [
    key,
    typeof phrase === 'function' ? (phrase as (values: object) => string)({}) : phrase,
  ]);

/** Without marks of direction, which take no room. */
const print = (pennies: number, language: string): string =>
  money(pennies, 'GBP', language).replace(/[\u200e\u200f]/g, '');

describe('in every language', () => {
  it('a price breaks nowhere but at whole words of the fee: before the plus, where they follow that', async () => {
    for (const language of languages) {
      const { priceParts } = await wordsIn(language);
      const [face, fee] = [print(18500, language), print(1413, language)];
      const lines = linesOf(priceParts({ face, fee }), language);
      const said = `${language}: ${lines.join(' | ')}`;
      const sum = `${face} + ${fee}`.replaceAll('\u00a0', ' ');
      expect(lines[0]!.replaceAll('\u00a0', ' '), said).to.be.oneOf([sum, face]);
      if (lines[0] === face) expect(lines[1], said).to.match(/^\+[^]{3}/);
      expect(lines.filter((line) => line.includes(fee)).length, said).to.equal(1);
      for (const line of lines) expect(line.length, said).to.be.at.least(3);
    }
    const { priceParts } = await wordsIn('ja');
    expect(linesOf(priceParts({ face: '£185.00', fee: '£14.13' }), 'ja')).to.have.length(2);
  });

  it('the name of a ticket that another waits for stands in quotation marks', async () => {
    for (const language of languages) {
      const { onSaleAfter } = await wordsIn(language);
      expect(onSaleAfter({ release: 'Weekend' }), language).to.match(
        /[“„«»”「][\xa0\u2068]?Weekend[\xa0\u2069]?[”“»«」]/,
      );
    }
  });

  it('a declined payment says what to do next, whatever the bank said (T25)', async () => {
    for (const language of languages) {
      const { declined } = await wordsIn(language);
      const advice = declined({ reason: 'No.' })
        .split('No.')[1]!
        .replace(/[\u2068\u2069]/g, '')
        .trim();
      expect(advice, language).to.match(
        /card|kart|carta|cart[ãe]|tarjeta|kaart|kort|gerdyn|カード|بطاقة/i,
      );
      expect(declined({ reason: '' }), language).to.contain(advice);
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

describe('in English', () => {
  it('what is to come is checked and continued, as on other pages', async () => {
    const { unknownText, attestationMissing, lookForEmail, returnedText } = await wordsIn('en');
    expect(unknownText).not.to.contain('asking');
    expect(attestationMissing).to.match(/ to continue$/);
    for (const words of [lookForEmail, returnedText]) expect(words).to.contain(' spam');
  });
});

describe('in German', () => {
  it('“E-Mail-Adresse” stays on a line', async () => {
    const { emailAddressMissing, codeOfAnother, addressInvalid } = await wordsIn('de');
    for (const words of [emailAddressMissing, codeOfAnother, addressInvalid])
      expect(linesOf(words, 'de').join('|')).to.match(/\|E-\u2060Mail-\u2060Adresse\b/);
  });

  it('dots behind a whole word stand apart from it, on its line: a sentence that they follow ends so', async () => {
    for (const language of languages) {
      const { toThePayment } = await wordsIn(language);
      expect(toThePayment.endsWith('\u00a0'), language).to.equal(language === 'de');
    }
  });

  it('a ticket that waits for another comes “sobald”: “wenn” could mean that it may not', async () => {
    const { onSaleAfter } = await wordsIn('de');
    expect(onSaleAfter({ release: 'Weekend' })).to.contain(', sobald ');
  });

  it('an estimate says when the price is settled', async () => {
    const { estimateHint } = await wordsIn('de');
    expect(estimateHint).to.contain('endgültige Preis');
  });
});

describe('in Japanese', () => {
  it('the heading of a completed order is one phrase, which fits a narrow page', async () => {
    const { doneTitle } = await wordsIn('ja');
    expect(doneTitle).not.to.contain('。');
  });

  it('asks not to pay again as politely as for all else', async () => {
    for (const [key, said] of await saidIn('ja')) expect(said, key).not.to.contain('支払わないで');
  });
});

describe('in Arabic', () => {
  it('what an order may hold is told of one order', async () => {
    const { perOrder } = await wordsIn('ar');
    expect(perOrder({ least: 2, most: 4 })).to.match(/في الطلب الواحد$/);
    expect(perOrder({ least: 2, most: undefined })).to.match(/في الطلب الواحد$/);
  });

  it('an email is never mere mail, and spam is what nobody asked for', async () => {
    const mere = /بريد(?!ك? (?:ال)?إلكتروني|ك الإلكتروني| الوارد| غير المرغوب فيه)/;
    for (const [key, said] of await saidIn('ar')) expect(said, key).not.to.match(mere);
  });

  it('a payment is no instalment', async () => {
    for (const [key, said] of await saidIn('ar'))
      if (key !== 'planOffer') expect(said, key).not.to.match(/الدفعة|دفعتك/);
  });

  it('we go on checking, not asking', async () => {
    const { unknownText } = await wordsIn('ar');
    expect(unknownText).to.contain('وسنواصل التحقق').and.not.to.contain('السؤال');
  });

  it('the question of what comes next is one', async () => {
    const { whatNext } = await wordsIn('ar');
    expect(whatNext).to.match(/؟$/);
  });

  it('buttons of an order are nouns, not commands', async () => {
    const { pay, payNow, checkNow, addOne, removeOne, ...words } = await wordsIn('ar');
    const { retry } = words as unknown as { retry: string };
    const buttons = [
      pay({ amount: '£1' }),
      payNow({ amount: '£1' }),
      checkNow,
      addOne({ release: 'Day' }),
      removeOne({ release: 'Day' }),
      retry,
    ];
    for (const button of buttons) expect(button).not.to.match(/^(?:ادفع|تحقّق|أضف|احذف|أعد) /);
  });
});
