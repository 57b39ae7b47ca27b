import { expect, waitUntil } from '@open-wc/testing';
import trouble from '../../../src/i18n/states/en/trouble.json' with { type: 'json' };
import '../../../components/event-faq/event-faq.js';
import { pageRecord } from '../../../src/embed/page.js';
import { createEmulator, type Emulator } from '../../../src/emulator/index.js';
import { expectAccessible } from '../accessible.js';
import { showsText, TestPage, visibleText } from '../page.js';
import { all, toggles } from './stage.js';

describe('<event-faq> on the demo world', () => {
  let page: TestPage;
  let emulator: Emulator;
  beforeEach(() => {
    page = new TestPage({ serviceKey: 'pk_live_meadowlark_demo' });
    emulator = createEmulator({
      origin: 'http://localhost',
      assetsUrl: 'https://assets.example/',
    });
    pageRecord().fetch = Promise.resolve(emulator.fetch);
  });
  afterEach(() => {
    for (const element of document.querySelectorAll('event-faq')) element.remove();
    page.leave();
  });

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

  it('reads the same under the earlier name of the event (ENV-16)', async () => {
    const now = await put('meadowlark-2027', 'ready');
    const earlier = await put('meadowlark-festival', 'ready');
    await waitUntil(() => visibleText(earlier) === visibleText(now), 'the same');
  });

  it('reads its feed anew when a page that knows of a change says event-refresh', async () => {
    const element = await put('meadowlark-2027', 'ready');
    await waitUntil(() => all(element, '.prose:empty').length === 0, 'answers');
    emulator.control.publish({ event: 'meadowlark-2027', contentType: 'faq' });
    element.dispatchEvent(new Event('event-refresh'));
    await waitUntil(() => showsText(element, 'What is new?'), 'the new question');
  });

  it('says that nothing has been answered yet (FAQ-11)', async () => {
    const element = await put('bare-field', 'empty');
    expect(visibleText(element)).to.contain(element.phrases.emptyFaq);
  });

  it('does not show what is published on the app only (FAQ-12)', async () => {
    const element = await put('nightjar-2027', 'error');
    await waitUntil(() => showsText(element, trouble.notFound), 'words');
    await waitUntil(() => page.said.join().includes('nightjar-2027'), 'the organiser is told');
  });
});
