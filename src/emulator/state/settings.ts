import * as v from 'valibot';
import { exactly } from '../requests/input.js';

/** What `pay` may ask of a browser. spec L252 */
export const paymentKinds = ['redirect', 'client_secret', 'test'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** World switches: ways in which a real service may differ from this one, today or tomorrow. */
export const SettingsChange = exactly({
  /** The announced enforcement: endpoints that answer without a key today ask for one. spec L281 */
  enforceKeysEverywhere: v.optional(v.boolean()),
  /** Statuses that the specification leaves blank come out differently. spec L334 */
  shuffleStatuses: v.optional(v.boolean()),
  /** Every object of an answer carries a member that nobody knows. spec L17 */
  additiveMembers: v.optional(v.boolean()),
  /** Answers and requests have only members that the specification states, or cannot do without. */
  bare: v.optional(v.boolean()),
  /** Names of members that the specification does not state: left out of every answer. */
  omit: v.optional(v.array(v.string())),
  rateLimits: v.optional(v.boolean()),
  /** How `pay` has an order paid. */
  paymentKind: v.optional(v.picklist(paymentKinds)),
});
export type SettingsChange = v.InferOutput<typeof SettingsChange>;
export type Settings = Required<SettingsChange>;

export const defaultSettings: Settings = {
  enforceKeysEverywhere: false,
  shuffleStatuses: false,
  additiveMembers: false,
  bare: false,
  omit: [],
  rateLimits: false,
  paymentKind: 'redirect',
};
