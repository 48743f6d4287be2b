import * as assert from 'uvu/assert';
import { routes } from '../../generated/server/operations.gen.ts';
import { NOTHING, requests } from '../support/every-operation.ts';
import { openPlatform, SYSTEM } from '../support/platform.ts';
import { suite } from '../support/suite.ts';

suite('server/reading', (test) => {
  test('B44 C14 C16 what only reads waits for no write, though it is sent with a body', async () => {
    const asked = routes.filter(({ mode, method }) => mode === 'read' && method !== 'get');
    assert.equal(asked.map(({ operationId }) => operationId).sort(), [
      'checkTemplate',
      'listTargetPotWinners',
      'listTargetWinners',
      'previewTemplate',
    ]);
    const platform = openPlatform({ draw: () => 0n, clock: () => 0 });
    try {
      const good = requests(NOTHING);
      const before = { ...platform.store.stats };
      for (const { operationId } of asked) await platform.call(operationId, good[operationId]);
      assert.is(platform.store.stats.reads, before.reads + asked.length);
      assert.is(platform.store.stats.writes, before.writes);
    } finally {
      await platform.close();
    }
  });

  test('the store is told for whom it reads: the account, or the network of a caller without one', async () => {
    const platform = openPlatform({ draw: () => 0n, clock: () => 0 });
    const { store } = platform;
    const read = store.read.bind(store);
    const seen: unknown[] = [];
    store.read = (work, requester) => {
      seen.push(requester?.account);
      return read(work, requester);
    };
    try {
      await platform.call('listInstances');
      await platform.call('getTicker', { query: { instance_id: 'x' } }, { ...SYSTEM, accountId: 'nobody' });
      assert.equal(seen, [SYSTEM.accountId, '127.0.0']);
    } finally {
      await platform.close();
    }
  });
});
