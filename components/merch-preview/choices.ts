import { html, type TemplateResult } from 'lit';

export interface ChoiceOption {
  /** Its words are the accessible name. */
  readonly content: unknown;
  readonly chosen: boolean;
  readonly choose: () => void;
  /** Somebody may be about to choose it. */
  readonly near?: () => void;
}

export interface ChoiceGroup {
  /** Unique in the shadow root; also the class and the part. */
  readonly name: string;
  readonly label: string;
  /** Stands beside the label. */
  readonly note?: unknown;
  readonly options: readonly ChoiceOption[];
}

/** A group of radio buttons: one tab stop, arrows choose. */
export function drawChoiceGroup({ name, label, note, options }: ChoiceGroup): TemplateResult {
  return html`<div class="choices ${name}s" role="radiogroup" aria-labelledby="${name}-label">
    <p class="choices-label"><span id="${name}-label">${label}</span> ${note}</p>
    <div class="options">${options.map((one) => drawOption(name, one))}</div>
  </div>`;
}

const drawOption = (name: string, { content, chosen, choose, near }: ChoiceOption) =>
  html`<label class=${name} part=${name} @pointerenter=${near} @focusin=${near}
    ><input
      class="visually-hidden"
      type="radio"
      name=${name}
      .checked=${chosen}
      @change=${choose}
    />${content}</label
  >`;
