import type { FormPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<FormPhrases> = {
  form: 'Formularz',
  emptyForm: 'Nie ma tu jeszcze nic do wypełnienia.',
  outOf: (point, highest) => `${point} na ${highest}`,
  clearRating: 'Usuń ocenę',
  clearChoice: 'Usuń odpowiedź',
  selectAll: 'Można zaznaczyć kilka odpowiedzi.',
  chooseOne: 'Wybierz',
  sendForm: 'Wyślij',
  sendFeedback: 'Wyślij opinię',
  signUp: 'Zapisz się',
  sendMessage: 'Wyślij wiadomość',
  sendEnquiry: 'Wyślij zapytanie',
  choiceMissing: (label) => `Wybierz odpowiedź: „${label}”`,
  answerTooLong: (label, over) =>
    `Skróć „${label}” o ` +
    plural('pl', over, {
      one: '1 znak',
      few: `${over} znaki`,
      many: `${over} znaków`,
      other: `${over} znaku`,
    }),
  tickMissing: (label) => `Zaznacz „${label}” albo nie podawaj numeru`,
  colourOut: (name) => `Kolor ${name} jest wyprzedany. Wybierz inny kolor.`,
  outOption: (name) => `${name} (wyprzedane)`,
  charactersLeft: (count) =>
    plural('pl', count, {
      one: 'Pozostał 1 znak',
      few: `Pozostały ${count} znaki`,
      many: `Pozostało ${count} znaków`,
      other: `Pozostało ${count} znaku`,
    }),
  chosen: 'Wybrane',
  chosenCount: (count) => `Wybrano: ${count}`,
  removeChoice: (name) => `Usuń: ${name}`,
  choiceRemoved: (name, count) => `Usunięto: ${name}. Wybrano: ${count}`,
  choiceAdded: (name, count) => `Dodano: ${name}. Wybrano: ${count}`,
  noChoice: (query) => `Nic nie znaleziono dla „${query}”.`,
  messageArrived: 'Mamy Twoją wiadomość',
  enquiryArrived: 'Mamy Twoje zapytanie',
  fillInAgain: 'Wypełnij ponownie',
  subscribeTitle: 'Nowości e-\u2060mailem',
  subscribeEmail: 'Adres e-mail',
  subscribeName: 'Imię',
  subscribePhone: 'Numer telefonu komórkowego',
  subscribePhoneHelp: 'Do nowości SMS-em.',
  subscribeTexts: 'Chcę dostawać nowości także SMS-em',
  subscribeTerms: 'Zapisując się, zgadzasz się na otrzymywanie nowości e-\u2060mailem.',
};
