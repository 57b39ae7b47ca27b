/**
 * What the projects of `npm run test:consumers` are made of. They are no part of ours: the command
 * installs them into folders that it throws away.
 */
const versions = {
  '@angular/build': '21.2.27',
  '@angular/cli': '21.2.27',
  '@angular/common': '21.2.26',
  '@angular/compiler': '21.2.26',
  '@angular/compiler-cli': '21.2.26',
  '@angular/core': '21.2.26',
  '@angular/platform-browser': '21.2.26',
  '@arethetypeswrong/cli': '0.18.5',
  '@rollup/plugin-node-resolve': '16.0.3',
  '@sveltejs/vite-plugin-svelte': '7.3.1',
  '@types/node': '20.19.0',
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
  '@vitejs/plugin-vue': '6.0.11',
  esbuild: '0.28.2',
  next: '16.4.6',
  preact: '11.2.0',
  publint: '0.3.25',
  react: '19.3.1',
  'react-dom': '19.3.1',
  rollup: '4.68.7',
  rxjs: '7.8.2',
  'solid-js': '1.9.19',
  svelte: '5.57.3',
  'svelte-check': '4.7.8',
  tslib: '2.9.1',
  typescript: '6.0.3',
  vite: '8.3.8',
  'vite-plugin-solid': '2.11.14',
  vue: '3.5.45',
  'vue-tsc': '3.3.14',
  webpack: '5.112.2',
  'webpack-cli': '7.3.1',
} as const;

type Name = keyof typeof versions;
/** In the version of the table, or in another that is said. */
export type Tool = Name | `${Name}@${string}`;

const isName = (tool: Tool): tool is Name => Object.hasOwn(versions, tool);

/** As npm is asked for them. */
export const exactly = (tools: readonly Tool[]): string[] =>
  tools.map((tool) => (isName(tool) ? `${tool}@${versions[tool]}` : tool));
