import * as v from 'valibot';
import type { ReleaseRecord, TicketsRecord } from '../records/tickets.js';
import { CountInput, exactly, reject, TimestampInput } from '../requests/input.js';
import { changeContent } from '../state/content-changes.js';
import type { EmulatorState } from '../state/state.js';
import { findEvent } from '../state/subject.js';
import { listedRelease, type ListedRelease } from './listing.js';

const Time = v.nullable(TimestampInput);

export const SaleEdit = exactly({
  event: v.string(),
  releaseId: v.optional(v.string()),
  pricePennies: v.optional(CountInput),
  salesStartAt: v.optional(Time),
  salesEndAt: v.optional(Time),
  hidden: v.optional(v.boolean()),
  /** The ticket type is gone. */
  deleted: v.optional(v.literal(true)),
  /** A new text for the first of the three boxes, published as a new form version. */
  consentText: v.optional(v.string()),
});
export type SaleEdit = v.InferOutput<typeof SaleEdit>;

/** The organiser changes what is sold, or the wording of the checkout, while people buy. */
export function editSale(state: EmulatorState, edit: SaleEdit): { releases: ListedRelease[] } {
  const event = findEvent(state.world, edit.event);
  if (!event?.tickets) return reject(`event: "${edit.event}" sells no tickets`);
  if (edit.releaseId !== undefined) editRelease(event.tickets, edit.releaseId, edit);
  if (edit.consentText !== undefined) publishWording(event.tickets, edit.consentText);
  changeContent(state, event, 'tickets');
  return { releases: event.tickets.releases.map((release) => listedRelease(release, event)) };
}

function editRelease(
  { releases, deletedReleases }: TicketsRecord,
  releaseId: string,
  edit: SaleEdit,
): void {
  const release = releases.find(({ id }) => id === releaseId);
  if (!release) return reject(`releaseId: there is no "${releaseId}" at ${edit.event}`);
  const { pricePennies, salesStartAt, salesEndAt, hidden } = edit;
  const change: Partial<ReleaseRecord> = {
    ...(pricePennies !== undefined && { pricePennies }),
    ...(salesStartAt !== undefined && { salesStartAt }),
    ...(salesEndAt !== undefined && { salesEndAt }),
    ...(hidden !== undefined && { access: { kind: hidden ? 'hidden' : 'public' } }),
  };
  Object.assign(release, change);
  if (edit.deleted) deletedReleases.push(...releases.splice(releases.indexOf(release), 1));
}

/** What people have agreed to under the version before stays provable. spec L359 */
function publishWording(tickets: TicketsRecord, text: string): void {
  const { formVersion, consents } = tickets.checkout;
  const [box, ...others] = consents;
  if (!box || box.text === text) return;
  tickets.earlierWordings.push({ formVersion, consents });
  Object.assign(tickets.checkout, {
    formVersion: versionAfter(formVersion),
    consents: [{ ...box, text }, ...others],
  });
}

/** `checkout_form_v3` -> `checkout_form_v4` */
const versionAfter = (version: string): string =>
  version.replace(/(?<!\d)\d+$/, (number) => String(Number(number) + 1));

export const Stock = exactly({ releaseId: v.string(), remaining: CountInput });
export type Stock = v.InferOutput<typeof Stock>;

/** So many are left from now on; what is sold and held stays as it is. */
export function setStock({ world }: EmulatorState, { releaseId, remaining }: Stock): ListedRelease {
  for (const event of world.events) {
    const release = event.tickets?.releases.find(({ id }) => id === releaseId);
    if (!release) continue;
    release.stock = release.sold + release.held + remaining;
    return listedRelease(release, event);
  }
  return reject(`releaseId: there is no "${releaseId}"; GET /__emulator/ lists all releases`);
}
