import { describe, it } from 'node:test';
import { expect } from 'chai';
import { syllablesOf } from '../../src/format/syllables.js';

const shown = (name: string) => syllablesOf(name).join('-');

describe('a long word of a name', () => {
  it('may be broken between its syllables, by the letters alone', () => {
    expect(shown('Hollinbrook')).to.equal('Hol-lin-brook');
    expect(shown('Lamplighters’ Union')).to.equal('Lam-plighters’ Union');
    expect(shown('Þórhildur Ása')).to.equal('Þórhil-dur Ása');
  });

  it('is not broken near its ends, before an apostrophe, or inside of one sound', () => {
    for (const name of ['Cartographer’s', 'Brothersson', 'Yesterday', 'Oxymoron', 'Bandstand'])
      expect(shown(name)).to.match(/^[^-]{3}.*[^-]{3}$/);
    expect(shown('Cartographer’s')).not.to.contain('-’');
    expect(shown('Brothersson')).not.to.contain('t-h');
    expect(shown('Backwaters')).not.to.contain('c-k');
  });

  it('leaves short words and other scripts as they are', () => {
    expect(shown('Juno Faraday, 東京スカパラダイス, Ибрагимова')).to.equal(
      'Juno Faraday, 東京スカパラダイス, Ибрагимова',
    );
  });
});
