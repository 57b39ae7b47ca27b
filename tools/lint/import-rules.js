import { dirname, join, relative } from 'node:path/posix';

/** Who may import whom; `docs/architecture.md` says why. A room may always import itself. */
const mayImport = {
  'src/contract': [],
  'src/client': ['src/contract'],
  'src/clock': [],
  'src/cache': ['src/clock'],
  'src/lineup': ['src/contract'],
  'src/forms': ['src/contract'],
  'src/merch': ['src/contract'],
  'src/checkout': ['src/contract', 'src/clock', 'src/client'],
  'src/format': ['src/contract', 'src/clock'],
  'src/i18n': ['src/contract'],
  'src/html': ['src/contract'],
  'src/embed': [],
  'src/offline': ['src/cache', 'src/client', 'src/contract'],
  'src/emulator': ['src/contract'],
  components: ['src', 'components/internal'],
  src: ['src'],
  'tools/snippet': ['src', 'components/elements.js'],
  'tools/cli': [
    'src',
    'tools/snippet',
    'test/conformance',
    'components/elements.js',
    'components/event-faq/questions.js',
    'components/event-news/articles.js',
    'components/event-news/article-links.js',
    'components/event-card/event-details.js',
  ],
};

/** Packages that belong to some rooms only. */
const owners = {
  lit: ['components'],
  '@lit': ['components'],
  dompurify: ['src/html'],
  hono: ['src/emulator'],
  '@hono': ['src/emulator'],
  '@noble': ['src/emulator'],
  'idb-keyval': ['src/emulator'],
  '@stripe': ['src/checkout'],
  'lean-qr': ['components/event-lineup'],
  parse5: ['tools/cli'],
  valibot: ['src/contract', 'src/emulator'],
};

/** What of the contract a widget may carry. */
const withoutSchemas = ['src/contract/routes.js', 'src/contract/loose.js'];

const below = (path, folder) => path === folder || path.startsWith(`${folder}/`);

/** `components/event-faq/a.ts` lives in `components/event-faq`, which obeys `components`. */
function roomOf(path) {
  const element = /^components\/[^/]+(?=\/)/.exec(path)?.[0];
  return element ?? Object.keys(mayImport).find((room) => below(path, room));
}

/** Why `from` may not import `source`, or undefined when it may. */
function objection(from, source, { typeOnly, lazy }) {
  const room = roomOf(from);
  if (!room) return undefined;
  if (!source.startsWith('.')) return packageObjection(room, source);
  return neighbourObjection(room, join(dirname(from), source), { typeOnly, lazy });
}

function packageObjection(room, source) {
  const name = Object.keys(owners).find((owner) => below(source, owner));
  if (!name || owners[name].some((owner) => below(room, owner))) return undefined;
  return `${name} is imported only in ${owners[name].join(' and ')}.`;
}

function neighbourObjection(room, target, { typeOnly, lazy }) {
  if (below(target, room) && room !== 'components' && room !== 'src') return undefined;
  const permitted = mayImport[room] ?? mayImport.components;
  if (!permitted.some((folder) => below(target, folder))) {
    return `${room} may import ${permitted.join(' and ') || 'nothing else of ours'}, not ${target}.`;
  }
  if (room === 'tools/cli') return undefined; // no visitor downloads it
  if (room === 'src/checkout' && below(target, 'src/client') && !typeOnly) {
    return 'The checkout takes a client as it is handed one: only its types.';
  }
  if (below(target, 'src/emulator') && !(room === 'src' && lazy)) {
    return 'Only the npm entry imports the emulator, and lazily: it reaches no widget.';
  }
  const schema = below(target, 'src/contract') && !withoutSchemas.includes(target);
  if (schema && !typeOnly && room !== 'src/emulator') {
    return 'Only types of the contract, the rows of routes.ts and the readers of loose.ts: no schema reaches a visitor.';
  }
  return undefined;
}

/** True for `import type …` and for `import { type A, type B }`. */
const isTypeOnly = (node) =>
  node.importKind === 'type' ||
  node.exportKind === 'type' ||
  (node.specifiers?.length > 0 && node.specifiers.every((one) => one.importKind === 'type'));

export const rooms = {
  create(context) {
    const from = relative(context.cwd, context.filename);
    const check = (node) => {
      const source = node.source?.value;
      if (typeof source !== 'string') return;
      const lazy = node.type === 'ImportExpression';
      const message = objection(from, source, { typeOnly: isTypeOnly(node), lazy });
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
