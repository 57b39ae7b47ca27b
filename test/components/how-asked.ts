import { routes } from '../../src/contract/routes.js';
import { operationAt } from '../conformance/judged.js';
import { baseUrl } from './page.js';

/** How an element asks for the feed at a path: its address, and with which key. */
export function howAsked(path: string) {
  const operation = operationAt({ method: 'GET', url: baseUrl + path });
  if (!operation) throw new Error(`Nothing is asked for at ${path}.`);
  const { gate, surface } = routes[operation];
  const search = surface ? '?surface=web' : '';
  /** What is open is asked for without a key. */
  const sent = (key: string) => (gate === 'open' ? undefined : key);
  /** The loader of the script tag asks before the element does. */
  const isEarly = gate === 'key' && surface;
  return { address: baseUrl + path + search, search, sent, isEarly };
}
