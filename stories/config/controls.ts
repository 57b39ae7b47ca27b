import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { described } from './elements.js';

const propertyOf = (attribute: string): string =>
  attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Controls for attributes alone, each once, and only those that the story hands on. The manifest names
 * an attribute and the property behind it, and what a story calls its own (a colour, a width) is none.
 */
export const attributesAlone: ArgTypesEnhancer = ({ argTypes, initialArgs, component }) => {
  const { attributes = [], members = [] } = described.get(String(component)) ?? {};
  const properties = new Set(members.map(({ name }) => name));
  const byProperty = new Map(attributes.map((one) => [propertyOf(one.name), one]));
  const rows: [string, (typeof argTypes)[string]][] = [];
  for (const [name, row] of Object.entries(argTypes)) {
    const attribute = byProperty.get(name);
    const isOfStory = name in initialArgs;
    if (attribute) {
      const table = { ...row.table, category: 'attributes' };
      const { description = '' } = attribute;
      const shown = { ...row, name: attribute.name, description, table };
      rows.push([name, isOfStory ? shown : { ...shown, control: false }]);
      continue;
    }
    // The same by its attribute, with dashes; or a listener, which the panel "Actions" has.
    if (byProperty.has(propertyOf(name)) || /^on[A-Z]/.test(name)) continue;
    // A property without an attribute is described, and left to the page's script.
    const hidden = { ...row, table: { disable: true } };
    const isOfElement = !isOfStory || properties.has(name);
    rows.push([name, isOfElement ? { ...row, control: false } : hidden]);
  }
  // What nobody has described, Storybook would describe by its value, after this.
  for (const name of Object.keys(initialArgs))
    if (!(name in argTypes)) rows.push([name, { name, table: { disable: true } }]);
  return Object.fromEntries(rows);
};
