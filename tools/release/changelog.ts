const heading = '## Unreleased';

/** What stands under "Unreleased", or nothing. */
export function unreleasedNotes(changelog: string): string {
  const [, after = ''] = changelog.split(`${heading}\n`);
  return (after.split(/^## /m)[0] ?? '').trim();
}

/** The version has a section of its own. */
export const isReleased = (changelog: string, version: string): boolean =>
  changelog.split('\n').some((line) => line.split(/[\s,]+/)[1] === version && /^## /.test(line));

/** The changelog with what was unreleased under the version, and an empty place for what comes. */
export const released = (changelog: string, version: string, day: string): string =>
  changelog.replace(`${heading}\n`, () => `${heading}\n\n## ${version}, ${day}\n`);
