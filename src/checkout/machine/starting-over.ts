import { quoteNow } from './choice.js';
import { firstState, type Move, type State } from './state.js';

/** Drops an order that has ended; selection and details stay. */
export const startOver = ({ selection, details }: State): Move => ({
  state: { ...firstState, selection, details },
  effects: [{ do: 'read_feed' }, quoteNow],
});
