import {
  offersNothing,
  readPrelaunch,
  type LoosePrelaunch,
  type Prelaunch,
} from '../../src/forms/prelaunch.js';
import {
  nothingTyped,
  type RegistrationField,
  type RegistrationValues,
} from '../../src/forms/registration.js';

/** One form in the hands of one visitor: what is asked, and what has been typed and ticked. */
export class PrelaunchAnswers {
  form: Prelaunch = readPrelaunch({});
  typed: RegistrationValues = nothingTyped;
  /** Called after every change. */
  changed?: (name: RegistrationField) => void;
  readonly #redraw: () => void;
  #data?: LoosePrelaunch;
  #hasStarted = false;

  constructor(redraw: () => void) {
    this.#redraw = redraw;
  }

  /**
   * Takes up what the service says. Once somebody has begun, the form stays as it is: nobody agrees
   * to other words than those that were read.
   */
  setForm(data: LoosePrelaunch): Prelaunch {
    if (data === this.#data || this.#hasStarted) return this.form;
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
    return offersNothing(this.setForm(data));
  }

  /** Lets the next answer of the service in; what was typed stays. */
  reopen(): void {
    this.#hasStarted = false;
  }

  set<Name extends RegistrationField>(name: Name, value: RegistrationValues[Name]): void {
    this.#hasStarted = true;
    this.typed = { ...this.typed, [name]: value };
    this.changed?.(name);
    this.#redraw();
  }
}
