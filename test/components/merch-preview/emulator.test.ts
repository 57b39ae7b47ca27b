import { expect, waitUntil } from '@open-wc/testing';
import '../../../components/merch-preview/merch-preview.js';
import { pageRecord } from '../../../src/embed/page.js';
import { createEmulator } from '../../../src/emulator/index.js';
import { expectAccessible } from '../accessible.js';
import { TestPage, visibleText } from '../page.js';
import { checked, choose, nameOf, picture, prints, radios, words } from './stage.js';

describe('<merch-preview> on the demo world', () => {
  let page: TestPage;
  beforeEach(() => {
    page = new TestPage({ serviceKey: 'pk_live_meadowlark_demo' });
    const { fetch } = createEmulator({
      origin: location.origin,
      assetsUrl: new URL('/public/demo/', location.href).href,
    });
    pageRecord().fetch = Promise.resolve(fetch);
  });
  afterEach(() => {
    for (const element of document.querySelectorAll('merch-preview')) element.remove();
    page.leave();
  });

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

  it('has nothing to show for a form without a catalogue (MER-13)', async () => {
    const element = await put('meadowlark-newsletter', 'empty');
    expect(visibleText(element)).to.contain(element.phrases.emptyMerch);
  });

  it('shows nothing of a form that is for the app alone (FRM-16)', async () => {
    await put('meadowlark-app-only', 'error');
    await waitUntil(() => page.said.join().includes('knows no form'), 'the developer is told');
  });
});
