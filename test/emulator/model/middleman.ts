import type { ControlCall, Send, Target } from '../../conformance/target.js';
import type { Mutation } from './stage.js';

/** Ways to stand between the emulator and whoever asks it. */

export const sending = (target: Target, change: (send: Send) => Send): Target => ({
  ...target,
  send: (origin) => change(target.send(origin)),
});

/** Changes what a page is answered. */
export const answering =
  (change: (text: string, address: string) => string): Mutation =>
  (target) =>
    sending(target, (send) => async (address, init) => {
      const answer = await send(address, init);
      const text = change(await answer.text(), address);
      return new Response(text, { status: answer.status, headers: answer.headers });
    });

/** Changes what the control port shows. */
export const showing =
  <Shown>(name: ControlCall, change: (shown: Shown) => Shown): Mutation =>
  (target) => ({
    ...target,
    async control(call, body) {
      const shown = await target.control(call, body);
      return call === name && body === undefined ? change(shown as Shown) : shown;
    },
  });
