import { demoOrigin } from './demo-world.js';
import { NotHere, type Send, type Target } from './target.js';

/** @param controlUrl of the control port, without a slash at the end; none: there is no such port */
export function overHttp(baseUrl: string, controlUrl?: string, page = demoOrigin): Target {
  const send =
    (origin?: string): Send =>
    (address, init = {}) => {
      const headers = new Headers(init.headers);
      if (origin !== undefined) headers.set('Origin', origin);
      return fetch(address, { ...init, headers });
    };
  return {
    baseUrl,
    fetch: send(page),
    page: () => page,
    send,
    async control(call, body) {
      if (controlUrl === undefined) throw new NotHere('the control port');
      const address = `${controlUrl}/${call === 'index' ? '' : call}`;
      const init = body && { method: 'POST', body: JSON.stringify(body) };
      const answer = await fetch(address, init);
      if (!answer.ok) throw new Error(`${call}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as unknown;
    },
  };
}
