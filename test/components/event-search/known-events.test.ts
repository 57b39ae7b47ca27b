import { expect } from '@open-wc/testing';
import { KnownEvents } from '../../../components/event-search/known-events.js';
import { emptyCriteria, type SearchCriteria } from '../../../components/event-search/question.js';

const pageOf = (results: readonly unknown[]) => ({ results, nextCursor: null }) as never;
const named = (...names: string[]) => names.map((name) => ({ name, slug: name }));

/** What is shown for a question, once the service has answered another one with the same events. */
function shown(
  before: Partial<SearchCriteria>,
  words: string,
  results: readonly unknown[],
): string[] {
  const known = new KnownEvents();
  known.add({ ...emptyCriteria, ...before }, pageOf(results));
  return known
    .answersTo({ ...emptyCriteria, words }, pageOf(results), results, () => undefined)
    .map(({ name }) => name);
}

/** What is known of the service after these answers. */
function learn(...pages: readonly unknown[][]): KnownEvents {
  const known = new KnownEvents();
  for (const results of pages) known.add(emptyCriteria, pageOf(results));
  return known;
}

describe('what <event-search> knows of a service', () => {
  const all = named('Jazz Night', 'Folk Day');

  it('looks for words itself where they change nothing of the answer', () => {
    expect(shown({}, 'jazz', all)).to.deep.equal(['Jazz Night']);
    expect(shown({}, '', all)).to.deep.equal(['Jazz Night', 'Folk Day']);
  });

  for (const before of [
    { words: 'music' },
    { from: '2027-06-25' },
    { to: '2027-06-25' },
    { country: 'GB' },
  ]) {
    it(`takes the answer to ${JSON.stringify(before)} for no list of all events`, () => {
      expect(shown(before, 'jazz', all)).to.deep.equal(['Jazz Night', 'Folk Day']);
    });
  }

  it('leaves the words to a service whose answer they change', () => {
    const known = learn(all);
    const found = named('Night of Horns');
    const asked = { ...emptyCriteria, words: 'jazz' };
    const events = known.answersTo(asked, pageOf(found), found, () => undefined);
    expect(events).to.have.length(1);
  });

  it('shows an event of two pages once', () => {
    const twice = [...all, ...named('Folk Day', 'Last Night')];
    expect(shown({}, '', twice)).to.deep.equal(['Jazz Night', 'Folk Day', 'Last Night']);
  });

  it('offers days once any event has said its own, and goes on to', () => {
    expect(new KnownEvents().hasDates).to.equal(true);
    expect(learn(all).hasDates).to.equal(false);
    const dated = [...all, { name: 'Dated', startDate: '2027-06-25' }];
    expect(learn(dated).hasDates).to.equal(true);
    expect(learn(dated, all).hasDates).to.equal(true);
  });

  it('offers countries from two on, in any case, and none that is no code', () => {
    const from = (...countries: unknown[]) =>
      learn(countries.map((country) => ({ name: 'Night', country })));
    expect(new KnownEvents().hasCountries).to.equal(true);
    expect(from('GB', 'gb', 'GB').hasCountries).to.equal(false);
    const two = from('gb', 'JP', 'JPN', '', 'G1', 7, null);
    expect([two.hasCountries, two.countries]).to.deep.equal([true, ['GB', 'JP']]);
  });
});
