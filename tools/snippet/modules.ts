export interface Listed {
  readonly bytes: number;
  /** As an `integrity` attribute takes it. */
  readonly integrity: string;
}

/** What a page may load of a version: files by their names in the folder. */
export interface FileList {
  readonly version: string;
  readonly files: Readonly<Record<string, Listed>>;
}

/** The hashes of modules by their names beside bandstand.js, such as `chunks/1a2b3c4/follow.js`. */
export type Modules = Readonly<Record<string, string>>;

/** What is imported of the files of a version: all scripts but the one that the tag names. */
export const modulesIn = (files: FileList['files']): Modules =>
  Object.fromEntries(
    Object.entries(files)
      .filter(
        ([name]) =>
          name.endsWith('.js') &&
          !/^bandstand(\.min)?\.js$/.test(name) &&
          !name.startsWith('demo/'),
      )
      .map(([name, { integrity }]) => [name, integrity]),
  );

/** Of these, what a page with this service may come to import: the made-up one is code as well. */
export const neededModules = (modules: Modules, baseUrl: string): Modules =>
  baseUrl.startsWith('emulator:')
    ? modules
    : Object.fromEntries(
        Object.entries(modules).filter(([name]) => !/^(chunks\/\w+\/)?emulator\b/.test(name)),
      );

/** Nothing can be imported from there: below such an address there is no other. */
export const nowhere = 'data:,/';

/**
 * The content of an import map by which browsers hold every module of a folder to its hash. A part that
 * did not come is asked for again under another address (`?1`), for which there is no hash: so what the
 * map does not name of the folder leads nowhere.
 * @param folder the address of the folder, with a slash at its end
 */
export function importMapOf(modules: Modules, folder: string): string {
  const addresses = Object.keys(modules).map((name) => folder + name);
  const imports = Object.fromEntries([
    [folder, nowhere],
    ...addresses.map((address) => [address, address] as const),
  ]);
  const integrity = Object.fromEntries(
    Object.entries(modules).map(([name, hash]) => [folder + name, hash]),
  );
  // No address can end the script that it stands in.
  return JSON.stringify({ imports, integrity }, null, 1).replaceAll('<', '\\u003c');
}
