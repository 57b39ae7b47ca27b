import { describe, it } from 'node:test';
import { expect } from 'chai';
import { paragraphsOf } from '../../src/html/markdown-text.js';

describe('Markdown as words', () => {
  it('N3 keeps the words and drops the marks (NWS-07)', () => {
    const markdown = [
      '# Big news\nThis **really** is _it_, says `Ada` of [the line-up](https://a.example/x).',
      '- one\n- two\n  goes on\n\n1. first\n2. second',
      '> A word\n> of thanks',
      '![A stage](https://a.example/y.png)\n\n---\n\n```js\nlet it = be;\n```',
      'snake_case_name, 2 * 3 * 4 and \\*stars\\*, <b>bold</b>, 1 < 2',
    ].join('\n\n');
    expect(paragraphsOf(markdown)).to.deep.equal([
      'Big news',
      'This really is it, says Ada of the line-up.',
      '• one\n• two goes on',
      '1. first\n2. second',
      'A word of thanks',
      'A stage',
      'let it = be;',
      'snake_case_name, 2 * 3 * 4 and *stars*, bold, 1 < 2',
    ]);
    expect(paragraphsOf('')).to.deep.equal([]);
  });

  it('N3 reads what is made to take long in no time', () => {
    const milliseconds = () => {
      const began = performance.now();
      for (const piece of ['*', '**a', '[', '[a](', '<a', '`', '# ', '> ', '_ ']) {
        paragraphsOf(piece.repeat(20_000));
      }
      return performance.now() - began;
    };
    // A machine with much else to do holds up one try; who really takes long does so every time.
    const isQuick = Array.from({ length: 5 }).some(() => milliseconds() < 2000);
    expect(isQuick, 'less than two seconds').to.equal(true);
  });
});
