import '../../../components/event-faq/event-faq.js';
import { expect, waitUntil } from '@open-wc/testing';
import type { EventElement } from '../../../components/internal/element.js';
import { clientOf } from '../../../components/internal/feed/clients.js';
import { firstAnswer } from '../../../components/internal/feed/first-answer.js';
import { pageRecord } from '../../../src/embed/page.js';
import { answer, baseUrl, make, settled, TestPage } from '../page.js';

describe('an empty service key', () => {
  let page: TestPage;
  beforeEach(() => (page = new TestPage({ event: 'party' })));
  afterEach(() => page.leave());

  const put = (attributes: Record<string, string> = {}) => {
    const element = make('event-faq', attributes);
    document.body.append(element);
    return element;
  };

  it('is none: on the element, on the script tag, and for the client of a page', async () => {
    page.settings.serviceKey = '';
    const [empty, absent] = [put({ 'service-key': '' }), put()];
    await Promise.all([empty.updateComplete, absent.updateComplete]);
    for (const { settings } of [empty, absent])
      expect(settings).to.include({ event: 'party', serviceKey: undefined });
    expect(clientOf(empty)).to.equal(clientOf(absent));
  });

  it('takes over the answer that was asked for early without one', async () => {
    page.settings.serviceKey = '';
    page.reply = () => answer({ categories: [] });
    const address = `${baseUrl}/v1/events/party/faq?surface=web`;
    const response = Promise.resolve(answer({ categories: [] }));
    const early = { subject: 'party', serviceKey: '', at: Date.now(), response };
    pageRecord().early.set(address, early);
    const host = { about: 'event', settings: { event: 'party' } } as EventElement;
    expect(await firstAnswer(host, 'party', 'getFaq'), 'first act').to.deep.equal({
      categories: [],
    });
    await settled(put());
    await waitUntil(() => pageRecord().early.size === 0, 'taken over');
    expect(page.requests).to.deep.equal([]);
  });
});
