import '../../../components/event-lineup/event-lineup.js';
import { expect, waitUntil } from '@open-wc/testing';
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands';
import { expectAccessible } from '../accessible.js';
import { all, artist, cleanUp, focused, LineupPage, one, slot, words } from './feed.js';
import { equipped, filler } from './views.js';

const folk = slot([artist('Folk Act', { genres: ['folk'] })], { stage: 'Barn' });

describe('the search field of a line-up', () => {
  let page: LineupPage;
  beforeEach(() => (page = new LineupPage([...filler, folk])));
  afterEach(async () => {
    cleanUp(page);
    await emulateMedia({ forcedColors: 'none' });
    await setViewport({ width: 800, height: 600 });
  });

  const field = (element: Element) => one(element, '.search input') as HTMLInputElement;
  const clearButton = (element: Element) =>
    all(element, '.search button').find(({ ariaLabel }) => ariaLabel === 'Clear search');
  async function searching(query = 'folk') {
    const element = await equipped();
    field(element).focus();
    await sendKeys({ type: query });
    await waitUntil(() => all(element, '.set').length === 1, 'it is found');
    return element;
  }

  it('is emptied by a button of its own, a target for a thumb, and keeps the focus (L18)', async () => {
    await setViewport({ width: 320, height: 640 });
    expect(clearButton(await equipped()), 'nothing to clear').to.equal(undefined);
    cleanUp(page);
    page = new LineupPage([...filler, folk]);
    const element = await searching();
    const rules = [...element.shadowRoot!.adoptedStyleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter(({ cssText }) => cssText.includes('search-cancel-button'));
    expect(rules.map(({ cssText }) => cssText).join(), 'no second cross').to.contain(
      'display: none',
    );
    expect(all(element, '.search button')).to.have.length(1);
    const button = clearButton(element)!;
    const { width, height } = button.getBoundingClientRect();
    expect(Math.min(width, height)).to.be.at.least(44);
    await expectAccessible(element);
    button.focus();
    button.click();
    await element.updateComplete;
    expect(field(element).value).to.equal('');
    expect(focused(element)).to.equal(field(element));
    expect(all(element, '.set')).to.have.length(13);
    expect(clearButton(element)).to.equal(undefined);
  });

  it('is emptied with Esc, which is the page’s where the field is empty (L18)', async () => {
    const heard: string[] = [];
    const listen = ({ key }: KeyboardEvent) => void heard.push(key);
    document.addEventListener('keydown', listen);
    const element = await searching();
    // Not by the keyboard: with that, some browsers empty the field by themselves.
    const init = { key: 'Escape', bubbles: true, composed: true, cancelable: true };
    field(element).dispatchEvent(new KeyboardEvent('keydown', init));
    await element.updateComplete;
    expect(field(element).value).to.equal('');
    expect(focused(element)).to.equal(field(element));
    expect(heard, 'typing and Esc').to.deep.equal([]);
    await sendKeys({ press: 'Escape' });
    document.removeEventListener('keydown', listen);
    expect(heard).to.deep.equal(['Escape']);
  });

  it('has room for the words in it, or a row of its own, whatever the typeface (L18)', async () => {
    await setViewport({ width: 1200, height: 600 });
    for (const [locale, asked] of [
      ['de', 'Line-up durchsuchen'],
      ['ar', 'ابحث في قائمة الفنانين'],
      ['ja', 'ラインナップを検索'],
    ] as const) {
      const element = await equipped({ locale });
      element.style.setProperty('font', '16px monospace');
      await waitUntil(() => field(element).placeholder === asked, locale);
      const ink = document.createElement('canvas').getContext('2d')!;
      ink.font = getComputedStyle(field(element)).font;
      const rows = new Set<boolean>();
      for (const width of [272, 720, 760, 1100]) {
        element.style.setProperty('inline-size', `${width}px`);
        const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(field(element));
        const padding = parseFloat(paddingInlineStart) + parseFloat(paddingInlineEnd);
        const room = field(element).clientWidth - padding;
        expect(room, `${locale} in ${width}`).to.be.at.least(ink.measureText(asked).width);
        const { bottom } = one(element, '.search').getBoundingClientRect();
        rows.add(one(element, '.views').getBoundingClientRect().top >= bottom);
      }
      expect([...rows], 'below it and beside it').to.deep.equal([true, false]);
      element.remove();
    }
  });

  it('has filters beside it whose boxes show what is ticked, in forced colours as well (L18)', async () => {
    const element = await equipped();
    one(element, '[popovertarget]').click();
    const boxes = all(element, '.sheet input');
    const style = (box: Element) => getComputedStyle(box, '::before').borderBottomStyle;
    expect(words(boxes[0]!.closest('label'))).to.equal('Meadow');
    boxes[0]!.click();
    await element.updateComplete;
    for (const forcedColors of ['none', 'active'] as const) {
      await emulateMedia({ forcedColors });
      expect(all(element, '.sheet input').slice(0, 2).map(style)).to.deep.equal(['solid', 'none']);
    }
    const { width, height } = boxes[0]!.getBoundingClientRect();
    expect(Math.min(width, height)).to.be.at.least(24);
    expect(boxes[0]!.closest('label')!.getBoundingClientRect().height).to.be.at.least(44);
    await expectAccessible(element);
  });
});
