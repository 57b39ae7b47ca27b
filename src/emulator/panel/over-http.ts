import type { AsyncControl } from '../control/control.js';

/**
 * The control port over HTTP. Every call has the same form, so that one which is added there needs
 * no line here.
 * @param base address of the port, ending in a slash
 */
export function controlOver(base: string, ask: typeof fetch): AsyncControl {
  const call = async (name: string, body: unknown) => {
    const { path, sent } = addressed(name, body);
    const request = sent === undefined ? {} : { method: 'POST', body: JSON.stringify(sent) };
    const response = await ask(base + path, request);
    const answer = (await response.json()) as { error?: string };
    if (!response.ok) throw new Error(answer.error ?? `The emulator answers ${response.status}.`);
    return answer;
  };
  return new Proxy({} as AsyncControl, {
    get: (_none, name: string) => (body?: unknown) => call(name, body),
  });
}

/**
 * `state` lives at the root, what is done to one payment below its id; `reset` never only looks. A
 * name of two words is spelt with a hyphen.
 */
function addressed(name: string, body: unknown): { path: string; sent: unknown } {
  if (name === 'state') return { path: '', sent: undefined };
  if (name === 'reset') return { path: name, sent: body ?? {} };
  const path = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (name !== 'payments' || body === undefined) return { path, sent: body };
  const { attemptId, ...sent } = body as { attemptId: string };
  return { path: `payments/${encodeURIComponent(attemptId)}`, sent };
}
