import { $, type DefinePlugin, definePluginConfig } from '@hey-api/openapi-ts';
import { byRoute } from '../../read/document/order.ts';
import type { ApiOperation } from '../../read/project/operation.ts';
import type { OtherRequest, RequestNames } from './other-requests.ts';

type OperationsConfig = {
  readonly name: 'operations';
  includeInEntry?: boolean;
  operations: readonly ApiOperation[];
  /** The schemas of the cookies, by operation. */
  cookies: ReadonlyMap<string, string>;
  /** True if problems are a closed list; if not, error responses are typed per operation. */
  hasProblems: boolean;
  /** Copies of operations that the types are written for and this file is not. */
  others: readonly OtherRequest[];
  /** Takes a function that knows the names of the copies' types once all files are written. */
  named: (names: () => RequestNames[]) => void;
};
export type OperationsPlugin = DefinePlugin<OperationsConfig, OperationsConfig>;

/** Without an order of dependencies, which takes hey-api long to find. */
export const UNSORTED = { order: 'declarations' } as const;

const literal = (value: string) => $.type.literal(value);
const union = (values: readonly string[]) => (values.length > 0 ? $.type.or(...values.map(literal)) : $.type('never'));
const list = (values: readonly string[]) => $.array(...values.map((value) => $.literal(value)));

/**
 * Writes `operations.gen.ts` next to the types: the request and responses of every handler, and the route table. It is a plugin because
 * hey-api chooses the names of the types; a plugin can ask for them, and gets its imports managed.
 */
const handler: OperationsPlugin['Handler'] = ({ plugin }) => {
  // hey-api changes an operationId: getAPIKey becomes getApiKey.
  const ids = new Map<string, string>();
  plugin.forEach('operation', ({ operation }) => void ids.set(operation.operationId ?? '', operation.id), UNSORTED);
  const symbolOf = (operationId: string, role: string) =>
    plugin.querySymbol({
      category: 'type',
      resource: 'operation',
      resourceId: ids.get(operationId) ?? operationId,
      role,
    });
  const typeOf = (operation: ApiOperation, role: 'data' | 'errors' | 'responses') => {
    const symbol = symbolOf(operation.operationId, role);
    // hey-api types only 2xx replies; a redirect has no body, and 304 neither.
    const [redirect] = operation.responses.filter(({ status }) => role === 'responses' && status.startsWith('3'));
    const bodiless = redirect && $.type.object().prop(redirect.status, (p) => p.type($.type('void')));
    if (symbol) return bodiless ? $.type.and($.type(symbol), bodiless) : $.type(symbol);
    return bodiless ?? $.type('never');
  };

  const found = plugin.config.others.flatMap((request) => {
    const [data, copy] = [symbolOf(request.operationId, 'data'), symbolOf(request.copyId, 'data')];
    const extra = ['responses', 'response', 'errors', 'error'].map((role) => symbolOf(request.copyId, role));
    return data && copy ? [{ request, data, copy, extra }] : [];
  });
  plugin.config.named(() =>
    found.map(({ request, data, copy, extra }) => ({
      request,
      name: data.finalName,
      copyName: copy.finalName,
      extra: extra.flatMap((symbol) => (symbol ? [symbol.finalName] : [])),
    })),
  );

  const operations = $.type.object();
  for (const operation of plugin.config.operations) {
    const entry = $.type
      .object()
      .prop('mode', (p) => p.type(literal(operation.mode)))
      .prop('data', (p) => p.type(typeOf(operation, 'data')))
      .prop('responses', (p) => p.type(typeOf(operation, 'responses')))
      .prop('problems', (p) => p.type(union(operation.problems)))
      .prop('emits', (p) => p.type(union(operation.emits)));
    const name = plugin.config.cookies.get(operation.operationId);
    const cookies =
      name === undefined
        ? undefined
        : plugin.querySymbol({ category: 'type', resource: 'definition', resourceId: `#/components/schemas/${name}` });
    if (cookies) entry.prop('cookies', (p) => p.type($.type(cookies)));
    if (!plugin.config.hasProblems) entry.prop('errors', (p) => p.type(typeOf(operation, 'errors')));
    operations.prop(operation.operationId, (p) => p.doc([operation.summary]).type(entry));
  }
  plugin.node(
    $.type
      .alias(plugin.symbol('Operations'))
      .export()
      .doc(['The request and responses of every operation.'])
      .type(operations),
  );

  const routes = $.array(...[...plugin.config.operations].sort(byRoute).map(route));
  plugin.node(
    $.const(plugin.symbol('routes'))
      .export()
      .doc(['Every route, literal segments before parameters, so that the first match is the right one.'])
      .assign($(routes).as($.type('const'))),
  );
};

const route = (operation: ApiOperation) => {
  const { permission } = operation;
  const allowed =
    permission === null || permission === 'self'
      ? $.literal(permission)
      : $.object()
          .prop('resource', $.literal(permission.resource))
          .prop('permission', $.literal(permission.permission));
  return $.object()
    .prop('operationId', $.literal(operation.operationId))
    .prop('method', $.literal(operation.method))
    .prop('path', $.literal(operation.path))
    .prop('section', $.literal(operation.section))
    .prop('mode', $.literal(operation.mode))
    .prop('security', securityOf(operation))
    .prop('permission', allowed)
    .prop('accounts', operation.accounts === null ? $.literal(null) : list(operation.accounts))
    .prop('audits', $.literal(operation.audits))
    .prop('body', $.literal(operation.body?.contents[0].type ?? null))
    .prop('bodyRequired', $.literal(operation.body?.required ?? false))
    .prop('requirement', list(operation.requirement))
    .prop('problems', list(operation.problems))
    .prop('emits', list(operation.emits))
    .prop('idempotent', $.literal(operation.idempotent))
    .prop('pending', $.literal(operation.pending));
};

/** A name, or the alternatives as in OpenAPI: any of the list, each with all its schemes and scopes. */
const securityOf = ({ security }: ApiOperation) => {
  if (typeof security === 'string') return $.literal(security);
  const choices = security.map((choice) => {
    const schemes = $.object();
    for (const [scheme, scopes] of Object.entries(choice)) schemes.prop(scheme, list(scopes));
    return schemes;
  });
  return $.array(...choices);
};

export const operationsPlugin = definePluginConfig<OperationsPlugin['Types']>({
  config: { includeInEntry: false, operations: [], cookies: new Map(), hasProblems: true, others: [], named: () => {} },
  dependencies: ['@hey-api/typescript'],
  handler,
  name: 'operations',
  symbolMeta: () => ({ artifact: 'operations' }),
});
