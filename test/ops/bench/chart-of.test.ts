import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { chartOf } from '../../../ops/bench/chart-of.ts';
import type { Job, Run } from '../../../ops/bench/run-file.ts';
import type { Measured } from '../../../ops/bench/table.ts';
import { suite } from '../../support/suite.ts';

const measured = (name: string, ...rates: number[]): Measured => ({
  name,
  rounds: rates.map((perSecond) => ({
    ...{ perSecond, requests: 1, p50Ms: 1, p99Ms: 1, failure: undefined, cpuMicrosPerRequest: 1 },
  })),
});

const runOf = (...jobs: Job[]): Run => ({ date: '2026-01-02', node: 'v26.0.0', processors: 2, jobs });

const CONTRIBUTIONS: Job = {
  name: 'C6, paid by the operator',
  syncMs: 0.5,
  servers: [
    measured('bare node:http', 3000, 3000),
    measured('Fastify + better-sqlite3', 100, 50),
    measured('Koa & <friends>', 110, 40),
    measured('Pitboss', 500, 300),
  ],
};
const READS: Job = {
  name: 'F8, a ticker',
  syncMs: 9,
  servers: [measured('Fastify + better-sqlite3', 10, 10), measured('Hono', 30, 30), measured('Pitboss', 5, 5)],
};
const RUN = runOf(CONTRIBUTIONS, READS);

suite('ops/bench/chart', (test) => {
  test('draws a bar for each server, the longest first, and one for each other job, all on one scale', () => {
    const svg = chartOf(RUN);
    const widths = [...svg.matchAll(/<rect class="(?:bar|own)" .*? width="([\d.]+)"/g)].map(([, width]) =>
      Number(width),
    );
    // 5.5, 1 and 0.95 times, and 0.5 times in the other job; the bare server, 45 times, is broken off at 1.25 times the longest.
    const whole = (widths[1] ?? 0) / 5.5;
    assert.equal(
      widths.map((width) => Number((width / whole).toFixed(2))),
      [6.88, 5.5, 1, 0.95, 0.5],
    );
    assert.equal([...svg.matchAll(/class="break"/g)].length, 1);
    assert.match(svg, /<rect class="own".*\n.*\n.*\n<text [^>]*>5\.50<\/text>/);
  });

  test('is described for readers who do not see it, has no script, and follows light and dark', () => {
    const svg = chartOf(RUN);
    assert.match(svg, /role="img" aria-labelledby="bench-title bench-desc"/);
    assert.match(svg, /<title id="bench-title">Requests per second/);
    assert.match(svg, /<desc id="bench-desc">.*bare node:http 45\.00; Pitboss 5\.50; Fastify \+ better-sqlite3 1\.00/);
    assert.match(svg, /a durable write took 0\.50 ms during C6\..*Pitboss, other jobs: F8, a ticker 0\.50\.</);
    assert.match(svg, /Koa &amp; &lt;friends>/);
    assert.match(svg, /prefers-color-scheme: dark/);
    assert.not.match(svg, /<script|href=|url\(/);
  });

  test('a run without the job or the server that the others are compared with is refused', () => {
    const { name } = CONTRIBUTIONS;
    assert.throws(() => chartOf(runOf(READS)), /the run has no C6/);
    assert.throws(
      () => chartOf(runOf({ name, syncMs: 1, servers: [measured('Pitboss', 1)] })),
      /the run has no Fastify/,
    );
  });

  test('the picture in the guide is what its run measured: else run “make ratios”', () => {
    const guides = join(import.meta.dirname, '../../../docs/guides');
    const run: Run = JSON.parse(readFileSync(join(guides, 'ratios.json'), 'utf8'));
    assert.is(readFileSync(join(guides, 'ratios.svg'), 'utf8'), chartOf(run));
    assert.is(run.jobs.length, 6);
    for (const { name, servers } of run.jobs)
      for (const { rounds } of servers) assert.ok(rounds.length >= 3, `${name}: too few rounds`);
  });
});
