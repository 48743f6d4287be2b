/**
 * Removes the types that hey-api writes for its own clients: `ClientOptions`, and for each operation a union of its responses,
 * `Responses[keyof Responses]`. No generated code uses them, and hey-api has no option to omit them. Its printer starts a statement, and
 * nothing else, at the beginning of a line.
 */
export const withoutAliases = (text: string): string => {
  const statements = text.trimEnd().split(/\n\n(?=export |\/\*\*)/);
  return `${statements.filter((statement) => !isAlias(statement)).join('\n\n')}\n`;
};

const isAlias = (statement: string): boolean =>
  /^export type \S+ = \S+\[keyof \S+\];$/m.test(statement) ||
  /^export type ClientOptions = \{\n {4}baseUrl: [^\n]*\n\};$/m.test(statement);
