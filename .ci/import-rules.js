/**
 * Who may import whom, as lint rules. `docs/architecture.md` says why.
 * Each room names the neighbours it may reach; everything else of ours is refused.
 */
const rooms = {
  'src/contract': [],
  'src/client': ['contract'],
  'src/cache': [],
  'src/lineup': ['contract'],
  'src/format': ['contract'],
  'src/i18n': ['contract'],
  'src/html': ['contract'],
  'src/embed': [],
  'src/emulator': ['contract'],
};

/** Packages that belong to one room. */
const packages = {
  lit: ['components'],
  '@lit': ['components'],
  dompurify: ['src/html'],
  hono: ['src/emulator'],
  valibot: ['src/contract', 'src/emulator'],
};

const packagePatterns = (folder) =>
  Object.entries(packages)
    .filter(([, owners]) => !owners.some((owner) => folder.startsWith(owner)))
    .map(([name, owners]) => ({
      regex: `^${name}(/|$)`,
      message: `${name} is imported only in ${owners.join(' and ')}.`,
    }));

const tooFar = { regex: '^(\\.\\./){3,}', message: '../ at most twice.' };

const rule = (folder, patterns) => ({
  files: [`${folder}/**/*.ts`],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      { patterns: [tooFar, ...packagePatterns(folder), ...patterns] },
    ],
  },
});

const schemas = {
  regex: '/contract/(?!routes\\.js$)',
  allowTypeImports: true,
  message:
    'Only types of the contract, and the plain rows of contract/routes.js: no schema reaches a visitor.',
};

function roomRule([folder, neighbours]) {
  const allowed = neighbours.map((name) => `${name}/`).join('|');
  const others = {
    regex: allowed ? `^(\\.\\./)+(?!\\.\\./|${allowed}).*/` : '^(\\.\\./)+[^.].*/',
    message: `${folder} may import ${neighbours.join(', ') || 'nothing else of ours'}.`,
  };
  const typesOnly = neighbours.includes('contract') && folder !== 'src/emulator' ? [schemas] : [];
  return rule(folder, [inside(folder, others), ...typesOnly]);
}

/** Folders below a room may reach back into their own room. */
const inside = (folder, pattern) => {
  const own = folder.split('/').pop();
  const nested = { 'src/emulator': 'gates|routes|rules|seed|transport|control' }[folder];
  return nested
    ? { ...pattern, regex: pattern.regex.replace('contract/', `contract/|${own}/|${nested}|`) }
    : pattern;
};

const components = (folder, message, forbidden) =>
  rule(folder, [
    schemas,
    { regex: '/emulator/', message: 'Widgets never import the emulator.' },
    { regex: forbidden, message },
  ]);

export const importRules = [
  ...Object.entries(rooms).map(roomRule),
  components('components/internal', 'internal imports no element.', '^\\.\\./(?!\\.\\./)'),
  {
    ...components(
      'components',
      "An element imports components/internal and src, never another element's folder.",
      '^\\.\\./(?!\\.\\./|internal/)',
    ),
    files: ['components/*/**/*.ts'],
    ignores: ['components/internal/**'],
  },
];
