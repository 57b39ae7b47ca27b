import { html, nothing, type TemplateResult } from 'lit';

interface OptionRow {
  readonly id: string;
  readonly words: unknown;
  readonly isChosen: boolean;
  readonly choose: (isChosen: boolean) => void;
  /** The name of a group of radio buttons; without it the row is a checkbox. */
  readonly name?: string;
  /** A required checkbox. Its error message is above it, in an element with the id `{id}-problem`. */
  readonly required?: { readonly isInvalid: boolean };
}

/** A checkbox or radio button with its label. The whole row can be pressed. */
export function optionRow({
  id,
  words,
  isChosen,
  choose,
  name,
  required,
}: OptionRow): TemplateResult {
  const isInvalid = required?.isInvalid;
  return html`<div class="option">
    <input
      id=${id}
      type=${name ? 'radio' : 'checkbox'}
      name=${name ?? nothing}
      aria-required=${required ? 'true' : nothing}
      aria-invalid=${isInvalid ? 'true' : nothing}
      aria-describedby=${isInvalid ? `${id}-problem` : nothing}
      .checked=${isChosen}
      @change=${({ target }: Event) => choose((target as HTMLInputElement).checked)}
    /><label for=${id} part=${required ? 'attestation' : nothing}><bdi>${words}</bdi></label>
  </div>`;
}
