import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ApiDocument } from '../../.ci/openapi/document.js';
import { routes, type EndpointName } from '../../src/contract/routes.js';
import { check } from './check.js';

/** The committed document, as a client of the service would have it. */
export const readDocument = (): ApiDocument =>
  JSON.parse(
    readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8'),
  ) as ApiDocument;

const documentId = 'openapi.json';

/** Holds values against the schemas of the document, by a validator that knows nothing of valibot. */
export function createJudge(document: ApiDocument) {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
  addFormats.default(ajv);
  ajv.addVocabulary(['x-origin', 'x-spec-lines']);
  // Only what schemas refer to: the rest of the document is not JSON Schema.
  ajv.addSchema({ $id: documentId, components: { schemas: document.components.schemas } });
  return ajv;
}
