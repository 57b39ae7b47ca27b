import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { html as template } from 'lit';
import { followPageColours } from '../../../../components/internal/contrast/page-colours.js';
import { define } from '../../../../components/internal/define.js';
import { EventElement } from '../../../../components/internal/element.js';
import { adoptStyles } from '../../../../components/internal/styles/adopt-styles.js';
import { late } from '../../../../components/internal/styles/late.styles.js';
import { contrast, layered } from '../../contrast.js';
import { TestPage } from '../../page.js';

class ColouredElement extends EventElement {
  protected override firstUpdated() {
    adoptStyles(this.renderRoot, late);
    followPageColours(this);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      .line { border: 1px solid var(--_accent); outline: 1px solid var(--_focus) }
      .fill { background: var(--_fill) }
      .error { color: var(--_danger) }
      .sheet { background: var(--_ground) }
      .native { background: Field }
    `);
    (this.renderRoot as ShadowRoot).adoptedStyleSheets.push(sheet);
  }

  protected override render() {
    return this.frame(template`
      <p class="line">Line</p><p class="fill">Fill</p><p class="error">Error</p>
      <p class="sheet">Sheet</p><p class="native">Native</p>
    `);
  }
}
define('test-coloured', ColouredElement);

describe('colours on the ground of the page', () => {
  let page: TestPage;
  beforeEach(() => (page = new TestPage({ event: 'party' })));
  afterEach(() => page.leave());

  const stand = async (style: string, inner = html`<test-coloured></test-coloured>`) => {
    const box = await fixture<HTMLElement>(html`<div>${inner}</div>`);
    box.style.cssText = style;
    const element = box.querySelector<ColouredElement>('test-coloured')!;
    element.remove(); // as an element that comes when the page has its colours
    (box.querySelector('.stand') ?? box).append(element);
    await element.updateComplete;
    return { box, element };
  };
  const seen = (element: ColouredElement, selector: string) =>
    getComputedStyle(element.shadowRoot!.querySelector(selector)!);
  const ratio = (colour: string, ground: string) => contrast(layered(colour), layered(ground));

  const pages: [string, string, string][] = [
    ['white', '#222', '#ffd400'],
    ['#fbf6ea', '#16292a', '#fbf6ea'],
    ['#111418', '#e9edf2', '#12305f'],
    ['#c2410c', 'white', '#c2410c'],
    ['#ffd400', 'black', 'color(display-p3 1 0.9 0)'],
    ['#0a1f44', 'white', 'rgb(18 48 95 / 0.6)'],
  ];
  for (const [ground, ink, accent] of pages) {
    it(`are seen: ${accent} on ${ground}; a fill stays as it is`, async () => {
      const { element } = await stand(
        `background: ${ground}; color: ${ink}; --event-color-accent: ${accent};
         --event-color-focus: ${accent}`,
      );
      const line = seen(element, '.line');
      expect(ratio(line.borderTopColor, ground)).to.be.at.least(3);
      expect(ratio(line.outlineColor, ground)).to.be.at.least(3);
      expect(ratio(seen(element, '.error').color, ground)).to.be.at.least(4.5);
      const fill = seen(element, '.fill').backgroundColor;
      expect(layered(ground, fill)).to.deep.equal(layered(ground, accent));
    });
  }

  it('are those of the page where they can be seen', async () => {
    const { element } = await stand('background: white; --event-color-accent: rgb(18, 48, 95)');
    expect(seen(element, '.line').borderTopColor).to.equal('rgb(18, 48, 95)');
  });

  it('leave no white boxes on a dark page that has never heard of color-scheme', async () => {
    const { element } = await stand('background: rgb(20, 24, 31); color: white');
    expect(seen(element, '.sheet').backgroundColor).to.equal('rgb(20, 24, 31)');
    expect(ratio(seen(element, '.native').backgroundColor, 'white')).to.be.at.least(4.5);
  });

  it('leave no white boxes on a page that says in its head that it is dark', async () => {
    const meta = document.createElement('meta');
    meta.name = 'color-scheme';
    meta.content = 'dark';
    document.head.append(meta);
    const { element } = await stand('color: CanvasText');
    const { backgroundColor } = seen(element, '.sheet');
    meta.remove();
    expect(ratio(backgroundColor, 'white')).to.be.at.least(4.5);
  });

  it('count translucent boxes in their order, and those of a shadow root around', async () => {
    const { element } = await stand(
      'background: white; color: black',
      html`<div style="background: rgb(0 0 0 / 0.5)">
        <div class="stand" style="background: rgb(0 0 0 / 0.5)">
          <test-coloured></test-coloured>
        </div>
      </div>`,
    );
    expect(seen(element, '.sheet').backgroundColor).to.equal('rgb(63, 63, 63)');
    const root = element.parentElement!.attachShadow({ mode: 'open' });
    root.innerHTML = '<div id="around"><slot></slot></div>';
    root.querySelector<HTMLElement>('#around')!.style.background = 'rgb(10, 20, 30)';
    element.remove();
    root.host.append(element);
    expect(seen(element, '.sheet').backgroundColor).to.equal('rgb(10, 20, 30)');
  });

  it('take the opposite of the text on a picture, and the colour behind it where there is one', async () => {
    const picture = 'background-image: linear-gradient(#111, #333)';
    const { element } = await stand(`${picture}; color: white`);
    expect(ratio(seen(element, '.sheet').backgroundColor, 'white')).to.be.at.least(15);
    const { element: other } = await stand(`${picture}; background-color: #800000; color: white`);
    expect(seen(other, '.sheet').backgroundColor).to.equal('rgb(128, 0, 0)');
  });

  it('follow a page that changes its own', async () => {
    const { box, element } = await stand('background: white; color: #222');
    expect(seen(element, '.sheet').backgroundColor).to.equal('rgb(255, 255, 255)');
    box.style.cssText = 'background: rgb(20, 24, 31); color: rgb(233, 237, 242)';
    await waitUntil(() => seen(element, '.sheet').backgroundColor === 'rgb(20, 24, 31)');
    box.style.setProperty('--event-color-accent', 'rgb(18, 48, 95)');
    await waitUntil(() => ratio(seen(element, '.line').borderTopColor, '#14181f') >= 3);
  });

  it('are their own in theme light and dark, and those of the author who names a ground', async () => {
    const { element } = await stand(
      'background: #111; color: white',
      html`<test-coloured theme="light"></test-coloured>`,
    );
    expect(seen(element, '.sheet').backgroundColor).to.equal('rgb(255, 255, 255)');
    expect(ratio(seen(element, '.error').color, 'white')).to.be.at.least(4.5);
    const { element: named } = await stand(
      'background: #111; color: white; --event-color-background: rgb(1, 2, 3)',
    );
    expect(seen(named, '.sheet').backgroundColor).to.equal('rgb(1, 2, 3)');
  });

  it('never write into the page, and are drawn by one probe that nobody meets', async () => {
    const { element } = await stand('background: #111; color: white');
    followPageColours(element);
    expect(element.getAttribute('style')).to.equal(null);
    const probes = element.shadowRoot!.querySelectorAll<HTMLElement>('.colour-probe');
    expect(probes).to.have.length(1);
    expect(getComputedStyle(probes[0]!).visibility).to.equal('hidden');
    expect(probes[0]!.childNodes).to.have.length(0);
    expect(probes[0]!.offsetWidth).to.equal(0);
  });
});
