import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { expectAccessible } from '../accessible.js';
import { announced, answer, held, refusal, unreachable, visibleText } from '../page.js';
import {
  all,
  card,
  one,
  openClaim,
  press,
  send,
  shows,
  Stage,
  token,
  type,
  words,
  valueOf,
  isChosen,
} from './stage.js';

const shirt = 'Crew shirt';
const record = 'The steel band on seven inches';
const programme = 'Letterpress programme';

describe('claiming in <ambassador-rewards>', () => {
  let stage: Stage;
  beforeEach(() => (stage = new Stage()));
  afterEach(() => stage.leave());

  const typeAddress = (element: Element) => {
    type(element, '#claim-line1', ' 12 Kiln Row ');
    type(element, '#claim-city', 'Ludlow');
    type(element, '#claim-postcode', 'SY99 2AB');
  };

  it('W3 claims with a choice and an address, and shows it (RWD-05, RWD-06)', async () => {
    const element = await stage.ready();
    const told: unknown[] = [];
    element.addEventListener('ambassador-rewards-claimed', ({ detail }) => told.push(detail));
    await openClaim(element, shirt);
    await expectAccessible(element);
    press(element, '#claim-option-3');
    typeAddress(element);
    send(element);
    await shows(element, `“${shirt}” is claimed.`);
    await waitUntil(() => announced().includes('is claimed'), 'read out');
    const [{ affiliateId, rewardDefinitionId, ...rest }] = stage.claims as [
      Record<string, unknown>,
    ];
    expect(rest).to.deep.equal({
      selectedOption: 'L',
      deliveryAddress: {
        line1: '12 Kiln Row',
        city: 'Ludlow',
        postcode: 'SY99 2AB',
        country: 'GB',
      },
    });
    expect(told).to.deep.equal([{ affiliateId, rewardDefinitionId, isChange: false }]);
    expect(stage.sent.find(({ body }) => body)!.authorization).to.equal(`Bearer ${token}`);
    const claimed = words(card(element, shirt));
    expect(claimed).to.contain('Claimed').and.to.contain('Your choice L').and.to.contain('Ludlow');
    expect(one(card(element, shirt), '.claim').textContent).to.contain('Change');
    expect(element.shadowRoot!.activeElement).to.equal(one(element, '.outcome'));
    await expectAccessible(element);
  });

  it('W3 changes a claim until it is sent, from address to note and to nothing (RWD-11)', async () => {
    const element = await stage.ready();
    await openClaim(element, programme);
    expect(valueOf(element, '#claim-line1')).to.equal('12 Kiln Row');
    expect(valueOf(element, '#claim-recipient')).to.equal('Ada Byron');
    press(element, '#claim-way-1');
    await waitUntil(() => one(element, '#claim-note'), 'the note');
    expect(valueOf(element, '#claim-note')).to.equal('');
    type(element, '#claim-note', 'Keep it at the gate');
    send(element);
    await shows(element, 'Your changes are saved');
    expect(stage.claims.at(-1)).to.deep.include({
      deliveryAddress: null,
      deliveryNote: 'Keep it at the gate',
    });
    await shows(element, 'Your note Keep it at the gate');
    expect(words(card(element, programme))).not.to.contain('Kiln Row');
    await openClaim(element, programme);
    press(element, '#claim-way-2');
    send(element);
    await waitUntil(() => stage.claims.length === 2 && one(element, '.outcome'), 'saved');
    expect(stage.claims.at(-1)).to.deep.include({ deliveryAddress: null, deliveryNote: '' });
    await waitUntil(() => !words(card(element, programme)).includes('gate'), 'gone');
  });
});

describe('the form of a claim in <ambassador-rewards>', () => {
  let stage: Stage;
  beforeEach(() => (stage = new Stage()));
  afterEach(() => stage.leave());

  const valid = async (element: Element) => {
    await openClaim(element, shirt);
    press(element, '#claim-option-2');
    press(element, '#claim-way-1');
    await waitUntil(() => one(element, '#claim-note'), 'the note');
    type(element, '#claim-note', 'By the gate');
  };
  const note = (element: Element) => valueOf(element, '#claim-note');

  it('W3 is opened by its button, takes the focus, and gives it back', async () => {
    const element = await stage.ready();
    const form = await openClaim(element, shirt);
    await waitUntil(() => element.shadowRoot!.activeElement === form, 'the form has the focus');
    expect(all(card(element, shirt), '.claim')).to.have.length(0);
    type(element, '#claim-line1', '12 Kiln Row');
    all(form, 'button').at(-1)!.click();
    await waitUntil(() => element.shadowRoot!.activeElement?.classList.contains('claim'), 'back');
    expect(card(element, shirt).contains(element.shadowRoot!.activeElement)).to.equal(true);
    await openClaim(element, record);
    expect(valueOf(element, '#claim-line1')).to.equal('');
    await openClaim(element, shirt);
    await waitUntil(() => valueOf(element, '#claim-line1') === '12 Kiln Row');
  });

  it('W3 names what is missing beside each field and above them, and sends nothing (RWD-06, RWD-08)', async () => {
    const element = await stage.ready();
    await openClaim(element, shirt);
    send(element);
    await waitUntil(() => one(element, '.summary'), 'the summary');
    const listed = all(element, '.summary a').map((link) => link.textContent);
    expect(listed).to.deep.equal([
      'Choose one of the options',
      'Enter street and number',
      'Enter a town or city',
      'Enter a postcode',
    ]);
    expect(stage.claims).to.deep.equal([]);
    all(element, '.summary a')[2]!.click();
    await waitUntil(() => element.shadowRoot!.activeElement?.id === 'claim-city', 'its field');
    await expectAccessible(element);
    type(element, '#claim-city', 'Ludlow');
    await waitUntil(() => !one(element, '#claim-city-problem'), 'put right');
  });

  it('W3 lets a browser fill in the address, and lists the countries in the language', async () => {
    const element = await stage.ready();
    await openClaim(element, record);
    const tokens = all(element, '.address [autocomplete]').map((field) =>
      field.getAttribute('autocomplete'),
    );
    expect(tokens).to.deep.equal([
      'shipping name',
      'shipping address-line1',
      'shipping address-line2',
      'shipping address-level2',
      'shipping postal-code',
      'shipping country',
    ]);
    const list = one(element, '#claim-country') as HTMLSelectElement;
    expect(list.value).to.equal('GB');
    expect(list.selectedOptions[0]!.text).to.equal('United Kingdom');
    expect(list.options.length).to.be.greaterThan(240);
    element.locale = 'de';
    await waitUntil(() => list.selectedOptions[0]!.text === 'Vereinigtes Königreich', 'in German');
  });

  it('W3 counts what is left of 500 characters, and takes no longer note (RWD-09)', async () => {
    const element = await stage.ready();
    await valid(element);
    await shows(element, '489 characters left');
    type(element, '#claim-note', '🎪'.repeat(501));
    await shows(element, 'Shorten the note by 1 character');
    send(element);
    await waitUntil(() => one(element, '.summary'), 'the summary');
    expect(stage.claims).to.deep.equal([]);
    type(element, '#claim-note', '🎪'.repeat(500));
    await shows(element, '0 characters left');
    send(element);
    await shows(element, 'is claimed.');
  });

  it('W3 takes no address that makes a note of more than 500 characters, and sends no choice where there is none (RWD-07)', async () => {
    const element = await stage.ready();
    await openClaim(element, record);
    expect(one(element, '#claim-option')).to.equal(null);
    type(element, '#claim-city', 'Ludlow');
    type(element, '#claim-postcode', 'SY99 2AB');
    // Each line of the note ends with a break: 500 - 'Ludlow' - 'SY99 2AB' - 'GB' - three breaks.
    for (const [length, isTaken] of [
      [5000, false],
      [482, false],
      [481, true],
    ] as const) {
      type(element, '#claim-line1', 'x'.repeat(length));
      send(element);
      if (isTaken) await shows(element, `“${record}” is claimed.`);
      else await shows(element, 'Keep the address under');
      expect(stage.claims, `${length} letters`).to.have.length(isTaken ? 1 : 0);
    }
    expect(stage.claims[0]).not.to.have.property('selectedOption');
  });

  it('W3 names the form of a reward without a title by what it does', async () => {
    const reward = { rewardDefinitionId: 'r', status: 'claimable' };
    stage.page.reply = () => answer({ events: [{ affiliateId: 'a', rewards: [reward] }] });
    const element = await stage.ready();
    press(element, '.claim');
    await waitUntil(() => one(element, '.claim-form'), 'the form');
    expect(one(element, '.claim-form').ariaLabel).to.equal('Claim');
  });

  it('W3 a double press sends one claim', async () => {
    const element = await stage.ready();
    await valid(element);
    const { reply, release } = held();
    stage.claimed = reply;
    send(element);
    send(element);
    (one(element, '.claim-form') as HTMLFormElement).requestSubmit();
    await waitUntil(() => one(element, '[aria-disabled="true"]'), 'busy');
    send(element);
    release(Response.json({ apiVersion: 1, data: {} }));
    await shows(element, 'is claimed.');
    expect(stage.claims).to.have.length(1);
  });

  it('W3 tells what became of a claim whose form was closed meanwhile', async () => {
    const element = await stage.ready();
    await valid(element);
    const { reply, release } = held();
    stage.claimed = reply;
    send(element);
    await waitUntil(() => stage.claims.length === 1, 'sent');
    all(element, '.claim-form button').at(-1)!.click();
    await waitUntil(() => !one(element, '.claim-form'), 'closed');
    const focused = element.shadowRoot!.activeElement;
    release(Response.json({ apiVersion: 1, data: {} }));
    await shows(element, 'is claimed.');
    await waitUntil(() => announced().includes('is claimed'), 'read out');
    expect(one(card(element, shirt), '.claim').textContent).to.contain('Change');
    expect(element.shadowRoot!.activeElement).to.equal(focused);
  });

  it('W3 asks the page before it sends, which may say no', async () => {
    const element = await stage.ready();
    await valid(element);
    const refuse = (event: Event) => event.preventDefault();
    document.addEventListener('ambassador-rewards-before-claim', refuse);
    send(element);
    await element.updateComplete;
    await aTimeout(0);
    document.removeEventListener('ambassador-rewards-before-claim', refuse);
    expect(stage.claims).to.deep.equal([]);
    expect(note(element)).to.equal('By the gate');
    send(element);
    await shows(element, 'is claimed.');
  });

  const refusals: [code: string, status: number, says: string][] = [
    ['claim_closed', 422, 'Claims for this reward have closed.'],
    ['reward_not_found', 404, 'This reward is no longer in your wallet.'],
    ['reward_not_claimable', 409, 'This reward has already been sent or withdrawn.'],
    ['reward_not_sent_later', 422, 'You collect this reward at the event'],
    ['option_required', 422, 'This reward now comes in several kinds.'],
    ['option_not_offered', 422, 'Your choice is no longer available.'],
    ['unauthorized', 401, 'You’ve been signed out.'],
    ['bad_request', 400, 'Something needs another look.'],
    ['rate_limited', 429, 'It’s very busy right now.'],
    ['internal_error', 500, 'Something went wrong on our side.'],
  ];

  it('W3 has words of its own for every refusal, and loses nothing that was typed (RWD-12, RWD-13)', async () => {
    const element = await stage.ready();
    await valid(element);
    for (const [code, status, says] of refusals) {
      stage.claimed = () => refusal(code, status);
      send(element);
      await shows(element, says);
      expect(visibleText(one(element, '.reason')), code).to.contain('We’ve kept what you typed.');
      await waitUntil(() => announced().includes(says), `${code} is read out`);
      expect(note(element), code).to.equal('By the gate');
      expect(isChosen(element, '#claim-option-2'), code).to.equal(true);
    }
    expect(stage.claims).to.have.length(refusals.length);
  });

  it('W3 says after a lost answer that it is safe to send it again, and points at what is not accepted then', async () => {
    const element = await stage.ready();
    await valid(element);
    stage.claimed = unreachable;
    send(element);
    await shows(element, 'You can safely send it again');
    expect(stage.claims).to.have.length(1);
    const details = { fields: { deliveryNote: 'no' } };
    const error = { code: 'bad_request', message: 'no', details };
    stage.claimed = () => Response.json({ apiVersion: 1, error }, { status: 400 });
    send(element);
    await waitUntil(() => one(element, '#claim-note-problem'), 'beside the field');
    stage.claimed = undefined;
    type(element, '#claim-note', 'By the other gate');
    await waitUntil(() => !one(element, '#claim-note-problem'), 'no longer');
    send(element);
    await shows(element, 'is claimed.');
    expect(stage.claims).to.have.length(3);
  });

  it('W3 shows what has become of a reward meanwhile, and keeps what was typed', async () => {
    const element = await stage.ready();
    await valid(element);
    const { events } = (await wallet(stage)) as {
      events: { affiliateId: string; rewards: Reward[] }[];
    };
    const [event] = events;
    const { rewardDefinitionId } = event!.rewards.find(({ title }) => title === shirt)!;
    const { affiliateId } = event!;
    stage.emulator.control.rewards({
      affiliateId,
      rewardDefinitionId,
      change: { takenBack: true },
    });
    send(element);
    await shows(element, 'This reward has already been sent or withdrawn.');
    await waitUntil(() => words(card(element, shirt)).startsWith('Withdrawn'), 'read again');
    expect(note(element)).to.equal('By the gate');
  });
});

interface Reward {
  readonly title: string;
  readonly rewardDefinitionId: string;
}

async function wallet({ emulator }: Stage): Promise<unknown> {
  const headers = { Authorization: `Bearer ${token}` };
  const address = 'https://emulator.invalid/v1/devices/me/ambassador/rewards';
  const response = await emulator.fetch(address, { headers });
  return ((await response.json()) as { data: unknown }).data;
}
