import type { Answer } from '../../src/contract/forms.js';
import { answerTo, onlyChoice, type Answers } from '../../src/forms/answers.js';
import { readForm, type FormField, type Form, type LooseForm } from '../../src/forms/fields.js';
import type { LineupOptions } from '../../src/forms/sources.js';

/** One form in the hands of one visitor: what is asked, and what has been answered so far. */
export class FormValues {
  /** What is asked. */
  form: Form = readForm({});
  /** Called after every change, with the field and whether the visitor made it. */
  changed?: (field: FormField, byVisitor: boolean) => void;
  /** The newest there is: what can be had does not wait until the form has been filled in. */
  catalogue: unknown;

  readonly #answers = new Map<string, Answer>();
  readonly #redraw: () => void;
  #definition: LooseForm = {};
  #sources: LineupOptions = {};
  #hasStarted = false;

  constructor(redraw: () => void) {
    this.#redraw = redraw;
  }

  /** What is asked at present: some questions wait for the answer to another. */
  get askedFields(): readonly FormField[] {
    const isAnswered = (id: string) => Boolean(String(this.#answers.get(id) ?? '').trim());
    return this.form.fields.filter(({ after }) => !after || isAnswered(after));
  }

  get answers(): Answers {
    return this.#answers;
  }

  /**
   * Takes up a definition. Once somebody has begun to answer, the questions stay as they are:
   * nothing moves under their hands, and the version sent is the one they have read.
   */
  setDefinition(definition: LooseForm): Form {
    this.catalogue = definition.merchCatalog;
    if (definition !== this.#definition && !this.#hasStarted) {
      this.#definition = definition;
      this.form = readForm(definition, this.#sources);
    }
    return this.form;
  }

  /** Takes up a form that is made in the page. The same one in other words replaces it any time. */
  show(form: Form): Form {
    return (this.form = form);
  }

  /** Some questions cannot be answered before somebody has said what there is to choose. */
  get isWaiting(): boolean {
    return this.form.fields.some(({ control }) => control === 'pending');
  }

  /** What there is to choose, for questions that wait for it. */
  supply(sources: LineupOptions): void {
    this.#sources = sources;
    this.form = readForm(this.#definition, sources);
    this.#redraw();
  }

  /** Lets the next definition in; the answers stay. */
  reopen(): void {
    this.#hasStarted = false;
  }

  /** As typed, or as chosen among what may be chosen. */
  answerOf(field: FormField): Answer | undefined {
    const answer = this.#answers.get(field.id) ?? onlyChoice(field);
    return field.options.length > 0 ? answerTo(field, answer) : answer;
  }

  /** @param answer undefined takes the answer away */
  set(field: FormField, answer: Answer | undefined, byVisitor = true): void {
    this.#hasStarted = true;
    if (answer === undefined) this.#answers.delete(field.id);
    else this.#answers.set(field.id, answer);
    this.changed?.(field, byVisitor);
    this.#redraw();
  }
}
