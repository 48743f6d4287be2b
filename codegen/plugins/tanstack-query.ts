import type { ModelCall, ModelOperation, ModelPaging, PluginFiles } from './plugin.ts';

const FILE = 'tanstack-query.gen.ts';

/** The adapter that most projects use; each has `queryOptions` and `infiniteQueryOptions`. */
const ADAPTER = '@tanstack/react-query';

/** An operation that the client can call, and the names of what is written for it. */
type Called = ModelOperation & { readonly call: ModelCall; readonly has: (what: string) => string };

/**
 * Options for TanStack Query, per operation: `…Options` and `…Key` of queries, `…InfiniteOptions` of lists that come in pages, and
 * `…Mutation` of the others. The client is their first argument, as in its calls. Any adapter takes them; the option `adapter` is its package.
 */
export const tanstackFiles: PluginFiles = ({ model, options, importPath, remark }) => {
  const { client, name: api } = model;
  if (client === undefined) throw new Error('it calls the generated client: set "client", or --client.');
  if (client.transport === 'own') throw new Error('it calls the generated client, and "transport" is own.');
  const returns = client.errors === 'return';
  const taken = new Set<string>();
  const called = model.operations.flatMap((operation): Called[] => {
    const { call, name } = operation;
    if (call === undefined || isStream(operation)) return [];
    const names = new Map<string, string>();
    const has = (what: string): string => {
      const known = names.get(what);
      if (known !== undefined) return known;
      let free = `${name}${what}`;
      while (taken.has(free)) free += '_';
      taken.add(free);
      names.set(what, free);
      return free;
    };
    return [{ ...operation, call, has }];
  });
  const left = model.operations.length - called.length;
  if (left > 0) remark(`nothing is written for streams and redirects, which are ${left} of the operations`);
  const queries = called.filter(({ reads }) => reads);
  const paged = queries.filter(({ paging }) => paging !== undefined);
  const mutations = called.filter(({ reads }) => !reads);
  const imported = [
    ...(paged.length > 0 ? ['type InfiniteData', 'infiniteQueryOptions as toInfiniteQueryOptions'] : []),
    ...(mutations.length > 0 ? ['type MutationOptions'] : []),
    ...(queries.length > 0 ? ['queryOptions as toQueryOptions'] : []),
  ];
  const from = (file: string): string => quoted(importPath(FILE, `${client.folder}/${file}`));
  const text = [
    [
      ...(imported.length > 0
        ? [`import { ${imported.join(', ')} } from ${quoted(String(options.adapter ?? ADAPTER))};`]
        : []),
      ...called.map(({ call, has }) => {
        const names = [
          `${call.function} as ${has('Call')}`,
          `type ${call.answer}`,
          `type ${call.error}`,
          `type ${call.request}`,
        ];
        return `import { ${names.join(', ')} } from ${from(call.file)};`;
      }),
      `import type { Client } from ${from('runtime/client-options.gen.ts')};`,
    ].join('\n'),
    ...(returns && called.length > 0 ? [RECEIVED] : []),
    ...queries.flatMap((operation) => [keyOf(api, operation), queryOf(operation, returns)]),
    ...(paged.length > 0 ? [PAGES] : []),
    ...(paged.some(({ paging }) => paging?.by === 'link') ? [LINKS] : []),
    ...paged.map((operation) => infiniteOf(operation, returns)),
    ...mutations.map((operation) => mutationOf(api, operation, returns)),
  ];
  return { [FILE]: `${text.join('\n\n')}\n` };
};

const isStream = ({ replies }: ModelOperation): boolean =>
  replies.some(
    ({ isSuccess, contents }) => isSuccess && contents.some(({ kind }) => kind === 'events' || kind === 'lines'),
  );

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const pathOf = (path: readonly string[]): string => `[${path.map(quoted).join(', ')}]`;

const comment = ({ summary, method, path, deprecated }: ModelOperation, says: string): string => {
  const about = `${says} \`${method} ${path}\`${summary === '' ? '' : `: ${summary}`}`;
  const line = about.replaceAll('*/', '*\\/').replace(/\s+/g, ' ');
  return deprecated ? `/**\n * ${line}\n * @deprecated\n */` : `/** ${line} */`;
};

const requestOf = ({ call }: Called): string => `request: ${call.request}${call.isRequestOptional ? ' = {}' : ''}`;

/** A failure is thrown, also if the client returns it. */
const RECEIVED = `/** A reply; a failure that the call returns is thrown. */
const received = async <Answer>(
  reply: Promise<{ readonly status?: unknown; readonly headers?: unknown; readonly data?: unknown; readonly error?: unknown }>,
): Promise<Answer> => {
  const { status, headers, data, error } = await reply;
  if (error !== undefined) throw error;
  return { status, headers, body: data } as Answer;
};`;

const callOf = ({ call, has }: Called, request: string, returns: boolean): string => {
  const made = `${has('Call')}(client, ${request})`;
  return returns ? `received<${call.answer}>(${made})` : made;
};

/** TanStack Query takes no undefined, so a query without a body has null. */
const mayLackBody = ({ replies }: Called): boolean =>
  replies.some(({ isSuccess, contents }) => isSuccess && contents.length === 0);

const dataOf = (operation: Called): string => {
  const body = `${operation.call.answer}['body']`;
  return operation.reads && mayLackBody(operation) ? `Exclude<${body}, undefined | void> | null` : body;
};

/** The key begins with the interface and the operation, so that a part of it invalidates more. */
const keyOf = (api: string, operation: Called): string =>
  [
    comment(operation, 'The query key of'),
    `export const ${operation.has('Key')} = (request: Partial<${operation.call.request}> = {}) =>`,
    `  [${quoted(api)}, ${quoted(operation.name)}, request] as const;`,
  ].join('\n');

const queryOf = (operation: Called, returns: boolean): string => {
  const { call, has } = operation;
  const data = dataOf(operation);
  const body = `(await ${callOf(operation, 'request, { signal }', returns)}).body`;
  return [
    comment(operation, 'Query options of'),
    `export const ${has('Options')} = (client: Client, ${requestOf(operation)}) =>`,
    `  toQueryOptions<${data}, ${call.error}, ${data}, ReturnType<typeof ${has('Key')}>>({`,
    `    queryKey: ${has('Key')}(request),`,
    `    queryFn: async ({ signal }) => ${body}${mayLackBody(operation) ? ' ?? null' : ''},`,
    '    // The client already retries requests that are safe to repeat.',
    '    retry: false,',
    '  });',
  ].join('\n');
};

const mutationOf = (api: string, operation: Called, returns: boolean): string => {
  const { name, call, has } = operation;
  const variables = call.isRequestOptional ? `${call.request} | void` : call.request;
  const body = `(await ${callOf(operation, `request${call.isRequestOptional ? ' ?? {}' : ''}`, returns)}).body`;
  return [
    comment(operation, 'Mutation options of'),
    `export const ${has('Mutation')} = (client: Client): MutationOptions<${dataOf(operation)}, ${call.error}, ${variables}> => ({`,
    `  mutationKey: [${quoted(api)}, ${quoted(name)}],`,
    `  mutationFn: async (request) => ${body},`,
    '});',
  ].join('\n');
};

const PAGES = `/** A page: its items, the whole body, and the part of the query that asks for the next page, if there is one. */
export type Page<Item, Body> = { readonly items: readonly Item[]; readonly body: Body; readonly next: PageQuery | undefined };
export type PageQuery = Readonly<Record<string, unknown>>;

/** The type of the items at a path of a body. */
type ItemAt<Body, Path extends readonly string[]> = Path extends readonly [infer First, ...infer Rest extends readonly string[]]
  ? First extends keyof NonNullable<Body>
    ? ItemAt<NonNullable<Body>[First], Rest>
    : unknown
  : NonNullable<Body> extends readonly (infer Item)[]
    ? Item
    : unknown;

type Received<Body> = { readonly body: Body; readonly headers: { get(name: string): string | null } };

const at = (body: unknown, path: readonly string[]): unknown =>
  path.reduce((value, name) => Object(value)[name] as unknown, body);

const pageOf = <Item, Body>(
  reply: Received<Body>,
  path: readonly string[],
  total: readonly string[] | string | undefined,
  nextOf: (items: number, total: number) => PageQuery | undefined,
): Page<Item, Body> => {
  const found = at(reply.body, path);
  const items = (Array.isArray(found) ? found : []) as readonly Item[];
  const count = typeof total === 'string' ? reply.headers.get(total) : total && at(reply.body, total);
  const isCounted = count !== undefined && count !== null && count !== '';
  return { items, body: reply.body, next: nextOf(items.length, isCounted ? Number(count) : Infinity) };
};`;

const LINKS = `/** The query of the link to the next page; a server that repeats it would cause an endless loop. */
const linkedBy = (header: string | null, asked: PageQuery): PageQuery | undefined => {
  for (const [, target = '', parameters = ''] of (header ?? '').matchAll(/<([^>]*)>([^<]*)/g)) {
    if (!/;\\s*rel\\s*=\\s*("[^"]*\\bnext\\b[^"]*"|next\\b)/i.test(parameters)) continue;
    const { searchParams } = new URL(target, 'http://localhost');
    const linked = Object.fromEntries([...searchParams.keys()].map((name) => [name, searchParams.getAll(name)]));
    return JSON.stringify(linked) === JSON.stringify(asked) ? undefined : linked;
  }
  return undefined;
};`;

const infiniteOf = (operation: Called, returns: boolean): string => {
  const { call, paging, has } = operation;
  if (paging === undefined) return '';
  const body = `${call.answer}['body']`;
  const item = `ItemAt<${body}, ${pathOf(paging.items)}>`;
  const page = `Page<${item}, ${body}>`;
  const total = typeof paging.total === 'string' ? quoted(paging.total) : paging.total && pathOf(paging.total);
  return [
    comment(operation, 'Infinite query options of'),
    `export const ${has('InfiniteOptions')} = (client: Client, ${requestOf(operation)}) =>`,
    `  toInfiniteQueryOptions<${page}, ${call.error}, InfiniteData<${page}, PageQuery>, readonly unknown[], PageQuery>({`,
    `    queryKey: [...${has('Key')}(request), 'infinite'],`,
    '    initialPageParam: {},',
    '    queryFn: async ({ signal, pageParam }) => {',
    `      const query: PageQuery = { ...(request as { readonly query?: object }).query, ...(pageParam as PageQuery) };`,
    `      const asked = { ...request, query } as ${call.request};`,
    `      const reply = await ${callOf(operation, 'asked, { signal }', returns)};`,
    `      return pageOf<${item}, ${body}>(reply, ${pathOf(paging.items)}, ${total ?? 'undefined'}, ${nextOf(paging)});`,
    '    },',
    '    getNextPageParam: ({ next }) => next,',
    '    retry: false,',
    '  });',
  ].join('\n');
};

/** The function that says which part of the query asks for the next page. */
const nextOf = (paging: ModelPaging): string => {
  switch (paging.by) {
    case 'page': {
      const page = `query[${quoted(paging.page)}]`;
      const size = paging.size === undefined ? 'items' : `(Number(query[${quoted(paging.size)}] ?? 0) || items)`;
      return `(items, total) => {
        const page = Number(${page} ?? ${paging.first});
        const seen = ${size} * (page - ${paging.first}) + items;
        return items === 0 || seen >= total ? undefined : { [${quoted(paging.page)}]: page + 1 };
      }`;
    }
    case 'offset':
      return `(items, total) => {
        const offset = Number(query[${quoted(paging.offset)}] ?? 0) + items;
        return items === 0 || offset >= total ? undefined : { [${quoted(paging.offset)}]: offset };
      }`;
    case 'cursor':
      return `() => {
        const next = at(reply.body, ${pathOf(paging.next)});
        const isLast = next === undefined || next === null || next === '' || next === query[${quoted(paging.cursor)}];
        return isLast ? undefined : { [${quoted(paging.cursor)}]: next };
      }`;
    case 'link':
      return `() => linkedBy(reply.headers.get('link'), pageParam as PageQuery)`;
  }
};
