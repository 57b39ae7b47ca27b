import '../../../components/event-lineup/event-lineup.js';
import { expect, waitUntil } from '@open-wc/testing';
import { all, artist, cleanUp, friday, LineupPage, one, opener, slot, words } from './feed.js';
import { equipped, filler } from './views.js';

const stage = 'Barn no. 2!';
const sets = [
  slot([artist('Ada')], { stage, startTime: '18:00', endTime: '19:00' }),
  slot([artist('Bo')], { stage, startTime: '', endTime: '' }),
  ...filler,
];

/** Where the last character of what is read stands: in English right of the first one. */
function isInOrder(box: Element): boolean {
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  let text = walker.nextNode() as Text | null;
  while (text && !text.data.includes(stage)) text = walker.nextNode() as Text | null;
  const start = text!.data.indexOf(stage);
  const placeOf = (index: number) => {
    const range = document.createRange();
    range.setStart(text!, index);
    range.setEnd(text!, index + 1);
    return range.getBoundingClientRect().left;
  };
  return placeOf(start) < placeOf(start + stage.length - 1);
}

describe('the name of a stage on a page in Arabic', () => {
  let page: LineupPage;
  afterEach(() => cleanUp(page));

  async function put(view: string, selector: string): Promise<Element[]> {
    page = new LineupPage(sets);
    const element = await equipped({ view, day: friday, locale: 'ar' });
    await waitUntil(() => one(element, '.base[dir=rtl]'), 'Arabic');
    await waitUntil(() => one(element, selector), selector);
    return all(element, selector).filter((box) => words(box).includes(stage));
  }

  it('keeps its exclamation mark at its end above its sets, and among those of an artist', async () => {
    const [name, ...others] = await put('list', '.stage-name');
    expect(others).to.deep.equal([]);
    expect(isInOrder(name!)).to.equal(true);
    const element = document.querySelector('event-lineup')!;
    opener(element, 'Ada').click();
    await waitUntil(() => one(element, 'dialog[open] .where'), 'the artist');
    expect(isInOrder(one(element, 'dialog[open] .where'))).to.equal(true);
  });

  it('keeps it above its column, and above sets without a time', async () => {
    const columns = await put('timetable', '.column-name');
    const element = document.querySelector('event-lineup')!;
    const names = all(element, '.to-come-stage').filter((box) => words(box).includes(stage));
    expect([columns.length, names.length]).to.deep.equal([1, 1]);
    expect([...columns, ...names].every(isInOrder)).to.equal(true);
  });
});
