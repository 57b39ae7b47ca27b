import { expect } from '@open-wc/testing';
import { all, Stage } from './stage.js';

describe('<event-tickets> on a wide page', () => {
  let stage: Stage;
  beforeEach(() => (stage = new Stage()));
  afterEach(() => stage.leave());

  it('gives the room to the tickets, and stands the sum beside them', async () => {
    const element = await stage.put({ style: 'display: block; inline-size: 1232px' });
    const [tickets, sum] = ['.groups', '.summary'].map((part) =>
      all(element, part)[0]!.getBoundingClientRect(),
    );
    expect(sum!.left).to.be.above(tickets!.right);
    expect(tickets!.width).to.be.above(2 * sum!.width);
  });
});
