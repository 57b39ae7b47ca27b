import { expect, waitUntil } from '@open-wc/testing';
import { expectAccessible } from '../accessible.js';
import { boxesOf } from '../room.js';
import { all, labelled, send, Stage } from './stage.js';

describe('<event-signup-form> read from the right', () => {
  let stage: Stage;
  beforeEach(() => (stage = new Stage()));
  afterEach(() => stage.leave());

  it('has everything on the side where it is looked for: arrows, boxes, borders, button', async () => {
    const element = await stage.put({ locale: 'ar' });
    await waitUntil(() => all(element, '.base[dir="rtl"]').length === 1, 'the direction');
    await send(element);
    await waitUntil(() => all(element, '.item .problem').length > 0, 'problems');
    const box = (node: Element) => node.getBoundingClientRect();
    const list = labelled(element, 'Which stage?');
    const arrow = list.parentElement!.querySelector('.arrow')!;
    expect(box(arrow).right).to.be.below(box(list).left + box(list).width / 2);
    const row = labelled(element, 'Music');
    expect(box(row).left).to.be.above(box(row.parentElement!.querySelector('span')!).left);
    const [one, two] = all(element, '.point').map(box);
    expect(one!.left).to.be.above(two!.left);
    const item = all(element, '.item:has(.problem)')[0]!;
    const { borderRightWidth, borderLeftWidth } = getComputedStyle(item);
    expect([borderRightWidth, borderLeftWidth]).to.deep.equal(['4px', '0px']);
    const button = all(element, '.submit')[0]!;
    expect(box(button).right).to.be.closeTo(box(button.parentElement!).right, 1);
    await expectAccessible(element);
  });

  it('names a question that is read from the left with its mark at its right', async () => {
    const element = await stage.put({ locale: 'ar' });
    await waitUntil(() => all(element, '.base[dir="rtl"]').length === 1, 'the direction');
    await send(element);
    const problem = () => all(element, '.item .problem').find((one) => one.innerText.includes('?'));
    await waitUntil(problem, 'what is missing');
    const walker = document.createTreeWalker(problem()!, NodeFilter.SHOW_TEXT);
    let text: Node = walker.nextNode()!;
    while (!text.textContent!.includes('?')) text = walker.nextNode()!;
    const mark = text.textContent!.indexOf('?');
    const [last, after] = [
      boxesOf(text as Text, mark - 1, mark),
      boxesOf(text as Text, mark, mark + 1),
    ];
    expect(after[0]!.left).to.be.at.least(last[0]!.right - 1);
  });
});
