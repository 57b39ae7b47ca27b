/** Where the built loader makes the addresses of its parts: `new URL(name, address)`. */
const beside = /new URL\(([\w$]+),([^()]+)\)/g;

/**
 * The loader for a page that names no version: it stands above the folders of all versions and takes
 * its parts from one of them, so that they can be kept for ever and it alone is asked about.
 * docs/hosting.md
 * @param loader bandstand.js as it stands beside its parts
 */
export function loaderAbove(loader: string, version: string): string {
  const places = loader.match(beside)?.length ?? 0;
  if (places !== 1)
    throw new Error(`bandstand.js makes addresses in ${places} places, not in one.`);
  return loader.replace(
    beside,
    (_call, name: string, address: string) => `new URL("${version}/"+${name},${address})`,
  );
}

/** The folder that such a loader takes its parts from, with a slash; nothing for one beside them. */
export const folderOf = (loader: string): string =>
  /new URL\("(\d+\.\d+\.\d[\w.-]*\/)"\+/.exec(loader)?.[1] ?? '';
