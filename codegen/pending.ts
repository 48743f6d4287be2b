import type { Config } from './config.ts';
import type { Operation } from './operation.ts';
import type { Registry } from './registry.ts';

/** Handlers of pending operations: each refuses. Other operations have no stub here. */
export const pendingModule = (config: Config, registry: Registry, operations: readonly Operation[]): string => {
  const code = config.problems?.pending ?? '';
  const stubs = operations
    .filter(({ pending }) => pending)
    .map(({ operationId }) => `  ${operationId}: notImplemented,`);
  const stub = `const notImplemented = () => Promise.resolve({ problem: '${code}', status: ${registry.get(code)?.status ?? 501} } as const);`;
  const body =
    stubs.length > 0 ? [stub, '', 'export const pending = {', ...stubs, '};'] : ['export const pending = {};'];
  return [`// ${config.notice}`, '', ...body, ''].join('\n');
};
