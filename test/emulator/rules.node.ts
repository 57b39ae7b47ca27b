import { describe, it } from 'node:test';
import { expect } from 'chai';
import { durationMinutes, isUpcoming, todayAt } from '../../src/emulator/rules/times.js';
import { markdownHtml, richTextHtml, richTextPlain } from '../../src/emulator/rules/html-text.js';
import { withoutEmpty } from '../../src/emulator/rules/schema-org.js';
import type { RichTextRecord } from '../../src/emulator/state/world.js';
import { tinyWorld } from './tiny-world.js';

describe('the length of a set (LIN-08)', () => {
  const table: [start: string, end: string, minutes: number][] = [
    ['20:00', '21:15', 75],
    ['23:30', '00:45', 75],
    ['23:59', '00:00', 1],
    ['00:00', '23:59', 1439],
    ['18:00', '18:00', 0],
  ];
  for (const [start, end, minutes] of table) {
    it(`${start} to ${end} is ${minutes} minutes`, () => {
      expect(durationMinutes(start, end)).to.equal(minutes);
    });
  }
});

describe('JSON-LD blocks (EVT-06)', () => {
  it('drop whatever is empty, and what is empty only then', () => {
    const block = withoutEmpty({
      name: 'Fest',
      image: null,
      tags: ['', null],
      place: { '@type': 'Place', name: null, address: { '@type': 'PostalAddress', city: '' } },
      zero: 0,
      no: false,
    });
    expect(block).to.deep.equal({ name: 'Fest', zero: 0, no: false });
  });
});

describe('Markdown of news', () => {
  const table: [title: string, markdown: string, html: string][] = [
    ['headings', '# One\n\n### Three', '<h1>One</h1>\n<h3>Three</h3>'],
    ['a heading straight before a paragraph', '## Two\nText', '<h2>Two</h2>\n<p>Text</p>'],
    ['paragraphs', 'One\nline\n\nTwo', '<p>One\nline</p>\n<p>Two</p>'],
    [
      'emphasis',
      '**a** and *b* and _c_',
      '<p><strong>a</strong> and <em>b</em> and <em>c</em></p>',
    ],
    ['emphasis within emphasis', '**a *b* c**', '<p><strong>a <em>b</em> c</strong></p>'],
    ['underscores within words stay', 'snake_case_name', '<p>snake_case_name</p>'],
    [
      'links',
      '[a *b*](https://x.example/?q=1&r=a_b_c)',
      '<p><a href="https://x.example/?q=1&amp;r=a_b_c" rel="noopener">a <em>b</em></a></p>',
    ],
    ['bullets', '- one\n- two\n  more', '<ul><li>one</li><li>two more</li></ul>'],
    ['numbers', '1. one\n2. two', '<ol><li>one</li><li>two</li></ol>'],
    ['markup is text', '<img src=x onerror=alert(1)>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>'],
    ['a script address is no link', '[click](javascript:alert`1`)', '<p>click</p>'],
    [
      'a quote ends no attribute',
      '[a](https://x.example/"onclick="y)',
      '<p><a href="https://x.example/&quot;onclick=&quot;y" rel="noopener">a</a></p>',
    ],
    ['nothing', '\n\n', ''],
  ];
  for (const [title, markdown, html] of table) {
    it(title, () => {
      expect(markdownHtml(markdown)).to.equal(html);
    });
  }
});

describe('rich text of the FAQ (FAQ-06, FAQ-07)', () => {
  const text = (words: string, ...marks: NonNullable<RichTextRecord['marks']>): RichTextRecord => ({
    type: 'text',
    text: words,
    marks,
  });
  const block = (type: string, ...content: RichTextRecord[]): RichTextRecord => ({ type, content });
  const link = (href: string) => ({ type: 'link', attrs: { href } }) as const;

  it('becomes HTML of known tags', () => {
    const doc = block(
      'doc',
      block(
        'paragraph',
        text('Bring '),
        text('boots', { type: 'bold' }),
        { type: 'hardBreak' },
        text('and a '),
        text('map', link('https://x.example/'), { type: 'italic' }),
      ),
      block('bulletList', block('listItem', block('paragraph', text('one')))),
    );
    expect(richTextHtml(doc)).to.equal(
      '<p>Bring <strong>boots</strong><br>and a <em><a href="https://x.example/" rel="noopener">map</a></em></p><ul><li><p>one</p></li></ul>',
    );
    expect(richTextPlain(doc)).to.equal('Bring boots\nand a map\none');
  });

  it('keeps the words of a kind that is new', () => {
    const doc = block('doc', block('callout', block('paragraph', text('Mind the cows'))));
    expect(richTextHtml(doc)).to.equal('<p>Mind the cows</p>');
  });

  it('is text wherever it looks like markup, and links only where links lead', () => {
    const doc = block('doc', block('paragraph', text('<b>', link('javascript:alert(1)'))));
    expect(richTextHtml(doc)).to.equal('<p>&lt;b&gt;</p>');
  });
});

describe('upcoming events (EVT-12)', () => {
  const event = (endDate: string | null, timezone: string) => ({
    ...tinyWorld().events[0]!,
    startDate: endDate,
    endDate,
    timezone,
  });

  it('are past when their last day is over at the event, not here', () => {
    const now = Date.parse('2027-06-27T20:00:00.000Z');
    expect(todayAt(event(null, 'Asia/Tokyo'), now)).to.equal('2027-06-28');
    expect(isUpcoming(event('2027-06-27', 'Asia/Tokyo'), now)).to.be.false;
    expect(isUpcoming(event('2027-06-27', 'Europe/London'), now)).to.be.true;
    expect(isUpcoming(event('2027-06-26', 'America/Los_Angeles'), now)).to.be.false;
  });

  it('include those whose date is still open, and none that has ended', () => {
    expect(isUpcoming(event(null, 'Europe/London'), 0)).to.be.true;
    expect(isUpcoming({ ...event(null, 'Europe/London'), status: 'ended' }, 0)).to.be.false;
  });
});
