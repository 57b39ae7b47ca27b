import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { recipeOf } from '../editors/recipe.js';
import { expectLineup, project, strictOptions, withEmulator } from './project.js';

const guide = 'docs/frameworks.md';
const example = recipeOf(guide, 'Angular', 'ts');

const host = project(
  '@angular/build',
  '@angular/cli',
  '@angular/common',
  '@angular/compiler',
  '@angular/compiler-cli',
  '@angular/core',
  '@angular/platform-browser',
  'rxjs',
  'tslib',
  'typescript@5.9.3', // which this version of Angular builds with
);

const main = `
  import { bootstrapApplication } from '@angular/platform-browser';
  import './service';
  import { Programme } from './programme';
  bootstrapApplication(Programme).catch((error: unknown) => { console.error(error); });
`;

const workspace = {
  version: 1,
  projects: {
    app: {
      projectType: 'application',
      root: '',
      architect: {
        build: {
          builder: '@angular/build:application',
          options: {
            browser: 'src/main.ts',
            index: 'src/index.html',
            tsConfig: 'tsconfig.json',
            outputPath: { base: 'dist', browser: '' },
            budgets: [],
          },
        },
      },
    },
  },
};

function write(programme: string): void {
  host.write({
    'angular.json': JSON.stringify(workspace),
    'tsconfig.json': JSON.stringify({
      compilerOptions: { ...strictOptions, noEmit: false },
      angularCompilerOptions: { strictTemplates: true },
      files: ['src/main.ts'],
    }),
    'src/index.html': '<!doctype html><base href="/"><app-programme></app-programme>',
    'src/main.ts': main,
    'src/service.ts': withEmulator(recipeOf(guide, undefined, 'ts')),
    'src/programme.ts': programme,
  });
}

test('Angular builds the example at its strictest, and its page shows the line-up', async ({
  page,
}) => {
  write(example);
  const { code, text } = await host.run('ng', 'build');
  expect(code, text).toBe(0);
  await expectLineup(page, join(host.folder, 'dist'));
});

test('Angular refuses a listener that expects something else of the event', async () => {
  write(example.replace('(event-lineup-view-changed)', '(event-lineup-planned)'));
  const { code, text } = await host.run('ngc', '-p', 'tsconfig.json', '--noEmit');
  expect(code).not.toBe(0);
  expect(text).toContain("'CustomEvent<SetPlanned>' is not assignable");
});
