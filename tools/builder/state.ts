import { hasSecret } from '../snippet/problems.js';
import { isTag, type WidgetTag } from '../snippet/widgets.js';
import { densities, emptyWish, spellings, type SnippetOptions } from '../snippet/wish.js';

export const hosts = ['bare', 'festival', 'dark'] as const;
export const widths = ['phone', 'desktop'] as const;

/** All that the page shows, and all that its address says. */
export interface BuilderState extends SnippetOptions {
  /** The page around the widgets in the preview. */
  readonly host: (typeof hosts)[number];
  readonly width: (typeof widths)[number];
  /** Where the widgets will be, for the hint on allowed domains. */
  readonly site: string;
  /** Whether the newest script is asked for, or this one with its hash. */
  readonly newest: boolean;
}

/** What a first visit shows: a sample festival in an accent of its own. */
export const firstBuilderState: BuilderState = {
  ...emptyWish,
  widgets: ['event-lineup'],
  baseUrl: 'emulator:',
  event: 'meadowlark-2027',
  integrity: true,
  room: true,
  accent: '#b9361f',
  host: 'festival',
  width: 'phone',
  site: '',
  newest: false,
};

/** By what they are called in the address. */
const texts = {
  service: 'baseUrl',
  key: 'serviceKey',
  event: 'event',
  form: 'form',
  organiser: 'organiser',
  lang: 'locale',
  accent: 'accent',
  font: 'font',
  script: 'script',
  site: 'site',
} as const;

const choices = {
  spelling: spellings,
  theme: ['', 'light', 'dark'],
  density: densities,
  host: hosts,
  width: widths,
} as const;

const switches = ['room', 'newest', 'importMap', 'starter', 'offline'] as const;

/** What differs from the first state, for the part of the address that no server is told. */
export function builderAddress(state: BuilderState): string {
  const said = new URLSearchParams();
  const widgets = state.widgets.join();
  if (widgets !== firstBuilderState.widgets.join()) said.set('widgets', widgets);
  for (const [name, field] of Object.entries(texts))
    // A secret is not passed on, wherever somebody has typed it.
    if (state[field] !== firstBuilderState[field] && !hasSecret(state[field]))
      said.set(name, state[field]);
  for (const name of Object.keys(choices) as (keyof typeof choices)[])
    if (state[name] !== firstBuilderState[name]) said.set(name, state[name]);
  for (const name of switches)
    if (state[name] !== firstBuilderState[name]) said.set(name, state[name] ? 'on' : 'off');
  return said.toString();
}

/** Whatever an address says: names that nobody has count as not said. */
export function stateIn(address: string): BuilderState {
  const said = new URLSearchParams(address.replace(/^#/, ''));
  const widgets = said.get('widgets')?.split(',').filter(isTag);
  const found: Record<string, unknown> = { ...(widgets && { widgets: inOrder(widgets) }) };
  for (const [name, field] of Object.entries(texts)) found[field] = said.get(name) ?? undefined;
  for (const [name, values] of Object.entries(choices))
    found[name] = values.find((value) => value === said.get(name));
  for (const name of switches) found[name] = said.has(name) ? said.get(name) === 'on' : undefined;
  const known = Object.entries(found).filter(([, value]) => value !== undefined);
  return settled({ ...firstBuilderState, ...(Object.fromEntries(known) as Partial<BuilderState>) });
}

const inOrder = (widgets: readonly WidgetTag[]): WidgetTag[] => [...new Set(widgets)];

/** The hashes are of one version: who wants the newest one has none. */
export const settled = (state: BuilderState): BuilderState => ({
  ...state,
  integrity: !state.newest,
  importMap: state.importMap && !state.newest,
});

/** With a shortcode goes no script tag: what was typed for one is neither wrong nor used. */
export const asTyped = (state: BuilderState): BuilderState =>
  state.spelling === 'shortcode' ? { ...state, spelling: 'element', script: '' } : state;
