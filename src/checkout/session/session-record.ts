import { readCount } from '../../contract/loose.js';
import type { Intent, SessionRecord, State, Selection } from '../machine/state.js';
import { selectionFromKey, selectionKey } from '../sale/selection.js';

/**
 * What survives a reload. Of a completed order: its token and the promised offers, for the
 * confirmation. Of an order that ended otherwise: selection and details. Undefined if there is nothing.
 */
export function recordOf({
  step,
  selection,
  order,
  held,
  intent,
  details,
  action,
  problem,
}: State): SessionRecord | undefined {
  const token = order?.token;
  const offers = order?.offers.length ? order.offers : undefined;
  if (step === 'completed')
    return { version: 1, selection: { items: [] }, token, completed: true, offers };
  const isOver = step === 'expired' || step === 'refused';
  const unpaid = order?.payment.status === 'none' || undefined;
  const hasDetails = order?.hasDetails || undefined;
  const away = action ? true : undefined;
  const { hold, sums } = order ?? {};
  const kept = hold && { seconds: hold.seconds, at: hold.since.wall };
  // Leaving the page aborts the request, which looks like a lost reply: a reload can resume it.
  const isInDoubt = problem?.code === 'unsure' && problem.during === 'reserve';
  const doubted = isInDoubt ? { selection: selectionKey(selection) } : undefined;
  const pressed = step === 'reserving' ? intent : doubted;
  const live = isOver
    ? {}
    : { intent: pressed, token, held, hasDetails, unpaid, away, sums, offers, hold: kept };
  if (selection.items.length === 0 && (isOver || !token)) return undefined;
  return { version: 1, selection, details, ...live };
}

/** Whether a stored value is a record of this version: any script of the page may write there. */
export function isSessionRecord(value: unknown): value is SessionRecord {
  const { version, selection, intent, token, held, details } = parts(value);
  return (
    version === 1 &&
    isSelection(selection) &&
    (intent === undefined || isIntent(intent)) &&
    isText(token) &&
    (held === undefined || isSelectionKey(held)) &&
    (details === undefined || isDetails(details))
  );
}

function isSelection(value: unknown): value is Selection {
  const { items, promo, planId } = parts(value);
  return Array.isArray(items) && items.every(isItem) && isText(promo) && isText(planId);
}

function isItem(value: unknown): boolean {
  const { releaseId, quantity } = parts(value);
  return typeof releaseId === 'string' && !!readCount(quantity);
}

function isIntent(value: unknown): value is Intent {
  const { selection, waitSeconds, refusedTimes, channel } = parts(value);
  return (
    isSelectionKey(selection) &&
    isNumber(waitSeconds) &&
    isNumber(refusedTimes) &&
    (channel === undefined || isRecord(channel))
  );
}

function isDetails(value: unknown): boolean {
  const { buyer, consents } = parts(value);
  return isRecord(buyer) && isRecord(consents) && Object.values(buyer).every(isTextOrNull);
}

function isSelectionKey(value: unknown): boolean {
  try {
    return typeof value === 'string' && isSelection(selectionFromKey(value));
  } catch {
    return false;
  }
}

const isText = (value: unknown): boolean => value === undefined || typeof value === 'string';
const isNumber = (value: unknown): boolean => value === undefined || Number.isFinite(value);
const isTextOrNull = (value: unknown): boolean => value === null || isText(value);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const parts = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});
