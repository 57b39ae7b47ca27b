import { startLoader } from './loader.js';

/** `tag=feed&…`, written by the build from the list of elements and the endpoint table. */
declare const FEEDS: string;

// Read from the prototype, as an image or form named `currentScript` hides `document.currentScript`.
const current = Reflect.get<Document, 'currentScript'>(
  Document.prototype,
  'currentScript',
  document,
);
// Modules and deferred copies have no current script. Libraries that put markup into a page, tag
// managers and optimisers run a copy without address or settings; the tag that the organiser wrote
// is still in the page.
const written = document.querySelectorAll<HTMLScriptElement>(
  'script[src*="bandstand."],[data-files]',
);

// Browsers without these can't draw a widget: the author's fallback stays.
if ('adoptedStyleSheets' in document && CSS.supports('color:color-mix(in lab,red,red)'))
  startLoader([current as HTMLScriptElement | null, ...written], new URLSearchParams(FEEDS));
