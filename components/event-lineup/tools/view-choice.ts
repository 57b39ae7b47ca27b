import type { CSSResult, ReactiveController, TemplateResult } from 'lit';
import type { ScheduleDay } from '../../../src/lineup/schedule.js';
import { warnDeveloper } from '../../internal/developer.js';
import { untilPainted } from '../../internal/until-painted.js';
import { adoptStyles } from '../../internal/styles/adopt-styles.js';
import type { LineupHost, View } from '../lineup-context.js';
import { isToday, openingView, viewKey } from '../view-memory.js';
import type { ArrangedDays } from './arranged-days.js';

/** A view beside the list, in a file of its own. */
interface LoadedView {
  draw(days: ScheduleDay[], host: LineupHost): TemplateResult;
  styles: readonly CSSResult[];
}

const views: readonly View[] = ['list', 'time', 'poster', 'timetable'];
/** On the days of the event: what is on comes first. */
const viewsToday: readonly View[] = ['time', 'list', 'poster', 'timetable'];
const loaders: Partial<Record<View, () => Promise<LoadedView>>> = {
  time: () => import('../by-time/by-time.js'),
  poster: () => import('../poster/poster-view.js'),
  timetable: () => import('../timetable/timetable.js'),
};

/** The view that is drawn: the visitor's choice in this browser tab, else the one the page asks for. */
export class ViewChoice implements ReactiveController {
  readonly #host: LineupHost;
  readonly #arranged: ArrangedDays;
  /** The element's `view` when it was last read. */
  #requested: string;
  /** The newest view to draw; its file may still be loading. */
  #next: View = 'list';
  #loaded?: { name: View; view: LoadedView } | undefined;

  /** The visitor, or the page at a later time, has said what to look at. */
  #isChosen = false;
  #zone: string | undefined;

  constructor(host: LineupHost, arranged: ArrangedDays) {
    this.#host = host;
    this.#arranged = arranged;
    this.#requested = host.view;
    host.addController(this);
  }

  get name(): View {
    return this.#loaded?.name ?? 'list';
  }

  get isList(): boolean {
    return this.name === 'list' || this.name === 'time';
  }

  /** Whether it is a day of the event. */
  get isToday(): boolean {
    return isToday(this.#host, this.#arranged.now.days);
  }

  /** All of them, in the order in which they are offered. */
  get offered(): readonly View[] {
    return this.isToday ? viewsToday : views;
  }

  /** The page may ask for another view at any time; whether it is a day of the event may be known late. */
  hostUpdate(): void {
    const { view } = this.#host;
    if (view !== this.#requested) {
      this.#requested = view;
      this.#isChosen = true;
      void this.#load(knownView(view));
    } else if (this.#host.liveZone !== this.#zone) {
      this.#zone = this.#host.liveZone;
      if (this.#next === 'list' && !this.#isChosen) void this.#load(this.#opening);
    }
  }

  /** Undefined for the list, which is drawn without it. */
  draw(days: ScheduleDay[]): TemplateResult | undefined {
    return this.#loaded?.view.draw(days, this.#host);
  }

  loadFirst(): Promise<void> {
    return this.#load(this.#opening);
  }

  /** The pressed button is painted first: a view of a thousand sets takes longer. */
  async choose(view: View): Promise<void> {
    this.#isChosen = true;
    await untilPainted();
    await this.#load(view);
    this.#host.view = this.#requested = view;
    rememberView(this.#host, view);
    this.#host.emit('event-lineup-view-changed', { view });
  }

  get #opening(): View {
    return knownView(openingView(this.#host, this.#arranged.now.days));
  }

  /** Stays with the present view when the file of another cannot be loaded. */
  async #load(name: View): Promise<void> {
    this.#next = name;
    try {
      const view = await loaders[name]?.();
      if (name !== this.#next) return;
      if (view) adoptStyles(this.#host.renderRoot, ...view.styles);
      this.#loaded = view && { name, view };
    } catch (error) {
      warnDeveloper(this.#host, `could not load the ${name}.`, error);
    }
    this.#host.requestUpdate();
  }
}

const knownView = (view: string): View => views.find((known) => known === view) ?? 'list';

function rememberView(host: LineupHost, view: View): void {
  try {
    sessionStorage.setItem(viewKey(host), view);
  } catch {
    // Blocked storage: the choice lasts as long as the page.
  }
}
