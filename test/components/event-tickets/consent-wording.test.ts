import { expect, waitUntil } from '@open-wc/testing';
import { edit, fillIn, onward, OrderStage, shows, titleOf } from './order-stage.js';
import { announced, button } from './stage.js';
import { visibleText } from '../page.js';

describe('<event-tickets> and the wording of its boxes', () => {
  let stage: OrderStage;
  beforeEach(() => (stage = new OrderStage()));
  afterEach(() => stage.leave());

  /** The service publishes its boxes in that shape. */
  const publish = (consents: unknown) => {
    stage.twist = edit(/tickets$/, ({ checkout }) => void Object.assign(checkout!, { consents }));
  };

  it('sells nothing where none can be read, and says so', async () => {
    publish([{ key: 'organiser_email' }]);
    const element = await stage.chosen({ 'Saturday Day': 1 });
    button(element, 'Continue').click();
    await shows(element, 'You can’t buy these tickets on this page');
    await waitUntil(() => announced().includes('can’t buy these tickets on this page'));
    expect(stage.page.said.join()).to.contain('checkout.consents');
    expect(stage.asked.filter((line) => line.includes('/reserve'))).to.deep.equal([]);
  });

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
