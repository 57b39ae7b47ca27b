import { expect, waitUntil } from '@open-wc/testing';
import { chooseKinds } from '../effort.js';
import type { EventElement } from '../../components/internal/element.js';
import { languageOf } from '../../components/internal/language.js';
import { hasFallback } from '../../components/internal/fallback.js';
import { readBackground } from '../../components/internal/contrast/background.js';
import { DemoPage } from './demo-world.js';
import { settled } from './page.js';

/** Page builders make elements in the window of the editor, and put them into that of the page. */
describe('an element that another window has made', () => {
  let page: DemoPage;
  let frame: HTMLIFrameElement;
  let otherDocument: Document;
  beforeEach(() => {
    page = new DemoPage();
    frame = document.body.appendChild(document.createElement('iframe'));
    otherDocument = frame.contentDocument!;
  });
  afterEach(() => {
    frame.remove();
    page.leave();
    localStorage.clear();
  });

  for (const tag of chooseKinds(['event-lineup', 'event-faq', 'event-tickets']))
    it(`has all its styles: ${tag}`, async () => {
      await import(`../../components/${tag}/${tag}.ts`);
      const [foreign, own] = [otherDocument, document].map(
        (maker) => document.body.appendChild(maker.createElement(tag)) as EventElement,
      );
      await Promise.all([settled(foreign!), settled(own!)]);
      const lastButton = (element: EventElement) =>
        [...element.shadowRoot!.querySelectorAll('button')].at(-1);
      await waitUntil(() => lastButton(foreign!), 'a button');
      const [height, wanted] = [foreign!, own!].map((it) => lastButton(it)?.clientHeight);
      expect(height).to.equal(wanted);
      const count = (element: EventElement) => element.shadowRoot!.adoptedStyleSheets.length;
      await waitUntil(() => count(foreign!) === count(own!), 'all style sheets');
      foreign!.remove();
      own!.remove();
    });

  it('reads the language, the ground and the words around it', () => {
    const outer = document.body.appendChild(otherDocument.createElement('div'));
    const shadowHost = outer.appendChild(otherDocument.createElement('section'));
    outer.lang = 'de';
    outer.style.background = 'rgb(1 2 3)';
    const inner = otherDocument.createElement('p');
    inner.append(otherDocument.createTextNode('Words of the author'));
    shadowHost.attachShadow({ mode: 'open' }).append(inner);
    expect(languageOf(inner, undefined)).to.equal('de');
    const { colour } = readBackground(inner, [0, 0, 0, 1], () => [0.5, 0.25, 0, 1]);
    expect(colour).to.deep.equal([0.5, 0.25, 0, 1]);
    expect(hasFallback(inner)).to.equal(true);
    outer.remove();
  });
});
