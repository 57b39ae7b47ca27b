import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { settled, stage, type Stage } from './stage.js';

let it_: Stage;
afterEach(() => it_.leave());

describe('the control panel', () => {
  it('is tabs: one tab stop, arrows and Home and End move, one group is in sight', async () => {
    it_ = stage();
    const tabs = [...it_.root.querySelectorAll<HTMLElement>('[role=tab]')];
    expect(tabs.map(({ tabIndex }) => tabIndex)).to.deep.equal([0, -1, -1, -1, -1]);
    tabs[0]!.focus();
    await sendKeys({ press: 'ArrowRight' });
    expect(document.activeElement).to.equal(tabs[1]);
    await sendKeys({ press: 'End' });
    expect(document.activeElement).to.equal(tabs[4]);
    await sendKeys({ press: 'ArrowRight' });
    expect(document.activeElement).to.equal(tabs[0]);
    await sendKeys({ press: 'ArrowLeft' });
    const open = [...it_.root.querySelectorAll<HTMLElement>('[role=tabpanel]:not([hidden])')];
    expect(open.map((panel) => panel.getAttribute('aria-labelledby'))).to.deep.equal([tabs[4]!.id]);
  });

  it('says what was wrong, in the words of the emulator', async () => {
    it_ = stage();
    await it_.tab('World');
    const omit = it_.root.querySelector<HTMLInputElement>('input[type=text]')!;
    omit.value = 'slots';
    await it_.press('Apply');
    expect(it_.told()).to.match(/"slots".*tagline/);
    expect(it_.root.querySelector('.told')!.className).to.contain('bad');
    expect(it_.root.querySelector('.told')!.getAttribute('role')).to.equal('status');
  });

  it('says so when the emulator is silent, and recovers', async () => {
    it_ = stage();
    const { faults } = it_.emulator.shared;
    it_.emulator.shared.faults = () => Promise.reject(new Error('gone'));
    it_.look();
    await settled();
    expect(it_.told()).to.match(/silent.*gone/);
    it_.emulator.shared.faults = faults;
    await it_.press('\\+1 min');
    expect(it_.told()).to.equal('It is one minute later.');
  });

  it('does not look while the document is hidden, and looks at once when it is back', async () => {
    it_ = stage();
    await settled();
    let calls = 0;
    const { clock } = it_.emulator.shared;
    it_.emulator.shared.clock = (...change) => {
      calls += 1;
      return clock(...change);
    };
    const show = (state: string) =>
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    show('hidden');
    it_.look();
    expect(calls).to.equal(0);
    show('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(calls).to.equal(1);
    Reflect.deleteProperty(document, 'visibilityState');
    await settled();
  });

  it('looks only at what is in sight', async () => {
    it_ = stage();
    await settled();
    it_.emulator.shared.mailbox = () => Promise.reject(new Error('nobody should ask'));
    await it_.panel.refresh();
    it_.one('[role=tab]', 'Post').click();
    await settled();
    expect(it_.told()).to.contain('nobody should ask');
  });

  it('leaves nothing behind when it is closed', () => {
    it_ = stage();
    const sheets = document.adoptedStyleSheets.length;
    it_.panel.close();
    expect(it_.isStopped()).to.be.true;
    expect(it_.root.childElementCount).to.equal(0);
    expect(document.adoptedStyleSheets.length).to.equal(sheets - 1);
  });

  it('styles nothing inline and keeps to text, whatever the world is called', async () => {
    it_ = stage();
    it_.emulator.control.faults([
      { operation: 'getFaq', effect: { kind: 'status', message: '<img src=x>' } },
    ]);
    await it_.panel.refresh();
    expect(it_.section('Faults').textContent).to.contain('<img src=x>');
    expect(it_.root.querySelectorAll('img, style')).to.have.length(0);
  });
});
