import type { Plugin } from 'vite';

/** Where the bundler keeps the helper, and what is made with it: `__exportAll({ a: () => a })`. */
const helperFile = 'rolldown-runtime';
const helperImport = new RegExp(
  `^import \\{ \\w+ as __exportAll \\} from ".*${helperFile}.*";\n`,
  'm',
);
const namespace = /__exportAll\(\{([^}]*)\}\)/g;
const member = /(?<!\w)(\w+): \(\) => (\w+)/g;

/**
 * Parts that are loaded later and share a file are each handed over as an object of what they export.
 * The bundler makes these objects with a helper in a file of its own: one more request before anything
 * follows the first paint. Here they are written out, and the file goes.
 */
export const plainNamespaces = (): Plugin => ({
  name: 'plain-namespaces',
  apply: 'build',
  renderChunk(code) {
    if (!helperImport.test(code)) return undefined;
    const writtenOut = code
      .replace(helperImport, '')
      .replace(
        namespace,
        (_made, members: string) => `{ ${members.replace(member, 'get $1() { return $2 }')} }`,
      );
    if (writtenOut.includes('__exportAll')) {
      throw new Error(
        'The bundler makes its export objects in another way: see plain-namespaces.ts.',
      );
    }
    return { code: writtenOut, map: null };
  },
  generateBundle(_output, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const [helper] = chunks.filter(({ fileName }) => fileName.includes(helperFile));
    const isWanted = chunks.some(({ code }) => code.includes(helperFile));
    if (helper && !isWanted) Reflect.deleteProperty(bundle, helper.fileName);
  },
});
