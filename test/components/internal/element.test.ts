import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { html as template } from 'lit';
import { adoptStyles } from '../../../components/internal/styles/adopt-styles.js';
import { lenientBoolean } from '../../../components/internal/converters.js';
import { clientOf } from '../../../components/internal/feed/clients.js';
import { define } from '../../../components/internal/define.js';
import { EventElement } from '../../../components/internal/element.js';
import { dispatch } from '../../../components/internal/events.js';
import { late } from '../../../components/internal/styles/late.styles.js';
import { heading } from '../../../components/internal/heading.js';
import { contrast, layered } from '../contrast.js';
import { TestPage } from '../page.js';

class PlainElement extends EventElement {
  broken = false;

  protected override render() {
    if (this.broken) throw new Error('a bug of ours');
    return this.frame(template`
      <button class="button">Plain</button>
      <div id="fill"><span>On accent</span></div>
    `);
  }
}
define('test-plain', PlainElement);

describe('the base of all elements', () => {
  let page: TestPage;
  beforeEach(() => (page = new TestPage({ event: 'party' })));
  afterEach(() => page.leave());

  const plain = async (content = html`<test-plain></test-plain>`): Promise<PlainElement> => {
    const box = await fixture<HTMLElement>(html`<div>${content}</div>`);
    const element = box.querySelector<PlainElement>('test-plain')!;
    await element.updateComplete;
    return element;
  };

  it('leaves a name alone that is taken', () => {
    define('test-plain', class extends HTMLElement {});
    expect(customElements.get('test-plain')).to.equal(PlainElement);
  });

  it('is heard on the document, wherever it stands, by the events it sends', async () => {
    const root = (await fixture<HTMLElement>(html`<div></div>`)).attachShadow({ mode: 'open' });
    const heard: string[] = [];
    document.addEventListener('event-pulse', ({ type }) => heard.push(type), { once: true });
    const element = root.appendChild(document.createElement('test-plain'));
    dispatch(element, 'event-pulse', null);
    expect(heard).to.deep.equal(['event-pulse']);
  });

  it('never throws at the page: a bug becomes words, and drawing recovers', async () => {
    const element = await plain();
    element.broken = true;
    element.requestUpdate();
    await element.updateComplete;
    expect(element.shadowRoot!.textContent).to.contain(element.phrases.trouble);
    expect(element.matches(':state(error)')).to.equal(true);
    expect(page.said.join()).to.contain('<test-plain>').and.contain('a bug of ours');
    element.broken = false;
    element.requestUpdate();
    await element.updateComplete;
    expect(element.shadowRoot!.textContent).to.contain('Plain');
    expect(element.shadowRoot!.textContent).not.to.contain(element.phrases.trouble);
  });

  it('breaks Japanese between phrases, also on a page that breaks anywhere', async () => {
    const element = await plain(
      html`<div style="word-break: break-all"><test-plain locale="ja"></test-plain></div>`,
    );
    const text = element.shadowRoot!.querySelector('.base')!;
    expect(getComputedStyle(text).wordBreak).to.equal('auto-phrase');
  });

  it('says in English what its language lacks, also of a part that comes later', async () => {
    const element = document.createElement('test-plain') as PlainElement;
    element.locale = 'de';
    const words = { trouble: 'Probe' };
    element.words = () =>
      Promise.resolve({ languages: { de: () => Promise.resolve({ default: words }) } });
    const spoken = () => element.phrases as unknown as Record<string, string>;
    element.english = { ...element.english, ...{ plan: 'Plan' } };
    document.body.append(element);
    await element.updateComplete;
    expect(spoken().trouble, 'English at once').to.contain('Something went wrong');
    await waitUntil(() => spoken().trouble === 'Probe', 'German');
    expect(spoken()).to.include({ plan: 'Plan', retry: 'Noch einmal versuchen' });
    element.addPhrases({ trouble: 'Trouble', later: 'Later' });
    expect(spoken()).to.include({ trouble: 'Probe', later: 'Later' });
    Object.assign(words, { later: 'Später' });
    await element.loadPhrases();
    expect(spoken()).to.include({ later: 'Später', plan: 'Plan' });
    element.locale = 'en';
    await element.updateComplete;
    expect(spoken().trouble).to.contain('Something went wrong');
    expect(spoken()).to.include({ later: 'Later', plan: 'Plan' });
    element.remove();
  });

  it('speaks the nearest language, also from outside a shadow root', async () => {
    const element = await plain(
      html`<div lang="fr">
        <div lang=""><test-plain></test-plain></div>
      </div>`,
    );
    expect(element.language).to.equal('fr');
    await waitUntil(() => element.phrases.trouble !== element.english.trouble, 'French');
    const host = document.createElement('div');
    host.lang = 'ar';
    document.body.append(host);
    const inner = document.createElement('test-plain') as PlainElement;
    host.attachShadow({ mode: 'open' }).append(inner);
    await inner.updateComplete;
    const box = inner.shadowRoot!.querySelector<HTMLElement>('.base')!;
    await waitUntil(() => box.dir === 'rtl', 'Arabic is written from the right');
    expect(box.lang).to.equal('ar');
    host.remove();
  });

  it('keeps the direction that its author set', async () => {
    const element = await plain(html`<test-plain dir="rtl" locale="en"></test-plain>`);
    expect(element.shadowRoot!.querySelector<HTMLElement>('.base')!.dir).to.equal('rtl');
  });

  it('says which address it cannot use', async () => {
    delete page.settings.baseUrl;
    const element = await plain(html`<test-plain base-url="ftp://files"></test-plain>`);
    expect(clientOf(element) === undefined).to.equal(true);
    expect(page.said.join()).to.contain('ftp://files');
  });

  it('reads booleans as every framework writes them', () => {
    const read = (value: string | null) => lenientBoolean.fromAttribute!(value);
    expect(['', 'true', 'open', 'OPEN'].map(read)).to.deep.equal([true, true, true, true]);
    expect([null, 'false', '0', 'no', ' False '].map(read)).to.deep.equal(Array(5).fill(false));
  });

  it("never takes the page's <h1>, nor a level that does not exist", async () => {
    const levels = [1, 2, 4, 6, 9, NaN].map((level) => heading(level, 'x', 'x').strings[0]);
    const box = await fixture(
      html`<div>${[1, 4, 9].map((level) => heading(level, 'x', 'x'))}</div>`,
    );
    expect(levels).to.have.length(6);
    expect([...box.children].map(({ localName }) => localName)).to.deep.equal(['h2', 'h4', 'h6']);
  });

  describe('colours', () => {
    const accents = ['#ffd400', '#12305f', '#f08c00', '#e03131', '#767676', 'white', 'black'];
    const fill = new CSSStyleSheet();
    fill.replaceSync(`
      #fill { color: var(--_accent); background: currentColor }
      #fill > * { color: var(--_on-accent) }
    `);

    for (const accent of [...accents, undefined]) {
      it(`put readable words on an accent of ${accent ?? 'the text colour'}`, async () => {
        const element = await plain();
        adoptStyles(element.shadowRoot!, late);
        element.shadowRoot!.adoptedStyleSheets.push(fill);
        if (accent) element.style.setProperty('--event-color-accent', accent);
        const box = element.shadowRoot!.querySelector('#fill')!;
        const ground = layered(getComputedStyle(box).backgroundColor);
        const words = layered(getComputedStyle(box.firstElementChild!).color);
        expect(contrast(ground, words)).to.be.at.least(4.5);
      });
    }

    it('put readable words on the text colour where a browser cannot mix from a colour', async () => {
      const older = new CSSStyleSheet();
      const rules = [...late.styleSheet!.cssRules].filter(
        (rule) => !(rule instanceof CSSSupportsRule),
      );
      older.replaceSync(rules.map(({ cssText }) => cssText).join(''));
      const element = await plain();
      element.shadowRoot!.adoptedStyleSheets.push(older, fill);
      const box = element.shadowRoot!.querySelector('#fill')!;
      const words = layered(getComputedStyle(box.firstElementChild!).color);
      expect(rules.length).to.be.lessThan(late.styleSheet!.cssRules.length);
      expect(contrast(layered(getComputedStyle(box).backgroundColor), words)).to.be.at.least(4.5);
    });

    it('follow the page in auto, and their own scheme in light and dark', async () => {
      const text = async (theme: string, scheme: string) => {
        const element = await plain(html`<test-plain theme=${theme}></test-plain>`);
        element.parentElement!.style.cssText = `color-scheme: ${scheme}; color: CanvasText`;
        return getComputedStyle(element).color;
      };
      expect(await text('auto', 'light')).to.equal(await text('light', 'dark'));
      expect(await text('auto', 'dark')).to.equal(await text('dark', 'light'));
      expect(await text('auto', 'dark')).not.to.equal(await text('auto', 'light'));
    });
  });

  it('keeps its width where a page would shrink it to fit', async () => {
    const element = await plain(html`<div style="display: flex"><test-plain></test-plain></div>`);
    expect(element.offsetWidth).to.be.greaterThan(300);
    element.parentElement!.style.cssText = 'float: inline-start';
    expect(element.offsetWidth).to.be.greaterThan(300);
    element.style.display = 'block'; // as many pages do for all elements that they do not know
    expect(element.offsetWidth).to.be.greaterThan(300);
  });

  /** Where page builders put a link, with what they write around it. */
  const narrow: [string, string, string][] = [
    ['a flex button', 'display: flex; flex-wrap: wrap', ''],
    ['an inline flex button', 'display: inline-flex', ''],
    ['a floating box', 'float: inline-start', ''],
    ['a button in a grid column', 'display: grid; grid-template-columns: auto 1fr', ''],
    ['an inline block', '', 'display: inline-block'],
    ['a stack', 'display: flex; flex-direction: column; align-items: center', ''],
  ];
  for (const [what, around, button] of narrow) {
    it(`takes no more than its column where it stands in ${what}`, async () => {
      const columns = await fixture<HTMLElement>(html`
        <div style="display: flex; inline-size: 400px">
          <div style="flex: 1" class="column">
            <div style=${around}>
              <div style=${button}><test-plain></test-plain></div>
            </div>
          </div>
          <div style="flex: 1">Another column</div>
        </div>
      `);
      await columns.querySelector<PlainElement>('test-plain')!.updateComplete;
      expect(columns.scrollWidth).to.equal(400);
      expect(columns.querySelector<HTMLElement>('.column')!.offsetWidth).to.equal(200);
    });
  }
});
