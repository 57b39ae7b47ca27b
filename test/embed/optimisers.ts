import { transformSync } from 'esbuild';

/** What an optimiser makes of a page that it has been given, and the files that it keeps beside it. */
export interface Optimised {
  readonly html: string;
  /** By path. */
  readonly files: Readonly<Record<string, string>>;
}

/** A script tag of JavaScript: optimisers leave data blocks and modules alone. */
interface Found {
  readonly tag: string;
  readonly attributes: string;
  readonly src: string | undefined;
  readonly code: string;
}

/** @param read gives the code at an address */
export type Optimiser = (
  html: string,
  read: (address: string) => Promise<string>,
) => Promise<Optimised>;

async function scriptsOf(html: string, read: (address: string) => Promise<string>) {
  const found = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].filter(
    ([, attributes = '']) =>
      !/\btype=["']?(application\/|module|importmap|speculation)/.test(attributes),
  );
  return Promise.all(
    found.map(async ([tag, attributes = '', text = '']): Promise<Found> => {
      const [, src] = /\ssrc=["']?([^"'\s>]+)/.exec(attributes) ?? [];
      return { tag, attributes, src, code: src === undefined ? text : await read(src) };
    }),
  );
}

/** Puts something in the place of each script that has an address. */
const eachFile =
  (change: (script: Found, path: string) => { html: string; file?: string }): Optimiser =>
  async (html, read) => {
    const files: Record<string, string> = {};
    let changed = html;
    for (const [index, script] of (await scriptsOf(html, read)).entries()) {
      if (script.src === undefined) continue;
      const path = `/wp-content/cache/min/1/${String(index)}f9a.js`;
      const made = change(script, path);
      changed = changed.replace(script.tag, () => made.html);
      if (made.file !== undefined) files[path] = made.file;
    }
    return { html: changed, files };
  };

const minify = (code: string) => transformSync(code, { minify: true }).code;
const withSrc = (attributes: string, src: string) =>
  attributes.replace(/(\ssrc=)["']?[^"'\s>]+["']?/, `$1"${src}"`);

/** Waits for the first key, press or move, as "delay JavaScript" does, and copies the tags with their attributes. */
const delayer = `<script>addEventListener('keydown', () => {
  for (const old of document.querySelectorAll('script[type=lazyload]')) {
    const script = document.createElement('script');
    for (const { name, value } of old.attributes)
      if (name !== 'type') script.setAttribute(name === 'data-lazy-src' ? 'src' : name, value);
    if (!script.src) script.text = old.text;
    old.replaceWith(script);
  }
}, { once: true })</script>`;

/** What the common optimisers do to scripts, each at its worst: none of them asks whether it may. */
export const optimisers: Readonly<Record<string, Optimiser>> = {
  'copies the file into a cache folder': eachFile(({ attributes, code }, path) => ({
    html: `<script${withSrc(attributes, path)}></script>`,
    file: code,
  })),
  'copies and minifies it, and drops the attributes': eachFile(({ code }, path) => ({
    html: `<script src="${path}" data-minify="1"></script>`,
    file: minify(code),
  })),
  'combines all scripts into one file at the end': async (html, read) => {
    const scripts = await scriptsOf(html, read);
    const path = '/wp-content/cache/autoptimize/js/autoptimize_3f9a.js';
    const rest = scripts.reduce((text, { tag }) => text.replace(tag, ''), html);
    const joined = scripts.map(({ code }) => `try{${code}\n}catch(e){}`).join(';\n');
    return {
      html: rest.replace('</body>', `<script defer src="${path}"></script></body>`),
      files: { [path]: joined },
    };
  },
  'delays it until the visitor does something': async (html, read) => {
    const scripts = await scriptsOf(html, read);
    const held = scripts.reduce((text, { tag, attributes, code, src }) => {
      const kept = attributes.replace(/\ssrc=/, ' data-lazy-src=');
      const own = src === undefined ? code : '';
      return text.replace(tag, () => `<script type="lazyload"${kept}>${own}</script>`);
    }, html);
    return { html: held.replace('</body>', `${delayer}</body>`), files: {} };
  },
  'defers it': eachFile(({ attributes }) => ({
    html: `<script defer${attributes.replace(/\sasync(="[^"]*")?/, '')}></script>`,
  })),
  'runs it as a module': eachFile(({ code }, path) => ({
    html: `<script type="module" src="${path}"></script>`,
    file: code,
  })),
  'puts it into the page': eachFile(({ code }) => ({ html: `<script>${code}</script>` })),
  'puts it into a data: address': eachFile(({ code }) => {
    const data = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
    return { html: `<script defer src="${data}"></script>` };
  }),
  'removes quotes, comments and line ends': async (html) => ({
    html: html
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/\s*\n\s*/g, ' ')
      .replace(/<[a-z][^>]*>/g, (tag) => tag.replace(/="([^\s"'=<>`/]+)"/g, '=$1')),
    files: {},
  }),
};
