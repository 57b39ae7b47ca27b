import { transformSync } from 'esbuild';
import { minifyHTMLLiterals, type Options } from 'minify-literals';
import type { Plugin } from 'vite';

const options: Options = {
  minifyOptions: {
    // One space stays of a run: between inline elements it can be seen and heard.
    conservativeCollapse: true,
    // `<path />` in a template of its own has no `<svg>` around it that would close it.
    keepClosingSlash: true,
    removeEmptyAttributes: false,
    // Not by clean-css, which is older than nesting, `oklch()` and `@container`.
    minifyCSS: (css: string) => transformSync(css, styles).code,
  },
};

/** A `✓` stays as it is: as `\2713` it would be an escape of the template around it. */
const styles = { loader: 'css', minifyWhitespace: true, charset: 'utf8' } as const;

/** Takes white space that draws nothing out of html`…`, svg`…` and css`…`. */
export const minifyTemplates = (): Plugin => ({
  name: 'minify-templates',
  apply: 'build',
  transform: {
    filter: { id: /\.ts$/, code: /\b(css|html|svg)`/ },
    handler: minifyTemplatesIn,
  },
});

/** @returns null where nothing changes */
export async function minifyTemplatesIn(code: string, fileName: string) {
  const made = await minifyHTMLLiterals(code, { ...options, fileName });
  return made && { code: made.code, map: String(made.map) };
}
