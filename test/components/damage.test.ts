import { elements } from '../../components/elements.js';
import { damageCases, type Row } from './damage-cases.js';

/** Where more may go than what is damaged. */
const exceptions: { readonly [tag in Row['tag']]?: Omit<Row, 'tag'> } = {
  'event-prelaunch': {
    apart: true,
    // Without its wording nobody is asked for anything, or for no number.
    costs: ([member, name]) => {
      if (member !== 'consent') return [];
      return [name === undefined ? [] : ['fields', 'phone']];
    },
  },
  // Labels of the form's fields stand on screen by chance: a preview says "Size" by itself.
  'merch-preview': { costs: () => [['fields']] },
  'event-signup-form': { costs: (place) => (place.join() === 'fields' ? [[]] : []) },
  'event-tickets': {
    explains: /does not offer .* no price/,
    costs: ([member, ...rest]) => {
      if (member === 'currency') return [[]];
      if (member === 'releases') return rest.length > 0 ? [['quantityDiscounts']] : [[]];
      return member === 'quantityDiscounts' ? [[member, ...rest.slice(0, 1)]] : [];
    },
  },
};

for (const tag of Object.keys(elements) as Row['tag'][]) damageCases({ tag, ...exceptions[tag] });
