import { startLoader } from './loader.js';

/** `tag=feed&…`, written by the build from the list of elements and the endpoint table. */
declare const FEEDS: string;

// Asked of the prototype: a picture or form of the page that is named `currentScript` hides the
// script from `document.currentScript`, and would be taken for it. A module or a deferred copy has
// no current script; its tag is found by the name of the file.
const script =
  Reflect.get<Document, 'currentScript'>(Document.prototype, 'currentScript', document) ??
  document.querySelector<HTMLOrSVGScriptElement>('script[src*="bandstand.js"]');
// Without these no widget can be drawn: the words of the author stay as they are.
const canDraw =
  'adoptedStyleSheets' in document && CSS.supports('color:color-mix(in lab, red, red)');
// A script of SVG has no text. Not by `instanceof`: the window of an editor may have made the tag.
if (canDraw && script && 'text' in script) startLoader(script, new URLSearchParams(FEEDS));
