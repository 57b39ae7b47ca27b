import type { Emulator } from '../../src/emulator/index.js';
import type { ControlCall, Send, Target } from './target.js';

/** An emulator in the same program, in a page or in Node, without a socket between. */
export function targetOf(emulator: Emulator, baseUrl: string): Target {
  const { app, control } = emulator;
  const calls = { ...control, index: () => control.state() };
  const call = calls as unknown as Record<ControlCall, (body?: object) => unknown>;
  const send =
    (origin?: string): Send =>
    async (address, init) =>
      app.fetch(new Request(address, init), { origin: origin ?? null });
  return {
    baseUrl,
    fetch: (address, init) => emulator.fetch(address, init),
    send,
    control: async (name, body) => call[name](body),
  };
}
