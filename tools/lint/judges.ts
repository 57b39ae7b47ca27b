/** What judges the sources without running a test: a command, and the files that it looks at. */
export interface Judge {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** All of them, as the command takes them. */
  readonly all: readonly string[];
  /** Which of the changed ones; none where it must see the whole. */
  readonly some?: RegExp;
  /** Whether one that has changed may break others, which are all looked at then. */
  readonly affects?: RegExp;
  /** The command that puts right what it finds. */
  readonly mend?: string;
}

/** The quickest to tell first. */
export const judges: readonly Judge[] = [
  {
    name: 'format',
    command: ['oxfmt', '--check', '--no-error-on-unmatched-pattern'],
    all: ['.'],
    some: /./,
    mend: 'npm run format',
  },
  {
    name: 'types and lint',
    command: ['oxlint', '--type-aware', '--type-check'],
    all: ['.'],
    affects: /\.(?:ts|js|mjs|json)$/,
  },
  {
    name: 'addresses',
    command: ['tsx', 'tools/lint/safe-addresses.ts'],
    all: [],
    some: /^(?:src|components)\/.*\.ts$/,
  },
  {
    name: 'styles',
    command: ['stylelint', '--cache', '--cache-location', 'node_modules/.cache/stylelint'],
    all: ['components/**/*.ts'],
    some: /^components\/.*\.ts$/,
  },
  {
    name: 'circles',
    command: ['depcruise', '--config', 'tools/lint/circles.js'],
    all: ['src', 'components', 'tools'],
  },
];
