import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { EventTickets } from '../../../components/event-tickets/event-tickets.js';
import { boxesOf } from '../room.js';
import { onward, OrderStage, shows, titleOf } from './order-stage.js';
import { all, button, rowOf } from './stage.js';

const boxOf = (element: EventTickets, selector: string): DOMRect =>
  all(element, selector)[0]!.getBoundingClientRect();

/** Of the words of an element, a box for each line. */
function linesIn(one: Element): DOMRect[] {
  const lines = new Map<number, DOMRect>();
  for (const { top, left, right, bottom } of piecesIn(one)) {
    const at = Math.round(bottom / 8);
    const known = lines.get(at);
    const [start, end] = [
      Math.min(left, known?.left ?? left),
      Math.max(right, known?.right ?? right),
    ];
    lines.set(at, new DOMRect(start, top, end - start, bottom - top));
  }
  return [...lines.values()];
}

const piecesIn = (one: Node): DOMRect[] =>
  [...one.childNodes].flatMap((node) => {
    if (node instanceof Text) return node.data.trim() ? boxesOf(node) : [];
    return node instanceof HTMLElement ? piecesIn(node) : [];
  });

describe('<event-tickets>, its finish', () => {
  let stage: OrderStage;
  beforeEach(() => (stage = new OrderStage()));
  afterEach(async () => {
    document.body.removeAttribute('style');
    await stage.leave();
    await setViewport({ width: 1024, height: 768 });
  });

  it('breaks no sum, and has the button below where both have no room', async () => {
    const element = await stage.chosen({ 'Saturday Day': 4 });
    await waitUntil(() => all(element, '.savings').length === 1, 'what is saved');
    for (const width of [320, 360]) {
      await setViewport({ width, height: 700 });
      for (const family of ['monospace', 'serif']) {
        document.body.style.cssText = `margin: 0 24px; font: 16px ${family}`;
        await nextFrame();
        for (const part of ['.sum > span', '.sum strong'])
          expect(linesIn(all(element, part)[0]!), part).to.have.length(1);
        const [sum, press] = [boxOf(element, '.sum'), boxOf(element, '.summary .button')];
        expect(press.top, family).to.be.at.least(sum.bottom);
        expect(press.width, family).to.be.closeTo(sum.width, 1);
      }
    }
  });

  it('leaves no gap below the button before anything is chosen', async () => {
    const element = await stage.put({ style: 'display: block; inline-size: 1232px' });
    const [panel, press] = [boxOf(element, '.summary'), boxOf(element, '.summary .button')];
    expect(panel.bottom - press.bottom).to.be.closeTo(press.left - panel.left, 1);
  });

  it('keeps how many beside the name of what is ordered, however narrow it is', async () => {
    const element = await stage.toPayment();
    for (let width = 160; width < 320; width += 8) {
      document.body.style.cssText = `width: ${width}px; font: 16px monospace`;
      await nextFrame();
      for (const item of all(
        element,
        '.review li > :first-child, .done:first-child p:not([class])',
      )) {
        const [count, name] = piecesIn(item).filter((box) => box.width > 0);
        expect(name!.top, `in ${width} pixels`).to.be.closeTo(count!.top, 2);
      }
    }
  });

  it('has every amount of a summary beside the form on the line of its words', async () => {
    document.body.style.cssText = 'width: 720px; font: 16px monospace';
    const element = await stage.toPayment();
    element.locale = 'de';
    await shows(element, 'Buchungsgebühr');
    for (const row of all(element, '.review dl > div')) {
      const [what, howMuch] = [...row.children].map((one) => linesIn(one)[0]!.bottom);
      expect(howMuch, row.textContent).to.be.closeTo(what!, 6);
    }
  });

  it('begins what is written in English at the right edge in Arabic, on every line', async () => {
    document.body.style.cssText = 'width: 320px';
    const element = await stage.put({ locale: 'ar' });
    await waitUntil(() => all(element, '.base[dir="rtl"]').length === 1);
    const long = all(element, '.description, .facts bdi, .small-print p').filter(
      (one) => linesIn(one).length > 1,
    );
    expect(long.length).to.be.above(3);
    for (const one of long)
      for (const line of linesIn(one))
        expect(line.right, one.textContent).to.be.closeTo(one.getBoundingClientRect().right, 2);
  });

  it('has button, steps and sum at one edge, and a ring no wider than the words of a heading', async () => {
    const element = await stage.toDetails();
    for (const width of [380, 620, 768, 1232]) {
      document.body.style.cssText = `width: ${width}px`;
      await nextFrame();
      expect(boxOf(element, '.onward').width).to.equal(boxOf(element, '#firstName').width);
    }
    const [line] = linesIn(all(element, '.step-title')[0]!);
    expect(boxOf(element, '.step-title').width).to.be.closeTo(line!.width, 1);
    const edge = boxOf(element, '.summary').right;
    expect(boxOf(element, '.steps').right).to.equal(edge);
    button(element, 'Change Tickets').click();
    await waitUntil(() => titleOf(element) === 'Tickets');
    expect(boxOf(element, '.summary').right).to.equal(edge);
    expect(boxOf(element, '.steps').right).to.equal(edge);
  });

  it('has tickets, prices and sum begin at one height beside each other, and frames what is chosen', async () => {
    const element = await stage.put();
    await waitUntil(() => all(element, '.as-link').length > 0, 'all of it');
    for (const family of ['monospace', 'serif']) {
      document.body.style.cssText = `width: 1232px; font: 16px ${family}`;
      await nextFrame();
      expect(boxOf(element, '.summary').top).to.be.closeTo(boxOf(element, '.release').top, 0.5);
    }
    for (const ticket of all(element, '.release:has(.stepper)')) {
      const [name, price] = ['.release-name', '.price strong'].map(
        (part) => ticket.querySelector(part)!.getBoundingClientRect().top,
      );
      expect(price, ticket.textContent).to.be.closeTo(name!, 3);
    }
    const mask = (name: string) => getComputedStyle(rowOf(element, name), '::before').maskImage;
    expect(mask('Saturday Day')).to.contain('gradient');
    await stage.choose(element, { 'Saturday Day': 2 });
    expect(mask('Saturday Day'), 'its paper has no bites').to.equal('none');
  });

  it('tells what is paid now as large as what is paid in all (T23)', async () => {
    const element = await stage.chosen({ Weekend: 1 });
    await waitUntil(() => all(element, '[part=plans] input').length === 3);
    all<HTMLInputElement>(element, '[part=plans] input')[1]!.click();
    button(element, 'Continue').click();
    await shows(element, 'First name');
    const words = all(element, '.review > p span')[0]!;
    expect(words.textContent).to.contain('today, then');
    const { color, fontSize } = getComputedStyle(words);
    const dt = getComputedStyle(all(element, '.review dt')[0]!);
    expect([color, fontSize]).to.deep.equal([dt.color, dt.fontSize]);
    await nextFrame();
    expect(onward(element)).to.be.ok;
  });

  it('breaks a price nowhere but before the words of its fee, and has the stepper below then', async () => {
    document.body.style.cssText = 'width: 312px; font: 16px monospace';
    const element = await stage.put({ locale: 'de' });
    await shows(element, 'Buchungsgebühr');
    for (const parts of all(element, '.price span')) {
      const text = [...parts.childNodes].find((node) => node instanceof Text && node.data.trim());
      const end = (text as Text).data.lastIndexOf('£') + 1;
      expect(boxesOf(text as Text, 0, end), parts.textContent).to.have.length(1);
    }
  });

  it('has the box of a decline as wide as the button that pays', async () => {
    document.body.style.cssText = 'width: 1232px';
    const element = await stage.toPaymentPage();
    stage.play('decline');
    await shows(element, 'declined this payment');
    expect(boxOf(element, '.problem-box').width).to.equal(boxOf(element, '.onward').width);
  });

  it('has no line of more than seventy letters, and a second sentence in one with the first or below', async () => {
    const element = await stage.toDetails();
    stage.emulator.control.clock({ advanceSeconds: 1000 });
    window.dispatchEvent(new Event('focus'));
    await shows(element, 'The tickets are on sale again.');
    expect(titleOf(element)).to.match(/^Your reservation ran out\. You/);
    for (const [width, lines] of [
      [1232, 1],
      [900, 1],
      [320, 2],
    ] as const) {
      document.body.style.cssText = `width: ${width}px; font: 16px sans-serif`;
      await nextFrame();
      expect(boxOf(element, '.ended').width).to.be.at.most(70 * 10);
      const tops = all(element, '.step-title span').map((one) => one.getBoundingClientRect().top);
      expect(new Set(tops).size, `in ${width} pixels`).to.equal(lines);
    }
  });

  it('asks in Japanese for the family name first, and says it first', async () => {
    const element = await stage.toDetails();
    element.setAttribute('locale', 'ja');
    await shows(element, '姓');
    const order = () => all(element, 'input.field').map(({ id }) => id);
    await waitUntil(() => order().join() === 'lastName,firstName,email,phone', 'the family first');
    onward(element).click();
    await waitUntil(() => all(element, '.error-summary a').length > 1, 'what is missing');
    const [complaint] = all(element, '.error-summary a');
    expect(complaint!.textContent).to.contain('姓');
    const fill = (id: string, value: string) => {
      const field = all<HTMLInputElement>(element, `#${id}`)[0]!;
      field.value = value;
      field.dispatchEvent(new Event('input'));
    };
    fill('firstName', '太郎');
    fill('lastName', '山田');
    fill('email', 'taro@example.com');
    all<HTMLInputElement>(element, '[type=checkbox]').at(-1)!.click();
    onward(element).click();
    await shows(element, '山田 太郎');
  });

  it('has what goes by below the button that pays fade evenly, as wide as the button', async () => {
    await setViewport({ width: 360, height: 640 });
    const element = await stage.toPayment();
    const { boxShadow, clipPath } = getComputedStyle(onward(element));
    const [down, blur, spread] = boxShadow
      .match(/-?[\d.]+(?=px)/g)!
      .slice(1)
      .map(Number);
    const beyond = Number(/-([\d.]+)px/.exec(clipPath)![1]);
    expect(spread! - down! + blur! / 2, 'it ends above the button').to.be.at.most(beyond);
    expect(spread! - blur!, 'at the sides it is solid').to.be.at.least(40);
  });
});
