import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Phrases of a group by key, with the names of what each is told. */
export type Told = Map<string, string[]>;

/** By the types of the group; where it has none of its own, by its English. */
export function readTold(folder: string): Told {
  const types = join(folder, 'phrases.ts');
  const english = readdirSync(folder)
    .filter((file) => /^en(-[a-z]+)?\.ts$/.test(file))
    .map((file) => join(folder, file));
  const told: Told = new Map();
  for (const file of existsSync(types) ? [types] : english) readFile(file, told);
  return told;
}

function readFile(file: string, told: Told): void {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const interfaces = source.statements.filter(ts.isInterfaceDeclaration);
  const membersOf = (name: string) => interfaces.find((one) => one.name.text === name)?.members;
  for (const { name, members } of interfaces) {
    if (!name.text.endsWith('Phrases')) continue;
    for (const member of members.filter(ts.isPropertySignature)) {
      const { name, type } = member;
      const isTold = type && ts.isFunctionTypeNode(type);
      told.set(textOf(name), isTold ? type.parameters.flatMap((one) => namesOf(one)) : []);
    }
  }
  ts.forEachChild(source, function visit(node) {
    if (interfaces.length > 0) return;
    if (ts.isPropertyAssignment(node)) {
      const { initializer } = node;
      const isTold = ts.isArrowFunction(initializer);
      told.set(textOf(node.name), isTold ? initializer.parameters.map(nameOf) : []);
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
