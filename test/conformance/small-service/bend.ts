import type { EndpointName } from '../../../src/contract/routes.js';
import type { Elsewhere } from '../elsewhere.js';
import type { Asked, Reply, Rules } from './rules.js';

/** One rule of the specification broken, and the cases that have to say so. */
export interface Fault {
  readonly what: string;
  readonly chapter: string;
  readonly found: readonly string[];
  readonly rules: Partial<Rules>;
  readonly more?: Partial<Elsewhere>;
}

export const inChapter = (chapter: string, faults: Omit<Fault, 'chapter'>[]): Fault[] =>
  faults.map((one) => ({ ...one, chapter }));

export type Data = Record<string, unknown>;

/** Bends what stands under `data`, of one operation or of all. */
export const bent = (name: EndpointName | null, bend: (data: Data, asked: Asked) => Data) => ({
  finish: (reply: Reply, asked: Asked): Reply => {
    const isIt = reply.body['data'] !== undefined && (name === null || asked.name === name);
    if (!isIt) return reply;
    return { ...reply, body: { ...reply.body, data: bend(reply.body['data'] as Data, asked) } };
  },
});

export const bentReply = (
  fits: (reply: Reply, asked: Asked) => boolean,
  bend: (reply: Reply) => Partial<Reply>,
) => ({
  finish: (reply: Reply, asked: Asked): Reply =>
    fits(reply, asked) ? { ...reply, ...bend(reply) } : reply,
});

/** Takes for a success what should be refused with this code. */
export const forgets = (code: string, data: Data) =>
  bentReply(
    ({ body }) => (body['error'] as Data | undefined)?.['code'] === code,
    () => ({ status: 200, body: { apiVersion: 1, data } }),
  );

export const without = (name: string) =>
  bentReply(
    ({ headers }) => name in headers,
    ({ headers }) => ({
      headers: Object.fromEntries(Object.entries(headers).filter(([other]) => other !== name)),
    }),
  );

/** Each entry of a list bent. */
export const each = (list: string, bend: (one: Data) => Data) => (data: Data) => ({
  ...data,
  [list]: (data[list] as Data[]).map(bend),
});

export const dropped = (name: string) => (one: Data) =>
  Object.fromEntries(Object.entries(one).filter(([other]) => other !== name));
