import ts from 'typescript';

/**
 * Removes the types that hey-api writes for its own clients: `ClientOptions`, and for each operation a union of its responses,
 * `Responses[keyof Responses]`. No generated code uses them, and hey-api has no option to omit them.
 */
export const withoutAliases = (text: string): string => {
  const source = ts.createSourceFile('types.ts', text, ts.ScriptTarget.Latest);
  let kept = '';
  let end = 0;
  for (const statement of source.statements)
    if (isAlias(statement)) {
      kept += text.slice(end, statement.getStart(source, true));
      end = statement.end + (/^\s*/.exec(text.slice(statement.end))?.[0].length ?? 0);
    }
  return `${(kept + text.slice(end)).trimEnd()}\n`;
};

const isAlias = (statement: ts.Statement): boolean => {
  if (!ts.isTypeAliasDeclaration(statement)) return false;
  const { name, type } = statement;
  if (name.text === 'ClientOptions' && ts.isTypeLiteralNode(type))
    return type.members.every(
      (member) => member.name && ts.isIdentifier(member.name) && member.name.text === 'baseUrl',
    );
  return ts.isIndexedAccessTypeNode(type) && ts.isTypeOperatorNode(type.indexType);
};
