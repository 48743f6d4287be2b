// Draws what a run of bench/run.ts kept as a picture for the docs: node bench/chart.ts dist/bench.json docs/bench.svg
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chartOf } from './chart-of.ts';
import type { Measured } from './table.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const [from = 'dist/bench.json', to = 'dist/bench.svg'] = positionals;
const all: readonly Measured[] = JSON.parse(readFileSync(from, 'utf8'));
writeFileSync(to, chartOf(all));
process.stdout.write(`${to}\n`);
