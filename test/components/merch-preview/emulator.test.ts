import { expect, waitUntil } from '@open-wc/testing';
import '../../../components/merch-preview/merch-preview.js';
import { expectAccessible } from '../accessible.js';
import { DemoPage } from '../demo-world.js';
import { checked, choose, nameOf, picture, prints, radios, words } from './stage.js';

describe('<merch-preview> on the demo world', () => {
  let page: DemoPage;
  beforeEach(() => (page = new DemoPage()));
  afterEach(() => page.leave());

  const put = async (form: string, condition: string) => {
    const element = document.createElement('merch-preview');
    element.form = form;
    document.body.append(element);
    await waitUntil(() => element.matches(`:state(${condition})`), condition);
    return element;
  };

  it('shows every product in every colour from every side, with its prints', async () => {
    const element = await put('meadowlark-merch', 'ready');
    await waitUntil(() => picture(element), 'on the stage');
    expect(checked(element, 'colour'), 'one that can be had').not.to.contain('out of stock');
    await expectAccessible(element);
    expect(radios(element, 'product').length).to.be.at.least(4);
    for (const product of words(element, 'product')) {
      await choose(element, 'product', product);
      for (const colour of words(element, 'colour')) {
        await choose(element, 'colour', colour);
        const sides = words(element, 'side');
        for (const side of sides.length ? sides : ['front']) {
          if (sides.length) await choose(element, 'side', side);
          await waitUntil(() => nameOf(element)?.startsWith(product), `${product}, ${colour}`);
          expect(nameOf(element)).to.contain(side);
        }
      }
      await waitUntil(() => prints(element).length > 0, `${product} is printed on`);
    }
    expect(page.said).to.deep.equal([]);
  });
});
