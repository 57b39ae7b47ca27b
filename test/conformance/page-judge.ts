import type { ApiDocument } from '../../tools/openapi/document.js';
import document from '../../docs/openapi.json';
import { createJudge } from './judge.js';
import type { Given } from './judged.js';

let made: ReturnType<typeof createJudge> | undefined;

/** The judge for answers in a page. */
export function judge(given: Given): void {
  made ??= createJudge(document as unknown as ApiDocument);
  made(given);
}
