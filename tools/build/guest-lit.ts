import type { Plugin } from 'vite';

/** What a patch finds, once, and what it puts in its place. */
type Patch = readonly [find: string, put: string];

const noGlobals = '({trustedTypes:window.trustedTypes})';

/** Every browser we support adopts style sheets; the other way would break a strict policy anyway. */
const adoptsSheets =
  't.ShadowRoot&&(void 0===t.ShadyCSS||t.ShadyCSS.nativeShadow)' +
  '&&"adoptedStyleSheets"in Document.prototype&&"replace"in CSSStyleSheet.prototype';

/** For whoever writes a component; ours have been written, and tests look at all of them. */
const authorsError =
  "throw Error(\"Value passed to 'css' function must be a 'css' function result: \"+t+\". Use " +
  "'unsafeCSS' to pass non-literal values, but take care to ensure page security.\")";

const patches: Record<string, readonly Patch[]> = {
  '@lit/reactive-element/css-tag.js': [
    [adoptsSheets, 'true'],
    ['const t=globalThis,', 'const '],
    [authorsError, 'return ""'],
  ],
  '@lit/reactive-element/reactive-element.js': [
    ['a=globalThis,', `a=${noGlobals},`],
    ['p=a.reactiveElementPolyfillSupport,', ''],
    [',p?.({ReactiveElement:y}),(a.reactiveElementVersions??=[]).push("2.1.2");', ';'],
    // Metadata of standard decorators, which this project does not use.
    ['Symbol.metadata??=Symbol("metadata"),a.litPropertyMetadata??=new WeakMap;', ''],
    [
      'const t=this[Symbol.metadata];if(null!==t){const s=litPropertyMetadata.get(t);' +
        'if(void 0!==s)for(const[t,i]of s)this.elementProperties.set(t,i)}',
      '',
    ],
  ],
  'lit-element/lit-element.js': [
    ['const s=globalThis;', ''],
    [',s.litElementHydrateSupport?.({LitElement:i});', ';'],
    ['const o=s.litElementPolyfillSupport;o?.({LitElement:i});', ''],
    ['(s.litElementVersions??=[]).push("4.2.2");', ''],
  ],
  'lit-html/lit-html.js': [
    ['t=globalThis,', `t=${noGlobals},`],
    [',B=t.litHtmlPolyfillSupport;B?.(S,k),(t.litHtmlVersions??=[]).push("3.3.3");', ';'],
  ],
};
const own = /node_modules\/((?:lit-html|lit-element|@lit\/reactive-element)\/[\w-]+\.js)$/;

/**
 * Lit, as a guest on somebody else's page: it registers its version and its metadata on `window`,
 * where a widget may leave nothing. What it reads from there is handed to it instead. A patch that
 * does not fit exactly once fails the build, so that a new version of Lit is noticed; a page test
 * counts the globals.
 */
export const guestLit = (): Plugin => ({
  name: 'guest-lit',
  apply: 'build',
  transform: {
    filter: { id: own },
    handler: (code, id) => ({ code: patchLit(own.exec(id)?.[1] ?? '', code), map: null }),
  },
});

/** @param file as in `lit-html/lit-html.js` */
export const patchLit = (file: string, code: string): string =>
  (patches[file] ?? []).reduce(patched(file), code);

const patched =
  (file: string) =>
  (code: string, [find, put]: Patch): string => {
    const parts = code.split(find);
    if (parts.length !== 2) {
      throw new Error(`${file} has ${parts.length - 1} of what a patch finds once: ${find}`);
    }
    return parts.join(put);
  };
