import type { Tool } from './versions.js';

/** A framework, and what it takes to make a page of the example in docs/frameworks.md. */
export interface Framework {
  /** Its heading there. */
  readonly name: string;
  readonly language: 'tsx' | 'vue' | 'svelte';
  readonly tools: readonly Tool[];
  /** What reads its templates. */
  readonly checker: readonly string[];
  /** Beside the strict ones. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Shows the example on a page. */
  readonly main: string;
  /** Where the guide gives none. */
  readonly viteConfig?: string;
  /** Slips of a host, in place of what the example has. */
  readonly mistakes: readonly (readonly [RegExp, string])[];
}

const inJsx: Framework['mistakes'] = [
  [/view=\{.*?\}/, 'view="grid"'],
  [/view=\{.*?\}/, 'veiw="poster"'],
  [/heading-level=\{3\}/, 'heading-level="three"'],
  [/detail\.view/, 'detail.nothing'],
];
const inTemplates: Framework['mistakes'] = [
  [/:view="view"|\{view\}/, 'view="grid"'],
  [/:view="view"|\{view\}/, 'veiw="poster"'],
  [/heading-level="3"/, 'heading-level="three"'],
  [/detail\.view/, 'detail.nothing'],
];
const jsx = (jsxImportSource: string) => ({ jsx: 'react-jsx', jsxImportSource });
const inVite = (plugin: string, from: string) =>
  `import ${plugin} from '${from}';\nexport default { plugins: [${plugin.replace(/[{} ]/g, '')}()] };`;
const automatic = (jsxImportSource: string) =>
  `export default { oxc: { jsx: { runtime: 'automatic', importSource: '${jsxImportSource}' } } };`;

export const frameworks: readonly Framework[] = [
  {
    name: 'React',
    language: 'tsx',
    tools: ['react', 'react-dom', '@types/react'],
    checker: ['tsc'],
    options: jsx('react'),
    main: `import { createElement } from 'react';
      import { createRoot } from 'react-dom/client';
      createRoot(document.querySelector('main')).render(createElement(Programme));`,
    viteConfig: automatic('react'),
    mistakes: inJsx,
  },
  {
    name: 'Preact',
    language: 'tsx',
    tools: ['preact'],
    checker: ['tsc'],
    options: jsx('preact'),
    main: `import { h, render } from 'preact';
      render(h(Programme), document.querySelector('main'));`,
    viteConfig: automatic('preact'),
    mistakes: inJsx,
  },
  {
    name: 'Vue',
    language: 'vue',
    tools: ['vue', 'vue-tsc', '@vitejs/plugin-vue'],
    checker: ['vue-tsc'],
    options: { jsx: 'preserve' },
    main: `import { createApp } from 'vue';
      createApp(Programme).mount('main');`,
    mistakes: inTemplates,
  },
  {
    name: 'Svelte',
    language: 'svelte',
    tools: ['svelte', 'svelte-check', '@sveltejs/vite-plugin-svelte'],
    checker: ['svelte-check', '--output', 'machine', '--tsconfig'],
    options: {},
    main: `import { mount } from 'svelte';
      mount(Programme, { target: document.querySelector('main') });`,
    viteConfig: inVite('{ svelte }', '@sveltejs/vite-plugin-svelte'),
    mistakes: inTemplates,
  },
  {
    name: 'Solid',
    language: 'tsx',
    tools: ['solid-js', 'vite-plugin-solid'],
    checker: ['tsc'],
    options: { ...jsx('solid-js'), jsx: 'preserve' },
    main: `import { render } from 'solid-js/web';
      render(Programme, document.querySelector('main'));`,
    viteConfig: inVite('solid', 'vite-plugin-solid'),
    mistakes: inJsx,
  },
];
