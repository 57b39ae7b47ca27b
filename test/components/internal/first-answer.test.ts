import { expect } from '@open-wc/testing';
import type { EventElement } from '../../../components/internal/element.js';
import { firstAnswer } from '../../../components/internal/feed/first-answer.js';
import { pageRecord } from '../../../src/embed/page.js';
import { answer } from '../page.js';

describe('the answer that the loader has asked for', () => {
  const hostOf = (about: 'event' | 'form') => ({ about, settings: {} }) as EventElement;
  const ask = (path: string, data: object) =>
    pageRecord().early.set(`https://events.example/v1/${path}?surface=web`, {
      subject: 'party',
      serviceKey: undefined,
      response: Promise.resolve(answer(data)),
    });
  afterEach(() => pageRecord().early.clear());

  it('is drawn by all elements of its feed: a form and its merch do not wait for each other', async () => {
    ask('forms/party', { name: 'Shirts' });
    const [form, merch] = [1, 2].map(() => firstAnswer(hostOf('form'), 'party', 'getForm'));
    expect(await form).to.deep.equal({ name: 'Shirts' });
    expect(await merch).to.deep.equal({ name: 'Shirts' });
  });

  it('is not taken for that of another feed of the same event', async () => {
    ask('events/party/faq', { categories: [] });
    ask('events/party/lineup', { slots: [] });
    expect(await firstAnswer(hostOf('event'), 'party', 'getLineup')).to.deep.equal({ slots: [] });
    expect(await firstAnswer(hostOf('event'), 'party', 'getGallery')).to.equal(undefined);
  });
});
