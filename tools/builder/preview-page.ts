import { snippetOf } from '../snippet/snippet.js';
import { asTyped, stateIn, type BuilderState } from './state.js';
import { titles } from '../snippet/titles.js';

/**
 * The page inside the preview: a stranger's page with the snippet in it, as its address says. The
 * script is the one that this site has; all else is what will be pasted.
 */
const place = document.querySelector('main');
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

let shown = stateIn(location.hash);

/** Colours and fonts change under the widgets; all else needs a page that has just been opened. */
function follow(): void {
  const state = stateIn(location.hash);
  const isSame = withoutLook(state) === withoutLook(shown);
  shown = state;
  if (isSame) dress();
  else location.reload();
}

const withoutLook = (state: BuilderState): string =>
  JSON.stringify({ ...state, accent: '', font: '', density: '', width: '', site: '' });

const own = { version: '', integrity: '' };
const asPasted = (): BuilderState => ({
  ...asTyped(shown), // an element is what WordPress makes of a shortcode
  integrity: false,
  importMap: false,
  script: '../bandstand.js',
});

const dress = (): void => sheet.replaceSync(snippetOf(asPasted(), own).style);

function fill(): void {
  const { host, widgets, locale } = shown;
  document.documentElement.className = host;
  const styles = { bare: '', festival: '../site.css', dark: '../dark.css' }[host];
  if (styles) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = styles;
    document.head.append(link);
  }
  const { head, body } = snippetOf(asPasted(), own);
  const title = document.createElement('h1');
  title.textContent = widgets.length === 1 ? titles[widgets[0] ?? 'event-card'] : 'Our summer';
  place?.append(title, ...nodesIn(body), ...nodesIn(head));
  if (locale) document.documentElement.lang = locale;
  document.querySelectorAll('ambassador-rewards').forEach(signIn);
}

/** Who is signed in no snippet can say. On the made-up service it is Ada. */
function signIn(wallet: Element): void {
  if (shown.baseUrl.startsWith('emulator:'))
    Object.assign(wallet, { deviceToken: 'device_demo_ada' });
}

/** As the page would have them: scripts that were parsed alone do not run. */
function nodesIn(html: string): Node[] {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  return [...parsed.head.childNodes, ...parsed.body.childNodes].map(alive);
}

function alive(node: Node): Node {
  if (!(node instanceof HTMLScriptElement)) return document.adoptNode(node);
  const script = document.createElement('script');
  for (const { name, value } of node.attributes) script.setAttribute(name, value);
  return script;
}

/** Opened outside the builder, it would be a shop of the link's author at this site's address. */
function explain(): void {
  const words = document.createElement('p');
  const link = document.createElement('a');
  link.href = '../builder.html';
  link.textContent = 'Open the snippet builder';
  words.append('This page shows a preview inside the snippet builder. ', link);
  place?.append(words);
}

/** A page of another site cannot be seen from here. */
const isInBuilder = (): boolean => !!window.frameElement?.ownerDocument.querySelector('#verdict');

if (isInBuilder()) {
  dress();
  fill();
  addEventListener('hashchange', follow);
} else explain();
