import { expect, waitUntil } from '@open-wc/testing';
import { pageRecord } from '../../../src/embed/page.js';
import { demoEmulator } from '../demo-world.js';
import { refusal, visibleText } from '../page.js';
import { all, labelled, pressEnter, shows, Stage, type } from './stage.js';

const codeField = 'Code from the text message';
/** What a server without that path says: not a word of the service. */
const noSuchPath = () => new Response('<h1>Not Found</h1>', { status: 404 });
const notFound = () => refusal('not_found', 404);

describe('<event-prelaunch> on the demo world', () => {
  let stage: Stage;
  let emulator: ReturnType<typeof demoEmulator>;
  const asked: string[] = [];

  /** @param missing what a service says at the newer addresses, where it has only the earlier ones */
  const answerBy = (missing?: () => Response) => {
    pageRecord().fetch = Promise.resolve((input, init) => {
      const { pathname } = new URL(new Request(input).url);
      if (init?.method === 'POST') asked.push(pathname);
      const isNewer = /\/prelaunch\/(register|verify)$/.test(pathname);
      return missing && isNewer ? Promise.resolve(missing()) : emulator.fetch(input, init);
    });
  };

  beforeEach(() => {
    stage = new Stage();
    asked.length = 0;
    stage.page.settings.serviceKey = 'pk_live_foghorn_demo';
    emulator = demoEmulator();
    answerBy();
  });
  afterEach(() => stage.leave());

  const fillIn = async () => {
    const element = await stage.putWhole({ event: 'prelude-2028' });
    await type(element.shadowRoot!.getElementById('email')!, 'ada@example.com');
    await type(element.shadowRoot!.getElementById('phone')!, '+44 7700 900123');
    labelled(element, 'Yes, Foghorn Presents may email').click();
    labelled(element, 'Yes, Foghorn Presents may text').click();
    await pressEnter();
    return element;
  };
  const texted = () => emulator.control.mailbox().sms.at(-1)!.code;
  const proofs = () =>
    emulator.control
      .webhooks()
      .webhooks.filter(({ type }) => type === 'prelaunch.registration')
      .map(({ data }) => data as { channel: string; formVersion: string; consentSms: boolean });
  const enter = async (element: Awaited<ReturnType<typeof fillIn>>, codeOf: () => string) => {
    await shows(element, codeField);
    labelled(element, codeField).select();
    await type(labelled(element, codeField), codeOf());
    await pressEnter();
  };

  it('R3 registers, and proves the number by its code and the address by its link (PRE-09, PRE-10, PRE-12, PRE-15)', async () => {
    const element = await fillIn();
    await enter(element, () => (texted() === '000000' ? '111111' : '000000'));
    await shows(element, 'That code isn’t right.');
    await enter(element, texted);
    await shows(element, 'You’re on the list');
    expect(
      proofs().map(({ channel, formVersion, consentSms }) => [channel, formVersion, consentSms]),
    ).to.deep.equal([['sms', 'prelaunch_form_v5', true]]);
    await emulator.fetch(emulator.control.mailbox().emails[0]!.links[0]!);
    await waitUntil(() => proofs().length === 2, 'the link is another proof');
  });

  for (const [name, missing] of [
    ['no answer of the service at all', noSuchPath],
    ['not_found', notFound],
  ] as const) {
    it(`R3 registers at the earlier address where the newer says ${name} (PRE-11)`, async () => {
      answerBy(missing);
      const element = await fillIn();
      await enter(element, texted);
      await shows(element, 'You’re on the list');
      expect(asked).to.deep.equal([
        '/v1/events/prelude-2028/prelaunch/register',
        '/v1/prelaunch-register',
        '/v1/prelaunch-verify',
      ]);
      expect(proofs()).to.have.length(1);
    });
  }

  it('R4 does not try the earlier address for a form that has closed meanwhile', async () => {
    const element = await stage.putWhole({ event: 'prelude-2028' });
    const { fetch } = emulator;
    pageRecord().fetch = Promise.resolve((input, init) => {
      if (init?.method === 'POST') asked.push(new URL(input as string).pathname);
      const isOfForm = new URL(input as string).pathname.includes('/prelaunch');
      return isOfForm ? Promise.resolve(notFound()) : fetch(input, init);
    });
    await type(element.shadowRoot!.getElementById('email')!, 'ada@example.com');
    labelled(element, 'Yes, Foghorn Presents may email').click();
    await pressEnter();
    await shows(element, 'This form is closed right now. We’ve kept your answers.');
    expect(asked).to.deep.equal(['/v1/events/prelude-2028/prelaunch/register']);
    expect((element.shadowRoot!.getElementById('email') as HTMLInputElement).value).to.equal(
      'ada@example.com',
    );
  });

  it('says that nothing was taken where neither address is there', async () => {
    const { fetch } = emulator;
    pageRecord().fetch = Promise.resolve((input, init) =>
      init?.method === 'POST' ? Promise.resolve(noSuchPath()) : fetch(input, init),
    );
    const element = await fillIn();
    await shows(element, 'This form is closed right now.');
    expect(visibleText(element)).not.to.contain('may have arrived');
    expect(all(element, '.ask')).to.have.length(0);
  });

  it('R2 registers by number alone where that is itself the consent (PRE-14)', async () => {
    const element = await stage.putWhole({ event: 'harbour-free' });
    await type(labelled(element, 'Mobile number'), '07700 900123');
    await pressEnter();
    await enter(element, texted);
    await shows(element, 'You’re on the list');
    expect(proofs().map(({ consentSms }) => consentSms)).to.deep.equal([true]);
  });
});
