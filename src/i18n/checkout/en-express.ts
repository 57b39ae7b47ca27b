import type { ExpressPhrases } from './phrases.js';

/** Beside the button of a wallet. */
export const express: ExpressPhrases = {
  expressCheckout: 'Express checkout',
  payOtherwise: 'Or pay another way',
};
