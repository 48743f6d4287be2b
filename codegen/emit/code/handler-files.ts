import { dirname, join, relative } from 'node:path';
import type { Api, ProjectConfig } from '../../read/config/config.ts';
import { order } from '../../read/document/order.ts';
import type { ApiOperation } from '../../read/project/operation.ts';
import { constantName } from './names.ts';

/** The path of an operation's handler, relative to the root: `handlers/{section}/{operation-id}.ts` filled in. */
export const toHandlerFile = ({ handlers }: Api, operation: ApiOperation): string =>
  toHandlerPath(handlers?.file ?? '', operation);

/** A path with `{section}` and `{operation-id}` filled in. */
export const toHandlerPath = (path: string, { section, operationId }: ApiOperation): string =>
  path.replaceAll('{section}', section).replaceAll('{operation-id}', kebab(operationId));

/** `getOAuthURL2` → `get-o-auth-url2`. */
export const kebab = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();

/** The import path from one module to another; both are relative to the root. */
export const importPath = (from: string, to: string): string => {
  const path = relative(dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
};

/** The exports of stubs. A constant cannot have a reserved word as its name, and an export can. */
const pendingExports = (names: readonly string[]): string[] => {
  const plain = names.filter((name) => constantName(name) === name);
  const reserved = names.filter((name) => constantName(name) !== name);
  return [
    ...(plain.length > 0 ? [`export const { ${plain.join(', ')} } = pending;`] : []),
    ...reserved.flatMap((name) => [
      `const ${constantName(name)} = pending.${name};`,
      `export { ${constantName(name)} as ${name} };`,
    ]),
  ];
};

/**
 * The module that exports every handler by operationId. It imports the file of each operation that is not pending, so it does not compile
 * while one is missing.
 */
export const handlerIndexModule = (
  config: ProjectConfig,
  api: Api,
  index: string,
  operations: readonly ApiOperation[],
): string => {
  const handled = operations.filter(({ pending }) => !pending);
  const pending = config.problems ? operations.filter((operation) => operation.pending) : [];
  const exports = handled.map((operation): [path: string, line: string] => {
    const path = importPath(index, toHandlerFile(api, operation));
    return [path.replace(/[.]\w+$/, ''), `export { ${operation.operationId} } from '${path}';`];
  });
  const stubs = `import { pending } from '${importPath(index, join(api.output, 'pending.gen.ts'))}';`;
  return [
    `// ${config.notice}`,
    '',
    ...(pending.length > 0 ? [stubs, ''] : []),
    ...exports.sort(([one], [other]) => order(one, other)).map(([, line]) => line),
    ...(pending.length > 0 ? ['', ...pendingExports(pending.map(({ operationId }) => operationId))] : []),
    '',
  ].join('\n');
};
