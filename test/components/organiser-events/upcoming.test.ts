import { expect } from '@open-wc/testing';
import { render } from 'lit';
import { drawUpcoming } from '../../../components/organiser-events/upcoming.js';
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
