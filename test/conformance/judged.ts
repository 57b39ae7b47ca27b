import { routes, type EndpointName } from '../../src/contract/routes.js';
import type { Emulator } from '../../src/emulator/index.js';
import type { Send, Target } from './target.js';

/** What an operation has answered. */
export interface Given {
  name: EndpointName;
  status: number;
  body: unknown;
  /** From a service that says only what the specification states. */
  isBare?: boolean;
}

/** Throws when docs/openapi.json does not describe such an answer. */
export type Judge = (given: Given) => void | Promise<void>;

/** What somebody has asked for: answers that no document describes, or that the bare one does. */
interface Manner {
  isBent: boolean;
  isBare: boolean;
}
type MannerOf = () => Manner | Promise<Manner>;

/** Static paths first, so that `search` is no slug. */
const patterns = (Object.keys(routes) as EndpointName[])
  .map((name) => ({ name, ...routes[name] }))
  .sort((one, other) => one.path.split('{').length - other.path.split('{').length)
  .map(({ name, path, method }) => ({
    name,
    method,
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }));

/** Of a path that is asked with a method it does not have, any operation: all refuse that alike. */
export function operationAt({ method, url }: Asked): EndpointName | undefined {
  const { pathname } = new URL(url);
  const here = patterns.filter(({ pattern }) => pattern.test(pathname));
  return (here.find((one) => one.method === method) ?? here[0])?.name;
}

export interface Asked {
  method: string;
  url: string;
}

interface Answer {
  status: number;
  text: string;
}

/** Undefined for what is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Faults bend answers on purpose: only while some are set may one be wrong. */
async function hold(judge: Judge, asked: Asked, answer: Answer, of: MannerOf): Promise<void> {
  const name = operationAt(asked);
  if (!name || asked.method === 'OPTIONS' || asked.method === 'HEAD') return;
  const given: Given = { name, status: answer.status, body: parsed(answer.text) };
  try {
    await judge(given);
  } catch (complaint) {
    const { isBent, isBare } = await of();
    if (isBent) return;
    if (!isBare) throw complaint;
    await judge({ ...given, isBare });
  }
}

/** An emulator whose answers are all judged, whoever asks. */
export function judged<Known extends Pick<Emulator, 'app' | 'control'>>(
  emulator: Known,
  judge: Judge,
): Known {
  const { app, control } = emulator;
  const answer = app.fetch;
  app.fetch = async (request, ...rest) => {
    const response = await answer(request, ...rest);
    const { status, headers } = response;
    const text = await response.text();
    const of = () => mannerOf(control.faults(), control.settings());
    await hold(judge, request, { status, text }, of);
    // To write it anew is much quicker than to clone it before it is read.
    return new Response(text || null, { status, headers });
  };
  return emulator;
}

/** A target whose answers are judged as they come over the wire. */
export function judgedTarget(target: Target, judge: Judge): Target {
  const manner = async () =>
    mannerOf(
      (await target.control('faults')) as Faults,
      (await target.control('settings')) as Settings,
    );
  const through =
    (send: Send): Send =>
    async (url, init) => {
      const response = await send(url, init);
      // An answer that breaks off on its way is for the case to judge.
      const text = await response
        .clone()
        .text()
        .catch(() => '');
      const answer = { status: response.status, text };
      await hold(judge, { method: init?.method ?? 'GET', url }, answer, manner);
      return response;
    };
  return {
    ...target,
    fetch: through(target.fetch),
    send: (origin) => through(target.send(origin)),
  };
}

interface Faults {
  faults: unknown[];
}
interface Settings {
  omit: unknown[];
  shuffleStatuses: boolean;
  additiveMembers: boolean;
  bare: boolean;
}

const mannerOf = (
  { faults }: Faults,
  { omit, shuffleStatuses, additiveMembers, bare }: Settings,
): Manner => ({
  isBent: faults.length > 0 || omit.length > 0 || shuffleStatuses || (bare && additiveMembers),
  isBare: bare,
});
