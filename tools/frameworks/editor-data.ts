import { getWebTypesData } from 'custom-element-jet-brains-integration';
import {
  getVsCodeCssCustomData,
  getVsCodeHtmlCustomData,
} from 'custom-element-vs-code-integration';
import type { Manifest } from '../manifest/public-manifest.js';

/** What editors complete from, by the names of their files: VS Code's two, and that of JetBrains. */
export function editorData(manifest: Manifest): Record<string, object> {
  // The generators write into what they are handed.
  const copy = () => structuredClone(manifest) as never;
  // What a style sheet can name stands with the style sheets, once instead of at every element.
  const options = { hideLogs: true, hideCssPropertiesDocs: true, hideCssPartsDocs: true };
  return {
    'vscode.html-custom-data.json': read(getVsCodeHtmlCustomData(copy(), options)),
    'vscode.css-custom-data.json': once(read(getVsCodeCssCustomData(copy(), options))),
    'web-types.json': once(read(getWebTypesData(copy(), options))),
  };
}

const read = (text: string) => JSON.parse(text) as object;

/** Lists of named things, at any depth, with each name but once: most elements share their styles. */
function once<Value>(value: Value): Value {
  if (Array.isArray(value)) {
    const byName = new Map(value.map((one: unknown) => [nameOf(one), once(one)]));
    return [...byName.values()] as Value;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, once(inner as unknown)]),
  ) as Value;
}

const nameOf = (one: unknown): unknown =>
  typeof one === 'object' && one !== null && 'name' in one ? one.name : one;
