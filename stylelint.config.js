/**
 * Styles name no left and no right: on a page that runs from right to left a physical side stays where
 * it is while everything around it is mirrored.
 *
 * @type {import('stylelint').Config}
 */
export default {
  customSyntax: 'postcss-lit',
  plugins: ['stylelint-use-logical'],
  rules: {
    'csstools/use-logical': ['always', { except: [/^(min-|max-)?(width|height)$/] }],
    // What the plugin does not know.
    'property-disallowed-list': [/^scroll-(margin|padding)-(left|right)$/],
    'declaration-property-value-disallowed-list': {
      '/^(inset|(scroll-)?(margin|padding))$/': [/^[^\s()]+ ([^\s()]+) [^\s()]+ (?!\1$)[^\s()]+$/],
    },
  },
};
