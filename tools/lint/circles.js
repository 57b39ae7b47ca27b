/**
 * Neither a file nor a folder may import itself, however many others lie between, and be it a type or
 * a part that is loaded later: a stranger could read neither of them first.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-circle-of-files',
      severity: 'error',
      comment: 'Move what both need into a file below them.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-circle-of-folders',
      severity: 'error',
      comment: 'Move what both folders need into one below them.',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    metrics: true, // without them folders are not looked at
    doNotFollow: { path: 'node_modules' },
    // Tools run tests, and tests use the tools that they test.
    exclude: { path: '^(\\.ci|bench|dist|node_modules|stories|test)/' },
  },
};
