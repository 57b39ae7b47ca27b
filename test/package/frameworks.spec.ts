import { expect, test } from '@playwright/test';
import { editorData } from '../../tools/frameworks/editor-data.js';
import { llmsText } from '../../tools/frameworks/llms.js';
import { membersText } from '../../tools/frameworks/members.js';
import type { Manifest } from '../../tools/manifest/public-manifest.js';

const styles = {
  cssParts: [{ name: 'base', description: 'The outermost box.' }],
  cssProperties: [{ name: '--event-space', description: 'Gaps are multiples of it.' }],
};
const news = {
  kind: 'class',
  customElement: true,
  name: 'EventNews',
  tagName: 'event-news',
  description: 'News.',
  ...styles,
  attributes: [
    { name: 'layout', fieldName: 'layout', type: { text: "'cards' | 'headlines'" } },
    { name: 'page-size', fieldName: 'pageSize', type: { text: 'number' }, description: 'Rows.' },
  ],
  members: [
    { kind: 'field', name: 'pageSize', attribute: 'page-size' },
    { kind: 'field', name: 'token', type: { text: 'string' } },
    { kind: 'field', name: 'count', readonly: true },
    { kind: 'method', name: 'refresh', description: 'Reads it anew.' },
  ],
  events: [{ name: 'event-news-opened', type: { text: 'CustomEvent<ArticleOpened>' } }],
  slots: [{ name: '' }, { name: 'empty' }],
};
const faq = { ...news, name: 'EventFaq', tagName: 'event-faq', events: [] };
const manifest: Manifest = {
  schemaVersion: '1.0.0',
  modules: [news, faq].map((one) => ({
    path: `dist/npm/${one.tagName}.js`,
    declarations: [one],
    exports: [],
  })),
};
const before = JSON.stringify(manifest);

test('types of frameworks name attributes as HTML does, properties beside them, and events', () => {
  const [, attributes = '', properties = '', events = ''] =
    membersText(manifest).split('interface');
  expect(attributes).toContain("'page-size'?: AttributeOf<EventNews['pageSize']>");
  expect(properties).toContain("pageSize?: EventNews['pageSize']");
  expect(properties).toContain("token?: EventNews['token']");
  expect(properties).not.toMatch(/layout|count|refresh/);
  expect(events).toContain("'event-news-opened': GlobalEventHandlersEventMap['event-news-opened']");
});

test('what a style sheet can name stands once in what editors read, though each element has it', () => {
  const data = editorData(manifest);
  expect(Object.keys(data)).toHaveLength(3);
  expect(
    JSON.stringify(data['vscode.css-custom-data.json']).match(/"--event-space"/g),
  ).toHaveLength(1);
  expect(JSON.stringify(data['web-types.json']).match(/"--event-space"/g)).toHaveLength(1);
  expect(data['vscode.html-custom-data.json']).toMatchObject({
    tags: [
      {
        name: 'event-news',
        attributes: [{ values: [{ name: 'cards' }, { name: 'headlines' }] }, {}],
      },
      { name: 'event-faq' },
    ],
  });
  expect(data['web-types.json']).toMatchObject({ name: 'bandstand' });
  expect(JSON.stringify(manifest), 'is left as it was').toBe(before);
});

test('llms.txt names every element with what it takes, and the guides', () => {
  const guides = [{ path: '../docs/hosting.md', title: 'Hosting the files' }];
  const text = llmsText(manifest, { description: 'Widgets', guides });
  expect(text).toMatch(/^# Bandstand\n\n> Widgets\./);
  for (const name of ['event-news', 'event-faq']) expect(text).toContain(`### \`<${name}>\``);
  expect(text).toContain('- `page-size` (number): Rows.');
  expect(text).toContain('- events: `event-news-opened`\n- methods: `refresh`\n- slots: `empty`');
  expect(text).toContain('- [Hosting the files](../docs/hosting.md)');
});
