import { render, type ReactiveController } from 'lit';
import { schedule } from '../../src/lineup/schedule.js';
import { allDays } from './list/all-days.js';
import type { LineupHost } from './lineup-context.js';
import { addPageListener, removePageListener } from '../../src/cache/page-events.js';

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
    addPageListener('beforeprint', this.#showAllDays);
    addPageListener('afterprint', this.#removeDays);
  }

  hostDisconnected(): void {
    removePageListener('beforeprint', this.#showAllDays);
    removePageListener('afterprint', this.#removeDays);
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
