import { expect, waitUntil } from '@open-wc/testing';
import { expectAccessible } from '../accessible.js';
import { withoutGapMembers } from '../members.js';
import { visibleText } from '../page.js';
import { implied, prelaunch } from './form.js';
import { all, button, labelled, shows, Stage } from './stage.js';

describe('<event-prelaunch> and the words of the organiser', () => {
  let stage: Stage;
  beforeEach(() => (stage = new Stage()));
  afterEach(() => stage.leave());

  it('R1 prints title, intro, button and both consents as they are, unticked (PRE-02, PRE-03)', async () => {
    const spaced = 'Yes &amp; <b>yes</b>,  “we” may\u00a0write…';
    stage.form = prelaunch({
      consent: { email: spaced, messaging: prelaunch().consent.messaging },
    });
    const element = await stage.putWhole();
    const { title, introPlain, ctaLabel, consent } = stage.form as ReturnType<typeof prelaunch>;
    expect(all(element, 'h2')[0]!.textContent.trim()).to.equal(title);
    expect(all(element, '[part="intro"]')[0]!.textContent).to.equal(introPlain);
    const labels = all(element, 'label:has([type="checkbox"])').map((one) =>
      one.textContent.trim(),
    );
    expect(labels).to.deep.equal([consent.email, consent.messaging]);
    expect(button(element, ctaLabel)).to.exist;
    expect(all<HTMLInputElement>(element, ':checked')).to.have.length(0);
    await expectAccessible(element);
  });

  for (const [name, privacyPolicyUrl, href] of [
    ['leads to the notice', 'https://party.example/privacy', 'https://party.example/privacy'],
    ['is not there without one', null, undefined],
    ['is not there for a script', 'javascript:alert(1)', undefined],
  ] as const) {
    it(`R1 the privacy link ${name} (PRE-02)`, async () => {
      stage.form = prelaunch({ privacyPolicyUrl });
      const element = await stage.putWhole();
      await waitUntil(
        () => all<HTMLAnchorElement>(element, 'form a')[0]?.href === (href ?? undefined),
      );
      expect(visibleText(element).includes('Privacy notice')).to.equal(href !== undefined);
    });
  }

  it('R1 a service that says only what it must: labels of ours, consents of the organiser', async () => {
    stage.form = withoutGapMembers('getPrelaunch', prelaunch());
    const element = await stage.putWhole();
    expect(all(element, 'h2')[0]!.textContent.trim()).to.equal('Be the first to know');
    for (const label of ['Email address', 'Mobile number', 'Yes, “Party & Co” may text'])
      expect(labelled(element, label)).to.exist;
    expect(all(element, '#firstName')).to.have.length(0);
    await expectAccessible(element);
  });

  it('R1 asks for what can be agreed to alone: no number without its wording, no box without an address', async () => {
    stage.form = prelaunch({ consent: { email: 'Write to me.', messaging: '' } });
    const written = await stage.putWhole();
    expect(all(written, 'input').map(({ id }) => id)).to.deep.equal([
      'email',
      'firstName',
      'consentEmail',
    ]);
    stage.leave();
    stage = new Stage();
    stage.form = implied({ consent: { email: '', messaging: 'We text this number.' } });
    const texted = await stage.putWhole();
    expect(all(texted, 'input').map(({ id }) => id)).to.deep.equal(['firstName', 'phone']);
  });

  it('does not change the words under the hands of somebody who has begun', async () => {
    const element = await stage.putWhole();
    labelled(element, 'Yes, “Party & Co” may e-mail').click();
    stage.form = prelaunch({ title: 'Another party' });
    stage.page.comeBackAfter(120);
    await waitUntil(() => stage.page.feedRequests.length === 2, 'read again');
    await new Promise(requestAnimationFrame);
    await element.updateComplete;
    expect(visibleText(element)).to.contain('Hear of the party first').and.not.contain('Another');
    element.event = 'other';
    await shows(element, 'Another party');
    expect(all(element, ':checked'), 'another event is another form').to.have.length(0);
  });
});
