import { readFileSync } from 'node:fs';
import type { ApiDocument } from '../../tools/openapi/document.js';

/** The committed document, as a client of the service would have it. */
export const readDocument = (): ApiDocument =>
  JSON.parse(
    readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8'),
  ) as ApiDocument;
