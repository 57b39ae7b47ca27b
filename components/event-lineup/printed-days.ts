import { render, type ReactiveController } from 'lit';
import { schedule } from '../../src/lineup/schedule.js';
import { allDays } from './list/all-days.js';
import type { LineupHost } from './lineup-context.js';
import { addWindowListener, removeWindowListener } from './window-events.js';

/** On paper there are no tabs: all days stand there for as long as the page is printed. */
export class PrintedDays implements ReactiveController {
  readonly #host: LineupHost;
  readonly #paper = document.createElement('div');

  constructor(host: LineupHost) {
    this.#host = host;
    this.#paper.className = 'paper';
    host.addController(this);
  }

  hostConnected(): void {
    addWindowListener('beforeprint', this.#unfold);
    addWindowListener('afterprint', this.#fold);
  }

  hostDisconnected(): void {
    removeWindowListener('beforeprint', this.#unfold);
    removeWindowListener('afterprint', this.#fold);
    this.#fold();
  }

  readonly #unfold = (): void => {
    const { slots, context, renderRoot, tools } = this.#host;
    const days = schedule(slots, this.#host);
    const paper =
      tools?.paper?.(days) ?? allDays(days, { ...context, mark: undefined, each: undefined });
    render(paper, this.#paper);
    renderRoot.querySelector('.base')?.append(this.#paper);
  };

  readonly #fold = (): void => {
    this.#paper.remove();
  };
}
