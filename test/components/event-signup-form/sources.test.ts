import { expect, waitUntil } from '@open-wc/testing';
import { expectAccessible } from '../accessible.js';
import { LongTimers, until } from '../long-timers.js';
import { answer, held, unreachable, visibleText, type Reply } from '../page.js';
import { artists, definition } from './definition.js';
import { all, button, labelled, press, send, shows, Stage, type } from './stage.js';

describe('<event-signup-form> with options that come from elsewhere', () => {
  let stage: Stage;
  /** What the service says to a request for the line-up. */
  let lineup: Reply;
  beforeEach(() => {
    stage = new Stage();
    lineup = () => answer({ slots: [...acts(9), placeholder, ...acts(3)] });
    const { reply } = stage.page;
    stage.page.reply = (url, init) =>
      url.pathname.endsWith('/lineup') ? lineup(url, init) : reply(url, init);
    stage.data = definition(asked);
  });
  afterEach(() => stage.leave());

  const asked = [
    { id: 'acts', type: 'artist_multiselect', label: 'Who was best?' },
    { id: 'stage', type: 'select', label: 'Which stage?', source: 'stages' },
    { id: 'story', type: 'text', label: 'Tell us something' },
  ];
  const acts = (count: number) =>
    artists(count).map(({ value, label }, place) => ({
      stage: place % 2 ? 'Owl' : 'Lark',
      artist: { id: value, name: label },
      artists: [{ id: value, name: label }],
    }));
  const placeholder = { stage: 'Barn', isPlaceholder: true, placeholderLabel: 'Somebody' };
  const asksForLineup = () =>
    stage.page.requests.filter(({ url }) => url.pathname.endsWith('/lineup'));
  const lineupDrawn = (element: HTMLElement) =>
    waitUntil(() => element.shadowRoot!.querySelector('[role="combobox"]'), 'the line-up is there');

  it('fills them in from the line-up: names without placeholders, each once (FRM-12, FRM-13)', async () => {
    const element = await stage.put();
    await lineupDrawn(element);
    labelled(element, 'Who was best?').focus();
    await press('ArrowDown');
    const names = all(element, '.drop li').map((row) => row.textContent.trim());
    expect(names).to.deep.equal(artists(9).map(({ label }) => label));
    await press('Enter', 'Escape', 'Tab');
    const list = labelled(element, 'Which stage?') as unknown as HTMLSelectElement;
    expect([...list.options].map(({ label }) => label)).to.deep.equal([
      ...['Choose one', 'Lark', 'Owl', 'Barn'],
    ]);
    await press('ArrowDown', 'ArrowDown');
    await expectAccessible(element);
    await send(element);
    await shows(element, 'Thank you');
    expect(stage.sent[0]!.body['answers']).to.deep.equal({ acts: ['id-0'], stage: 'Owl' });
    expect(asksForLineup().map(({ url }) => url.pathname)).to.deep.equal([
      '/v1/events/party-2027/lineup',
    ]);
  });

  it('asks at the event of the page for a form of the whole organisation', async () => {
    stage.page.settings.event = 'lark';
    stage.data = definition(asked, { eventSlug: null });
    await lineupDrawn(await stage.put());
    expect(asksForLineup()[0]!.url.pathname).to.equal('/v1/events/lark/lineup');
  });

  it('asks nobody where the definition brings its options, or has no such field', async () => {
    const filled = { ...asked[0], options: artists(9), source: 'lineup' };
    stage.data = definition([filled, asked[2]!]);
    await lineupDrawn(await stage.put());
    expect(asksForLineup()).to.have.length(0);
  });

  it('lets it be written where the line-up cannot be had', async () => {
    lineup = unreachable;
    stage.data = definition(asked.map((field) => ({ ...field, required: true })));
    const element = await stage.put();
    await waitUntil(() => all(element, 'input').length > 1, 'fields to write in');
    await type(labelled(element, 'Who was best?'), 'The owls');
    await type(labelled(element, 'Which stage?'), 'Lark');
    await type(labelled(element, 'Tell us something'), 'so it was');
    await expectAccessible(element);
    await send(element);
    await shows(element, 'Thank you');
    expect(stage.sent[0]!.body['answers']).to.deep.equal({
      ...{ acts: ['The owls'], stage: 'Lark', story: 'so it was' },
    });
  });

  it('lets it be written where no event is known', async () => {
    stage.data = definition(asked, { eventSlug: null });
    const element = await stage.put();
    await waitUntil(() => all(element, 'input').length > 1, 'fields to write in');
    expect(asksForLineup()).to.have.length(0);
  });

  it('does not keep a visitor waiting: a line-up that dawdles is written (5 seconds)', async () => {
    const timers = new LongTimers();
    try {
      const { reply, release } = held();
      lineup = reply;
      const element = await stage.put();
      await until(() => asksForLineup().length > 0, 'the line-up is asked for');
      expect(visibleText(element)).to.contain('Who was best?');
      await expectAccessible(element);
      timers.pass(6);
      await until(() => all(element, 'input').length > 1, 'fields to write in');
      await type(labelled(element, 'Which stage?'), 'Lark');
      release(answer({ slots: acts(9) }));
      await until(() => labelled(element, 'Which stage?').value === 'Lark', 'it stays');
      expect(labelled(element, 'Which stage?').localName).to.equal('input');
    } finally {
      timers.leave();
    }
  });

  it('waits with an early press of the button until they are there', async () => {
    stage.data = definition([{ ...asked[1], required: true }, asked[2]!]);
    const { reply, release } = held();
    lineup = reply;
    const element = await stage.put();
    await type(labelled(element, 'Tell us something'), 'kept');
    button(element, 'Send feedback').click();
    button(element, 'Send feedback').click();
    release(answer({ slots: acts(1) }));
    // One stage that must be chosen is chosen.
    await shows(element, 'Thank you');
    expect(stage.sent.map(({ body }) => body['answers'])).to.deep.equal([
      { stage: 'Lark', story: 'kept' },
    ]);
  });

  it('finds an answer again after a reload, also one to a question that had to wait', async () => {
    const first = await stage.put();
    await lineupDrawn(first);
    labelled(first, 'Who was best?').focus();
    await press('ArrowDown', 'Enter', 'Escape');
    first.remove();
    const { reply, release } = held();
    lineup = reply;
    stage.page.comeBackAfter(120);
    const second = await stage.put();
    await type(labelled(second, 'Tell us something'), 'meanwhile');
    release(answer({ slots: acts(9) }));
    await waitUntil(() => all(second, '.chip').length === 1, 'the choice is back');
    expect(labelled(second, 'Tell us something').value).to.equal('meanwhile');
  });
});
