import type { ApiDocument, SchemaNode } from '../../tools/openapi/document.js';

/**
 * The document of a service that says only what the specification states: without the members that
 * are gaps, and closed, so that one of them in an answer is wrong.
 */
export function bareDocument(document: ApiDocument): ApiDocument {
  const { components } = document;
  const schemas: Record<string, SchemaNode> = {};
  for (const [name, node] of Object.entries(components.schemas)) schemas[name] = bareNode(node);
  return { ...document, components: { ...components, schemas } };
}

function bareNode(node: SchemaNode): SchemaNode {
  const { properties, required, items, anyOf, oneOf } = node;
  return {
    ...node,
    ...(properties && closed(properties, node)),
    ...(required && { required: required.filter((name) => !isGap(properties?.[name])) }),
    ...(items && { items: bareNode(items) }),
    ...(anyOf && { anyOf: kindsOf(anyOf) }),
    ...(oneOf && { oneOf: kindsOf(oneOf) }),
  };
}

const isGap = (node: SchemaNode | undefined): boolean => node?.['x-origin'] === 'gap';

function closed(
  properties: Record<string, SchemaNode>,
  { $ref, additionalProperties }: SchemaNode,
): SchemaNode {
  const stated = Object.entries(properties)
    .filter(([, member]) => !isGap(member))
    .map(([name, member]) => [name, bareNode(member)]);
  const isMap = $ref !== undefined || additionalProperties !== undefined;
  return {
    properties: Object.fromEntries(stated) as Record<string, SchemaNode>,
    ...(!isMap && { additionalProperties: { not: {} } }),
  };
}

/** Without the kinds whose own name is a gap. */
const kindsOf = (branches: SchemaNode[]): SchemaNode[] =>
  branches
    .filter(
      ({ properties = {} }) => !Object.values(properties).some((one) => isGap(one) && one.const),
    )
    .map(bareNode);
