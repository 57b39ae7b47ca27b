import { expect, fixtureCleanup } from '@open-wc/testing';
import { elements } from '../../components/elements.js';
import type { EventElement } from '../../components/internal/element.js';
import type { EndpointName } from '../../src/contract/routes.js';
import type { Emulator } from '../../src/emulator/index.js';
import { demoEmulator } from './demo-world.js';
import { expectAccessible } from './accessible.js';
import { subjectOf } from './demo-answer.js';
import { visits, type Visit } from './gap-visits.js';
import { nonsense } from './nonsense.js';
import { make, rests, settled, shows, TestPage, visibleText } from './page.js';
import { signIn } from './signed-in.js';

/** The one element that the demo world answers for another organiser. */
const keyOf: Partial<Record<string, string>> = { 'event-prelaunch': 'pk_live_foghorn_demo' };

for (const [tag, operation] of Object.entries<EndpointName>(elements))
  // A new element, of which nobody has described a visit yet, is drawn all the same.
  for (const visit of visits[tag as keyof typeof elements] ?? [{ shows: [] }])
    gapCase(tag, operation, visit);

/** What each element owes its visitors where the service sends none of the contract's gap members. */
function gapCase(tag: string, operation: EndpointName, visit: Partial<Visit>): void {
  const { attributes = {}, shows: words = [], leads = 'draws it', goOn } = visit;
  const title = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  describe(`<${tag}${title.join('')}> with every gap member gone`, () => {
    let page: TestPage;
    let emulator: Emulator;
    const thrown: string[] = [];
    const listen = (event: ErrorEvent | PromiseRejectionEvent) =>
      void thrown.push(String('reason' in event ? event.reason : event.message));
    before(() => import(`../../components/${tag}/${tag}.ts`));
    beforeEach(() => {
      sessionStorage.clear();
      localStorage.clear();
      emulator = demoEmulator({ scenario: 'bare' });
      const serviceKey = keyOf[tag] ?? 'pk_live_meadowlark_demo';
      page = new TestPage({ serviceKey, ...subjectOf(tag, operation) });
      page.reply = (url, init) => emulator.fetch(url.href, init);
      addEventListener('error', listen);
      addEventListener('unhandledrejection', listen);
    });
    afterEach(() => {
      removeEventListener('error', listen);
      removeEventListener('unhandledrejection', listen);
      fixtureCleanup();
      page.leave();
      thrown.length = 0;
    });

    const put = async (): Promise<EventElement> => {
      const element = signIn(make(tag, attributes));
      document.body.append(element);
      await settled(element);
      for (const expected of words) await shows(element, expected);
      return element;
    };
    /** axe finds empty headings and buttons without a name. */
    const makesSense = async (element: EventElement) => {
      await rests(element);
      expect(element.matches(':state(error)')).to.equal(false);
      expect(visibleText(element)).not.to.match(nonsense);
      expect(namesIn(element)).not.to.match(nonsense);
      await expectAccessible(element);
      expect([...page.said, ...thrown]).to.deep.equal([]);
    };

    it(`shows what a visitor came for, ${leads}, and says nothing that makes no sense`, async () => {
      const element = await put();
      await makesSense(element);
      await goOn?.(element, emulator);
      await makesSense(element);
    });
  });
}

/** What only a screen reader says. */
function namesIn(element: EventElement): string {
  const nodes = [...element.shadowRoot!.querySelectorAll('[aria-label], [alt], [title]')];
  return nodes
    .flatMap((node) => ['aria-label', 'alt', 'title'].map((name) => node.getAttribute(name) ?? ''))
    .join(' ');
}
