import { expect, waitUntil } from '@open-wc/testing';
import { stage, type Stage } from './stage.js';

let it_: Stage;
afterEach(() => it_.leave());

describe('publishing in the panel', () => {
  it('every kind of content is one press away, and its revision is told', async () => {
    it_ = stage({ event: 'meadowlark-2027' });
    await it_.tab('Publish');
    const buttons = it_.section('Publish').querySelectorAll('button');
    expect(buttons).to.have.length(10);
    for (const { textContent } of buttons) await it_.press(new RegExp(`^${textContent}$`));
    expect(it_.told()).to.equal('Published: Sign-up.');
    const revision = () =>
      Number(/Line-up of meadowlark-2027: revision (\d+)/.exec(it_.root.textContent)?.[1]);
    await it_.press(/^Line-up/);
    const before = revision();
    await it_.press(/^Line-up/);
    expect(revision()).to.equal(before + 1);
    const { body } = await it_.get('lineup');
    expect(JSON.stringify(body.data)).to.contain(`Note, revision ${before + 1}`);
  });

  it('tells the widgets that the world has changed', async () => {
    let asked = 0;
    it_ = stage({ askAgain: () => (asked += 1) });
    await it_.tab('Publish');
    await it_.press(/^Gallery/);
    expect(asked).to.equal(1);
  });
});

describe('the switches of the world in the panel', () => {
  it('each turns one way in which a real service may differ', async () => {
    it_ = stage();
    await it_.tab('World');
    for (const input of it_.section('World').querySelectorAll<HTMLInputElement>('[role=switch]')) {
      input.click();
    }
    await it_.panel.refresh();
    const { omit, paymentKind, ...switches } = it_.control.settings();
    expect([omit, paymentKind]).to.deep.equal([[], 'redirect']);
    expect(Object.values(switches)).to.deep.equal([true, true, true, true, true]);
  });

  it('shows how they stand when they are turned elsewhere', async () => {
    it_ = stage();
    await it_.tab('World');
    it_.control.settings({ rateLimits: true, omit: ['tagline'] });
    await it_.panel.refresh();
    const on = it_.section('World').querySelectorAll('[role=switch]:checked');
    expect([...on].map((input) => input.parentElement?.textContent)).to.have.length(1);
    expect(on[0]?.parentElement?.textContent).to.match(/^Rate limits/);
    const input = it_.section('World').querySelector<HTMLInputElement>('[type=text]')!;
    expect(input.value).to.equal('tagline');
  });

  it('how an order is paid is chosen, and shown when it is chosen elsewhere', async () => {
    it_ = stage();
    await it_.tab('World');
    const select = it_.section('World').querySelector('select')!;
    select.value = 'client_secret';
    select.dispatchEvent(new Event('change'));
    await waitUntil(() => it_.control.settings().paymentKind === 'client_secret');
    it_.control.settings({ paymentKind: 'test' });
    await it_.panel.refresh();
    expect(select.value).to.equal('test');
  });

  it('members are left out by name', async () => {
    it_ = stage();
    await it_.tab('World');
    it_.section('World').querySelector<HTMLInputElement>('[type=text]')!.value = 'tagline, status';
    await it_.press('Apply');
    expect(it_.control.settings().omit).to.deep.equal(['tagline', 'status']);
  });
});

describe('starting over in the panel', () => {
  it('asks once more, and a second thought keeps everything', async () => {
    it_ = stage();
    await it_.tab('World');
    it_.control.clock({ advanceSeconds: 60 });
    await it_.press(/^Start over$/);
    expect(document.activeElement?.textContent).to.equal('Keep it');
    await it_.press('Keep it');
    expect(it_.control.clock().now).to.equal('2027-05-01T10:01:00.000Z');
    await it_.press(/^Start over$/);
    await it_.press('Yes, forget everything');
    expect(it_.control.clock().now).to.equal('2027-05-01T10:00:00.000Z');
    expect(it_.told()).to.equal('Everything is as it was at first.');
  });
});
