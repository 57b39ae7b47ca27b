import { expect } from '@open-wc/testing';
import { css, render } from 'lit';
import { drawUpcoming } from '../../../components/organiser-events/upcoming.js';
import { eventCardStyles } from '../../../components/internal/listed-events/event-cards.styles.js';
import { listedEvents } from '../../../components/internal/listed-events/listed-event.js';
import english from '../../../src/i18n/events/en/first.json' with { type: 'json' };
import type { EventsPhrases } from '../../../src/i18n/events/phrases.js';
import { phrasesFrom } from '../../../src/i18n/texts.js';

const phrases = phrasesFrom<EventsPhrases>(english);

const dated = (count: number, startDate?: string) =>
  Array.from({ length: count }, (_, index) => ({ name: `Night ${index}`, startDate }));

function draw(events: readonly object[], limit?: number): HTMLElement {
  const box = document.createElement('div');
  const context = { language: 'en-GB', phrases, headingLevel: 2, limit };
  const none = () => undefined;
  const listed = listedEvents(events, none);
  render(drawUpcoming(listed, { ...context, select: none, showAll: none }), box);
  return box;
}
const months = (box: HTMLElement) =>
  [...box.querySelectorAll('.month')].map((one) => one.textContent);

describe('the list of upcoming events', () => {
  for (const [name, events, shown] of [
    ['six', dated(6, '2047-06-25'), []],
    ['seven of one month', dated(7, '2047-06-25'), ['June 2047']],
    ['seven without a day', dated(7), []],
    [
      'months that follow each other twice',
      [
        ...dated(3, '2047-06-25'),
        ...dated(3, '2047-07-01'),
        ...dated(3, '2047-06-26'),
        ...dated(1),
      ],
      ['June 2047', 'July 2047', 'Date to be announced'],
    ],
  ] as const) {
    it(`has ${shown.length} months for ${name}`, () => {
      const box = draw(events);
      expect(months(box)).to.deep.equal(shown);
      expect(box.querySelectorAll('.event')).to.have.length(events.length);
    });
  }

  it('leaves none of three or four cards alone in a last row, at any width', () => {
    const host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    const plainList = css`
      ul {
        margin: 0;
        padding: 0;
      }
    `;
    root.adoptedStyleSheets = [plainList.styleSheet!, eventCardStyles.styleSheet!];
    host.style.cssText = 'container-type: inline-size; font-size: 16px; --_space: 8px';
    document.body.append(host);
    const alone: string[] = [];
    for (const count of [3, 4]) {
      root.replaceChildren(draw(dated(count, '2047-06-25')));
      const cards = [...root.querySelectorAll('.event')];
      for (let width = 300; width < 1200; width += 10) {
        host.style.inlineSize = `${width}px`;
        const boxes = cards.map((card) => card.getBoundingClientRect());
        const last = boxes.filter(({ top }) => top === boxes.at(-1)!.top);
        if (last.length === 1 && last[0]!.width < width) alone.push(`${count} at ${width} px`);
      }
    }
    host.remove();
    expect(alone).to.deep.equal([]);
  });

  for (const [limit, shown] of [
    [undefined, 3],
    [0, 3],
    [-1, 3],
    [2, 2],
    [3, 3],
    [4, 3],
  ] as const) {
    it(`shows ${shown} of 3 with a limit of ${String(limit)}, and a button where more are left`, () => {
      const box = draw(dated(3, '2047-06-25'), limit);
      expect(box.querySelectorAll('.event')).to.have.length(shown);
      expect(box.querySelectorAll('.more button')).to.have.length(shown < 3 ? 1 : 0);
    });
  }
});
