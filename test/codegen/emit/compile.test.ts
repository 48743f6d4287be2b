import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import * as assert from 'uvu/assert';
import { suite } from '../../support/suite.ts';
import { withCasino } from '../casino.ts';

const root = join(import.meta.dirname, '../../..');

const TABLE = "{ table_id: 't', stake: 1, state: 'Open' as const }";

/** A file with this source, after imports of the project's Handler for the fixture's operations. */
const handling = (source: string) =>
  `import type { Handler, HandlersOf } from './platform/unit/handler.ts';
import { refuse } from './platform/unit/reply.ts';
import { pending } from './generated/server/pending.gen.ts';
import type { Operations } from './generated/server/operations.gen.ts';
type Of<Id extends keyof Operations> = Handler<Operations[Id]>;
const table = ${TABLE};
${source}
export { type HandlersOf, pending, refuse, type Of, table };`;

const calling = (source: string) =>
  `import { type Call, createCalls, type PagedId, type ProblemCode, type Problems } from './client/client.gen.ts';
declare const call: Call<{ token: string }>;
const casino = createCalls(call);
${source}
export { casino, type PagedId, type ProblemCode, type Problems };`;

const HANDLERS = `declare const listTables: Of<'listTables'>;
declare const openTable: Of<'openTable'>;
declare const getTable: Of<'getTable'>;
declare const getNewestTable: Of<'getNewestTable'>;
declare const signIn: Of<'signIn'>;
declare const takeSeat: Of<'takeSeat'>;`;

/** A snippet, and the compiler's error numbers for it: none, or TypeScript's own. */
const CASES: readonly (readonly [fact: string, source: string, errors: readonly number[]])[] = [
  [
    'a handler for every operation, pending ones from their stubs',
    handling(`${HANDLERS}
export const handlers: HandlersOf<Operations> = { ...pending, listTables, openTable, getTable, getNewestTable, signIn, takeSeat };`),
    [],
  ],
  [
    'a missing handler does not compile',
    handling(`${HANDLERS}
export const handlers: HandlersOf<Operations> = { ...pending, listTables, openTable, getTable, getNewestTable, signIn };`),
    [2741],
  ],
  [
    'an operation that is pending no more has no stub',
    handling(`${HANDLERS}
export const handlers: HandlersOf<Operations> = { ...pending, openTable, getTable, getNewestTable, signIn, takeSeat };`),
    [2741],
  ],
  ['a declared status compiles', handling(`export const f: Of<'takeSeat'> = async () => ({ status: 204 });`), []],
  [
    'its body comes with it',
    handling(`export const f: Of<'takeSeat'> = async () => ({ status: 200, body: table });`),
    [],
  ],
  [
    'a body that is missing does not compile',
    handling(`export const f: Of<'takeSeat'> = async () => ({ status: 200 });`),
    [2322],
  ],
  [
    'a body that may be empty may be left out',
    handling(`export const f: Of<'getNewestTable'> = async () => ({ status: 200 });
export const g: Of<'getNewestTable'> = async () => ({ status: 200, body: table });`),
    [],
  ],
  [
    'an undeclared status does not compile',
    handling(`export const f: Of<'takeSeat'> = async () => ({ status: 201, body: table });`),
    [2322],
  ],
  [
    'a body that the spec does not know does not compile',
    handling(
      `export const f: Of<'getTable'> = async () => ({ status: 200, body: { ...table, state: 'Ajar' as const } });`,
    ),
    [2322],
  ],
  ['a declared problem compiles', handling(`export const f: Of<'takeSeat'> = async () => refuse('table_closed');`), []],
  [
    'a problem of another operation does not compile',
    handling(`export const f: Of<'getTable'> = async () => refuse('table_closed');`),
    [2322],
  ],
  [
    'a problem whose field the registry names needs no pointer, one whose field it does not name does',
    handling(`export const f = [refuse('table_not_found'), refuse('validation_failed', { errors: [] })];
export const g = refuse('validation_failed', { detail: 'No.' });`),
    [2345],
  ],
  ['a code that no registry has does not compile', handling(`export const f = refuse('table_on_fire');`), [2345]],
  [
    'a request has its path, its body and its defaults',
    handling(`export const f: Of<'takeSeat'> = async ({ path, body }) => { path.table_id.length + (body?.tip ?? 0); return { status: 204 }; };
export const g: Of<'listTables'> = async ({ query }) => { query.limit.toFixed(); return { status: 200, body: [] }; };`),
    [],
  ],
  [
    'a part that the operation does not take is empty, not missing',
    handling(`export const f: Of<'listTables'> = async ({ path, headers }) => {
  const nothing: Record<string, never>[] = [path, headers];
  return { status: 200, body: nothing.flatMap((part) => Object.keys(part)).map(() => table) };
};
export const g: Of<'signIn'> = async ({ path, query }) => ({ status: 200, body: { token: \`\${Object.keys({ ...path, ...query })}\` } });`),
    [],
  ],
  [
    'a part that the operation does not take has no field',
    handling(
      `export const f: Of<'listTables'> = async ({ path }) => { const id: string = path.table_id; return { status: 200, body: [id] }; };`,
    ),
    [2322, 2322],
  ],
  [
    'a header that the request may leave out may be missing',
    handling(`export const f: Of<'openTable'> = async ({ headers, body }) => {
  const key: string | undefined = headers['idempotency-key'];
  return key === undefined ? refuse('table_id_taken') : { status: 200, body };
};`),
    [],
  ],
  [
    'a field that the request does not have does not compile',
    handling(`export const f: Of<'takeSeat'> = async ({ path }) => { path.seat; return { status: 204 }; };`),
    [2339],
  ],
  [
    'a call’s answer is told apart by its status',
    calling(`const answer = await casino.takeSeat({ path: { table_id: 't' } }, { token: 't' });
export const stake: number = answer.status === 200 ? answer.body.stake : 0;`),
    [],
  ],
  [
    'an answer’s body that may be empty has to be looked at',
    calling(`const { body } = await casino.getNewestTable();
export const stake: number = body === undefined ? 0 : body.stake;
export const unseen = body.stake;`),
    [18048],
  ],
  [
    'a call with a header that the transport writes does not compile',
    calling(`await casino.openTable({ body: ${TABLE}, headers: { 'idempotency-key': 'k' } });`),
    [2353],
  ],
  ['a call without what is required does not compile', calling(`await casino.takeSeat({ body: {} });`), [2345]],
  [
    'a call with an option that the transport does not have does not compile',
    calling(`await casino.listTables({}, { token: 't', colour: 'green' });`),
    [2353],
  ],
  [
    'a call of which nothing is required compiles empty',
    calling(`export const tables = (await casino.listTables()).body.length;`),
    [],
  ],
  [
    'an operation’s problems are a closed list',
    calling(`export const code: Problems['takeSeat'] = 'table_closed';`),
    [],
  ],
  [
    'a problem of another operation is not in it',
    calling(`export const code: Problems['getTable'] = 'table_closed';`),
    [2322],
  ],
  [
    'problem codes come from the registry, for every interface',
    calling(`export const codes: ProblemCode[] = ['table_closed', 'not_implemented'];
export const unknown: ProblemCode = 'table_on_fire';`),
    [2322],
  ],
  [
    'listings are told apart from all other calls',
    calling(`export const listing: PagedId = 'listTables';
export const other: PagedId = 'getTable';`),
    [2322],
  ],
];

/**
 * Compiles all snippets at once, against the project's handler types for the fixture's operations. `rootDirs` overlays the fixture on the
 * repository: files missing in one are found in the other.
 */
const compile = () =>
  withCasino([], async ({ folder, codegen }) => {
    await codegen('generate');
    mkdirSync(join(folder, 'platform/unit'), { recursive: true });
    for (const file of ['handler.ts', 'reply.ts'])
      cpSync(join(root, 'platform/unit', file), join(folder, 'platform/unit', file));
    const names = CASES.map((_, index) => join(folder, `case-${index}.ts`));
    for (const [index, [, source]] of CASES.entries()) writeFileSync(join(folder, `case-${index}.ts`), source);
    const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
    const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
    const program = ts.createProgram(names, {
      ...options,
      noUnusedLocals: false,
      rootDirs: [root, folder],
      typeRoots: [join(root, 'node_modules/@types')],
    });
    return names.map((name) => {
      const found = program.getSemanticDiagnostics(program.getSourceFile(name));
      return found.map(({ code, messageText }) => ({
        code,
        message: ts.flattenDiagnosticMessageText(messageText, '\n'),
      }));
    });
  });

const results = await compile();

suite('codegen/compile', (test) => {
  for (const [index, [fact, , errors]] of CASES.entries())
    test(fact, () => {
      const found = results[index] ?? [];
      assert.equal(
        found.map(({ code }) => code),
        [...errors],
        found.map(({ message }) => message).join('\n'),
      );
    });
});
