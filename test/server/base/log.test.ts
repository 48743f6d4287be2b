import * as assert from 'uvu/assert';
import { unavailable } from '../../../db/engine/store-error.ts';
import { createLog } from '../../../server/base/log.ts';
import { suite } from '../../support/suite.ts';

suite('server/base/log', (test) => {
  test('lines of an outage name it first, with what the store says; others stay as they are', () => {
    const lines: { readonly msg?: string; readonly err?: { readonly message: string } }[] = [];
    const log = createLog('warn', { write: (line: string) => void lines.push(JSON.parse(line)) });
    log.error({ err: unavailable(new Error('connect ECONNREFUSED db:5432')) }, 'looking for deliveries failed');
    log.error({ err: new Error('a bug') }, 'looking for deliveries failed');
    log.warn({ duty: 'delivery' }, 'another server has taken over a duty');
    assert.equal(
      lines.map(({ msg, err }) => [msg, err?.message]),
      [
        [
          'the store failed: looking for deliveries failed',
          'The store failed before it could confirm this.: connect ECONNREFUSED db:5432',
        ],
        ['looking for deliveries failed', 'a bug'],
        ['another server has taken over a duty', undefined],
      ],
    );
  });
});
