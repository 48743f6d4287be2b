// Measures what grows with a store: the same work on an empty store and on filled ones, in turns. See README.md.
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Keys } from '../../server/keys/keys.ts';
import { createAdministratorWith } from '../../server/login/administrator.ts';
import { openDataFolder } from '../../server/start/data-folder.ts';
import { storeFile } from '../../server/start/folder-contents.ts';
import { bundle } from './bundle.ts';
import { Child, type ReadyPlatform } from './child.ts';
import { fill } from './fill.ts';
import type { Load, Loaded } from './load.ts';
import { login } from './login.ts';
import type { Used } from './servers/served.ts';
import type { Opened, Sockets } from './sockets.ts';
import { median } from './table.ts';
import { entriesIn, timed } from './timed.ts';
import { PLAYERS } from './workload.ts';

const { values } = parseArgs({
  options: {
    /** Ascending. */
    contributions: { type: 'string', default: '0,1000000,5000000' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
    sockets: { type: 'string', default: '2000' },
    players: { type: 'string', default: '100000' },
    minutes: { type: 'string', default: '60' },
  },
});
const sizes = values.contributions.split(',').map(Number);
const [rounds, seconds, players] = [Number(values.rounds), Number(values.seconds), Number(values.players)];
const CONNECTIONS = 64;
const SOCKETS_PER_ACCOUNT = 100;
const ACCOUNTS = Math.ceil(Number(values.sockets) / SOCKETS_PER_ACCOUNT);
const userOf = (account: number): string => `socket-${account}`;
/** More than one load can take. */
const KEYS_PER_LOAD = 100_000;
/** On disk, with the write-ahead log and what the fill sorts. */
const BYTES_PER_CONTRIBUTION = 1_500;
const BYTES_SPARE = 2_000_000_000;

const root = join(import.meta.dirname, '../..');
mkdirSync(join(root, 'dist'), { recursive: true });
const folder = mkdtempSync(join(root, 'dist/growth-'));
const folders = [folder];
const children: Child[] = [];
const started = (file: string, ...words: string[]): Child => {
  const child = new Child(file, file, words);
  children.push(child);
  return child;
};
const inBench = (file: string): string => join(import.meta.dirname, file);

/** A store of one size, and what was measured with it, by row of the table. */
type Store = {
  readonly size: number;
  readonly data: string;
  readonly measured: Map<string, number[]>;
  /** Keys already taken. */
  taken: number;
  answered: number;
};

const note = (store: Store, row: string, value: number): void => {
  store.measured.set(row, [...(store.measured.get(row) ?? []), value]);
};

const bytesOf = ({ data }: Store): number => statSync(storeFile(data)).size;

const requireSpace = (): void => {
  const needed = sizes.reduce((sum, size) => sum + size, 0) * BYTES_PER_CONTRIBUTION + BYTES_SPARE;
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < needed)
    throw new Error(`${folder} has ${(bavail * bsize) / 1e9} GB free; this needs ${needed / 1e9} GB`);
};

/** The stores, each a copy of the one before with more contributions. */
const prepare = async (): Promise<{ readonly ready: ReadyPlatform; readonly stores: readonly Store[] }> => {
  const empty = join(folder, 'data');
  const server = started(inBench('servers/pitboss.ts'), empty);
  const ready = await server.ask<ReadyPlatform>();
  await server.stop();
  const opened = openDataFolder(empty, (error) => {
    throw error;
  });
  for (let number = 0; number < ACCOUNTS; number += 1)
    await createAdministratorWith(opened, { ...ready.admin, username: userOf(number) }, Date.now());
  await opened.close();
  let [data, filled] = [empty, 0];
  const stores: Store[] = [];
  for (const size of sizes) {
    const copy = join(folder, String(size));
    cpSync(data, copy, { recursive: true });
    const startedAt = performance.now();
    const { instanceId } = ready;
    const { seal } = new Keys(copy);
    await fill({ file: storeFile(copy), seal, instanceId, contributions: size - filled, players, from: filled });
    const tookS = (performance.now() - startedAt) / 1000;
    process.stdout.write(`${size - filled} contributions more: filled in ${tookS.toFixed(0)} s\n`);
    stores.push({ size, data: copy, measured: new Map(), taken: size, answered: 0 });
    [data, filled] = [copy, size];
  }
  return { ready, stores };
};

type Measuring = {
  readonly ready: ReadyPlatform;
  readonly program: string;
  readonly loads: Child;
  readonly sockets: Child;
};

/** Starts the platform on a store, loads it without and with sockets, and stops it. The first round is a warm-up. */
const measure = async (store: Store, { ready, program, loads, sockets }: Measuring, round: number): Promise<void> => {
  const add = (row: string, value: number): void => {
    if (round > 0) note(store, row, value);
  };
  const startedAt = performance.now();
  const server = started(program, store.data);
  const { url } = await server.ask<{ url: string }>();
  await (await fetch(`${url}/healthz`)).text();
  const tookMs = performance.now() - startedAt;
  const begun = await server.ask<Used>('used');
  add('start-up, processor ms', begun.cpuMicros / 1000);
  add('start-up, ms', tookMs);
  add('resident at start, MB', begun.residentBytes / 1e6);
  // Tokens live for half an hour only.
  const tokens: string[] = [];
  for (let number = 0; number < ACCOUNTS; number += 1)
    tokens.push(await login(url, { ...ready.admin, username: userOf(number) }));
  const [token = ''] = tokens;

  const load = async (suffix: string): Promise<void> => {
    const before = await server.ask<Used>('used');
    const order: Load = {
      ...{ url, token, instanceId: ready.instanceId, connections: CONNECTIONS, seconds },
      ...{ keyPrefix: '', from: store.taken, playerStep: Math.max(1, Math.floor(players / PLAYERS)) },
    };
    const loaded = await loads.ask<Loaded>(order);
    if (loaded.failure !== undefined) throw new Error(loaded.failure);
    const after = await server.ask<Used>('used');
    store.taken += KEYS_PER_LOAD;
    store.answered += loaded.requests;
    add(`a contribution${suffix}, processor µs`, (after.cpuMicros - before.cpuMicros) / loaded.requests);
    add(`p99${suffix}, ms`, loaded.p99Ms);
    add(`resident${suffix}, MB`, after.residentBytes / 1e6);
  };
  await load('');
  const opened = await sockets.ask<Opened>({ url, tokens, count: Number(values.sockets) } satisfies Sockets);
  if (opened.failure !== undefined) throw new Error(`a socket was closed: ${opened.failure}`);
  await load(`, ${opened.open} sockets`);
  await sockets.ask<Opened>({ url, tokens, count: 0 } satisfies Sockets);
  await server.stop();
};

const main = async (): Promise<void> => {
  requireSpace();
  const { ready, stores } = await prepare();
  const bundled = await bundle(root, 'served');
  folders.push(bundled.folder);
  const measuring: Measuring = {
    ...{ ready, program: bundled.file },
    ...{ loads: started(inBench('load.ts')), sockets: started(inBench('sockets.ts')) },
  };
  const before = new Map<Store, { readonly bytes: number; readonly answered: number }>();
  for (let round = 0; round <= rounds; round += 1) {
    for (const store of round % 2 === 0 ? stores : stores.toReversed()) await measure(store, measuring, round);
    // The warm-up also stores the players, once.
    if (round === 0) for (const store of stores) before.set(store, { bytes: bytesOf(store), answered: store.answered });
  }
  const idle = await timed('verify', '--data', join(folder, 'data'));
  for (const store of stores) {
    const since = before.get(store);
    if (since === undefined) throw new Error('a store was not measured');
    note(store, 'a contribution, bytes', (bytesOf(store) - since.bytes) / (store.answered - since.answered));
    const verified = await timed('verify', '--data', store.data);
    note(store, 'verify, processor µs an entry', ((verified.cpuMs - idle.cpuMs) * 1000) / entriesIn(verified));
    note(store, 'verify, resident at most, MB', verified.residentMaxBytes / 1e6);
  }
  print(stores);
};

/** Each row's value in every store, and for all but the first its ratio to that one, round by round. */
const print = (stores: readonly Store[]): void => {
  const [first, ...others] = stores;
  const nameOf = ({ size }: Store): string => (size === 0 ? 'empty' : `${size / 1e6} M`);
  const line = (name: string, cells: readonly string[]): void => {
    process.stdout.write(`${name.padEnd(44)}${cells.map((cell) => cell.padStart(28)).join('')}\n`);
  };
  line('', stores.map(nameOf));
  for (const [row, values] of first?.measured ?? []) {
    const ratios = others.map(({ measured }) => {
      const found = measured.get(row) ?? [];
      const of = found.map((value, round) => value / (values[round] ?? Number.NaN));
      const spread = of.length > 1 ? ` (${Math.min(...of).toFixed(2)}–${Math.max(...of).toFixed(2)})` : '';
      return `${median(found).toFixed(1)}  ${median(of).toFixed(2)}${spread}`;
    });
    line(row, [median(values).toFixed(1), ...ratios]);
  }
};

const overdue = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(
      () => reject(new Error(`this took more than ${values.minutes} minutes`)),
      Number(values.minutes) * 60_000,
    ).unref();
  });

const removeFolders = (): void => {
  for (const made of folders) if (existsSync(made)) rmSync(made, { recursive: true, force: true });
};

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    // The children exit on their own once the bench is gone.
    removeFolders();
    process.exit(1);
  });

try {
  await Promise.race([main(), overdue()]);
} finally {
  for (const child of children) await child.stop();
  removeFolders();
}
