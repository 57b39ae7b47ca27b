import { expect } from '@open-wc/testing';
import { beginPayment } from '../begin-payment.js';
import { base } from '../tiny-world.js';
import { stage, type Stage } from './stage.js';

let it_: Stage;
beforeEach(async () => {
  it_ = stage({ event: 'last-ticket' });
  await it_.tab('Sales');
});
afterEach(() => it_.leave());

const event = () => it_.section('Tickets').querySelector('select')!;
const rows = () => [...it_.section('Tickets').querySelectorAll<HTMLElement>('li')];
const left = (name: string) =>
  it_.control.state().releases.find((one) => one.event === event().value && one.name === name)
    ?.remaining;

describe('tickets in the panel', () => {
  it('begins with the event of the page, and shows what is left of every release', async () => {
    expect(event().value).to.equal('last-ticket');
    expect(rows()).to.have.length(1);
    event().value = 'meadowlark-2027';
    event().dispatchEvent(new Event('change'));
    await it_.panel.refresh();
    expect(rows()).to.have.length(9);
    expect(rows()[0]!.textContent).to.match(/^Early Bird Weekend0 left, \d+ sold/);
    expect(rows()[0]!.className).to.equal('gone');
    expect(rows()[8]!.textContent).to.match(/^Backstage hidden/);
  });

  it('a release is sold out at one press, and comes back by a number', async () => {
    const name = it_.control.state().releases.find((one) => one.event === 'last-ticket')!.name;
    await it_.press(`Sell out ${name}`);
    expect(left(name)).to.equal(0);
    expect(rows()[0]!.textContent).to.contain('0 left');
    expect(it_.told()).to.equal(`${name} is sold out.`);
    rows()[0]!.querySelector('input')!.value = '1';
    rows()[0]!.querySelector('form')!.requestSubmit();
    await it_.panel.refresh();
    await it_.panel.refresh();
    expect(left(name)).to.equal(1);
  });

  it('a number that is being typed is not overwritten', async () => {
    const input = rows()[0]!.querySelector('input')!;
    input.focus();
    input.value = '7';
    await it_.panel.refresh();
    expect(input.value).to.equal('7');
    input.blur();
    await it_.panel.refresh();
    expect(input.value).to.equal('1');
  });
});

describe('rivals in the panel', () => {
  it('hold or buy what the visitor wanted, and say how many were too late', async () => {
    const form = it_.section('Rivals').querySelector('form')!;
    await it_.press('Send the rivals');
    expect(it_.section('Rivals').textContent).to.match(/1 hold, 4 refused \(\w+\)\.$/);
    expect(rows()[0]!.textContent).to.contain('0 left');
    expect(form.querySelector('select')!.selectedOptions[0]!.text).to.contain('last-ticket');
  });
});

describe('rivals where the first release is gone', () => {
  it('come for one that is left', async () => {
    it_.leave();
    it_ = stage({ event: 'meadowlark-2027' });
    await it_.tab('Sales');
    await it_.press('Send the rivals');
    expect(it_.section('Rivals').textContent).to.contain('5 hold.');
  });
});

describe('orders in the panel', () => {
  it('shows a checkout with its payment, and lets the bank be played from here', async () => {
    expect(it_.section('Orders').textContent).to.contain('Nobody has put anything in a basket yet');
    await beginPayment({ base, returnUrl: 'http://localhost/', fetch: it_.emulator.fetch });
    await it_.panel.refresh();
    const order = it_.section('Orders').querySelector('li')!;
    expect(order.textContent).to.match(/awaiting payment.*meadowlark-2027, 1 ticket, £85.71/);
    const offered = () =>
      [...order.querySelectorAll('button')].filter((it) => !it.hidden).map((it) => it.textContent);
    expect(offered()).to.have.length(5);
    await it_.press('Challenge');
    expect(order.textContent).to.contain('Payment of £85.71: challenged');
    expect(offered()).to.deep.equal(['Approve', 'Decline', 'Abandon']);
    await it_.press('Approve');
    expect(order.textContent).to.match(/completed.*Payment of £85.71: succeeded/);
    expect(order.querySelector<HTMLElement>('.row')!.hidden).to.be.true;
    expect(it_.control.orders().orders[0]?.status).to.equal('completed');
  });
});
