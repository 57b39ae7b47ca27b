import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Phrases of a group by key, with the names of what each is told. */
export type PhraseValues = Map<string, string[]>;

/** By the types of the group; where it has none of its own, by its English. */
export function readPhraseValues(folder: string): PhraseValues {
  const types = join(folder, 'phrases.ts');
  const english = readdirSync(folder)
    .filter((file) => /^en(-[a-z]+)?\.ts$/.test(file))
    .map((file) => join(folder, file));
  const values: PhraseValues = new Map();
  for (const file of existsSync(types) ? [types] : english) readFile(file, values);
  return values;
}

function readFile(file: string, values: PhraseValues): void {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const interfaces = source.statements.filter(ts.isInterfaceDeclaration);
  const membersOf = (name: string) => interfaces.find((one) => one.name.text === name)?.members;
  for (const { name, members } of interfaces) {
    if (!name.text.endsWith('Phrases')) continue;
    for (const member of members.filter(ts.isPropertySignature)) {
      const { name, type } = member;
      const takesValues = type && ts.isFunctionTypeNode(type);
      values.set(textOf(name), takesValues ? type.parameters.flatMap((one) => namesOf(one)) : []);
    }
  }
  ts.forEachChild(source, function visit(node) {
    if (interfaces.length > 0) return;
    if (ts.isPropertyAssignment(node)) {
      const { initializer } = node;
      const takesValues = ts.isArrowFunction(initializer);
      values.set(textOf(node.name), takesValues ? initializer.parameters.map(nameOf) : []);
    } else ts.forEachChild(node, visit);
  });

  /** What is told as one object is known by its members. */
  function namesOf(parameter: ts.ParameterDeclaration): string[] {
    const { type } = parameter;
    const members =
      type && ts.isTypeReferenceNode(type) ? membersOf(textOf(type.typeName)) : undefined;
    return members
      ? members.filter(ts.isPropertySignature).map((member) => textOf(member.name))
      : [nameOf(parameter)];
  }
}

const textOf = (name: ts.Node): string => (name as ts.Identifier).text;
const nameOf = ({ name }: ts.ParameterDeclaration): string => textOf(name);
