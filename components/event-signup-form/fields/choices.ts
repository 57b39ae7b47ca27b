import { html, nothing, type TemplateResult } from 'lit';
import { isMultiple } from '../../../src/forms/fields.js';
import { clearButton } from './clear-button.js';
import { optionWords, type FieldView } from './field-view.js';

/** Options to tick, one or several, each a row that can be pressed as a whole. */
export function drawChoices(view: FieldView): TemplateResult {
  const { field, answer, problem, isOut } = view;
  const several = isMultiple(field);
  const rows = field.options.map(
    (choice, place) =>
      html`<label class="option" part="option">
        <input
          id=${place ? `${field.key}-${place}` : field.key}
          type=${several ? 'checkbox' : 'radio'}
          name=${field.key}
          aria-invalid=${several && problem ? 'true' : nothing}
          ?disabled=${isOut?.(choice)}
          .checked=${several ? answer?.includes(choice.value) === true : answer === choice.value}
          @change=${({ target }: Event) =>
            chooseOption(view, choice.value, (target as HTMLInputElement).checked)}
        />
        <span><bdi>${optionWords(view, choice)}</bdi></span>
      </label>`,
  );
  return html`<div class="options">${rows}</div>
    ${several ? undefined : clearButton(view, view.phrases.clearChoice)}`;
}

function chooseOption({ field, answer, change }: FieldView, value: string, on: boolean): void {
  if (!isMultiple(field)) {
    change(value);
    return;
  }
  const others = Array.isArray(answer) ? answer.filter((one) => one !== value) : [];
  const chosen = on ? [...others, value] : others;
  change(chosen.length > 0 ? chosen : undefined);
}
