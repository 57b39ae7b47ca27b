import { ESLint } from 'eslint';
import ts from 'typescript';

/**
 * TypeScript and the linter look at one program here: each by itself reads all sources and works out
 * their types anew, which is a third of what both have to do.
 */
export function programOf(config: object, folder: string): ts.Program {
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  return ts.createProgram(fileNames, options);
}

/** What TypeScript says of the files that the program was made for: of what they import, in theirs. */
export function complaints(program: ts.Program): string[] {
  const said = program
    .getRootFileNames()
    .flatMap((name) => ts.getPreEmitDiagnostics(program, program.getSourceFile(name)));
  return said.map(({ file, start = 0, messageText }) => {
    const line = file && file.getLineAndCharacterOfPosition(start).line + 1;
    return `${file?.fileName}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

export interface Linted {
  /** How many files. */
  readonly count: number;
  /** As the linter prints it; nothing where there is no fault. */
  readonly said: string;
}

/** What the linter says, by the rules of `eslint.config.js` in that folder. */
export async function lint(
  program: ts.Program,
  { folder, patterns }: { folder: string; patterns: string[] },
): Promise<Linted> {
  const languageOptions = { parserOptions: { programs: [program] } };
  const linter = new ESLint({
    cwd: folder,
    overrideConfig: { files: ['**/*.ts'], languageOptions },
  });
  const results = await linter.lintFiles(patterns);
  const said = await (await linter.loadFormatter('stylish')).format(results);
  return { count: results.length, said };
}
