import { gapLimits } from '../../contract/limits.js';

const mostBytes = gapLimits.bodyKibibytes * 1024;

export const tooLong = `The body is larger than ${gapLimits.bodyKibibytes} KiB.`;

/**
 * The body as text; undefined for one that is longer than a body may be. It is read no further than
 * that, so that nobody fills the memory (requirements LIM-11).
 */
export async function bodyText(request: Request): Promise<string | undefined> {
  if (request.method === 'GET' || request.method === 'HEAD') return ''; // they have none
  if (Number(request.headers.get('Content-Length')) > mostBytes) return undefined;
  const reader = request.body?.getReader();
  if (!reader) return withinLimit(await request.text()); // a browser that shows no stream here
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > mostBytes) {
      void reader.cancel().catch(() => undefined);
      return undefined;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

const withinLimit = (text: string): string | undefined =>
  new TextEncoder().encode(text).length > mostBytes ? undefined : text;
