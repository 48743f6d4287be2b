import * as assert from 'uvu/assert';
import { suite } from '../../../support/suite.ts';
import { credit, debit, verdict, type WalletCaller, withWallet } from './wallet-caller.ts';

const cancel = async (wallet: WalletCaller, transaction_id: string, player_id?: string): Promise<unknown> =>
  verdict(
    await wallet.call('cancelTransaction', { transaction_id, ...(player_id === undefined ? {} : { player_id }) }),
  );

suite('clients/reference-wallet/operations/cancel-transaction', (test) => {
  test('E2 gives a debit back, once', () =>
    withWallet(async (wallet) => {
      await wallet.authenticate('p-1');
      await wallet.call('executeTransaction', debit('c-1:debit', 0.1));
      assert.is(await cancel(wallet, 'c-1:debit'), '1000');
      assert.is(await cancel(wallet, 'c-1:debit', 'p-1'), '1000');
      await wallet.call('executeTransaction', debit('c-2:debit', 0.25));
      assert.is(await cancel(wallet, 'c-1:debit'), '999.75', 'what the player has now');
      assert.is(await wallet.authenticate('p-1'), 999.75);
    }));

  test('E2 sent many times at once gives back once', () =>
    withWallet(async (wallet) => {
      await wallet.authenticate('p-1');
      await wallet.call('executeTransaction', debit('c-1:debit', 1));
      await Promise.all(Array.from({ length: 10 }, () => cancel(wallet, 'c-1:debit')));
      assert.is(await wallet.authenticate('p-1'), 1000);
    }));

  test('E2 takes a credit back, once', () =>
    withWallet(async (wallet) => {
      await wallet.authenticate('p-1');
      await wallet.call('executeTransaction', credit('w-1:0', 5.63));
      for (let time = 0; time < 2; time += 1) assert.is(await cancel(wallet, 'w-1:0'), '1000');
    }));

  test('E2 takes a credit that was spent back as far as there is money', () =>
    withWallet(async (wallet) => {
      await wallet.authenticate('p-1');
      await wallet.call('executeTransaction', credit('w-1:0', 5));
      await wallet.call('executeTransaction', debit('c-1:debit', 12));
      assert.is(await cancel(wallet, 'w-1:0'), '0');
      assert.is(await cancel(wallet, 'w-1:0'), '0');
      assert.is(await cancel(wallet, 'c-1:debit'), '12', 'the debit is given back in full');
    }, '10'));

  test('E2 gives a debit back as far as the balance may rise', () =>
    withWallet(async (wallet) => {
      await wallet.authenticate('p-1');
      await wallet.call('executeTransaction', debit('c-1:debit', 1000));
      await wallet.call('executeTransaction', credit('w-1:0', 7_999_999_999.5));
      assert.is(await cancel(wallet, 'c-1:debit'), '8000000000');
    }));

  test('E2 of an id that never arrived succeeds and poisons it', () =>
    withWallet(async (wallet) => {
      assert.is(await cancel(wallet, 'c-1:debit', 'p-1'), '0', 'neither transaction nor player is known');
      await wallet.authenticate('p-1', 'SEK');
      assert.is(await cancel(wallet, 'c-1:debit', 'p-1'), '1000');
      assert.is(await cancel(wallet, 'c-2:debit'), '0', 'no player is named');
      const late = await wallet.call('executeTransaction', debit('c-1:debit', 1, { currency: 'SEK' }));
      assert.equal([late.status, late.body.code], [409, 'transaction_cancelled']);
    }));

  test('E2 of an unknown id answers the currency of the last session', () =>
    withWallet(async (wallet) => {
      await wallet.authenticate('p-1', 'SEK');
      wallet.nowMs += 1;
      await wallet.authenticate('p-1', 'EUR');
      await wallet.call('executeTransaction', debit('c-1:debit', 1));
      assert.is(await cancel(wallet, 'c-9:debit', 'p-1'), '999');
    }));

  test('E2 of a refused debit moves nothing, and the id is cancelled', () =>
    withWallet(async (wallet) => {
      await wallet.authenticate('p-1');
      await wallet.call('executeTransaction', debit('c-1:debit', 1000.01));
      assert.is(await cancel(wallet, 'c-1:debit'), '1000');
      assert.is(verdict(await wallet.call('executeTransaction', debit('c-1:debit', 1000.01))), 'transaction_cancelled');
    }));

  test('E2 refuses what the schema does not allow with validation_failed', () =>
    withWallet(async (wallet) => {
      for (const body of [{}, { transaction_id: 'a b' }, { transaction_id: 'a', amount: 1 }])
        assert.is(verdict(await wallet.call('cancelTransaction', body)), 'validation_failed');
    }));
});
