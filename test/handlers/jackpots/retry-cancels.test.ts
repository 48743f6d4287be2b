import * as assert from 'uvu/assert';
import { DONE, failed, pay, pending, retry, withStuck } from '../../support/stuck-cancels.ts';
import { suite } from '../../support/suite.ts';

suite('handlers/jackpots/retry-cancels', (test) => {
  test('sends a waiting cancel now', () =>
    withStuck(async (timed, told) => {
      const { platform } = timed;
      await pay(timed, 'a', 'k-1');
      const [id = ''] = await pending(timed);
      await platform.settle();
      await platform.settle();
      assert.equal(told.sent, [id], 'it waits');
      assert.equal(await retry(timed, [id, id]), { succeeded: [id], failed: [] });
      told.cancel = () => Promise.resolve(DONE);
      await platform.settle();
      assert.equal(told.sent, [id, id]);
      assert.equal(await pending(timed), []);
      assert.equal(await retry(timed, [id]), failed(id, 'cancelled'));
    }));

  test('a key used for other cancels is idempotency_key_reused', () =>
    withStuck(async (timed) => {
      const headers = { 'idempotency-key': 'r-1' };
      const ask = (transaction_ids: readonly string[]) =>
        timed.platform.call('retryCancels', { body: { transaction_ids }, headers });
      assert.equal((await ask(['x:debit'])).body, failed('x:debit', 'not_found'));
      assert.is((await ask(['y:debit'])).code, 'idempotency_key_reused');
    }));
});
