import '../../../components/event-lineup/event-lineup.js';
import { expect, waitUntil } from '@open-wc/testing';
import { all, artist, cleanUp, friday, LineupPage, one, opened, opener } from './feed.js';
import { profile, saturday, slot, words } from './feed.js';
import { saved } from './handed-on.js';
import { choose, equipped, filler, planButton, star } from './views.js';

const camp = artist('Open Camp');
const sets = [
  ...filler,
  slot([camp], { stage: 'Camp', startTime: '12:00', endTime: '12:00', durationMinutes: 3 * 1440 }),
  slot([artist('Marathon')], { stage: 'Hall', startTime: '10:00', endTime: '14:00', day: friday }),
  slot([artist('Other')], { day: saturday, startTime: '20:00', endTime: '21:30' }),
];
sets.at(-2)!.durationMinutes = 28 * 60;

describe('a set of a day and more, as a visitor reads it (LIN-08)', () => {
  let page: LineupPage;
  const now = Date.now.bind(Date);
  beforeEach(() => {
    page = new LineupPage(sets);
    page.profiles = [profile(camp)];
    page.event = { timezone: 'Europe/London' };
  });
  afterEach(() => {
    Date.now = now;
    cleanUp(page);
  });

  it('says how long it is where its two times say something else: list, artist, calendar, plan', async () => {
    const element = await equipped();
    const times = () =>
      all(element, '.times')
        .map(words)
        .filter((text) => text.includes('hr'));
    const both = ['10:00 – 14:00 (28 hr)', '12:00 – 12:00 (72 hr)'];
    expect(times().sort()).to.deep.equal(both);
    star(element, 'Open Camp').click();
    opener(element, 'Open Camp').click();
    const dialog = await opened(element);
    expect(words(dialog.querySelector('.times'))).to.equal(both[1]);
    await waitUntil(() => one(element, '.set-calendar'), 'the zone is known');
    const file = await saved(() => one(element, '.set-calendar button').click());
    expect(await file.text()).to.contain('DTSTART:20270625T110000Z\r\nDTEND:20270628T110000Z');
    dialog.close();
    planButton(element).click();
    await waitUntil(() => one(element, '.plan') && times().length === 1, 'the plan alone');
    expect(times()).to.deep.equal([both[1]]);
  });

  it('is as high in the timetable as it is long, and says so to whoever hears it', async () => {
    const element = await equipped();
    await choose(element, 'timetable');
    const block = (name: string) => {
      const button = all(element, '.slot .name').find((one) => words(one) === name)!;
      return { label: button.ariaLabel, height: button.closest('.slot')!.clientHeight };
    };
    const [long, short] = [block('Open Camp'), block('Filler 8')];
    expect(long.label).to.contain('12:00 to 12:00 (72\u00a0hr)');
    expect(long.height).to.be.above(20 * short.height);
    const length = all(element, '.slot .until').find((text) => words(text) === '(72 hr)')!;
    const before = length.previousElementSibling!.getBoundingClientRect();
    expect(length.getBoundingClientRect().top, 'on a line of its own').to.be.at.least(
      before.bottom,
    );
  });

  it('says in hours how long it clashes, also with a set of the day after', async () => {
    const element = await equipped();
    for (const name of ['Open Camp', 'Marathon']) star(element, name).click();
    all(element, '[role="tab"]')[1]!.click();
    await waitUntil(() => star(element, 'Other'), 'the day after');
    star(element, 'Other').click();
    planButton(element).click();
    await waitUntil(() => all(element, '.plan .clash').length === 4, 'the clashes');
    expect(all(element, '.plan .clash').map(words)).to.deep.equal([
      'Clashes with Open Camp, 26 hr',
      'Clashes with Marathon, 26 hr',
      'Clashes with Other, 1 hr 30 min',
      'Clashes with Open Camp, 1 hr 30 min',
    ]);
  });

  it('is on, days after it has started, where the feed lists nothing any more', async () => {
    Date.now = () => Date.parse('2027-06-28T09:00:00Z');
    const element = await equipped();
    await waitUntil(() => one(element, '.now-strip'), 'the strip');
    expect(all(element, '.now-stage').map(words)).to.deep.equal([
      'Camp On now Open Camp until 12:00 (72 hr)',
    ]);
    one(element, '.now-strip button').click();
    await waitUntil(() => star(element, 'Open Camp'), 'its day');
  });
});
