import { expect, waitUntil } from '@open-wc/testing';
import { elements } from '../../components/elements.js';
import type { EventElement } from '../../components/internal/element.js';
import type { EndpointName } from '../../src/contract/routes.js';
import { chooseKinds, chooseSome } from '../effort.js';
import { demoAnswer, subjectOf } from './demo-answer.js';
import { withTexts } from './members.js';
import { answer, refusal, rests, settled, TestPage, visibleText } from './page.js';
import { signIn } from './signed-in.js';
import { translate, untranslated, ways } from './translator.js';

for (const [tag, operation] of chooseSome(Object.entries<EndpointName | null>(elements))) {
  if (operation) translatedCases(tag, operation);
}

/** What a visitor reads on a page that the browser translates. */
function translatedCases(tag: string, operation: EndpointName): void {
  describe(`<${tag}> on a translated page`, () => {
    const subject = subjectOf(tag, operation);
    let full: unknown;
    let page: TestPage;
    const errors: string[] = [];
    const caught = ({ message }: ErrorEvent) => errors.push(message);
    before(async () => {
      await import(`../../components/${tag}/${tag}.ts`);
      full = await demoAnswer(operation, subject, 4);
    });
    beforeEach(() => {
      page = new TestPage(subject);
      serve(full);
      addEventListener('error', caught);
    });
    afterEach(() => {
      removeEventListener('error', caught);
      page.leave();
      errors.length = 0;
    });

    /** Asked for more than its feed, the service has nothing. */
    const serve = (data: unknown) => {
      let path: string | undefined;
      page.reply = ({ pathname }) => {
        path ??= pathname;
        return pathname === path ? answer(data) : refusal('not_found', 404);
      };
    };
    const put = async () => {
      const element = signIn(document.createElement(tag) as EventElement);
      document.body.append(element);
      await settled(element);
      return element;
    };

    for (const [name, way] of chooseKinds(Object.entries(ways))) {
      it(`says what one says that nobody has translated, whatever changes: ${name}`, async () => {
        const [element, plain] = [await put(), await put()];
        const readsLike = async (what: string) => {
          for (const one of [element, plain]) await rests(one);
          const read = (one: EventElement) => untranslated(visibleText(one));
          const isSame = () => read(element) === read(plain);
          await waitUntil(isSame, what, { timeout: 3000 }).catch(() => undefined);
          const [seen, expected] = firstDifference(read(element), read(plain));
          expect(seen, what).to.equal(expected);
        };
        const changes: [string, () => void][] = [
          ['another language', () => [element, plain].forEach((one) => (one.locale = 'de'))],
          ['other texts', () => serve(withTexts(full, anew))],
          ['a service that fails', () => (page.reply = () => refusal('internal_error', 500))],
          ['a service that is back', () => serve(full)],
          ['the first language', () => [element, plain].forEach((one) => (one.locale = 'en'))],
        ];
        let [age, texts] = [0, 0];
        for (const [what, change] of changes) {
          texts += translate(element, way);
          await readsLike(`translated, before ${what}`);
          change();
          page.comeBackAfter((age += 120));
          await readsLike(what);
        }
        expect(texts, 'translated texts').to.be.above(0);
        expect(errors).to.deep.equal([]);
        expect(page.said.filter((line) => line.includes('could not draw'))).to.deep.equal([]);
      });
    }
  });
}

const anew = (text: string, name: string): string =>
  /^(\d{4}-\d\d|\d\d:\d\d|[A-Z]{3}$|https?:|\/)/.test(text) ||
  /^(id|type|kind|status|state|timezone|slug|key|.*Id|.*Ids|.*Url)$/.test(name) ||
  !/\s/.test(text)
    ? text
    : `${text} anew`;

/** Whole texts would be too long to compare for those who report a failure. */
function firstDifference(one: string, other: string): [string, string] {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const excerpt = (text: string) => text.slice(Math.max(0, at - 40), at + 40);
  return [excerpt(one), excerpt(other)];
}
