import { componentName, responseAt } from '../document.js';
import type { ApiDocument, JsonContent, ApiOperation, Parameter, SchemaNode } from '../document.js';
import { coloured, html, inline, paragraphs, breakablePath, type PageMarkup } from './markup.js';
import { markOf, memberTable } from './members.js';

/** An operation, its method and its path. */
export interface Placed {
  method: string;
  path: string;
  operation: ApiOperation;
}

export const operationsOf = ({ paths }: ApiDocument): Placed[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );

/** The name of the shape that a success carries under `data`. */
export function answerOf({ responses }: ApiOperation): string {
  const success = responses['200'];
  const content = success && 'content' in success ? success.content : undefined;
  return componentName(schemaOf(content)?.properties?.['data']?.$ref ?? '');
}

export const bodyName = ({ requestBody }: ApiOperation): string | undefined => {
  const ref = schemaOf(requestBody?.content)?.$ref;
  return ref && componentName(ref);
};

const schemaOf = (content: JsonContent | undefined) => content?.['application/json'].schema;

interface Context {
  document: ApiDocument;
  /** Codes that every operation may answer. */
  usual: ReadonlySet<string>;
  /** Whether the members of a shape stand here, rather than at another operation. */
  isHome: (shape: string, operation: string) => boolean;
}

const gateNames: Record<string, string> = {
  open: 'no key',
  key: 'service key',
  checkout: 'service key',
  device: 'device token',
};

export function operationSection(placed: Placed, context: Context): PageMarkup {
  const { method, path, operation } = placed;
  const { operationId, summary, description, parameters } = operation;
  const body = bodyName(operation);
  return html`<article id="${operationId}">
    <header>
      <h3><a href="#${operationId}">${summary}</a></h3>
      <p class="address">
        <span class="method ${method}">${method}</span> <code>${breakablePath(path)}</code>
      </p>
      <ul class="facts">
        <li><code>${operationId}</code></li>
        <li>${gateNames[operation['x-gate']]}</li>
        <li>${cacheOf(operation)}</li>
        <li>${markOf(operation)}</li>
      </ul>
    </header>
    ${paragraphs(description)} ${parameters.length > 0 ? parameterTable(parameters) : ''}
    ${body === undefined ? '' : shapeSection('Body', body, operationId, context)}
    ${shapeSection('Answer', answerOf(operation), operationId, context)}
    ${refusals(operation, context)} ${example(placed)}
  </article> `;
}

function cacheOf({ responses }: ApiOperation): string {
  const success = responses['200'];
  const header = success && 'headers' in success ? success.headers['Cache-Control'] : undefined;
  return header?.schema.const === 'no-store' ? 'never cached' : 'cached for 60 s';
}

function shapeSection(
  title: string,
  shape: string,
  operation: string,
  context: Context,
): PageMarkup {
  const { document, isHome } = context;
  const node = document.components.schemas[shape];
  const isHere = isHome(shape, operation);
  if (!node || !isHere) {
    return html`<h4>${title}: <a href="#${shape}">${shape}</a></h4>`;
  }
  return html`<h4 id="${shape}">${title}: ${shape}</h4>
    ${shapeBody(node, shape)}`;
}

/** The members of a named shape, under its words; which operation it belongs to is said above. */
export function shapeBody({ description = '', ...node }: SchemaNode, name: string): PageMarkup {
  const words = description.replace(/^(Body of (the earlier )?)?`(GET|POST) [^`]+`[.:,;]?\s*/, '');
  const sentence = words.charAt(0).toUpperCase() + words.slice(1);
  return html`${sentence ? html`<p>${inline(sentence)}</p>` : ''}
  ${memberTable(node, `Members of ${name}`)}`;
}

function parameterTable(parameters: readonly Parameter[]): PageMarkup {
  const node: SchemaNode = {
    properties: Object.fromEntries(
      parameters.map(({ name, schema, ...rest }) => [
        name,
        {
          ...schema,
          description: rest.description,
          'x-origin': rest['x-origin'],
          'x-spec-lines': rest['x-spec-lines'],
          ...(rest['x-reason'] !== undefined && { 'x-reason': rest['x-reason'] }),
        },
      ]),
    ),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
  return html`<h4>Parameters</h4>
    ${memberTable(node, 'Parameters of the address')}`;
}

function refusals({ responses }: ApiOperation, { document, usual }: Context): PageMarkup {
  const codes = Object.values(responses).flatMap(
    (response) => responseAt(document, response)?.['x-error-codes'] ?? [],
  );
  const own = document['x-errors'].filter(({ code }) => codes.includes(code) && !usual.has(code));
  if (own.length === 0) {
    return html`<h4>Refusals</h4>
      <p class="quiet">Only the <a href="#errors">usual ones</a>.</p>`;
  }
  return html`<h4>Refusals</h4>
    <dl class="refusals">
      ${own.map(
        ({ code, status, meaning }) =>
          html`<div>
            <dt>
              <span class="status">${status}</span> <a href="#${code}"><code>${code}</code></a>
            </dt>
            <dd>${inline(meaning)}</dd>
          </div> `,
      )}
    </dl>
    <p class="quiet">And the <a href="#errors">usual ones</a>.</p>`;
}

function example({ method, path, operation }: Placed): PageMarkup | string {
  const success = operation.responses['200'];
  const answer =
    success && 'content' in success ? success.content['application/json'].example : undefined;
  if (answer === undefined) return '';
  const sent = operation.requestBody?.content['application/json'].example;
  return html`<details>
    <summary>Example: <span>${method} ${addressOf(path, operation.parameters)}</span></summary>
    ${
      sent === undefined
        ? ''
        : html`<p class="quiet">Sent</p>
            <pre>${coloured(sent)}</pre>`
    }
    <p class="quiet">Answered by the emulator, long lists cut short</p>
    <pre>${coloured(answer)}</pre>
  </details>`;
}

function addressOf(path: string, parameters: readonly Parameter[]): string {
  const query = new URLSearchParams();
  let filled = path;
  for (const { name, in: place, example: value } of parameters) {
    if (value === undefined) continue;
    if (place === 'path') filled = filled.replace(`{${name}}`, value);
    else query.set(name, value);
  }
  return query.size > 0 ? `${filled}?${query.toString()}` : filled;
}
