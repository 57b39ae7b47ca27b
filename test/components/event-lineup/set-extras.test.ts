import '../../../components/event-lineup/event-lineup.js';
import { expect, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { expectAccessible } from '../accessible.js';
import { announced } from '../page.js';
import { all, artist, cleanUp, dialogOf, LineupPage, one, opened, opener } from './feed.js';
import { profile, put, slot, words } from './feed.js';
import { equipped, filler, star } from './views.js';
import { copies, saved } from './handed-on.js';

const juno = artist('Juno', { imageUrl: null });
const moth = artist('Moth');

describe('what an artist dialog offers', () => {
  let page: LineupPage;
  beforeEach(() => {
    page = new LineupPage([
      ...filler,
      slot([juno, moth], { startTime: '23:30', endTime: '02:00', day: '2026-10-24' }),
    ]);
    page.profiles = [profile(juno), profile(moth)];
    page.event = { timezone: 'Europe/London', venue: { name: 'Park, North' } as never };
  });
  afterEach(async () => {
    cleanUp(page);
    await setViewport({ width: 800, height: 600 });
  });

  async function show() {
    const element = await equipped({ day: '2026-10-24' });
    opener(element, 'Juno').click();
    await opened(element);
    await waitUntil(() => one(element, '.set-calendar'), 'the zone is known');
    return element;
  }

  it('is who plays in the same set, with the way to them, and a link, copied with a word about it (L23, L28)', async () => {
    const element = await show();
    const copied = await copies(() => one(element, '.artist-text > .share').click());
    expect(copied).to.equal(`${location.href.split('#')[0]}#artist-${juno.id}`);
    await waitUntil(() => announced(dialogOf(element)!) === 'Link copied', 'it is said');
    expect(words(one(element, '.partners'))).to.equal('Plays with Moth');
    one(element, '.partner').click();
    await waitUntil(() => words(one(element, '.artist-name')) === 'Moth');
    expect(words(one(element, '.partners'))).to.equal('Plays with Juno');
  });

  it('is a star in step with that of the list, then the calendar, also one on the web (L20, L22, 2.4.3)', async () => {
    const element = await show();
    const parts = all(element, 'dialog .favourite, dialog .set-calendar');
    const tops = parts.map((part) => part.getBoundingClientRect().top);
    expect(parts).to.have.length(2);
    expect(tops).to.deep.equal(tops.toSorted((a, b) => a - b));
    const link = one(element, '.web-calendar') as HTMLAnchorElement;
    expect(new URL(link.href).searchParams.get('dates')).to.equal(
      '20261024T223000Z/20261025T020000Z',
    );
    expect(words(link)).to.contain('opens in new tab');
    one(element, '.appearance .favourite').click();
    await element.updateComplete;
    expect(star(element, 'Juno, Moth').ariaPressed).to.equal('true');
    expect(one(element, '.appearance .favourite').ariaPressed).to.equal('true');
    await expectAccessible(element);
  });

  it('O17 reminds of it where that was chosen, for the rest of the visit', async () => {
    const element = await show();
    await waitUntil(() => one(element, '.set-calendar select'), 'the choice');
    const choice = one(element, '.set-calendar select') as HTMLSelectElement;
    expect([...choice.options].map(words)).to.deep.equal([
      'No reminder',
      '10 min before',
      '20 min before',
      '30 min before',
    ]);
    choice.value = '30';
    choice.dispatchEvent(new Event('change', { bubbles: true }));
    const file = await saved(() => one(element, '.set-calendar button').click());
    expect(await file.text()).to.contain('TRIGGER:-PT30M');
    await expectAccessible(element);
    element.remove();
    const again = await show();
    await waitUntil(() => one(again, '.set-calendar select'), 'the choice again');
    const kept = one(again, '.set-calendar select') as HTMLSelectElement;
    expect(kept.value).to.equal('30');
    expect(sessionStorage.getItem('event-lineup reminder')).to.equal('30');
    kept.value = '0';
    kept.dispatchEvent(new Event('change', { bubbles: true }));
    const without = await saved(() => one(again, '.set-calendar button').click());
    expect((await without.text()).includes('VALARM')).to.equal(false);
  });

  it('is a calendar file in UTC, also across a change of the clocks (L6, L22)', async () => {
    const element = await show();
    const file = await saved(() => one(element, '.set-calendar button').click());
    expect(file.type).to.equal('text/calendar');
    const text = await file.text();
    expect(text)
      .to.contain('DTSTART:20261024T223000Z\r\n')
      .and.to.contain('DTEND:20261025T020000Z');
    expect(text).to.contain(`UID:${page.lineup.slots.at(-1)!.id}@bandstand`);
    expect(text)
      .to.contain('SUMMARY:Juno\\, Moth')
      .and.to.contain('LOCATION:Meadow\\, Park\\, North');
    expect(
      text.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75),
    ).to.equal(true);
  });

  it('has no calendar where nobody knows the zone (L5)', async () => {
    page.event = {};
    const element = await equipped({ day: '2026-10-24' });
    opener(element, 'Juno').click();
    await opened(element);
    await waitUntil(() => page.requests.some(({ url }) => url.pathname.endsWith('/events/party')));
    await element.updateComplete;
    expect(all(element, '.set-calendar')).to.have.length(0);
  });

  it('leaves the name in sight where the window is as low as at 400 % (L26)', async () => {
    await setViewport({ width: 320, height: 180 });
    const element = await show();
    const photo = one(element, '.artist-photo').getBoundingClientRect();
    expect(photo.height).to.be.at.most(0.35 * 180 + 1);
    expect(photo.height).to.be.above(40);
  });

  it('is offered for a short line-up as well, but for the star', async () => {
    page.lineup = { ...page.lineup, slots: page.lineup.slots.slice(-1) };
    const element = await put();
    opener(element, 'Juno').click();
    await opened(element);
    await waitUntil(() => one(element, '.set-calendar'), 'the calendar');
    expect(all(element, '.favourite')).to.have.length(0);
  });
});
