import { policyHash, policyLines, policyOf } from '../snippet/policy.js';
import { importMapText, snippetOf, styleText, wholeSnippet } from '../snippet/snippet.js';
import type { Modules } from '../snippet/modules.js';
import { offlineCommandFor } from '../snippet/offline.js';
import { scriptText, starterOf } from '../snippet/starter.js';
import type { PackedRelease } from '../snippet/wish.js';
import { byId } from './fields.js';
import { builtFileAddress } from './service-check.js';
import type { BuilderState } from './state.js';

/** Of this build: `version` and the hash of the script beside this one. */
declare const RELEASE: PackedRelease;

export const builtRelease: PackedRelease = RELEASE;

/** The newest that begins with the same number: what breaks pages has another. */
const [newest = ''] = builtRelease.version.split('.');

/** The hashes of all parts weigh more than this page: they come where somebody wants them. */
async function withModules({ importMap }: BuilderState): Promise<PackedRelease> {
  if (!importMap) return builtRelease;
  const address = builtFileAddress('builder-modules.js');
  const { default: modules } = (await import(/* @vite-ignore */ address)) as { default: Modules };
  return { ...builtRelease, modules };
}

let shown: BuilderState | undefined;

/** Writes what is to be copied. */
export async function showResults(chosen: BuilderState): Promise<void> {
  shown = chosen;
  const all = await withModules(chosen);
  // Meanwhile something else may have been chosen.
  if (shown === chosen) await write(chosen, all);
}

async function write(chosen: BuilderState, all: PackedRelease): Promise<void> {
  const state = asPasted(chosen);
  const snippet = snippetOf(state, all);
  const hasTag = snippet.head !== '';
  const version = state.version || all.version;
  const command = state.offline ? offlineCommandFor(state.site, version) : '';
  const texts = { ...snippet, whole: wholeSnippet(snippet), command };
  for (const [name, text] of Object.entries(texts)) writeTo(name, text);
  byId('payments').hidden = !state.widgets.includes('event-tickets');
  // What must be pasted besides is in sight.
  if (!hasTag && snippet.style) byId('parts').setAttribute('open', '');
  const style = hasTag && snippet.style ? await policyHash(styleText(snippet.style)) : undefined;
  const starter = state.starter ? starterOf(state) : undefined;
  const inline = [starter && scriptText(starter), importMapText(state, all)];
  const scripts = await Promise.all(
    inline.map(async (text) => (text ? policyHash(text) : undefined)),
  );
  byId('starter-words').textContent = state.starter && !starter ? noStarter(state) : '';
  writeTo('policy', policyLines(policyOf(state, all, { style, scripts })));
}

/** With a shortcode goes neither a line that begins sooner nor a map: the plugin writes the script tag. */
function asPasted(chosen: BuilderState): BuilderState {
  const state = { ...chosen, version: chosen.newest ? newest : '' };
  return state.spelling === 'shortcode'
    ? { ...state, starter: false, importMap: false, offline: false }
    : state;
}

const noStarter = ({ baseUrl }: BuilderState): string =>
  baseUrl.startsWith('emulator:')
    ? 'The demo doesn’t need this line.'
    : 'These widgets load just as fast without it.';

function writeTo(id: string, text: string): void {
  const place = byId(id);
  if (place.textContent !== text) place.textContent = text;
  const figure = place.closest('figure');
  if (figure) figure.hidden = text === '';
}

/** What the organiser must have told the service before a page may ask it. */
export function domainWords({ site, baseUrl }: BuilderState): string {
  if (baseUrl.startsWith('emulator:')) return 'The demo works on any page.';
  const address = site.includes('://') ? site : `https://${site}`;
  const isPage = URL.canParse(address) && new URL(address).hostname.includes('.');
  if (!site || !isPage)
    return 'Your ticketing service only answers pages on domains you have allowed. Enter the address of your page to see which one to allow.';
  const { hostname } = new URL(address);
  return `Put ${hostname} on the list of allowed domains of your ticketing service. A page at another name, with or without www. or for trying things, needs a line of its own.`;
}

/** Copies, and says so; where the browser may not, the text is chosen for the visitor to copy. */
export async function copy(button: HTMLButtonElement): Promise<void> {
  const name = button.dataset['copies'] ?? '';
  const words = (button.dataset['words'] ??= button.textContent);
  const text = name === 'link' ? location.href : byId(name).textContent;
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = 'Copied';
  } catch {
    if (name !== 'link') getSelection()?.selectAllChildren(byId(name));
    button.textContent = name === 'link' ? 'Copy it from the address bar' : 'Now press Ctrl+C';
  }
  button.addEventListener('blur', () => (button.textContent = words), { once: true });
}
