import { quoteNow } from './choice.js';
import { firstState, type Move, type State } from './state.js';

/** Leaves behind an order that has ended; what was chosen and typed stays. */
export const startOver = ({ selection, details }: State): Move => ({
  state: { ...firstState, selection, details },
  effects: [{ do: 'read_feed' }, quoteNow],
});
