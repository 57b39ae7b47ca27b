import { readFileSync } from 'node:fs';
import { responseAt, type ApiDocument, type SchemaNode } from '../document.js';
import { html, inline, PageMarkup, paragraphs } from './markup.js';
import { markOf, typeOf } from './members.js';
import { table } from './table.js';
import {
  answerOf,
  bodyName,
  operationSection,
  operationsOf,
  shapeBody,
  type Placed,
} from './operation.js';

const style = readFileSync(new URL('page.css', import.meta.url), 'utf8');

/** The document as a page to read: one file, no script, nothing from elsewhere. */
export function pageOf(document: ApiDocument): string {
  const operations = operationsOf(document);
  const homes = homesOf(operations);
  const isHome = (shape: string, operation: string) => homes.get(shape) === operation;
  const context = { document, usual: usualCodes(document, operations), isHome };
  const shapes = Object.entries(document.components.schemas).filter(([name]) => !homes.has(name));
  const { info, tags } = document;
  const chapter = (name: string) =>
    operations.filter(({ operation }) => operation.tags[0] === name);

  return html`<!doctype html>
    <html lang="en">
      ${headOf(document)}
      <body>
        <a class="skip" href="#content">To the content</a>
        ${headerOf(document)}
        <div class="columns">
          <nav aria-label="Contents">${contents(document, chapter)}</nav>
          <main id="content">
            <section class="intro" aria-label="Before you start">
              ${paragraphs(info.description)} ${counted(document)}
            </section>
            ${tags.map(
              ({ name, description }) =>
                html`<section id="${anchorOf(name)}">
                  <h2>${name}</h2>
                  <p class="lead">${description}</p>
                  ${operationList(chapter(name))}
                  ${chapter(name).map((placed) => operationSection(placed, context))}
                </section> `,
            )}
            ${shapeSections(shapes)} ${formatTable(shapes)} ${errorTable(document, context.usual)}
          </main>
        </div>
      </body>
    </html> `.text;
}

const headOf = ({ info }: ApiDocument): PageMarkup =>
  html`<head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${info.title}</title>
    <style>
      ${new PageMarkup(style)}
    </style>
  </head>`;

const headerOf = ({ info }: ApiDocument): PageMarkup =>
  html`<header class="top">
    <p>Interface, version ${info.version}</p>
    <h1>${info.title}</h1>
    <p>To read; for programs, the same in <a href="openapi.json">openapi.json</a>.</p>
  </header>`;

const anchorOf = (name: string) => `chapter-${name.toLowerCase()}`;

/** A shape that an operation takes or gives is shown there, and only there. */
function homesOf(operations: readonly Placed[]): Map<string, string> {
  const homes = new Map<string, string>();
  for (const { operation } of operations) {
    for (const shape of [bodyName(operation), answerOf(operation)]) {
      if (shape && !homes.has(shape)) homes.set(shape, operation.operationId);
    }
  }
  return homes;
}

function usualCodes(document: ApiDocument, operations: readonly Placed[]): Set<string> {
  const lists = operations.map(({ operation }) =>
    Object.values(operation.responses).flatMap(
      (response) => responseAt(document, response)?.['x-error-codes'] ?? [],
    ),
  );
  const codes = document['x-errors'].map(({ code }) => code);
  return new Set(codes.filter((code) => lists.every((list) => list.includes(code))));
}

/** Beside the text with every operation; above it, where there is little room, by chapter. */
function contents({ tags }: ApiDocument, chapter: (name: string) => Placed[]): PageMarkup {
  return html`<ul>
    ${tags.map(
      ({ name }) =>
        html`<li>
          <a href="#${anchorOf(name)}">${name}</a>
          ${operationList(chapter(name))}
        </li> `,
    )}
    <li><a href="#shapes">Shapes</a></li>
    <li><a href="#formats">Formats</a></li>
    <li><a href="#errors">Error codes</a></li>
  </ul>`;
}

const operationList = (operations: Placed[]): PageMarkup =>
  html`<ul class="operations">
    ${operations.map(
      ({ method, operation: { operationId, summary } }) =>
        html`<li>
          <a href="#${operationId}"><span class="method ${method}">${method}</span> ${summary}</a>
        </li> `,
    )}
  </ul>`;

/** How much of the interface stands in the specification. */
function counted({ components }: ApiDocument): PageMarkup {
  const text = JSON.stringify(components.schemas);
  const count = (origin: string) => text.split(`"x-origin":"${origin}"`).length - 1;
  return html`<p class="counted">
    <span class="mark spec">spec</span> ${count('spec')} members and shapes are stated
    <span class="mark implied">implied</span> ${count('implied')} no service can do without
    <span class="mark gap">gap</span> ${count('gap')} were decided here
  </p>`;
}

const isShape = ({ properties, oneOf, anyOf }: SchemaNode) =>
  properties !== undefined || [...(oneOf ?? []), ...(anyOf ?? [])].some((one) => one.properties);

function shapeSections(schemas: [string, SchemaNode][]): PageMarkup {
  return html`<section id="shapes">
    <h2>Shapes</h2>
    <p class="lead">What answers and bodies are made of, by name.</p>
    ${schemas
      .filter(([, node]) => isShape(node))
      .map(
        ([name, node]) =>
          html`<article id="${name}">
            <h3><a href="#${name}">${name}</a></h3>
            ${shapeBody(node, name)}
          </article> `,
      )}
  </section>`;
}

function formatTable(schemas: [string, SchemaNode][]): PageMarkup {
  const rows = schemas
    .filter(([, node]) => !isShape(node))
    .map(
      ([name, node]) =>
        html`<tr id="${name}">
          <th scope="row"><code>${name}</code></th>
          <td>${typeOf(node)}</td>
          <td>${inline(node.description ?? '')}</td>
          <td>${markOf(node)}</td>
        </tr> `,
    );
  return html`<section id="formats">
    <h2>Formats</h2>
    <p class="lead">Texts and numbers with a rule of their own.</p>
    ${table('Formats by name', ['Name', 'Type'], rows)}
  </section>`;
}

function errorTable(document: ApiDocument, usual: ReadonlySet<string>): PageMarkup {
  const rows = document['x-errors'].map(
    ({ code, status, meaning, ...marks }) =>
      html`<tr id="${code}">
        <th scope="row"><code>${code}</code></th>
        <td>
          <span class="status">${status}</span>${usual.has(code) ? html` <em>usual</em>` : ''}
        </td>
        <td>${inline(meaning)}</td>
        <td>${markOf(marks)}</td>
      </tr> `,
  );
  return html`<section id="errors">
    <h2>Error codes</h2>
    <p class="lead">
      The usual ones may come from any operation. A client decides by the code, never by the status.
    </p>
    ${table('Error codes with their status', ['Code', 'Status'], rows)}
  </section>`;
}
