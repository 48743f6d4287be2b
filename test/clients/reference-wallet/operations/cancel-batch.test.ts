import * as assert from 'uvu/assert';
import { suite } from '../../../support/suite.ts';
import { batch, debit, verdict, withWallet } from './wallet-caller.ts';

const parts = [
  { transaction_id: 'w-1:1', player_id: 'p-1', amount: 1 },
  { transaction_id: 'w-1:2', player_id: 'p-2', amount: 2 },
];

suite('clients/reference-wallet/operations/cancel-batch', (test) => {
  test('E5 takes back the movements that it lists, once', () =>
    withWallet(async (wallet) => {
      await wallet.authenticate('p-1');
      await wallet.authenticate('p-2');
      await wallet.call('executeBatch', batch('w-1:b0', parts));
      for (let time = 0; time < 2; time += 1) {
        const { status, body } = await wallet.call('cancelBatch', {
          batch_id: 'w-1:b0',
          transaction_id_list: ['w-1:2'],
        });
        assert.equal([status, body], [200, { success: true }]);
      }
      assert.is(await wallet.authenticate('p-1'), 1001);
      assert.is(await wallet.authenticate('p-2'), 1000);
    }));

  test('E5 of what never arrived succeeds and poisons it', () =>
    withWallet(async (wallet) => {
      await wallet.authenticate('p-1');
      await wallet.authenticate('p-2');
      const { body } = await wallet.call('cancelBatch', {
        batch_id: 'w-1:b0',
        transaction_id_list: ['w-1:1', 'w-1:2', 'w-1:1'],
      });
      assert.equal(body, { success: true });
      const late = await wallet.call('executeBatch', batch('w-1:b0', parts));
      assert.is(late.body.total_amount, 0);
      assert.equal(
        (late.body.errors as { code: string }[]).map(({ code }) => code),
        ['transaction_cancelled', 'transaction_cancelled'],
      );
      assert.is(verdict(await wallet.call('executeTransaction', debit('w-1:1', 1))), 'transaction_cancelled');
      assert.is(await wallet.authenticate('p-1'), 1000);
    }));

  test('E5 takes a thousand ids', () =>
    withWallet(async (wallet) => {
      const transaction_id_list = Array.from({ length: 1000 }, (_, n) => `w-1:${n}`);
      const { body } = await wallet.call('cancelBatch', { batch_id: 'w-1:b0', transaction_id_list });
      assert.equal(body, { success: true });
    }));

  test('E5 refuses an empty list with validation_failed', () =>
    withWallet(async (wallet) => {
      const reply = await wallet.call('cancelBatch', { batch_id: 'w-1:b0', transaction_id_list: [] });
      assert.equal([reply.status, reply.body.code], [400, 'validation_failed']);
    }));
});
