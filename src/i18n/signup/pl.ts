import type { SignupPhrases } from './phrases.js';
import { plural } from '../plural.js';

/** As an object of "in" or "after". */
const seconds = (count: number): string =>
  plural('pl', count, {
    one: `${count} sekundę`,
    few: `${count} sekundy`,
    many: `${count} sekund`,
    other: `${count} sekundy`,
  });

export const phrases: Partial<SignupPhrases> = {
  answerMissing: (label) => `Wypełnij pole „${label}”`,
  answerRefused: (label) => `Sprawdź odpowiedź: „${label}”`,
  checkAnswers: 'Sprawdź odpowiedzi',
  answersRefused: 'Coś nie zostało przyjęte. Przejrzyj odpowiedzi i wyślij je ponownie.',
  sendingForm: 'Wysyłanie',
  formClosed: 'Ten formularz jest teraz zamknięty.',
  formRefused: 'Tego formularza nie można teraz wysłać z tej strony.',
  tryAgainIn: (count) =>
    'Jest tu teraz bardzo wiele osób. Spróbuj ponownie za ' + seconds(count) + '.',
  formOffline: 'Brak połączenia.',
  answersKept: 'Twoje odpowiedzi nadal tu są.',
  unheard: 'Nie mamy odpowiedzi',
  unheardText:
    'Być może wszystko dotarło, ale połączenie zostało przerwane, zanim się dowiedzieliśmy. Ponowne wysłanie może oznaczać dwa zgłoszenia.',
  sendAgain: 'Wyślij ponownie',
  doNotSend: 'Nie wysyłaj ponownie',
  thanks: 'Dziękujemy',
  thanksText: 'Twoje odpowiedzi dotarły.',
  checkInbox: 'Sprawdź skrzynkę',
  linkSent: (address) =>
    `Wysłaliśmy link${address ? ` na adres ${address}` : ''}. Otwórz go, aby potwierdzić adres e-\u2060mail.`,
  lookInSpam: 'Nic nie ma? Zajrzyj do spamu albo poproś o kolejną wiadomość.',
  resendEmail: 'Wyślij jeszcze raz',
  emailResent: 'Kolejny e-\u2060mail jest w drodze.',
  emailFailed: 'Nie udało się wysłać e-\u2060maila',
  emailFailedText:
    'Twoje odpowiedzi dotarły, ale adres e-\u2060mail nie jest jeszcze potwierdzony.',
  onTheList: 'Jesteś na liście',
  onTheListText: 'Nie trzeba już nic potwierdzać.',
  phoneUnconfirmed: 'Numer nie został jeszcze potwierdzony.',
  codeTitle: 'Potwierdź numer',
  codeSent: (hint) => `Wysłaliśmy kod SMS-em${hint ? ` na numer ${hint}` : ''}.`,
  textSent: (hint) => `Wysłaliśmy SMS-a${hint ? ` na numer ${hint}` : ''}.`,
  codeLabel: 'Kod z SMS-a',
  confirmNumber: 'Potwierdź numer',
  resendCode: 'Wyślij kolejny kod',
  codeResent: 'Kolejny kod jest w drodze.',
  resendIn: (count) => 'Ponownie możliwe za ' + seconds(count) + '.',
  changeNumber: 'Zmień numer',
  newNumber: 'Numer telefonu komórkowego',
  textCode: 'Wyślij mi kod',
  textedCodeMissing: 'Wpisz kod z SMS-a',
  numberMissing: 'Wpisz numer telefonu',
  wrongCode: 'To nie jest ten kod. Zajrzyj do najnowszego SMS-a.',
  expiredCode: 'Ten kod jest już nieważny. Poproś o kolejny.',
  tooManyCodes: 'Zbyt wiele prób. Za jakiś czas poproś o kolejny kod.',
  codeRefused:
    'Ten kod nie został przyjęty. Zajrzyj do najnowszego SMS-a albo poproś o kolejny kod.',
  codePassedOn: 'Przekazaliśmy kod. Jeśli jest prawidłowy, numer jest potwierdzony.',
  numberRefused: 'Ten numer nie został przyjęty. Sprawdź go i spróbuj ponownie.',
  signupUnknown:
    'Stąd się to nie udało. Aby dostać kolejną wiadomość, odśwież stronę i zapisz się jeszcze raz.',
  numberConfirmed: 'Numer jest potwierdzony',
  phoneFailed: 'Nie udało się wysłać SMS-a na ten numer.',
  phoneUnavailable: 'Nie możemy teraz wysyłać SMS-ów.',
};
