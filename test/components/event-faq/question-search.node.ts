import { describe, it } from 'node:test';
import { expect } from 'chai';
import { QuestionSearch } from '../../../components/event-faq/question-search.js';

type Load = ConstructorParameters<typeof QuestionSearch>[2];
type Code = Awaited<ReturnType<Load>>;

describe('a search in an FAQ', () => {
  it('is not overtaken by an earlier letter whose code came later', async () => {
    const code = {
      searchQuestions: (_all: unknown, wanted: string) => [wanted],
    } as unknown as Code;
    const arrivals: ((code: Code) => void)[] = [];
    const load = () => new Promise<Code>((arrive) => arrivals.push(arrive));
    const host = { requestUpdate: () => undefined, phrases: { resultCount: String } };
    const open = { search: () => undefined, endSearch: () => undefined };
    const search = new QuestionSearch(host as never, open as never, load);
    const [earlier, later] = [search.search('d', []), search.search('dog', [])];
    arrivals[1]?.(code);
    await later;
    arrivals[0]?.(code);
    await earlier;
    search.cancelAnnouncement();
    expect(search.found).to.deep.equal(['dog']);
  });
});
