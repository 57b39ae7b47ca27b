import { withoutReturn } from '../../../src/checkout/session/return-address.js';

/** Once it is known what became of a payment the mark would be wrong, in a bookmark above all. */
export const removeReturnMark = (): void =>
  history.replaceState(history.state, '', withoutReturn(location.href));
