import { hasSecret, snippetProblems, type SnippetProblem } from '../snippet/problems.js';
import { contrastWords, isColour } from './contrast-words.js';
import {
  byId,
  complain,
  fillOptionLists,
  fieldBy,
  readFields,
  showNeeded,
  writeFields,
} from './fields.js';
import { Preview } from './preview.js';
import { copy, domainWords, builtRelease, showResults } from './results.js';
import { checkService, clientFor, type Verdict } from './service-check.js';
import { builderAddress, asTyped, stateIn, type BuilderState } from './state.js';
import { foreignIn, hostsOf, trustWords } from './trust.js';

const checked = ['widgets', 'baseUrl', 'serviceKey', 'event', 'form', 'organiser'] as const;
const fields = [...checked, 'accent', 'font', 'script'] as const;
const frame = document.querySelector('iframe') as HTMLIFrameElement;
const preview = new Preview(frame, () => sayContrast());

const whereTo = {
  script: 'Paste this where you want the widgets. The first line can go in your page’s head.',
  shortcode:
    'Paste this into a page or post where you want the widgets. The style sheet ' +
    'goes into Appearance → Editor → Styles → Additional CSS.',
};

let state = stateIn(location.hash);
/** Addresses that the reader has typed or confirmed, not those of a link. */
const trusted = new Set<string>();
let verdict: Verdict | undefined;
/** The service as it was asked last: nothing is asked twice. */
let asked = '';
let asking = new AbortController();
let waiting: ReturnType<typeof setTimeout> | undefined;

function problems(): SnippetProblem[] {
  const found = snippetProblems(asTyped(state), builtRelease);
  if (!isColour(state.accent) && !found.some(({ field }) => field === 'accent'))
    found.push({ field: 'accent', words: `“${state.accent}” isn’t a colour.` });
  return found;
}

/** After every change: what is wrong, else what is to be copied. `typing` is not yet complained of. */
function show(typing?: string): void {
  history.replaceState(null, '', `#${builderAddress(state)}`);
  showNeeded(state);
  const found = problems();
  if (questionOf(state) !== asked) verdict = undefined;
  complainOf(found, typing);
  byId('domain').textContent = domainWords(state);
  const foreign = found.length > 0 ? [] : foreignIn(state, trusted);
  const isHeld = found.length > 0 || foreign.length > 0;
  byId('results').hidden = isHeld;
  byId('trust').hidden = foreign.length === 0;
  byId('trust').textContent = `I trust ${hostsOf(foreign)}`;
  byId('verdict').textContent = found[0]
    ? `Not yet: ${found[0].words}`
    : foreign.length > 0
      ? trustWords(foreign)
      : `${scriptWords()}${whereTo[state.spelling === 'shortcode' ? 'shortcode' : 'script']}`;
  sayContrast();
  if (isHeld) {
    forget('');
    byId('answer').textContent = '';
    return;
  }
  preview.show(state);
  void showResults(state);
  askSoon();
}

/** A script of another place than usual is named, also where the reader has typed it. */
function scriptWords(): string {
  const { script, spelling } = state;
  return script && spelling !== 'shortcode'
    ? `The script comes from ${new URL(script).host}. `
    : '';
}

function complainOf(found: readonly SnippetProblem[], typing?: string): void {
  for (const name of fields) {
    const words = found.find(({ field }) => field === name)?.words ?? '';
    const isUnfinished = name === typing && !hasSecret(String(state[name]));
    complain(name, (isUnfinished ? '' : words) || said(name));
  }
}

/** What the service has said about this field, while it is about what stands there. */
const said = (name: string): string => (verdict?.field === name ? verdict.words : '');

function sayContrast(): void {
  byId('contrast').textContent = contrastWords(state, preview.body);
}

const questionOf = (about: BuilderState): string =>
  JSON.stringify(checked.map((name) => about[name]));

/** What was asked before is of no matter any more. */
function forget(question: string): void {
  clearTimeout(waiting);
  asking.abort();
  asking = new AbortController();
  asked = question;
}

/** A while after the last key. */
function askSoon(): void {
  const question = questionOf(state);
  if (question === asked) return;
  forget(question);
  waiting = setTimeout(() => void ask(asking.signal), 400);
}

async function ask(signal: AbortSignal): Promise<void> {
  byId('answer').textContent = 'Asking the service…';
  try {
    verdict = await checkService(state, signal);
  } catch {
    return; // another question is under way
  }
  byId('answer').textContent = verdict.field ? '' : verdict.words;
  complainOf(problems());
  if (verdict.field !== 'baseUrl') await proposeEvents();
}

/** The events that the service has, for the field in which one is written. */
async function proposeEvents(): Promise<void> {
  const client = await clientFor(state);
  const results = await client.searchEvents().then(
    (found) => found.results,
    () => [],
  );
  byId('events').replaceChildren(...results.map(({ slug, name }) => new Option(name, slug)));
}

function changed({ target }: Event): void {
  const field = target as HTMLInputElement;
  if (field.id === 'picker') fieldBy('accent').value = field.value;
  state = readFields();
  if (field.name === 'script' || field.name === 'baseUrl') trusted.add(state[field.name]);
  show(field.name);
}

fillOptionLists();
writeFields(state);
document.addEventListener('input', changed);
document.addEventListener('change', () => show());
byId('trust').addEventListener('click', () => {
  for (const { address } of foreignIn(state, trusted)) trusted.add(address);
  show();
});
addEventListener('hashchange', () => {
  // A link to a place of this page says nothing of what is chosen.
  if (!/^#\w+$/.test(location.hash)) {
    state = stateIn(location.hash);
    writeFields(state);
  }
  show();
});
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copies]'))
  button.addEventListener('click', () => void copy(button));
show();
