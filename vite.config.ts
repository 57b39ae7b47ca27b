import { defineConfig, type UserConfig } from 'vite';
import { shortTemplates } from './.ci/short-templates.js';
import { elements } from './components/elements.js';
import { routes, type EndpointName } from './src/contract/routes.js';
import type { Feed } from './src/embed/early.js';

const elementEntries = Object.fromEntries(
  Object.keys(elements).map((tag) => [tag, `components/${tag}/${tag}.ts`]),
);

/** The loader needs an address per element, not the table it comes from. */
const feeds = Object.fromEntries(
  Object.entries<EndpointName | null>(elements).map(([tag, operation]): [string, Feed | 0] => {
    if (!operation) return [tag, 0];
    const { path, surface, gate } = routes[operation];
    const address = path.replace('{slug}', '{event}').replace('{key}', '{form}');
    return [tag, [address + (surface ? '?surface=web' : ''), gate === 'key']];
  }),
);

const minified = {
  entryFileNames: '[name].js',
  chunkFileNames: 'chunks/[name]-[hash].js',
  minify: true,
} as const;

/** One file per element for the script tag, with what they share in chunks. */
const widgets: UserConfig['build'] = {
  outDir: 'dist',
  emptyOutDir: true,
  lib: { entry: elementEntries, formats: ['es'] },
  rolldownOptions: { output: minified },
};

/** The emulator is a build of its own: nothing of it can slip into a widget's chunk. */
const emulator: UserConfig['build'] = {
  outDir: 'dist',
  emptyOutDir: false,
  lib: { entry: { emulator: 'src/emulator/start.ts' }, formats: ['es'] },
  rolldownOptions: { output: { ...minified, chunkFileNames: 'chunks/emulator-[name]-[hash].js' } },
};

const loader: UserConfig['build'] = {
  outDir: 'dist',
  emptyOutDir: false,
  lib: {
    entry: 'src/embed/script-tag.ts',
    formats: ['iife'],
    name: 'Bandstand',
    fileName: () => 'bandstand.js',
  },
  rolldownOptions: { output: { minify: true } },
};

/** For bundlers: not minified, dependencies left to the application. */
const npm: UserConfig['build'] = {
  outDir: 'dist/npm',
  emptyOutDir: false,
  minify: false,
  sourcemap: true,
  lib: {
    entry: { index: 'src/index.ts', emulator: 'src/emulator/index.ts', ...elementEntries },
    formats: ['es'],
  },
  rolldownOptions: {
    external: [/^lit(\/|$)/, /^lit-/, /^@lit\//, 'dompurify', 'valibot', /^hono/],
    output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
  },
};

const builds = { widgets, emulator, loader, npm };

export default defineConfig(({ mode }) => ({
  publicDir: false,
  plugins: [shortTemplates()],
  define: mode === 'loader' ? { FEEDS: JSON.stringify(feeds) } : {},
  build: { target: 'es2022', ...builds[mode as keyof typeof builds] },
}));
