import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { chooseKinds } from '../../effort.js';
import { expectAccessible } from '../accessible.js';
import { boxPages, expectEdge, expectMark, expectSystemColours, markOf } from '../box-looks.js';
import { choices, definition } from './definition.js';
import { all, labelled, press, send, shows, Stage } from './stage.js';

type Form = Awaited<ReturnType<Stage['put']>>;

describe('<event-signup-form> and its own boxes to tick and radio buttons', () => {
  let stage: Stage;
  let page: HTMLElement;
  beforeEach(() => {
    stage = new Stage();
    page = document.createElement('div');
    document.body.append(page);
  });
  afterEach(async () => {
    stage.leave();
    page.remove();
    await emulateMedia({ forcedColors: 'none' });
  });

  const put = async (ground: string, text: string, accent: string): Promise<Form> => {
    page.style.cssText = `background: ${ground}; color: ${text}; --event-color-accent: ${accent}`;
    const element = await stage.put({}, page);
    for (const label of ['Music', 'Yes', '7 out of 10']) labelled(element, label).click();
    await element.updateComplete;
    await settled(element);
    return element;
  };
  const settled = (element: Form) =>
    waitUntil(() => element.getAnimations({ subtree: true }).length === 0 && moves(element) === 0);
  const moves = (element: Form) => element.shadowRoot!.getAnimations().length;
  /** A radio button of a rating is drawn by its label. */
  const drawn = (element: Form, label: string) => {
    const input = labelled(element, label);
    return input.closest('.point') ?? input;
  };

  for (const [ground, text, accent] of chooseKinds(boxPages)) {
    it(`have edges of 3:1 and marks of 4.5:1 on ${ground} with ${text} and ${accent}`, async () => {
      const element = await put(ground, text, accent);
      for (const label of ['Food', 'No', '3 out of 10']) expectEdge(drawn(element, label), ground);
      for (const label of ['Music', 'Yes', '7 out of 10']) {
        const box = drawn(element, label);
        const number = box.querySelector('span');
        expectMark(box, ground, number ? getComputedStyle(number).color : markOf(box));
      }
    });
  }

  it('are filled with the accent, and in forced colours in those of the visitor', async () => {
    const element = await put('#ffffff', '#1d1d1d', '#8a2be2');
    for (const label of ['Music', 'Yes']) {
      const { appearance, backgroundColor } = getComputedStyle(labelled(element, label));
      expect([appearance, backgroundColor]).to.deep.equal(['none', 'rgb(138, 43, 226)']);
    }
    await emulateMedia({ forcedColors: 'active' });
    await settled(element);
    for (const [ticked, not] of [
      ['Music', 'Food'],
      ['Yes', 'No'],
    ] as const) {
      expectSystemColours({ ticked: labelled(element, ticked), not: labelled(element, not) });
    }
  });

  it('are pressed through their labels, in targets of 24 pixels and more', async () => {
    const element = await stage.put({}, page);
    for (const option of all(element, '.option, .point')) {
      const { width, height } = option.getBoundingClientRect();
      expect(Math.min(width, height), option.textContent).to.be.at.least(24);
    }
    const { width, height } = labelled(element, 'Food').getBoundingClientRect();
    expect([width, height]).to.deep.equal([24, 24]);
    labelled(element, 'Food').labels![0]!.querySelector('bdi')!.click();
    expect(labelled(element, 'Food').checked).to.equal(true);
  });

  it('stay the browser’s for keys: space ticks, arrows choose, the focus has a ring', async () => {
    const element = await stage.put({}, page);
    labelled(element, 'Music').focus();
    await press('Space', 'Tab', 'Shift+Tab');
    expect(labelled(element, 'Music').checked).to.equal(true);
    expect(getComputedStyle(labelled(element, 'Music')).outlineStyle).to.equal('solid');
    labelled(element, 'Yes').focus();
    await press('ArrowDown');
    expect(labelled(element, 'No').checked).to.equal(true);
    expect(getComputedStyle(labelled(element, 'No')).outlineStyle).to.equal('solid');
    await expectAccessible(element);
  });

  it('are edged with the colour of danger where an answer is missing', async () => {
    const element = await stage.put({}, page);
    await send(element);
    await shows(element, 'There is a problem');
    await settled(element);
    const edge = (label: string) => getComputedStyle(drawn(element, label)).borderTopColor;
    const danger = getComputedStyle(all(element, '.problem')[0]!).color;
    for (const label of ['Yes', '2 out of 5']) expect(edge(label), label).to.equal(danger);
    for (const label of ['Music', '2 out of 10']) {
      expect(edge(label), label).not.to.equal(danger);
    }
  });

  it('look as if they could not be pressed where they cannot', async () => {
    stage.data = definition(
      [{ id: 'colour', type: 'radio', label: 'Colour', options: choices('Moss', 'Clay') }],
      { merchCatalog: [{ value: 'tee', colours: [{ label: 'Moss', outOfStock: true }] }] },
    );
    const element = await stage.put({}, page);
    await shows(element, 'Moss (out of stock)');
    const { borderTopStyle, cursor } = getComputedStyle(labelled(element, 'Moss'));
    expect([borderTopStyle, cursor]).to.deep.equal(['dashed', 'not-allowed']);
    expect(getComputedStyle(labelled(element, 'Clay')).borderTopStyle).to.equal('solid');
  });
});

describe('<event-signup-form> and the rows of a rating', () => {
  let stage: Stage;
  const page = document.createElement('div');
  beforeEach(() => {
    stage = new Stage();
    document.body.append(page);
  });
  afterEach(() => {
    stage.leave();
    page.remove();
  });

  for (const [min, max, expected] of [
    [0, 10, { 640: [11], 504: [11], 400: [6, 5], 280: [6, 5], 240: [6, 5], 160: [4, 4, 3] }],
    [1, 10, { 280: [5, 5] }],
    [1, 7, { 280: [4, 3] }],
    [1, 5, { 280: [5], 160: [3, 2] }],
    [0, 20, { 640: [11, 10] }],
  ] as const) {
    it(`stand from ${min} to ${max} in rows as long as each other`, async () => {
      stage.data = definition([{ id: 'a', type: 'rating', label: 'How?', min, max }]);
      const element = await stage.put({}, page);
      for (const [width, rows] of Object.entries(expected)) {
        page.style.width = `${width}px`;
        await nextFrame();
        expect(page.scrollWidth, 'nothing sticks out').to.be.at.most(Number(width));
        const counts = new Map<number, number>();
        for (const point of all(element, '.point')) {
          const box = point.getBoundingClientRect();
          expect(box.width, 'wide enough for a finger').to.be.at.least(24);
          counts.set(box.top, (counts.get(box.top) ?? 0) + 1);
        }
        expect([...counts.values()], `${width} pixels`).to.deep.equal(rows);
      }
    });
  }
});
