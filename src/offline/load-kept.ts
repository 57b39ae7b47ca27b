import type { Entry } from '../cache/cache.js';
import { isRefusal, isRequestFailure, TimeoutError } from '../client/errors.js';
import {
  forgetAnswer,
  keepAnswer,
  readKept,
  tidyAnswers,
  type KeptAnswer,
} from './kept-answers.js';

/**
 * So long the network may take before the kept answer is drawn: three seconds, of which an element
 * has waited one for the answer that its page has asked for early.
 */
const patienceMilliseconds = 2000;

/** Entries that show a kept answer, and why: the first reason, so that each attempt is not told anew. */
const shown = new WeakMap<Entry<unknown>, unknown>();
let isTidied = false;

/**
 * The network first. Where it fails, or has not answered after three seconds, the entry shows what was
 * kept; the network's answer takes its place when it comes. Without a kept answer nothing changes.
 * @param key of the entry, which ends in the address
 * @param accepts whether it can be drawn: a kept answer is as hostile as a new one
 */
export async function loadKept<T>(
  entry: Entry<T>,
  key: string,
  answer: Promise<T>,
  accepts: (data: T) => boolean,
): Promise<T> {
  const address = key.split(' ').pop() ?? '';
  const copy = entry.state.data === undefined ? readKept(address) : undefined;
  let isOver = false;
  const showCopy = async (error: unknown): Promise<void> => {
    const kept = await copy;
    if (!kept || isOver || entry.state.data !== undefined) return;
    if (accepts(kept.data as T)) show(entry, kept, error);
    else void forgetAnswer(address); // it costs itself
  };
  const slow = new TimeoutError('timeout', 'No answer within 3 seconds');
  const clock = setTimeout(() => void showCopy(slow), patienceMilliseconds);
  try {
    const data = await answer;
    shown.delete(entry);
    void keepAndTidy(address, data);
    return data;
  } catch (error) {
    if (canShowInstead(error)) await showCopy(error);
    else if (isRequestFailure(error) && error.code === 'not_found') takeBack(entry, address);
    throw canShowInstead(error) ? (shown.get(entry) ?? error) : error;
  } finally {
    isOver = true;
    clearTimeout(clock);
  }
}

/** Not instead of a refusal, nor of “not found”: the organiser does not want it shown. */
const canShowInstead = (error: unknown): boolean =>
  isRequestFailure(error) && error.code !== 'not_found' && !isRefusal(error);

function show<T>(entry: Entry<T>, { data, savedAt }: KeptAnswer, error: unknown): void {
  shown.set(entry, error);
  entry.offer({ data: data as T, updatedAt: savedAt, error });
}

async function keepAndTidy(address: string, data: unknown): Promise<void> {
  await keepAnswer(address, { data, savedAt: Date.now() });
  if (!isTidied) void tidyAnswers();
  isTidied = true;
}

function takeBack(entry: Entry<unknown>, address: string): void {
  void forgetAnswer(address);
  if (shown.delete(entry)) entry.offer({ data: undefined, updatedAt: undefined });
}
