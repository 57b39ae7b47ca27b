import ts from 'typescript';

/**
 * Reads the types of properties from their declarations, which have just been written to dist/types and
 * are quick to read; by name, with aliases written out: a tool that offers an author
 * `'grid' | 'strip'` knows nothing of a `Layout` in our sources.
 * @param sources paths of modules from the root of the repository
 */
export function typeReader(sources: readonly string[]): (source: string, of: string) => Types {
  const declared = (source: string) => `dist/types/${source.replace(/\.ts$/, '.d.ts')}`;
  const program = ts.createProgram(sources.map(declared), {
    ...compilerOptions(),
    skipLibCheck: true,
  });
  return (source, className) => typesOf(program, declared(source), className);
}

type Types = ReadonlyMap<string, string>;

function typesOf(program: ts.Program, source: string, className: string): Types {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(source);
  const found = file?.statements.find(
    (node) => ts.isClassDeclaration(node) && node.name?.text === className,
  );
  if (!found) throw new Error(`${source} has no class ${className}`);
  const instance = checker.getTypeAtLocation(found);
  return new Map(
    instance.getProperties().map((property) => {
      const type = checker.getTypeOfSymbolAtLocation(property, found);
      return [property.name, textOf(checker.getNonNullableType(type), checker)];
    }),
  );
}

function textOf(type: ts.Type, checker: ts.TypeChecker): string {
  const parts = type.isUnion() ? type.types : [type];
  if (parts.every((one) => one.isStringLiteral()))
    return parts
      .map((one) => `'${one.value}'`)
      .sort()
      .join(' | ');
  const isData = type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection);
  return isData && type.getCallSignatures().length === 0 ? 'object' : checker.typeToString(type);
}

function compilerOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)) as {
    config: object;
  };
  return ts.parseJsonConfigFileContent(config, ts.sys, '.').options;
}
