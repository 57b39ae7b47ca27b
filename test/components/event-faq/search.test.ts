import { expect } from '@open-wc/testing';
import { hitsIn, markHits, searchQuestions } from '../../../components/event-faq/search.js';

const words = (text: string, query: string) =>
  hitsIn(text, query).map(([from, to]) => text.slice(from, to));

describe('search in questions', () => {
  it('finds hits without case and accents, and gives their places in the original', () => {
    expect(words('Is there a Café?', 'CAFE')).to.deep.equal(['Café']);
    expect(words('Is there a Cafe\u0301?', 'café')).to.deep.equal(['Cafe\u0301']);
    expect(words('Große Bühne, grosse Bühne', 'grosse')).to.deep.equal(['Große', 'grosse']);
    expect(words('🎪 the 🎪 tent', 'tent')).to.deep.equal(['tent']);
  });

  it('finds every word of the query, in any order, and joins what overlaps', () => {
    expect(words('dogs and parking', 'park dog')).to.deep.equal(['dog', 'park']);
    expect(words('banana', 'anan nana')).to.deep.equal(['anana']);
    expect(words('anything', '   ')).to.deep.equal([]);
  });

  it('wants all words, wherever in question and answer they stand', () => {
    const question = {
      id: '1',
      text: 'Can I park?',
      plain: 'North field',
      html: '',
      updatedAt: '',
    };
    const categories = [{ name: '', questions: [question] }];
    expect(searchQuestions(categories, 'field park')).to.deep.equal(['1']);
    expect(searchQuestions(categories, 'field tent')).to.deep.equal([]);
  });

  it('marks hits in a tree and leaves it as it was afterwards', () => {
    const tree = document.createElement('div');
    tree.innerHTML = '<p>Park in the <b>car park</b>, not <mark>here</mark>.</p>';
    const before = tree.innerHTML;
    markHits(tree, 'park');
    expect([...tree.querySelectorAll('[data-hit]')].map((mark) => mark.textContent)).to.deep.equal([
      'Park',
      'park',
    ]);
    markHits(tree, '');
    expect(tree.innerHTML).to.equal(before);
  });

  it('takes what a visitor types as words, never as a pattern or markup', () => {
    expect(words('a (b) [c] <i>', '( [ <i>')).to.deep.equal(['(', '[', '<i>']);
  });
});
