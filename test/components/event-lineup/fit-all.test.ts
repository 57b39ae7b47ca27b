import '../../../components/event-lineup/event-lineup.js';
import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { chooseKinds } from '../../effort.js';
import type { Slot } from '../../../src/contract/lineup.js';
import { expectAccessible } from '../accessible.js';
import { boxesOf, textOf } from '../room.js';
import {
  all,
  artist,
  cleanUp,
  closed,
  focused,
  friday,
  LineupPage,
  one,
  opened,
  slot,
  words,
} from './feed.js';
import { equipped, star } from './views.js';

const box = (node: Element) => node.getBoundingClientRect();
const slotOf = (element: Element, name: string) =>
  all(element, '.slot').find((set) => words(set).includes(name))!;

const five = ['Long Meadow', 'Goods Shed', 'Walled Garden', 'The Bandstand', 'Owl Wood'];
const setsOf = (stages: readonly string[]) =>
  stages.flatMap((stage) =>
    ['12:00', '15:00', '22:00'].map((startTime) =>
      slot([artist(`${startTime} at ${stage}`)], {
        stage,
        startTime,
        endTime: startTime.replace(':00', ':50'),
      }),
    ),
  );
/** Two sets at once, of which one is long enough for all that a block can show. */
const meanwhile = [
  slot([artist('Moth Protocol'), artist('J')], {
    stage: 'Goods Shed',
    startTime: '18:20',
    endTime: '21:20',
  }),
  slot([artist('Meanwhile')], { stage: 'Goods Shed', startTime: '18:30', endTime: '19:10' }),
];

describe('a timetable of a whole day on a phone, in the type of a typewriter', () => {
  let page: LineupPage;
  afterEach(async () => {
    cleanUp(page);
    document.body.removeAttribute('style');
    await setViewport({ width: 800, height: 600 });
  });

  async function put(
    { locale = 'en-GB', fits = true, width = 320, stages = five } = {},
    others: Slot[] = [],
  ) {
    await setViewport({ width, height: 740 });
    document.body.style.cssText = 'margin: 0 24px; font: 16px "DejaVu Sans Mono", monospace';
    page = new LineupPage([...setsOf(stages), ...meanwhile, ...others]);
    const element = await equipped({ view: 'timetable', day: friday, locale });
    await waitUntil(() => one(element, '.timetable'), 'the timetable');
    if (locale === 'ar') await waitUntil(() => one(element, '.base[dir="rtl"]'), 'Arabic');
    if (fits) one(element, '.zoom-bar [aria-pressed]').click();
    await element.updateComplete;
    await nextFrame();
    await nextFrame();
    return element;
  }

  for (const [locale, noon] of [
    ['ar', '12 م'],
    ['en-US', '12 PM'],
    ['en-GB', '12:00'],
  ] as const)
    for (const fits of chooseKinds([true, false]))
      it(`has the whole hour beside the first stage: ${noon}, fits all: ${fits}`, async () => {
        const element = await put({ locale, fits });
        const times = all(element, '.slot .times').filter((it) => fits && it.checkVisibility());
        expect(times.map(words), 'in blocks with no room for them').to.deep.equal([]);
        const labels = all(element, '.hour-labels span');
        expect(words(labels[0]).replace(/\s/u, ' ')).to.equal(noon);
        const [stage, scroller] = ['.column', '.timetable'].map((part) => box(one(element, part)));
        for (const { left, right } of labels.map(box)) {
          if (locale === 'ar') expect(left).to.be.at.least(stage!.right);
          else expect(right).to.be.at.most(stage!.left);
          expect(left).to.be.at.least(scroller!.left - 0.5);
          expect(right).to.be.at.most(scroller!.right + 0.5);
        }
      });

  for (const fits of chooseKinds([true, false]))
    it(`has every hour at the height of its line, fits all: ${fits}`, async () => {
      const element = await put({ fits });
      const [labels, lines] = ['.hour-labels span', '.hour-line'].map((part) =>
        all(element, part).map(box),
      );
      expect(labels).to.have.length(lines!.length);
      labels!.forEach(({ top, bottom }, hour) =>
        expect((top + bottom) / 2).to.be.closeTo(lines![hour]!.top, 1.5),
      );
      expect(labels![0]!.top).to.be.at.least(box(one(element, '.column-head')).bottom);
      expect(labels!.at(-1)!.bottom).to.be.at.most(box(one(element, '.timetable-grid')).bottom);
    });

  it('cuts no tail of a letter off the name of a stage', async () => {
    const element = await put({ fits: false });
    for (const head of all(element, '.column-name')) {
      const text = boxesOf(textOf(head.querySelector('bdi')!));
      expect(text.at(-1)!.bottom, words(head)).to.be.at.most(box(head).bottom + 0.1);
    }
  });

  for (const locale of chooseKinds(['en-GB', 'ar']))
    it(`has names of two lines that can be read, and cuts no letter of them, in ${locale}`, async () => {
      const element = await put({ locale }, [
        slot([artist('Hollinbrook Primary Year Six Steel Band')], { stage: 'Owl Wood' }),
      ]);
      const names = all(element, '.slot-names bdi, .column-name');
      expect(names.length).to.be.above(20);
      for (const name of names) {
        const edges = box(name);
        const seen = boxesOf(textOf(name.querySelector('bdi') ?? name)).filter(
          ({ top }) => top < edges.bottom - 2,
        );
        expect(parseFloat(getComputedStyle(name).fontSize), words(name)).to.be.at.least(12);
        const lines = new Set(seen.map(({ top }) => Math.round(top)));
        expect(lines.size, words(name)).to.be.within(1, 3);
        for (const line of seen) {
          expect(line.left, words(name)).to.be.at.least(edges.left - 0.5);
          expect(line.right, words(name)).to.be.at.most(edges.right + 0.5);
        }
        expect(edges.bottom, words(name)).to.be.at.most(
          box(name.closest('.slot, .column-head')!).bottom,
        );
      }
    });

  it('has stages of one width, and begins with the first set', async () => {
    const element = await put({}, [
      slot([artist('Early')], { stage: 'Owl Wood', startTime: '10:45', endTime: '11:30' }),
    ]);
    const widths = all(element, '.column').map((column) => box(column).width);
    expect(Math.max(...widths) - Math.min(...widths)).to.be.at.most(1);
    expect(words(one(element, '.hour-labels span'))).to.equal('11:00');
    expect(box(slotOf(element, 'Early')).top - box(one(element, '.slots')).top).to.be.below(4);
  });

  it('has one sign in a corner of a set, the one that matters most', async () => {
    const element = await put({}, [
      slot([artist('Rival')], { stage: 'Owl Wood', startTime: '18:30', endTime: '19:10' }),
    ]);
    one(element, '.zoom-bar [aria-pressed]').click();
    await element.updateComplete;
    for (const name of ['Meanwhile', 'Rival', '12:00 at Goods Shed']) star(element, name).click();
    one(element, '.zoom-bar [aria-pressed]').click();
    await element.updateComplete;
    const signsOf = (name: string) =>
      [...slotOf(element, name).querySelectorAll('.sign')].map((sign) => sign.classList.item(2));
    expect(signsOf('Meanwhile')).to.deep.equal(['sign-clash']);
    expect(signsOf('12:00 at Goods Shed')).to.deep.equal(['sign-planned']);
    expect(signsOf('12:00 at Owl Wood')).to.deep.equal([]);
    expect(all(element, '.slot .favourite')).to.have.length(0);
  });

  describe('the card of a set', () => {
    async function openedCard(name: string) {
      const element = await put();
      slotOf(element, name).querySelector<HTMLElement>('.name')!.focus();
      await sendKeys({ press: 'Enter' });
      const card = one(element, '[role=dialog].set-card');
      await waitUntil(
        () => card.matches(':popover-open') && card.contains(focused(element)),
        'open',
      );
      await Promise.all(card.getAnimations().map(({ finished }) => finished));
      return { element, card };
    }

    it('opens by a press with all that its block has no room for, stays for a star, closes by Esc', async () => {
      const { element, card } = await openedCard('15:00 at Owl Wood');
      expect(words(focused(element)), 'has the focus').to.equal('15:00 at Owl Wood');
      expect(words(card)).to.equal(
        '15:00 at Owl Wood 15:00 – 15:50 Owl Wood More about 15:00 at Owl Wood',
      );
      expect(box(card).right - box(card).left).to.be.at.most(320);
      expect(box(card).bottom, 'where a thumb is').to.be.closeTo(740, 1);
      await expectAccessible(element);
      card.querySelector<HTMLElement>('.favourite')!.click();
      await element.updateComplete;
      expect(card.querySelector('.favourite')!.ariaPressed).to.equal('true');
      expect(card.matches(':popover-open')).to.equal(true);
      const block = slotOf(element, '15:00 at Owl Wood');
      expect(block.querySelectorAll('.sign')).to.have.length(1);
      await sendKeys({ press: 'Escape' });
      await waitUntil(() => !card.matches(':popover-open'), 'closed');
      await waitUntil(() => focused(element)?.closest('.slot') === block, 'back');
    });

    it('leads to the act, from where Esc leads back to the block', async () => {
      const { element, card } = await openedCard('Moth Protocol');
      const ways = [...card.querySelectorAll<HTMLElement>('.set-card-ways button')];
      expect(ways.map((way) => words(way) || way.ariaLabel)).to.deep.equal([
        'More about Moth Protocol',
        'More about J',
        'Close',
      ]);
      ways[0]!.click();
      const dialog = await opened(element);
      expect(card.matches(':popover-open')).to.equal(false);
      expect(words(dialog.querySelector('h2'))).to.equal('Moth Protocol');
      await sendKeys({ press: 'Escape' });
      await closed(element);
      expect(focused(element)?.closest('.slot')).to.equal(slotOf(element, 'Moth Protocol'));
    });
  });

  it('has room for the dots of a Latin name, on a page in Arabic', async () => {
    const name = 'Hollinbrook Primary Year Six Steel Band of the Upper Meadow';
    for (const width of [360, 1000]) {
      const element = await put({
        locale: 'ar',
        fits: false,
        width,
        stages: [name, ...five],
      });
      const bdi = slotOf(element, `12:00 at ${name}`).querySelector('bdi')!;
      bdi.scrollIntoView();
      await waitUntil(() => box(bdi).width > 0, 'what is in sight is laid out');
      expect(bdi.scrollHeight, 'it is cut').to.be.above(bdi.clientHeight);
      const seen = boxesOf(textOf(bdi)).filter(({ bottom }) => bottom <= box(bdi).bottom + 1);
      const { fontSize } = getComputedStyle(bdi);
      const rim = [bdi, bdi.closest('.slot-text')!].map((it) => box(it).right);
      expect(Math.min(...rim) - seen.at(-1)!.right).to.be.at.least(parseFloat(fontSize) * 0.99);
      element.remove();
      cleanUp(page);
    }
  });
});
