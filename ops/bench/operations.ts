// Measures the jobs besides C6 next to plain servers that do the same: contributions that players pay over a wallet, reads, and logins.
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundle } from './bundle.ts';
import { type Audit, Child, type ReadyJobs } from './child.ts';
import type { Asked, Load, Loaded } from './load.ts';
import { addToRun, type Job } from './run-file.ts';
import type { Samples } from './servers/plain-jobs.ts';
import { syncMs } from './sync-ms.ts';
import { type Measured, median, ratios } from './table.ts';
import { AMOUNT_MICROS, bodyOf, JOB_PATHS, PATH } from './workload.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    /** File to which what was measured is added, which ops/bench/chart.ts draws. */
    json: { type: 'string' },
  },
});
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
/** The warm-up included, and as long again for starting, slow replies and verifying. */
const DEADLINE_MS = ((rounds + 1) * seconds * 5 * 4 * 2 + 60) * 1000;
const WALLET_SECRET = 'a secret of the bench, on both sides';

type Row = {
  readonly name: string;
  readonly connections: number;
  /** True if each reply stands for a contribution in the ledger. */
  readonly books?: boolean;
  readonly asked: (ready: ReadyJobs) => Asked;
};
const get = (path: string): Asked => ({ method: 'GET', path });
const ROWS: readonly Row[] = [
  {
    name: 'C6, paid by the player over a wallet that takes 1 ms',
    connections: 64,
    books: true,
    asked: ({ playerPaysId }) => ({
      ...{ method: 'POST', path: PATH },
      body: bodyOf(playerPaysId, '{key}', '{player}').replace(/"token":"[^"]*"/, '"token":"{player}"'),
    }),
  },
  {
    name: 'B30, an instance',
    connections: 16,
    asked: ({ readsId }) => get(JOB_PATHS.instance.replace(':instance_id', readsId)),
  },
  {
    name: 'F8, a ticker',
    connections: 16,
    asked: ({ readsId }) => get(`${JOB_PATHS.ticker}?instance_id=${readsId}`),
  },
  {
    name: 'C8, 50 winners',
    connections: 16,
    asked: ({ readsId }) => get(`${JOB_PATHS.winners}?instance_id=${readsId}&limit=50`),
  },
  {
    name: 'A login',
    connections: 4,
    asked: ({ login }) => ({ method: 'POST', path: JOB_PATHS.login, body: JSON.stringify(login) }),
  },
];

type Contender = { readonly server: Child; readonly ready: ReadyJobs; booked: number; calls: number };

const root = join(import.meta.dirname, '../..');
mkdirSync(join(root, 'dist'), { recursive: true });
const work = mkdtempSync(join(root, 'dist/bench-'));
const folders = [work];
const children: Child[] = [];
const started = (name: string, file: string, ...words: string[]): Child => {
  const child = new Child(name, file, words);
  children.push(child);
  return child;
};
const folder = (name: string): string => {
  const made = join(work, name);
  mkdirSync(made);
  return made;
};

/** The platform's replies to the reads, for the plain servers to store. */
const sampled = async ({ url, token, readsId, login }: ReadyJobs, walletUrl: string): Promise<Samples> => {
  const ask = async <Sample>(path: string): Promise<Sample> => {
    const reply = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
    if (!reply.ok) throw new Error(`${path} answers ${reply.status}: ${await reply.text()}`);
    return reply.json() as Promise<Sample>;
  };
  const samples: Samples = {
    instance: await ask(JOB_PATHS.instance.replace(':instance_id', readsId)),
    ticker: await ask(`${JOB_PATHS.ticker}?instance_id=${readsId}`),
    winners: await ask(`${JOB_PATHS.winners}?instance_id=${readsId}&limit=50`),
    ...{ login, walletUrl, walletSecret: WALLET_SECRET },
  };
  if (samples.winners.length !== 50) throw new Error(`only ${samples.winners.length} winners`);
  return samples;
};

const main = async (): Promise<void> => {
  const wallet = started('the wallet', join(import.meta.dirname, 'servers/wallet.ts'));
  const walletUrl = (await wallet.ask<{ url: string }>()).url;
  const bundled = await bundle(root, 'pitboss-jobs');
  folders.push(bundled.folder);
  const platform = started('Pitboss', bundled.file, folder('pitboss'), walletUrl, WALLET_SECRET);
  const ready = await platform.ask<ReadyJobs>();
  const samples = join(work, 'samples.json');
  writeFileSync(samples, JSON.stringify(await sampled(ready, walletUrl)));
  const servers = [
    started('Fastify + better-sqlite3', join(import.meta.dirname, 'servers/plain.ts'), folder('plain'), samples),
  ];
  if (existsSync(join(import.meta.dirname, 'peers/node_modules')))
    for (const [name, file] of [
      ['Hono + better-sqlite3', 'hono'],
      ['Koa + better-sqlite3', 'koa'],
    ] as const)
      servers.push(started(name, join(import.meta.dirname, `peers/${file}.mjs`), folder(file), samples));
  else process.stdout.write('Hono and Koa are left out: run “npm install” in ops/bench/peers first.\n');
  const contenders: Contender[] = [];
  for (const server of servers) contenders.push({ server, ready: await server.ask<ReadyJobs>(), booked: 0, calls: 0 });
  contenders.push({ server: platform, ready, booked: 0, calls: 0 });

  const client = started('the load', join(import.meta.dirname, 'load.ts'));
  const jobs: Omit<Job, 'syncMs'>[] = ROWS.map(({ name }) => ({
    name,
    servers: contenders.map(({ server }) => ({ name: server.name, rounds: [] })),
  }));
  for (let round = 0; round <= rounds; round += 1)
    for (const [at, { name, connections, books, asked }] of ROWS.entries())
      for (const contender of round % 2 === 1 ? contenders : contenders.toReversed()) {
        const { server, ready } = contender;
        const { url, token, instanceId } = ready;
        const callsBefore = await wallet.ask<number>('calls');
        const before = await server.ask<NodeJS.CpuUsage>('cpu');
        const order: Load = {
          url,
          token,
          instanceId,
          connections,
          seconds,
          keyPrefix: `r${round}-`,
          asked: asked(ready),
        };
        const loaded = await client.ask<Loaded>(order);
        if (loaded.failure !== undefined) throw new Error(`${server.name}, ${name}: ${loaded.failure}`);
        const after = await server.ask<NodeJS.CpuUsage>('cpu');
        if (books === true) {
          contender.booked += loaded.requests;
          contender.calls += (await wallet.ask<number>('calls')) - callsBefore;
        }
        const cpuMicrosPerRequest = (after.user + after.system - before.user - before.system) / loaded.requests;
        // The first round is a warm-up.
        const measured = jobs[at]?.servers.find((each) => each.name === server.name);
        if (round > 0) measured?.rounds.push({ ...loaded, cpuMicrosPerRequest });
      }

  const onDiskMs = syncMs(work);
  process.stdout.write(
    `\n${rounds} alternating rounds of ${seconds} s. One durable write of 4 KiB takes ${onDiskMs.toFixed(2)} ms here.\n`,
  );
  for (const job of jobs) process.stdout.write(`\n${job.name}\n${rowsOf(job)}`);
  process.stdout.write('\n');
  for (const { server, booked, calls } of contenders) {
    const { contributions, bookedMicros, difference } = await server.ask<Audit>('audit');
    const isSound =
      contributions === booked && BigInt(bookedMicros) === BigInt(booked) * AMOUNT_MICROS && difference === undefined;
    const perContribution = (calls / booked).toFixed(2);
    process.stdout.write(
      `${isSound ? 'ok  ' : 'FAIL'} ${server.name}: ${booked} contributions answered, ${contributions} booked, ` +
        `${perContribution} calls of the wallet each${difference === undefined ? '' : `; ${difference}`}\n`,
    );
    if (!isSound) process.exitCode = 1;
  }
  if (values.json !== undefined)
    addToRun(values.json, {
      ...{ date: new Date().toISOString().slice(0, 10), node: process.version, processors: availableParallelism() },
      jobs: jobs.map((job) => ({ ...job, syncMs: onDiskMs })),
    });
};

const spread = (numbers: readonly number[]): string =>
  `${median(numbers).toFixed(2)} (${Math.min(...numbers).toFixed(2)}–${Math.max(...numbers).toFixed(2)})`;

/** Each server's rate and processor time, and the ratio of both to the first one's. */
const rowsOf = ({ servers }: Pick<Job, 'servers'>): string => {
  const [base] = servers;
  if (base === undefined) return '';
  const cpu = ({ rounds }: Measured): number[] => rounds.map(({ cpuMicrosPerRequest }) => cpuMicrosPerRequest);
  const lines = servers.map((each) => {
    const rate = median(each.rounds.map(({ perSecond }) => perSecond)).toFixed(0);
    const cpuRatios = cpu(each).map((micros, round) => micros / (cpu(base)[round] ?? Number.NaN));
    const compared = [spread(ratios(each, base)).padStart(20), spread(cpuRatios).padStart(20)];
    return `${each.name.padEnd(26)}${rate.padStart(10)}${compared[0]}${median(cpu(each)).toFixed(0).padStart(12)}${compared[1]}\n`;
  });
  const head = `${''.padEnd(26)}${'requests/s'.padStart(10)}${'ratio'.padStart(20)}${'CPU µs each'.padStart(12)}${'ratio'.padStart(20)}\n`;
  return head + lines.join('');
};

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    for (const each of folders) rmSync(each, { recursive: true, force: true });
    process.exit(1);
  });

/** Ends the bench when a server hangs. */
const overdue = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('the bench took too long')), DEADLINE_MS).unref();
  });

try {
  await Promise.race([main(), overdue()]);
} finally {
  for (const child of children) await child.stop();
  for (const each of folders) rmSync(each, { recursive: true, force: true });
}
