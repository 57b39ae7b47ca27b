import { isReleased, unreleasedNotes } from './changelog.js';

/** What is known before anything is built. */
export interface ReleasePlan {
  readonly version: string;
  readonly lockedVersion: string;
  readonly changelog: string;
  /** As `git status --porcelain` has it. */
  readonly changes: string;
  readonly tags: readonly string[];
}

/** Why there must be no release now, and what to do: a sentence each. */
export function refusals(plan: ReleasePlan): string[] {
  const { version, lockedVersion, changelog, changes, tags } = plan;
  const raise = 'Raise the version: npm version --no-git-tag-version minor.';
  const reasons: [boolean, string][] = [
    [
      changes.trim() !== '',
      `There are changes that are not committed. Commit them, or put them aside:\n${changes.trimEnd()}`,
    ],
    [
      !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
      `"${version}" in package.json is no version. It has three numbers: 1.0.0.`,
    ],
    [
      lockedVersion !== version,
      `package-lock.json says ${lockedVersion} and package.json ${version}. Run npm install.`,
    ],
    [isReleased(changelog, version), `CHANGELOG.md has a section for ${version} already. ${raise}`],
    [tags.includes(`v${version}`), `There is a tag v${version} already. ${raise}`],
    [
      unreleasedNotes(changelog) === '',
      'Nothing stands under "Unreleased" in CHANGELOG.md. Say there what a host will notice.',
    ],
  ];
  return reasons.filter(([holds]) => holds).map(([, words]) => words);
}
