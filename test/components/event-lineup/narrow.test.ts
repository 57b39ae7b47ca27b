import '../../../components/event-lineup/event-lineup.js';
import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { chooseKinds, chooseSome } from '../../effort.js';
import { contrast, layered } from '../contrast.js';
import { boxesOf, textOf } from '../room.js';
import {
  all,
  artist,
  cleanUp,
  focused,
  lineup,
  LineupPage,
  one,
  opened,
  opener,
  profile,
  put,
  saturday,
  slot,
  words,
} from './feed.js';
import { choose, equipped, filler, star } from './views.js';

describe('a line-up in a narrow column', () => {
  let page: LineupPage;
  beforeEach(
    () => (page = new LineupPage([...filler, slot([artist('Second')], { day: saturday })])),
  );
  afterEach(async () => {
    cleanUp(page);
    await setViewport({ width: 800, height: 600 });
  });

  it('keeps what has the focus out from under the name of a stage, on the way back (2.4.11)', async () => {
    await setViewport({ width: 320, height: 400 });
    const stage = 'The Old Wagon Works beyond the River';
    page.lineup = lineup(filler.map((set) => ({ ...set, stage })));
    const element = await equipped();
    all(element, '.favourite').at(-1)!.focus();
    const covered: string[] = [];
    for (let at = focused(element); at?.matches('.set *'); at = focused(element)) {
      const { left, top, bottom } = at.getBoundingClientRect();
      const seen = [top + 1, bottom - 1].map((y) =>
        element.shadowRoot!.elementFromPoint(left + 4, y),
      );
      if (seen.some((it) => it === null || !at.contains(it)))
        covered.push(words(at) || at.ariaLabel!);
      await sendKeys({ press: 'Shift+Tab' });
    }
    expect(covered).to.deep.equal([]);
  });

  it('brings a poster into sight with the focus of a name, however little of it could be seen', async () => {
    await setViewport({ width: 360, height: 640 });
    const names = ['Lead', 'Tidy Sum', 'Owl Choir', 'Moth Protocol', 'Cassius Adeyi'];
    const big = names.map((name, index) =>
      slot([artist(name), artist(`J${index}`)], { featured: true, startTime: `2${index % 4}:00` }),
    );
    page.lineup = lineup([...filler, ...big]);
    const element = await equipped();
    const bill = one(element, '.bill');
    expect(bill.scrollWidth, 'wider than a phone').to.be.above(bill.clientWidth);
    all(element, '.poster .name')[0]!.focus();
    const cut: string[] = [];
    for (let at = focused(element); at?.matches('.poster *'); at = focused(element)) {
      const { left, right } = at.getBoundingClientRect();
      const seen = bill.getBoundingClientRect();
      if (left < seen.left || right > seen.right) cut.push(words(at));
      await sendKeys({ press: 'Tab' });
    }
    expect(cut).to.deep.equal([]);
  });

  it('keeps its view while it is turned or resized: nothing is measured that it changes (L9)', async () => {
    const element = await equipped();
    let drawn = 0;
    new MutationObserver(() => drawn++).observe(one(element, '.panel'), { childList: true });
    for (const width of [800, 640, 639, 320, 640]) {
      await setViewport({ width, height: 600 });
      expect(all(element, '.stages')).to.have.length(1);
    }
    expect(drawn).to.equal(0);
  });

  const acts = ['Juno Faraday', 'Þórhildur Ása', 'Any Other Business'].map((name) => artist(name));
  const bill = acts.map((act, hour) =>
    slot([act], { featured: true, startTime: `2${hour}:00`, endTime: `2${hour}:45` }),
  );

  /** Words of several lines, among the names that a selector finds. */
  const brokenNames = (element: Element, selector: string): string[] =>
    all(element, selector).flatMap((name) => {
      const text = textOf(name);
      return [...text.data.matchAll(/\S+/g)].flatMap(({ index, 0: word }) =>
        boxesOf(text, index, index + word.length).length > 1 ? [word] : [],
      );
    });

  for (const [type, width, long, places] of [
    ['18px "DejaVu Serif", serif', 272, 'Hildegard Knef', ['.poster']],
    ...chooseKinds([272, 312, 340]).map(
      (width) =>
        ['16px "DejaVu Sans Mono", monospace', width, 'Cosima Rijnsburger', ['.poster']] as const,
    ),
    ['700 18px Arial', 720, 'Cosima Rijnsburger', ['.poster', '.big']], // two stages in a row
  ] as const) {
    it(`breaks no name inside a word, not even ${long} in ${type}, ${width} pixels wide (L10)`, async () => {
      await setViewport({ width: width + 48, height: 800 });
      const big = ['Juno', long, 'Moth', 'Any', 'Ása'].map((name, hour) =>
        slot([artist(name)], {
          featured: true,
          startTime: `1${hour}:00`,
          stage: hour % 2 ? 'Barn' : 'Meadow',
        }),
      );
      page.lineup.slots = [...filler, ...big];
      const column = document.createElement('div');
      column.style.cssText = `inline-size: ${width}px; font: ${type}`;
      document.body.append(column);
      const element = await put({}, column);
      for (const place of places) {
        expect(all(element, place)).to.have.length(5);
        expect(brokenNames(element, `${place} bdi`)).to.deep.equal([]);
      }
      column.remove();
    });
  }

  it('sets a name below a time with “PM”, where the two would leave it no room', async () => {
    const column = document.createElement('div');
    column.style.cssText = 'inline-size: 312px; font: 18px Arial, sans-serif';
    document.body.append(column);
    page.lineup.slots = [slot([artist('Hollinbrook Primary Steel Band')])];
    const element = await put({ 'hour-cycle': 'h12' }, column);
    const [times, what] = ['.set .times', '.set .what'].map((part) =>
      one(element, part).getBoundingClientRect(),
    );
    expect(what!.top).to.be.at.least(times!.bottom - 1);
    expect(what!.width).to.equal(312);
    column.remove();
  });

  describe('the bill above the list', () => {
    const five = ['Juno', 'Any Other Business', 'Þórhildur Ása', 'Cassius Adeyi', 'Moth'].map(
      (name, hour) =>
        slot([artist(name)], { featured: true, startTime: `1${hour}:00`, endTime: `1${hour}:45` }),
    );
    const posters = (element: Element) =>
      all(element, '.poster').map((poster) => poster.getBoundingClientRect());

    for (const [width, height] of [
      [320, 740],
      [360, 740],
      [768, 1024],
      [1280, 800],
    ] as const)
      it(`takes half a window of ${width} by ${height} pixels at most, of 1 to 5 posters (L9)`, async () => {
        await setViewport({ width, height });
        for (const count of chooseSome([5, 4, 3, 2, 1])) {
          page.lineup.slots = [...filler, ...five.slice(0, count)];
          const element = await put();
          expect(posters(element)).to.have.length(count);
          expect(one(element, '.bill').getBoundingClientRect().height).to.be.at.most(height / 2);
          expect(document.documentElement.scrollWidth).to.be.at.most(width);
          cleanUp(page);
          page = new LineupPage(filler);
        }
      });

    it('is as wide as the column where it is one poster', async () => {
      await setViewport({ width: 1000, height: 800 });
      page.lineup.slots = [...filler, ...five.slice(0, 1)];
      const element = await put();
      const { width } = one(element, '.panel').getBoundingClientRect();
      expect(posters(element)[0]!.width).to.be.closeTo(width, 1);
    });

    it('keeps the lead in sight on a phone while the others are swiped, to the last (L9)', async () => {
      await setViewport({ width: 360, height: 740 });
      page.lineup.slots = [...filler, ...five];
      for (const direction of ['ltr', 'rtl']) {
        const element = await put({ dir: direction });
        const bill = one(element, '.bill');
        const [lead] = posters(element);
        expect(bill.scrollWidth, 'there is more').to.be.above(bill.clientWidth);
        const sign = direction === 'rtl' ? -1 : 1;
        bill.scrollLeft = sign * bill.scrollWidth;
        const { left, right } = bill.getBoundingClientRect();
        const [swiped, ...others] = posters(element);
        expect(swiped!.left).to.be.closeTo(lead!.left, 1);
        expect(swiped!.width).to.be.closeTo(right - left, 1);
        const last = others.at(-1)!;
        expect(last.left).to.be.at.least(left - 1);
        expect(last.right).to.be.at.most(right + 1);
        element.remove();
      }
    });

    for (const width of chooseKinds([620, 768]))
      it(`has nothing to swipe in ${width} pixels, where there is room for all`, async () => {
        await setViewport({ width, height: 1024 });
        page.lineup.slots = [...filler, ...five];
        const bill = one(await put(), '.bill');
        expect(bill.scrollWidth).to.equal(bill.clientWidth);
      });
  });

  it('has a set beside its picture on a phone, and below it where that is too narrow', async () => {
    for (const [width, isBeside] of [
      [310, true],
      [260, false],
    ] as const) {
      await setViewport({ width, height: 740 });
      const element = await put();
      const set = one(element, '.set');
      const [face, name] = ['.faces', '.names'].map((part) =>
        set.querySelector(part)!.getBoundingClientRect(),
      );
      expect(name!.top < face!.bottom, `${width} pixels`).to.equal(isBeside);
      element.remove();
    }
  });

  it('says of a small poster its stage in full, and no half of a time (L10)', async () => {
    await setViewport({ width: 320, height: 640 });
    const five = ['Juno', 'Moth', 'Any', 'Ása', 'Kell'].map((name, hour) =>
      slot([artist(name)], {
        featured: true,
        stage: 'Walled Garden',
        startTime: `1${hour}:00`,
        endTime: `1${hour}:45`,
      }),
    );
    page.lineup.slots = [...filler, ...five];
    const element = await put({ locale: 'en-US' });
    await waitUntil(() => element.matches(':state(ready)') && one(element, '.bar'), 'all of it');
    for (const poster of all(element, '.poster:not(:first-child)')) {
      const [where, times] = ['.when bdi', '.times'].map((part) => poster.querySelector(part)!);
      const { top, bottom, right } = times!.getBoundingClientRect();
      const [from, to] = [...times!.children].map((part) => boxesOf(textOf(part))[0]!);
      expect(from!.bottom).to.be.at.most(bottom + 1);
      expect(from!.right).to.be.at.most(right);
      expect(to!.top, 'cut off as a whole').to.be.at.least(bottom - 2);
      expect(where!.scrollHeight).to.be.at.most(where!.clientHeight);
      expect(where!.scrollWidth).to.be.at.most(where!.clientWidth);
      expect(where!.getBoundingClientRect().bottom).to.be.at.most(top);
    }
    const lead = one(element, '.poster .times').getBoundingClientRect();
    const [, until] = one(element, '.poster .times').children;
    const [end] = boxesOf(textOf(until!));
    expect(end!.bottom, 'where there is room, it is said').to.be.at.most(lead.bottom + 1);
  });

  it('has white type on a dark ground from where it begins, and stage and times in one size', async () => {
    page.lineup.slots = [...filler, ...bill];
    const element = await put({ locale: 'en-US' }); // with AM and PM
    const sizes = all(element, '.when bdi, .poster .times').map(
      (part) => getComputedStyle(part).fontSize,
    );
    expect(new Set(sizes).size, sizes.join()).to.equal(1);
    const { backgroundImage, paddingTop } = getComputedStyle(one(element, '.poster .words'));
    const stops = backgroundImage.match(/rgba?\([^)]*\)/g)!.slice(0, -1);
    for (const stop of stops)
      expect(contrast(layered('#fff', stop), layered('#fff')), stop).to.be.at.least(4.5);
    expect(backgroundImage).to.contain(`${stops.at(-1)!} calc(100% - ${paddingTop})`);
  });

  it('has all buttons of a timetable on one line at 320 pixels, in German as well', async () => {
    await setViewport({ width: 320, height: 640 });
    const element = await equipped({ locale: 'de' });
    element.style.cssText = 'inline-size: 272px; font: 17px Arial, sans-serif';
    await choose(element, 'timetable');
    await waitUntil(() => words(one(element, '.zoom-bar')).includes('Ganzer Tag'), 'in German');
    const tops = all(element, '.zoom-bar > *').map((one) => one.getBoundingClientRect().top);
    expect(tops).to.deep.equal(tops.map(() => tops[0]));
  });

  it('has what is left of a plan as far from the buttons as from the way back', async () => {
    await setViewport({ width: 320, height: 640 });
    const element = await equipped();
    element.style.setProperty('inline-size', '130px');
    star(element, 'Filler 3').click();
    one(element, '.bar [aria-pressed]').click();
    await waitUntil(() => one(element, '.outcome'), 'the plan');
    const [left, back] = all(element, '.outcome > *').map((part) =>
      boxesOf(textOf(part)).at(0)!,
    ) as [DOMRect, DOMRect];
    const above = left.top - one(element, '.bar').getBoundingClientRect().bottom;
    expect(back.top, 'on a line of its own').to.be.above(left.bottom);
    expect(back.top - left.bottom).to.be.closeTo(above, 4);
  });

  it('stays where it is when the first star is given', async () => {
    await setViewport({ width: 320, height: 640 });
    const element = await equipped();
    const { height } = one(element, '.bar').getBoundingClientRect();
    star(element, 'Filler 3').click();
    await element.updateComplete;
    expect(one(element, '.bar .badge').textContent).to.equal('1');
    expect(one(element, '.bar').getBoundingClientRect().height).to.equal(height);
  });

  it('gives the words about a set their own lines in the dialog', async () => {
    await setViewport({ width: 320, height: 640 });
    const juno = artist('Juno');
    page.lineup.slots = [...filler, slot([juno], { setNote: 'Timed to the sunset.' })];
    page.profiles = [profile(juno, { bioLong: 'She came to use lasers.' })];
    const element = await equipped({ locale: 'ar' });
    opener(element, 'Juno').click();
    const dialog = await opened(element);
    const { left, right } = dialog.querySelector('.note')!.getBoundingClientRect();
    expect(right - left).to.be.at.least(200);
    const biography = dialog.querySelector('.biography p')!;
    expect(getComputedStyle(biography).direction, 'its full stop stands at its end').to.equal(
      'ltr',
    );
  });

  it('keeps names in a timetable clear of their stars, also beside “12:30 PM – 1:10 PM”', async () => {
    await setViewport({ width: 320, height: 640 });
    const kell = artist('Saoirse Kellingbrook');
    page.lineup.slots = [...filler, slot([kell], { startTime: '12:30', endTime: '13:40' })];
    const element = await equipped({ locale: 'en-US' });
    await choose(element, 'timetable');
    const block = all(element, '.slot').find((it) => words(it).includes('Kell'))!;
    const signed = block.querySelector('.favourite .icon')!.getBoundingClientRect();
    for (const line of boxesOf(textOf(block.querySelector('bdi')!)))
      expect(line.right <= signed.left || line.top >= signed.bottom, 'clear of it').to.equal(true);
  });
});
