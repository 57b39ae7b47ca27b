import { composing } from './composing-keys.js';
import { rooms } from './import-rules.js';
import { reflection, youngerCss } from './older-browsers.js';

/** Refuses what a selector finds: each option is one, and says why. */
const noSyntax = {
  meta: { schema: false },
  create: (context) =>
    Object.fromEntries(
      context.options.map(({ selector, message }) => [
        selector,
        (node) => context.report({ node, message }),
      ]),
    ),
};

/** Our own rules, as `.oxlintrc.json` names them. */
export default {
  meta: { name: 'bandstand' },
  rules: { composing, 'no-syntax': noSyntax, reflection, rooms, 'younger-css': youngerCss },
};
