import { expect } from '@open-wc/testing';
import { MoreEvents } from '../../../components/event-search/more-events.js';
import { emptyCriteria, queryOf } from '../../../components/event-search/question.js';
import type { Client } from '../../../src/client/client.js';

interface Asked {
  readonly cursor: string | undefined;
  readonly signal: AbortSignal;
  answer: (page: object) => void;
  fail: () => void;
}

const pageOf = (results: unknown, nextCursor: unknown = null) => ({ results, nextCursor }) as never;
const query = queryOf(emptyCriteria, undefined);

describe('what follows the first page of <event-search>', () => {
  let asked: Asked[];
  let more: MoreEvents;
  beforeEach(() => {
    asked = [];
    more = new MoreEvents();
  });

  const client = {
    searchEvents: ({ query: { cursor } }: { query: { cursor?: string } }, { signal }: Asked) =>
      new Promise<object>((answer, reject) => {
        asked.push({ cursor, signal, answer, fail: () => reject(new Error('down')) });
      }),
  } as unknown as Client;
  const load = () => more.load(client, query);

  it('is asked for page by page, and stands behind the first in that order', async () => {
    const first = pageOf(['A'], 'two');
    expect(more.after(first)).to.deep.equal(['A']);
    for (const [results, next] of [
      [['B'], 'three'],
      ['no list', 'four'],
      [['C'], null],
    ] as const) {
      const loading = load();
      expect([more.isMore, more.isBusy]).to.deep.equal([true, true]);
      asked.at(-1)!.answer(pageOf(results, next));
      await loading;
    }
    expect(asked.map(({ cursor }) => cursor)).to.deep.equal(['two', 'three', 'four']);
    expect(more.after(first)).to.deep.equal(['A', 'B', 'C']);
    expect([more.isMore, more.isBusy]).to.deep.equal([false, false]);
    await load();
    expect(asked).to.have.length(3);
  });

  it('is asked for once however often it is pressed', async () => {
    more.after(pageOf(['A'], 'two'));
    const loading = load();
    await load();
    expect(asked).to.have.length(1);
    asked[0]!.answer(pageOf([]));
    await loading;
  });

  it('can be tried again after a failure, which is forgotten then', async () => {
    const first = pageOf(['A'], 'two');
    more.after(first);
    const failing = load();
    asked[0]!.fail();
    await failing;
    expect([more.isFailed, more.isBusy, more.isMore]).to.deep.equal([true, false, true]);
    const loading = load();
    expect(more.isFailed).to.equal(false);
    asked[1]!.answer(pageOf(['B']));
    await loading;
    expect(more.after(first)).to.deep.equal(['A', 'B']);
  });

  it('starts anew with another question, without what was shown or has failed before', async () => {
    const first = pageOf(['A'], 'two');
    more.after(first);
    const loading = load();
    asked[0]!.answer(pageOf(['B'], 'three'));
    await loading;
    const failing = load();
    asked[1]!.fail();
    await failing;
    expect(more.after(pageOf(['X'], 'other'))).to.deep.equal(['X']);
    expect(more.isFailed).to.equal(false);
    void load();
    expect(asked.at(-1)!.cursor).to.equal('other');
  });

  for (const [name, end] of [
    ['answered', ({ answer }: Asked) => answer(pageOf(['B'], 'three'))],
    ['refused', ({ fail }: Asked) => fail()],
  ] as const) {
    it(`of a question that was left changes nothing of the next when it is ${name}`, async () => {
      more.after(pageOf(['A'], 'two'));
      const old = load();
      const next = pageOf(['X'], 'other');
      more.after(next);
      expect([asked[0]!.signal.aborted, more.isBusy]).to.deep.equal([true, false]);
      const loading = load();
      end(asked[0]!);
      await old;
      expect([more.isBusy, more.isFailed]).to.deep.equal([true, false]);
      expect(more.after(next)).to.deep.equal(['X']);
      asked[1]!.answer(pageOf(['Y']));
      await loading;
      expect(more.after(next)).to.deep.equal(['X', 'Y']);
    });
  }

  it('is left when the element goes, also by an answer that comes all the same', async () => {
    const first = pageOf(['A'], 'two');
    more.after(first);
    const loading = load();
    more.leave();
    expect([asked[0]!.signal.aborted, more.isBusy]).to.deep.equal([true, false]);
    asked[0]!.answer(pageOf(['B']));
    await loading;
    expect([more.after(first), more.isMore]).to.deep.equal([['A'], true]);
  });
});
