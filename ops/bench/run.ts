// Measures the platform's contributions per second next to bare node:http and a plain Fastify server: see README.md.
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bundle } from './bundle.ts';
import { type Audit, Child, type Ready } from './child.ts';
import type { Load, Loaded } from './load.ts';
import { addToRun } from './run-file.ts';
import { syncMs } from './sync-ms.ts';
import { type Measured, type Round, table } from './table.ts';
import { AMOUNT_MICROS, C6 } from './workload.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    connections: { type: 'string', default: '64' },
    /** Folder for a CPU profile of the platform. */
    profile: { type: 'string' },
    /** File for what was measured, as JSON, which ops/bench/chart.ts draws. */
    json: { type: 'string' },
    /** Another checkout of the platform, installed, to measure in the same run. */
    against: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const connections = Number(values.connections);
const WARM_UP_SECONDS = 3;
/** The extra 60 seconds are for starting, warming up and verifying. */
const DEADLINE_MS = (rounds * seconds * 6 + 60) * 1000;

const root = join(import.meta.dirname, '../..');
// Inside the project, so that the bundle finds its addon in node_modules, and because commits to a memory disk are free.
mkdirSync(join(root, 'dist'), { recursive: true });
const work = mkdtempSync(join(root, 'dist/bench-'));
/** Removed at the end. */
const folders = [work];
const removeFolders = (): void => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
};

/** The platform of a checkout as one file, built for production. */
const bundlePlatform = async (checkout: string): Promise<string> => {
  const { file, folder } = await bundle(checkout, 'pitboss');
  folders.push(folder);
  return file;
};

const folder = (name: string): string => {
  const made = join(work, name);
  mkdirSync(made);
  return made;
};

type Contender = {
  readonly server: Child;
  readonly ready: Ready;
  readonly measured: Measured;
  readonly accepted: number[];
};

const children: Child[] = [];
const started = (name: string, file: string, words: readonly string[], options: readonly string[] = []): Child => {
  const child = new Child(name, file, words, options);
  children.push(child);
  return child;
};

const main = async (): Promise<boolean> => {
  const profiling = (name: string): string[] =>
    values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${join(values.profile, name)}`];
  const servers = [
    started('bare node:http', join(import.meta.dirname, 'servers/bare.ts'), []),
    started('Fastify + better-sqlite3', join(import.meta.dirname, 'servers/plain.ts'), [folder('plain')]),
  ];
  if (existsSync(join(import.meta.dirname, 'peers/node_modules')))
    for (const [name, file] of [
      ['Hono + better-sqlite3', 'hono'],
      ['Koa + better-sqlite3', 'koa'],
    ] as const)
      servers.push(started(name, join(import.meta.dirname, `peers/${file}.mjs`), [folder(file)]));
  else process.stdout.write('Hono and Koa are left out: run “npm install” in ops/bench/peers first.\n');
  if (values.against !== undefined) {
    const platform = await bundlePlatform(resolve(values.against));
    servers.push(started('Pitboss, the other', platform, [folder('against')], profiling('against')));
  }
  servers.push(started('Pitboss', await bundlePlatform(root), [folder('pitboss')], profiling('this')));
  const contenders: Contender[] = [];
  for (const server of servers) {
    const ready = await server.ask<Ready>();
    contenders.push({ server, ready, measured: { name: server.name, rounds: [] }, accepted: [] });
  }
  const client = started('the load', join(import.meta.dirname, 'load.ts'), []);
  const load = async (
    { server, ready, ...contender }: Contender,
    forSeconds: number,
    round: number,
  ): Promise<Round> => {
    const order: Load = { ...ready, connections, seconds: forSeconds, keyPrefix: `r${round}-` };
    const before = await server.ask<NodeJS.CpuUsage>('cpu');
    const loaded = await client.ask<Loaded>(order);
    const after = await server.ask<NodeJS.CpuUsage>('cpu');
    if (loaded.failure !== undefined) throw new Error(`${server.name}: ${loaded.failure}`);
    contender.accepted.push(loaded.requests);
    const cpuMicros = after.user + after.system - before.user - before.system;
    return { ...loaded, cpuMicrosPerRequest: cpuMicros / loaded.requests };
  };

  for (const contender of contenders) await load(contender, WARM_UP_SECONDS, 0);
  // A server that follows one that has just written much is slower, so the order turns with each round.
  for (let round = 1; round <= rounds; round += 1)
    for (const contender of round % 2 === 1 ? contenders : contenders.toReversed())
      contender.measured.rounds.push(await load(contender, seconds, round));

  const onDiskMs = syncMs(work);
  process.stdout.write(
    `\nContributions (C6) over HTTP, ${connections} connections, ${rounds} alternating rounds of ${seconds} s, every commit on disk.\n` +
      `One durable write of 4 KiB takes ${onDiskMs.toFixed(2)} ms here.\n\n`,
  );
  process.stdout.write(table(contenders.map(({ measured }) => measured)));
  process.stdout.write('\n');
  if (values.json !== undefined)
    addToRun(values.json, {
      ...{ date: new Date().toISOString().slice(0, 10), node: process.version, processors: availableParallelism() },
      jobs: [{ name: C6, syncMs: onDiskMs, servers: contenders.map(({ measured }) => measured) }],
    });
  const sound = await Promise.all(contenders.slice(1).map(checkBooks));
  return sound.every(Boolean);
};

/** The ledger must hold every contribution that got a 200, for 1.00 EUR, and nothing else. */
const checkBooks = async ({ server, ...contender }: Contender): Promise<boolean> => {
  const accepted = contender.accepted.reduce((sum, requests) => sum + requests, 0);
  const { contributions, bookedMicros, difference } = await server.ask<Audit>('audit');
  const expected = BigInt(accepted) * AMOUNT_MICROS;
  const sound = contributions === accepted && BigInt(bookedMicros) === expected && difference === undefined;
  const booked = `${accepted} answered, ${contributions} booked, ${Number(bookedMicros) / 1e6} EUR in the ledger`;
  process.stdout.write(`${sound ? 'ok  ' : 'FAIL'} ${server.name}: ${booked}${difference ? `; ${difference}` : ''}\n`);
  return sound;
};

/** Ends the bench when a server hangs. */
const overdue = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('the bench took too long')), DEADLINE_MS).unref();
  });

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    // The children exit on their own once the bench is gone.
    removeFolders();
    process.exit(1);
  });

let sound = false;
try {
  sound = await Promise.race([main(), overdue()]);
} finally {
  for (const child of children) await child.stop();
  removeFolders();
}
process.exitCode = sound ? 0 : 1;
