import { expect, waitUntil } from '@open-wc/testing';
import { expectAccessible } from '../accessible.js';
import { beforeBothServices } from '../bare.js';
import { all, labelled, send, Stage } from './stage.js';

beforeBothServices('<event-signup-form> read from the right', () => {
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
    const item = all(element, '.item:has(.problem)')[0]!;
    const { borderRightWidth, borderLeftWidth } = getComputedStyle(item);
    expect([borderRightWidth, borderLeftWidth]).to.deep.equal(['4px', '0px']);
    const button = all(element, '.submit')[0]!;
    expect(box(button).right).to.be.closeTo(box(button.parentElement!).right, 1);
    await expectAccessible(element);
  });
});
