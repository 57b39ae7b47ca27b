/**
 * Listeners of keys go through `ignoreComposingKeys` (in the emulator `ignoreComposingKeysInPanel`), which
 * does nothing while a person composes. `keepLettersFromPage` only keeps letters from the page.
 */
function isHeeding(node) {
  if (node?.type === 'TSAsExpression') return isHeeding(node.expression);
  if (node?.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].every(
      (one) => one.name === 'nothing' || isHeeding(one),
    );
  return node?.type === 'CallExpression'
    ? /^ignoreComposingKeys/.test(node.callee.name)
    : node?.name === 'keepLettersFromPage';
}

const message = 'Wrap what listens to keys in ignoreComposingKeys(…): a person may be composing.';

export const composing = {
  create: (context) => ({
    TaggedTemplateExpression({ quasi: { quasis, expressions } }) {
      for (const [index, node] of expressions.entries()) {
        const isOfKeys = /@key(?:down|up|press)=["']?$/.test(quasis[index].value.raw);
        if (isOfKeys && !isHeeding(node)) context.report({ node, message });
      }
    },
    'CallExpression[callee.property.name="addEventListener"]'(call) {
      const [type, node] = call.arguments;
      if (/^key/.test(type?.value ?? '') && !isHeeding(node)) context.report({ node, message });
    },
  }),
};
