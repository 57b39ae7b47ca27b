import { withoutReturn } from '../../../src/checkout/session/return-address.js';

/** Removes the mark of a return from the address: after that it would be wrong, above all in a bookmark. */
export const removeReturnMark = (): void =>
  history.replaceState(history.state, '', withoutReturn(location.href));
