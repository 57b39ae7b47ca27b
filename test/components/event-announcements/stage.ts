import '../../../components/event-announcements/event-announcements.js';
import type { EventAnnouncements } from '../../../components/event-announcements/event-announcements.js';
import type { Broadcast } from '../../../src/contract/broadcasts.js';
import { LongTimers, until } from '../long-timers.js';
import { answer, make, type Reply, showsText, TestPage } from '../page.js';
import { three } from './feed.js';
import { all } from '../parts.js';

export { all };

/** A page with `<event-announcements>` elements, what the service says, and a clock of its own. */
export class Stage {
  list: Broadcast[] = three();
  readonly page = new TestPage({ event: 'party' });
  readonly time = new LongTimers({ dates: true });
  readonly says: Reply = () => answer({ broadcasts: this.list });

  constructor() {
    sessionStorage.clear();
    this.page.reply = this.says;
  }

  leave(): void {
    this.time.leave();
    this.page.leave();
  }

  /** With its announcements, and all that keeps them up to date. */
  async put(attributes: Record<string, string> = {}): Promise<EventAnnouncements> {
    const element = make('event-announcements', attributes);
    document.body.append(element);
    await until(() => element.checkAddress, 'all its parts');
    await element.updateComplete;
    return element;
  }

  /** A minute goes by, and what is asked then is answered. */
  async minute(): Promise<void> {
    const before = this.asked;
    this.time.pass(60);
    await until(() => this.asked > before, 'a request');
  }

  get asked(): number {
    return this.page.requests.length;
  }
}

export const titles = (element: EventAnnouncements): string[] =>
  all(element, '.item .title').map((title) => title.textContent.trim());

export const button = (element: EventAnnouncements, words: string): HTMLElement | undefined =>
  all(element, 'button').find((node) => node.textContent.trim().startsWith(words));

export const shows = (element: EventAnnouncements, words: string): Promise<void> =>
  until(() => showsText(element, words), words);
