import { emulatorOf, type Emulator } from '../../../src/emulator/emulator.js';
import { createPageFetch } from '../../../src/emulator/in-page.js';
import { inProcess } from '../../conformance/in-process.js';
import type { Target } from '../../conformance/target.js';
import { scene } from './scene.js';
import type { Note } from './tally.js';

/** Where the commands play. */
export interface Stage {
  /** One buyer each: what a browser shows a page of an origin of its own. */
  pages: readonly Target[];
  /** The organiser, with the control port. */
  target: Target;
  /** Is told of all that takes place. */
  note: Note;
}

/** Breaks the service on purpose, to see that the test notices. */
export type Mutation = (target: Target) => Target;

export interface Staging {
  mutate?: Mutation;
  note?: Note;
}

export const buyers = 4;

/** A fresh world, whose clock stands until it is moved. */
export function createStage({
  mutate = (target) => target,
  note = () => undefined,
}: Staging): Stage {
  note('run', 'begun');
  const emulator = emulatorOf(scene, { assetsUrl: 'https://emulator.invalid/assets/' });
  const pages = Array.from({ length: buyers }, (_, page) =>
    mutate(pageAt(emulator, `http://localhost:${5001 + page}`)),
  );
  return { pages, target: mutate(inProcess(emulator)), note };
}

function pageAt(emulator: Emulator, own: string): Target {
  const send = (origin = own) => createPageFetch(emulator.app, { origin });
  return { ...inProcess(emulator), fetch: send(), send };
}
