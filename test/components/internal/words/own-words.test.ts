import '../../../../components/event-lineup/event-lineup.js';
import { expect, waitUntil } from '@open-wc/testing';
import type { EventLineup } from '../../../../components/event-lineup/event-lineup.js';
import { configure } from '../../../../src/index.js';
import { artist, cleanUp, LineupPage, slot } from '../../event-lineup/feed.js';
import { filler } from '../../event-lineup/views.js';
import { visibleText } from '../../page.js';

const set = slot([artist('Juno')], { startTime: '20:00', endTime: '21:00', stage: 'Chapel' });

describe('words of the page in place of ours (ux.md 6.6)', () => {
  let page: LineupPage;
  beforeEach(() => (page = new LineupPage([...filler, set])));
  afterEach(() => cleanUp(page));

  const drawn = async (prepare: (element: EventLineup) => void = () => undefined) => {
    const element = document.createElement('event-lineup');
    prepare(element);
    document.body.append(element);
    await waitUntil(() => element.shadowRoot?.querySelector('[part~="set"]'), 'sets');
    return element;
  };
  const search = (element: EventLineup) =>
    element.shadowRoot?.querySelector('[type="search"]')?.getAttribute('placeholder');
  const labels = (element: EventLineup) =>
    [...element.shadowRoot!.querySelectorAll('[aria-label]')].map((it) => it.ariaLabel);
  const warnings = () => page.said.filter((line) => line.includes('strings: '));

  it('are said at once when they change, and ours again when they are taken back', async () => {
    const element = await drawn();
    await waitUntil(() => search(element), 'tools');
    const before = search(element);
    for (const searchLineup of ['Who plays?', 'Which act?']) {
      element.strings = { searchLineup };
      await waitUntil(() => search(element) === searchLineup, searchLineup);
    }
    element.strings = undefined;
    await waitUntil(() => search(element) === before, 'the standard words');
    expect(warnings()).to.deep.equal([]);
  });

  it('reach parts that come later, and stay in whatever language', async () => {
    const element = await drawn((it) => {
      it.strings = { searchLineup: 'Who plays?' };
      it.locale = 'de';
    });
    await waitUntil(() => search(element) === 'Who plays?', 'the words of the page');
    element.locale = 'fr';
    await waitUntil(() => element.phrases.retry === 'Réessayer', 'French');
    await element.updateComplete;
    expect(search(element)).to.equal('Who plays?');
    element.strings = {};
    await waitUntil(() => search(element) !== 'Who plays?', 'French words');
    expect(element.phrases.searchLineup).to.match(/^(Chercher|Rechercher)/);
  });

  it('carry what a phrase is told, in a text or a function', async () => {
    const favourite = 'Keep {name} ({name}!)';
    const element = await drawn((it) => (it.strings = { favourite }));
    await waitUntil(() => labels(element).includes('Keep Juno (Juno!)'), 'a text');
    element.strings = { favourite: (name) => `${name} forever` };
    await waitUntil(() => labels(element).includes('Juno forever'), 'a function');
    const said = () => element.phrases.setCount({ shown: 1, total: 5 });
    const setName = ({ act, day }: { act: string; day: string }) => `${act}, ${day}`;
    element.strings = { setCount: (shown: number, total: number) => `${shown}/${total}`, setName };
    await waitUntil(() => said() === '1/5', 'a function of two values, in a row');
    const told = { act: 'Juno', stage: '', day: 'Friday', start: '', end: '' };
    expect(element.phrases.setName(told), 'a function of one object').to.equal('Juno, Friday');
    element.strings = { setCount: { by: 'shown', one: '{shown} set of {total}', other: 'Many' } };
    await waitUntil(() => said() === '1 set of 5', 'the forms of a text');
  });

  it('give way to ours where a function fails, in whatever language, and the console says so', async () => {
    const element = await drawn((it) => {
      it.locale = 'de';
      it.strings = {
        favourite: () => {
          throw new Error('no such table');
        },
      };
    });
    await waitUntil(
      () => labels(element).includes('Juno in meinem Plan merken'),
      'the German words',
    );
    expect(visibleText(element)).to.contain('Chapel');
    expect(element.matches(':state(ready)')).to.equal(true);
    expect(warnings()).to.deep.equal([
      '<event-lineup> strings: “favourite” fails, and is said in our words. Error: no such table',
    ]);
  });

  it('may be given to all elements of a page, and an element goes before it', async () => {
    configure({ strings: { searchLineup: 'Who plays?', retry: 'Once more', faq: 'Good to know' } });
    const element = await drawn((it) => (it.strings = { retry: 'Again!' }));
    await waitUntil(() => search(element) === 'Who plays?', 'the words of the page');
    expect(element.phrases.retry).to.equal('Again!');
    expect(warnings(), 'words of other elements are no mistake').to.deep.equal([]);
  });

  it('may stand as JSON in an attribute, of the element or of the script tag', async () => {
    page.settings.strings = '{ "retry": "Once more" }';
    const element = await drawn((it) => it.setAttribute('strings', '{ "searchLineup": "Who?" }'));
    await waitUntil(() => search(element) === 'Who?', 'the words of the attribute');
    await waitUntil(() => element.phrases.retry === 'Once more', 'the words of the page');
  });

  it('survive when they are set before the element is known', async () => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const stranger = frame.contentDocument!.createElement<'event-lineup'>('event-lineup');
    stranger.strings = { searchLineup: 'Who plays?' };
    document.body.append(stranger); // is upgraded on its way into a page that knows it
    await waitUntil(() => search(stranger) === 'Who plays?', 'the words of the page');
    frame.remove();
    stranger.remove();
  });

  it('are text and never markup', async () => {
    const searchLineup = '<b onclick="alert(1)">Who</b>';
    const element = await drawn(
      (it) => (it.strings = { searchLineup, favourite: '<i>{name}</i>' }),
    );
    await waitUntil(() => search(element) === searchLineup, 'the text');
    await waitUntil(() => labels(element).includes('<i>Juno</i>'), 'the text with a value');
    expect(element.shadowRoot!.querySelector('i, [onclick]')).to.equal(null);
  });

  it('that cannot be used are told to who builds the page, once each, and ours stay', async () => {
    const element = await drawn();
    await waitUntil(() => search(element), 'tools');
    const before = visibleText(element);
    const wrong = {
      serchLineup: 'Who plays?',
      consentText: 'I agree to everything',
      searchLineup: 7,
      retry: () => 'Once more',
      setName: '{act} for {price}',
      lineup: 'Line-up of {act}',
    };
    for (const strings of [wrong, { ...wrong }]) {
      Object.assign(element, { strings });
      await waitUntil(() => warnings().length > 0, 'warnings');
      await element.updateComplete;
    }
    expect(warnings()).to.have.length(6);
    for (const words of [
      'there is no phrase “serchLineup” to replace. docs/words.md',
      'there is no phrase “consentText” to replace',
      '“searchLineup” must be a text',
      '“retry” must be a text',
      'nothing can stand for {price} in “setName”, which is told {act}, {stage}, {day}',
      'nothing can stand for {act} in “lineup”, which is told nothing',
    ])
      expect(warnings().join('\n')).to.contain(words);
    expect(visibleText(element)).to.equal(before);
  });

  it('that are no JSON, or no object, are told once', async () => {
    await drawn((it) => it.setAttribute('strings', '{ retry: 1'));
    // Warnings of the previous test may still arrive.
    const told = () => warnings().filter((line) => line.includes('must be JSON'));
    await waitUntil(() => told().length > 0, 'a warning');
    expect(told()).to.have.length(1);
    expect(told()[0]).to.contain('<event-lineup>');
  });
});
