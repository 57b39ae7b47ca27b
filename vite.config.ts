import { defineConfig, type UserConfig } from 'vite';
import { chunkFolder } from './tools/build/chunk-folder.js';
import { ownCopies } from './tools/build/own-copies.js';
import { retriedParts } from './tools/build/retried-parts.js';
import { packedRelease } from './tools/build/release.js';
import { minifyTemplates } from './tools/build/minify-templates.js';
import { elements } from './components/elements.js';
import { earlyFeedOf, tags } from './tools/snippet/widgets.js';

const elementEntries = Object.fromEntries(
  Object.keys(elements).map((tag) => [tag, `components/${tag}/${tag}.ts`]),
);

/** The loader needs a feed per element, not the table it comes from. */
const feeds = tags.map((tag) => {
  const feed = earlyFeedOf(tag);
  return feed ? `${tag}=${feed}` : tag;
});

const folder = chunkFolder();

const minified = { entryFileNames: '[name].js', minify: true } as const;

/** What every element needs at once, in one file that the loader can ask for before any of them. */
const neededByAll = new RegExp(
  [
    'node_modules/(lit/index|lit-element/|@lit/reactive-element/)',
    'node_modules/lit-html/(lit-html|is-server)\\.js',
    'src/(clock/clock|contract/loose|embed/(page|typed-quotes)|html/links|i18n/texts)\\.ts',
    'src/i18n/states/en/first\\.json',
    'src/format/(dates|intl)\\.ts',
    'components/internal/(converters|define|developer|element|events|fallback|late-part)\\.ts',
    'components/internal/(heading|language)\\.ts',
    'components/internal/(nodes|settings|until-painted)\\.ts',
    'components/internal/feed/(feed|feed-controller|first-answer)\\.ts',
    'components/internal/styles/(base|controls|states|tokens)\\.styles\\.ts',
  ].join('|'),
);

/** What follows the first paint of every element: one request instead of a dozen small ones. */
const neededToFollow = new RegExp(
  [
    'src/(client|cache)/(?!diagnose|explain|poll)',
    'src/contract/routes\\.ts',
    'src/format/(list|timestamps|until)\\.ts',
    'src/i18n/states/en/trouble\\.json',
    'components/internal/contrast/',
    'components/internal/(announcer|buttons|countdown|focus-part|focus-text|follow-growth|heed-scrollers|time-until|wake-up)\\.ts',
    'components/internal/feed/(clients|feed-errors|feed-follower|live|slow-notice|states)\\.ts',
    'components/internal/styles/(adopt-styles|late\\.styles)\\.ts',
  ].join('|'),
);

/** What forms need once they are filled in: the buyer's details, a claim, a form of the organiser. */
const neededToFillIn =
  /components\/internal\/(form\/(?!own\.|form-element|refusable-validation|tab-record)|press\.ts)|src\/forms\/address\.ts/;

/** By which elements on one page find each other. */
const neededBesideOthers = /components\/internal\/neighbours\//;

/** What the later parts of a line-up share: one file instead of many that each of them would name. */
const sharedByLaterParts =
  /components\/event-lineup\/(icons|hyphenated|later-words|by-time\/timed-row|list\/favourite|live\/(event-facts|live-of)|plan\/(appointments|calendar-ways|share(-button)?))\.ts|src\/format\/appointments\.ts|src\/i18n\/(schedule\/en\/first|states\/en\/own\.event-lineup\.details)\.json/;

/** A dialog and its look are always wanted together. */
const dialogs = /components\/internal\/dialog\//;

/** Each with all that it imports: what they share with their later parts stays in their own file. */
const wholeFiles = [
  ['event-lineup', /components\/event-lineup\/event-lineup\.ts/],
  ['event-tickets', /components\/event-tickets\/event-tickets\.ts/],
  // With what a choice of payment plans draws with: that comes before there is an order.
  [
    'after-paint',
    /(components\/event-tickets\/(after-paint|parts\/(cart-phrases|option-row|order-context))|src\/checkout\/machine\/choice)\.ts/,
  ],
  ['order-view', /components\/event-tickets\/order\/order-view\.ts/],
] as const;

/** `de-lineup`, and `translate-lineup` for where the languages are: sizes know them by these names. */
const wordsFile = /i18n\/([\w-]+)\/(languages\.ts|[a-z]{2}\.json)$/;

/** One file per element for the script tag, with what they share in chunks. */
const widgets: UserConfig['build'] = {
  outDir: 'dist',
  emptyOutDir: true,
  // After Rolldown's own, which drops what is never used: 600 bytes less of a purchase.
  minify: 'terser',
  terserOptions: { module: true, ecma: 2020, compress: { passes: 2 } },
  lib: {
    entry: { ...elementEntries, 'loader-parts': 'src/embed/loader-parts.ts' },
    formats: ['es'],
  },
  rolldownOptions: {
    checks: { pluginTimings: false },
    // What an element shares with its own lazy parts stays in the element's file.
    preserveEntrySignatures: 'allow-extension',
    output: {
      ...minified,
      comments: { annotation: false },
      chunkFileNames: ({ name, facadeModuleId }) => {
        const [, group = '', file = ''] = wordsFile.exec(facadeModuleId ?? '') ?? [];
        if (group)
          return `${folder}/${file.replace(/\..*/, '').replace('languages', 'translate')}-${group}.js`;
        return name === 'core' ? 'core.js' : `${folder}/[name].js`;
      },
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          { name: 'core', test: neededByAll },
          { name: 'follow', test: neededToFollow },
          { name: 'filling', test: neededToFillIn },
          { name: 'neighbours', test: neededBesideOthers },
          { name: 'dialog', test: dialogs },
          { name: 'lineup-later', test: sharedByLaterParts },
          ...wholeFiles.map(([name, test]) => ({
            name,
            test,
            includeDependenciesRecursively: true,
          })),
        ],
      },
    },
  },
};

/** The emulator is a build of its own: nothing of it can slip into a widget's chunk. */
const emulator: UserConfig['build'] = {
  outDir: 'dist',
  emptyOutDir: false,
  lib: { entry: { emulator: 'src/emulator/start.ts' }, formats: ['es'] },
  rolldownOptions: {
    // What it shares with its payment page stays in its own file: one request, and it runs.
    preserveEntrySignatures: 'allow-extension',
    output: { ...minified, chunkFileNames: `${folder}/emulator-[name].js` },
  },
};

/** So is its control panel, which most visitors never open. */
const panel: UserConfig['build'] = {
  outDir: 'dist',
  emptyOutDir: false,
  lib: { entry: { 'emulator-panel': 'src/emulator/panel/site.ts' }, formats: ['es'] },
  rolldownOptions: {
    external: /emulator\/start\.[jt]s$/,
    output: {
      ...minified,
      chunkFileNames: `${folder}/emulator-[name].js`,
      // The emulator that runs is the one in the file that the loader has asked for.
      paths: (id) => (id.endsWith('start.ts') ? './emulator.js' : id),
    },
  },
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

/** The snippet builder of the demo site, and the page in its preview. No visitor of a festival has it. */
const builder: UserConfig['build'] = {
  outDir: 'dist',
  emptyOutDir: false,
  lib: {
    entry: {
      builder: 'tools/builder/builder.ts',
      'builder-page': 'tools/builder/preview-page.ts',
    },
    formats: ['es'],
  },
  rolldownOptions: {
    output: { ...minified, chunkFileNames: 'builder-[name]-[hash].js' },
  },
};

/** For bundlers: not minified, dependencies left to the application. */
const npm: UserConfig['build'] = {
  outDir: 'dist/npm',
  emptyOutDir: false,
  minify: false,
  sourcemap: true,
  lib: {
    entry: {
      index: 'src/index.ts',
      checkout: 'src/checkout/index.ts',
      emulator: 'src/emulator/index.ts',
      ...elementEntries,
    },
    formats: ['es'],
  },
  rolldownOptions: {
    external: [
      /^lit(\/|$)/,
      /^lit-/,
      /^@lit\//,
      /^@stripe\//,
      /^@noble\//,
      'dompurify',
      'idb-keyval',
      'valibot',
      /^hono/,
    ],
    output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
  },
};

const builds = { widgets, emulator, panel, loader, builder, npm };

/** What a build knows of others. */
const definitions: Partial<Record<string, () => Record<string, string>>> = {
  loader: () => ({ FEEDS: JSON.stringify(feeds.join('&')) }),
  builder: () => ({ RELEASE: JSON.stringify(packedRelease()) }),
};

export default defineConfig(({ mode }) => ({
  publicDir: false,
  plugins: [minifyTemplates(), mode === 'widgets' && [ownCopies(), retriedParts(folder)]],
  define: definitions[mode]?.() ?? {},
  json: { namedExports: false },
  build: { target: 'es2022', ...builds[mode as keyof typeof builds] },
}));
