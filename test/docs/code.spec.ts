import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import ts from 'typescript';
import { elements } from '../../components/elements.js';
import { scriptsOf, snippets, type Snippet } from './documents.js';

/** What readers of a snippet bring along: their own functions, and packages of others. */
const given = `
declare module 'grapesjs' { const grapesjs: any; export default grapesjs; }
declare module 'ckeditor5' { const ClassicEditor: any, Essentials: any, HtmlEmbed: any, Link: any, Paragraph: any;
  export { ClassicEditor, Essentials, HtmlEmbed, Link, Paragraph }; }
declare module '@angular/core' { export const Component: any, CUSTOM_ELEMENTS_SCHEMA: any; }
declare module '@vitejs/plugin-vue' { const vue: any; export default vue; }
declare module '*/acme-form.js' { export const provider: any; }
declare module '*/acme-wallet.js' { export const wallet: any; }
declare const gtag: any, plausible: any, tinymce: any, dataLayer: any, fbq: any, _paq: any;
declare const showAcmeForm: any, AcmeWallet: any, tokenOfAmbassador: any, draw: any;
declare const root: ShadowRoot, baseUrl: string, serviceKey: string;
declare const releaseId: string, planId: string, buyer: any, consents: any;
interface Event { readonly detail?: any; } // of events whose name is put together
interface Window { editor: any; exportPage: any; dataLayer: any; }
`;

const folder = 'test-results/documents';
const code = [...snippets('ts', 'js'), ...snippets('html').flatMap(scriptsOf)];
const fileOf = ({ place, language }: Snippet) =>
  `${place.replaceAll(/[/:]/g, '-')}.${language === 'ts' ? 'ts' : 'js'}`;

/** The types as the build writes them; a build that is to be fast writes none, and the sources are read. */
const types = (path: string) =>
  existsSync('dist/types') ? resolve(`dist/types/${path}.d.ts`) : resolve(`${path}.ts`);

const compilerOptions = {
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [],
  allowJs: true,
  checkJs: true,
  noEmit: true,
  strict: true,
  noImplicitAny: false, // of parameters in plain JavaScript
  strictNullChecks: false, // a recipe knows what stands on its page
  experimentalDecorators: true,
  useDefineForClassFields: false,
  skipLibCheck: true,
  paths: {
    bandstand: [types('src/index')],
    'bandstand/checkout': [types('src/checkout/index')],
    'bandstand/emulator': [types('src/emulator/index')],
    'bandstand/grapesjs': [types('integrations/grapesjs/index')],
    ...Object.fromEntries(
      Object.keys(elements).map((tag) => [`bandstand/${tag}`, [types(`components/${tag}/${tag}`)]]),
    ),
  },
};

test('every script of a document compiles against the types of the package', () => {
  expect(code.length).toBeGreaterThan(8);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const put = (name: string, text: string) => {
    writeFileSync(`${folder}/${name}`, text);
    return `${folder}/${name}`;
  };
  const tags = Object.keys(elements);
  const files = [
    put('given.d.ts', given),
    put('all.ts', tags.map((tag) => `import 'bandstand/${tag}';`).join('\n')),
    ...code.map((snippet) => put(fileOf(snippet), snippet.code)),
  ];
  const { options } = ts.convertCompilerOptionsFromJson(compilerOptions, folder);
  const program = ts.createProgram(files, options);
  // What is loose here is strict where the package itself is judged: `npm run lint`.
  const complaints = files.flatMap((file) =>
    ts.getPreEmitDiagnostics(program, program.getSourceFile(file)),
  );
  const host = ts.createCompilerHost(options);
  expect(complaints.map((one) => ts.formatDiagnostic(one, host))).toEqual([]);
});
