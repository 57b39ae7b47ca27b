import type { Phrase } from '../texts.js';

/** Written by `npm run words -- --write`, from the English beside it. */
export interface OfflinePhrases {
  savedSince: Phrase<'time'>;
  backOnline: string;
  setsMoved: Phrase<'time' | 'count'>;
  ticketsNeedConnection: string;
  needsConnection: string;
  keepOnPhone: string;
  keeping: string;
  keepingProgress: Phrase<'done' | 'total'>;
  stopKeeping: string;
  continueKeeping: string;
  keptSince: Phrase<'time'>;
  keptPartly: Phrase<'done' | 'total'>;
  removeKept: string;
  keepRefused: string;
}
