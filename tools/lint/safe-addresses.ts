import { readFileSync } from 'node:fs';
import ts from 'typescript';

/**
 * Addresses in the page are of the type `SafeAddress`, which only links.ts and page-addresses.ts of
 * src/html make. Anything else may be a script (`javascript:`), whether the service, an author or a
 * visitor wrote it. As it needs types, TypeScript is asked: the linter's own rules see none.
 */
const attributes = 'href|src|srcset|action|formaction|poster|xlink:href';

/** The end of what stands before an expression: the attribute, and what of its value comes first. */
const binding = new RegExp(
  String.raw`[\s"'.](?<name>${attributes})=["']?(?<start>[^"'\s>]*)$`,
  'i',
);

/** Nothing that the rule looks at is in a file without one of these words. */
const worthALook = new RegExp(`${attributes}|location|assign|\\.replace|open|navigate|SafeAddress`);

const isAddress = (name: string) => new RegExp(`^(?:${attributes})$`, 'i').test(name);

const isMadeIn = (file: string, symbol: ts.Symbol | undefined) =>
  symbol?.declarations?.some((one) => one.getSourceFile().fileName.includes(file)) ?? false;

/** Of a union, each part: a safe address, or a symbol of Lit that leaves the attribute out. */
function isSafe(type: ts.Type): boolean {
  if (type.isUnion()) return type.types.every(isSafe);
  const { aliasSymbol } = type;
  const isBranded =
    aliasSymbol?.name === 'SafeAddress' && isMadeIn('src/html/links.ts', aliasSymbol);
  return isBranded || (type as Partial<ts.Type>).symbol?.name === 'nothing';
}

const message = 'An address comes from src/html, and nothing is added to it.';
const forged = 'Only links.ts and page-addresses.ts of src/html make a SafeAddress.';

/** What is wrong with a node itself; undefined where nothing is. */
function wrongIn(node: ts.Node, checker: ts.TypeChecker): string | undefined {
  const isUnsafe = (value: ts.Node) => !isSafe(checker.getTypeAtLocation(value));
  const isOfPage = (name: ts.Node) => isMadeIn('lib.dom', checker.getSymbolAtLocation(name));
  if (ts.isTemplateSpan(node)) return isUnsafeSpan(node, isUnsafe) ? message : undefined;
  if (ts.isTypeReferenceNode(node))
    return node.typeName.getText() === 'SafeAddress' && isClaim(node.parent) ? forged : undefined;
  if (ts.isCallExpression(node))
    return isUnsafeCall(node, isUnsafe, isOfPage) ? message : undefined;
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.EqualsToken)
    return undefined;
  const name = nameOf(node.left);
  const leads = isAddress(name.getText()) || name.getText() === 'location';
  return leads && isOfPage(name) && isUnsafe(node.right) ? message : undefined;
}

type Test = (node: ts.Node) => boolean;

const nameOf = (node: ts.Expression): ts.Node =>
  ts.isPropertyAccessExpression(node) ? node.name : node;

const isClaim = (node: ts.Node) =>
  ts.isAssertionExpression(node) || !!ts.findAncestor(node, ts.isTypePredicateNode);

/** An expression in a template of Lit: alone in its attribute, a safe one; a fragment may be anything. */
function isUnsafeSpan(span: ts.TemplateSpan, isUnsafe: Test): boolean {
  const template = span.parent;
  const tagged = template.parent;
  if (!ts.isTaggedTemplateExpression(tagged) || !/^(?:html|svg)$/.test(tagged.tag.getText()))
    return false;
  const before = template.templateSpans[template.templateSpans.indexOf(span) - 1]?.literal;
  const found = binding.exec((before ?? template.head).text);
  const start = found?.groups?.start;
  if (start === undefined || start.startsWith('#')) return false;
  const isAlone = start === '' && /^["'\s/>]/.test(span.literal.text);
  return !isAlone || isUnsafe(span.expression);
}

function isUnsafeCall(call: ts.CallExpression, isUnsafe: Test, isOfPage: Test): boolean {
  const name = nameOf(call.expression);
  const [first] = call.arguments;
  if (/^setAttribute(?:NS)?$/.test(name.getText())) {
    const [value, attribute] = call.arguments.toReversed();
    return !!attribute && isAddress(attribute.getText().slice(1, -1)) && isUnsafe(value!);
  }
  // A cache has a name and leads nowhere.
  if (call.expression.getText() === 'caches.open') return false;
  const leads = /^(?:assign|replace|open|navigate)$/.test(name.getText());
  return leads && !!first && isOfPage(name) && isUnsafe(first);
}

/** What of a file src/html has not made, a line each. */
function wrongOf(source: ts.SourceFile, checker: ts.TypeChecker): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const wrong = wrongIn(node, checker);
    if (wrong) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${source.fileName}:${line + 1} ${wrong}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const given = process.argv.slice(2);
const all = () => ['src', 'components'].flatMap((folder) => ts.sys.readDirectory(folder, ['.ts']));
/** Of what a visitor gets: the emulator draws pages of its own, in a service of its own. */
const looked = (given.length > 0 ? given : all())
  .filter((file) => !/^src\/(?:emulator|html\/(?:links|page-addresses)\.ts)/.test(file))
  .filter((file) => worthALook.test(readFileSync(file, 'utf8')));
const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)) as {
  config: { compilerOptions: object };
};
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, '.');
const program = ts.createProgram(looked, options);
const wrong = looked.flatMap((file) =>
  wrongOf(program.getSourceFile(file)!, program.getTypeChecker()),
);
for (const line of wrong) console.log(line);
process.exitCode = wrong.length > 0 ? 1 : 0;
