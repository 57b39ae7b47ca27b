import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import '../../components/event-faq/event-faq.js';
import type { EventElement } from '../../components/internal/element.js';
import { configure } from '../../src/index.js';
import { settled, TestPage, visibleText } from '../components/page.js';

describe('configure, for a page without a script tag', () => {
  let page: TestPage;
  beforeEach(() => {
    page = new TestPage({ baseUrl: '', serviceKey: '' });
  });
  afterEach(() => {
    delete page.settings.demo;
    page.leave();
  });

  it('runs the emulator in the page, with Meadowlark where no event is named', async () => {
    configure({ baseUrl: 'emulator:' });
    const element = await fixture<EventElement>(html`<event-faq></event-faq>`);
    await waitUntil(() => element.matches(':state(ready)'), 'questions', { timeout: 20_000 });
    await waitUntil(() => visibleText(element).includes('Demo data'), 'the badge');
    expect(element.settings.event).to.equal('meadowlark-2027');
    expect(page.requests).to.deep.equal([]);
  });

  it('names the scenarios where there is none of that name', async () => {
    configure({ baseUrl: 'emulator:moon' });
    await waitUntil(() => page.said.length > 0, 'a word', { timeout: 20_000 });
    expect(page.said[0]).to.match(/emulator.*"moon".*offline/);
  });

  it('asks a fetch of the page instead of the network', async () => {
    const asked: string[] = [];
    configure({
      baseUrl: 'https://service.example',
      event: 'summer',
      fetch: async (input, init) => {
        asked.push(new Request(input, init).url);
        return Response.json({ apiVersion: 1, data: { categories: [] } });
      },
    });
    const element = await fixture<EventElement>(html`<event-faq></event-faq>`);
    await settled(element);
    expect(asked).to.deep.equal(['https://service.example/v1/events/summer/faq?surface=web']);
  });

  it('keeps what was set before, and lets later values win', () => {
    configure({ event: 'spring', locale: 'de' });
    configure({ event: 'summer' });
    expect(page.settings).to.include({ event: 'summer', locale: 'de' });
  });
});
