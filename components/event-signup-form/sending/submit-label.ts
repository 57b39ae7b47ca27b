import type { Phrases } from '../../../src/i18n/phrases.js';

/** What the button says; a kind that nobody knows is sent like any other. */
export function submitWords(phrases: Phrases<'form'>, kind: string): string {
  switch (kind) {
    case 'feedback':
      return phrases.sendFeedback;
    case 'mailing_list':
      return phrases.signUp;
    case 'contact':
      return phrases.sendMessage;
    case 'merch_enquiry':
      return phrases.sendEnquiry;
    default:
      return phrases.sendForm;
  }
}
