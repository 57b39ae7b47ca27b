import '../../../components/event-lineup/event-lineup.js';
import type { EventLineup } from '../../../components/event-lineup/event-lineup.js';
import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { expectAccessible } from '../accessible.js';
import { contrast, layered } from '../contrast.js';
import { visibleText } from '../page.js';
import { boxesOf, textOf } from '../room.js';
import { all, artist, cleanUp, focused, friday, LineupPage, one, slot, words } from './feed.js';
import { equipped, star } from './views.js';

const stages = ['Meadow', 'Barn', 'Wood', 'Lake', 'Hill', 'Mill', 'Yard', 'Attic', 'Cellar'];
const clock = (hour: number, minute = '00') => `${String(hour % 24).padStart(2, '0')}:${minute}`;
/** Two sets on each of nine stages, and a morning far from the evening. */
const wide = stages.flatMap((stage, index) => [
  slot([artist(`${stage} early`)], {
    stage,
    startTime: clock(10),
    endTime: clock(10, `${10 + index}`),
  }),
  slot([artist(`${stage} late`)], { stage, startTime: clock(20), endTime: clock(21, '30') }),
]);

describe('the timetable', () => {
  let page: LineupPage;
  afterEach(async () => {
    cleanUp(page);
    document.body.removeAttribute('style');
    await setViewport({ width: 800, height: 600 });
  });

  async function put(attributes: Record<string, string> = {}) {
    const element = await equipped({ view: 'timetable', day: friday, ...attributes });
    await waitUntil(() => one(element, '.timetable'), 'the timetable');
    await nextFrame();
    await nextFrame();
    return element;
  }
  const box = (node: Element) => node.getBoundingClientRect();
  const slotOf = (element: Element, name: string) =>
    all(element, '.slot').find((set) => words(set).includes(name))!;
  async function fitAll(element: EventLineup) {
    one(element, '.zoom-bar [aria-pressed]').click();
    await element.updateComplete;
  }

  it('has a star in every block, whole names also of ten minutes, and a break for empty hours (L12, L13)', async () => {
    page = new LineupPage(wide);
    const element = await put();
    expect(all(element, '.slot .favourite')).to.have.length(wide.length);
    star(element, 'Wood late').click();
    await element.updateComplete;
    const name = slotOf(element, 'Wood late').querySelector('.name')!;
    expect(name.ariaLabel).to.equal('Wood late, Wood, Friday 25 June 20:00 to 21:30, in my plan');
    const set = slotOf(element, 'Meadow early');
    expect(box(set).height, 'ten minutes are a target for a thumb').to.be.at.least(40);
    const outer = box(set);
    for (const part of set.querySelectorAll('bdi, time')) {
      const { top, bottom, left, right } = box(part);
      expect(top).to.be.at.least(outer.top);
      expect(bottom).to.be.at.most(outer.bottom);
      expect(left).to.be.at.least(outer.left);
      expect(right).to.be.at.most(outer.right);
    }
    expect(all(element, '.break'), 'empty hours are cut').to.have.length(1);
    expect(all(element, '.hour-labels span').map(words)).to.deep.equal([
      ...['10:00', '20:00', '21:00', '22:00'],
    ]);
    expect(box(one(element, '.break')).height).to.be.above(20);
  });

  it('shows at its edges that there is more, also once it is turned or resized', async () => {
    page = new LineupPage(
      Array.from({ length: 12 }, (_, index) =>
        slot([artist(`Act ${index}`)], {
          stage: stages[index % 3]!,
          startTime: clock(10 + index),
          endTime: clock(10 + index, '45'),
        }),
      ),
    );
    await setViewport({ width: 1200, height: 600 });
    const scroller = one(await put(), '.timetable');
    const resize = async (width: number) => {
      await setViewport({ width, height: 600 });
      await nextFrame();
      await nextFrame();
      return scroller.scrollWidth > scroller.clientWidth;
    };
    expect(await resize(1200), 'all fits').to.equal(false);
    expect(scroller.matches('.has-after')).to.equal(false);
    expect(await resize(320), 'all fits').to.equal(true);
    expect(scroller.matches('.has-after')).to.equal(true);
    expect(await resize(1200), 'all fits').to.equal(false);
    expect(scroller.matches('.has-after')).to.equal(false);
  });

  it('gives every stage room for more than a letter of a name where all fits on a phone', async () => {
    await setViewport({ width: 320, height: 640 });
    document.body.style.cssText = 'margin: 0; font: 18px Arial, sans-serif';
    const stages = ['Meadow', 'Garden', 'Band', 'Wood'].map((stage) =>
      slot([artist(`Hollinbrook ${stage}`)], { stage, startTime: '18:00', endTime: '18:50' }),
    );
    const two = ['18:00', '18:30'].map((startTime) =>
      slot([artist(`Two ${startTime}`)], { stage: 'Shed', startTime, endTime: '19:20' }),
    );
    page = new LineupPage([...wide, ...stages, ...two]);
    const element = await put();
    await fitAll(element);
    const widths = all(element, '.column').map((column) => box(column).width);
    expect(Math.max(...widths) - Math.min(...widths), 'all are as wide').to.be.at.most(1);
    expect(Math.min(...widths)).to.be.at.least(28);
  });

  it('sets a headliner no larger than the others where all fits', async () => {
    await setViewport({ width: 320, height: 640 });
    const big = { billingTier: 'headliner', stage: 'Meadow', startTime: '21:00', endTime: '22:30' };
    page = new LineupPage([...wide, slot([artist('Any Other Business')], big)]);
    const element = await put();
    await fitAll(element);
    const [headliner, other] = ['Any Other', 'Meadow late'].map((name) => {
      return getComputedStyle(slotOf(element, name).querySelector('bdi')!).fontSize;
    });
    expect(headliner).to.equal(other);
  });

  it('begins names at their beginning, also in a low block of two acts, on a page in Arabic', async () => {
    await setViewport({ width: 360, height: 640 });
    const acts = ['Wolfgang Amadeus Hollinbrook', 'Zoe'].map((name) => artist(name));
    const both = { stage: 'Shed', startTime: '18:00', endTime: '18:20' };
    const name = 'Hollin Primary Year Six Steel Band of the Upper Meadow and the Lower';
    const long = slot([artist(name)], { stage: 'Tent', startTime: '18:00', endTime: '19:50' });
    page = new LineupPage([...wide, slot(acts, both), long]);
    const element = await put({ locale: 'ar' });
    await waitUntil(() => one(element, '.base[dir="rtl"]'), 'Arabic');
    const edges = boxesOf(textOf(slotOf(element, 'Hollin Primary').querySelector('bdi')!)).map(
      ({ right }) => right,
    );
    expect(edges.length).to.be.above(1);
    expect(Math.max(...edges) - Math.min(...edges), 'lines of one name').to.be.below(6);
    for (const fitsAll of [false, true]) {
      if (fitsAll) await fitAll(element);
      await nextFrame();
      const block = slotOf(element, 'Wolfgang');
      const [first] = boxesOf(textOf(block.querySelector('bdi')!), 0, 1);
      expect(first!.left, `fits all: ${fitsAll}`).to.be.at.least(box(block).left);
    }
  });

  it('keeps the whole focused set in sight, and leads to a stage by a list, without moving the focus (L14, L16)', async () => {
    page = new LineupPage(wide);
    await setViewport({ width: 420, height: 640 });
    const element = await put();
    const scroller = one(element, '.timetable');
    const seen = () => {
      const [frame, hours, head] = [
        scroller,
        one(element, '.hours'),
        one(element, '.column-head'),
      ].map(box);
      return { left: hours!.right, top: head!.bottom, right: frame!.right, bottom: frame!.bottom };
    };
    const names = all(element, '.slot .name');
    for (const name of [...names, ...names.toReversed()]) {
      name.focus();
      await nextFrame();
      const set = box(name.closest('.slot')!);
      const room = seen();
      expect(set.left, words(name)).to.be.at.least(room.left - 1);
      expect(set.top, words(name)).to.be.at.least(room.top - 1);
      expect(set.right, words(name)).to.be.at.most(room.right + 1);
      expect(set.bottom, words(name)).to.be.at.most(room.bottom + 1);
    }
    expect(scroller.scrollWidth).to.be.above(scroller.clientWidth);
    const list = one(element, '.stage-jump') as HTMLSelectElement;
    list.focus();
    list.value = 'Attic';
    list.dispatchEvent(new Event('change'));
    const column = all(element, '.column').find((one) => words(one).startsWith('Attic'))!;
    await waitUntil(() => box(column).right <= box(scroller).right + 1, 'the stage is in sight');
    expect(focused(element)).to.equal(list);
  });

  it('lays a stage out when it comes near, and lets a block with the focus stand out of its own', async () => {
    await setViewport({ width: 360, height: 640 });
    page = new LineupPage(wide);
    const element = await put();
    const isDrawn = (block: Element) => block.checkVisibility({ contentVisibilityAuto: true });
    const [near, far] = [slotOf(element, 'Meadow early'), slotOf(element, 'Cellar late')];
    await waitUntil(() => isDrawn(near), 'what is in sight is drawn');
    expect(isDrawn(far), 'a stage that is far away').to.equal(false);
    far.scrollIntoView({ inline: 'center' });
    await waitUntil(() => isDrawn(far), 'it has come near');
    near.querySelector<HTMLElement>('.name')!.focus({ focusVisible: true });
    near.scrollIntoView({ inline: 'start' });
    await nextFrame();
    await nextFrame();
    const { right, top } = box(near);
    expect(right).to.be.above(box(near.closest('.column')!).right);
    const seen = element.shadowRoot!.elementFromPoint(right - 4, top + 8);
    expect(seen?.closest('.slot') === near, 'nothing of it is cut off').to.equal(true);
  });

  it('becomes larger and smaller, and says when it is as large as it can be (L16)', async () => {
    page = new LineupPage(wide);
    const element = await put();
    const height = () => box(slotOf(element, 'Wood late')).height;
    const [smaller, larger] = all(element, '.zoom-bar .button-icon');
    const before = height();
    larger!.click();
    await element.updateComplete;
    expect(height()).to.be.above(1.3 * before);
    for (let step = 0; step < 6; step++) smaller!.click();
    await element.updateComplete;
    expect(height()).to.be.below(before);
    expect(smaller!.ariaDisabled).to.equal('true');
  });

  it('shows all stages and hours of a day at once on a phone, if asked to (L16)', async () => {
    page = new LineupPage(wide.filter(({ stage }) => stages.indexOf(stage) < 4));
    await setViewport({ width: 320, height: 740 });
    page.lineup.slots.push(
      slot([artist('Meanwhile')], { startTime: clock(20, '30'), endTime: clock(21) }),
      ...[0, 1, 2, 3, 4].map((hour) =>
        slot([artist(`Filler ${hour}`)], {
          startTime: clock(12 + hour),
          endTime: clock(12 + hour, '50'),
        }),
      ),
    );
    const element = await put();
    const scroller = one(element, '.timetable');
    expect(scroller.scrollWidth).to.be.above(scroller.clientWidth);
    await fitAll(element);
    expect(scroller.scrollWidth).to.be.at.most(scroller.clientWidth);
    expect(scroller.scrollHeight).to.be.at.most(740);
    expect(document.documentElement.scrollWidth).to.be.at.most(320);
    await expectAccessible(element);
  });

  it('shows as much of a name as its line has room for, not only its first word (L16)', async () => {
    page = new LineupPage([
      slot([artist('Nat Birdwhistellington')], { startTime: '19:00', endTime: '19:40' }),
      ...wide.filter(({ stage }) => stages.indexOf(stage) < 4),
      ...[0, 1, 2, 3].map((hour) =>
        slot([artist(`Filler ${hour}`)], {
          startTime: clock(12 + hour),
          endTime: clock(13 + hour),
        }),
      ),
    ]);
    await setViewport({ width: 800, height: 740 });
    const element = await put();
    await fitAll(element);
    const name = slotOf(element, 'Nat').querySelector('bdi')!;
    name.scrollIntoView({ block: 'center' });
    await waitUntil(() => box(name).width > 0, 'what is in sight is laid out');
    const [seen] = boxesOf(textOf(name), 4, 7);
    const outer = box(name);
    expect(seen!.width, '“Bir” is drawn').to.be.above(0);
    expect(seen!.right, 'and in sight').to.be.at.most(outer.right);
    expect(seen!.top).to.be.within(outer.top - 2, outer.bottom - 2);
  });

  it('marks a clash on a full colour in a sign that can be seen (L21)', async () => {
    page = new LineupPage([
      ...wide,
      ...['Left', 'Right'].map((name) =>
        slot([artist(name)], { stage: name, featured: true, startTime: '20:00', endTime: '21:30' }),
      ),
    ]);
    document.body.style.cssText = '--event-color-accent: #b8452b';
    const element = await put();
    for (const name of ['Left', 'Right']) star(element, name).click();
    await waitUntil(() => all(element, '.slot-big .clash .icon').length === 2, 'both signs');
    for (const sign of all(element, '.slot-big .clash .icon')) {
      const ground = getComputedStyle(sign.closest('.slot')!).backgroundColor;
      expect(contrast(layered(getComputedStyle(sign).color), layered(ground))).to.be.at.least(3);
    }
  });

  it('stands on the ground and in the colours of the page, and lets nothing shine through (L12)', async () => {
    page = new LineupPage(wide);
    document.body.style.cssText =
      'background: rgb(20, 24, 31); color: rgb(233, 237, 242); --event-lineup-stage-2: rgb(1, 2, 3)';
    /** What is seen of it: the upper of two layers. */
    const groundOf = (part: Element) =>
      /rgb[^)]*\)/.exec(getComputedStyle(part).backgroundImage)?.[0] ?? 'none';
    const element = await put();
    const parts = () => ['.column-head', '.hours', '.corner'].map((part) => one(element, part));
    for (const part of parts()) expect(groundOf(part)).to.equal('rgb(20, 24, 31)');
    const colours = all(element, '.column-head').map(
      (head) => getComputedStyle(head).borderBlockEndColor,
    );
    expect(colours[1]).to.equal('rgb(1, 2, 3)');
    expect(new Set(colours).size).to.equal(stages.length);
    await expectAccessible(element);
    document.body.style.cssText = '--event-color-background: transparent';
    for (const part of parts())
      expect(getComputedStyle(part).backgroundColor, part.className).to.match(/^rgb\(/);
    element.remove();
    document.body.style.cssText = 'background: linear-gradient(#111, #333); color: #fff';
    const other = await put();
    const ground = groundOf(one(other, '.column-head'));
    expect(contrast(layered(ground), layered('#fff'))).to.be.at.least(15);
  });

  it('draws no set at an hour that nobody named, and lists it beside', async () => {
    page = new LineupPage([
      ...wide,
      slot([artist('Some time')], { stage: 'Barn', startTime: '', endTime: '' }),
    ]);
    const element = await put();
    expect(slotOf(element, 'Some time')).to.equal(undefined);
    expect(words(one(element, '.to-come'))).to.match(/^Time to be confirmed Barn .*Some time/);
    page.lineup = {
      ...page.lineup,
      slots: page.lineup.slots.map((set) => ({ ...set, startTime: '' })),
    };
    element.remove();
    cleanUp(page);
    page = new LineupPage(page.lineup.slots);
    const other = await equipped({ view: 'timetable' });
    await waitUntil(() => visibleText(other).includes('Time to be confirmed'));
    expect(all(other, '.slot')).to.have.length(0);
  });
});
