// Measures how long reads of a large store block the event loop, and what an import costs other requests: see README.md.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Keys } from '../../server/keys/keys.ts';
import { storeFile } from '../../server/start/folder-contents.ts';
import { Child, type Ready } from './child.ts';
import { fill } from './fill.ts';
import { fillLists } from './fill-lists.ts';
import type { Load, Loaded } from './load.ts';
import type { Held } from './servers/served.ts';
import { median } from './table.ts';
import { BRAND_PATH, bodyOf, KEY_DIGITS, OPERATOR, PATH, PLAYERS } from './workload.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    wins: { type: 'string', default: '200000' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
  },
});
const [rows, wins] = [Number(values.rows), Number(values.wins)];
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
/** The longest time that a request may hold the event loop. */
const HELD_MAX_MS = 50;
const IMPORTED = 100_000;
const BRANDS = 10_000;
const CONNECTIONS = 16;

const root = join(import.meta.dirname, '../..');
mkdirSync(join(root, 'dist'), { recursive: true });
const folder = mkdtempSync(join(root, 'dist/reads-'));
const children: Child[] = [];
const started = (file: string, ...words: string[]): Child => {
  const child = new Child(file, join(import.meta.dirname, file), words);
  children.push(child);
  return child;
};

/** A data folder with one contribution, and a token for it. */
const prepare = async (): Promise<Ready> => {
  const server = started('servers/pitboss.ts', folder);
  const ready = await server.ask<Ready>();
  const headers = { authorization: `Bearer ${ready.token}`, 'content-type': 'application/json' };
  const body = bodyOf(ready.instanceId, 'k'.padEnd(KEY_DIGITS, '0'), 'p-00000');
  const { status } = await fetch(ready.url + PATH, { method: 'POST', headers, body });
  if (status !== 200) throw new Error(`the contribution failed with ${status}`);
  await server.stop();
  return ready;
};

const line = (...cells: readonly (string | number)[]): void => {
  const [name = '', ...rest] = cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(1) : cell));
  process.stdout.write(`${name.padEnd(62)}${rest.map((cell) => cell.padStart(14)).join('')}\n`);
};

/** The minimum of each, since load on the machine blocks the loop too. */
const leastOf = (held: readonly Held[]): Held => ({
  heldMs: Math.min(...held.map(({ heldMs }) => heldMs)),
  usedMs: Math.min(...held.map(({ usedMs }) => usedMs)),
});

/** New players each time, because importing existing ones writes nothing. */
const importing = (of: Ready, token: string, round: number): Promise<Response> => {
  const lines = Array.from({ length: IMPORTED }, (_, n) => `import-${round}-${n},true`);
  return fetch(`${of.url}/instances/opt-ins?instance_id=${of.instanceId}&brand_id=${BRAND_PATH}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
    body: ['player_id,opt_in', ...lines].join('\n'),
  });
};

const measure = async (): Promise<void> => {
  const { token, instanceId } = await prepare();
  const filledAt = performance.now();
  const file = storeFile(folder);
  await fill({ file, seal: new Keys(folder).seal, instanceId, contributions: rows, players: PLAYERS });
  fillLists({ file, instanceId, rows, wins });
  line(
    `${rows} entries and rows per table, ${wins} wins, filled in ${((performance.now() - filledAt) / 1000).toFixed(0)} s`,
  );
  const server = started('servers/served.ts', folder);
  const { url } = await server.ask<{ url: string }>();
  const ready = { url, token, instanceId };
  const of = `instance_id=${instanceId}`;
  const reads = [
    `/instances/${instanceId}/ledger?limit=50`,
    `/instances/${instanceId}/ledger?kind=win&sort_direction=-1`,
    `/instances/${instanceId}/ledger?kind=adjustment`,
    `/instances/${instanceId}/ledger?pot_id=mega&kind=win&sort_direction=-1`,
    `/instances/${instanceId}/ledger?pot_id=none`,
    `/instances/${instanceId}/ledger?page=${Math.floor(rows / 500) - 1}&limit=500`,
    `/operator/winners?${of}&brand_id=northstar:sol&limit=50`,
    `/operator/winners?${of}&limit=500`,
    '/instances/wins',
    `/instances/wins?${of}&brand_id=northstar:sol`,
    '/instances/wins?sort_field=win_amount&sort_direction=-1',
    `/instances/wins?page=${Math.floor(wins / 50) - 1}`,
    `/instances/wins?sort_field=win_amount&page=${Math.floor(wins / 50) - 1}`,
    '/audit?owner_id=rival',
    '/audit?action=act&sort_direction=1',
    `/instances/${instanceId}/opt-ins?opted_in=true&limit=500`,
    `/instances/${instanceId}/opt-ins?page=${Math.floor(rows / 100) - 1}`,
    `/instances/${instanceId}/raffle-tickets?sort_field=ticket_count`,
    `/operator/winners/pots?${of}&brand_id=northstar:sol&limit=50`,
    '/instances/wins?withheld=true',
    `/instances/contributions?${of}&player_id=p-00077`,
    '/instances/contributions?gameround_id=none',
    `/instances/contributions?${of}&limit=500`,
    '/instances/contributions?idempotency_key=none',
    `/instances/contributions?state=Cancelled&brand_id=${BRAND_PATH}`,
    `/instances/contributions?timestamp_from=1&timestamp_to=${Date.now()}&page=${Math.floor(rows / 100) - 1}`,
    '/instances/wins?payout_currency=EUR&payout_amount_min=1',
    '/instances/wins?payout_currency=EUR&payout_amount_min=1&payout_amount_max=1.1&state=Held',
    `/instances/wins?${of}&withheld=true`,
    '/instances/wins?withheld=true&payout_currency=EUR',
    `/instances/wins?${of}&brand_id=${BRAND_PATH}&player_id=p-000077&payout_currency=EUR`,
    '/instances/wins/totals',
    '/instances/wins/totals?payout_currency=EUR&payout_amount_min=1',
    `/instances/${instanceId}/ledger?reference=none`,
    `/instances/${instanceId}/ledger?reference=${instanceId}`,
    '/reports/days',
    `/reports/days?brand_id=${BRAND_PATH}`,
    `/reports/reconciliations?month=${new Date().toISOString().slice(0, 7)}`,
    '/deliveries?state=dead&sort_field=last_attempt',
    '/sources?name=nothing',
    '/sources?sort_field=source_name&page=100',
    '/frontend/sources?owner_id=northstar&name=nothing',
    '/instances?status=Terminated&sort_field=status',
  ];
  line('', 'held ms', 'used ms', 'took ms', 'total');
  /** A busy machine may refuse a read for now: it is repeated when the reply says. */
  const get = async (path: string): Promise<Response> => {
    const reply = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
    const afterS = Number(reply.headers.get('retry-after') ?? 0);
    if (reply.status === 503 && afterS > 0) {
      await reply.text();
      await setTimeout(afterS * 1000);
      return get(path);
    }
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return reply;
  };
  /** The lines of README.md. */
  const table: string[] = [];
  const keep = (name: string, { heldMs, usedMs }: Held): void => {
    table.push(`${name.padEnd(68)}${heldMs.toFixed(1).padStart(8)}${usedMs.toFixed(1).padStart(9)}`);
  };
  let longestMs = 0;
  for (const path of reads) {
    const held: Held[] = [];
    const took: number[] = [];
    let total = '';
    for (let round = 0; round < rounds; round += 1) {
      await server.ask('held');
      const askedAt = performance.now();
      const reply = await get(path);
      await reply.text();
      took.push(performance.now() - askedAt);
      held.push(await server.ask<Held>('held'));
      total = `${reply.headers.get('x-total-count') ?? ''}${reply.headers.has('x-total-count-bound') ? ' or more' : ''}`;
    }
    const least = leastOf(held);
    longestMs = Math.max(longestMs, least.heldMs);
    const name = path.replace(instanceId, '…').replace(of, 'instance_id=…');
    line(name, least.heldMs, least.usedMs, median(took), total);
    keep(name, least);
  }
  const held: Held[] = [];
  const took: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await server.ask('held');
    const askedAt = performance.now();
    await Promise.all(reads.map(async (path) => (await get(path)).text()));
    took.push(performance.now() - askedAt);
    held.push(await server.ask<Held>('held'));
  }
  const together = leastOf(held);
  longestMs = Math.max(longestMs, together.heldMs);
  line(`all ${reads.length} at once`, together.heldMs, together.usedMs, median(took));
  keep(`all ${reads.length} at once`, together);
  line('longest', longestMs);
  if (longestMs > HELD_MAX_MS) {
    process.stdout.write(`A read held the event loop for more than ${HELD_MAX_MS} ms.\n`);
    process.exitCode = 1;
  }
  await server.ask('held');
  const savedAt = performance.now();
  for (let bulk = 0; bulk < BRANDS / 1000 - 1; bulk += 1) {
    const brands = Array.from({ length: 1000 }, (_, n) => ({ id: `b-${bulk}-${n}`, name: `Brand ${n}` }));
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const saved = await fetch(`${url}/config/operators/${OPERATOR}/brands`, {
      method: 'POST',
      headers,
      body: JSON.stringify(brands),
    });
    if (!saved.ok) throw new Error(`saving the brands failed with ${saved.status}`);
  }
  const saving = await server.ask<Held>('held');
  line(`${BRANDS - 1000} brands in bulks of 1,000`, saving.heldMs, saving.usedMs, performance.now() - savedAt);
  await fetch(`${url}/config/operators`, { headers: { authorization: `Bearer ${token}` } }).then((reply) =>
    reply.text(),
  );
  const listing = await server.ask<Held>('held');
  line('/config/operators with them', listing.heldMs, listing.usedMs);
  const loads = started('load.ts');
  const load = (name: string): Promise<Loaded> =>
    loads.ask<Loaded>({ ...ready, connections: CONNECTIONS, seconds, keyPrefix: name } satisfies Load);
  await load('warm');
  line('', 'p50 ms', 'p99 ms', 'requests/s');
  for (let round = 0; round < rounds; round += 1) {
    const alone = await load(`a${round}-`);
    line('contributions', alone.p50Ms, alone.p99Ms, alone.perSecond);
    await server.ask('held');
    const imported = importing(ready, token, round);
    const during = await load(`b${round}-`);
    line(`contributions during an import of ${IMPORTED} lines`, during.p50Ms, during.p99Ms, during.perSecond);
    const importedAt = performance.now();
    const reply = await imported;
    const { heldMs } = await server.ask<Held>('held');
    const laterS = ((performance.now() - importedAt) / 1000).toFixed(1);
    line(`  the import answered ${reply.status} ${laterS} s later; held ms`, heldMs);
    const listing = fetch(`${url}/instances/${instanceId}/ledger?kind=adjustment`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const listed = await load(`c${round}-`);
    line('contributions during a long list', listed.p50Ms, listed.p99Ms, listed.perSecond);
    await listing;
  }
  const day = new Date().toISOString().slice(0, 10);
  process.stdout.write(
    `\nFor ops/bench/README.md:\n\n${day}, Node ${process.version}, ${availableParallelism()} processors, ${rows} rows, ${wins} wins, least of ${rounds} rounds\n` +
      `${''.padEnd(68)}${'held ms'.padStart(8)}${'used ms'.padStart(9)}\n${table.join('\n')}\n`,
  );
};

try {
  await measure();
} finally {
  for (const child of children) await child.stop();
  rmSync(folder, { recursive: true, force: true });
}
