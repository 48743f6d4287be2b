// Measures what one tenant notices of another's flood: its reads and contributions alone, and during each flood. The flood's client is
// another process, with the lowest priority. With --postgres on a PostgreSQL from a package, otherwise on a file; --against measures
// another checkout, installed, and says no more than its numbers.
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { initialized, withInstalled } from '../../test/support/postgres.ts';
import { bundle } from './bundle.ts';
import { Child, type Ready } from './child.ts';
import type { Flood } from './flood.ts';
import { median } from './table.ts';
import { bodyOf, OPERATOR, PATH } from './workload.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    postgres: { type: 'boolean', default: false },
    against: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];
/** The others' p50 during a flood, as a multiple of what it is alone. */
const RATIO_MAX = 5;
/** Of each tenant: a page of them is a short read, since both together are fewer than 2,000. */
const SOURCES = 900;
/** Of the tenant that floods: they make a long list. */
const SEGMENTS = 5_000;
const BULK = 1_000;
const FLOOD_ACCOUNTS = 8;
const PASSWORD = 'a long password of the bench';
const PERMISSIONS = [
  {
    system_id: 'pitboss',
    permissions: ['Read', 'Create', 'Update', 'Delete', 'Execute'].map((permission) => ({
      resource_id: '*',
      permission,
    })),
  },
];

const root = join(import.meta.dirname, '../..');
const checkout = resolve(values.against ?? root);
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

type Asked = { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: unknown };

const send = (url: string, token: string, { method, path, body }: Asked): Promise<unknown> =>
  new Promise((done, fail) => {
    const headers = {
      ...(token !== '' && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const sent = request(url + path, { method, agent, headers }, async (response) => {
      let text = '';
      for await (const part of response.setEncoding('utf8')) text += part;
      const isDone = (response.statusCode ?? 0) < 300;
      if (isDone) done(text === '' ? undefined : JSON.parse(text));
      else fail(new Error(`${path} answers ${response.statusCode}: ${text}`));
    });
    sent.on('error', fail);
    sent.end(body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body));
  });

/** An organisation with accounts that may do everything in it; their tokens. */
const tenant = async (url: string, admin: string, id: string, accounts: number): Promise<string[]> => {
  const call = (path: string, body: unknown) => send(url, admin, { method: 'POST', path, body });
  await call('/config/operators', [{ id, name: id }]);
  await call('/organisations', { id, units: [] });
  const tokens: string[] = [];
  for (let number = 0; number < accounts; number += 1) {
    const login = { username: `${id}-${number}`, password: PASSWORD };
    const placed = { account_type: 'SuperUser', org_unit: { org_id: id }, permissions: PERMISSIONS };
    await call('/accounts', { ...login, ...placed });
    const { token } = (await send(url, '', { method: 'POST', path: '/accounts/auth', body: login })) as Ready;
    tokens.push(token);
  }
  const names = (count: number, first = 0) => Array.from({ length: count }, (_, index) => `name-${first + index}`);
  await call(
    '/sources',
    names(SOURCES).map((name) => ({ owner_id: id, source_id: name, source_name: name })),
  );
  if (accounts === FLOOD_ACCOUNTS)
    for (let first = 0; first < SEGMENTS; first += BULK)
      await call(
        '/segments',
        names(BULK, first).map((name) => ({ owner_id: id, id: name, priority: 1 })),
      );
  return tokens;
};

let sent = 0;
/** The calls of the quiet tenant: a page of its sources, and a contribution. */
const quiet = (instanceId: string): Readonly<Record<'read' | 'contribution', () => Asked>> => ({
  read: () => ({ method: 'GET', path: `/sources?owner_id=${OPERATOR}&limit=100` }),
  contribution: () => ({ method: 'POST', path: PATH, body: bodyOf(instanceId, `quiet-${++sent}`, 'p-00001') }),
});

const account = JSON.stringify({
  ...{ username: 'new-{n}', password: PASSWORD, account_type: 'User', org_unit: { org_id: 'rival' }, permissions: [] },
});
type Kind = Omit<Flood, 'url' | 'tokens'>;
const FLOODS: Readonly<Record<string, Kind>> = {
  '100 reads': { atOnce: 100, method: 'GET', path: '/sources?owner_id=rival&limit=100' },
  '30 lists as CSV': { atOnce: 30, method: 'GET', path: '/segments', accept: 'text/csv' },
  '40 new accounts': { atOnce: 40, method: 'POST', path: '/accounts', body: account },
  // Last, because it makes long lists of the short ones.
  '8 bulks of 1,000': { atOnce: 8, method: 'POST', path: '/segments', body: '{bulk}' },
};

type Times = { readonly read: number[]; readonly contribution: number[] };

/** Calls of the quiet tenant, one at a time, for some seconds. */
const measure = async (url: string, token: string, instanceId: string): Promise<Times> => {
  const asked = quiet(instanceId);
  const times: Times = { read: [], contribution: [] };
  const endsAt = performance.now() + seconds * 1000;
  while (performance.now() < endsAt)
    for (const kind of ['read', 'contribution'] as const) {
      const startedAt = performance.now();
      await send(url, token, asked[kind]());
      times[kind].push(performance.now() - startedAt);
    }
  return times;
};

const line = (...cells: readonly string[]): void => {
  const [name = '', ...rest] = cells;
  process.stdout.write(`${name.padEnd(22)}${rest.map((cell) => cell.padStart(12)).join('')}\n`);
};

const run = async (server: Child): Promise<boolean> => {
  const { url, token: admin, instanceId } = await server.ask<Ready>();
  const [token = ''] = await tenant(url, admin, OPERATOR, 1);
  const tokens = await tenant(url, admin, 'rival', FLOOD_ACCOUNTS);
  await measure(url, token, instanceId);
  line('p50 ms', 'alone', 'read', 'ratio', 'alone', 'contribute', 'ratio');
  let isMet = true;
  for (const [name, kind] of Object.entries(FLOODS)) {
    if (!name.includes(values.only)) continue;
    const ratios = { read: [] as number[], contribution: [] as number[] };
    const all = { alone: { read: [], contribution: [] } as Times, during: { read: [], contribution: [] } as Times };
    let replies = '';
    for (let round = 0; round < rounds; round += 1) {
      const alone = await measure(url, token, instanceId);
      const client = new Child('the flood', join(import.meta.dirname, 'flood.ts'), []);
      try {
        await client.ask({ ...kind, url, tokens: tokens } satisfies Flood);
        const during = await measure(url, token, instanceId);
        replies = await client.ask<string>('stop');
        for (const call of ['read', 'contribution'] as const) {
          all.alone[call].push(median(alone[call]));
          all.during[call].push(median(during[call]));
          ratios[call].push(median(during[call]) / median(alone[call]));
        }
      } finally {
        await client.stop();
      }
    }
    const cells = (['read', 'contribution'] as const).flatMap((call) => {
      const ratio = median(ratios[call]);
      if (ratio > RATIO_MAX) isMet = false;
      return [median(all.alone[call]).toFixed(2), median(all.during[call]).toFixed(2), `${ratio.toFixed(1)} ×`];
    });
    line(name, ...cells);
    process.stdout.write(`  the flood got ${replies}\n`);
  }
  process.stdout.write(`${isMet ? 'ok  ' : 'MISS'} at most ${RATIO_MAX} × as long as alone\n`);
  return isMet;
};

for (const each of [root, checkout]) mkdirSync(join(each, 'dist'), { recursive: true });
const built = await bundle(checkout, values.postgres ? 'pitboss-postgres' : 'pitboss');
const folder = mkdtempSync(join(values.postgres ? tmpdir() : join(root, 'dist'), 'fairness-'));
const serve = async (...words: readonly string[]): Promise<void> => {
  const server = new Child('the platform', built.file, words);
  try {
    const isMet = await run(server);
    if (!isMet && values.against === undefined) process.exitCode = 1;
  } finally {
    await server.stop();
  }
};
try {
  if (values.postgres)
    await withInstalled(async (installed) => {
      const data = await initialized(installed, 'data');
      const where = ['listen_addresses=', `unix_socket_directories=${installed.folder}`];
      const database = await installed.serve(data, where);
      const url = `postgres://postgres@/postgres?host=${installed.folder}`;
      await serve(url, '1', 'first', join(folder, 'data'), randomBytes(32).toString('hex')).finally(() =>
        database.stop(),
      );
    });
  else await serve(folder);
} finally {
  agent.destroy();
  for (const each of [built.folder, folder]) rmSync(each, { recursive: true, force: true });
}
