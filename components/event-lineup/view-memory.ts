import type { LineupHost, View } from './lineup-context.js';

const views: readonly View[] = ['list', 'poster', 'timetable'];
const keyOf = ({ settings }: LineupHost) => `event-lineup view ${settings.event ?? ''}`;

/** The view that was chosen in this tab of the browser. */
export function rememberedView(host: LineupHost): View | undefined {
  try {
    const stored = sessionStorage.getItem(keyOf(host));
    return views.find((view) => view === stored);
  } catch {
    return undefined;
  }
}

export function rememberView(host: LineupHost, view: View): void {
  try {
    sessionStorage.setItem(keyOf(host), view);
  } catch {
    // Blocked storage: the choice lasts as long as the page.
  }
}
