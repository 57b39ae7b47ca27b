import { describe, it } from 'node:test';
import { expect } from 'chai';
import { articleAddress, articleHash, slugOf } from '../../components/event-news/article-links.js';
import { initialsOf } from '../../components/event-lineup/list/portrait.js';
import { readAddress } from '../../components/event-search/question.js';
import {
  referenceIn,
  returnAddress,
  withoutReturn,
} from '../../src/checkout/session/return-address.js';
import { addressOf, cleanBaseUrl, webAddress } from '../../src/client/address.js';
import { isSecretKey } from '../../src/client/credential.js';
import { routes } from '../../src/contract/routes.js';
import { widgetHostOf } from '../../src/embed/hosts.js';
import { nearestTag } from '../../src/embed/mistyped.js';
import { appointmentsFile } from '../../src/format/appointments.js';
import { countryName } from '../../src/format/country.js';
import { platformName } from '../../src/format/platform.js';
import { timestampLabel } from '../../src/format/timestamps.js';
import { dayLabel, timeLabel } from '../../src/format/wall-times.js';
import { isAddress, maskedAddress, suggestedAddress } from '../../src/forms/address.js';
import { safeUrl } from '../../src/html/links.js';
import { paragraphsOf } from '../../src/html/markdown-text.js';
import { knownWords, readOwnWords } from '../../src/i18n/own-words.js';
import { fold } from '../../src/lineup/fold.js';
import { planIn } from '../../src/lineup/plan-code.js';
import { hexOf } from '../../src/merch/colours.js';

/** At which what grows with the square of its text already takes half a second. */
const length = 25_000;
const pieces = [
  ' ',
  '\n',
  '\t',
  '\r',
  '[',
  ']',
  '(',
  '<',
  '<a',
  '*',
  '**a',
  '_',
  '`',
  '#',
  '-',
  '- ',
];
const more = [
  '>',
  '> ',
  '[a](',
  '![',
  '/',
  '//',
  '?',
  '&',
  '=',
  '.',
  'a.',
  '@',
  'a@',
  '%',
  '%4',
  '{a',
];
const words = ['0', '0:', 'a', 'Ab ', 'é', '\u0301', '\ud800', '\\', '"', ',', ';', '~', '١'];
const marks = ['bandstand-payment=', '?bandstand-payment=', '  # ', 'sk_', '{', '1. '];
const starts = ['', '# a@'];

/** Long runs of each piece, from each beginning, with an end that fits nothing. */
const texts = [...pieces, ...more, ...words, ...marks].flatMap((piece) =>
  starts.map((start) => `${start}${piece.repeat(length / piece.length)}!x\u0001`),
);

const known = knownWords();
const link = (hash: string): Element =>
  Object.assign(document.createElement('a'), { href: `#widget=${hash}` });

/** Each function that reads a text of the service, of an author, of an address or of a visitor. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  paragraphsOf,
  safeUrl,
  webAddress,
  articleAddress: (text) => articleAddress(text, text),
  hashOf: articleHash,
  slugOf: (text) => slugOf(text, []),
  initialsOf,
  readAddress: (text) => readAddress(`https://a.example/?${text}`),
  returnAddress: (text) => returnAddress(text, text.slice(0, 9).replace(/\p{Surrogate}/gu, '')),
  withoutReturn,
  referenceIn,
  cleanBaseUrl: (text) => cleanBaseUrl(`https://a.example/${text}`),
  addressOf: (text) => addressOf('https://a.example', routes.getEvent, { slug: text }),
  isSecretKey,
  hostOf: (text) => widgetHostOf(link(text), new Map()),
  nearest: (text) => nearestTag(text, ['event-lineup', 'event-tickets']),
  appointmentsFile: (text) =>
    appointmentsFile([{ id: text, name: text, place: [text], startsAt: 0, endsAt: 1 } as never]),
  countryName: (text) => countryName(text, 'en'),
  platformName,
  timestampLabel: (text) => timestampLabel(text, 'en', 'UTC'),
  dayLabel: (text) => dayLabel(text, 'en'),
  timeLabel: (text) => timeLabel(text, 'en'),
  isAddress,
  maskedAddress,
  suggestedAddress,
  readOwnWords: (text) => readOwnWords({ event: text, retry: text }, known, () => 'en'),
  fold,
  planIn: (text) => planIn(text, ['a']),
  hexOf,
};

describe('Texts made to take long', () => {
  for (const [name, read] of Object.entries(readers)) {
    it(`${name} takes no longer than its text is long`, () => {
      const slow = texts.filter((text) => !isQuick(read, text));
      expect(slow.map((text) => JSON.stringify(text.slice(0, 24)))).to.deep.equal([]);
    });
  }
});

/** By the time of the processor, which a busy machine adds little to; what really takes long does so every time. */
function isQuick(read: (text: string) => unknown, text: string): boolean {
  return Array.from({ length: 3 }).some(() => {
    const before = process.cpuUsage();
    try {
      read(text);
    } catch (error) {
      if (error instanceof RangeError && /stack/i.test(error.message)) return false;
    }
    const { user, system } = process.cpuUsage(before);
    return user + system < 300_000;
  });
}
