import { expect } from '@open-wc/testing';
import type { EventAnnouncements } from '../../../components/event-announcements/event-announcements.js';
import { expectAccessible } from '../accessible.js';
import { settled, until } from '../long-timers.js';
import { announced, refusal, visibleText } from '../page.js';
import { broadcast } from './feed.js';
import { all, button, shows, Stage, titles } from './stage.js';

const word = (number: number) => `Word number ${number}`;

describe('<event-announcements> while the page stands', () => {
  let stage: Stage;
  beforeEach(() => (stage = new Stage()));
  afterEach(() => stage.leave());

  const arrive = (...numbers: number[]) =>
    stage.list.unshift(...numbers.map((number) => broadcast(number, 0)));
  const isHeard = () => announced().includes('new announcement');
  const fresh = (element: EventAnnouncements) =>
    button(element, '1 new') ?? button(element, '2 new');

  it('A2 asks once a minute, once for all elements of an event (ANN-05)', async () => {
    await stage.put();
    await stage.put({ limit: '1' });
    expect(stage.asked).to.equal(1);
    for (const times of [2, 3, 4]) {
      await stage.minute();
      await settled();
      expect(stage.asked).to.equal(times);
    }
    for (const element of document.querySelectorAll('event-announcements')) element.remove();
    stage.time.pass(600);
    await settled();
    expect(stage.asked).to.equal(4);
  });

  it('A2 asks for nothing while the visitor is offline, and at once afterwards', async () => {
    const element = await stage.put();
    stage.page.setOnline(false);
    stage.time.pass(300);
    await settled();
    expect(stage.asked).to.equal(1);
    arrive(4);
    stage.page.setOnline(true);
    await until(() => fresh(element), 'what is new');
    expect(stage.asked).to.equal(2);
    await stage.minute();
    expect(stage.asked).to.equal(3);
  });

  it('A2 keeps what is shown when asking fails, and says after three times how old it is', async () => {
    const element = await stage.put();
    stage.page.reply = () => refusal('internal', 501);
    for (let times = 0; times < 3; times += 1) {
      expect(all(element, '.stale')).to.have.length(0);
      await stage.minute();
      await settled();
    }
    await shows(element, 'Last updated');
    expect(titles(element)).to.deep.equal([3, 2, 1].map(word));
    expect(element.matches(':state(ready)')).to.equal(true);
    stage.page.reply = stage.says;
    await stage.minute();
    await until(() => all(element, '.stale').length === 0, 'the line is gone');
  });

  it('A2 waits for as long as the service asks it to', async () => {
    await stage.put();
    stage.page.reply = () => {
      const answer = refusal('rate_limited', 429);
      answer.headers.set('Retry-After', '300');
      return answer;
    };
    await stage.minute();
    await settled();
    const asked = stage.asked;
    stage.time.pass(240);
    await settled();
    expect(stage.asked).to.equal(asked);
    stage.time.pass(61);
    await until(() => stage.asked > asked, 'asked again');
  });

  it('A3 holds what is new behind a button that moves nothing, and says so once (ANN-08)', async () => {
    const element = await stage.put();
    expect(isHeard()).to.equal(false);
    const told: number[] = [];
    element.addEventListener('event-announcements-received', ({ detail }) =>
      told.push(detail.count),
    );
    const top = () => all(element, '.item')[0]!.getBoundingClientRect().top;
    const before = top();
    arrive(5, 4);
    await stage.minute();
    await until(() => fresh(element), 'the button');
    await until(isHeard, 'read out');
    expect(announced()).to.equal(`2 new announcements: ${word(5)}`);
    expect(told).to.deep.equal([2]);
    expect(titles(element)).to.deep.equal([3, 2, 1].map(word));
    expect(top()).to.equal(before);
    await expectAccessible(element);
    fresh(element)!.click();
    await until(() => titles(element).length === 5, 'all of them');
    expect(titles(element)[0]).to.equal(word(5));
    expect(element.shadowRoot!.activeElement).to.equal(all(element, '.item')[0]);
    expect(fresh(element)).to.equal(undefined);
  });

  it('A3 reads out the text of one that has no title', async () => {
    await stage.put();
    stage.list.unshift(broadcast(4, 0, { title: '' }));
    await stage.minute();
    await until(isHeard, 'read out');
    expect(announced()).to.equal('1 new announcement: First line of 4.\nSecond line.');
  });

  it('A3 takes up a corrected word and one that is taken back, without a button', async () => {
    const element = await stage.put();
    stage.list = [{ ...stage.list[0]!, title: 'Corrected' }, ...stage.list.slice(2)];
    await stage.minute();
    await shows(element, 'Corrected');
    expect(titles(element)).to.deep.equal(['Corrected', word(1)]);
    expect(fresh(element)).to.equal(undefined);
    expect(isHeard()).to.equal(false);
  });

  it('A3 shows the first that ever comes at once', async () => {
    stage.list = [];
    const element = await stage.put();
    expect(element.matches(':state(empty)')).to.equal(true);
    arrive(1);
    await stage.minute();
    await shows(element, word(1));
    await until(isHeard, 'read out');
    expect(fresh(element)).to.equal(undefined);
  });

  it('draws nothing again when nothing has changed', async () => {
    const element = await stage.put();
    const [first] = all(element, '.item');
    const words = visibleText(element);
    await stage.minute();
    await settled();
    expect(all(element, '.item')[0]).to.equal(first);
    expect(visibleText(element).replace('13 minutes', '12 minutes')).to.equal(words);
  });
});
