import { expect, test } from '@playwright/test';
import type { EditorElement } from '../../tools/manifest/editor-element.js';
import { editorElements } from '../../tools/manifest/editor-elements.js';
import { publicManifest, type Declaration } from '../../tools/manifest/public-manifest.js';

const inherited = { name: 'EventElement', module: 'components/internal/element.ts' };

/** As the analyzer writes it, in short. */
const analyzed = {
  schemaVersion: '1.0.0',
  modules: [
    { path: 'components/internal/money.ts', declarations: [{ name: 'priceOf' }] },
    {
      path: 'components/event-announcements/event-announcements.ts',
      declarations: [
        {
          kind: 'class',
          name: 'EventAnnouncements',
          tagName: 'event-announcements',
          description: 'What the organiser announces.',
          superclass: inherited,
          attributes: [
            { name: 'layout', fieldName: 'layout', type: { text: 'Layout' }, default: "'feed'" },
            { name: 'promo', type: { text: 'string' } },
            { name: 'limit', fieldName: 'limit', type: { text: 'number' }, default: '5' },
            {
              name: 'theme',
              fieldName: 'theme',
              type: { text: 'Theme | undefined | undefined' },
              inheritedFrom: inherited,
            },
          ],
          members: [
            { kind: 'field', name: 'layout', attribute: 'layout', description: 'The look.' },
            { kind: 'method', name: 'refresh', description: 'Reads it anew.' },
            { kind: 'method', name: 'willUpdate', privacy: 'protected', description: 'Of Lit.' },
            { kind: 'field', name: 'styles', static: true, description: 'Of Lit.' },
            { kind: 'method', name: 'render' },
          ],
          cssStates: [{ name: 'empty', description: 'Nothing.', inheritedFrom: inherited }],
        },
      ],
    },
  ],
};

// Types are read once: a program of TypeScript takes seconds.
test.describe.configure({ mode: 'default' });
let paths: string[] = [];
let text = '';
let element: Declaration;
let inEditor: EditorElement | undefined;
test.beforeAll(() => {
  const { modules } = publicManifest(analyzed, ['event-announcements']);
  paths = modules.map(({ path }) => path);
  text = JSON.stringify(modules);
  [inEditor] = editorElements({ schemaVersion: '1.0.0', modules });
  element = modules[0]?.declarations?.[0] as Declaration;
});

test('the manifest offers elements alone, by the paths of the package, without our sources', () => {
  expect(paths).toEqual(['dist/npm/event-announcements.js']);
  expect(text).not.toContain('components/');
  expect(text).not.toContain('inheritedFrom');
});

test('the manifest writes types out, so that an editor can offer what may be chosen', () => {
  const { attributes = [] } = element;
  expect(attributes.map(({ name, type }) => [name, type?.text])).toEqual([
    ['layout', "'banner' | 'feed'"],
    ['promo', 'string'],
    ['limit', 'number'],
    ['theme', "'auto' | 'dark' | 'light'"],
  ]);
});

test('the manifest names what may be called or set, and nothing that the framework calls', () => {
  const { members = [] } = element;
  expect(members.map(({ name, description }) => [name, description])).toEqual([
    ['layout', 'The look.'],
    ['refresh', 'Reads it anew.'],
  ]);
});

test('an editor offers what says what is shown, choices first, and nothing that costs money', () => {
  expect(inEditor).toMatchObject({ widget: 'announcements', title: 'Announcements' });
  const controls = inEditor?.attributes.map(({ name, type, choices }) => [name, type, ...choices]);
  expect(controls).toEqual([
    ['layout', 'choice', 'banner', 'feed'],
    ['theme', 'choice', 'auto', 'dark', 'light'],
    ['limit', 'number'],
  ]);
});
