import type { Hono } from 'hono/tiny';
import { gapLimits } from '../../contract/limits.js';

/** What a transport knows of a request beyond the request itself, and can do to its connection. */
export interface Transport {
  /** Origin of the page that asks, null for a caller that is no page; by default the header says. */
  origin?: string | null;
  /** The network address, or the page: whose calls and holds are counted together. */
  caller?: string;
  /** The device, where the transport knows it: its holds are counted together, too. */
  device?: string | undefined;
  /** Whether the control port answers this caller. */
  trusted?: boolean;
  /** Breaks the connection: before any answer, or in the middle of the body. */
  breakOff?: (when: 'before_answer' | 'within_body') => void;
}

/** The service and its control port as one application. */
export type EmulatorApp = Hono<{ Bindings: Transport }>;

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
