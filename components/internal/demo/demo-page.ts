import type { ReactiveController } from 'lit';
import { clock } from '../../../src/clock/clock.js';
import { pageRecord } from '../../../src/embed/page.js';
import demo from '../../../src/i18n/states/en/demo.json' with { type: 'json' };
import type { EventElement } from '../element.js';
import { DemoMark } from './demo-mark.js';

/** The widgets of this page, in whatever root. */
const hosts = new Set<EventElement>();
const mark = new DemoMark(hosts);

/** Lets an element take part in what a page on the emulator has once: its mark and its clock. */
export function joinDemo(host: EventElement): void {
  host.addPhrases(demo);
  host.addController(new DemoMember(host));
  goByEmulatorClock();
}

class DemoMember implements ReactiveController {
  readonly #host: EventElement;

  constructor(host: EventElement) {
    this.#host = host;
  }

  hostConnected(): void {
    hosts.add(this.#host);
    mark.update();
  }

  hostUpdated(): void {
    mark.update();
  }

  hostDisconnected(): void {
    hosts.delete(this.#host);
    mark.update();
  }
}

/** The emulator whose clock the page goes by. */
let followed: unknown;

function goByEmulatorClock(): void {
  const page = pageRecord();
  if (!page.fetch || followed === page.fetch) return;
  followed = page.fetch;
  page.fetch.then(
    () => {
      if (!page.clock) return;
      clock.now = page.clock.now;
      page.clock.subscribe(() => redraw(new Event('event-refresh')));
      redraw();
    },
    () => undefined, // the loader has said why there is no emulator
  );
}

/** At once, whatever timer an element may wait for; after a move the feeds are others, too. */
function redraw(refresh?: Event): void {
  for (const host of hosts) {
    host.requestUpdate();
    if (refresh) host.dispatchEvent(refresh);
  }
}
