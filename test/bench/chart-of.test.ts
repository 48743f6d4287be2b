import * as assert from 'uvu/assert';
import { chartOf } from '../../bench/chart-of.ts';
import type { Measured } from '../../bench/table.ts';
import { suite } from '../support/suite.ts';

const measured = (name: string, ...rates: number[]): Measured => ({
  name,
  rounds: rates.map((perSecond) => ({
    ...{ perSecond, requests: 1, p50Ms: 1, p99Ms: 1, failure: undefined, cpuMicrosPerRequest: 1 },
  })),
});

const RUN = [
  measured('bare node:http', 3000, 3000),
  measured('Fastify + better-sqlite3', 100, 50),
  measured('Koa & <friends>', 110, 40),
  measured('Pitboss', 500, 300),
];

suite('bench/chart', (test) => {
  test('draws a bar for each server, as long as its median ratio, the longest first', () => {
    const svg = chartOf(RUN);
    const widths = [...svg.matchAll(/<rect class="\w+" .*? width="([\d.]+)"/g)].map(([, width]) => Number(width));
    // 5.5, 1 and 0.95 times; the bare server, 45 times, is broken off at 1.1 times the longest of the others.
    const whole = (widths[1] ?? 0) / 5.5;
    assert.equal(
      widths.map((width) => Number((width / whole).toFixed(2))),
      [6.6, 5.5, 1, 0.95],
    );
    assert.equal([...svg.matchAll(/class="break"/g)].length, 1);
    assert.match(svg, /<rect class="own".*\n.*\n<text [^>]*>5\.50<\/text>/);
  });

  test('is told to those who do not see it, has no script, and follows light and dark', () => {
    const svg = chartOf(RUN);
    assert.match(svg, /role="img" aria-labelledby="bench-title bench-desc"/);
    assert.match(svg, /<title id="bench-title">Contributions per second/);
    assert.match(svg, /<desc id="bench-desc">.*bare node:http 45\.00, Pitboss 5\.50, Fastify \+ better-sqlite3 1\.00/);
    assert.match(svg, /Koa &amp; &lt;friends>/);
    assert.match(svg, /prefers-color-scheme: dark/);
    assert.not.match(svg, /<script|href=|url\(/);
  });

  test('a run without the server that the others are compared with is refused', () => {
    assert.throws(() => chartOf([measured('Pitboss', 1)]), /the run has no Fastify/);
  });
});
