import { globSync } from 'node:fs';
import ts from 'typescript';
import { createProgram } from './create-program.ts';

/**
 * The compiler's errors in the generated modules, with the strictest settings: `file:line: message`. `types` are packages of global types,
 * such as node.
 */
export const complaintsOf = (folders: readonly string[], types: readonly string[] = []): string[] => {
  const program = createProgram(
    folders.flatMap((folder) => globSync(`${folder}/out/**/*.ts`)),
    {
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      noEmit: true,
      target: ts.ScriptTarget.ES2024,
      module: ts.ModuleKind.NodeNext,
      allowImportingTsExtensions: true,
      verbatimModuleSyntax: true,
      erasableSyntaxOnly: true,
      // The output is under test, not the compiler's library.
      skipDefaultLibCheck: true,
      types: [...types],
    },
  );
  return ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
    const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
    return `${file?.fileName}:${line}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
};
