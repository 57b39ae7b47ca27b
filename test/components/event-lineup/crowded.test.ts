import { chooseKinds } from '../../effort.js';
import '../../../components/event-lineup/event-lineup.js';
import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { all, artist, cleanUp, LineupPage, one, opened, slot, words } from './feed.js';
import { profile } from './feed.js';
import { choose, equipped, planButton, star } from './views.js';

const word = 'Donaudampfschifffahrtselektrizitätenhaupt'; // of 41 letters
const longName = 'Rocket Kitten: Advanced Off-the-Shelf Targeted Attacks Against Nation States';
const setNote = 'How 150 year old equations still help to communicate, with a guest from afar';
const clock = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(11, 16);

/** Ten stages round the clock, one billing tier, names of three lines with a note, a word of 41 letters. */
const crowd = Array.from({ length: 10 }, (_, stage) =>
  [0, 1, 2, 3].map((turn) => {
    const at = 720 + 330 * turn + 15 * stage;
    const name = turn === 1 ? word : turn === 2 ? `${longName} ${stage}` : `Act ${stage} ${turn}`;
    return slot([artist(turn === 1 ? `${word} ${stage}` : name)], {
      stage: stage === 0 ? word : `Stage number ${stage} beyond the river`,
      startTime: clock(at),
      endTime: clock(at + (turn === 2 ? 60 : 300)),
      setNote: turn === 2 ? setNote : null,
    });
  }),
).flat();
const halfDays = ['Half day', 'Other half'].map((name) =>
  slot([artist(name)], { stage: name, startTime: '11:00', endTime: '23:00' }),
);

/** Text that leaves its box, where neither an ellipsis nor a fade says that it goes on. */
function cutTexts(element: Element): string[] {
  const cut = new Set<string>();
  for (const text of all(
    element,
    '.name bdi, .slot-names bdi, .column-name bdi, .note, .clash, .times',
  )) {
    if (!text.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    for (let box: Element | null = text; box && box !== element; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (/visible/.test(style.overflow) && style.overflow === 'visible') continue;
      const says =
        style.textOverflow === 'ellipsis' ||
        style.webkitLineClamp !== 'none' ||
        style.maskImage !== 'none';
      if (says || /auto|scroll/.test(style.overflow)) break;
      const edge = box.getBoundingClientRect();
      const isOut = lines.some(
        (line) =>
          line.right > edge.right + 2 ||
          line.left < edge.left - 2 ||
          (line.top < edge.bottom - 2 && line.bottom > edge.bottom + 4),
      );
      if (isOut) cut.add(`${box.className}: ${words(text).slice(0, 30)}`);
    }
  }
  return [...cut];
}

const threeDays = slot([artist('Open Camp')], {
  stage: 'Camp',
  startTime: '12:00',
  endTime: '12:30',
  durationMinutes: 3 * 1440 + 30,
});

describe('a crowded line-up', () => {
  let page: LineupPage;
  beforeEach(() => {
    page = new LineupPage([...crowd, ...halfDays, threeDays]);
    page.profiles = crowd.map(({ artist: act }) => profile(act!));
  });
  afterEach(async () => {
    cleanUp(page);
    await setViewport({ width: 800, height: 600 });
  });

  const fits = async (element: Element, what: string) => {
    await nextFrame();
    await nextFrame();
    expect(document.documentElement.scrollWidth, `${what}: the page`).to.be.at.most(innerWidth);
    expect(cutTexts(element), what).to.deep.equal([]);
  };

  for (const width of chooseKinds([320, 360, 768, 1280])) {
    describe(`at ${width} pixels`, () => {
      beforeEach(() => setViewport({ width, height: 700 }));

      it('cuts no name without a sign of it and never scrolls the page sideways, in any view', async () => {
        const element = await equipped();
        await fits(element, 'list');
        for (const view of ['poster', 'timetable'] as const) {
          await choose(element, view);
          await fits(element, view);
        }
        const fit = all(element, 'button').find((it) => /Whole day|Fit all/.test(words(it)));
        fit!.click();
        await waitUntil(() => one(element, '.fitted'), 'the whole day');
        await fits(element, 'whole day');
        void element.openArtist(crowd[1]!.artist!.id);
        const dialog = await opened(element);
        await fits(element, 'artist');
        expect(dialog.scrollWidth, 'the dialog').to.be.at.most(dialog.clientWidth);
      });

      it('does so in a plan, whose clashes of half a day are said in hours', async () => {
        const element = await equipped();
        for (const { artist: act } of [...crowd.slice(0, 4), ...halfDays])
          star(element, act!.name).click();
        planButton(element).click();
        await waitUntil(() => one(element, '.plan .clash'), 'the plan');
        expect(all(element, '.clash').map(words)).to.include('Clashes with Other half, 12 hr');
        await fits(element, 'plan');
      });

      it('keeps a word of 41 letters inside the card of its stage, in what is on now', async () => {
        const now = Date.now;
        try {
          Date.now = () => Date.parse('2027-06-25T17:45:00Z');
          const element = await equipped({ timezone: 'UTC' });
          await waitUntil(() => one(element, '.now-strip'), 'the strip');
          const cards = all(element, '.now-stage');
          expect(cards.some((card) => words(card).includes(word))).to.equal(true);
          for (const card of cards) expect(card.scrollWidth).to.be.at.most(card.clientWidth);
          await fits(element, 'now');
        } finally {
          Date.now = now;
        }
      });
    });
  }
});
