import { apiVersion } from '../../src/contract/envelope.js';
import type { Marks, SchemaNode } from './document.js';

const marks: Marks = { 'x-origin': 'spec', 'x-spec-lines': ['14'] };

/** `{ apiVersion, data }` or `{ apiVersion, error }`. */
export const envelope = (member: 'data' | 'error', inside: SchemaNode): SchemaNode => ({
  type: 'object',
  properties: {
    apiVersion: { type: 'number', const: apiVersion, ...marks },
    [member]: { ...inside, ...marks },
  },
  required: ['apiVersion', member],
});
