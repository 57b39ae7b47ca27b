import { expect, fixtureCleanup, nextFrame, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { EventElement } from '../../components/internal/element.js';
import { pageRecord } from '../../src/embed/page.js';
import type { StatePhrases } from '../../src/i18n/states/phrases.js';
import { phrasesFrom } from '../../src/i18n/texts.js';
import states from '../../src/i18n/states/en/first.json' with { type: 'json' };
import trouble from '../../src/i18n/states/en/trouble.json' with { type: 'json' };
import { expectAccessible } from './accessible.js';
import { earlyCases } from './early-cases.js';
import { failureOf, failures, testOfCore, type FeedCase } from './feed-case.js';
import { howAsked } from './how-asked.js';
import { listenerCases } from './listener-cases.js';
import { liveCases } from './live-cases.js';
import { withUnknownMembers } from './members.js';
import {
  announced,
  answer,
  held,
  holdTimers,
  make,
  refusal,
  serviceKey,
  shows,
  TestPage,
  unreachable,
  visibleText,
} from './page.js';
import { chooseSome } from '../effort.js';

const english = phrasesFrom<StatePhrases>({ ...states, ...trouble });

/** What every element with a feed owes its page, whatever it shows. */
export function feedCases(feed: FeedCase): void {
  const about = feed.about ?? 'event';
  const { search, sent } = howAsked(feed.path);
  const gone = failureOf(feed);
  const itOfCore = testOfCore(feed);
  describe(`<${feed.tag}> as a feed`, () => {
    let page: TestPage;
    beforeEach(() => {
      page = new TestPage({ [about]: 'party' });
      page.reply = () => answer(feed.full());
    });
    afterEach(() => {
      fixtureCleanup();
      page.leave();
    });

    const put = (attributes: Record<string, string> = {}, content = ''): EventElement => {
      const element = make(feed.tag, attributes);
      element.innerHTML = content;
      document.body.append(element);
      return element;
    };
    const ready = async (attributes?: Record<string, string>, content?: string) => {
      const element = put(attributes, content);
      await shows(element, feed.shows);
      return element;
    };
    const button = (element: EventElement) =>
      element.shadowRoot!.querySelector<HTMLElement>('.notice button, .stale button');

    describe('loading', () => {
      it('asks once, for the web, with the key of the page, tells the page once, and fits a phone, accessibly', async () => {
        const told = page.hear(`${feed.tag}-loaded`);
        const element = await ready();
        // Also where the table names no query: left out, it may mean the app.
        const isOfWeb = feed.path.startsWith('/v1/events/') && search === '';
        expect(page.requests.map(({ url }) => url.pathname)).to.deep.equal([feed.path]);
        expect(page.feedRequests[0]!.url.search).to.equal(isOfWeb ? '?surface=web' : search);
        expect(page.feedRequests[0]!.key).to.equal(sent(serviceKey));
        element.requestUpdate();
        await element.updateComplete;
        expect(told).to.deep.equal([[`${feed.tag}-loaded`, { [about]: 'party' }]]);
        await expectAccessible(element);
        const box = document.body.appendChild(document.createElement('div'));
        box.style.setProperty('width', '320px');
        box.append(element);
        await nextFrame();
        expect(box.scrollWidth).to.be.at.most(320);
        box.remove();
        expect(page.said).to.deep.equal([]);
      });

      it('is busy and shows bones until the answer is there, and says so once', async () => {
        const { reply, release } = held();
        page.reply = reply;
        const element = put();
        await element.updateComplete;
        expect(element.shadowRoot!.querySelector('[aria-busy="true"] .skeleton')).to.exist;
        expect(element.matches(':state(loading)')).to.equal(true);
        await waitUntil(() => announced().startsWith('Loading'), 'loading is announced');
        release(answer(feed.full()));
        await shows(element, feed.shows);
        expect(element.shadowRoot!.querySelectorAll('[aria-busy], .skeleton')).to.have.length(0);
        expect(element.matches(':state(ready):not(:state(loading))')).to.equal(true);
      });

      itOfCore('says nothing about loading when the answer comes at once', async () => {
        const patience = holdTimers(150);
        const element = await ready().finally(patience.release);
        expect(patience.left(), 'about to announce that it loads').to.equal(0);
        expect(announced()).to.equal('');
        expect(element.matches(':state(ready)')).to.equal(true);
      });

      itOfCore('shares one request between two elements of the same event (CAC-06)', async () => {
        for (const element of [put(), put()]) await shows(element, feed.shows);
        expect(page.feedRequests).to.have.length(1);
      });

      itOfCore('takes up properties that were set before it was defined', async () => {
        const name = `late-${feed.tag}`;
        const element = document.createElement(name) as EventElement;
        Object.assign(element, { [about]: 'late', serviceKey: 'pk_live_late' });
        document.body.append(element);
        const Known = customElements.get(feed.tag) as CustomElementConstructor;
        customElements.define(name, class extends Known {});
        await shows(element, feed.shows);
        expect(page.feedRequests[0]!.url.pathname).to.contain('/late');
        expect(page.feedRequests[0]!.key).to.equal(sent('pk_live_late'));
        element.remove();
      });
    });

    describe('ready', () => {
      itOfCore('draws the same with members that nobody knows (ENV-13, VER-02)', async () => {
        const textOf = async (data: unknown) => {
          fixtureCleanup();
          document.querySelector(feed.tag)?.remove();
          page.leave();
          page = new TestPage({ [about]: 'party' });
          page.reply = () => answer(data);
          return visibleText(await ready());
        };
        let [plain, grown] = ['plain', 'grown'];
        // Words that come after the paint may be missing from one of them, but not from ten pairs.
        for (let pairs = 0; pairs < 10 && grown !== plain; pairs += 1) {
          plain = await textOf(feed.full());
          grown = await textOf(withUnknownMembers(feed.full()));
        }
        expect(grown).to.equal(plain);
      });

      it('says in words that there is nothing, and offers no retry (LIN-26, FAQ-11, TIX-25)', async () => {
        page.reply = () => answer(feed.empty());
        const element = put();
        if (feed.showsEmpty) await shows(element, feed.showsEmpty);
        else await waitUntil(() => element.matches(':state(empty)') && !element.offsetHeight);
        expect(element.matches(':state(empty)')).to.equal(true);
        expect(button(element) === null).to.equal(true);
        await expectAccessible(element);
      });

      it('never throws at the page when the answer has another shape (F5)', async () => {
        for (const data of [{}, [], 7, 'text', { categories: 5, slots: 5 }]) {
          page.leave();
          page = new TestPage({ [about]: 'party' });
          page.reply = () => answer(data);
          const element = put();
          await waitUntil(
            () => element.matches(':state(error), :state(empty)'),
            `a state for ${JSON.stringify(data)}`,
          );
          element.remove();
        }
      });
    });

    describe('failure (ENV-05, ERR-23, LIN-27, FAQ-12)', () => {
      for (const [name, reply, code, phrase] of chooseSome(failures)) {
        if (feed.isQuiet && code === 'not_found') continue;
        (reply === failures[0]![1] ? it : itOfCore)(
          `after ${name} shows neutral words and a retry, and tells the code`,
          async () => {
            page.reply = reply;
            const told = page.hear(`${feed.tag}-failed`);
            const element = put();
            const words = english[phrase as 'trouble'] as string | ((values: object) => string);
            await shows(element, typeof words === 'function' ? words({}) : words);
            expect(told.map(([, detail]) => (detail as { code: string }).code)).to.deep.equal([
              code,
            ]);
            expect(element.matches(':state(error)')).to.equal(true);
            expect(visibleText(element)).not.to.contain('said by the service');
            expect(button(element)?.textContent.trim()).to.equal(english.retry);
            await expectAccessible(element);
          },
        );
      }

      itOfCore('is announced, and tries again by key press without losing the focus', async () => {
        page.reply = gone.reply;
        const element = put();
        await shows(element, gone.words);
        await waitUntil(() => announced() === gone.words, announced());
        page.reply = () => answer(feed.full());
        button(element)!.focus();
        await sendKeys({ press: 'Enter' });
        await shows(element, feed.shows);
        expect(document.activeElement === element).to.equal(true);
        expect(button(element) === null).to.equal(true);
      });

      itOfCore(
        'keeps the answer when a refresh fails, and says how old it is (F4, CAC-08)',
        async () => {
          const element = await ready();
          page.reply = () => refusal('internal_error', 500);
          page.comeBackAfter(120);
          await waitUntil(() => element.matches(':state(stale)'), 'stale');
          expect(visibleText(element)).to.contain(feed.shows).and.to.contain('Last updated');
          await expectAccessible(element);
          page.reply = () => answer(feed.full());
          button(element)!.click();
          await waitUntil(() => element.matches(':state(ready)'), 'ready');
          expect(visibleText(element)).not.to.contain('Last updated');
        },
      );

      itOfCore('says when the visitor is offline, and comes back by itself (F1)', async () => {
        page.setOnline(false);
        page.reply = unreachable;
        const element = put();
        await shows(element, english.offline);
        page.reply = () => answer(feed.full());
        page.setOnline(true);
        await shows(element, feed.shows);
      });

      itOfCore('never sends a secret key, and says why (AUT-14)', async () => {
        const element = put({ 'service-key': 'sk_live_secret' });
        await shows(element, english.secretKey);
        expect(page.feedRequests).to.have.length(0);
        expect(page.requests.map(({ key }) => key)).not.to.include('sk_live_secret');
        await waitUntil(() => page.said.length > 0, 'the developer is told');
        expect(page.said.join()).to.contain('pk_').and.not.to.contain('sk_live_secret');
      });

      itOfCore('names the settings that are missing', async () => {
        Reflect.deleteProperty(pageRecord().settings, about);
        const element = put();
        await shows(element, english.missingSettings({ names: about }));
        expect(page.feedRequests).to.have.length(0);
        // The console is told, too, once a page: not in a later test, which expects silence.
        await import('../../src/client/diagnose.js');
      });
    });

    describe('in a living page', () => {
      itOfCore('moves without asking again and without a flash of bones', async () => {
        const element = await ready();
        const home = document.createElement('section');
        document.body.append(home);
        home.append(element);
        expect(visibleText(element)).to.contain(feed.shows);
        await element.updateComplete;
        expect(visibleText(element)).to.contain(feed.shows);
        expect(page.feedRequests).to.have.length(1);
        home.remove();
      });

      itOfCore('moves while the answer is under way without asking twice', async () => {
        const { reply, release } = held();
        page.reply = reply;
        const element = put();
        await waitUntil(() => page.feedRequests.length === 1);
        document.body.prepend(element);
        await nextFrame();
        expect(page.feedRequests[0]!.signal!.aborted).to.equal(false);
        release(answer(feed.full()));
        await shows(element, feed.shows);
        expect(page.feedRequests).to.have.length(1);
      });

      itOfCore('gives up the request when removed, and asks again when back (F8)', async () => {
        const { reply } = held();
        page.reply = reply;
        const failed: Event[] = [];
        const element = put();
        element.addEventListener(`${feed.tag}-failed`, (event) => failed.push(event));
        await waitUntil(() => page.feedRequests.length === 1);
        element.remove();
        await waitUntil(() => page.feedRequests[0]!.signal!.aborted, 'aborted');
        page.reply = () => answer(feed.full());
        document.body.append(element);
        await shows(element, feed.shows);
        expect(failed).to.have.length(0);
        expect(page.said).to.deep.equal([]);
      });

      itOfCore('asks anew for another event and with another key (AUT-17)', async () => {
        const element = await ready();
        element.setAttribute(about, 'other');
        await waitUntil(() => page.feedRequests.length === 2);
        expect(page.feedRequests[1]!.url.pathname).to.equal(feed.path.replace('party', 'other'));
        element.serviceKey = 'pk_live_new';
        await waitUntil(() => page.feedRequests.length === 3);
        expect(page.feedRequests[2]!.key).to.equal(sent('pk_live_new'));
        await shows(element, feed.shows);
      });

      itOfCore('speaks another language once told, and turns round for Arabic', async () => {
        page.reply = gone.reply;
        const element = put({ locale: 'de' });
        await shows(element, 'Noch einmal versuchen');
        element.locale = 'ar';
        await waitUntil(() => element.shadowRoot!.querySelector('.base[dir="rtl"][lang="ar"]'));
      });

      itOfCore('shows the author’s words while it loads and when it fails', async () => {
        const { reply, release } = held();
        page.reply = reply;
        const element = put({}, '<p>Ask at the gate.</p>');
        await element.updateComplete;
        expect(visibleText(element)).to.contain('Ask at the gate.');
        expect(element.shadowRoot!.querySelectorAll('.skeleton')).to.have.length(0);
        page.reply = gone.reply;
        release(gone.reply());
        await shows(element, gone.words);
        expect(visibleText(element)).to.contain('Ask at the gate.');
        page.reply = () => answer(feed.full());
        button(element)!.click();
        await shows(element, feed.shows);
        expect(visibleText(element)).not.to.contain('Ask at the gate.');
      });

      itOfCore('takes empty paragraphs that an editor adds for nothing', async () => {
        const { reply } = held();
        page.reply = reply;
        const element = put({}, '<p></p> <br> <p>\u00a0<br></p>');
        await element.updateComplete;
        expect(element.shadowRoot!.querySelector('.skeleton')).to.exist;
      });

      itOfCore('ignores a base-url that the page does not allow, and says so', async () => {
        await ready({ 'base-url': 'https://thief.example' });
        expect(page.requests.map(({ url }) => url.host)).to.deep.equal(['service.example']);
        expect(page.said.join()).to.contain(feed.tag).and.to.contain('data-allow-base-url');
      });

      itOfCore('uses a base-url that the page allows, without the key of the page', async () => {
        pageRecord().settings.allowBaseUrl = 'https://one.example https://other.example/';
        await ready({ 'base-url': 'https://other.example' });
        expect(page.requests.map(({ url, key }) => [url.host, key])).to.deep.equal([
          ['other.example', undefined],
        ]);
      });

      itOfCore('says that it shows made-up data where the emulator answers (EMU-13)', async () => {
        pageRecord().settings.demo = true;
        const element = await ready();
        await waitUntil(() => visibleText(element).includes('Demo data'), 'the badge');
        const badge = () => element.shadowRoot!.querySelector('[part=demo-badge]')!;
        const passes = () => getComputedStyle(badge()).pointerEvents === 'none';
        await waitUntil(passes, 'a press reaches what lies below the badge');
        await expectAccessible(element);
      });
    });
  });
  listenerCases(feed);
  liveCases(feed);
  earlyCases(feed);
}
