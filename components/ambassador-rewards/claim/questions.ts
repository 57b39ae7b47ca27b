import { html, nothing, type TemplateResult } from 'lit';
import { keepLettersFromPage } from '../../internal/keep-letters-from-page.js';
import { addressFields } from './address-fields.js';
import { drawProblem, type ClaimView } from './claim-view.js';
import { codePoints, type DeliveryMethod } from './draft.js';
import { idOf, longestNote } from './problems.js';

/** What is chosen, and how it shall reach somebody. */
export function drawQuestions(view: ClaimView): TemplateResult {
  const { reward, draft } = view;
  return html`${reward.options.length > 0 ? drawOptions(view) : nothing} ${drawMethods(view)}
  ${draft.method === 'address' ? addressFields(view) : nothing}
  ${draft.method === 'note' ? drawNote(view) : nothing}
  ${draft.method === 'later' ? html`<p class="help" part="help">${view.host.phrases.nothingYetHelp}</p>` : nothing}`;
}

interface RadioChoice {
  readonly value: string;
  readonly words: unknown;
}

interface RadioGroup {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly RadioChoice[];
  readonly chosen: string;
  readonly choose: (value: string) => void;
}

function drawRadios(
  view: ClaimView,
  { id, label, choices, chosen, choose }: RadioGroup,
): TemplateResult {
  const wrong = drawProblem(view, id);
  const row = ({ value, words }: RadioChoice, place: number) =>
    html`<label class="option" part="option">
      <input
        id=${place ? `${id}-${place}` : id}
        type="radio"
        name=${id}
        .checked=${value === chosen}
        @change=${() => {
          choose(value);
          view.changed(id);
        }}
      />
      <span>${words}</span>
    </label>`;
  return html`<fieldset
    class="item"
    part="item"
    role="radiogroup"
    aria-required="true"
    aria-invalid=${wrong ? 'true' : nothing}
    aria-describedby=${wrong ? `${id}-problem` : nothing}
  >
    <legend class="label" part="label">${label}</legend>
    ${wrong}
    <div class="options">${choices.map(row)}</div>
  </fieldset>`;
}

const drawOptions = (view: ClaimView): TemplateResult =>
  drawRadios(view, {
    id: idOf('option'),
    label: view.host.phrases.chooseOption,
    choices: view.reward.options.map((value) => ({ value, words: html`<bdi>${value}</bdi>` })),
    chosen: view.draft.option,
    choose: (value) => (view.draft.option = value),
  });

function drawMethods(view: ClaimView): TemplateResult {
  const { whereTo, toAddress, byNote, nothingYet } = view.host.phrases;
  const choices: (RadioChoice & { value: DeliveryMethod })[] = [
    { value: 'address', words: toAddress },
    { value: 'note', words: byNote },
    { value: 'later', words: nothingYet },
  ];
  return drawRadios(view, {
    id: 'claim-way',
    label: whereTo,
    choices,
    chosen: view.draft.method,
    choose: (value) => (view.draft.method = value as DeliveryMethod),
  });
}

/** Longer notes can be typed, and shortened: nothing that somebody pastes is cut off. */
function drawNote(view: ClaimView): TemplateResult {
  const { host, draft, changed, left } = view;
  const { phrases } = host;
  const id = idOf('note');
  const wrong = drawProblem(view, id);
  const room = longestNote - codePoints(draft.note.trim());
  const type = ({ target }: Event) => {
    draft.note = (target as HTMLTextAreaElement).value;
    changed(id);
  };
  const ids = [`${id}-help`, wrong && `${id}-problem`, `${id}-room`].filter(Boolean).join(' ');
  return html`<div class="item" part="item">
    <label class="label" part="label" for=${id}>${phrases.claimNote}</label>
    <p class="help" part="help" id="${id}-help">${phrases.claimNoteHelp}</p>
    ${wrong}
    <textarea
      id=${id}
      class="field"
      part="field"
      rows="4"
      dir="auto"
      aria-required="true"
      aria-invalid=${wrong ? 'true' : nothing}
      aria-describedby=${ids}
      .value=${draft.note}
      @input=${type}
      @change=${left}
      @keydown=${keepLettersFromPage}
    ></textarea>
    <p class="help room-left" part="help" id="${id}-room">
      ${room < 0 ? phrases.noteOver({ count: -room }) : phrases.noteLeft({ count: room })}
    </p>
  </div>`;
}
