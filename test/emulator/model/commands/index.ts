import fc from '../../../chance.js';
import { stepsOf, type Command } from '../step.js';
import { fault } from './fault.js';
import { checkOut, completeFree, getOrder, pay, submitDetails } from './orders.js';
import { changeStock, deleteRelease, editSale, rename, sendRivals } from './organiser.js';
import { playPayment } from './payments.js';
import { quote } from './quote.js';
import { hoard, reserve } from './reserve.js';
import { wait, waitForEnd } from './time.js';

/** What buyers do happens more often than what organisers do. */
export const commands: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: stepsOf(quote) },
  { weight: 32, arbitrary: stepsOf(reserve) },
  { weight: 2, arbitrary: stepsOf(hoard) },
  { weight: 4, arbitrary: stepsOf(submitDetails) },
  { weight: 20, arbitrary: stepsOf(checkOut) },
  { weight: 8, arbitrary: stepsOf(pay) },
  { weight: 20, arbitrary: stepsOf(playPayment) },
  { weight: 5, arbitrary: stepsOf(completeFree) },
  { weight: 2, arbitrary: stepsOf(getOrder) },
  { weight: 6, arbitrary: stepsOf(wait) },
  { weight: 8, arbitrary: stepsOf(waitForEnd) },
  { weight: 6, arbitrary: stepsOf(fault) },
  { weight: 5, arbitrary: stepsOf(changeStock) },
  { weight: 6, arbitrary: stepsOf(editSale) },
  { weight: 1, arbitrary: stepsOf(deleteRelease) },
  { weight: 4, arbitrary: stepsOf(rename) },
  { weight: 6, arbitrary: stepsOf(sendRivals) },
);
