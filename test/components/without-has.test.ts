import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { EventElement } from '../../components/internal/element.js';
import { DemoPage } from './demo-world.js';
import { make, settled } from './page.js';

/** The rules as a browser reads them that does not know `:has()`: Firefox before 121. */
function withoutHas(rules: CSSRuleList): string {
  return [...rules]
    .map((rule) => {
      if (rule instanceof CSSSupportsRule && rule.conditionText === 'not selector(:has(a))')
        return withoutHas(rule.cssRules);
      if (rule instanceof CSSStyleRule)
        return rule.selectorText.includes(':has(') ? '' : rule.cssText;
      if (!(rule instanceof CSSGroupingRule)) return rule.cssText;
      const head = rule.cssText.slice(0, rule.cssText.indexOf('{'));
      return `${head}{${withoutHas(rule.cssRules)}}`;
    })
    .join('\n');
}

function forgetHas(root: ShadowRoot): void {
  root.adoptedStyleSheets = root.adoptedStyleSheets.map((sheet) => {
    const older = new CSSStyleSheet();
    older.replaceSync(withoutHas(sheet.cssRules));
    return older;
  });
}

const choices = 'input[type="radio"], input[type="checkbox"]';
const form = (key: string) => ({ form: `meadowlark-${key}` });
const faces: [string, string, Record<string, string>, string][] = [
  ['the views of a line-up', 'event-lineup', {}, '.view input'],
  ['the points of a scale', 'event-signup-form', form('feedback'), '.point input'],
  ['what to tick in a form', 'event-signup-form', form('newsletter'), '.option input'],
  ['the garments', 'merch-preview', form('merch'), '.lens'],
];

describe('in a browser without :has()', () => {
  let page: DemoPage;
  const elements: EventElement[] = [];
  beforeEach(() => {
    page = new DemoPage();
  });
  afterEach(() => {
    for (const element of elements.splice(0)) element.remove();
    page.leave();
    localStorage.clear();
    sessionStorage.clear();
  });

  async function put(tag: string, attributes: Record<string, string>, awaited: string) {
    await import(`../../components/${tag}/${tag}.ts`);
    const element = make(tag, attributes);
    elements.push(element);
    document.body.append(element);
    await waitUntil(() => element.shadowRoot?.querySelector(awaited), awaited);
    await settled(element);
    forgetHas(element.shadowRoot!);
    return element.shadowRoot!;
  }

  for (const [what, tag, attributes, awaited] of faces)
    it(`${what} show what is chosen`, async () => {
      const root = await put(tag, attributes, awaited);
      const inputs = [...root.querySelectorAll<HTMLInputElement>(choices)];
      const drawn = inputs.filter((input) => input.labels?.[0]?.checkVisibility());
      expect(drawn.length).to.be.greaterThan(1);
      for (const input of drawn) {
        const { width, height } = input.getBoundingClientRect();
        const { opacity, clipPath } = getComputedStyle(input);
        expect(Math.min(width, height), input.name).to.be.at.least(10);
        expect([opacity, clipPath], input.name).to.deep.equal(['1', 'none']);
      }
    });

  it('a point that is chosen can still be read', async () => {
    const root = await put('event-signup-form', form('feedback'), '.point input');
    const [chosen, other] = root.querySelectorAll<HTMLInputElement>('.point input');
    chosen!.click();
    const colour = (input: Element) => getComputedStyle(input.nextElementSibling!).color;
    await waitUntil(() => chosen!.checked, 'it is chosen');
    expect(colour(chosen!)).to.equal(colour(other!));
  });

  it('a set of the timetable that has the focus has a ring', async () => {
    const root = await put('event-lineup', { view: 'timetable' }, '.slot .name');
    await sendKeys({ press: 'Tab' }); // from here on the focus is followed with the eyes
    for (const name of [...root.querySelectorAll<HTMLElement>('.slot .name')].slice(0, 12)) {
      name.focus();
      expect(name.matches(':focus-visible')).to.equal(true);
      expect(getComputedStyle(name).outlineStyle, name.textContent).not.to.equal('none');
    }
  });
});
