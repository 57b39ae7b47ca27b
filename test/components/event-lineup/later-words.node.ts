import { describe, it } from 'node:test';
import { expect } from 'chai';
import { loadLaterPhrases } from '../../../components/event-lineup/later-words.js';
import type { LineupHost } from '../../../components/event-lineup/lineup-context.js';

describe('the words that a line-up needs after its first paint', () => {
  it('are waited for by all that need them: tools in two languages would change their width', async () => {
    let come = (): void => undefined;
    let requests = 0;
    const loadPhrases = () => {
      requests += 1;
      return new Promise<void>((resolve) => (come = resolve));
    };
    const host = { addPhrases: () => undefined, loadPhrases } as unknown as LineupHost;
    const drawn: string[] = [];
    for (const part of ['the running day', 'its tools'])
      void loadLaterPhrases(host).then(() => drawn.push(part));
    await Promise.resolve();
    expect([requests, drawn]).to.deep.equal([1, []]);
    come();
    await loadLaterPhrases(host);
    expect(drawn).to.deep.equal(['the running day', 'its tools']);
  });
});
