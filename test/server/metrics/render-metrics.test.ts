import * as assert from 'uvu/assert';
import { Counts } from '../../../server/metrics/counts.ts';
import { Distribution } from '../../../server/metrics/distribution.ts';
import type { Figures } from '../../../server/metrics/figures.ts';
import { renderMetrics } from '../../../server/metrics/render-metrics.ts';
import { suite } from '../../support/suite.ts';

const figures = (changes: Partial<Figures> = {}): Figures => ({
  version: '1.0',
  nowMs: 0,
  counts: new Counts(),
  stored: undefined,
  readiness: { reasons: [], warnings: [] },
  ...{ storeBytes: 1, logBytes: 2, disk: { bytes: 3, freeBytes: 4 }, sockets: 5, failingWork: 6, failingWallets: 7 },
  database: undefined,
  duties: undefined,
  lastRuns: {
    version: '0.0.0',
    backup: { takenAtMs: 1_500, durationMs: 1, verified: true },
    provedAtMs: 0,
    failedAtMs: 0,
  },
  turns: { read: 0, write: 0 },
  longReads: { running: 0, waiting: 0 },
  ...changes,
});

suite('server/metrics/render-metrics', (test) => {
  test('a value is counted under every bound that it does not exceed', () => {
    const values = new Distribution([1, 10]);
    for (const value of [0.5, 1, 2, 11]) values.note(value);
    assert.equal([values.cumulative, values.sum], [[2, 3, 4], 14.5]);
  });

  test('text of others in a label is escaped', () =>
    assert.match(renderMetrics(figures({ version: 'a\\b"c\nd' })), 'pitboss_info{version="a\\\\b\\"c\\nd"} 1\n'));

  test('a store that cannot be read leaves out what it knows, and nothing else', () => {
    const text = renderMetrics(figures());
    assert.match(text, /^pitboss_last_backup_timestamp_seconds 1\.5$/m);
    assert.match(text, /^pitboss_sockets 5$/m);
    assert.not.match(text, /^pitboss_(outbox|deliveries|cancels|credits|pot)/m);
  });
});
