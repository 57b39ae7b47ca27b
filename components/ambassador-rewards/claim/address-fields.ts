import { html, nothing, type TemplateResult } from 'lit';
import { keepLettersFromPage } from '../../internal/keep-letters-from-page.js';
import { drawProblem, type ClaimView } from './claim-view.js';
import { countriesIn } from './countries.js';
import { idOf } from './problems.js';

type FieldName = keyof ClaimView['draft']['address'];
type PlainPhrase =
  | 'addressRecipient'
  | 'addressLine1'
  | 'addressLine2'
  | 'addressCity'
  | 'addressPostcode'
  | 'addressCountry';

interface AddressField {
  readonly name: FieldName;
  readonly label: PlainPhrase;
  /** What a browser fills in. */
  readonly autocomplete: string;
  readonly isOptional?: boolean;
}

const fields: readonly AddressField[] = [
  { name: 'recipient', label: 'addressRecipient', autocomplete: 'name', isOptional: true },
  { name: 'line1', label: 'addressLine1', autocomplete: 'address-line1' },
  { name: 'line2', label: 'addressLine2', autocomplete: 'address-line2', isOptional: true },
  { name: 'city', label: 'addressCity', autocomplete: 'address-level2' },
  { name: 'postcode', label: 'addressPostcode', autocomplete: 'postal-code' },
  { name: 'country', label: 'addressCountry', autocomplete: 'country' },
];

/** Where a parcel goes; street, town and postcode are needed. spec L267 */
export const addressFields = (view: ClaimView): TemplateResult =>
  html`<div class="address">${fields.map((field) => drawItem(view, field))}</div>`;

function drawItem(view: ClaimView, field: AddressField): TemplateResult {
  const { phrases } = view.host;
  const { name, label, isOptional } = field;
  const id = idOf(name);
  const wrong = drawProblem(view, id);
  const optional = html` <span class="optional">${phrases.optional}</span>`;
  return html`<div class="item of-${name}" part="item">
    <label class="label" part="label" for=${id}
      >${phrases[label]}${isOptional ? optional : nothing}</label
    >
    ${wrong}
    ${name === 'country' ? countryList(view, field) : drawLine(view, field, Boolean(wrong))}
  </div>`;
}

function handleInput({ draft, changed }: ClaimView, name: FieldName) {
  return ({ target }: Event): void => {
    draft.address[name] = (target as HTMLInputElement | HTMLSelectElement).value;
    changed(idOf(name));
  };
}

function drawLine(view: ClaimView, field: AddressField, isWrong: boolean): TemplateResult {
  const { name, autocomplete, isOptional } = field;
  const id = idOf(name);
  return html`<input
    id=${id}
    class="field"
    part="field"
    type="text"
    name=${autocomplete}
    autocomplete="shipping ${autocomplete}"
    autocapitalize=${name === 'postcode' ? 'characters' : 'words'}
    spellcheck="false"
    dir="auto"
    aria-required=${isOptional ? nothing : 'true'}
    aria-invalid=${isWrong ? 'true' : nothing}
    aria-describedby=${isWrong ? `${id}-problem` : nothing}
    .value=${view.draft.address[name]}
    @input=${handleInput(view, name)}
    @change=${view.left}
    @keydown=${keepLettersFromPage}
  />`;
}

/** The browser's own list; a country that it does not know stays the one that was given. */
function countryList(view: ClaimView, { name, autocomplete }: AddressField): TemplateResult {
  const { draft, host } = view;
  const countries = countriesIn(host.language);
  const { country } = draft.address;
  const isKnown = countries.some(({ code }) => code === country);
  const all = isKnown ? countries : [{ code: country, name: country }, ...countries];
  const id = idOf(name);
  return html`<select
    id=${id}
    class="field"
    part="field"
    name=${autocomplete}
    autocomplete="shipping ${autocomplete}"
    @change=${handleInput(view, name)}
  >
    ${all.map(
      (one) =>
        html`<option value=${one.code} .selected=${one.code === country}>${one.name}</option>`,
    )}
  </select>`;
}
