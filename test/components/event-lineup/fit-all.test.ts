import '../../../components/event-lineup/event-lineup.js';
import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { Slot } from '../../../src/contract/lineup.js';
import { boxesOf } from '../room.js';
import { all, artist, cleanUp, friday, LineupPage, one, slot, words } from './feed.js';
import { equipped } from './views.js';

const box = (node: Element) => node.getBoundingClientRect();
const textOf = (node: Element): Text =>
  [...node.childNodes].find((it): it is Text => it instanceof Text && it.data.trim() !== '')!;
const slotOf = (element: Element, name: string) =>
  all(element, '.slot').find((set) => words(set).includes(name))!;

/** From the first letter of a text to its last one, of all its lines. */
function seenEdges(node: Element): { left: number; right: number } {
  const boxes = boxesOf(textOf(node.querySelector('bdi') ?? node));
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
  };
}

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
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(async () => {
    cleanUp(page);
    localStorage.clear();
    sessionStorage.clear();
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
    for (const fits of [true, false])
      it(`has the whole hour beside the first stage: ${noon}, fits all: ${fits}`, async () => {
        const element = await put({ locale, fits });
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

  for (const fits of [true, false])
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

  for (const locale of ['en-GB', 'ar'])
    it(`has no word of a stage on two lines, and cuts the end of a longer one, in ${locale}`, async () => {
      const stages = [...five.slice(0, 4), 'Amphitheatre'];
      const linesOf = async (stages: readonly string[], word: string) => {
        const element = await put({ locale, stages: [...stages] });
        const head = all(element, '.column-name').find((name) => words(name).includes(word))!;
        const text = textOf(head.querySelector('bdi')!);
        const at = text.data.indexOf(word);
        return { element, head, lines: boxesOf(text, at, at + word.length) };
      };
      const whole = await linesOf(five, 'Bandstand');
      const edges = box(whole.head);
      expect(whole.lines).to.have.length(1);
      expect(whole.lines[0]!.left).to.be.at.least(edges.left);
      expect(whole.lines[0]!.right).to.be.at.most(edges.right);
      whole.element.remove();
      cleanUp(page);
      const cut = await linesOf(stages, 'Amphitheatre');
      expect(cut.lines).to.have.length(1);
      expect(cut.lines[0]!.left, 'its beginning').to.be.at.least(box(cut.head).left);
      expect(getComputedStyle(cut.head).maskImage).to.contain('gradient');
    });

  it('cuts no tail of a letter off the name of a stage', async () => {
    const element = await put({ fits: false });
    for (const head of all(element, '.column-name')) {
      const text = boxesOf(textOf(head.querySelector('bdi')!));
      expect(text.at(-1)!.bottom, words(head)).to.be.at.most(box(head).bottom + 0.1);
    }
  });

  for (const locale of ['en-GB', 'ar'])
    it(`fades no letter of a name that has room, in ${locale}`, async () => {
      const element = await put({ locale });
      const fit = all(element, '.column-name, .slot-names bdi').filter((name) => {
        const { left, right } = seenEdges(name);
        const { paddingInline } = getComputedStyle(name);
        return right - left <= box(name).width - 2 * parseFloat(paddingInline) + 0.1;
      });
      expect(fit.length, 'those that have room').to.be.above(4);
      for (const name of fit) {
        const fades = getComputedStyle(name)
          .maskImage.match(/[\d.]+(?=px)/g)!
          .map(Number);
        const { left, right } = seenEdges(name);
        expect(left, words(name)).to.be.at.least(box(name).left + fades[0]! - 0.1);
        expect(right, words(name)).to.be.at.most(box(name).right - fades.at(-1)! + 0.1);
      }
    });

  for (const locale of ['en-GB', 'ar'])
    it(`shows nothing of a second name beside one that fills its line, in ${locale}`, async () => {
      const stages = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
      const element = await put({ locale, stages }, [
        slot([artist('Kavita'), artist('Solomon')], {
          stage: 'Goods Shed',
          startTime: '12:00',
          endTime: '12:30',
        }),
      ]);
      const block = slotOf(element, 'Kavita');
      const [first, ...others] = block.querySelector('.slot-names')!.children;
      const seen = () => others.map((one) => getComputedStyle(one).opacity);
      expect(getComputedStyle(first!).opacity).to.equal('1');
      expect(seen()).to.deep.equal(['0', '0']);
      (others[1] as HTMLElement).focus();
      expect(seen(), 'under the focus').to.deep.equal(['1', '1']);
    });

  it('shows no time in a block that is narrower than the others need for theirs', async () => {
    const element = await put();
    const times = all(element, '.slot .times').filter((it) => it.checkVisibility());
    expect(times.map(words)).to.deep.equal([]);
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
