import '../../../components/event-lineup/event-lineup.js';
import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { chooseSome } from '../../effort.js';
import type { Slot } from '../../../src/contract/lineup.js';
import { expectAccessible } from '../accessible.js';
import { all, artist, attended, cleanUp, LineupPage, one, slot, words } from './feed.js';
import { filler } from './views.js';

const long = 'Donaudampfschifffahrtsgesellschaft';

describe('the poster', () => {
  let page: LineupPage;
  let column: HTMLElement;
  beforeEach(() => {
    column = document.body.appendChild(document.createElement('div'));
    page = new LineupPage([
      ...filler,
      slot([artist('Thunderstrucking')], { billingTier: 'headliner', startTime: '22:00' }),
      slot([artist('Small')], { billingTier: 'headliner', startTime: '23:00' }),
      slot([artist('Loved')], { featured: true, startTime: '21:00' }),
      slot([artist(long)], { startTime: '20:30' }),
    ]);
  });
  afterEach(() => {
    cleanUp(page);
    column.remove();
  });

  async function put(width: number) {
    column.style.setProperty('inline-size', `${width}px`);
    const element = document.createElement('event-lineup');
    element.view = 'poster';
    column.append(element);
    await waitUntil(() => one(element, '.bill-poster'), 'the poster');
    await nextFrame();
    await nextFrame();
    return element;
  }
  const names = (element: Element) => all(element, '.bill-poster bdi');
  const named = (element: Element, name: string) =>
    all(element, '.billed').find((entry) => words(entry).startsWith(name))!;

  /** How many lines each word of a name stands on. */
  function linesOf(name: Element): number[] {
    const text = name.firstChild!.nextSibling ?? name.firstChild!;
    return [...(text.textContent ?? '').matchAll(/\S+/g)].map((word) => {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
  }

  it('breaks no name inside a word, however narrow it is (L10)', async () => {
    for (const width of chooseSome([160, 240, 320, 500, 900])) {
      const element = await put(width);
      for (const name of names(element)) {
        if (words(name) === long && width < 320) continue; // smaller than 11 pixels nobody reads
        expect(Math.max(...linesOf(name)), words(name)).to.equal(1);
      }
      expect(column.scrollWidth).to.be.at.most(width);
      element.remove();
    }
  });

  it('ends no line with “b2b”, however narrow it is (L10)', async () => {
    const set = (...acts: string[]) =>
      slot(
        acts.map((name) => artist(name)),
        top,
      );
    const top: Partial<Slot> = { billingTier: 'headliner' };
    page.lineup.slots.push(set('Velvet Ombudsman', 'The Automatic Wendy Band'), set('Moth', 'J'));
    const element = await put(160);
    const isBeside = (sign: Element, name: Element) => {
      const { top, bottom } = sign.getBoundingClientRect();
      const middle = (top + bottom) / 2;
      return [...name.getClientRects()].some((line) => line.top < middle && middle < line.bottom);
    };
    const reached = { 'two names': 0, 'one name': 0, 'no name': 0 };
    for (const width of [160, 240, 320, 500, 900]) {
      column.style.setProperty('inline-size', `${width}px`);
      await nextFrame();
      await nextFrame();
      expect(column.scrollWidth).to.be.at.most(width);
      const entries = names(element);
      for (const sign of all(element, '.bill-poster .versus')) {
        const isAfter = (name: Element) => sign.compareDocumentPosition(name) & 4;
        const at = entries.findIndex(isAfter);
        const [before, after] = [isBeside(sign, entries[at - 1]!), isBeside(sign, entries[at]!)];
        if (before) expect(after, `${words(entries[at])} at ${width}`).to.equal(true);
        reached[before ? 'two names' : after ? 'one name' : 'no name'] += 1;
      }
    }
    expect(Object.values(reached).every(Boolean), JSON.stringify(reached)).to.equal(true);
  });

  it('ends no line with a separator, however wide it becomes (L10)', async () => {
    const element = await put(500);
    for (const width of [500, 330, 700]) {
      column.style.setProperty('inline-size', `${width}px`);
      await nextFrame();
      await nextFrame();
      const entries = all(element, '.tier:not(.rank-0) .billed');
      const box = (entry: Element) => entry.getBoundingClientRect();
      const ends = entries.filter((entry, at) => {
        const next = entries[at + 1];
        return (
          next?.parentElement === entry.parentElement &&
          (box(next).top + box(next).bottom) / 2 > box(entry).bottom
        );
      });
      expect(ends.length, 'more than one line').to.be.above(0);
      for (const entry of ends) {
        expect(getComputedStyle(entry, '::after').visibility, words(entry)).to.equal('hidden');
      }
      const shown = entries.filter((entry) => !ends.includes(entry));
      expect(getComputedStyle(shown[0]!, '::after').visibility).to.equal('visible');
    }
  });

  it('leaves no line empty below a name that fills its own, however wide that is', async () => {
    page.lineup.slots.unshift(slot([artist('Shed After Dark: guest selector')]));
    const element = await put(500);
    const name = named(element, 'Shed');
    const text = name.querySelector('bdi')!;
    const counts = new Set<number>();
    for (let width = 160; width <= 480; width += 4) {
      column.style.setProperty('inline-size', `${width}px`);
      const lines = text.getClientRects();
      counts.add(lines.length);
      const below = name.getBoundingClientRect().bottom - lines[lines.length - 1]!.bottom;
      expect(below, `beside ${width} pixels`).to.be.below(lines[0]!.height / 2);
    }
    expect([...counts], 'lines of it').to.include.members([1, 2]);
  });

  it('ends no line with a separator once another typeface has come', async () => {
    const element = await put(500);
    const entries = all(element, '.tier:not(.rank-0) .billed');
    const marked = () => entries.filter((entry) => entry.matches('.ends-line')).map(words);
    const before = marked();
    // Lines break elsewhere, and the poster may be as high as it was.
    for (const entry of entries) entry.style.setProperty('display', 'block');
    one(element, '.bill-poster').style.setProperty('block-size', '40em');
    await nextFrame();
    await nextFrame();
    for (const entry of entries) entry.style.removeProperty('display');
    await nextFrame();
    document.fonts.dispatchEvent(new Event('loadingdone'));
    expect(before.length).to.be.above(0);
    expect(marked()).to.deep.equal(before);
  });

  it('shows and says what the organiser features (L10)', async () => {
    const element = await put(500);
    expect(words(named(element, 'Loved'))).to.equal('Loved , Featured');
    const size = (name: string) =>
      parseFloat(getComputedStyle(named(element, name).querySelector('.name')!).fontSize);
    expect(size('Loved')).to.be.above(1.2 * size('Filler 3'));
    column.style.setProperty('inline-size', '320px');
    const around = (name: string) => getComputedStyle(named(element, name)).fontSize;
    expect(around('Small')).to.equal(around('Thunderstrucking'));
    expect(around('Loved'), 'as far apart as the others').to.equal(around('Filler 3'));
    expect(one(element, '.bill-poster').textContent).not.to.contain('★');
    await expectAccessible(element);
  });

  it('has as much room before a dot as behind it, and at least a space of its typeface', async () => {
    column.style.setProperty('font-family', 'monospace');
    page.lineup.slots.push(slot([artist('Behind')], { featured: true, startTime: '21:30' }));
    const element = await put(900);
    for (const [name, next] of [
      ['Filler 1', 'Filler 2'],
      ['Loved', long.slice(0, 9)],
      [long.slice(0, 9), 'Behind'],
    ] as const) {
      const [entry, other] = [named(element, name), named(element, next)];
      if (entry.matches('.ends-line')) continue;
      const { inlineSize, fontSize } = getComputedStyle(entry, '::after');
      const room = other.getBoundingClientRect().left - entry.getBoundingClientRect().right;
      expect(room, name).to.be.closeTo(parseFloat(inlineSize), 1);
      expect(room, name).to.be.above(1.2 * parseFloat(fontSize));
    }
  });

  it('has clearly more room between two names than between the lines of one', async () => {
    const act = (name: string, billingTier: string) => slot([artist(name)], { billingTier });
    page.lineup.slots = ['headliner', 'main', 'support', 'local'].flatMap((tier) => [
      act(`Lamplighters of ${tier} A`, tier),
      act(`Lamplighters of ${tier} B`, tier),
    ]);
    page.lineup.slots.push(...filler);
    const element = await put(160);
    for (const tier of ['headliner', 'main', 'support', 'local']) {
      const [name, next] = names(element).filter((name) => words(name).includes(tier));
      const [first, second, ...further] = [...name!.getClientRects()];
      const last = further.at(-1) ?? second!;
      const step = second!.top - first!.top;
      const between = next!.getClientRects()[0]!.top - last.top;
      expect(between, tier).to.be.above(1.2 * step);
    }
  });

  it('slants a name still to come only where its typeface has such letters', async () => {
    page.lineup.slots.push(slot([], { placeholderLabel: '後日発表' }));
    const element = await put(500);
    await attended(element);
    const style = getComputedStyle(named(element, '後日').querySelector('.name')!);
    const other = getComputedStyle(named(element, 'Loved').querySelector('.name')!);
    expect(style.getPropertyValue('font-synthesis-style')).to.equal('none');
    expect(style.color, 'its colour tells it as well').not.to.equal(other.color);
  });

  it('gives each note of an act lines of its own below its name (L10)', async () => {
    const note = 'Very loud. Ear defenders are free at the door of the shed, and so is the tea.';
    cleanUp(page);
    page = new LineupPage([
      ...filler,
      slot([artist('Wren')], { billingTier: 'headliner' }),
      slot([artist('Big Wet Field')], { startTime: '19:00', setNote: note }),
      slot([artist('Big Wet Field')], { startTime: '19:30', setNote: 'Daylight.' }),
      slot([artist('Small')], { startTime: '18:00' }),
    ]);
    for (const width of [330, 700, 1200]) {
      const element = await put(width);
      const entry = named(element, 'Big Wet Field');
      const lines = [...entry.querySelectorAll('.name, .billed-note'), named(element, 'Small')];
      expect(lines.map(words)).to.deep.equal(['Big Wet Field', note, 'Daylight.', 'Small']);
      const boxes = lines.map((line) => line.getBoundingClientRect());
      for (const [index, { top }] of boxes.slice(1).entries()) {
        expect(top, `${width} pixels`).to.be.at.least(boxes[index]!.bottom - 2);
      }
      element.remove();
    }
  });
});
