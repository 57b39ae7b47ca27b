import type { LitElement } from 'lit';
import { addPageListener, removePageListener } from '../../src/cache/page-events.js';
import type * as KeepTarget from './keep-target.js';

/** On the page. */
const widgets = new Set<LitElement>();
let code: Promise<typeof KeepTarget> | undefined;

/**
 * Loads the code that keeps a link's place in view while the widgets above it grow, once the address
 * of the page has such a place.
 */
export function followGrowth(widget: LitElement): void {
  widget.addController({
    hostConnected() {
      addPageListener('hashchange', load);
      widgets.add(widget);
      if (location.hash) load();
    },
    hostDisconnected() {
      widgets.delete(widget);
      if (widgets.size === 0) removePageListener('hashchange', load);
      code?.then(
        ({ leave }) => leave(widget),
        () => undefined,
      );
    },
  });
}

/** Shows a widget as if a link had led to it, until it takes the focus somewhere itself. */
export function showInPlace(widget: LitElement): void {
  use(({ keepInPlace }) => keepInPlace(widgets, widget));
}

const load = (): void => use(({ keepTarget }) => keepTarget(widgets));

function use(call: (part: typeof KeepTarget) => void): void {
  code ??= import('./keep-target.js');
  code.then(call, () => (code = undefined)); // without it, the page moves as others do
}
