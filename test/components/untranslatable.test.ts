import { expect } from '@open-wc/testing';
import { elements } from '../../components/elements.js';
import type { EndpointName } from '../../src/contract/routes.js';
import { putDemo } from './demo-answer.js';
import type { TestPage } from './page.js';
import { textsIn } from './translator.js';

/** A translator reads "Wet Leg" as two words, and turns pounds into dollars. */
const amount = String.raw`[-−+]?\s?(?:[£€$]\s?\d[\d.,]*|\d[\d.,]*\s?[£€$])`;
const time = String.raw`\d{1,2}[:.]\d\d(?:\s?[ap]m)?`;
const isUntranslatable = new RegExp(
  String.raw`^(?:${amount}|[–-]?\s*${time}(?:\s*–\s*${time})?|\S+@\S+\.\S+)$`,
  'i',
);

/** Members that hold a name, a code or an address, and those whose `name` is one. */
const named =
  /^(?:stage|venue|venueName|locationLabel|addressLine|city|credit|author|reference|code|shareCode)$/;
const holders = /^(?:artist|artists|organiser|venue|event|events)$/;

/** The names that an answer brings. */
function namesIn(value: unknown, key = '', holder = ''): string[] {
  if (typeof value === 'string')
    return named.test(key) || (key === 'name' && holders.test(holder)) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => namesIn(item, key, holder));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, part]) => namesIn(part, name, key));
}

for (const [tag, operation] of Object.entries<EndpointName | null>(elements)) {
  if (operation) untranslatableCase(tag, operation);
}

function untranslatableCase(tag: string, operation: EndpointName): void {
  describe(`<${tag}> and a browser that translates`, () => {
    let page: TestPage;
    afterEach(() => page.leave());

    it('leaves names, codes, addresses, amounts and times as they are', async () => {
      const drawn = await putDemo(tag, operation);
      page = drawn.page;
      const names = namesIn(drawn.full, operation === 'getEvent' ? 'event' : '');
      const translatable = textsIn(drawn.element.shadowRoot!).filter(({ data, parentElement }) => {
        const words = data.trim();
        if (parentElement!.closest('.prose')) return false; // HTML of the organiser
        return isUntranslatable.test(words) || names.includes(words);
      });
      const shown = translatable.map(
        ({ data, parentElement }) =>
          `${parentElement!.localName}.${parentElement!.className} ${data.trim()}`,
      );
      expect([...new Set(shown)]).to.deep.equal([]);
    });
  });
}
