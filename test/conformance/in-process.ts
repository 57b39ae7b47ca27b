import type { Emulator } from '../../src/emulator/index.js';
import { demoOrigin } from './demo-world.js';
import type { Send, Target } from './target.js';

/** The emulator in this very process, as a page would reach it. */
export function inProcess({ app, control, fetch }: Emulator): Target {
  const calls = { ...control, index: () => control.state() } as unknown as Partial<
    Record<string, (body?: object) => unknown>
  >;
  const send =
    (origin?: string): Send =>
    async (address, init) =>
      app.fetch(new Request(address, init), { origin: origin ?? null });
  return {
    baseUrl: 'https://emulator.invalid',
    fetch: (address, init) => fetch(address, init),
    page: () => demoOrigin,
    send,
    async control(name, body) {
      const [call = '', attemptId] = name.split('/');
      const perform = calls[call.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase())];
      if (!perform) throw new Error(`There is no call ${call}.`);
      return perform(attemptId === undefined ? body : { attemptId, ...body });
    },
  };
}
