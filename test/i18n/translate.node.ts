import { describe, it } from 'node:test';
import { expect } from 'chai';
import { readdirSync } from 'node:fs';
import { languages as faqLanguages } from '../../src/i18n/faq/languages.js';
import { languages as lineupLanguages } from '../../src/i18n/lineup/languages.js';
import type { StatePhrases } from '../../src/i18n/states/phrases.js';
import { phrasesFrom, say, type Text, type Texts } from '../../src/i18n/texts.js';
import { languages as ticketLanguages } from '../../src/i18n/tickets/languages.js';
import type { TicketPhrases } from '../../src/i18n/tickets/phrases.js';
import { direction, phrasesIn, translate, type Languages } from '../../src/i18n/translate.js';
import {
  groupsIn,
  languagesIn,
  placeholdersOf,
  readEnglish,
  readLanguage,
} from '../../tools/words/read.js';
import { pseudo } from './pseudo.js';

const folder = 'src/i18n';
const languages = languagesIn(folder);
const stateTexts = readEnglish(`${folder}/states`);
const textsIn = (group: string, language: string): Texts =>
  language === 'en'
    ? readEnglish(`${folder}/${group}`)
    : readLanguage(`${folder}/${group}`, language);
const statesIn = async (language: string): Promise<StatePhrases> => ({
  ...phrasesFrom<StatePhrases>(stateTexts),
  ...(await phrasesIn(language)),
});

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

  it('brings an element the states and its own words, in every language that has them', async () => {
    for (const group of groupsIn(folder)) {
      if (!readdirSync(`${folder}/${group}`).includes('languages.ts')) continue;
      const { languages: table } = (await import(`../../src/i18n/${group}/languages.ts`)) as {
        languages: Languages;
      };
      for (const language of languages) {
        // A new group has some languages before others.
        const own = language in table ? textsIn(group, language) : {};
        const phrases = await phrasesIn(language, table);
        const wanted = Object.keys({ ...stateTexts, ...own });
        expect(phrases, `${language} ${group}`).to.include.keys(wanted);
      }
    }
  });

  it('brings what there is when a file does not come, and never rejects', async () => {
    const absent = { de: () => Promise.reject(new Error('no network')) };
    const found = (await phrasesIn('de', absent)) as StatePhrases;
    expect(found.retry).to.equal('Noch einmal versuchen');
  });

  it('speaks whole phrases in every language, with everything it is told in them', () => {
    for (const group of groupsIn(folder))
      for (const language of ['en', ...languages])
        for (const [key, text] of Object.entries(textsIn(group, language))) {
          const names = placeholdersOf(text);
          const values = Object.fromEntries(names.map((name) => [name, `<${name}>`]));
          const said = say(text, values, language);
          expect(said, `${language} ${key}`).to.match(/\S/);
          expect(said, `${language} ${key}`).not.to.match(/undefined|\[object|NaN|\s\s|[{}]/);
        }
  });

  it('tells 401, 403 and 404 apart in every language (LIN-27, FAQ-12)', async () => {
    for (const language of ['en', ...languages]) {
      const { notFound, unauthorized, forbidden } = await statesIn(language);
      expect(new Set([notFound, unauthorized, forbidden]), language).to.have.property('size', 3);
    }
  });

  it('speaks to visitors of no keys, codes or servers', () => {
    for (const [key, text] of Object.entries(stateTexts)) {
      if (key === 'secretKey') continue;
      const words = /\b(key|server|API|error|4\d\d|5\d\d|token|JSON)\b/i;
      expect(JSON.stringify(text), key).not.to.match(words);
    }
  });

  it('names the seconds to wait only when it knows them', () => {
    const { busy } = phrasesFrom<StatePhrases>(stateTexts);
    expect(busy({ seconds: 12 })).to.contain('12 seconds');
    expect(busy({ seconds: 1 })).to.contain('a second');
    expect(busy({ seconds: undefined })).to.contain('a moment');
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
  const held = (texts: object) => {
    let release: () => void = () => undefined;
    const file = new Promise<{ default: object }>((resolve) => {
      release = () => resolve({ default: texts });
    });
    return { words: { languages: { de: () => file, ar: () => file } }, release };
  };

  it('leaves in English what a language lacks', async () => {
    const speaker = host('de-AT');
    const lacking = { languages: { de: () => Promise.resolve({ default: {} }) } };
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

describe('the forms of a text', () => {
  const form = (language: string, count: number, forms: Text) => say(forms, { count }, language);

  it('are chosen by the plural of the language', () => {
    expect(form('en', 1, { one: 'a', other: 'b' })).to.equal('a');
    expect(form('en', 0, { one: 'a', other: 'b' })).to.equal('b');
    const four = { one: '1', few: 'few', many: 'many', other: 'other' };
    const polish = [1, 2, 5, 22, 112].map((count) => form('pl', count, four));
    expect(polish).to.deep.equal(['1', 'few', 'many', 'few', 'many']);
    const six = { zero: '0', one: '1', two: '2', few: 'few', many: 'many', other: 'other' };
    const arabic = [0, 1, 2, 3, 11, 100].map((count) => form('ar', count, six));
    expect(arabic).to.deep.equal(['0', '1', '2', 'few', 'many', 'other']);
  });

  it('follow the last number that the phrase is told, or the one that is named', () => {
    const forms = { one: 'one', other: 'more' };
    expect(say(forms, { shown: 1, total: 5 }, 'en')).to.equal('more');
    expect(say({ by: 'shown', ...forms }, { shown: 1, total: 5 }, 'en')).to.equal('one');
  });

  it('may do without what is not known, and count all the same', () => {
    const forms = {
      other: '{count} to {tier}, {at}',
      'no tier': { one: 'one to the next, {at}', other: '{count} to the next, {at}' },
      'no tier or at': 'some to go',
    };
    expect(say(forms, { count: 3, tier: 'Gold', at: '5' }, 'en')).to.equal('3 to Gold, 5');
    expect(say(forms, { count: 1, tier: '', at: '5' }, 'en')).to.equal('one to the next, 5');
    expect(say(forms, { count: 3, tier: undefined, at: '' }, 'en')).to.equal('some to go');
  });

  it('lets numbers change the beginning of a Welsh word, and nothing of a Japanese one', async () => {
    const counted = async (language: string) => {
      const { ticketCount } = (await phrasesIn(language, ticketLanguages)) as TicketPhrases;
      return [0, 1, 2, 3, 4, 6, 7].map((count) => ticketCount({ count })).join(', ');
    };
    expect(await counted('cy')).to.equal(
      '0 tocyn, 1 tocyn, 2 docyn, 3 thocyn, 4 tocyn, 6 thocyn, 7 tocyn',
    );
    expect(await counted('ja')).to.match(/^チケット0枚, チケット1枚, チケット2枚,/);
    expect(await counted('nb')).to.match(/^0 billetter, 1 billett, 2 billetter,/);
  });

  it('falls back to the form that every language has', () => {
    expect(form('pl', 5, { one: 'a', other: 'b' })).to.equal('b');
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
    const phrases = pseudo<StatePhrases>(phrasesFrom(stateTexts));
    expect(phrases.retry.length).to.be.at.least((stateTexts['retry'] as string).length * 1.4);
    expect(phrases.retry).not.to.contain(stateTexts['retry'] as string);
    expect(phrases.busy({ seconds: 7 })).to.contain('7');
  });
});
