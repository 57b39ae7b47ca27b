import { expect } from '@open-wc/testing';
import { checkout } from '../../src/i18n/en/checkout.js';
import { details } from '../../src/i18n/en/details.js';
import { faq } from '../../src/i18n/en/faq.js';
import { fields } from '../../src/i18n/en/fields.js';
import { lineupParts } from '../../src/i18n/en/lineup-parts.js';
import { form } from '../../src/i18n/en/form.js';
import { formParts } from '../../src/i18n/en/form-parts.js';
import { lineup } from '../../src/i18n/en/lineup.js';
import { merch } from '../../src/i18n/en/merch.js';
import { merchParts } from '../../src/i18n/en/merch-parts.js';
import { returned } from '../../src/i18n/en/returned.js';
import { states } from '../../src/i18n/en/states.js';
import { subscribe } from '../../src/i18n/en/subscribe.js';
import { ticketParts } from '../../src/i18n/en/ticket-parts.js';
import { tickets } from '../../src/i18n/en/tickets.js';
import { trouble } from '../../src/i18n/en/trouble.js';
import type { AllPhrases, StatePhrases } from '../../src/i18n/phrases.js';
import { plural } from '../../src/i18n/plural.js';
import { direction, phrasesFor } from '../../src/i18n/translate.js';
import { pseudo } from './pseudo.js';

const english: AllPhrases = {
  ...states,
  ...trouble,
  ...details,
  ...lineup,
  ...lineupParts,
  ...faq,
  ...checkout,
  ...returned,
  ...fields,
  ...form,
  ...formParts,
  ...subscribe,
  ...merch,
  ...merchParts,
  ...tickets,
  ...ticketParts,
};
type Phrase = string | ((...told: unknown[]) => string);
const entriesOf = (phrases: object): [string, Phrase][] =>
  Object.entries(phrases as Record<string, Phrase>);
const say = (phrase: Phrase, told: unknown[]): string =>
  typeof phrase === 'string' ? phrase : phrase(...told);
const words = (told: unknown): string[] =>
  typeof told === 'object' && told ? Object.values(told).map(String) : [String(told)];
const languages = ['de', 'fr', 'es', 'nl', 'it', 'pt', 'pl', 'ar'];

describe('phrasesFor', () => {
  it('gives English at once, as it was handed in', () => {
    for (const tag of ['en', 'en-GB', 'en_US', 'EN']) {
      expect(phrasesFor(tag, english), tag).to.equal(english);
    }
  });

  it('gives English for a language it does not speak and for tags that are none', () => {
    for (const tag of [
      '',
      'xx',
      'tlh',
      '-',
      '<b>',
      'deutsch',
      'constructor',
      '__proto__',
      '../de',
    ]) {
      expect(phrasesFor(tag, english), tag).to.equal(english);
    }
  });

  it('loads a language by the first part of its tag, and has it at once from then on', async () => {
    const first = phrasesFor('pt-BR', english);
    expect(first).to.be.instanceOf(Promise);
    expect((await first).retry).to.equal('Tentar de novo');
    const second = phrasesFor(' PT_pt ', english);
    expect(second).not.to.be.instanceOf(Promise);
    expect(await second).to.equal(await first);
  });

  it('brings an element no words that only others speak', async () => {
    const ofLineup = Object.keys(await phrasesFor('es', { ...states, ...lineup }));
    expect(ofLineup).to.include.members([...Object.keys(lineup), ...Object.keys(lineupParts)]);
    for (const key of ['tickets', 'orderSteps', 'form', 'sendAgain', 'merch'])
      expect(ofLineup).not.to.include(key);
    const ofMerch = Object.keys(await phrasesFor('es', { ...states, ...merch }));
    expect(ofMerch).to.include.members([...Object.keys(merch), ...Object.keys(merchParts)]);
    expect(ofMerch).not.to.include('tickets');
  });

  it('has every key of the English groups in every language, and no other', async () => {
    for (const language of languages) {
      const phrases = await phrasesFor(language, english);
      expect(Object.keys(phrases).toSorted(), language).to.deep.equal(
        Object.keys(english).toSorted(),
      );
    }
  });

  it('speaks whole phrases in every language, with everything it is told in them', async () => {
    const tell: Record<string, unknown[]> = {
      busy: [7],
      setName: [{ act: 'Anna', stage: 'Lark', day: 'Friday', start: '20:00', end: '21:00' }],
      setCount: [3, 12],
      clashesWith: ['Anna', 20],
      clashCount: [5],
      resultCount: [5],
      outOf: ['4', '5'],
      answerTooLong: ['Anna', 5],
      charactersLeft: [5],
      tryAgainIn: [20],
      resendIn: [20],
      chosenCount: [5],
      choiceAdded: ['Anna', 5],
      choiceRemoved: ['Anna', 5],
      priceParts: ['£45.00', '£3.63'],
      ticketsLeft: [5],
      perOrder: [2, 4],
      ticketCount: [5],
      mostPerOrder: [5],
      leastPerOrder: [5],
      onlyLeft: [5],
      mostTogether: [5],
      nowCosts: ['Anna', '£5', '£4'],
      nowFewer: ['Anna', 5],
      planOffer: [{ share: '25 %', count: 3, due: '1 July', by: '1 August' }],
      feeRule: ['7.5 %', '£0.25', '£0.50'],
      stepOf: [2, 3, 'Anna'],
      heldUntil: ['14:32', '12 minutes'],
      minutes: [12],
      seconds: [20],
      warnReduced: [5],
      ofWhichFree: [5],
      planTerms: ['£30', '£22 on 1 July'],
      amountOn: ['£22', '1 July'],
      offerAt: ['15 %', 'Anna'],
      soldOutNow: ['Anna', 5],
      colourRanOut: ['Anna', 'Bella'],
    };
    for (const language of ['en', ...languages]) {
      for (const [key, phrase] of entriesOf(await phrasesFor(language, english))) {
        const told = tell[key] ?? ['Anna'];
        const text = say(phrase, told);
        expect(text, `${language} ${key}`).to.match(/\S/);
        expect(text, `${language} ${key}`).not.to.match(/undefined|\[object|NaN|\s\s/);
        if (typeof phrase === 'string') continue;
        for (const word of told.flatMap(words)) expect(text, `${language} ${key}`).to.contain(word);
      }
    }
  });

  it('tells 401, 403 and 404 apart in every language (LIN-27, FAQ-12)', async () => {
    for (const language of ['en', ...languages]) {
      const { notFound, unauthorized, forbidden } = await phrasesFor(language, english);
      expect(new Set([notFound, unauthorized, forbidden]), language).to.have.property('size', 3);
    }
  });

  it('speaks to visitors of no keys, codes or servers', async () => {
    for (const [key, phrase] of entriesOf({ ...states, ...trouble })) {
      if (key === 'secretKey') continue;
      const text = say(phrase, ['x']);
      expect(text, key).not.to.match(/\b(key|server|API|error|4\d\d|5\d\d|token|JSON)\b/i);
    }
  });

  it('names the seconds to wait only when it knows them', () => {
    expect(trouble.busy(12)).to.contain('12 seconds');
    expect(trouble.busy(1)).to.contain('a second');
    expect(trouble.busy()).to.contain('a moment');
  });
});

describe('plural', () => {
  it('picks the form of the language', () => {
    expect(plural('en', 1, { one: 'a', other: 'b' })).to.equal('a');
    expect(plural('en', 0, { one: 'a', other: 'b' })).to.equal('b');
    const forms = { one: '1', few: 'few', many: 'many', other: 'other' };
    expect([1, 2, 5, 22, 112].map((count) => plural('pl', count, forms))).to.deep.equal([
      '1',
      'few',
      'many',
      'few',
      'many',
    ]);
    const six = { zero: '0', one: '1', two: '2', few: 'few', many: 'many', other: 'other' };
    expect([0, 1, 2, 3, 11, 100].map((count) => plural('ar', count, six))).to.deep.equal([
      '0',
      '1',
      '2',
      'few',
      'many',
      'other',
    ]);
  });

  it('falls back to the form that every language has', () => {
    expect(plural('pl', 5, { one: 'a', other: 'b' })).to.equal('b');
  });
});

describe('direction', () => {
  it('is from the right for Arabic, Hebrew, Persian, Urdu and scripts of theirs', () => {
    for (const tag of ['ar', 'ar-EG', 'he', 'fa_IR', 'ur', 'az-Arab-IR', 'pa_Arab', 'AR']) {
      expect(direction(tag), tag).to.equal('rtl');
    }
  });

  it('is from the left for everything else, and for tags that are none', () => {
    for (const tag of ['', 'en', 'de-DE', 'ar-Latn', 'pl', '<b>', 'arn']) {
      expect(direction(tag), tag).to.equal('ltr');
    }
  });
});

describe('the pseudo-language of the layout tests', () => {
  it('is longer, accented, and tells what it is told', () => {
    const phrases = pseudo<StatePhrases>({ ...states, ...trouble, ...details });
    expect(phrases.retry.length).to.be.at.least(trouble.retry.length * 1.4);
    expect(phrases.retry).not.to.contain(trouble.retry);
    expect(phrases.busy(7)).to.contain('7');
  });
});
