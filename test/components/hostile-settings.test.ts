import { expect, fixtureCleanup } from '@open-wc/testing';
import { elements } from '../../components/elements.js';
import type { EventElement } from '../../components/internal/element.js';
import type { EndpointName } from '../../src/contract/routes.js';
import { ofContent, place } from '../../src/embed/content.js';
import { widgetHostOf } from '../../src/embed/hosts.js';
import { pageRecord } from '../../src/embed/page.js';
import { atNight, chooseSome, isQuick } from '../effort.js';
import { demoAnswer, subjectOf } from './demo-answer.js';
import { answer, baseUrl, settled, TestPage } from './page.js';
import { signIn } from './signed-in.js';

const foreign = 'https://thief.example';

/** What an author of content may write where a setting is expected. */
const hostileValues: Readonly<Record<string, string>> = {
  'a script': 'javascript:document.pwned=1',
  'a script in disguise': ' \u0001JaVa\tScRiPt:document.pwned=1',
  'a script that is a selector, too': 'javascript:focus,[pwned="1"],[id="hostile-target"]',
  'a document of its own': 'data:text/html,<script>document.pwned=1</script>',
  'a blob': 'blob:https://thief.example/1',
  'an old script': 'vbscript:msgbox(1)',
  'a foreign address': `${foreign}/x.png`,
  'a foreign host': '//thief.example/x.png',
  'a host in disguise': 'https:\\\\thief.example\\x.png',
  'a user in front of a host': 'https://service.example@thief.example/',
  'a path out of the path': `../../../..//thief.example/%2e%2e/`,
  'a selector of everything': '*',
  'a foreign address among selectors': `[href="${foreign}"],[id="hostile-target"]`,
  markup: '"><img src=x onerror="document.pwned=1"><script>document.pwned=1</script>',
  'a closed attribute': `' onclick='document.pwned=1' x="`,
  entities: '&#106;avascript&colon;document.pwned=1',
  'half a per cent sign': '%',
  'many bytes': 'javascript:1//'.padEnd(100_000, 'x'),
};

type Spelling = 'element' | 'div' | 'link';
type WidgetClass = CustomElementConstructor & { observedAttributes: string[] };

for (const [tag, operation] of Object.entries<EndpointName | null>(elements)) {
  if (operation) settingCases(tag, operation);
}

/** What no setting may do to the page, whoever may write it. */
function settingCases(tag: string, operation: EndpointName): void {
  describe(`<${tag}> and settings that are not as expected`, () => {
    const subject = subjectOf(tag, operation);
    let full: unknown;
    let page: TestPage;
    let names: readonly string[];
    let target: HTMLElement;

    before(async () => {
      await import(`../../components/${tag}/${tag}.ts`);
      names = (customElements.get(tag) as WidgetClass).observedAttributes;
      full = await demoAnswer(operation, subject, 3);
    });
    beforeEach(() => {
      page = new TestPage(subject);
      page.reply = () => answer(full);
      target = document.createElement('div');
      target.id = 'hostile-target';
      document.body.append(target);
      performance.clearResourceTimings();
    });
    afterEach(() => {
      for (const element of document.querySelectorAll('[data-hostile]')) element.remove();
      target.remove();
      fixtureCleanup();
      page.leave();
      Reflect.deleteProperty(document, 'pwned');
    });

    const put = (spelling: Spelling, settings: Record<string, string>): EventElement => {
      const box = document.createElement('div');
      box.dataset['hostile'] = '';
      box.append(signIn(written(tag, spelling, settings)));
      document.body.append(box);
      if (spelling !== 'element') {
        const known = new URLSearchParams(Object.keys(elements).map((name) => [name, '']));
        place(widgetHostOf(box.firstElementChild!, known), known, pageRecord());
      }
      return box.querySelector<EventElement>(tag)!;
    };

    const expectHarmless = async (element: EventElement, what: string) => {
      await settled(element);
      expect(intrusions(element), what).to.deep.equal([]);
      for (const link of element.shadowRoot!.querySelectorAll('a')) {
        link.addEventListener('click', (event) => event.preventDefault(), { once: true });
        link.click();
      }
      await element.updateComplete;
      expect(intrusions(element), `${what}, pressed`).to.deep.equal([]);
    };
    /** Few at a time: a page full of line-ups draws none of them in time. */
    const drawSome = async (
      values: readonly [string, string][],
      draw: (value: [string, string]) => [EventElement, string],
    ) => {
      for (let at = 0; at < values.length; at += 6) {
        const drawn = values.slice(at, at + 6).map(draw);
        await Promise.all(drawn.map(([element, what]) => expectHarmless(element, what)));
        for (const [element] of drawn) element.remove();
      }
    };
    const expectQuiet = () => {
      expect(Reflect.get(document, 'pwned')).to.equal(undefined);
      const asked = page.requests.map(({ url }) => url.origin);
      expect(asked.filter((origin) => origin !== baseUrl)).to.deep.equal([]);
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      expect(loaded.filter((address) => isForeign(address))).to.deep.equal([]);
    };

    // How a setting comes from a page to an element is the same for all of them.
    const itOfCore = tag === 'event-faq' ? it : atNight(it);
    for (const spelling of ['element', 'div', 'link'] as const) {
      (spelling === 'element' ? it : itOfCore)(
        `runs, asks and links nothing that content sets in a ${spelling}`,
        async () => {
          const own = names.filter((name) => ofContent.has(name) && !(name in subject));
          const values = chooseSome(Object.entries(hostileValues));
          // One after the other in the long form: a value may keep others from being looked at.
          const given = spelling === 'element' && !isQuick ? own.map((name) => [name]) : [own];
          for (const some of given) {
            await drawSome(values, ([what, value]) => {
              const settings = Object.fromEntries(some.map((name) => [name, value]));
              const more = spelling === 'element' ? {} : handlers(value);
              return [
                put(spelling, { ...more, ...subject, ...settings }),
                `${some.join()} ${what}`,
              ];
            });
          }
          expectQuiet();
        },
      );
    }

    itOfCore('asks the service of the page alone, whatever it is to be about', async () => {
      for (const spelling of ['div', 'element'] as const) {
        await drawSome(chooseSome(Object.entries(hostileValues)), ([what, value]) => {
          const about = Object.fromEntries(Object.keys(subject).map((name) => [name, value]));
          if (spelling === 'element') about['base-url'] = value;
          return [put(spelling, about), what];
        });
      }
      expectQuiet();
    });
  });
}

/** What content may try besides settings. */
const handlers = (value: string) => ({
  onclick: 'document.pwned=1',
  onfocus: 'document.pwned=1',
  href: value,
  'base-url': value,
});

function written(tag: string, spelling: Spelling, settings: Record<string, string>): EventElement {
  const element = document.createElement(
    { element: tag, div: 'div', link: 'a' }[spelling],
  ) as unknown as EventElement;
  if (spelling === 'link') {
    const hash = new URLSearchParams({ widget: tag, ...settings });
    element.setAttribute('href', `#${hash}`);
    return element;
  }
  if (spelling === 'div') element.setAttribute('data-event-widget', tag);
  const start = spelling === 'div' ? 'data-' : '';
  for (const [name, value] of Object.entries(settings)) element.setAttribute(start + name, value);
  return element;
}

const addresses = 'href src srcset action formaction poster xlink:href data'.split(' ');
const schemes = /^(https?|mailto|tel|blob):$/;

const isForeign = (address: string) => {
  try {
    return new URL(address, document.baseURI).hostname === new URL(foreign).hostname;
  } catch {
    return false;
  }
};

/** Handlers, scripts, and addresses of another service or scheme in what the element has drawn. */
function intrusions(element: EventElement): string[] {
  const drawn = [element, ...element.shadowRoot!.querySelectorAll('*')];
  return drawn.flatMap((node) => [
    ...(node.localName === 'script' ? ['script'] : []),
    ...[...node.attributes].flatMap(({ name, value }) => {
      if (name.startsWith('on')) return [`${node.localName} ${name}`];
      if (!addresses.includes(name)) return [];
      const isKnown = URL.canParse(value, document.baseURI)
        ? schemes.test(new URL(value, document.baseURI).protocol) && !isForeign(value)
        : false;
      return isKnown ? [] : [`${node.localName} ${name}=${value.slice(0, 80)}`];
    }),
  ]);
}
