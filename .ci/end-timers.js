import { after } from 'node:test';

/** Node waits for every timer before it ends; the page that a visitor closes does not. */
const timers = new Set();
for (const name of ['setTimeout', 'setInterval']) {
  const start = globalThis[name];
  globalThis[name] = (...given) => {
    const timer = start(...given);
    timers.add(timer);
    return timer;
  };
}
after(() => timers.forEach((timer) => timer.unref()));
