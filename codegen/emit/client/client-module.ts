import { docComment } from '../code/doc-comment.ts';
import { propertyName, stringLiteral } from '../code/names.ts';
import type { Described } from './descriptor.ts';
import { chooseReturnType, isOptional } from './operation-module.ts';
import type { ClientSource } from './source.ts';

/** `client.gen.ts`: all operations as the methods of one object, over a client or a transport of the project's own. */
export const clientModule = (source: ClientSource, described: readonly Described[]): string => {
  const { config, registry } = source;
  const codes = [...registry.keys()];
  const problems = described.map(({ operation: { operationId, problems } }) => {
    const union = problems.length > 0 ? problems.map(stringLiteral).join(' | ') : 'never';
    return `  readonly ${propertyName(operationId)}: ${union};`;
  });
  return [
    `// ${config.notice}`,
    '',
    ...described.map(
      ({ name, typeName, file }) =>
        `import { ${importedAs(name)}, type ${typeName}${chooseReturnType(source)}, type ${typeName}Request } from './${file}';`,
    ),
    "import { bindCalls } from './runtime/bind-calls.gen.ts';",
    "import type { Call } from './runtime/operation.gen.ts';",
    '',
    'export type {',
    '  Answer,',
    '  AnswerHeaders,',
    '  Call,',
    '  Operation,',
    '  RawAnswer,',
    '  RequestParts,',
    "} from './runtime/operation.gen.ts';",
    '',
    '/** All problem codes: those of the operations, and those of requests that reach no operation. */',
    `export type ProblemCode =${unionOf(codes)};`,
    '',
    `export type OperationId =${unionOf(described.map(({ operation }) => operation.operationId))};`,
    '',
    '/** The operations that return a list in pages of a number and a size, and the total in `X-Total-Count`. */',
    `export type PagedId =${unionOf(described.flatMap(({ operation }) => (operation.paged ? [operation.operationId] : [])))};`,
    '',
    "/** The problems that an operation answers with, by its name: `Problems['…']`. */",
    `export type Problems = {${problems.length > 0 ? `\n${problems.join('\n')}\n` : ''}};`,
    '',
    '/** One method per operation. The transport defines `options`. */',
    'export type Calls<Options> = {',
    described.map((one) => methodOf(source, one)).join('\n\n'),
    '};',
    '',
    '/** The methods, over a transport. */',
    'export const createCalls = <Options>(call: Call<Options>): Calls<Options> =>',
    '  bindCalls<Calls<Options>>(',
    '    call,',
    ...described.map(({ name }) => `    ${importedAs(name).split(' ').at(-1)},`),
    '  );',
    '',
  ].join('\n');
};

/** An operation of a name that the module has itself gets an underscore. */
const importedAs = (name: string): string => (OWN.includes(name) ? `${name} as ${name}_` : name);
const OWN = ['bindCalls', 'createCalls'];

const unionOf = (names: readonly string[]): string =>
  names.length > 0 ? `\n${names.map((name) => `  | ${stringLiteral(name)}`).join('\n')}` : ' never';

const methodOf = (source: ClientSource, described: Described): string => {
  const { operation, typeName } = described;
  const parameters = `request${isOptional(source, described) ? '?' : ''}: ${typeName}Request, options?: Options`;
  return [
    docComment(operation, '  '),
    `  ${propertyName(operation.operationId)}: (${parameters}) => Promise<${typeName}${chooseReturnType(source)}>;`,
  ].join('\n');
};
