import { describe, it } from 'node:test';
import { expect } from 'chai';
import { checkout } from '../../src/i18n/checkout/en.js';
import { endedPhrases } from '../../src/i18n/checkout/en-ended.js';
import { formPhrases } from '../../src/i18n/checkout/en-form.js';
import { express } from '../../src/i18n/checkout/en-express.js';
import { offerPhrases } from '../../src/i18n/checkout/en-offers.js';
import { planPhrases } from '../../src/i18n/checkout/en-plans.js';
import { priceNotePhrases } from '../../src/i18n/checkout/en-notes.js';
import { problemPhrases } from '../../src/i18n/checkout/en-problems.js';
import { returnPhrases } from '../../src/i18n/checkout/en-return.js';
import { turnPhrases } from '../../src/i18n/checkout/en-turn.js';
import { languages as checkoutLanguages } from '../../src/i18n/checkout/languages.js';
import type { CheckoutPhrases } from '../../src/i18n/checkout/phrases.js';
import { neighbours } from '../../src/i18n/neighbours/en.js';
import { languages as neighbourLanguages } from '../../src/i18n/neighbours/languages.js';
import { faqOrder } from '../../src/i18n/faq/en-order.js';
import { faq } from '../../src/i18n/faq/en.js';
import { languages as faqLanguages } from '../../src/i18n/faq/languages.js';
import type { FaqPhrases } from '../../src/i18n/faq/phrases.js';
import { fields } from '../../src/i18n/fields/en.js';
import type { FieldPhrases } from '../../src/i18n/fields/phrases.js';
import { form } from '../../src/i18n/form/en.js';
import { formParts } from '../../src/i18n/form/en-parts.js';
import { subscribePhrases } from '../../src/i18n/form/en-subscribe.js';
import { languages as formLanguages } from '../../src/i18n/form/languages.js';
import type { FormPhrases } from '../../src/i18n/form/phrases.js';
import { lineup } from '../../src/i18n/lineup/en.js';
import { lineupParts } from '../../src/i18n/lineup/en-parts.js';
import { languages as lineupLanguages } from '../../src/i18n/lineup/languages.js';
import type { LineupPhrases } from '../../src/i18n/lineup/phrases.js';
import { merch } from '../../src/i18n/merch/en.js';
import { merchParts } from '../../src/i18n/merch/en-parts.js';
import { languages as merchLanguages } from '../../src/i18n/merch/languages.js';
import type { MerchPhrases } from '../../src/i18n/merch/phrases.js';
import { signup } from '../../src/i18n/signup/en.js';
import type { SignupPhrases } from '../../src/i18n/signup/phrases.js';
import { plural } from '../../src/i18n/plural.js';
import { demo } from '../../src/i18n/states/en-demo.js';
import { details } from '../../src/i18n/states/en-details.js';
import { trouble } from '../../src/i18n/states/en-trouble.js';
import { states } from '../../src/i18n/states/en.js';
import type { StatePhrases } from '../../src/i18n/states/phrases.js';
import { codePhrases } from '../../src/i18n/tickets/en-code.js';
import { ticketParts } from '../../src/i18n/tickets/en-parts.js';
import { planOfferPhrases } from '../../src/i18n/tickets/en-plans.js';
import { changePhrases } from '../../src/i18n/tickets/en-changes.js';
import { feePhrases } from '../../src/i18n/tickets/en-fees.js';
import { shopPhrases } from '../../src/i18n/tickets/en-shop.js';
import { tickets } from '../../src/i18n/tickets/en.js';
import { languages as ticketLanguages } from '../../src/i18n/tickets/languages.js';
import type { TicketPhrases } from '../../src/i18n/tickets/phrases.js';
import { direction, phrasesIn, translate, type Languages } from '../../src/i18n/translate.js';
import { pseudo } from './pseudo.js';

/** What an element or a part of it speaks. English is complete, or this does not compile. */
const stateWords: StatePhrases = { ...states, ...trouble, ...details, ...demo };
const lineupWords: LineupPhrases = { ...lineup, ...lineupParts };
const faqWords: FaqPhrases = { ...faq, ...faqOrder };
const formWords: FormPhrases & SignupPhrases & FieldPhrases = {
  ...fields,
  ...signup,
  ...form,
  ...formParts,
  ...subscribePhrases,
};
const merchWords: MerchPhrases = { ...merch, ...merchParts };
const ticketWords: TicketPhrases = {
  ...tickets,
  ...ticketParts,
  ...codePhrases,
  ...changePhrases,
  ...feePhrases,
  ...shopPhrases,
  ...planOfferPhrases,
};
const checkoutWords: TicketPhrases & CheckoutPhrases & FieldPhrases = {
  ...ticketWords,
  ...checkout,
  ...endedPhrases,
  ...formPhrases,
  ...priceNotePhrases,
  ...returnPhrases,
  ...turnPhrases,
  ...offerPhrases,
  ...planPhrases,
  ...problemPhrases,
  ...express,
  ...fields,
};
const groups: [string, object, Languages][] = [
  ['lineup', lineupWords, lineupLanguages],
  ['faq', faqWords, faqLanguages],
  ['neighbours', neighbours, neighbourLanguages],
  ['form', formWords, formLanguages],
  ['merch', merchWords, merchLanguages],
  ['tickets', ticketWords, ticketLanguages],
  ['checkout', checkoutWords, checkoutLanguages],
];

type Phrase = string | ((...told: unknown[]) => string);
const entriesOf = (phrases: object): [string, Phrase][] =>
  Object.entries(phrases as Record<string, Phrase>);
const say = (phrase: Phrase, told: unknown[]): string =>
  typeof phrase === 'string' ? phrase : phrase(...told);
const words = (told: unknown): string[] =>
  typeof told === 'object' && told ? Object.values(told).map(String) : [String(told)];
const languages = [
  ...['de', 'fr', 'es', 'nl', 'it', 'pt', 'pl', 'ar'],
  ...['cy', 'sv', 'da', 'nb', 'ja'],
];
const statesIn = async (language: string): Promise<StatePhrases> => ({
  ...stateWords,
  ...(await phrasesIn(language)),
});
/** All that is ever said in a language; English hands in its own. */
const allIn = async (language: string): Promise<object> => {
  const found = await Promise.all(groups.map(([, , table]) => phrasesIn(language, table)));
  const english = language === 'en' ? [stateWords, ...groups.map(([, group]) => group)] : [];
  return Object.assign({}, ...english, ...found) as object;
};

describe('phrasesIn', () => {
  it('has nothing to add in English, in a language it does not speak and for tags that are none', async () => {
    for (const tag of [
      ...['en', 'en-GB', 'en_US', 'EN', '', 'xx', 'tlh', '-', '<b>', 'deutsch'],
      ...['constructor', '__proto__', '../de'],
    ]) {
      expect(await phrasesIn(tag, lineupLanguages), tag).to.deep.equal({});
    }
  });

  it('finds a language by the first part of its tag', async () => {
    for (const tag of ['pt', 'pt-BR', ' PT_pt ']) {
      expect(await phrasesIn(tag, faqLanguages), tag).to.include({ retry: 'Tentar de novo' });
    }
  });

  it('speaks Bokmål to all Norwegians', async () => {
    for (const tag of ['nb', 'nb-NO', 'no', 'no-NO', 'nn', 'NN_no']) {
      expect(await phrasesIn(tag, faqLanguages), tag).to.include({ retry: 'Prøv igjen' });
    }
    for (const tag of ['nl', 'na', 'nno']) {
      expect(await phrasesIn(tag, faqLanguages), tag).not.to.include({ retry: 'Prøv igjen' });
    }
  });

  it('brings an element the states and its own words, and none that only others speak', async () => {
    for (const language of languages) {
      for (const [name, english, table] of groups) {
        expect(
          Object.keys(await phrasesIn(language, table)).toSorted(),
          `${language} ${name}`,
        ).to.deep.equal(Object.keys({ ...stateWords, ...english }).toSorted());
      }
    }
  });

  it('brings what there is when a file does not come, and never rejects', async () => {
    const absent = { de: () => Promise.reject(new Error('no network')) };
    const found = (await phrasesIn('de', absent)) as StatePhrases;
    expect(found.retry).to.equal('Noch einmal versuchen');
  });

  it('speaks whole phrases in every language, with everything it is told in them', async () => {
    const tell: Record<string, unknown[]> = {
      busy: [7],
      setName: [{ act: 'Anna', stage: 'Lark', day: 'Friday', start: '20:00', end: '21:00' }],
      setCount: [3, 12],
      clashesWith: ['Anna', 20],
      clashCount: [5],
      resultCount: [5],
      plannedCount: [5],
      plannedInReach: [3, 12],
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
      for (const [key, phrase] of entriesOf(await allIn(language))) {
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
      const { notFound, unauthorized, forbidden } = await statesIn(language);
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

describe('translate', () => {
  const host = (language: string) => {
    const updates: string[] = [];
    const phrases: object = { retry: 'Try again', later: 'Later' };
    const speaker = { language, phrases, direction: 'ltr' as 'ltr' | 'rtl', updates };
    return { ...speaker, requestUpdate: () => void updates.push('update') };
  };
  /** Comes when it is told to. */
  const held = (phrases: object) => {
    let release: () => void = () => undefined;
    const file = new Promise<{ phrases: object }>((resolve) => {
      release = () => resolve({ phrases });
    });
    return { words: { languages: { de: () => file, ar: () => file } }, release };
  };

  it('leaves in English what a language lacks', async () => {
    const speaker = host('de-AT');
    const lacking = { languages: { de: () => Promise.resolve({ phrases: {} }) } };
    await translate(speaker, lacking);
    expect(speaker.phrases).to.include({ retry: 'Noch einmal versuchen', later: 'Later' });
    expect(speaker.updates).to.have.length(1);
  });

  it('keeps the English of a part that came while the language was under way', async () => {
    const { words, release } = held({ later: 'Später' });
    const speaker = host('de');
    const done = translate(speaker, words);
    speaker.phrases = { ...speaker.phrases, newest: 'Newest' };
    release();
    await done;
    expect(speaker.phrases).to.include({ later: 'Später', newest: 'Newest' });
  });

  it('gives way to another language that was asked for in the meantime', async () => {
    const { words, release } = held({ later: 'لاحقًا' });
    const speaker = host('ar');
    const done = translate(speaker, words);
    speaker.language = 'en';
    release();
    await done;
    expect(speaker).to.deep.include({ direction: 'ltr', updates: [] });
    expect(speaker.phrases).to.include({ later: 'Later' });
  });

  it('turns round for Arabic, though its words do not come', async () => {
    const speaker = host('ar');
    await translate(speaker, { languages: { ar: () => Promise.reject(new Error('gone')) } });
    expect(speaker.direction).to.equal('rtl');
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

  it('lets numbers change the beginning of a Welsh word, and nothing of a Japanese one', async () => {
    const counted = async (language: string) => {
      const { ticketCount } = (await phrasesIn(language, ticketLanguages)) as TicketPhrases;
      return [0, 1, 2, 3, 4, 6, 7].map(ticketCount).join(', ');
    };
    expect(await counted('cy')).to.equal(
      '0 tocyn, 1 tocyn, 2 docyn, 3 thocyn, 4 tocyn, 6 thocyn, 7 tocyn',
    );
    expect(await counted('ja')).to.match(/^チケット0枚, チケット1枚, チケット2枚,/);
    expect(await counted('nb')).to.match(/^0 billetter, 1 billett, 2 billetter,/);
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
    const phrases = pseudo<StatePhrases>(stateWords);
    expect(phrases.retry.length).to.be.at.least(trouble.retry.length * 1.4);
    expect(phrases.retry).not.to.contain(trouble.retry);
    expect(phrases.busy(7)).to.contain('7');
  });
});
