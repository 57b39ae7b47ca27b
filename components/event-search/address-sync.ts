import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { emptyCriteria, readAddress, withQuestion, type SearchCriteria } from './question.js';
import { addPageListener, removePageListener } from '../../src/cache/page-events.js';

/** The question in the address of the page: to be shared, and to be found again by Back. */
export class AddressSync implements ReactiveController {
  readonly #apply: (question: SearchCriteria) => void;

  /** @param take told when the visitor went to another address of the page */
  constructor(host: ReactiveControllerHost, take: (question: SearchCriteria) => void) {
    this.#apply = take;
    host.addController(this);
  }

  hostConnected(): void {
    addPageListener('popstate', this.#changed);
  }

  hostDisconnected(): void {
    removePageListener('popstate', this.#changed);
  }

  read(): SearchCriteria | undefined {
    return readAddress(location.href);
  }

  write(question: SearchCriteria): void {
    const address = withQuestion(location.href, question);
    if (address !== location.href) history.pushState(history.state, '', address);
  }

  readonly #changed = (): void => this.#apply(this.read() ?? emptyCriteria);
}
