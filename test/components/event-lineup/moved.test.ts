import '../../../components/event-lineup/event-lineup.js';
import { expect, waitUntil } from '@open-wc/testing';
import type { SetMove } from '../../../src/emulator/control/line-up.js';
import type { Emulator } from '../../../src/emulator/index.js';
import { expectAccessible } from '../accessible.js';
import { DemoPage } from '../demo-world.js';
import { all, cleanUp, one, put, words } from './feed.js';

const event = 'meadowlark-2027';

describe('<event-lineup> on a live page, when a set moves', () => {
  let page: DemoPage;
  let emulator: Emulator;
  beforeEach(() => {
    page = new DemoPage({ live: true });
    ({ emulator } = page);
  });
  afterEach(() => cleanUp(page));

  const notes = (element: Element) => all(element, '.moved').map(words);
  const spoken = () => document.querySelector('[data-event-announcer]')?.textContent ?? '';

  /** The first set of the day that is open, with its star. */
  async function putWithTools() {
    const element = await put();
    await waitUntil(() => one(element, '.set .favourite'), 'the tools');
    const [first] = all(element, '.set');
    const names = words(first!.querySelector('.names'));
    const slot = element.slots.find(({ artists }) => artists[0]?.name === names)!;
    expect(slot, names).to.exist;
    return { element, row: first!, slot };
  }

  async function move(element: Element, change: Omit<SetMove, 'event'>): Promise<void> {
    const before = notes(element).join();
    emulator.control.moveSet({ event, ...change });
    page.comeBackAfter(90);
    await waitUntil(() => notes(element).join() !== before, 'what has moved is marked');
  }

  it('V2 says where it was, only what has changed of it, and for a while', async () => {
    const { element, slot } = await putWithTools();
    await move(element, { slotId: slot.id, stage: 'The Dell' });
    expect(notes(element)).to.deep.equal([`Moved from ${slot.stage}`]);
    await expectAccessible(element);
    emulator.control.moveSet({ event, slotId: slot.id, stage: slot.stage });
    page.comeBackAfter(90);
    await waitUntil(() => notes(element).length === 0, 'it is back where it was');
    await move(element, { slotId: slot.id, startTime: '11:05' });
    expect(notes(element)).to.deep.equal([`Moved from ${slot.startTime}`]);
    page.comeBackAfter(15 * 60 + 1);
    element.requestUpdate();
    await waitUntil(() => notes(element).length === 0, 'it has been said for long enough');
  });

  it('V2 is read out once where the visitor has planned it, and silent else (EVT-10)', async () => {
    const { element, slot, row } = await putWithTools();
    const other = element.slots.find(({ day, id }) => day === slot.day && id !== slot.id)!;
    await move(element, { slotId: other.id, stage: 'The Dell' });
    expect(spoken()).not.to.contain('moved');
    row.querySelector<HTMLElement>('.favourite')!.click();
    await move(element, { slotId: slot.id, startTime: '11:05', endTime: '11:50' });
    const said = `${slot.artists[0]!.name} has moved: Friday 25 June, 11:05, ${slot.stage}.`;
    await waitUntil(() => spoken().trim() === said, `“${said}”, not “${spoken()}”`);
    document.querySelector('[data-event-announcer]')!.textContent = '';
    emulator.control.publish({ event, contentType: 'lineup' });
    page.comeBackAfter(90);
    await waitUntil(() => element.slots.some(({ setNote }) => setNote?.includes('revision')));
    await element.updateComplete;
    expect(spoken()).to.equal('');
  });

  it('V2 leaves the focus, the filter and the place on the page as they were', async () => {
    const { element, slot } = await putWithTools();
    const search = one(element, 'input[type="search"]') as HTMLInputElement;
    search.value = slot.artists[0]!.name;
    search.dispatchEvent(new Event('input', { bubbles: true }));
    await waitUntil(() => all(element, '.set').length === 1, 'the set that was looked for');
    search.focus();
    const top = element.getBoundingClientRect().top;
    await move(element, { slotId: slot.id, stage: 'The Dell' });
    expect(element.shadowRoot!.activeElement).to.equal(search);
    expect(search.value).to.equal(slot.artists[0]!.name);
    expect(all(element, '.set')).to.have.length(1);
    expect(element.getBoundingClientRect().top).to.equal(top);
  });
});
