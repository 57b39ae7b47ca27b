import type { Declaration, Manifest } from '../manifest/public-manifest.js';

/**
 * The members of all elements as TypeScript, with their descriptions: what attributes are called, which
 * property each of them sets, and which events an element has. What type they are is said by the
 * classes, and how a framework spells them by integrations/frameworks.
 */
export function membersText(manifest: Manifest): string {
  const elements = elementsOf(manifest);
  const own = (group: (one: Element) => Block) =>
    elements.map((one) => `  '${one.tagName}': {${group(one).join('')}\n  };`).join('\n');
  return [
    '// Written by the build, from custom-elements.json.',
    ...elements.map(importOf),
    "import type { AttributeOf } from './spellings.js';",
    '',
    `export interface WidgetAttributes {\n${own(attributesOf)}\n}`,
    `export interface WidgetProperties {\n${own(propertiesOf)}\n}`,
    `export interface WidgetEvents {\n${own(eventsOf)}\n}`,
    `export interface WidgetStyles {${stylesOf(elements).join('')}\n}`,
    '',
  ].join('\n');
}

type Element = Declaration & { readonly tagName: string };
type Block = readonly string[];

export const elementsOf = ({ modules }: Manifest): Element[] =>
  modules
    .flatMap(({ declarations = [] }) => declarations)
    .filter((one): one is Element => one.tagName !== undefined);

const importOf = ({ name, tagName }: Element): string =>
  `import type { ${name} } from '../types/components/${tagName}/${tagName}.js';`;

const attributesOf = ({ name: of, attributes = [] }: Element): Block =>
  attributes.map(({ name, fieldName = name, description }) =>
    member(description, `'${name}'?: AttributeOf<${of}['${fieldName}']> | undefined`),
  );

/** Of properties that an attribute sets, those alone that it is not called by. */
function propertiesOf({ name: of, attributes = [], members = [] }: Element): Block {
  const field = (name: string) => `${name}?: ${of}['${name}'] | undefined`;
  const reflected = attributes
    .filter(({ name, fieldName = name }) => name !== fieldName)
    .map(({ name, fieldName = name, description }) => member(description, field(fieldName)));
  const others = members
    .filter(({ kind, attribute, readonly }) => kind === 'field' && !attribute && !readonly)
    .map(({ name, description }) => member(description, field(name)));
  return [...reflected, ...others];
}

const eventsOf = ({ events = [] }: Element): Block =>
  events.map(({ name, description }) =>
    member(description, `'${name}': GlobalEventHandlersEventMap['${name}']`),
  );

/** Each once, though many elements have it. */
function stylesOf(elements: readonly Element[]): Block {
  const all = elements.flatMap(({ cssProperties = [] }) => cssProperties);
  const byName = new Map(all.map((one) => [one.name, one]));
  return [...byName.values()].map(({ name, description }) =>
    member(description, `'${name}'?: string | number | undefined`, '  '),
  );
}

function member(description = '', line: string, indent = '    '): string {
  const words = description.replace(/\s+/g, ' ').replaceAll('*/', '* /');
  return `\n${indent}/** ${words} */\n${indent}${line};`;
}
