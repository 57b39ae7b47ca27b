import { componentName, type Marks, type SchemaNode } from '../document.js';
import { html, inline, type PageMarkup } from './markup.js';
import { table } from './table.js';

/** A line of a table of members. */
interface Row {
  /** `buyer.firstName`, `lines[].name`. */
  path: string;
  node: SchemaNode;
  isOptional: boolean;
}

/** The members of a shape as a table, members of members below their own. */
export function memberTable(node: SchemaNode, caption: string): PageMarkup {
  const variants = (node.oneOf ?? node.anyOf ?? []).filter(({ type }) => type === 'object');
  if (variants.length > 0) {
    return html`<p class="quiet">One of these:</p>
      ${variants.map(
        (variant) =>
          html`<p class="variant">${inline(variantName(variant))}</p>
            ${memberTable(variant, `${caption}, ${variantName(variant).replaceAll('`', '')}`)}`,
      )}`;
  }
  return table(caption, ['Member', 'Type'], rowsOf(node).map(rowOf));
}

function rowOf({ path, node, isOptional }: Row): PageMarkup {
  const at = path.lastIndexOf('.') + 1;
  const around = at > 0 ? html`<span class="quiet">${path.slice(0, at)}</span><wbr />` : '';
  return html`<tr>
    <th scope="row"><code>${around}${path.slice(at)}</code></th>
    <td>${typeOf(node)}${isOptional ? html` <em>optional</em>` : ''}</td>
    <td>${inline([node.description, node['x-reason']].filter(Boolean).join(' '))}</td>
    <td>${markOf(node)}</td>
  </tr> `;
}

/** Where a member comes from, with the lines of the specification. */
export function markOf(node: Partial<Marks>): PageMarkup {
  const { 'x-origin': origin = 'spec', 'x-spec-lines': lines = [] } = node;
  return html`<span class="mark ${origin}">${origin}</span>
    <span class="lines">${lines.map((line) => `L${line}`).join(', ')}</span>`;
}

function rowsOf(node: SchemaNode, before = ''): Row[] {
  return Object.entries(node.properties ?? {}).flatMap(([member, inner]) => {
    const path = before + member;
    const isOptional = !node.required?.includes(member);
    return [{ path, node: inner, isOptional }, ...rowsBelow(inner, path)];
  });
}

/** Members of what stands in a member, seen through lists and `null`. */
function rowsBelow(node: SchemaNode, path: string): Row[] {
  if (node.properties) return rowsOf(node, `${path}.`);
  if (node.items) return rowsBelow(node.items, `${path}[]`);
  return (node.anyOf ?? []).flatMap((branch) => rowsBelow(branch, path));
}

/** A type in words, named shapes as links to where they stand. */
export function typeOf(node: SchemaNode): PageMarkup {
  if (node.$ref)
    return html`<a href="#${componentName(node.$ref)}">${componentName(node.$ref)}</a>`;
  if (node.not) return html`never sent`;
  const branches = node.anyOf ?? node.oneOf;
  if (branches) return joined(branches.map(typeOf), ' or ');
  if (node.enum) return joined(node.enum.map(literal), ' or ');
  if (node.const !== undefined) return literal(node.const);
  if (node.items) return html`list of ${typeOf(node.items)}`;
  if (node.additionalProperties?.type ?? node.additionalProperties?.$ref) {
    return html`map to ${typeOf(node.additionalProperties)}`;
  }
  return html`${[node.type ?? 'anything'].flat().join(' or ')}${limitsOf(node)}`;
}

const literal = (value: unknown): PageMarkup =>
  html`<code>${typeof value === 'string' ? value : JSON.stringify(value)}</code>`;

const joined = (parts: PageMarkup[], between: string): PageMarkup =>
  html`${parts.map((part, index) => (index === 0 ? part : html`${between}${part}`))}`;

function limitsOf({ maxLength, minimum, maximum, maxItems }: SchemaNode): string {
  const limits = [
    ...(minimum !== undefined && minimum !== 0 ? [`from ${minimum}`] : []),
    ...(maximum === undefined ? [] : [`to ${maximum}`]),
    ...(maxLength === undefined ? [] : [`up to ${maxLength} characters`]),
    ...(maxItems === undefined ? [] : [`at most ${maxItems}`]),
  ];
  return limits.length > 0 ? `, ${limits.join(' ')}` : '';
}

/** What tells a shape from the others: its fixed word, or what only it must have. */
function variantName({ properties = {}, required = [] }: SchemaNode): string {
  const fixed = Object.entries(properties).find(
    ([, { const: value }]) => typeof value === 'string',
  );
  return fixed
    ? `\`${fixed[0]}\` is \`${String(fixed[1].const)}\``
    : `With \`${required.join('` and `')}\``;
}
