/** Only what an author can use stands in the manifest. */
const publicOnly = {
  name: 'public-only',
  packageLinkPhase({ customElementsManifest }) {
    for (const module of customElementsManifest.modules) {
      for (const declaration of module.declarations ?? []) {
        declaration.members = declaration.members?.filter(
          ({ privacy }) => !privacy || privacy === 'public',
        );
      }
    }
  },
};

export default {
  globs: ['components/**/*.ts'],
  outdir: 'dist',
  litelement: true,
  plugins: [publicOnly],
};
