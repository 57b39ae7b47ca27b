import { expect } from '@open-wc/testing';
import { resolveSettings, type ElementSettings } from '../../../components/internal/settings.js';
import { TestPage } from '../page.js';

const elementWith = (settings: ElementSettings) =>
  Object.assign(document.createElement('div'), settings);

describe('settings of an element', () => {
  let page: TestPage;
  afterEach(() => page.leave());

  it('come from the page where the element says nothing, or an empty text', () => {
    page = new TestPage({ event: 'page', locale: 'fr', theme: 'dark' });
    const { event, locale, theme } = resolveSettings(elementWith({ event: '', theme: 'light' }));
    expect([event, locale, theme]).to.deep.equal(['page', 'fr', 'light']);
  });

  it('may name a service where the page names none', () => {
    page = new TestPage();
    page.settings.baseUrl = undefined;
    page.settings.serviceKey = 'pk_live_page';
    const settings = resolveSettings(elementWith({ baseUrl: 'https://own.example' }));
    expect(settings.baseUrl).to.equal('https://own.example');
    expect(settings.serviceKey).to.equal('pk_live_page');
  });

  it('treat a slash at the end as the same address', () => {
    page = new TestPage();
    const settings = resolveSettings(elementWith({ baseUrl: 'https://service.example/' }));
    expect(settings.baseUrl).to.equal('https://service.example/');
    expect(settings.serviceKey).to.equal('pk_live_test');
    expect(page.said).to.deep.equal([]);
  });

  it('never lead to a service that only begins like a permitted one', () => {
    page = new TestPage({ allowBaseUrl: 'https://good.example' });
    const settings = resolveSettings(
      elementWith({ baseUrl: 'https://good.example.thief.example' }),
    );
    expect(settings.baseUrl).to.equal('https://service.example');
    expect(page.said).to.have.length(1);
  });

  it('tell the developer once, not at every update', () => {
    page = new TestPage();
    const element = elementWith({ baseUrl: 'https://thief.example' });
    resolveSettings(element);
    resolveSettings(element);
    expect(page.said).to.have.length(1);
  });
});
