import { html, nothing, type TemplateResult } from 'lit';

interface OptionRow {
  readonly id: string;
  readonly words: unknown;
  readonly isChosen: boolean;
  readonly choose: (isChosen: boolean) => void;
  /** One of several of that name; else a box of its own. */
  readonly name?: string;
  /** It must be ticked. What is wrong with it stands above, under an id made of its own. */
  readonly required?: { readonly isInvalid: boolean };
}

/** A box to tick or a radio button, and beside it the words that are pressed. */
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
