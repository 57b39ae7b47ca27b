import { expect, waitUntil } from '@open-wc/testing';
import type { AmbassadorRewards } from '../../../components/ambassador-rewards/ambassador-rewards.js';
import { expectAccessible } from '../accessible.js';
import { visibleText } from '../page.js';
import { all, openClaim, shows, Stage, token, type, valueOf } from './stage.js';

const said = 'deviceToken';

describe('<ambassador-rewards> and who is signed in', () => {
  let stage: Stage;
  beforeEach(() => (stage = new Stage()));
  afterEach(() => stage.leave());

  it('W1 asks with the token in a header, once for two elements of one person (RWD-16)', async () => {
    for (const element of [stage.put(), stage.put()]) await shows(element, 'Crew shirt');
    expect(stage.sent).to.deep.equal([
      {
        path: '/v1/devices/me/ambassador/rewards',
        authorization: `Bearer ${token}`,
        body: undefined,
      },
    ]);
    expect(stage.page.requests[0]!.url.href).not.to.contain(token);
  });

  it('W1 writes the token nowhere: no attribute, address, storage or console (RWD-16)', async () => {
    const element = await stage.ready();
    await openClaim(element, 'Crew shirt');
    element.remove();
    document.body.append(element);
    stage.page.reply = () => new Response('{}', { status: 500 });
    await element.refresh();
    await waitUntil(() => element.matches(':state(stale)'), 'it failed');
    const places = [
      document.documentElement.outerHTML,
      element.shadowRoot!.innerHTML,
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
      document.cookie,
      location.href,
      stage.page.said.join(),
    ];
    for (const place of places) expect(place).not.to.contain(token);
    const names = await indexedDB.databases();
    expect(JSON.stringify(names)).not.to.contain(token);
  });

  it('W1 without a token shows its slot, tells the developer once, and asks nothing (RWD-16)', async () => {
    const [element, other] = [stage.put('', '<a href="/in">Sign in first</a>'), stage.put('')];
    await shows(element, 'Sign in first');
    await shows(other, 'Sign in to see your rewards.');
    expect(stage.page.said).to.have.length(1);
    expect(stage.page.said[0]).to.contain(said).and.to.contain('<ambassador-rewards>');
    expect(stage.sent).to.deep.equal([]);
    expect(element.matches(':state(empty)')).to.equal(true);
    await expectAccessible(other);
  });

  it('W1 takes no attribute for it', async () => {
    const element = stage.put('');
    for (const name of ['device-token', 'devicetoken', 'deviceToken']) {
      element.setAttribute(name, token);
    }
    await element.updateComplete;
    expect(element.deviceToken).to.equal('');
    expect(stage.sent).to.deep.equal([]);
  });

  it('W1 takes up a token that was set before it was defined, and one that comes later', async () => {
    const early = document.createElement('early-ambassador') as AmbassadorRewards;
    early.deviceToken = token;
    document.body.append(early);
    const Known = customElements.get('ambassador-rewards')!;
    customElements.define('early-ambassador', class extends Known {});
    await shows(early, 'Crew shirt');
    early.remove();
    const late = stage.put('', '<p>Sign in first</p>');
    await shows(late, 'Sign in first');
    late.deviceToken = token;
    await shows(late, 'Crew shirt');
    expect(visibleText(late)).not.to.contain('Sign in first');
  });

  it('W1 shows nobody what the one before had, or had typed', async () => {
    const element = await stage.ready();
    await openClaim(element, 'Crew shirt');
    type(element, '#claim-line1', '12 Kiln Row');
    element.deviceToken = 'device_demo_grace';
    await shows(element, 'No rewards yet.');
    expect(element.matches(':state(empty)')).to.equal(true);
    element.deviceToken = undefined;
    await shows(element, 'Sign in to see your rewards.');
    element.deviceToken = token;
    await shows(element, 'Crew shirt');
    expect(all(element, '.claim-form')).to.have.length(0);
    await openClaim(element, 'Crew shirt');
    expect(valueOf(element, '#claim-line1')).to.equal('');
  });

  it('W1 shows the next one theirs, who signed in while it was taken out', async () => {
    const element = await stage.ready();
    element.deviceToken = 'device_demo_grace';
    element.remove();
    document.body.append(element);
    await shows(element, 'No rewards yet.');
    expect(visibleText(element)).not.to.contain('Crew shirt');
  });

  it('W1 says that a token was refused, to the developer without printing it', async () => {
    const element = stage.put('device_demo_nobody');
    await shows(element, 'Not available on this page right now.');
    await waitUntil(() => stage.page.said.length > 0, 'the developer is told');
    expect(stage.page.said.join()).to.contain('device token (401)');
    expect(stage.page.said.join()).not.to.contain('device_demo_nobody');
    expect(element.matches(':state(error)')).to.equal(true);
  });
});
