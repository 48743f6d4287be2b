// Measures what `pitboss verify` costs for each entry, and what it and `pitboss backup` cost contributions meanwhile: see README.md.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Child, type Ready } from './child.ts';
import type { Load, Loaded } from './load.ts';
import { entriesIn, timed } from './timed.ts';

const { values } = parseArgs({
  options: {
    contributions: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
  },
});
const [contributions, rounds, seconds] = [Number(values.contributions), Number(values.rounds), Number(values.seconds)];
const CONNECTIONS = 64;
const FILLING_SECONDS = 5;

const root = join(import.meta.dirname, '../..');
mkdirSync(join(root, 'dist'), { recursive: true });
const folder = mkdtempSync(join(root, 'dist/verify-'));
const data = join(folder, 'data');
const started = (file: string, ...words: string[]): Child => new Child(file, join(import.meta.dirname, file), words);
const server = started('servers/pitboss.ts', data, 'wins');
const loads = started('load.ts');

const line = (name: string, ...cells: readonly (number | string)[]): void => {
  const texts = cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(1) : cell));
  process.stdout.write(`${name.padEnd(44)}${texts.map((text) => text.padStart(14)).join('')}\n`);
};

const measure = async (): Promise<void> => {
  const ready = await server.ask<Ready>();
  let loaded = 0;
  const load = async (seconds: number): Promise<Loaded> => {
    loaded += 1;
    const asked: Load = { ...ready, connections: CONNECTIONS, seconds, keyPrefix: `${loaded}-` };
    const done = await loads.ask<Loaded>(asked);
    if (done.failure !== undefined) throw new Error(done.failure);
    return done;
  };
  const filledAt = performance.now();
  for (let filled = 0; filled < contributions; ) filled += (await load(FILLING_SECONDS)).requests;
  line(`filled in ${((performance.now() - filledAt) / 1000).toFixed(0)} s`);
  const idle = await timed('--version');
  line('', 'p50 ms', 'p99 ms', 'requests/s');
  for (let round = 0; round < rounds; round += 1) {
    const alone = await load(seconds);
    line('contributions', alone.p50Ms, alone.p99Ms, alone.perSecond);
    const verifying = timed('verify', '--data', data);
    const during = await load(seconds);
    line('contributions during verify', during.p50Ms, during.p99Ms, during.perSecond);
    const verified = await verifying;
    const entries = entriesIn(verified);
    line(`  verify, ${entries} entries, CPU µs each`, ((verified.cpuMs - idle.cpuMs) * 1000) / entries);
    const copying = timed('backup', '--data', data, '--to', join(folder, `copy-${round}`));
    const meanwhile = await load(seconds);
    line('contributions during backup', meanwhile.p50Ms, meanwhile.p99Ms, meanwhile.perSecond);
    await copying;
  }
};

try {
  await measure();
} finally {
  await server.stop();
  await loads.stop();
  rmSync(folder, { recursive: true, force: true });
}
