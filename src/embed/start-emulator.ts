import { pageRecord, type PageClock } from './page.js';

/** What `emulator.js` exports. */
export interface EmulatorFile {
  start(options: {
    scenario: string;
    origin: string;
    assetsUrl: string;
    event: string | undefined;
  }): Promise<{
    fetch: typeof fetch;
    clock: PageClock;
    defaults: { event: string; serviceKey: string | undefined };
  }>;
}

/** Loads the emulator from the script's folder. `address` is `emulator:` and the name of a scenario. */
export function startEmulator(
  address: string,
  beside: (name: string) => string,
): Promise<typeof fetch> {
  const file = import(/* @vite-ignore */ beside('emulator.js')) as Promise<EmulatorFile>;
  return runEmulator(address, file, beside('demo/'));
}

/** Starts it, and fills in the event and key that the page does not name. */
export async function runEmulator(
  address: string,
  file: Promise<EmulatorFile>,
  assetsUrl: string,
): Promise<typeof fetch> {
  const page = pageRecord();
  const { settings } = page;
  // A name that never resolves: nothing leaves the page by accident.
  Object.assign(settings, { baseUrl: 'https://emulator.invalid', demo: true });
  const emulator = await (
    await file
  ).start({
    scenario: address.replace(/^.*?:/, ''),
    origin: location.origin,
    assetsUrl,
    event: settings.event || undefined,
  });
  page.clock = emulator.clock;
  const { defaults } = emulator;
  settings.event ||= defaults.event;
  if (defaults.serviceKey) settings.serviceKey ||= defaults.serviceKey;
  return emulator.fetch;
}
