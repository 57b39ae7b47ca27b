import type { Plugin } from 'vite';

const own = /node_modules\/(lit-html|lit-element|@lit\/reactive-element)\//;

/** Every browser we support adopts style sheets; the other way would break a strict policy anyway. */
const adoptsSheets =
  't.ShadowRoot&&(void 0===t.ShadyCSS||t.ShadyCSS.nativeShadow)' +
  '&&"adoptedStyleSheets"in Document.prototype&&"replace"in CSSStyleSheet.prototype';

/**
 * Lit, as a guest on somebody else's page: it registers its version and its metadata on `window`,
 * where a widget may leave nothing. What it reads from there is handed to it instead. A page test
 * counts the globals, so that a new version of Lit that needs other words here is noticed.
 */
export const guestLit = (): Plugin => ({
  name: 'guest-lit',
  apply: 'build',
  transform: {
    filter: { id: own },
    handler: (code) => ({
      map: null,
      code: code
        .replace(adoptsSheets, 'true')
        .replace(/\(\w+\.\w+Versions\?\?=\[\]\)\.push\("[\d.]+"\)/, 'void 0')
        .replace(/\w+\.\w+(PolyfillSupport|HydrateSupport)\b/g, '(void 0)')
        .replace(/\bglobalThis\b/g, '({trustedTypes:window.trustedTypes})')
        // Metadata of standard decorators, which this project does not use.
        .replace(/(?<![.\w])litPropertyMetadata\.get\(\w+\)/, 'void 0'),
    }),
  },
});
