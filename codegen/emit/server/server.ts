import { join } from 'node:path';
import type { Api, ProjectConfig } from '../../read/config/config.ts';
import type { Framework } from '../../read/config/config-shape.ts';
import { refuseAny, type SpecFault } from '../../read/config/refusal.ts';
import { type Document, isObject, pointer, readBasePath, type Security } from '../../read/document/document.ts';
import { byRoute } from '../../read/document/order.ts';
import { integersOf } from '../../read/document/wide-integers.ts';
import { WidePlans } from '../../read/document/wide-plans.ts';
import { type ApiOperation, readSecurity } from '../../read/project/operation.ts';
import { importPath } from '../code/handler-files.ts';
import { propertyName, stringLiteral } from '../code/names.ts';
import { runtimeModules } from '../code/runtime-files.ts';
import { serverOperation } from './server-operation.ts';
import { serverReplies } from './server-replies.ts';

/** The exports of each framework's adapter. */
const ADAPTERS: Readonly<Record<Framework, readonly string[]>> = {
  node: ['listen', 'type Listening', 'nodeListener'],
  koa: ['koaMiddleware'],
  fastify: ['fastifyPlugin'],
};

/** The server of an interface: a module of its operations and their types, and the run time that it needs next to it. */
export const buildServerFiles = (
  config: ProjectConfig,
  document: Document,
  api: Api,
  operations: readonly ApiOperation[],
): ReadonlyMap<string, string> => {
  const { server: frameworks } = api;
  if (frameworks === undefined) return new Map();
  const modules = ['create-server', 'reply-types', ...frameworks];
  const files = new Map(runtimeModules(config, 'server', join(api.output, 'server'), modules));
  return files.set(join(api.output, 'server.gen.ts'), serverModule(config, document, api, operations, frameworks));
};

const serverModule = (
  config: ProjectConfig,
  document: Document,
  api: Api,
  operations: readonly ApiOperation[],
  frameworks: readonly Framework[],
): string => {
  const served = [...operations].sort(byRoute);
  const handled = served.filter(({ pending }) => !pending);
  refuseAny(undefinedSchemes(document, api, served));
  const names = new Set(
    served.flatMap((operation) => readSecurity(document, operation).flatMap((choice) => Object.keys(choice))),
  );
  const schemes = Object.entries(document.components?.securitySchemes ?? {}).filter(([name]) => names.has(name));
  const isBasic = schemes.some(([, scheme]) => credentialsType(scheme) === 'BasicCredentials');
  const validators = (name: string) =>
    importPath(join(api.output, 'server.gen.ts'), join(api.validators ?? api.output, `${name}.gen.mjs`));
  const plans = new WidePlans(document);
  const definitions = served.map((operation) => `    ${serverOperation(document, operation, plans)},`);
  const as = integersOf(document);
  const integers = as === 'number' ? '' : `\n  integers: { as: '${as}', plans: ${JSON.stringify(plans.list)} },`;
  const replyTypes = handled.map((operation) => serverReplies(document, operation)).join('\n');
  const helpers = ['BodyOf', 'Content', 'EventStream', 'JsonLines', 'Reply', 'RequestOf', 'StatusIn'].filter(
    (name) => name === 'RequestOf' || new RegExp(`\\b${name}\\b`).test(replyTypes),
  );
  const imports = [
    "import type { Operations } from './operations.gen.ts';",
    `import { replies } from '${validators('replies')}';`,
    `import { requests } from '${validators('requests')}';`,
    "import { type CommonOptions, createServer as create, type HandlerContext, type Server } from './server/create-server.gen.ts';",
    "import type { Definition } from './server/definition.gen.ts';",
    `import type { ${helpers.join(', ')} } from './server/reply-types.gen.ts';`,
    `import type { ${isBasic ? 'BasicCredentials, ' : ''}SecurityHandler } from './server/security.gen.ts';`,
    '',
    "export type { Fault, FaultReply } from './server/fault.gen.ts';",
    "export type { HttpReply, HttpRequest } from './server/http-message.gen.ts';",
    "export type { Decision, SecurityRequest } from './server/security.gen.ts';",
    "export type { ServerSentEvent } from './server/write-reply.gen.ts';",
    ...frameworks.map(
      (framework) => `export { ${ADAPTERS[framework].join(', ')} } from './server/${framework}.gen.ts';`,
    ),
  ];
  return `// ${config.notice}
${imports.join('\n')}
export type { CommonOptions, Server };

/** The replies that each operation may send. */
export type Replies = {
${replyTypes}
};

/** The operations that a server serves. */
export type OperationId = keyof Replies;

/** The credentials of each security scheme, as its handler gets them. */
export type Credentials = {
${schemes.map(([name, scheme]) => `  ${propertyName(name)}: ${credentialsType(scheme)};`).join('\n')}
};

/** The schemes of each operation: any of the alternatives, each with all that it names. */
type Schemes = {
${handled.map((operation) => `  ${operation.operationId}: ${schemesType(readSecurity(document, operation))};`).join('\n')}
};

/** The validated request of an operation. */
export type Request<Id extends OperationId> = RequestOf<Operations[Id]>;

/** Who calls an operation, by security scheme; those of other alternatives are undefined. */
type CallersOf<Id extends OperationId, Callers> = Schemes[Id] extends infer Names
  ? Names extends readonly (infer Name)[]
    ? { readonly [Scheme in keyof Callers]: Scheme extends Name ? Callers[Scheme] : undefined }
    : never
  : never;

/** The context of a request, besides its validated parts. */
export type Context<Id extends OperationId, Callers = AnyCallers> = Omit<HandlerContext, 'callers' | 'operationId'> & {
  readonly operationId: Id;
  readonly callers: CallersOf<Id, Callers>;
};

/** Callers of unknown types, by scheme. */
export type AnyCallers = { readonly [Scheme in keyof Credentials]: unknown };

/** Answers an operation. It can return only what the document declares. */
export type Handler<Id extends OperationId, Callers = AnyCallers> = (
  request: Request<Id>,
  context: Context<Id, Callers>,
) => Replies[Id] | Promise<Replies[Id]>;

export type Handlers<Callers = AnyCallers> = { readonly [Id in OperationId]: Handler<Id, Callers> };

/** Decides whose credentials these are, for each scheme. */
export type Security<Callers = AnyCallers> = {
  readonly [Scheme in keyof Credentials]: SecurityHandler<
    Credentials[Scheme],
    Scheme extends keyof Callers ? Callers[Scheme] : unknown
  >;
};

export type Options<Callers = AnyCallers> = CommonOptions & {
  readonly handlers: Handlers<Callers>;
} & (keyof Credentials extends never ? unknown : { readonly security: Security<Callers> });

const definition: Definition = {
  basePath: ${stringLiteral(readBasePath(document))},
  schemes: {
${schemes.map(([name, scheme]) => `    ${propertyName(name)}: ${schemeValue(scheme)},`).join('\n')}
  },
  operations: [
${definitions.join('\n')}
  ],
  requests,
  replies,${integers}
};

/** Serves the interface. @throws Error if a handler is missing. */
export const createServer = <Callers = AnyCallers>(options: Options<Callers>): Server => create(definition, options as never);
`.replaceAll(/\{\n\n\s*\}/g, '{}');
};

/** A server could not protect an operation with a scheme that says nothing. */
const undefinedSchemes = (document: Document, api: Api, operations: readonly ApiOperation[]): SpecFault[] => {
  const defined = document.components?.securitySchemes ?? {};
  return operations.flatMap((operation) => {
    const { path, method, section } = operation;
    const names = readSecurity(document, operation).flatMap((choice) => Object.keys(choice));
    return names
      .filter((name) => !Object.hasOwn(defined, name))
      .map((name) => ({
        where: `${api.sections[section] ?? api.name}${pointer('paths', path, method)}`,
        rule: `its security scheme ${name} is not defined, so a server could not check it`,
        mend: 'Define it in components.securitySchemes, or correct its name.',
      }));
  });
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const credentialsType = (scheme: unknown): string => {
  if (!isObject(scheme as never)) return 'string';
  const { type, scheme: kind } = scheme as Record<string, unknown>;
  if (type === 'mutualTLS') return 'Readonly<Record<string, never>>';
  return type === 'http' && textOf(kind).toLowerCase() === 'basic' ? 'BasicCredentials' : 'string';
};

const schemeValue = (scheme: unknown): string => {
  const { type, scheme: kind, in: place, name } = scheme as Record<string, unknown>;
  const parts = [`type: ${stringLiteral(textOf(type))}`];
  if (type === 'http') parts.push(`scheme: ${stringLiteral(textOf(kind).toLowerCase())}`);
  if (type === 'apiKey') parts.push(`in: ${stringLiteral(textOf(place))}`, `name: ${stringLiteral(textOf(name))}`);
  return `{ ${parts.join(', ')} }`;
};

const schemesType = (security: Security): string => {
  if (security.length === 0) return '[]';
  return security.map((choice) => `[${Object.keys(choice).map(stringLiteral).join(', ')}]`).join(' | ');
};
