import { titles } from '../snippet/titles.js';
import { aboutOf, isTag } from '../snippet/widgets.js';
import { densities, spellings, type Spelling } from '../snippet/wish.js';
import { hosts, settled, widths, type BuilderState } from './state.js';

const spellingWords: Record<Spelling, string> = {
  element: 'An element, if you write the page’s HTML',
  div: 'A div, for editors that delete unknown tags',
  link: 'A link, which every editor keeps',
  shortcode: 'A shortcode, for WordPress with the plugin',
};
const hostWords = { bare: 'Bare', festival: 'Festival', dark: 'Dark' };
const widthWords = { phone: 'Phone', desktop: 'Desktop' };

/** As their own speakers call them; the widgets speak them all. */
const languages = 'en ar cy da de es fr it ja nb nl pl pt sv'.split(' ');

type Field = HTMLInputElement | HTMLSelectElement;
const texts = [
  ...(['baseUrl', 'serviceKey', 'event', 'form', 'organiser'] as const),
  ...(['accent', 'font', 'density', 'theme', 'locale', 'script', 'site'] as const),
] as const;

export const byId = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}.`);
  return found;
};

export const fieldBy = (id: string): Field => byId(id) as Field;

const boxBy = (id: string): HTMLInputElement => byId(id) as HTMLInputElement;

/** What the lists of this page are made of stands in the code, once. */
export function fillOptionLists(): void {
  draw('widgets', 'checkbox', titles);
  draw('spelling', 'radio', spellingWords);
  draw('host', 'radio', hostWords);
  draw('width', 'radio', widthWords);
  for (const language of languages) {
    const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
    const option = new Option(name, language);
    option.lang = language;
    byId('locale').append(option);
  }
}

function draw(name: string, type: 'checkbox' | 'radio', choices: Record<string, string>): void {
  const place = document.querySelector(`[data-choices=${name}]`);
  place?.replaceChildren();
  for (const [value, words] of Object.entries(choices)) {
    const label = document.createElement('label');
    label.className = 'box';
    const input = document.createElement('input');
    Object.assign(input, { type, name, value });
    const text = document.createElement('span');
    text.textContent = words;
    label.append(input, text);
    place?.append(label);
  }
}

const chosen = (name: string): string[] =>
  [...document.querySelectorAll<HTMLInputElement>(`input[name=${name}]:checked`)].map(
    ({ value }) => value,
  );

const pick = <Value extends string>(values: readonly Value[], said: string | undefined): Value =>
  values.find((value) => value === said) ?? (values[0] as Value);

/** What the fields say now. */
export function readFields(): BuilderState {
  const said = Object.fromEntries(texts.map((name) => [name, fieldBy(name).value.trim()]));
  const state = said as Record<(typeof texts)[number], string>;
  return settled({
    ...state,
    widgets: chosen('widgets').filter(isTag),
    spelling: pick(spellings, chosen('spelling')[0]),
    theme: pick(['', 'light', 'dark'] as const, state.theme),
    density: pick(densities, state.density),
    host: pick(hosts, chosen('host')[0]),
    width: pick(widths, chosen('width')[0]),
    version: '',
    integrity: true,
    room: boxBy('room').checked,
    starter: boxBy('starter').checked,
    offline: boxBy('offline').checked,
    newest: fieldBy('newest').value === 'on',
    importMap: fieldBy('newest').value === 'parts',
  });
}

export function writeFields(state: BuilderState): void {
  for (const name of texts) fieldBy(name).value = state[name];
  fieldBy('newest').value = state.newest ? 'on' : state.importMap ? 'parts' : '';
  boxBy('room').checked = state.room;
  boxBy('starter').checked = state.starter;
  boxBy('offline').checked = state.offline;
  const boxes = [...state.widgets, state.spelling, state.host, state.width] as string[];
  for (const box of document.querySelectorAll<HTMLInputElement>('[data-choices] input'))
    box.checked = boxes.includes(box.value);
  followAccent(state);
}

/** Which of the names are asked for, what goes with the spelling, and the picker beside the colour in words. */
export function showNeeded(state: BuilderState): void {
  const spelling = state.spelling === 'shortcode' ? 'shortcode' : 'script';
  for (const part of document.querySelectorAll<HTMLElement>('[data-with]'))
    part.hidden = part.dataset['with'] !== spelling;
  const needed = new Set(state.widgets.map(aboutOf));
  for (const field of document.querySelectorAll<HTMLElement>('[data-about]'))
    field.hidden =
      field.dataset['about'] !== 'event' && !needed.has(field.dataset['about'] as never);
  followAccent(state);
}

function followAccent({ accent }: BuilderState): void {
  if (/^#[\da-f]{6}$/i.test(accent)) fieldBy('picker').value = accent;
}

/** Words beside a field, or none. */
export function complain(name: string, words: string): void {
  const place = byId(`words-${name}`);
  place.hidden = words === '';
  if (place.textContent !== words) place.textContent = words;
  const field = document.getElementById(name);
  if (!field) return;
  field.toggleAttribute('aria-invalid', false);
  if (words) field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', place.id);
}
