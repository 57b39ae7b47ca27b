import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { responseAt, type ApiDocument, type ApiOperation } from '../../tools/openapi/document.js';
import { routes, type EndpointName } from '../../src/contract/routes.js';
import { bareDocument } from './bare-document.js';
import { check } from './check.js';
import type { Given } from './judged.js';

export function operationIn({ paths }: ApiDocument, name: EndpointName): ApiOperation | undefined {
  const { path, method } = routes[name];
  return paths[path]?.[method === 'GET' ? 'get' : 'post'];
}

const documentId = 'openapi.json';

/** Judges answers by the document alone: another validator, that has never seen the contract. */
export function createJudge(source: ApiDocument): (given: Given) => void {
  const full = judgeBy(source);
  let bare: typeof full | undefined;
  return (given) => {
    if (!given.isBare) full(given);
    else (bare ??= judgeBy(bareDocument(source)))(given);
  };
}

function judgeBy(source: ApiDocument): (given: Given) => void {
  const absolute = JSON.stringify(source).replaceAll('"#/', `"${documentId}#/`);
  const document = JSON.parse(absolute) as ApiDocument;
  const ajv = new Ajv2020({ strict: true });
  addFormats(ajv);
  ajv.addVocabulary(['components', 'x-origin', 'x-spec-lines', 'x-reason']);
  ajv.addSchema({ $id: documentId, components: document.components }, undefined, undefined, false);
  const validators = new Map<string, ValidateFunction>();

  const validatorOf = (name: EndpointName, status: number): ValidateFunction => {
    const id = `${name} ${status}`;
    const known = validators.get(id);
    if (known) return known;
    const response = operationIn(document, name)?.responses[status];
    const described = response && responseAt(document, response);
    check(described !== undefined, `docs/openapi.json to know status ${status} of ${name}`);
    const validator = ajv.compile(described.content['application/json'].schema);
    validators.set(id, validator);
    return validator;
  };

  return ({ name, status, body }) => {
    const validator = validatorOf(name, status);
    const isValid = validator(body);
    const [first] = validator.errors ?? [];
    check(
      isValid,
      `${name} (${status}) to keep docs/openapi.json: ${first?.instancePath} ${first?.message}`,
    );
  };
}
