import { expect } from '@open-wc/testing';
import { announcementsOf } from '../../../components/event-announcements/broadcasts.js';
import { expectAccessible } from '../accessible.js';
import { until } from '../long-timers.js';
import { broadcast } from './feed.js';
import { all, button, shows, Stage, titles } from './stage.js';

const word = (number: number) => `Word number ${number}`;

describe('<event-announcements> as a feed', () => {
  let stage: Stage;
  beforeEach(() => (stage = new Stage()));
  afterEach(() => stage.leave());

  it('A1 shows the newest first, whatever the order of the feed, with its line breaks', async () => {
    stage.list.reverse();
    const element = await stage.put();
    expect(titles(element)).to.deep.equal([3, 2, 1].map(word));
    expect(all(element, '.body')[0]!.innerText).to.equal('First line of 3.\nSecond line.');
    await expectAccessible(element);
  });

  it('A1 names the category by a word and a sign, an unknown one neutrally (ANN-03)', async () => {
    stage.list.push(broadcast(0, 9000, { category: 'invented' as never }));
    const element = await stage.put();
    const labels = all(element, '.category');
    expect(labels.map((label) => label.innerText.trim())).to.deep.equal([
      'Reminder',
      'Offer',
      'Update',
      'Notice',
    ]);
    const signs = labels.map((label) => label.querySelector('path')!.getAttribute('d'));
    expect(new Set(signs)).to.have.length(4);
  });

  it('A1 says how long ago it was, keeps that true, and tells the time in the zone of the event', async () => {
    stage.list = [broadcast(1, 12, { sentAt: new Date(Date.now() - 720_000).toISOString() })];
    const element = await stage.put({ timezone: 'Asia/Tokyo' });
    await shows(element, '12 minutes ago');
    expect(all(element, 'time')[0]!.innerText).to.match(/\d{1,2}:\d{2}.*(GMT\+9|JST)/);
    stage.time.pass(60);
    await shows(element, '13 minutes ago');
    stage.time.pass(3000);
    await shows(element, '1 hour ago');
  });

  it('A1 links to websites alone (ANN-06)', async () => {
    stage.list.push(broadcast(0, 9000, { deepLink: 'https://user:pass@evil.example/' }));
    stage.list.push(broadcast(9, 9001, { deepLink: 'javascript:alert(1)' }));
    const element = await stage.put();
    await until(() => all(element, 'a').length === 1, 'one link');
    expect(all(element, 'a[href]').map((link) => (link as HTMLAnchorElement).href)).to.deep.equal([
      'https://meadowlark.example/line-up',
    ]);
    expect(all(element, 'a')[0]!.textContent.replace(/\s+/g, ' ').trim()).to.equal(
      `Read more: ${word(3)}`,
    );
  });

  it('A5 shows the categories that the author wants', async () => {
    const element = await stage.put({ categories: 'Reminder, marketing' });
    expect(titles(element)).to.deep.equal([3, 2].map(word));
  });

  it('A5 shows earlier ones on demand, and the focus goes on with the first of them', async () => {
    const element = await stage.put({ limit: '2' });
    expect(titles(element)).to.deep.equal([3, 2].map(word));
    button(element, 'Earlier announcements')!.click();
    await until(() => element.shadowRoot!.activeElement === all(element, '.item')[2], 'focus');
    expect(titles(element)).to.deep.equal([3, 2, 1].map(word));
    expect(button(element, 'Earlier announcements')).to.equal(undefined);
  });

  it('shows the others where one is damaged, or is none', () => {
    const whole = broadcast(1, 1);
    for (const value of [null, 7, 'text', {}, [null], { title: null, body: 7 }]) {
      expect(announcementsOf({ broadcasts: value }), JSON.stringify(value)).to.deep.equal([]);
      const read = announcementsOf({ broadcasts: [value, whole] });
      expect(read.map(({ title }) => title)).to.deep.equal([whole.title]);
    }
  });
});
