// Measures the platform's contributions per second on PostgreSQL, with one server and with two, next to Fastify + pg: see README.md.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { initialized, withInstalled } from '../../test/support/postgres.ts';
import { type Audit, Child, type Ready } from './child.ts';
import { databaseCpuMicros } from './database-cpu.ts';
import type { Load, Loaded } from './load.ts';
import { type Round, table } from './table.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
    connections: { type: 'string', default: '64' },
    /** Measures without failing where a ratio is missed. */
    lenient: { type: 'boolean', default: false },
  },
});
const [rounds, seconds, connections] = [values.rounds, values.seconds, values.connections].map(Number) as [
  number,
  number,
  number,
];
const WARM_UP_SECONDS = 2;
const IDLE_SECONDS = 10;
/** By then, the rest of the load is done. */
const SETTLE_SECONDS = 5;

/** The least that the platform must do, as multiples of Fastify + pg in the same run. */
const LIMITS = { 1: { one: 4, two: 3.5 }, 16: { one: 1.6, two: 1.7 } } as const;
const STATEMENTS_MAX = 1.5;
const IDLE_MAX = 5;

type Counted = { readonly statements: number; readonly collisions: number };
/** The cost of a load to the database: processor time, and commits of all servers. */
type Cost = { readonly databaseMicros: number; readonly commits: number };
type Contender = {
  readonly name: string;
  readonly database: string;
  readonly servers: readonly Child[];
  readonly ready: readonly Ready[];
  readonly rounds: Round[];
  readonly costs: (Cost & Pick<Loaded, 'requests'> & { readonly seconds: number })[];
  accepted: number;
};

const children: Child[] = [];
const started = (name: string, file: string, words: readonly string[]): Child => {
  const child = new Child(name, join(import.meta.dirname, file), words);
  children.push(child);
  return child;
};
const faults: string[] = [];
const require = (isMet: boolean, what: string): void => {
  process.stdout.write(`${isMet ? 'ok  ' : 'MISS'} ${what}\n`);
  if (!isMet) faults.push(what);
};
const median = (of: readonly number[]): number => of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0;

/** One or two servers on a fresh database. */
const contender = async (
  { host, instances, folder }: { readonly host: string; readonly instances: number; readonly folder: string },
  name: string,
  kind: 'plain' | 'pitboss',
  count: number,
): Promise<Contender> => {
  const database = `${kind}_${instances}_${count}`;
  const admin = new pg.Client({ host, user: 'postgres', database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${database}`);
  await admin.end();
  const url = `postgres://postgres@/${database}?host=${host}`;
  const key = randomBytes(32).toString('hex');
  const own = (number: number) => (kind === 'plain' ? [] : [join(folder, `${database}-${number}`), key]);
  const servers = [started(name, `servers/${kind}-postgres.ts`, [url, `${instances}`, 'first', ...own(0)])];
  const ready = [await (servers[0] as Child).ask<Ready>()];
  const { token, instanceIds = [] } = ready[0] as Ready;
  for (let number = 1; number < count; number += 1) {
    const login = kind === 'plain' ? [] : [token];
    const words = [url, `${instances}`, 'more', ...own(number), ...login, ...instanceIds];
    const server = started(name, `servers/${kind}-postgres.ts`, words);
    servers.push(server);
    ready.push(await server.ask<Ready>());
  }
  return { name, database, servers, ready, rounds: [], costs: [], accepted: 0 };
};

const sumOf = async (servers: readonly Child[]): Promise<Counted> => {
  const sum = { statements: 0, collisions: 0 };
  for (const server of servers) {
    const { statements, collisions } = await server.ask<Counted>('count');
    sum.statements += statements;
    sum.collisions += collisions;
  }
  return sum;
};

const commitsIn = async (host: string, database: string): Promise<number> => {
  const client = new pg.Client({ host, user: 'postgres', database });
  await client.connect();
  const { rows } = await client.query('select commits from store_commits');
  await client.end();
  return Number(rows[0]?.commits);
};

/** For the sums of the guide. */
const costOf = ({ name, costs }: Contender): string => {
  const [micros, perCommit, commitMs] = [
    costs.map(({ databaseMicros, requests }) => databaseMicros / requests),
    costs.map(({ requests, commits }) => requests / commits),
    costs.map(({ seconds, commits }) => (1_000 * seconds) / commits),
  ].map(median) as [number, number, number];
  return `${name}: ${micros.toFixed(0)} µs of the database's processor a contribution, ${perCommit.toFixed(0)} contributions a commit, a commit every ${commitMs.toFixed(1)} ms`;
};

const measure = async (host: string, data: string, folder: string, instances: 1 | 16): Promise<void> => {
  const where = { host, instances, folder };
  const plain = await contender(where, 'Fastify + pg', 'plain', 1);
  const one = await contender(where, 'Pitboss, one server', 'pitboss', 1);
  const two = await contender(where, 'Pitboss, two servers', 'pitboss', 2);
  const all = [plain, one, two];
  const client = started('the load', 'load.ts', []);
  const load = async (of: Contender, forSeconds: number, round: number): Promise<Round> => {
    const [first] = of.ready as [Ready];
    const order: Load = {
      ...{ ...first, urls: of.ready.map(({ url }) => url) },
      ...{ connections, seconds: forSeconds, keyPrefix: `r${round}-` },
    };
    const cpu = async () => {
      const used = await Promise.all(of.servers.map((server) => server.ask<NodeJS.CpuUsage>('cpu')));
      return used.reduce((sum, { user, system }) => sum + user + system, 0);
    };
    const isOurs = of !== plain;
    const databaseCost = async (): Promise<Cost> => ({
      databaseMicros: databaseCpuMicros(data),
      commits: isOurs ? await commitsIn(host, of.database) : 0,
    });
    const before = await cpu();
    const costBefore = await databaseCost();
    const loaded = await client.ask<Loaded>(order);
    if (loaded.failure !== undefined) throw new Error(`${of.name}: ${loaded.failure}`);
    const { databaseMicros, commits } = await databaseCost();
    of.accepted += loaded.requests;
    if (isOurs && round > 0)
      of.costs.push({
        ...{ requests: loaded.requests, seconds: forSeconds },
        ...{ databaseMicros: databaseMicros - costBefore.databaseMicros, commits: commits - costBefore.commits },
      });
    return { ...loaded, cpuMicrosPerRequest: ((await cpu()) - before) / loaded.requests };
  };
  for (const each of all) await load(each, WARM_UP_SECONDS, 0);
  const before = await Promise.all([one, two].map(({ servers }) => sumOf(servers)));
  const acceptedBefore = [one, two].map(({ accepted }) => accepted);
  for (let round = 1; round <= rounds; round += 1)
    for (const each of round % 2 === 1 ? all : all.toReversed()) each.rounds.push(await load(each, seconds, round));
  const after = await Promise.all([one, two].map(({ servers }) => sumOf(servers)));

  process.stdout.write(
    `\n${instances} instance${instances === 1 ? '' : 's'}, ${connections} connections, ${rounds} alternating rounds of ${seconds} s, synchronous_commit = on.\n\n${table(all.map((each) => ({ name: each.name, rounds: each.rounds })))}\n`,
  );
  for (const measured of [one, two]) process.stdout.write(`${costOf(measured)}\n`);
  process.stdout.write('\n');
  const ratioOf = (of: Contender): number =>
    median(of.rounds.map(({ perSecond }, at) => perSecond / (plain.rounds[at]?.perSecond ?? 1)));
  for (const [of, limit] of [
    [one, LIMITS[instances].one],
    [two, LIMITS[instances].two],
  ] as const)
    require(ratioOf(of) >= limit, `${of.name} / Fastify + pg: ${ratioOf(of).toFixed(2)}, at least ${limit}`);
  for (const [at, of] of [one, two].entries()) {
    const statements = (after[at]?.statements ?? 0) - (before[at]?.statements ?? 0);
    const each = statements / (of.accepted - (acceptedBefore[at] ?? 0));
    require(each <=
      STATEMENTS_MAX, `${of.name}: ${each.toFixed(2)} statements a contribution, at most ${STATEMENTS_MAX}`);
    require(after[at]?.collisions === 0, `${of.name}: ${after[at]?.collisions} serialization failures`);
  }
  await sleep(SETTLE_SECONDS * 1000);
  const idle = await sumOf(two.servers);
  await sleep(IDLE_SECONDS * 1000);
  const rate = ((await sumOf(two.servers)).statements - idle.statements) / IDLE_SECONDS / two.servers.length;
  require(rate <= IDLE_MAX, `${rate.toFixed(1)} queries a second of an idle server, at most ${IDLE_MAX}`);
  for (const each of all) {
    const { contributions, difference } = await (each.servers[0] as Child).ask<Audit>('audit');
    const isSound = contributions === each.accepted && difference === undefined;
    require(isSound, `${each.name}: ${each.accepted} answered, ${contributions} booked${difference ? `; ${difference}` : ''}`);
  }
  for (const child of children.splice(0)) await child.stop();
};

const folder = mkdtempSync(join(tmpdir(), 'pitboss-bench-'));
try {
  await withInstalled(async (installed) => {
    const data = await initialized(installed, 'data');
    const where = ['listen_addresses=', `unix_socket_directories=${installed.folder}`, 'max_connections=200'];
    // As in production: a commit is on disk when it is confirmed.
    const server = await installed.serve(data, [...where, 'fsync=on', 'synchronous_commit=on', 'shared_buffers=256MB']);
    try {
      await measure(installed.folder, data, folder, 1);
      await measure(installed.folder, data, folder, 16);
    } finally {
      for (const child of children) await child.stop();
      await server.stop();
    }
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = faults.length > 0 && !values.lenient ? 1 : 0;
