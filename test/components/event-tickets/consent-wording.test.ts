import { expect, waitUntil } from '@open-wc/testing';
import { fillIn, onward, OrderStage, shows, titleOf } from './order-stage.js';
import { all, announced, button } from './stage.js';
import { visibleText } from '../page.js';

const wording = { organiser_email: 'News by email.', organiser_messaging: 'News by message.' };
const boxes = Object.entries(wording);

/** The same two boxes as services may name what they are made of. */
const shapes: Record<string, unknown> = {
  'key and text': boxes.map(([key, text]) => ({ key, text })),
  'id and label': boxes.map(([id, label]) => ({ id, label })),
  'name and wording': boxes.map(([name, said]) => ({ name, wording: said })),
  'a map of words': wording,
  'a map of boxes': Object.fromEntries(boxes.map(([key, label]) => [key, { label }])),
  'a map whose boxes name themselves': Object.fromEntries(
    boxes.map(([key, said], place) => [`box${place}`, { id: key, wording: said }]),
  ),
};

describe('<event-tickets> and the wording of its boxes', () => {
  let stage: OrderStage;
  beforeEach(() => (stage = new OrderStage()));
  afterEach(() => stage.leave());

  /** The service publishes its boxes in that shape. */
  const publish = (consents: unknown) => {
    stage.twist = (path, ask) =>
      path.endsWith('/tickets')
        ? ask().then(async (answer) => {
            const body = (await answer.json()) as { data: { checkout: object } };
            Object.assign(body.data.checkout, { consents });
            return new Response(JSON.stringify(body));
          })
        : undefined;
  };

  for (const [name, consents] of Object.entries(shapes)) {
    it(`reads it from ${name}, and sends it back under the keys of the service`, async () => {
      publish(consents);
      const element = await stage.toDetails();
      expect(all(element, '[part=consents] label').map((one) => one.textContent)).to.deep.equal(
        Object.values(wording),
      );
      await fillIn(element);
      await waitUntil(() => stage.sent['details'], 'the details are sent');
      expect(stage.sent['details']![0]!['consentTextSnapshot']).to.deep.equal(wording);
    });
  }

  for (const consents of [[{ key: 'organiser_email' }], { organiser_email: { html: '…' } }, [1]]) {
    it(`sells nothing where none can be read, and says so: ${JSON.stringify(consents)}`, async () => {
      publish(consents);
      const element = await stage.put();
      await stage.choose(element, { 'Saturday Day': 1 });
      button(element, 'Continue').click();
      await shows(element, 'You can’t buy these tickets on this page');
      expect(announced()).to.contain('can’t buy these tickets on this page');
      expect(stage.page.said.join()).to.contain('checkout.consents');
      expect(stage.asked.filter((line) => line.includes('/reserve'))).to.deep.equal([]);
    });
  }

  it('never says that it has changed where there is none', async () => {
    publish([]);
    const element = await stage.toDetails();
    const effect = { kind: 'status', code: 'consent_text_mismatch' } as const;
    stage.emulator.control.faults([{ operation: 'submitDetails', effect }]);
    await fillIn(element);
    await shows(element, 'You can’t buy these tickets on this page');
    expect(visibleText(element)).not.to.contain('We’ve updated these terms');
    expect([titleOf(element), onward(element).ariaDisabled]).to.deep.equal(['Your details', null]);
  });
});
