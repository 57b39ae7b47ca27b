/** What `emulator.js` exports. */
interface EmulatorFile {
  start(options: {
    scenario: string;
    origin: string;
    assetsUrl: string;
  }): Promise<{ fetch: typeof fetch }>;
}

/** Loads the emulator from beside the script. `address` is `emulator:` and the name of a scenario. */
export async function startEmulator(
  address: string,
  beside: (name: string) => string,
): Promise<typeof fetch> {
  const file = (await import(/* @vite-ignore */ beside('emulator.js'))) as EmulatorFile;
  const { fetch } = await file.start({
    scenario: address.replace(/^.*?:/, ''),
    origin: location.origin,
    assetsUrl: beside('demo/'),
  });
  return fetch;
}
