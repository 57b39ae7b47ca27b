import '../../../components/event-lineup/event-lineup.js';
import { expect } from '@open-wc/testing';
import { chooseKinds } from '../../effort.js';
import type { ArtistSummary, Slot } from '../../../src/contract/lineup.js';
import { visibleText } from '../page.js';
import {
  all,
  artist,
  cleanUp,
  LineupPage,
  one,
  opened,
  opener,
  put,
  rows,
  saturday,
  slot,
  words,
} from './feed.js';

describe('a set in the line-up', () => {
  let page: LineupPage;
  const draw = async (slots: Slot[], attributes?: Record<string, string>) => {
    page = new LineupPage(slots);
    return put(attributes);
  };
  afterEach(() => cleanUp(page));

  it('stands under its stage, by time, stages in the order of the feed (LIN-03)', async () => {
    const element = await draw([
      slot([artist('Late')], { stage: 'Zinc', startTime: '21:00' }),
      slot([artist('Elsewhere')], { stage: 'Ash' }),
      slot([artist('Early')], { stage: 'Zinc', startTime: '09:00' }),
    ]);
    expect(all(element, '.stage h3').map(words)).to.deep.equal(['Zinc', 'Ash']);
    expect(all(element, '.stage:first-child .name').map(words)).to.deep.equal(['Early', 'Late']);
  });

  it('after midnight can count for the night before, where the feed lists it by date', async () => {
    const slots = [
      slot([artist('Evening')]),
      slot([artist('Night')], { day: saturday, startTime: '00:30', endTime: '02:00' }),
    ];
    const element = await draw(slots, { 'late-sets': 'previous-day' });
    expect(rows(element).join()).to.contain('Evening').and.to.contain('Night');
  });

  it('follows the hours that the author asks for', async () => {
    const element = await draw([slot([artist('Act')])], { 'hour-cycle': 'h12' });
    expect(rows(element)[0]).to.match(/0?8:00\s?pm – 0?9:00\s?pm/i);
  });

  it('back to back prints each act once, each with a button of its own (LIN-18)', async () => {
    const element = await draw([slot([artist('A'), artist('B')])]);
    expect(words(one(element, '.set .names'))).to.equal('A b2b B');
    expect(all(element, '.set button')).to.have.length(2);
  });

  it('keeps its note to itself when its act plays twice (LIN-17)', async () => {
    const twice = artist('Twice');
    const element = await draw([
      slot([twice], { setNote: 'Acoustic', startTime: '12:00' }),
      slot([twice], { setNote: 'Electric', startTime: '22:00' }),
    ]);
    const [first, second] = rows(element);
    expect(first).to.contain('Acoustic').and.not.to.contain('Electric');
    expect(second).to.contain('Electric').and.not.to.contain('Acoustic');
  });

  it('shows two of the genres and the place, the label before the parts (LIN-22)', async () => {
    const element = await draw([
      slot([
        artist('Act', {
          genres: ['dub', 'ska', 'punk'],
          hometown: 'Hull',
          locationLabel: 'Hull, East Yorkshire',
        }),
      ]),
    ]);
    expect(words(one(element, '.set .about'))).to.equal('dub, ska · Hull, East Yorkshire');
  });

  it('says of the place of an act one part, or its country in the language of the page, in the dialog too', async () => {
    const said: [Partial<ArtistSummary>, string][] = [
      [{ country: 'de' }, 'Allemagne'],
      [{ country: 'IS', genres: ['folk'] }, 'folk · Islande'],
      [{ region: 'Kent', country: 'GB' }, 'Kent'],
      [{ hometown: 'Deal', region: 'Kent', country: 'GB' }, 'Deal'],
      [{ country: 'Atlantis' }, 'Atlantis'],
    ];
    const acts = said.map(([change], place) => artist(`Act ${place}`, change));
    const element = await draw(
      acts.map((act) => slot([act])),
      { locale: 'fr' },
    );
    expect(all(element, '.set .about').map(words)).to.deep.equal(said.map(([, text]) => text));
    opener(element, 'Act 0').click();
    expect(words(await opened(element))).to.contain('Allemagne');
  });

  it('unannounced shows its label and description, or says so, and opens nobody (LIN-11, LIN-12, LIN-13)', async () => {
    const known = { placeholderLabel: 'Secret guest', placeholderDescription: 'Wait and see' };
    const element = await draw([slot([], known), slot([], { startTime: '22:00' })]);
    expect(all(element, '.what').map(words)).to.deep.equal([
      ...['Secret guest Wait and see', 'To be announced'],
    ]);
    expect(all(element, '.set button')).to.have.length(0);
  });

  it('with a field that is null leaves no trace of it (ENV-12)', async () => {
    const full: Partial<ArtistSummary> = {
      imageUrl: 'https://pictures.invalid/a.jpg',
      genres: ['dub'],
    };
    const element = await draw([
      slot([artist('Full', full)], { setNote: 'Loud', startTime: '10:00' }),
      slot([artist('Place only', { hometown: 'Hull', country: 'GB' })], { startTime: '11:00' }),
      slot([artist('Bare')], { startTime: '12:00' }),
      slot([], { startTime: '22:00' }),
    ]);
    const [present, , bare] = all(element, '.set');
    for (const selector of ['img', '.about', '.note']) {
      expect(present!.querySelector(selector)).to.exist;
      expect(bare!.querySelector(selector) === null, selector).to.equal(true);
    }
    expect(all(element, '.about').map(words), 'no separator').to.deep.equal(['dub', 'Hull']);
    expect(visibleText(element)).not.to.match(/null|undefined|NaN|Invalid/);
    expect(all(element, 'p:empty, li:empty, h3:empty')).to.have.length(0);
  });

  it('does not tell when it was put into the line-up (LIN-15)', async () => {
    const element = await draw([
      slot([artist('Act')], { createdAtIso: '2019-03-04T05:06:07.000Z' }),
    ]);
    expect(element.shadowRoot!.innerHTML).not.to.match(/2019|05:06/);
  });

  it('is text and never markup, in every field (LIN-30)', async () => {
    const hostile = '<img src=x onerror="window.hacked=1"><b>x</b>';
    const act = artist(hostile, { genres: [hostile], locationLabel: hostile });
    const element = await draw([
      slot([act, artist('b')], { stage: hostile, setNote: hostile, billingTier: hostile }),
      slot([act], { featured: true, billingTier: hostile, startTime: '23:00' }),
      slot([], { placeholderLabel: hostile, placeholderDescription: hostile }),
      slot([artist('c', { imageUrl: 'javascript:window.hacked=1' })], { day: hostile }),
    ]);
    expect(all(element, 'b, [onerror], img')).to.have.length(0);
    expect(visibleText(element)).to.contain('<b>x</b>');
    expect('hacked' in window).to.equal(false);
  });
});

describe('the posters of a day', () => {
  let page: LineupPage;
  afterEach(() => cleanUp(page));
  const posters = async (slots: Slot[]) => {
    page = new LineupPage(slots);
    return all(await put(), '.poster .names').map(words);
  };
  const fill = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      slot([artist(`Filler ${index}`)], { startTime: `1${index % 10}:00` }),
    );

  it('are the headliners first, then what the organiser features (LIN-14)', async () => {
    const names = await posters([
      ...fill(9),
      slot([artist('Featured')], { featured: true }),
      slot([artist('Top')], { billingTier: 'headliner', featured: true }),
    ]);
    expect(names).to.deep.equal(['Top', 'Featured']);
  });

  it('leave out nobody: every set is in its stage as well', async () => {
    page = new LineupPage([...fill(3), slot([artist('Featured')], { featured: true })]);
    const element = await put();
    expect(all(element, '.set .name').map(words)).to.contain('Featured').and.to.have.length(4);
  });

  it('are never more than five or a third of the day, and one for each act', async () => {
    const big = (name: string, startTime: string) =>
      slot([artist(name)], { featured: true, startTime });
    const many = 'abcdefg'.split('').map((name, hour) => big(name, `1${hour}:30`));
    expect(await posters([...many, ...fill(20)])).to.have.length(5);
    cleanUp(page);
    expect(await posters([big('a', '10:00'), big('b', '11:00'), big('c', '12:00')])).to.have.length(
      1,
    );
    cleanUp(page);
    expect(await posters([big('a', '10:00'), big('a', '15:00'), ...fill(9)])).to.deep.equal(['a']);
  });

  it('are absent when nothing is featured, and for tiers nobody knows (LIN-09)', async () => {
    expect(await posters([slot([artist('Act')], { billingTier: 'astral' })])).to.deep.equal([]);
  });
});

describe('rows in the type of a typewriter', () => {
  let page: LineupPage;
  let column: HTMLElement;
  afterEach(() => {
    cleanUp(page);
    column.remove();
  });

  async function draw(width: number, slots: Slot[], attributes: Record<string, string> = {}) {
    page = new LineupPage(slots);
    column = document.createElement('div');
    column.style.cssText = `inline-size: ${width}px; font: 16px "DejaVu Sans Mono", monospace`;
    document.body.append(column);
    return put(attributes, column);
  }

  for (const locale of chooseKinds(['ja', 'en-US']))
    it(`have faces and names in line, of whatever length a time is, in ${locale}`, async () => {
      const element = await draw(
        340,
        [
          slot([artist('Evening')], { startTime: '21:30', endTime: '22:45' }),
          slot([artist('Night')], { startTime: '01:00', endTime: '03:00' }),
        ],
        { locale },
      );
      const [evening, night] = all(element, '.set .faces').map(
        (face) => face.getBoundingClientRect().left,
      );
      expect(night).to.be.closeTo(evening!, 0.5);
    });
});
