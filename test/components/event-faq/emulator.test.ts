import { expect, waitUntil } from '@open-wc/testing';
import '../../../components/event-faq/event-faq.js';
import type { Emulator } from '../../../src/emulator/index.js';
import { expectAccessible } from '../accessible.js';
import { DemoPage } from '../demo-world.js';
import { showsText } from '../page.js';
import { all, toggles } from './stage.js';

describe('<event-faq> on the demo world', () => {
  let page: DemoPage;
  let emulator: Emulator;
  beforeEach(() => {
    page = new DemoPage();
    ({ emulator } = page);
  });
  afterEach(() => page.leave());

  const put = async (event: string, condition: string) => {
    const element = document.createElement('event-faq');
    element.event = event;
    document.body.append(element);
    await waitUntil(() => element.matches(`:state(${condition})`), condition);
    return element;
  };

  it('draws every question of the festival, and is accessible with all answers open', async () => {
    const element = await put('meadowlark-2027', 'ready');
    await waitUntil(() => all(element, '.prose:empty').length === 0, 'answers');
    expect(toggles(element).length).to.be.greaterThan(10);
    expect(all(element, 'h2').length).to.be.greaterThan(2);
    all(element, '.all')[0]!.click();
    await element.updateComplete;
    await expectAccessible(element);
    expect(page.said).to.deep.equal([]);
  });

  it('reads its feed anew when a page that knows of a change says event-refresh', async () => {
    const element = await put('meadowlark-2027', 'ready');
    await waitUntil(() => all(element, '.prose:empty').length === 0, 'answers');
    emulator.control.publish({ event: 'meadowlark-2027', contentType: 'faq' });
    element.dispatchEvent(new Event('event-refresh'));
    await waitUntil(() => showsText(element, 'What is new?'), 'the new question');
  });
});
