import { routes, type EndpointName } from '../../src/contract/routes.js';
import type { Emulator } from '../../src/emulator/index.js';
import type { Send, Target } from './target.js';

/** What an operation has answered. */
export interface Given {
  name: EndpointName;
  status: number;
  body: unknown;
}

/** Throws when docs/openapi.json does not describe such an answer. */
export type Judge = (given: Given) => void | Promise<void>;

/** Whether somebody has asked for answers that no document describes. */
type IsBent = () => boolean | Promise<boolean>;

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
function operationAt({ method, url }: Asked): EndpointName | undefined {
  const { pathname } = new URL(url);
  const here = patterns.filter(({ pattern }) => pattern.test(pathname));
  return (here.find((one) => one.method === method) ?? here[0])?.name;
}

interface Asked {
  method: string;
  url: string;
}

/** Faults bend answers on purpose: only while some are set may one be wrong. */
async function hold(judge: Judge, asked: Asked, response: Response, isBent: IsBent): Promise<void> {
  const name = operationAt(asked);
  if (!name || asked.method === 'OPTIONS' || asked.method === 'HEAD') return;
  const copy = response.clone();
  try {
    await judge({ name, status: response.status, body: await copy.json() });
  } catch (complaint) {
    if (!(await isBent())) throw complaint;
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
    await hold(judge, request, response, () => areBent(control.faults(), control.settings()));
    return response;
  };
  return emulator;
}

/** A target whose answers are judged as they come over the wire. */
export function judgedTarget(target: Target, judge: Judge): Target {
  const isBent = async () =>
    areBent(
      (await target.control('faults')) as Faults,
      (await target.control('settings')) as Settings,
    );
  const through =
    (send: Send): Send =>
    async (url, init) => {
      const response = await send(url, init);
      await hold(judge, { method: init?.method ?? 'GET', url }, response, isBent);
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
}

const areBent = ({ faults }: Faults, { omit, shuffleStatuses }: Settings): boolean =>
  faults.length > 0 || omit.length > 0 || shuffleStatuses;
