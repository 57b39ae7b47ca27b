import { chooseKinds } from '../../effort.js';
import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { boxesOf, brokenWords, sticksOut } from '../room.js';
import { everyStep } from './every-step.js';
import { OrderStage, shows } from './order-stage.js';
import { all } from './stage.js';

describe('<event-tickets> in a narrow column', () => {
  let stage: OrderStage;
  beforeEach(() => (stage = new OrderStage()));
  afterEach(async () => {
    document.body.style.removeProperty('width');
    await stage.leave();
  });

  for (const width of chooseKinds([200, 240, 288]))
    it(`keeps the words of other languages whole, too: a fee in German in ${width} pixels`, async () => {
      const element = await stage.toPayment();
      element.locale = 'de';
      await shows(element, 'Buchungsgebühr');
      document.body.style.setProperty('width', `${width}px`);
      await nextFrame();
      expect(brokenWords(element, document.body)).to.deep.equal([]);
      expect(sticksOut(element, document.body)).to.deep.equal([]);
    });

  for (const locale of chooseKinds(['de', 'en', 'fr', 'ar']))
    it(`leaves no plus at the end of a line, apart from what it adds (${locale})`, async () => {
      const element = await stage.put({ locale });
      await waitUntil(() => all(element, '.release .price span').length > 1, 'the prices');
      for (let width = 160; width < 400; width += 20) {
        document.body.style.setProperty('width', `${width}px`);
        await nextFrame();
        const apart = all(element, '.release .price span').filter(endsInPlus);
        expect(
          apart.map((parts) => parts.textContent),
          `in ${width} pixels`,
        ).to.deep.equal([]);
      }
    });

  it('ends what the bank says in English with its full stop at the right, in Arabic', async () => {
    const element = await everyStep['a declined payment']!(stage);
    element.locale = 'ar';
    await waitUntil(() => all(element, '.base[dir="rtl"]').length === 1, 'it is in Arabic');
    const [words] = all(element, '.problem-box p');
    const text = [...words!.childNodes].find(
      (node): node is Text => node instanceof Text && node.data.includes('charged.'),
    )!;
    const end = text.data.indexOf('charged.') + 'charged'.length;
    const [stop] = boxesOf(text, end, end + 1);
    const [letter] = boxesOf(text, end - 1, end);
    expect(stop!.left).to.be.closeTo(letter!.right, 2);
  });
});

/** Whether what follows the plus stands on another line. */
function endsInPlus(parts: HTMLElement): boolean {
  const text = [...parts.childNodes].find(
    (node): node is Text => node instanceof Text && node.data.includes('+'),
  )!;
  const at = text.data.indexOf('+');
  const next = text.data.slice(at + 1).search(/[^\s\u200e\u200f]/) + at + 1;
  const [[plus], [after]] = [boxesOf(text, at, at + 1), boxesOf(text, next, next + 1)];
  return Math.abs(plus!.top - after!.top) > plus!.height / 2;
}
