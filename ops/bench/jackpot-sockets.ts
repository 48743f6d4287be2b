// Measures what it costs to show many players the jackpots that their pages name, beside a plain WebSocket server. See README.md.
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { callerAt } from '../../cli/demo-caller.ts';
import { Child, type Ready } from './child.ts';
import type { Counted, Opening } from './receivers.ts';
import { BRAND_PATH } from './workload.ts';

const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '10000' },
    named: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '15' },
  },
});
const [count, named, seconds] = [Number(values.sockets), Number(values.named), Number(values.seconds)];
const BEAT_MS = 3_000;
/** Until what was opened is quiet. */
const SETTLE_MS = 7_000;

const folder = mkdtempSync(join(tmpdir(), 'pitboss-sockets-'));
const inBench = (file: string): string => join(import.meta.dirname, file);
const children: Child[] = [];
const started = (file: string, ...words: readonly string[]): Child => {
  const child = new Child(file, inBench(file), words);
  children.push(child);
  return child;
};

type Row = { readonly name: string; readonly cores: number; readonly bytes: number };

/** Cores that a server used, and bytes that it sent to each socket a second. */
const measure = async (name: string, server: Child, clients: Child, during = async () => {}): Promise<Row> => {
  await wait(SETTLE_MS);
  await clients.ask<Counted>('count');
  const before = await server.ask<NodeJS.CpuUsage>('cpu');
  const startedAt = performance.now();
  const end = startedAt + seconds * 1_000;
  while (performance.now() < end)
    await Promise.all([during(), wait(Math.max(0, Math.min(1_000, end - performance.now())))]);
  const after = await server.ask<NodeJS.CpuUsage>('cpu');
  const { bytes, failure } = await clients.ask<Counted>('count');
  if (failure !== undefined) throw new Error(`${name}: ${failure}`);
  const tookS = (performance.now() - startedAt) / 1_000;
  const cores = (after.user + after.system - before.user - before.system) / 1e6 / tookS;
  const row = { name, cores, bytes: bytes / tookS / count };
  process.stdout.write(
    `${name.padEnd(48)}${(cores * 100).toFixed(1).padStart(8)} %${row.bytes.toFixed(0).padStart(10)}\n`,
  );
  return row;
};

const select = (instance_ids: readonly string[]): object => ({
  SubscribeRequest: { events: instance_ids.length === 0 ? [] : [{ source: 'pitboss', event_type: '*', instance_ids }] },
});

try {
  process.stdout.write(`${count} sockets, ${named} jackpots each, ${seconds} s\n`);
  process.stdout.write(`${''.padEnd(48)}${'core'.padStart(10)}${'bytes/s'.padStart(10)}\n`);
  const secret = randomBytes(32).toString('base64url');
  const { url: walletUrl } = await started('servers/wallet.ts').ask<{ url: string }>();
  const clients = started('receivers.ts');
  const open = async (server: Ready, ids: readonly string[]): Promise<void> => {
    const opening: Opening = { url: server.url, count, message: select(ids) };
    const { failure } = await clients.ask<Counted>(opening);
    if (failure !== undefined) throw new Error(`sockets could not be opened: ${failure}`);
  };
  const pitboss = started('servers/jackpot-sockets.ts', folder, walletUrl, secret, String(named));
  const ready = await pitboss.ask<Ready>();
  const { instanceIds = [] } = ready;
  await open(ready, []);
  const silent = await measure('Pitboss, subscribed to nothing', pitboss, clients);
  await clients.ask<Counted>('close');
  await open(ready, instanceIds);
  const idle = await measure('Pitboss, nothing changes', pitboss, clients);
  const call = callerAt(ready.url, ready.token);
  const contribute = async (instance_id: string): Promise<void> => {
    const body = {
      ...{ instance_id, token: 'p-00001', brand_id: BRAND_PATH, player_id: 'p-00001', player_country: 'MT' },
      ...{ gameround_id: randomUUID(), base_wager: 10, currency: 'EUR', idempotency_key: randomUUID() },
    };
    const done = await call('contributeToInstance', { body });
    if (!done.done) throw new Error(done.detail);
  };
  await measure(`Pitboss, all ${named} change each second`, pitboss, clients, async () => {
    await Promise.all(instanceIds.map(contribute));
  });
  await clients.ask<Counted>('close');
  await pitboss.stop();
  /** Without the header of a frame. */
  const bytesOfMessage = (idle.bytes * (BEAT_MS / 1_000)) / named - 4;
  const plain = async (name: string, everyMs: number, ...words: readonly string[]): Promise<Row> => {
    const size = bytesOfMessage.toFixed(0);
    const server = started('servers/plain-sockets.ts', String(named), size, String(everyMs), ...words);
    await open(await server.ask<Ready>(), []);
    const row = await measure(name, server, clients);
    await clients.ask<Counted>('close');
    await server.stop();
    return row;
  };
  const same = await plain('ws, the same messages every 3 s', BEAT_MS);
  const least = await plain('the same bytes every 3 s, one write each', BEAT_MS, 'joined');
  const percent = (cores: number): string => `${(cores * 100).toFixed(1)} %`;
  process.stdout.write(
    `\nwhile nothing changes, ${percent(idle.cores - least.cores)} of a core beyond writing the bytes, of which ${percent(silent.cores)} is checks; ` +
      `${(idle.cores / same.cores).toFixed(2)} of ws\n`,
  );
} finally {
  await Promise.all(children.map((child) => child.stop()));
  rmSync(folder, { recursive: true, force: true });
}
