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
    addWindowListener('beforeprint', this.#showAllDays);
    addWindowListener('afterprint', this.#removeDays);
  }

  hostDisconnected(): void {
    removeWindowListener('beforeprint', this.#showAllDays);
    removeWindowListener('afterprint', this.#removeDays);
    this.#removeDays();
  }

  readonly #showAllDays = (): void => {
    const { slots, context, renderRoot, tools } = this.#host;
    const days = schedule(slots, this.#host);
    const paper =
      tools?.drawForPrint?.(days) ??
      allDays(days, { ...context, drawMarks: undefined, drawList: undefined });
    render(paper, this.#paper);
    renderRoot.querySelector('.base')?.append(this.#paper);
  };

  readonly #removeDays = (): void => {
    this.#paper.remove();
  };
}
