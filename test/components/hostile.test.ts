import { expect, fixtureCleanup, nextFrame } from '@open-wc/testing';
import { elements } from '../../components/elements.js';
import type { EventElement } from '../../components/internal/element.js';
import { endpoints } from '../../src/contract/endpoints.js';
import type { EndpointName } from '../../src/contract/routes.js';
import { chooseKinds, isQuick } from '../effort.js';
import { demoAnswer, subjectOf } from './demo-answer.js';
import {
  isNullable,
  isNumber,
  isOpenChoice,
  mayBeMissing,
  membersOf,
  withMember,
  withTexts,
  type Member,
} from './members.js';
import { nonsense } from './nonsense.js';
import { answer, refusal, settled, TestPage, visibleText } from './page.js';
import { signIn } from './signed-in.js';

const markup = '"><img src=x onerror="document.pwned=1"><script>document.pwned=1</script>';
const script = 'javascript:document.pwned=1';
const wild: [string, number][] = [
  ['below nothing', -1],
  ['a fraction', 0.5],
  ['beyond all measure', 1e21],
];

/** Members that name a document type or a version: another value is another service. */
const isFree = ({ path }: Member) => !path.includes('schemaOrg') && !path.includes('answerDoc');

for (const [tag, operation] of Object.entries<EndpointName | null>(elements)) {
  if (operation) hostileCases(tag, operation);
}

/** What no answer may do to the page, whatever is in it or missing from it. */
function hostileCases(tag: string, operation: EndpointName): void {
  describe(`<${tag}> and an answer that is not as expected`, () => {
    const subject = subjectOf(tag, operation);
    const members = membersOf(endpoints[operation].data).filter(isFree);
    let full: unknown;
    let page: TestPage;

    before(async () => {
      await import(`../../components/${tag}/${tag}.ts`);
      full = await demoAnswer(operation, subject);
    });
    beforeEach(() => {
      page = new TestPage(subject);
    });
    afterEach(() => {
      fixtureCleanup();
      page.leave();
      Reflect.deleteProperty(document, 'pwned');
    });

    const draw = async (data: unknown) => {
      let asked = 0;
      page.reply = () => (asked++ ? refusal('not_found', 404) : answer(data));
      const element = signIn(document.createElement(tag) as EventElement);
      document.body.append(element);
      await settled(element);
      return element;
    };
    const expectSense = (element: EventElement) => {
      const words = visibleText(element);
      expect(words, words).not.to.match(nonsense);
      expect(words).to.match(/\w{3}/);
    };
    const drawn = async (paths: Paths, value: unknown) => {
      const changed = (data: unknown, path: readonly string[]) => withMember(data, path, value);
      const element = await draw(paths.reduce(changed, full));
      expectSense(element);
      return element;
    };
    const roundsOf = (kind: (schema: Member['schema']) => boolean) =>
      rounds(members.filter(({ schema }) => kind(schema)).map(({ path }) => path));

    for (const [paths, name] of roundsOf(isNullable)) {
      it(`prints nothing for ${name} when it is null (ENV-12)`, async () => {
        const element = await drawn(paths, null);
        expect(element.matches(':state(error)')).to.equal(false);
      });
    }
    for (const [paths, name] of roundsOf(mayBeMissing)) {
      it(`does without ${name}`, async () => {
        await drawn(paths, undefined);
      });
    }
    for (const [paths, name] of roundsOf(isOpenChoice)) {
      it(`finds something neutral for a ${name} nobody knows (ENV-14)`, async () => {
        const element = await drawn(paths, 'invented_tomorrow');
        expect(element.matches(':state(error)')).to.equal(false);
      });
    }
    for (const [paths, name] of roundsOf(isNumber)) {
      it(`survives a ${name} that makes no sense`, async () => {
        for (const [what, number] of chooseKinds(wild)) {
          const element = await drawn(paths, number);
          expect(element.isConnected, what).to.equal(true);
          element.remove();
        }
      });
    }

    it('takes markup for the text it is, wherever it stands (LIN-30)', async () => {
      const element = await draw(withTexts(full, hostileText));
      await nextFrame();
      expect(intruders(element)).to.deep.equal([]);
      expect(Reflect.get(document, 'pwned')).to.equal(undefined);
    });

    it('makes no link and no picture of a script', async () => {
      const element = await draw(withTexts(full, (text) => (isAddress(text) ? script : text)));
      expect(intruders(element)).to.deep.equal([]);
      expectSense(element);
    });

    it('breaks a word that is longer than the page', async () => {
      const endless = (text: string, key: string) => (isKept(text, key) ? text : 'Ab'.repeat(150));
      const box = document.createElement('div');
      box.style.setProperty('width', '320px');
      document.body.append(box);
      const element = await draw(withTexts(full, endless));
      box.append(element);
      await nextFrame();
      expect(box.scrollWidth).to.be.at.most(320);
      box.remove();
    });
  });
}

type Paths = readonly (readonly string[])[];

/** Members that are changed together: each by itself, or, in the quick suite, all that are as deep. */
function rounds(paths: Paths): (readonly [paths: Paths, name: string])[] {
  const alone = paths.map((path) => [[path], path.join('.')] as const);
  if (!isQuick) return alone;
  const depths = [...new Set(paths.map(({ length }) => length))];
  return depths.map((depth) => [
    paths.filter(({ length }) => length === depth),
    `member ${depth} levels deep`,
  ]);
}

const isAddress = (text: string) => /^https?:/.test(text);
const isKept = (text: string, name: string) =>
  /^(\d{4}-\d\d|\d\d:\d\d|[A-Z]{3}$|https?:)/.test(text) ||
  /^(id|type|kind|timezone|.*Id|.*Ids)$/.test(name);
const hostileText = (text: string, name: string) => (isKept(text, name) ? text : text + markup);

/** Elements and attributes in the shadow root that only a hostile text can have brought. */
function intruders({ shadowRoot }: EventElement): string[] {
  return [...shadowRoot!.querySelectorAll('*')].flatMap((node) =>
    [...node.attributes]
      .filter(({ name, value }) => name.startsWith('on') || /^\s*javascript:/i.test(value))
      .map(({ name }) => `${node.localName} ${name}`)
      .concat(node.localName === 'script' ? ['script'] : []),
  );
}
