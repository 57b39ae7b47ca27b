import {
  offersNothing,
  readPrelaunch,
  type LoosePrelaunch,
  type Prelaunch,
} from '../../src/forms/prelaunch.js';
import { nothingTyped, type FieldName, type Typed } from '../../src/forms/registration.js';

/** One form in the hands of one visitor: what is asked, and what has been typed and ticked. */
export class Answers {
  form: Prelaunch = readPrelaunch({});
  typed: Typed = nothingTyped;
  /** Called after every change. */
  changed?: (name: FieldName) => void;
  readonly #redraw: () => void;
  #data?: LoosePrelaunch;
  #begun = false;

  constructor(redraw: () => void) {
    this.#redraw = redraw;
  }

  /**
   * Takes up what the service says. Once somebody has begun, the form stays as it is: nobody agrees
   * to other words than those that were read.
   */
  take(data: LoosePrelaunch): Prelaunch {
    if (data === this.#data || this.#begun) return this.form;
    this.#data = data;
    const { consent } = this.form;
    this.form = readPrelaunch(data);
    const isSame = (name: keyof typeof consent) => consent[name] === this.form.consent[name];
    this.typed = {
      ...this.typed,
      consentEmail: this.typed.consentEmail && isSame('email'),
      consentSms: this.typed.consentSms && isSame('messaging'),
    };
    return this.form;
  }

  /** There is nothing that anybody could agree to. */
  isEmpty(data: LoosePrelaunch): boolean {
    return offersNothing(this.take(data));
  }

  /** Lets the next answer of the service in; what was typed stays. */
  reopen(): void {
    this.#begun = false;
  }

  set<Name extends FieldName>(name: Name, value: Typed[Name]): void {
    this.#begun = true;
    this.typed = { ...this.typed, [name]: value };
    this.changed?.(name);
    this.#redraw();
  }
}
