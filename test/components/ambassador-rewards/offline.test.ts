import { expect, waitUntil } from '@open-wc/testing';
import { expectAccessible } from '../accessible.js';
import { announced, refusal, unreachable, visibleText } from '../page.js';
import { one, openClaim, send, shows, Stage, press, isChosen } from './stage.js';

describe('<ambassador-rewards> without a network', () => {
  let stage: Stage;
  beforeEach(() => (stage = new Stage()));
  afterEach(() => stage.leave());

  const goOffline = () => {
    stage.page.setOnline(false);
    stage.page.reply = unreachable;
    window.dispatchEvent(new Event('offline'));
  };
  const answers = () => stage.page.reply;

  it('W4 stays readable, and says how old it is as soon as the network is gone', async () => {
    const before = answers();
    const element = await stage.ready();
    goOffline();
    await shows(element, 'You’re offline. Last updated');
    expect(visibleText(element)).to.contain('Crew shirt').and.to.contain('MP 4471 0926');
    expect(element.matches(':state(stale)')).to.equal(true);
    await expectAccessible(element);
    stage.page.reply = before;
    stage.page.setOnline(true);
    await waitUntil(() => element.matches(':state(ready)'), 'up to date again');
  });

  it('W4 is a wallet for what was read in this visit, also in a new element', async () => {
    const before = answers();
    (await stage.ready()).remove();
    goOffline();
    const element = stage.put();
    await shows(element, 'You’re offline. Last updated');
    expect(visibleText(element)).to.contain('Crew shirt').and.to.contain('MP 4471 0926');
    expect(element.matches(':state(stale)')).to.equal(true);
    stage.page.setOnline(true);
    stage.page.reply = before;
    press(element, '.stale button');
    await waitUntil(() => element.matches(':state(ready)'), 'up to date again');
    await waitUntil(() => element.shadowRoot!.activeElement, 'the focus stays in it');
  });

  it('W4 keeps nothing for another person, nor beyond signing out, nor for a refusal', async () => {
    const element = await stage.ready();
    element.remove();
    stage.page.reply = () => refusal('unauthorized', 401);
    const refused = stage.put();
    await shows(refused, 'Not available on this page right now.');
    expect(visibleText(refused)).not.to.contain('Crew shirt');
    goOffline();
    const other = stage.put('device_demo_grace');
    await shows(other, 'You’re offline.');
    expect(visibleText(other)).not.to.contain('Crew shirt');
    refused.deviceToken = undefined;
    await refused.updateComplete;
    refused.deviceToken = 'device_demo_ada';
    await shows(refused, 'You’re offline.');
    expect(visibleText(refused)).not.to.contain('Crew shirt');
  });

  it('promises to keep nothing where nothing was typed', async () => {
    const element = await stage.ready();
    await openClaim(element, 'The steel band on seven inches');
    press(element, '#claim-way-2');
    goOffline();
    await element.updateComplete;
    send(element);
    await shows(element, 'You’re offline.');
    expect(visibleText(one(element, '.reason'))).to.equal('You’re offline.');
  });

  it('W4 sends no claim then, says why, and keeps what was chosen', async () => {
    const element = await stage.ready();
    await openClaim(element, 'Crew shirt');
    press(element, '#claim-option-2');
    press(element, '#claim-way-2');
    goOffline();
    await element.updateComplete;
    const before = stage.claims.length;
    send(element);
    await shows(element, 'You’re offline. We’ve kept what you typed.');
    await waitUntil(() => announced().startsWith('You’re offline.'), 'read out');
    expect(stage.claims).to.have.length(before);
    expect(isChosen(element, '#claim-option-2')).to.equal(true);
  });
});
