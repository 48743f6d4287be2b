// Draws what runs of the bench kept as a picture for the docs: node ops/bench/chart.ts dist/bench.json dist/bench.svg
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chartOf } from './chart-of.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const [from = 'dist/bench.json', to = 'dist/bench.svg'] = positionals;
writeFileSync(to, chartOf(JSON.parse(readFileSync(from, 'utf8'))));
process.stdout.write(`${to}\n`);
