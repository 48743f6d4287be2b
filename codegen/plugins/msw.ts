import type { ModelOperation, PluginFiles, SampleReply } from './plugin.ts';

const FILE = 'msw.gen.ts';

/** Methods with a function of that name in `http`; others are found by `http.all`. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Handlers for Mock Service Worker, in Node and in browsers: one per operation, which replies what the mock would, unless it is overridden.
 * They judge no requests.
 */
export const mswFiles: PluginFiles = ({ model, importPath, reply, remark }) => {
  const entries = model.operations.map((operation) => ({ operation, sample: reply(operation) }));
  const missing = entries.filter(({ sample }) => sample === undefined).map(({ operation }) => operation.name);
  if (missing.length > 0)
    remark(`no value was found for the replies of ${missing.join(', ')}, which answer 501 until they are overridden`);
  const types = new Set(model.operations.flatMap(({ types: { responses, errors } }) => [responses, errors]));
  types.delete('never');
  const text = [
    [
      "import { type HttpHandler, HttpResponse, http } from 'msw';",
      ...(types.size > 0
        ? [
            `import type {${[...types]
              .sort()
              .map((type) => `\n  ${type},`)
              .join('')}\n} from ${quoted(importPath(FILE, `${model.typesFolder}/types.gen.ts`))};`,
          ]
        : []),
    ].join('\n'),
    TYPES,
    [
      '/** The replies of each operation, and what its handler can be overridden with. */',
      'export type Replies = {',
      ...model.operations.map(
        ({ name, types: { responses, errors } }) =>
          `  readonly ${propertyOf(name)}: Reply<${responses}> | Reply<${errors}>;`,
      ),
      '};',
    ].join('\n'),
    RUNTIME,
    [
      'const operations: readonly Entry[] = [',
      ...[...entries]
        .sort((one, other) => compare(one.operation.path, other.operation.path))
        .map(({ operation, sample }) => entryOf(operation, sample)),
      '];',
    ].join('\n'),
    handlersOf(model.basePath),
  ];
  return { [FILE]: `${text.join('\n\n')}\n` };
};

const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

const propertyOf = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name));

/** A literal segment comes before a parameter, a longer path before its end, and a query before none. */
const compare = (one: string, other: string): number => {
  const [left, right] = [one.split('/'), other.split('/')];
  if (left.length !== right.length) return right.length - left.length;
  for (const [index, segment] of left.entries()) {
    const difference = Number(segment.includes('{')) - Number(right[index]?.includes('{') ?? false);
    if (difference !== 0) return difference;
  }
  return queryOf(other).length - queryOf(one).length;
};

const queryOf = (path: string): [string, string][] => [...new URLSearchParams(path.split('?')[1])];

const entryOf = (
  { name, method, path: template, replies }: ModelOperation,
  sample: SampleReply | undefined,
): string => {
  const [path = ''] = template.split('?');
  const query = queryOf(template).map((pair) => `[${pair.map(quoted).join(', ')}]`);
  const names = [...path.matchAll(/\{([^}]*)\}/g)].map(([, parameter = '']) => parameter);
  const pattern = path
    .split(/\{[^}]*\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('([^/]+?)');
  const contents = replies.flatMap(({ status, contents: [first] }) =>
    first ? [`${propertyOf(status)}: ${quoted(first.type)}`] : [],
  );
  const { status = 501, headers = {}, body } = sample ?? {};
  return [
    '  {',
    `    name: ${quoted(name)}, method: ${quoted(METHODS.includes(method) ? method.toLowerCase() : method)},`,
    `    path: /${pattern}$/, parameters: [${names.map(quoted).join(', ')}],${query.length === 0 ? '' : ` query: [${query.join(', ')}],`}`,
    `    types: { ${contents.join(', ')} },`,
    `    reply: { status: ${status}, headers: ${JSON.stringify(headers)}${body ? `, type: ${quoted(body.type)}, text: ${quoted(body.text)}` : ''} },`,
    '  },',
  ].join('\n');
};

const TYPES = `/** One of the declared replies; of a range or a default, with any status. */
type Reply<Bodies> = {
  [Status in keyof Bodies]: {
    readonly status: Status extends number ? Status : number;
    readonly headers?: Readonly<Record<string, string>>;
  } & (unknown extends Bodies[Status]
    ? { readonly body?: unknown }
    : undefined extends Bodies[Status]
      ? { readonly body?: Bodies[Status] }
      : { readonly body: Bodies[Status] });
}[keyof Bodies];

/** A request as an override gets it; \`example\` is the reply that the handler would send. */
export type Asked<Replied> = {
  readonly request: Request;
  /** The parameters of the path, decoded. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly example: Replied;
};

/** Per operation a reply, or a function that returns one. \`HttpResponse.error()\` stands for a failure of the network. */
export type Overrides = {
  // Every object has a few names, such as \`constructor\`.
  readonly [Name in keyof Replies]?: Override<Replies[Name]> | OfObjects<Name>;
};
type OfObjects<Name> = Name extends 'constructor' | 'toString' | 'valueOf' | 'toLocaleString' | 'hasOwnProperty' ? Object[Name] : never;
type Override<Replied> =
  | Replied
  | Response
  | ((asked: Asked<Replied>) => Replied | Response | Promise<Replied | Response>);`;

const RUNTIME = `type Sent = { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown };

type Entry = {
  readonly name: string;
  readonly method: string;
  readonly path: RegExp;
  readonly parameters: readonly string[];
  /** Pairs that the query must have. */
  readonly query?: readonly (readonly [name: string, value: string])[];
  /** The content type by status. */
  readonly types: Readonly<Record<string, string>>;
  readonly reply: Sent & { readonly type?: string; readonly text?: string };
};

const isJson = (type: string): boolean => /[/+]json\\b/i.test(type);

/** The example as an override would return it. */
const exampleOf = ({ reply: { status, headers, type = '', text } }: Entry): Sent => ({
  status,
  ...(headers ? { headers } : {}),
  ...(text === undefined ? {} : { body: isJson(type) ? JSON.parse(text) : text }),
});

const toResponse = (entry: Entry, sent: Sent | Response): Response => {
  if (sent instanceof Response) return sent;
  const { status, headers = {}, body } = sent;
  const { types, reply } = entry;
  const range = \`\${Math.trunc(status / 100)}XX\`;
  const type = types[status] ?? types[range] ?? types[range.toLowerCase()] ?? types.default ?? reply.type ?? 'application/json';
  if (body === undefined) return new HttpResponse(null, { status, headers });
  const isText = !isJson(type) && typeof body === 'string';
  const isRaw = body instanceof Blob || body instanceof FormData || body instanceof ReadableStream || body instanceof ArrayBuffer;
  const init = { status, headers: body instanceof FormData ? headers : { 'content-type': type, ...headers } };
  return new HttpResponse(isText || isRaw ? (body as BodyInit) : JSON.stringify(body), init);
};

const fits = ({ query = [] }: Entry, { url }: Request): boolean =>
  query.every(([name, value]) => new URL(url).searchParams.get(name) === value);

const respond = async (entry: Entry, override: unknown, request: Request): Promise<Response> => {
  const { pathname, searchParams: query } = new URL(request.url);
  const [, ...values] = entry.path.exec(pathname) ?? [];
  const path = Object.fromEntries(entry.parameters.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]));
  const example = exampleOf(entry);
  const made = typeof override === 'function' ? await override({ request, path, query, example }) : override;
  if (made !== undefined) return toResponse(entry, made);
  const { status, headers, type, text } = entry.reply;
  return new HttpResponse(text ?? null, { status, headers: { ...(type === undefined ? {} : { 'content-type': type }), ...headers } });
};`;

const handlersOf = (
  basePath: string,
): string => `const build = (given: Readonly<Record<string, unknown>>, baseUrl: string): HttpHandler[] => {
  const start = /^https?:/.test(baseUrl) ? '' : 'https?:\\/\\/[^/]+';
  const base = baseUrl.replace(/\\/+$/, '').replaceAll(/[.*+?^\${}()|[\\]\\\\/]/g, '\\\\$&');
  return operations.map((entry) => {
    const isOther = entry.method === entry.method.toUpperCase();
    const resolver = ({ request }: { request: Request }) =>
      (isOther && request.method !== entry.method) || !fits(entry, request) ? undefined : respond(entry, Object.hasOwn(given, entry.name) ? given[entry.name] : undefined, request);
    const method = isOther ? 'all' : (entry.method as 'get');
    return http[method](new RegExp(\`^\${start}\${base}\${entry.path.source}\`), resolver as never);
  });
};

const BASE = ${quoted(basePath)};

/**
 * Handlers for all operations. \`baseUrl\` is that of the client, or the path that all operations start with; default: the path of the document's
 * first server, at any host.
 */
export const handlers = (overrides: Overrides = {}, options: { readonly baseUrl?: string } = {}): HttpHandler[] =>
  build(overrides, options.baseUrl ?? BASE);

/** The handler of a single operation, for \`server.use\`. */
export const handlerOf = <Name extends keyof Replies>(
  name: Name,
  override?: Override<Replies[Name]>,
  options: { readonly baseUrl?: string } = {},
): HttpHandler => {
  const all = build({ [name]: override }, options.baseUrl ?? BASE);
  return all[operations.findIndex((entry) => entry.name === name)] as HttpHandler;
};`;
