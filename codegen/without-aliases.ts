import ts from 'typescript';

/**
 * The text without the types that hey-api writes for clients of its own: `ClientOptions`, and of the replies of every operation an alias
 * of any one, `Responses[keyof Responses]`. Nothing that is generated here names them, and nobody can ask for them not to be written.
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
