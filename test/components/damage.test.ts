import { damageCases, type Row } from './damage-cases.js';

/** Elements that keep the promise. */
const rows: Row[] = [
  { tag: 'event-lineup' },
  { tag: 'event-card' },
  { tag: 'event-faq' },
  { tag: 'event-gallery' },
  { tag: 'event-news' },
  { tag: 'event-announcements' },
  { tag: 'organiser-events' },
  { tag: 'event-search' },
  {
    tag: 'event-prelaunch',
    apart: true,
    // Without its wording nobody is asked for anything, or for no number.
    costs: ([member, name]) => {
      if (member !== 'consent') return [];
      return [name === undefined ? [] : ['fields', 'phone']];
    },
  },
  { tag: 'ambassador-rewards' },
  // Labels of the form's fields stand on screen by chance: a preview says "Size" by itself.
  { tag: 'merch-preview', costs: () => [['fields']] },
  { tag: 'event-signup-form', costs: (place) => (place.join() === 'fields' ? [[]] : []) },
  {
    tag: 'event-tickets',
    explains: /does not offer .* no price/,
    costs: ([member, ...rest]) => {
      if (member === 'currency') return [[]];
      if (member === 'releases') return rest.length > 0 ? [['quantityDiscounts']] : [[]];
      return member === 'quantityDiscounts' ? [[member, ...rest.slice(0, 1)]] : [];
    },
  },
];

for (const row of rows) damageCases(row);
