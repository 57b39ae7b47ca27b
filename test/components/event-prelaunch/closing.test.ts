import { expect, waitUntil } from '@open-wc/testing';
import { expectAccessible } from '../accessible.js';
import { announced, answer, refusal, visibleText } from '../page.js';
import { prelaunch, registered } from './form.js';
import { all, focused, labelled, register, shows, Stage } from './stage.js';

const day = 86_400_000;
const inTime = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
const tiles = (element: Element) =>
  element.shadowRoot!.querySelector('[role="timer"]')?.textContent.replace(/\s+/g, ' ').trim();

describe('<event-prelaunch> before and after its time', () => {
  let stage: Stage;
  beforeEach(() => (stage = new Stage()));
  afterEach(() => stage.leave());

  it('R4 no form published: a quiet line, nothing to try again, and the form once it is published (PRE-04)', async () => {
    stage.says = () => refusal('not_found', 404);
    const element = await stage.put();
    expect(visibleText(element)).to.equal('There’s nothing to sign up for right now.');
    expect(all(element, 'button')).to.have.length(0);
    expect(element.matches(':state(empty):not(:state(error))')).to.equal(true);
    await expectAccessible(element);
    stage.says = () => answer(prelaunch());
    stage.page.comeBackAfter(120);
    await shows(element, 'Count me in!');
    expect(element.matches(':state(ready)')).to.equal(true);
  });

  it('R4 no form published: the words of the author instead, and no others (PRE-04)', async () => {
    stage.says = () => refusal('not_found', 404);
    const own = await stage.put({}, '<p>Tickets are <a href="#t">on sale</a>.</p>');
    await waitUntil(() => visibleText(own) === 'Tickets are on sale .', visibleText(own));
    own.remove();
    const slotted = await stage.put({}, '<p slot="empty">Follow us.</p>');
    await waitUntil(() => visibleText(slotted) === 'Follow us.', visibleText(slotted));
  });

  it('R4 closed: says since when, and asks for nothing', async () => {
    stage.form = prelaunch({ closesAt: '2020-05-05T09:00:00.000Z' });
    const element = await stage.putWhole();
    expect(visibleText(element)).to.contain('Sign-ups closed on 5 May 2020.');
    expect(visibleText(element))
      .to.contain('Hear of the party first')
      .and.not.contain('A day before');
    expect(all(element, 'input, button, [role="timer"]')).to.have.length(0);
    expect(announced()).to.equal('');
    await expectAccessible(element);
    element.innerHTML = '<p slot="closed">See you next year.</p>';
    expect(visibleText(element)).to.contain('See you next year.').and.not.contain('closed');
  });

  it('R5 counts to the end of the form, in the words of the language, and never starts anew', async () => {
    stage.form = prelaunch({ closesAt: inTime(3 * day + 7_260_000 + 30_000) });
    const element = await stage.putWhole();
    expect(tiles(element)).to.equal('3 days 2 hours 1 minute');
    stage.page.comeBackAfter(day / 1000);
    element.requestUpdate();
    await element.updateComplete;
    expect(tiles(element)).to.equal('2 days 2 hours 1 minute');
    expect(tiles(await stage.reload())).to.equal('2 days 2 hours 1 minute');
    element.locale = 'de';
    document.body.append(element);
    await waitUntil(() => tiles(element) === '2 Tage 2 Stunden 1 Minute', tiles(element));
    element.locale = 'ar';
    await waitUntil(() => tiles(element)?.includes('يوم'), tiles(element));
    expect(tiles(element)).to.match(/^[2٢] /);
  });

  it('R5 closes before the eyes of the visitor, says so, and keeps the focus in place', async () => {
    stage.form = prelaunch({ closesAt: inTime(1500) });
    const element = await stage.putWhole();
    labelled(element, 'Your e-mail').focus();
    await shows(element, 'Sign-ups closed on');
    await waitUntil(() => announced().startsWith('Sign-ups closed'), announced());
    await waitUntil(() => focused(element)?.matches('.title'), 'the focus is at the heading');
  });

  it('R5 who has registered is seen through to the end, closed or not', async () => {
    stage.form = prelaunch({ closesAt: inTime(day) });
    const element = await stage.putWhole();
    stage.taken = () => answer(registered({ email: 'sent', phone: 'sent' }));
    await register(element, '07700 900123');
    await shows(element, 'Code from the text message');
    stage.page.comeBackAfter(2 * (day / 1000));
    element.requestUpdate();
    await element.updateComplete;
    expect(visibleText(element)).to.contain('Code from the text message');
  });

  for (const [name, { upcoming, startsIn }, shown] of [
    ['counts to the first sale', { upcoming: true, startsIn: 2 * day + 5000 }, true],
    ['counts to no sale that has begun', { upcoming: false, startsIn: 2 * day }, false],
    ['counts to no time that is none', { upcoming: true, startsIn: undefined }, false],
  ] as const) {
    it(`R5 where the form stays open ${name}`, async () => {
      const salesStartAt = startsIn === undefined ? 'soon' : inTime(startsIn);
      const tickets = { upcoming, salesStartAt };
      stage.says = ({ pathname }) =>
        pathname.endsWith('/prelaunch')
          ? answer(prelaunch({ closesAt: null }))
          : answer({ slug: 'party', name: 'Party', tickets });
      const element = await stage.putWhole();
      await waitUntil(() => stage.page.feedRequests.length === 2, 'the event is read');
      if (shown)
        await waitUntil(() => tiles(element) === '2 days 0 hours 0 minutes', tiles(element));
      else await element.updateComplete;
      expect(tiles(element) !== undefined).to.equal(shown);
      if (shown) expect(visibleText(element)).to.contain('Tickets on sale from');
    });
  }

  it('R5 asks for no event where nothing is said of an end', async () => {
    const form: Partial<ReturnType<typeof prelaunch>> = prelaunch();
    delete form.closesAt;
    stage.form = form;
    const element = await stage.putWhole();
    await element.updateComplete;
    expect(stage.page.feedRequests).to.have.length(1);
    expect(tiles(element)).to.equal(undefined);
  });
});
