import ts from 'typescript';
import { createProgram } from '../codegen/create-program.ts';

const FLAGS = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/**
 * The exports of a module, as a text that a reviewer can read: a signature per function, the members of classes and the bodies of types
 * that people wrote. Types that are generated from a spec are only named, because the spec and its types show their changes.
 */
export const apiOf = (entry: string, options: ts.CompilerOptions): string => {
  const program = createProgram([entry], { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (!source || !module) throw new Error(`${entry} is not a module`);
  const printer = ts.createPrinter({ removeComments: true });
  const textOf = (node: ts.Node) => printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
  const typeOf = (symbol: ts.Symbol) => checker.typeToString(checker.getTypeOfSymbol(symbol), source, FLAGS);
  const isOfSpec = ({ fileName }: ts.SourceFile) => /\.gen\.ts$/.test(fileName) && !/\/runtime\/[^/]+$/.test(fileName);
  const membersOf = (type: ts.Type) =>
    checker
      .getPropertiesOfType(type)
      .filter(({ valueDeclaration }) => !/\/node_modules\//.test(valueDeclaration?.getSourceFile().fileName ?? ''))
      .map((member) => `  ${member.name}: ${typeOf(member)}`)
      .sort();
  const described = (exported: ts.Symbol): string => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const [declaration] = symbol.declarations ?? [];
    if (!declaration) return exported.name;
    if (ts.isClassDeclaration(declaration))
      return [`class ${exported.name}`, ...membersOf(checker.getDeclaredTypeOfSymbol(symbol))].join('\n');
    if (symbol.flags & ts.SymbolFlags.Value) return `${exported.name}: ${typeOf(symbol)}`;
    if (isOfSpec(declaration.getSourceFile())) return OF_SPEC + exported.name;
    const text = textOf(declaration).replace(/^export /, '');
    // An object that inherits the calls of a spec is shown with them.
    const isMade = /\bCalls</.test(text) && exported.name !== 'Listing';
    return isMade ? [text, ...membersOf(checker.getDeclaredTypeOfSymbol(symbol))].join('\n') : text;
  };
  const all = checker
    .getExportsOfModule(module)
    .map(described)
    // The folder that a type was found in says nothing about it.
    .map((text) => text.replaceAll(/import\("[^"]*"\)\./g, ''));
  const named = all.filter((text) => text.startsWith(OF_SPEC)).sort();
  const shown = all.filter((text) => !text.startsWith(OF_SPEC)).sort();
  return `${[...shown, ['types of the spec', ...named].join('\n')].join('\n\n')}\n`;
};

const OF_SPEC = '  ';
