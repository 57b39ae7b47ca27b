import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { nothingAsked, readAddress, withQuestion, type Question } from './question.js';

/** The question in the address of the page: to be shared, and to be found again by Back. */
export class AddressSync implements ReactiveController {
  readonly #take: (question: Question) => void;

  /** @param take told when the visitor went to another address of the page */
  constructor(host: ReactiveControllerHost, take: (question: Question) => void) {
    this.#take = take;
    host.addController(this);
  }

  hostConnected(): void {
    window.addEventListener('popstate', this.#changed);
  }

  hostDisconnected(): void {
    window.removeEventListener('popstate', this.#changed);
  }

  read(): Question | undefined {
    return readAddress(location.href);
  }

  write(question: Question): void {
    const address = withQuestion(location.href, question);
    if (address !== location.href) history.pushState(history.state, '', address);
  }

  readonly #changed = (): void => this.#take(this.read() ?? nothingAsked);
}
