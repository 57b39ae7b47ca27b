import type { LineupHost } from './lineup-context.js';

export const viewKey = ({ settings }: LineupHost): string =>
  `event-lineup view ${settings.event ?? ''}`;

/** The view that was chosen in this tab of the browser, or whatever else is stored in its place. */
export function rememberedView(host: LineupHost): string | null {
  try {
    return sessionStorage.getItem(viewKey(host));
  } catch {
    return null; // blocked storage
  }
}
