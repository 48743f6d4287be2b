// Measures the reports of a day that is under way: when they are answered on a store whose totals are not kept yet, and what one costs then.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Keys } from '../../server/keys/keys.ts';
import { storeFile } from '../../server/start/folder-contents.ts';
import { Child, type ReadyPlatform } from './child.ts';
import { fill } from './fill.ts';
import { login } from './login.ts';
import type { Used } from './servers/served.ts';
import { median } from './table.ts';

const { values } = parseArgs({
  options: {
    contributions: { type: 'string', default: '3000000' },
    rounds: { type: 'string', default: '5' },
    /** Entries that come without totals before a round. */
    more: { type: 'string', default: '55000' },
    /** A folder to keep the store in, so that another run need not fill it. */
    keep: { type: 'string' },
  },
});
const [contributions, rounds, more] = [Number(values.contributions), Number(values.rounds), Number(values.more)];
const PLAYERS = 100_000;
const CPU_MS_MAX = 1_000;

const root = join(import.meta.dirname, '../..');
mkdirSync(join(root, 'dist'), { recursive: true });
const folder = values.keep ?? mkdtempSync(join(root, 'dist/reports-'));
const data = join(folder, 'data');
const known = join(folder, 'ready.json');
const inBench = (file: string): string => join(import.meta.dirname, file);
const line = (text: string): void => void process.stdout.write(`${text}\n`);

/** The jackpot and its administrator, and how many contributions the store has. */
type Filled = ReadyPlatform & { readonly filled: number };

/** The store is filled if it is new. */
const prepare = async (): Promise<Filled> => {
  if (existsSync(known)) return JSON.parse(readFileSync(known, 'utf8'));
  const server = new Child('platform', inBench('servers/pitboss.ts'), [data]);
  const ready = await server.ask<ReadyPlatform>();
  await server.stop();
  return add({ ...ready, filled: 0 }, contributions);
};

const add = async (ready: Filled, count: number): Promise<Filled> => {
  const { instanceId, filled: from } = ready;
  const startedAt = performance.now();
  const { seal } = new Keys(data);
  await fill({ file: storeFile(data), seal, instanceId, contributions: count, players: PLAYERS, from });
  line(`${count} contributions filled in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  const more = { ...ready, filled: from + count };
  writeFileSync(known, JSON.stringify(more));
  return more;
};

/** Serves the store to some work, which gets what sends a request for a report. */
const serving = async (
  { admin }: ReadyPlatform,
  work: (read: () => Promise<Response>, used: () => Promise<number>) => Promise<void>,
): Promise<void> => {
  const server = new Child('platform', inBench('servers/served.ts'), [data]);
  try {
    const { url } = await server.ask<{ readonly url: string }>();
    const token = await login(url, admin);
    await work(
      () => fetch(`${url}/reports/days`, { headers: { authorization: `Bearer ${token}` } }),
      async () => (await server.ask<Used>('used')).cpuMicros / 1000,
    );
  } finally {
    await server.stop();
  }
};

/** Repeats the report as its refusals say, until it is answered. */
const waitFor = async (read: () => Promise<Response>, used: () => Promise<number>): Promise<void> => {
  const [startedAt, before] = [performance.now(), await used()];
  for (let refusals = 0; ; refusals += 1) {
    const reply = await read();
    const body = await reply.text();
    if (reply.status === 200) {
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      line(
        `answered after ${seconds} s and ${refusals} refusals; processor ${((await used()) - before).toFixed(0)} ms`,
      );
      return;
    }
    const wait = Number(reply.headers.get('retry-after'));
    if (reply.status !== 503 || !(wait > 0)) throw new Error(`the report answers ${reply.status}: ${body}`);
    line(`refused; in ${wait} s again: ${JSON.parse(body).detail}`);
    await new Promise((resolve) => setTimeout(resolve, wait * 1000));
  }
};

const cost = async (read: () => Promise<Response>, used: () => Promise<number>): Promise<number> => {
  const before = await used();
  const reply = await read();
  await reply.text();
  if (reply.status !== 200) throw new Error(`the report answers ${reply.status}`);
  return (await used()) - before;
};

const measure = async (): Promise<void> => {
  let ready = await prepare();
  await serving(ready, waitFor);
  const costs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ready = await add(ready, more);
    // The first report of a process also compiles its code.
    await serving(ready, async (read, used) => {
      costs.push(await cost(read, used));
      await waitFor(read, used);
    });
  }
  const most = Math.max(...costs);
  line(
    `a report with ${more} entries to add: processor ms, median ${median(costs).toFixed(0)}, most ${most.toFixed(0)}`,
  );
  if (most <= CPU_MS_MAX) return;
  line(`above the limit of ${CPU_MS_MAX} ms`);
  process.exitCode = 1;
};

try {
  await measure();
} finally {
  if (values.keep === undefined) rmSync(folder, { recursive: true, force: true });
}
