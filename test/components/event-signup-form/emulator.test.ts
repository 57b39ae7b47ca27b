import { expect, waitUntil } from '@open-wc/testing';
import { pageRecord } from '../../../src/embed/page.js';
import { createEmulator } from '../../../src/emulator/index.js';
import { expectAccessible } from '../accessible.js';
import { all, button, labelled, press, shows, Stage, type } from './stage.js';

describe('<event-signup-form> on the demo world', () => {
  let stage: Stage;
  let emulator: ReturnType<typeof createEmulator>;
  beforeEach(() => {
    stage = new Stage();
    stage.page.settings.serviceKey = 'pk_live_meadowlark_demo';
    emulator = createEmulator({
      origin: 'http://localhost',
      assetsUrl: 'https://assets.example/',
    });
    pageRecord().fetch = Promise.resolve(emulator.fetch);
  });
  afterEach(() => stage.leave());

  it('takes feedback that is given by keyboard, word by word', async () => {
    const element = await stage.put({ form: 'meadowlark-feedback' });
    labelled(element, '1 out of 5').focus();
    await press('ArrowRight', 'ArrowRight', 'ArrowRight', 'Tab', 'Tab', 'Tab', 'Space', 'Tab');
    await type(labelled(element, 'Who will you be'), 'a');
    await press('ArrowDown', 'Enter', 'Escape');
    await type(labelled(element, 'Tell us one thing'), 'The tractor “sang”');
    await type(labelled(element, 'Your e-mail'), 'ada@example.com');
    const chip = all(element, '.chip')[0]!.ariaLabel!.replace('Remove ', '');
    await expectAccessible(element);
    await press('Enter');
    await shows(element, 'Thank you');
    const { submissions } = emulator.control.submissions();
    expect(submissions).to.have.length(1);
    const { answers, version, contact, form } = submissions[0]!;
    expect({ ...answers, favourites: answers['favourites']!.length }).to.deep.equal({
      ...{ overall: '4', again: 'yes', favourites: 1, story: 'The tractor “sang”' },
      email: 'ada@example.com',
    });
    expect([version, contact, form]).to.deep.equal([4, 'ada@example.com', 'meadowlark-feedback']);
    expect(chip).to.match(/\w/);
  });

  it('signs up, and is signed up once when the link of the email is opened (FRM-27, SUB-09)', async () => {
    const element = await stage.put({ form: 'meadowlark-newsletter' });
    await type(labelled(element, 'E-mail'), 'ada@example.com');
    await type(labelled(element, 'Text me'), '+44 7700 900123');
    await press('Enter');
    await shows(element, 'Check your inbox');
    const signups = () =>
      emulator.control.webhooks().webhooks.filter((one) => one.type === 'mailing_list.signup');
    expect(signups()).to.have.length(0);

    const { emails, sms } = emulator.control.mailbox();
    await type(labelled(element, 'Code from the text message'), '00 00 00');
    await press('Enter');
    await shows(element, 'That is not the code.');
    labelled(element, 'Code from the text message').select();
    await type(labelled(element, 'Code from the text message'), sms[0]!.code);
    await press('Enter');
    await shows(element, 'Your number is confirmed');

    for (let opened = 0; opened < 2; opened++) await emulator.fetch(emails[0]!.links[0]!);
    await waitUntil(() => signups().length > 0, 'the webhook');
    expect(signups()).to.have.length(1);
  });

  it('draws every form of the demo world, accessibly', async () => {
    for (const form of ['meadowlark-newsletter', 'meadowlark-contact', 'meadowlark-merch']) {
      const element = await stage.put({ form });
      expect(button(element, /newsletter/.test(form) ? 'Sign up' : wordsFor(form))).to.exist;
      await expectAccessible(element);
      element.remove();
    }
    expect(stage.page.said).to.deep.equal([]);
  });
});

const wordsFor = (form: string) => (/contact/.test(form) ? 'Send message' : 'Send enquiry');
