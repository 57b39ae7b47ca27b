/**
 * Addresses in the page are of the type `SafeAddress`, which only links.ts and page-addresses.ts of
 * src/html make. Anything else may be a script (`javascript:`), whether the service, an author or a
 * visitor wrote it.
 */
const attributes = 'href|src|srcset|action|formaction|poster|xlink:href';

/** The end of what stands before an expression: the attribute, and what of its value comes first. */
const binding = new RegExp(
  String.raw`[\s"'.](?<name>${attributes})=["']?(?<start>[^"'\s>]*)$`,
  'i',
);

const isAddress = (name) => new RegExp(`^(?:${attributes})$`, 'i').test(String(name));

const isMadeIn = (file, symbol) =>
  symbol?.declarations?.some((one) => one.getSourceFile().fileName.includes(file)) ?? false;

/** Of a union, each part: a safe address, or a symbol of Lit that leaves the attribute out. */
function isSafe(type) {
  if (type.isUnion()) return type.types.every(isSafe);
  const { aliasSymbol } = type;
  const isBranded =
    aliasSymbol?.name === 'SafeAddress' && isMadeIn('src/html/links.ts', aliasSymbol);
  return isBranded || type.symbol?.name === 'nothing';
}

const message = 'An address comes from src/html, and nothing is added to it.';
const forged = 'Only links.ts and page-addresses.ts of src/html make a SafeAddress.';

const rule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const { parserServices: services } = context.sourceCode;
    if (!services?.program) return {}; // the rule needs types

    const symbolOf = (node) => services.getSymbolAtLocation(node);
    const isOfPage = (node) => isMadeIn('lib.dom', symbolOf(node));
    const expectSafe = (node) => {
      if (node && !isSafe(services.getTypeAtLocation(node))) context.report({ node, message });
    };

    return {
      'TaggedTemplateExpression[tag.name=/^(?:html|svg)$/]'({ quasi }) {
        quasi.expressions.forEach((expression, index) => {
          const found = binding.exec(quasi.quasis[index].value.raw);
          if (!found || found.groups.start.startsWith('#')) return;
          const isAlone =
            found.groups.start === '' && /^["'\s/>]/.test(quasi.quasis[index + 1].value.raw);
          if (isAlone) expectSafe(expression);
          else context.report({ node: expression, message });
        });
      },
      AssignmentExpression({ left, right }) {
        const name = left.type === 'MemberExpression' ? left.property : left;
        if ((isAddress(name.name) || name.name === 'location') && isOfPage(name)) expectSafe(right);
      },
      CallExpression({ callee, arguments: given }) {
        const name = callee.type === 'MemberExpression' ? callee.property : callee;
        if (/^setAttribute(?:NS)?$/.test(name.name)) {
          const [value, attribute] = given.toReversed();
          if (isAddress(attribute?.value)) expectSafe(value);
        } else if (/^(?:assign|replace|open|navigate)$/.test(name.name) && isOfPage(name)) {
          expectSafe(given[0]);
        }
      },
      'TSAsExpression, TSTypeAssertion'({ typeAnnotation: node }) {
        if (node.typeName?.name === 'SafeAddress') context.report({ node, message: forged });
      },
      'TSTypePredicate TSTypeReference[typeName.name="SafeAddress"]'(node) {
        context.report({ node, message: forged });
      },
    };
  },
};

export const safeAddresses = [
  {
    files: ['components/**/*.ts', 'src/**/*.ts'],
    // The emulator draws pages of its own, in a service of its own.
    ignores: ['src/emulator/**', 'src/html/{links,page-addresses}.ts'],
    plugins: { addresses: { rules: { safe: rule } } },
    rules: { 'addresses/safe': 'error' },
  },
];
