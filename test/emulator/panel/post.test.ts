import { expect, waitUntil } from '@open-wc/testing';
import { titleBehind } from '../../../src/emulator/panel/sheet.js';
import { ask } from '../tiny-world.js';
import { meadowlark, stage, type Stage } from './stage.js';

let it_: Stage;
afterEach(() => it_.leave());

async function subscribe() {
  await ask(it_.emulator, `${meadowlark}/subscribe`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Service-Key': 'pk_live_meadowlark_demo' },
    body: JSON.stringify({
      email: 'ada@example.com',
      firstName: 'Ada & Co',
      phone: '07700 900123',
    }),
  });
  await it_.tab('Post');
}

describe('the mailbox in the panel', () => {
  it('shows e-mails and texts, and a code so that it can be copied', async () => {
    it_ = stage();
    await subscribe();
    const text = it_.section('Mailbox').textContent;
    expect(text).to.contain('to ada@example.com').and.to.contain('Hello Ada & Co');
    const [sms] = it_.control.mailbox().sms;
    expect(it_.root.querySelector('.code')?.textContent).to.equal(sms?.code);
    expect(text).to.contain('Pushes none yet');
  });

  it('over HTTP a confirmation link is a link', async () => {
    it_ = stage();
    await subscribe();
    const link = it_.one('a', 'Open the link') as HTMLAnchorElement;
    expect([link.href]).to.deep.equal(it_.control.mailbox().emails[0]?.links);
    expect(link.rel).to.contain('noopener');
  });

  it('in a page it is asked of the emulator, and says where it led', async () => {
    it_ = stage({ follow: (address) => titleBehind(address, it_.emulator.fetch) });
    await subscribe();
    await it_.press('Open the link');
    const led = () => it_.root.querySelector('output')?.textContent;
    await waitUntil(() => led() === 'You are on the list, Ada & Co', 'where it led');
    expect(it_.control.webhooks().webhooks.map(({ type }) => type)).to.deep.equal([
      'mailing_list.signup',
    ]);
  });
});

describe('pushes in the panel', () => {
  it('the tracking number of a reward is pushed, with words and device', async () => {
    it_ = stage();
    const reward = it_.control.state().rewards.find(({ status }) => status === 'claimed');
    it_.control.rewards({
      affiliateId: reward!.affiliateId,
      rewardDefinitionId: reward!.rewardDefinitionId,
      change: { sent: { carrier: 'Marches Parcels', trackingNumber: 'MP 1' } },
    });
    await it_.tab('Post');
    const [push] = it_.control.mailbox().push;
    const [card] = it_.all('li', push!.title);
    expect(card?.textContent).to.contain(push!.text).and.to.contain(`to ${push!.to}`);
  });
});

describe('webhooks in the panel', () => {
  const cards = () => [...it_.section('Webhooks').querySelectorAll('li')];

  it('an edit is told after two minutes, and what was opened stays open', async () => {
    it_ = stage({ event: 'meadowlark-2027' });
    await it_.tab('Post');
    expect(it_.section('Webhooks').textContent).to.contain('Nothing was sent yet');
    it_.control.publish({ event: 'meadowlark-2027', contentType: 'faq' });
    await it_.press('\\+1 min');
    expect(cards()).to.have.length(0);
    await it_.press('\\+1 min');
    const [webhook] = cards();
    expect(webhook?.textContent).to.contain('site.content_changed').and.to.contain('"faq"');
    webhook!.querySelector('details')!.open = true;
    it_.control.publish({ event: 'meadowlark-2027', contentType: 'news' });
    await it_.press('\\+15 min');
    const [newest, older] = cards();
    expect(newest?.textContent).to.contain('"news"');
    expect([newest, older].map((it) => it?.querySelector('details')?.open)).to.deep.equal([
      false,
      true,
    ]);
  });

  it('shows the signature, and how the last try to deliver it went', async () => {
    it_ = stage({ event: 'meadowlark-2027' });
    it_.control.publish({ event: 'meadowlark-2027', contentType: 'faq' });
    it_.control.clock({ advanceSeconds: 120 });
    await it_.tab('Post');
    const [{ id, signature } = { id: '', signature: '' }] = it_.control.webhooks().webhooks;
    expect(cards()[0]?.textContent).to.contain(`X-Service-Signature: ${signature}`);
    expect(cards()[0]?.textContent).to.contain('Kept here, and sent nowhere.');
    await it_.emulator.outbox.tried(id, null);
    await it_.panel.refresh();
    expect(cards()[0]?.textContent).to.contain('Try 1: no answer.');
    await it_.emulator.outbox.tried(id, 200);
    await it_.panel.refresh();
    expect(cards()[0]?.textContent).to.contain('Try 2: answered 200.');
  });
});
