import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as assert from 'uvu/assert';
import { compare } from '../../../codegen/check/compatibility.ts';
import { run } from '../../../codegen/cli.ts';
import { generate } from '../../../codegen/emit/generate.ts';
import { createMock } from '../../../codegen/mock/backend.ts';
import { readProjectConfig } from '../../../codegen/read/config/config.ts';
import { SpecRefusal } from '../../../codegen/read/config/refusal.ts';
import { readBasePath } from '../../../codegen/read/document/document.ts';
import { merge } from '../../../codegen/read/project/merge.ts';
import { readSpecs } from '../../../codegen/read/project/specs.ts';
import { type Validate, verdict } from '../foreign.ts';
import { loadRedocly } from '../loaded-redocly.ts';
import { complaintsOf } from '../strictly-compiled.ts';
import type { ClientCall, Exchange, Report, Values } from './report.ts';

loadRedocly();

/** The end of a line that the compiler must refuse. */
const REFUSED = '// refused';

const fixtures = join(import.meta.dirname, '../fixtures');

// Generated while the test runs, so their types are not known here; a separate check proves that they compile.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Loaded = Record<string, any>;

/** A report's document as the toolchain took it. */
type Tried = {
  readonly report: Report;
  readonly folder: string;
  /** `line: text` of each line of refusal. */
  readonly refused: readonly string[];
  /** The compiler's complaints about what was generated. */
  readonly complaints: string[];
};

const written = (text: string): string => {
  const isEvents = /^asyncapi:/m.test(text);
  const isOld = /^swagger:/m.test(text);
  const info = /^info:/m.test(text) ? '' : '\ninfo: { title: Report, version: "1" }';
  const servers = isEvents || isOld || /^servers:/m.test(text) ? '' : '\nservers: [{ url: https://api.test }]';
  return `${text.trim()}${info}${servers}\n`;
};

/**
 * Generates from all documents, and compiles everything that was generated in one run of the compiler. The files lie in the repository, where
 * generated code finds its packages, until the process ends: its modules are loaded one by one.
 */
export const tryReports = async (reports: readonly Report[]): Promise<readonly Tried[]> => {
  const root = mkdtempSync(join(fixtures, '.run-'));
  process.once('exit', () => rmSync(root, { recursive: true }));
  const tried: Tried[] = [];
  for (const [index, report] of reports.entries()) {
    const folder = join(root, `r${index}x`);
    mkdirSync(folder);
    const config = configOf(folder, report);
    try {
      const files = await generate(config);
      for (const [file, text] of files) writeShared(root, folder, file, text);
      writeFileSync(join(folder, 'out/check.ts'), checkOf(report));
      tried.push({ report, folder, refused: [], complaints: [] });
    } catch (error) {
      const lines = error instanceof SpecRefusal ? error.message.split('\n') : [`it fails: ${error}`];
      const refused = lines.map((line) => line.replace(/^.*?spec\.yaml:/, ''));
      tried.push({ report, folder, refused, complaints: [] });
    }
  }
  const taken = tried.filter(({ refused }) => refused.length === 0);
  for (const complaint of complaintsOf(
    taken.map(({ folder }) => folder),
    ['node'],
  )) {
    const owner = taken.find(({ folder }) => complaint.startsWith(`${folder}/`));
    for (const one of owner ? [owner] : taken) one.complaints.push(complaint.replace(`${one.folder}/`, ''));
  }
  for (const { report, complaints } of taken) complaints.push(...unexpected(report, complaints.splice(0)));
  return tried;
};

/** The complaints but for those about lines that must be refused, and the lines of these that are not. */
const unexpected = (report: Report, complaints: readonly string[]): string[] => {
  const lines = checkOf(report).split('\n');
  const mustFail = lines.flatMap((line, index) => (line.endsWith(REFUSED) ? [`out/check.ts:${index + 1}:`] : []));
  return [
    ...complaints.filter((complaint) => !mustFail.some((place) => complaint.startsWith(place))),
    ...mustFail
      .filter((place) => !complaints.some((complaint) => complaint.startsWith(place)))
      .map((place) => `${place} the compiler accepts ${lines[Number(place.split(':')[1]) - 1]}`),
  ];
};

const configOf = (folder: string, { document, accept = [] }: Report) => {
  writeFileSync(join(folder, 'spec.yaml'), written(document));
  const isEvents = /^asyncapi:/m.test(document);
  const api = {
    ...(isEvents ? { events: { report: 'spec.yaml' } } : { document: 'spec.yaml', server: 'node' }),
    output: 'out/server',
    client: 'out/client',
    accept,
  };
  writeFileSync(join(folder, 'codegen.json'), JSON.stringify({ apis: { report: api } }));
  return readProjectConfig(join(folder, 'codegen.json'));
};

const RUNTIME = /^(out\/client\/runtime|out\/server\/server)\/([\w.-]+)$/;

/** Writes a file. Modules of the run time, which all documents have in common, are written, compiled and loaded once. */
const writeShared = (root: string, folder: string, file: string, text: string): void => {
  const [, room, name] = RUNTIME.exec(file) ?? [];
  const place = room === undefined || name === undefined ? join(folder, file) : join(root, toShared(room), name);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(
    place,
    room !== undefined
      ? text
      : text.replaceAll(/(?<=from '|import ')(\.\.?)\/(runtime|server)\/(?=[\w.-]+\.gen\.ts')/g, (_, _dots, shared) => {
          const own = join('out', shared === 'runtime' ? 'client' : 'server', shared);
          return `${relative(dirname(place), join(root, toShared(own)))}/`;
        }),
  );
};

const toShared = (room: string): string => room.replaceAll('/', '-');

/** The module whose compilation says what the types accept and refuse. */
const checkOf = ({ document, values = {}, code = '' }: Report): string => {
  const lines = Object.entries(values).flatMap(([type, { good = [], bad = [], wrong = [], wide = [] }]) => [
    ...[...good, ...wrong].map((value) => `take<C.${type}>(${JSON.stringify(value)});`),
    ...[...bad, ...wide].map((value) => `take<C.${type}>(${JSON.stringify(value)}); ${REFUSED}`),
  ]);
  const isEvents = /^asyncapi:/m.test(document);
  return [
    "import type * as C from './client/types.gen.ts';",
    isEvents
      ? "import * as api from './client/event-client.gen.ts';"
      : "import * as api from './client/index.gen.ts';\nimport type * as S from './server/server.gen.ts';",
    `declare const take: <T>(value: T) => void;`,
    `/** Both are assignable to each other. */`,
    `declare const same: <A, B>(yes: [A] extends [B] ? ([B] extends [A] ? true : false) : false) => void;`,
    `export const check = async (${isEvents ? '' : 'client: api.Client, handlers: S.Handlers'}): Promise<void> => {`,
    'void take; void same; void api;',
    ...lines,
    code,
    '};',
    `export type Anything = typeof C${isEvents ? '' : ' | typeof S'};`,
  ]
    .join('\n')
    .replace(/^export type Anything.*$/m, '');
};

/** Compares everything that a report says with what the toolchain does. @throws AssertionError at the first difference. */
export const checkReport = async ({ report, folder, refused, complaints }: Tried): Promise<void> => {
  const expected = report.refused ?? [];
  assert.equal(
    refused.map((line, index) => (line.includes(expected[index] ?? '\n') ? expected[index] : line)),
    [...expected],
  );
  if (report.lint) assert.equal(await lintOf(folder), report.lint);
  if (report.later) compareLater(folder, report.later);
  if (refused.length > 0) return;
  assert.equal(complaints, []);
  await judge(report, folder);
  for (const call of report.client ?? []) await checkCall(folder, call);
  if (report.server) await checkServer(report, folder);
  if (report.mock) await checkMock(folder, report.mock);
};

const load = (folder: string, file: string): Promise<Loaded> =>
  import(pathToFileURL(join(folder, 'out', file)).href) as Promise<Loaded>;

/** The errors of lint, as `rule:line`. */
const lintOf = async (folder: string): Promise<string[]> => {
  const lines: string[] = [];
  await run(['lint', join(folder, 'spec.yaml'), '--format', 'json'], (line) => lines.push(line));
  const { findings } = JSON.parse(lines.join('\n'));
  return findings
    .filter(({ level }: { level: string }) => level === 'error')
    .map(({ rule, line }: { rule: string; line: number }) => `${rule}:${line}`);
};

const compareLater = (folder: string, { document, breaks }: NonNullable<Report['later']>): void => {
  writeFileSync(join(folder, 'later.yaml'), written(document));
  const { changes } = compare({ root: folder, apis: [] }, 'spec.yaml', 'later.yaml');
  const rules = changes.filter((change) => change.breaks).map(({ rule }) => rule);
  assert.equal([...new Set(rules)].sort(), [...breaks].sort());
};

const judge = async ({ values = {}, validators = {}, parameters = [] }: Report, folder: string): Promise<void> => {
  const all: Record<string, Values> = { ...validators };
  const { A } = values;
  if (A) for (const place of ['save body', 'save 200']) all[place] = merged(A, validators[place]);
  for (const [place, { good = [], wide = [], bad = [], wrong = [] }] of Object.entries(all)) {
    const validate = await validatorOf(folder, place);
    for (const value of [...good, ...wide])
      assert.is(verdict(validate, structuredClone(value)), 'ok', `${place}: ${JSON.stringify(value)}`);
    for (const value of [...bad, ...wrong])
      assert.not.equal(verdict(validate, structuredClone(value)), 'ok', `${place}: ${JSON.stringify(value)}`);
  }
  for (const [operation, given, parsed] of parameters) {
    const { params } = (await load(folder, 'server/requests.gen.mjs')).requests[operation];
    const value = structuredClone({ path: {}, query: {}, header: {}, ...given });
    const said = verdict(params, value);
    assert.equal(said === 'ok' ? picked(value, parsed) : said, parsed, JSON.stringify(given));
  }
};

/** The parts of the value that are compared. */
const picked = (value: Record<string, unknown>, like: object | string): unknown =>
  typeof like === 'string'
    ? value
    : Object.fromEntries(Object.keys(like).map((key) => [key, { ...Object(value[key]) }]));

const merged = (one: Values, other: Values = {}): Values => ({
  good: [...(one.good ?? []), ...(other.good ?? [])],
  bad: [...(one.bad ?? []), ...(other.bad ?? [])],
  wrong: one.wrong ?? [],
  wide: one.wide ?? [],
});

const validatorOf = async (folder: string, place: string): Promise<Validate> => {
  const [operation = '', part = '', type] = place.split(' ');
  if (operation === 'socket') return (await load(folder, 'server/commands.gen.mjs')).commands[part].message;
  if (part === 'body') {
    const isWebhook = operation.startsWith('webhook:');
    const module = await load(folder, `server/${isWebhook ? 'webhooks' : 'requests'}.gen.mjs`);
    const { body, bodies } = (isWebhook ? module.webhooks : module.requests)[operation.replace('webhook:', '')];
    return type === undefined ? body : bodies[type];
  }
  const reply = (await load(folder, 'server/replies.gen.mjs')).replies[operation][part];
  if (type === 'headers') return reply.headers;
  return type === undefined ? reply.body : reply.bodies[type];
};

const checkCall = async (folder: string, { call, with: request, auth, reply = {}, ...expected }: ClientCall) => {
  const api = await load(folder, 'client/index.gen.ts');
  let sent: Request | undefined;
  const client = api.createClient({
    baseUrl: 'https://api.test',
    auth,
    retries: 0,
    reconnect: false,
    fetch: async (url: string, init: RequestInit) => {
      sent = new Request(url, { ...init, ...(init.body instanceof ReadableStream ? { duplex: 'half' } : {}) } as never);
      return new Response(reply.body ?? null, { status: reply.status ?? 200, headers: reply.headers ?? {} });
    },
  });
  const outcome: Loaded = await api[call](client, request).then(
    ({ body }: Loaded) => readable(body).then((read) => ({ read })),
    (error: Error) => ({ error }),
  );
  if (outcome.error && expected.throws === undefined) throw outcome.error;
  if (expected.sends && !sent) throw new Error('nothing was sent');
  if (expected.sends && sent) assert.equal(await partsOf(sent, expected.sends), expected.sends, call);
  if (expected.throws !== undefined) assert.is(outcome.error?.name, expected.throws, call);
  if ('reads' in expected) assert.equal(outcome.read, expected.reads, call);
};

const readable = async (body: unknown): Promise<unknown> => {
  if (body instanceof Blob) return body.text();
  if (!(Symbol.asyncIterator in Object(body))) return body;
  const items: unknown[] = [];
  for await (const item of body as AsyncIterable<unknown>) items.push(item);
  return items;
};

const partsOf = async (sent: Request, wanted: NonNullable<ClientCall['sends']>): Promise<Loaded> => {
  const type = sent.headers.get('content-type');
  const isForm = type?.startsWith('multipart/');
  const parts: Loaded = {
    method: sent.method,
    url: sent.url.replace('https://api.test', ''),
    type: isForm ? 'multipart/form-data' : type,
    headers: Object.fromEntries(Object.keys(wanted.headers ?? {}).map((name) => [name, sent.headers.get(name)])),
  };
  if ('body' in wanted) parts.body = isForm ? await formText(sent) : (await sent.text()) || null;
  return Object.fromEntries(Object.keys(wanted).map((part) => [part, parts[part]]));
};

/** The parts of a form, one line each. */
const formText = async (sent: Request): Promise<string> => {
  const lines: string[] = [];
  for (const [name, value] of await sent.formData())
    lines.push(`${name}: ${typeof value === 'string' ? value : `${value.type} ${await value.text()}`}`);
  return lines.join('\n');
};

const checkServer = async ({ handlers = {}, security = {}, server = [] }: Report, folder: string): Promise<void> => {
  const { createServer } = await load(folder, 'server/server.gen.ts');
  const serving = createServer({ handlers, security, checkReplies: true, onError: (error: unknown) => void error });
  for (const exchange of server) {
    const [method = '', url = ''] = exchange.ask.split(' ');
    const body = exchange.body ?? null;
    const {
      status,
      headers,
      body: given,
    } = await serving.handle({ method, url, headers: exchange.headers ?? {}, body });
    let text = '';
    if (typeof given === 'string') text = given;
    else if (given instanceof Uint8Array) text = Buffer.from(given).toString();
    else for await (const piece of given ?? []) text += piece;
    compareAnswer(exchange, status, headers, text);
  }
};

const checkMock = async (folder: string, exchanges: readonly Exchange[]): Promise<void> => {
  const config = readProjectConfig(join(folder, 'codegen.json'));
  const { sections, formats } = await readSpecs(config);
  const [api] = config.apis;
  if (!api) throw new Error('there is no interface');
  const document = merge(api, sections);
  const ask = await createMock(document, formats, readBasePath(document) || '/');
  for (const exchange of exchanges) {
    const [method = '', path = ''] = exchange.ask.split(' ');
    const answer = await ask({ method, path, headers: exchange.headers ?? {}, body: exchange.body ?? '' });
    const type = answer.body ? { 'content-type': answer.body.type } : {};
    compareAnswer(exchange, answer.status, { ...answer.headers, ...type }, answer.body?.text ?? '');
  }
};

const compareAnswer = (
  { ask, status, type, answer, answerHeaders = {}, ...exchange }: Exchange,
  actual: number,
  headers: Readonly<Record<string, unknown>>,
  text: string,
): void => {
  assert.is(actual, status, `${ask}: ${text}`);
  const sent = headers['content-type'] === undefined ? null : String(headers['content-type']).split(';')[0];
  if (type !== undefined) assert.is(sent, type, ask);
  if ('answer' in { ...(answer === undefined ? {} : { answer }), ...exchange })
    assert.equal(/json/.test(String(sent)) && text !== '' ? JSON.parse(text) : text, answer, ask);
  for (const [name, value] of Object.entries(answerHeaders))
    assert.is(String(headers[name] ?? null), String(value), ask);
};
