import { outcomeOf } from '../../bench/onsale/outcome.js';
import { scenes } from '../../bench/onsale/scenes.js';
import { Stage } from '../../bench/onsale/stage.js';

/**
 * Plays one scene in a process of its own, and prints what came of it. Inside the runner of the page
 * tests, which follows every promise, the same scene takes twenty times as long.
 */
const [name, options = '{}', clock] = process.argv.slice(2);
const scene = scenes.find((one) => one.name === name);
if (!scene) throw new Error(`There is no scene ${String(name)}.`);
if (clock === 'hurried') hurryClock();
const stage = new Stage(scene, JSON.parse(options) as ConstructorParameters<typeof Stage>[1]);
await stage.run();
const { seconds, holders } = stage.tally;
console.log(JSON.stringify({ outcome: outcomeOf(stage), seconds, holders }));

/** As on a machine that takes very long for what it does. */
function hurryClock(): void {
  const { setTimeout: own } = globalThis;
  const hurried = (run: () => void, wait = 0) => own(run, wait / 100_000);
  globalThis.setTimeout = hurried as typeof own;
}
