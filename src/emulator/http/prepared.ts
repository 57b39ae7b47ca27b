import type { EndpointName } from '../../contract/routes.js';
import { ticketsBlock } from '../rules/tickets-block.js';
import type { Memory } from '../state/memory.js';
import type { EmulatorState } from '../state/state.js';
import type { EventRecord } from '../state/world.js';
import type { EmulatorAnswer } from './envelope.js';

/** What of a feed the time decides; all the rest is in its address and in the world. */
type TimeIn = (state: EmulatorState, event: EventRecord | undefined) => string;

/** Feeds that say the same until something is changed. Whoever says when an answer was made does not. */
const lasting: Partial<Record<EndpointName, TimeIn>> = {
  getArtist: () => '',
  getForm: () => '',
  getGallery: () => '',
  // Its schema.org block says whether tickets are to be had.
  getLineup: ({ clock }, event) =>
    event ? JSON.stringify(ticketsBlock(event, clock.timestamp())) : '',
};

/** By the memory that they tell of: a reset, or what another tab has left, is another object. */
const prepared = new WeakMap<Memory, Map<string, EmulatorAnswer>>();
const preparedAtMost = 200;

/**
 * The answer as it was given before, or as `make` makes it. Who asks, and by which key, is judged
 * before: it is in no answer.
 */
export function preparedAnswer(
  state: EmulatorState,
  { operation, address, event }: Asked,
  make: () => EmulatorAnswer,
): EmulatorAnswer {
  const timeIn = lasting[operation];
  if (!timeIn) return make();
  const answers = answersOf(state.memory);
  const question = `${operation} ${address} ${timeIn(state, event)}`;
  const known = answers.get(question);
  if (known) return known;
  const answer = make();
  if (answer.body !== null) written.set(answer, new TextEncoder().encode(answer.body));
  if (answers.size >= preparedAtMost) answers.clear();
  answers.set(question, answer);
  return answer;
}

interface Asked {
  readonly operation: EndpointName;
  /** The whole address: pictures and links may begin as it does. */
  readonly address: string;
  readonly event: EventRecord | undefined;
}

function answersOf(memory: Memory): Map<string, EmulatorAnswer> {
  const answers = prepared.get(memory) ?? new Map<string, EmulatorAnswer>();
  prepared.set(memory, answers);
  return answers;
}

/** Of each prepared answer: to write a long text as bytes takes longer than all the rest. */
const written = new WeakMap<EmulatorAnswer, Uint8Array<ArrayBuffer>>();

/** The body as it goes out; of an answer that was damaged on the way, another object, what is left. */
export const writtenBody = (answer: EmulatorAnswer): Uint8Array<ArrayBuffer> | string | null =>
  written.get(answer) ?? answer.body;

/** Whatever may have changed the memory says so. */
export const forgetPrepared = ({ memory }: EmulatorState): void => void prepared.delete(memory);
