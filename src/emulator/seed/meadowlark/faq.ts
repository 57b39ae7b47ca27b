import type { FaqCategoryRecord } from '../../state/world.js';
import type { Identify } from '../ids.js';
import { camping, gettingHere, ticketQuestions } from './faq-before-you-come.js';
import { accessibility, families, foodAndWater, safetyAndWeather } from './faq-on-site.js';
import type { QuestionSheet } from './question-sheet.js';

/** The last category was typed on the page and has no id of its own. */
export function questions(id: Identify): FaqCategoryRecord[] {
  return [
    category(id, 'Tickets', ticketQuestions),
    category(id, 'Getting here', gettingHere),
    category(id, 'Camping', camping),
    category(id, 'Accessibility', accessibility),
    category(id, 'Food and water', foodAndWater),
    category(id, 'Children and families', families),
    { ...category(id, 'Safety and weather', safetyAndWeather), id: null },
  ];
}

function category(id: Identify, name: string, sheets: QuestionSheet[]): FaqCategoryRecord {
  return {
    id: id('faq category', name),
    name,
    faqs: sheets.map((sheet) => ({ id: id('faq', sheet.question), ...sheet })),
  };
}
