import type { Emulator } from '../../src/emulator/index.js';
import type { ControlCall, Send, Target } from './target.js';

/** The emulator in this very process, as a page would reach it. */
export function inProcess({ app, control, fetch }: Emulator): Target {
  const calls = { ...control, index: () => control.state() };
  const call = calls as unknown as Record<ControlCall, (body?: object) => unknown>;
  const send =
    (origin?: string): Send =>
    async (address, init) =>
      app.fetch(new Request(address, init), { origin: origin ?? null });
  return {
    baseUrl: 'https://emulator.invalid',
    fetch: (address, init) => fetch(address, init),
    send,
    async control(name, body) {
      const [, attemptId] = name.split('payments/');
      if (attemptId !== undefined) return call.payments({ attemptId, ...body });
      return call[name](body);
    },
  };
}
