import { html, nothing, type TemplateResult } from 'lit';
import { keepKeys } from '../../internal/keep-keys.js';
import { addressFields } from './address-fields.js';
import { problem, type ClaimView } from './claim-view.js';
import { lengthOf, type Way } from './draft.js';
import { idOf, longestNote } from './problems.js';

/** What is chosen, and how it shall reach somebody. */
export function questions(view: ClaimView): TemplateResult {
  const { reward, draft } = view;
  return html`${reward.options.length > 0 ? options(view) : nothing} ${ways(view)}
  ${draft.way === 'address' ? addressFields(view) : nothing}
  ${draft.way === 'note' ? note(view) : nothing}
  ${draft.way === 'later' ? html`<p class="help" part="help">${view.host.phrases.nothingYetHelp}</p>` : nothing}`;
}

interface Choice {
  readonly value: string;
  readonly words: unknown;
}

interface Group {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly chosen: string;
  readonly choose: (value: string) => void;
}

function radios(view: ClaimView, { id, label, choices, chosen, choose }: Group): TemplateResult {
  const wrong = problem(view, id);
  const row = ({ value, words }: Choice, place: number) =>
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

const options = (view: ClaimView): TemplateResult =>
  radios(view, {
    id: idOf('option'),
    label: view.host.phrases.chooseOption,
    choices: view.reward.options.map((value) => ({ value, words: html`<bdi>${value}</bdi>` })),
    chosen: view.draft.option,
    choose: (value) => (view.draft.option = value),
  });

function ways(view: ClaimView): TemplateResult {
  const { whereTo, toAddress, byNote, nothingYet } = view.host.phrases;
  const choices: (Choice & { value: Way })[] = [
    { value: 'address', words: toAddress },
    { value: 'note', words: byNote },
    { value: 'later', words: nothingYet },
  ];
  return radios(view, {
    id: 'claim-way',
    label: whereTo,
    choices,
    chosen: view.draft.way,
    choose: (value) => (view.draft.way = value as Way),
  });
}

/** Longer notes can be typed, and shortened: nothing that somebody pastes is cut off. */
function note(view: ClaimView): TemplateResult {
  const { host, draft, changed, left } = view;
  const { phrases } = host;
  const id = idOf('note');
  const wrong = problem(view, id);
  const room = longestNote - lengthOf(draft.note.trim());
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
      @keydown=${keepKeys}
    ></textarea>
    <p class="help room-left" part="help" id="${id}-room">
      ${room < 0 ? phrases.noteOver(-room) : phrases.noteLeft(room)}
    </p>
  </div>`;
}
