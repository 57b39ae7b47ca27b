type Args = Parameters<EventTarget['addEventListener']>;
type Listen = (this: EventTarget, ...args: Args) => void;

/** The goal of a page with many widgets: what one of them may listen to, with all its parts. */
export const mostListeners = 10;

/** What listens from now until `leave`, wherever it does, as "BUTTON click". */
export function countListeners(): { names: () => string[]; leave: () => void } {
  const addEventListener: Listen = Reflect.get(EventTarget.prototype, 'addEventListener');
  const removeEventListener: Listen = Reflect.get(EventTarget.prototype, 'removeEventListener');
  const heard: { on: unknown; type: string; run: unknown }[] = [];
  EventTarget.prototype.addEventListener = function (...args: Args) {
    const [type, run, options] = args;
    const goes = typeof options === 'object' && (options.once || options.signal);
    if (!goes && this instanceof Node) heard.push({ on: this, type, run });
    else if (!goes && (this as unknown) === window) heard.push({ on: this, type, run });
    addEventListener.apply(this, args);
  };
  EventTarget.prototype.removeEventListener = function (...args: Args) {
    const place = heard.findIndex(
      ({ on, type, run }) => on === this && type === args[0] && run === args[1],
    );
    if (place >= 0) heard.splice(place, 1);
    removeEventListener.apply(this, args);
  };
  return {
    names: () =>
      heard.map(({ on, type }) => `${on instanceof Node ? on.nodeName : 'window'} ${type}`),
    leave: () => Object.assign(EventTarget.prototype, { addEventListener, removeEventListener }),
  };
}
