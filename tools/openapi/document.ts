import type { Origin } from '../../src/contract/gap.js';

/** The parts of OpenAPI 3.1 that the document uses. */

export interface Marks {
  /** Who decided it; see src/contract/gap.ts. */
  'x-origin': Origin;
  /** Lines of the specification that state it or leave it open: `29-34`, `223`. */
  'x-spec-lines': string[];
  /** Why a member is implied. */
  'x-reason'?: string;
}

export interface SchemaNode extends Partial<Marks> {
  $ref?: string;
  type?: string | string[];
  description?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
  properties?: Record<string, SchemaNode>;
  required?: string[];
  items?: SchemaNode;
  additionalProperties?: SchemaNode;
  propertyNames?: SchemaNode;
  anyOf?: SchemaNode[];
  oneOf?: SchemaNode[];
  not?: SchemaNode;
}

export interface Parameter extends Marks {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  description: string;
  schema: SchemaNode;
  example?: string;
}

export interface Header {
  description: string;
  schema: SchemaNode;
}

export interface JsonContent {
  'application/json': {
    schema: SchemaNode;
    example?: unknown;
    examples?: Record<string, { summary: string; value: unknown }>;
  };
}

export interface ResponseNode {
  description: string;
  headers: Record<string, Header>;
  content: JsonContent;
  /** Every code that comes with this status. */
  'x-error-codes'?: string[];
}

export interface Reference {
  $ref: string;
}

export interface ApiOperation extends Marks {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, never[]>[];
  parameters: Parameter[];
  requestBody?: { required: true; content: JsonContent };
  /** By status; a response that many operations give stands among the components. */
  responses: Record<string, ResponseNode | Reference>;
  'x-gate': string;
}

export interface ErrorMeaning extends Marks {
  code: string;
  status: number;
  meaning: string;
}

export interface Chapter {
  name: string;
  description: string;
}

export interface ApiDocument {
  openapi: '3.1.0';
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: object[];
  tags: Chapter[];
  paths: Record<string, Partial<Record<'get' | 'post', ApiOperation>>>;
  components: {
    securitySchemes: Record<string, object>;
    /** Refusals that many operations share, by their code. */
    responses: Record<string, ResponseNode>;
    schemas: Record<string, SchemaNode>;
  };
  'x-errors': ErrorMeaning[];
}

export const schemaRef = (name: string): SchemaNode => ({ $ref: `#/components/schemas/${name}` });

export const responseRef = (name: string): Reference => ({
  $ref: `#/components/responses/${name}`,
});

/** A response where it stands, or the component that it refers to. */
export const responseAt = (
  { components }: ApiDocument,
  response: ResponseNode | Reference,
): ResponseNode | undefined =>
  '$ref' in response ? components.responses[componentName(response.$ref)] : response;

/** The component that a `$ref` names. */
export const componentName = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);
