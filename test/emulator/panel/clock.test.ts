import { expect } from '@open-wc/testing';
import { stage, type Stage } from './stage.js';

let it_: Stage;
beforeEach(async () => {
  it_ = stage();
  await it_.panel.refresh();
});
afterEach(() => it_.leave());

const shown = () => it_.section('Clock').querySelector('time')!.textContent;

describe('the clock of the panel', () => {
  it('shows virtual time, with its day', () => {
    expect(shown()).to.equal('10:00:00');
    expect(it_.section('Clock').textContent).to.contain('Sat, 1 May 2027, UTC');
  });

  it('freezes and runs again, and says which', async () => {
    await it_.press('Freeze');
    expect(it_.control.clock().frozen).to.be.true;
    expect(it_.one('button', 'Freeze').getAttribute('aria-pressed')).to.equal('true');
    expect(it_.section('Clock').textContent).to.contain('frozen');
    await it_.press('Freeze');
    expect(it_.control.clock().frozen).to.be.false;
  });

  it('goes on by a minute, a quarter of an hour and a day', async () => {
    await it_.press('\\+1 min');
    await it_.press('\\+15 min');
    expect(shown()).to.equal('10:16:00');
    await it_.press('\\+1 day');
    expect(it_.control.clock().now).to.equal('2027-05-02T10:16:00.000Z');
  });

  it('is set to any time', async () => {
    const input = it_.root.querySelector<HTMLInputElement>('input[type=datetime-local]')!;
    input.value = '2027-06-25T18:30';
    await it_.press(/^Set$/);
    expect(shown()).to.equal('18:30:00');
  });
});
