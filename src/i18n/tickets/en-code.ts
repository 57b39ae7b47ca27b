import type { TicketPhrases } from './phrases.js';

/** Around a code: fetched when a visitor has one. */
export const codePhrases = {
  code: 'Code',
  applyCode: 'Apply',
  removeCode: (code) => `Remove ${code}`,
  codeApplied: (code) => `Code ${code} applied`,
  codeUnlocked: (releases) => `Unlocked: ${releases}`,
  codeUnknown: 'We do not know this code. Check the spelling.',
  codeExpired: 'This code is no longer valid.',
  codeEarly: 'This code is not valid yet.',
  codeUsedUp: 'This code has been used up.',
  codeNothing: (code) => `We found nothing for ${code} with these tickets. Check the spelling.`,
  codeWaits: (code) =>
    `We found nothing for ${code} yet. If it lowers a price, your total shows it.`,
  codeMissing: 'Type your code first',
} satisfies Partial<TicketPhrases>;
