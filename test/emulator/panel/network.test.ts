import { expect } from '@open-wc/testing';
import { settled, stage, type Stage } from './stage.js';

let it_: Stage;
beforeEach(() => (it_ = stage()));
afterEach(() => it_.leave());

const rules = () => [...it_.section('Faults').querySelectorAll('tbody tr')];
const log = () =>
  [...it_.section('Requests').querySelectorAll('li')].map((line) => [
    line.querySelector('b')?.textContent,
    line.querySelector('.outcome')?.textContent,
  ]);

describe('faults in the panel', () => {
  it('a preset breaks the network at one press, and is taken back at another', async () => {
    await it_.press('Service down');
    expect((await it_.get('faq')).status).to.equal(503);
    await it_.panel.refresh();
    expect(rules()[0]!.textContent).to.match(/every operation503, out of serviceevery time1live/);
    await it_.press('Mend everything');
    expect((await it_.get('faq')).status).to.equal(200);
    expect(rules()).to.deep.equal([]);
    expect(it_.section('Faults').textContent).to.contain('The network is well.');
  });

  for (const preset of [
    'Flaky train wifi',
    'Reply lost after reserve',
    'Slow',
    'Too many requests',
  ]) {
    it(`the preset "${preset}" is one that the emulator takes`, async () => {
      await it_.press(preset);
      expect(it_.control.faults().faults).to.not.be.empty;
      expect(it_.told()).to.equal(`Set: ${preset.toLowerCase()}.`);
    });
  }

  it('a rule of one’s own waits for its call, fires as often as it says, and is spent', async () => {
    const [operation, kind] = it_.section('Faults').querySelectorAll('select');
    const [after, times] = it_.section('Faults').querySelectorAll<HTMLInputElement>('input');
    operation!.value = 'getFaq';
    kind!.selectedIndex = [...kind!.options].findIndex(({ text }) => text.startsWith('500'));
    after!.value = '1';
    times!.value = '1';
    await it_.press('Add the rule');
    const states: (string | undefined)[] = [];
    const statuses: number[] = [];
    for (let call = 0; call < 3; call += 1) {
      states.push(rules()[0]?.querySelector('.hits')?.textContent);
      statuses.push((await it_.get('faq')).status);
      await it_.panel.refresh();
    }
    expect(statuses).to.deep.equal([200, 500, 200]);
    expect(states).to.deep.equal(['0 of 1waiting', '0 of 1live', '1 of 1spent']);
    expect(rules()[0]!.textContent).to.contain('after 1 call, once');
  });

  it('every kind of fault in the list is one that the emulator takes', async () => {
    const kind = it_.section('Faults').querySelectorAll('select')[1]!;
    for (let index = 0; index < kind.options.length; index += 1) {
      kind.selectedIndex = index;
      await it_.press('Add the rule');
      expect(it_.told()).to.equal('The rule waits for its call.');
    }
    expect(rules()).to.have.length(kind.options.length);
  });

  it('one rule is taken back, and the others stay', async () => {
    const effect = { kind: 'drop_before' } as const;
    it_.control.faults([
      { operation: 'getFaq', effect },
      { operation: 'getLineup', effect },
    ]);
    await it_.panel.refresh();
    await it_.press('Take back: getFaq');
    expect(it_.control.faults().faults.map(({ operation }) => operation)).to.deep.equal([
      'getLineup',
    ]);
    expect(rules()).to.have.length(1);
  });
});

describe('requests in the panel', () => {
  it('the newest stands on top, with operation, status and code', async () => {
    await it_.get('faq');
    await it_.get('nowhere');
    await it_.panel.refresh();
    expect(log()).to.deep.equal([
      ['unknown', '404 not_found'],
      ['getFaq', '200'],
    ]);
  });

  it('a request that was lost is shown as lost', async () => {
    it_.control.faults([{ operation: 'getFaq', effect: { kind: 'drop_before' } }]);
    await it_.get('faq').catch(() => undefined);
    await it_.panel.refresh();
    expect(log()).to.deep.equal([['getFaq', 'lost']]);
  });

  it('a line that stays is not drawn anew', async () => {
    await it_.get('faq');
    await it_.panel.refresh();
    const [first] = it_.section('Requests').querySelectorAll('li');
    await it_.get('faq');
    await it_.panel.refresh();
    expect(it_.section('Requests').querySelectorAll('li')[1]).to.equal(first);
  });

  it('widgets ask again only where there are widgets', async () => {
    expect(it_.all('button', 'Let the widgets ask again')).to.deep.equal([]);
    it_.leave();
    let asked = 0;
    it_ = stage({ askAgain: () => (asked += 1) });
    await it_.press('Let the widgets ask again');
    expect(asked).to.equal(1);
    await it_.press('Service down'); // the next request is to meet it, not one made by setting it
    expect(asked).to.equal(1);
    await it_.press('\\+1 day');
    expect(asked).to.equal(2);
    await settled();
  });
});
