import type { ProjectConfig } from '../../read/config/config.ts';
import type { ApiOperation } from '../../read/project/operation.ts';
import type { Registry } from '../../read/project/registry.ts';
import { stringLiteral } from '../code/names.ts';

/** The registry as a generated module. */
export const problemsModule = (config: ProjectConfig, registry: Registry): string =>
  [
    `// ${config.notice}`,
    '',
    '/**',
    ' * Every problem that an operation may return: its status, title, what the caller should do, and, if it is about a field of the request,',
    ' * the possible names of the field.',
    ' */',
    'export const problems = {',
    ...[...registry].map(
      ([code, { status, title, action, fields }]) =>
        `  ${code}: { status: ${status}, title: ${stringLiteral(title)}, action: ${stringLiteral(action)}${fields ? `, fields: [${fields.map(stringLiteral).join(', ')}]` : ''} },`,
    ),
    '} as const;',
    '',
    'export type ProblemCode = keyof typeof problems;',
    '',
  ].join('\n');

/** Handlers of pending operations: each refuses. Other operations have no stub here. */
export const pendingModule = (
  config: ProjectConfig,
  registry: Registry,
  operations: readonly ApiOperation[],
): string => {
  const code = config.problems?.pending ?? '';
  const stubs = operations
    .filter(({ pending }) => pending)
    .map(({ operationId }) => `  ${operationId}: notImplemented,`);
  const stub = `const notImplemented = () => Promise.resolve({ problem: '${code}', status: ${registry.get(code)?.status ?? 501} } as const);`;
  const body =
    stubs.length > 0 ? [stub, '', 'export const pending = {', ...stubs, '};'] : ['export const pending = {};'];
  return [`// ${config.notice}`, '', ...body, ''].join('\n');
};
