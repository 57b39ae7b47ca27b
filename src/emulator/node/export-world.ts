import { writeFileSync } from 'node:fs';
import { createEmulator } from '../index.js';
import type { ServeArguments } from './arguments.js';

/** The world as it begins, for whoever wants to seed a service of their own with it. */
export function exportWorld(file: string, { seed, now, scenario }: ServeArguments): void {
  const { control } = createEmulator({ seed, now, scenario, assetsUrl: 'pictures/' });
  const text = `${JSON.stringify(control.world(), null, 2)}\n`;
  if (file === '-') process.stdout.write(text);
  else writeFileSync(file, text);
}
