import { html, nothing, type TemplateResult } from 'lit';
import { fold } from '../../../src/lineup/fold.js';
import type { FieldChoice } from '../../../src/forms/options.js';
import { drawChips } from './chips.js';
import type { FormHost } from '../form-host.js';
import { described, type FieldView } from './field-view.js';
import { focusPart } from '../../internal/focus-part.js';
import { arrowIcon } from './list.js';
import { optionList } from './option-list.js';
import { ignoreComposingKeys } from '../../internal/ignore-composing-keys.js';

/**
 * Several out of many: a field that searches, a list that stays open while one chooses, and what is
 * chosen in front of it. `aria-selected` marks what is chosen; which option the keys are on is told
 * by `aria-activedescendant` alone.
 */
export class Picker {
  readonly #host: FormHost;
  #query = '';
  #open = false;
  /** Value of the option that Enter would toggle. */
  #active?: string | undefined;

  constructor(host: FormHost) {
    this.#host = host;
  }

  draw(view: FieldView): TemplateResult {
    const { field, problem, phrases } = view;
    const found = this.#find(view);
    const open = this.#open && found.length > 0;
    const active = open ? found.findIndex(({ value }) => value === this.#active) : -1;
    const chosen = chosenIn(view);
    const count = `${field.key}-count`;
    const toggle = ({ value }: FieldChoice) => this.#toggle(view, value);
    const none = html`<p class="drop none">${phrases.noChoice({ query: this.#query.trim() })}</p>`;
    return html`${drawChips(view, chosen, (choice) => this.#remove(view, choice))}
      <div class="combo">
        <span id=${count} class="visually-hidden"
          >${phrases.chosenCount({ count: chosen.length })}</span
        >
        <input
          id=${field.key}
          class="field"
          part="field"
          role="combobox"
          autocomplete="off"
          spellcheck="false"
          aria-autocomplete="list"
          aria-expanded=${open}
          aria-controls="${field.key}-list"
          aria-activedescendant=${active < 0 ? nothing : `${field.key}-at-${active}`}
          aria-required=${field.required ? 'true' : nothing}
          aria-invalid=${problem ? 'true' : nothing}
          aria-describedby="${[described(view), count].filter((id) => id !== nothing).join(' ')}"
          .value=${this.#query}
          @input=${({ target }: Event) => this.#search((target as HTMLInputElement).value)}
          @click=${() => this.#show(true)}
          @blur=${() => this.#leave()}
          @keydown=${ignoreComposingKeys((event) => this.#handleKey(event, view, found))}
        />
        ${arrowIcon} ${optionList(field, found, { open, active, chosen, toggle })}
        ${this.#open && found.length === 0 ? none : nothing}
      </div>`;
  }

  #find({ field }: FieldView): readonly FieldChoice[] {
    const wanted = fold(this.#query);
    if (!wanted) return field.options;
    return field.options.filter(({ label }) => fold(label).includes(wanted));
  }

  #search(query: string): void {
    this.#query = query;
    this.#active = undefined;
    this.#show(true);
  }

  #show(open: boolean): void {
    this.#open = open;
    this.#host.requestUpdate();
  }

  /** What is only half typed is no answer, and must not look like one. */
  #leave(): void {
    this.#query = '';
    this.#active = undefined;
    this.#show(false);
  }

  #handleKey(event: KeyboardEvent, view: FieldView, found: readonly FieldChoice[]): void {
    const { key } = event;
    if (key === 'Backspace' && !this.#query) {
      const last = this.#host.renderRoot.querySelector(
        `#${view.field.key}-chips li:last-child button`,
      );
      (last as HTMLElement | null)?.focus();
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      this.#move(key === 'ArrowDown' ? 1 : -1, found);
    } else if (key === 'Enter') {
      event.preventDefault(); // here it chooses; the button sends
      if (this.#open && this.#active !== undefined) this.#toggle(view, this.#active);
      else this.#show(true);
    } else if (key === 'Escape' && this.#open) {
      event.preventDefault();
      event.stopPropagation(); // it closes this list, not the dialog around it
      this.#show(false);
    }
  }

  #move(step: number, found: readonly FieldChoice[]): void {
    const at = this.#open ? found.findIndex(({ value }) => value === this.#active) : -1;
    const next = at < 0 ? (step > 0 ? 0 : found.length - 1) : at + step;
    this.#active = found[Math.min(found.length - 1, Math.max(0, next))]?.value;
    this.#show(true);
    void this.#host.updateComplete.then(() => {
      this.#host.renderRoot.querySelector('.drop .active')?.scrollIntoView({ block: 'nearest' });
    });
  }

  #toggle(view: FieldView, value: string): void {
    const chosen = chosenIn(view);
    const choice = view.field.options.find((option) => option.value === value);
    if (!choice) return;
    this.#active = value;
    this.#query = '';
    if (chosen.includes(choice)) {
      this.#choose(view, choice);
    } else {
      view.change([...chosen, choice].map((one) => one.value));
      this.#host.announce(
        this.#host.phrases.choiceAdded({ name: choice.label, count: chosen.length + 1 }),
      );
    }
  }

  /** A chip is gone: the focus moves to the next one, else to the field. */
  #remove(view: FieldView, choice: FieldChoice): void {
    const next = chosenIn(view).indexOf(choice) + 1;
    const rest = chosenIn(view).length - 1;
    this.#choose(view, choice);
    const chip = `#${view.field.key}-chips li:nth-child(${next}) button`;
    void focusPart(this.#host, next <= rest ? chip : `#${view.field.key}`);
  }

  #choose(view: FieldView, choice: FieldChoice): void {
    const rest = chosenIn(view).filter((one) => one !== choice);
    view.change(rest.length > 0 ? rest.map(({ value }) => value) : undefined);
    this.#host.announce(
      this.#host.phrases.choiceRemoved({ name: choice.label, count: rest.length }),
    );
  }
}

/** In the order of the form. */
function chosenIn({ field, answer }: FieldView): FieldChoice[] {
  return field.options.filter(({ value }) => Array.isArray(answer) && answer.includes(value));
}
