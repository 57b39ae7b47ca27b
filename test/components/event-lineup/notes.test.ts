import '../../../components/event-lineup/event-lineup.js';
import { expect, waitUntil } from '@open-wc/testing';
import { visibleText } from '../page.js';
import { all, artist, cleanUp, LineupPage, one, put, slot, words } from './feed.js';
import { choose, equipped, filler, planButton, search, star } from './views.js';

const juno = artist('Juno');
const noted = slot([juno], { setNote: 'At sunset', startTime: '20:00', endTime: '21:30' });
const secret = slot([], {
  placeholderLabel: 'Secret guest',
  placeholderDescription: 'You know her voice',
  setNote: 'In the dark',
  stage: 'Owl Wood',
  startTime: '22:00',
  endTime: '23:30',
});
const again = slot([juno], {
  id: '00000000-0000-4000-8000-0000000a6a1b',
  setNote: 'Alone at the piano',
  stage: 'Chapel',
  startTime: '12:00',
});
const short = slot([artist('Wren')], {
  setNote: 'Ten minutes',
  startTime: '23:00',
  endTime: '23:10',
});

describe('what the organiser says about a set (LIN-13, LIN-16, LIN-17)', () => {
  let page: LineupPage;
  beforeEach(() => (page = new LineupPage([...filler, noted, secret, again, short])));
  afterEach(() => cleanUp(page));

  const all3 = ['At sunset', 'You know her voice', 'In the dark'];

  it('stands in the list, each note on its own set', async () => {
    const element = await put();
    for (const note of all3) expect(visibleText(element)).to.contain(note);
    const row = (note: string) => all(element, '.set').find((set) => words(set).includes(note))!;
    expect(words(row('At sunset')))
      .to.contain('Juno')
      .and.not.to.contain('Alone');
    expect(words(row('You know her voice'))).to.contain('Secret guest');
    const notes = all(element, '.set .note').map(words);
    expect(notes, 'all of them in one look').to.include.members(all3);
  });

  it('leaves the time of a short set in sight, below whole lines of a long name', async () => {
    const name = 'Hollinbrook Primary Year Six Steel Band and Friends';
    const brief = { startTime: '13:00', endTime: '13:35' };
    page.lineup.slots.push(
      slot([artist(name)], { ...brief, stage: 'Barn' }),
      slot([artist(`${name} II`)], { ...brief, featured: true, stage: 'Tent' }),
    );
    const element = await equipped();
    await choose(element, 'timetable');
    const long = all(element, '.slot').filter((set) => words(set).includes('Hollinbrook'));
    expect(long).to.have.length(2);
    for (const set of long) {
      const [box, time] = ['.slot-text', '.times'].map((part) =>
        set.querySelector(part)!.getBoundingClientRect(),
      ) as [DOMRect, DOMRect];
      expect(time.bottom).to.be.at.most(box.bottom + 1);
      expect(time.right).to.be.at.most(box.right + 1);
      const names = set.querySelector('.slot-names')!.getBoundingClientRect();
      expect(names.bottom, 'the name ends above the time').to.be.at.most(time.top + 1);
      const text = set.querySelector('bdi')!;
      expect(text.scrollHeight, 'the name is longer than its room').to.be.above(text.clientHeight);
    }
  });

  it('stands in every view: in a timetable in full or not at all, in a poster below the name, and is found', async () => {
    const element = await equipped();
    for (const [query, name] of [
      ['sunset', 'Juno'],
      ['her voice', 'Secret guest'],
    ] as const) {
      await search(element, query);
      expect(all(element, '.set .names').map(words)).to.deep.equal([name]);
    }
    await search(element, '');
    await choose(element, 'timetable');
    const block = (name: string) => all(element, '.slot').find((set) => words(set).includes(name))!;
    for (const note of all3) expect(words(one(element, '.timetable'))).to.contain(note);
    const shows = (set: Element, note: string) => {
      const line = [...set.querySelectorAll('p')].find((text) => words(text) === note)!;
      const [outer, inner] = [set.getBoundingClientRect(), line.getBoundingClientRect()];
      return inner.bottom <= outer.bottom + 1 && inner.right <= outer.right + 1;
    };
    expect(shows(block('Secret guest'), 'You know her voice')).to.equal(true);
    expect(shows(block('At sunset'), 'At sunset')).to.equal(true);
    const line = [...block('Wren').querySelectorAll('p')].find(
      (text) => words(text) === 'Ten minutes',
    )!;
    expect(line.checkVisibility(), 'no room for it').to.equal(false);
    await choose(element, 'poster');
    const billing = (name: string) =>
      words(all(element, '.billed').find((one) => words(one).includes(name)));
    expect(billing('Juno')).to.equal('Juno At sunset Alone at the piano');
    expect(billing('Secret guest')).to.equal('Secret guest You know her voice In the dark');
    expect(billing('Filler 3')).to.equal('Filler 3');
    await choose(element, 'list');
    for (const name of ['Juno', 'Secret guest']) star(element, name).click();
    planButton(element).click();
    await waitUntil(() => all(element, '.set').length === 2, 'the plan is shown');
    for (const note of all3) expect(visibleText(element), 'in the plan').to.contain(note);
  });
});
