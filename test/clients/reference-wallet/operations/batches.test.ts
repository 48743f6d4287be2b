import * as assert from 'uvu/assert';
import { createReferenceWallet } from '../../../../clients/reference-wallet/process/create-reference-wallet.ts';
import { openStore } from '../../../../db/engine/store.ts';
import type { Tx } from '../../../../db/engine/tx.ts';
import { walletMigrations } from '../../../../server/start/assets.ts';
import { suite } from '../../../support/suite.ts';
import {
  batch,
  credit,
  debit,
  SECRET,
  session,
  signedHeaders,
  verdict,
  type WalletCaller,
  withWallet,
} from './wallet-caller.ts';

suite('executeBatch', (test) => {
  const part = (n: number, amount: number, player_id = `p-${n}`) => ({ transaction_id: `w-1:${n}`, player_id, amount });

  const execute = async (wallet: WalletCaller, body: object) => {
    const reply = await wallet.call('executeBatch', body);
    return reply.status === 200
      ? {
          total: reply.body.total_amount,
          jackpot: reply.body.total_jackpot_amount,
          errors: (reply.body.errors as { player_id: string; code: string }[]).map(
            ({ player_id, code }) => `${player_id} ${code}`,
          ),
        }
      : reply.body.code;
  };

  test('E4 moves what it can and lists what it refuses', () =>
    withWallet(async (wallet) => {
      await wallet.authenticate('p-1');
      await wallet.authenticate('p-2');
      assert.equal(await execute(wallet, batch('w-1:b0', [part(1, 0.1), part(2, 0.2), part(3, 2)])), {
        total: 0.3,
        jackpot: 0.3,
        errors: ['p-3 player_unknown'],
      });
      assert.is(await wallet.authenticate('p-1'), 1000.1);
      assert.is(await wallet.authenticate('p-2'), 1000.2);
    }));

  test('E4 is 200 also when everything is refused', () =>
    withWallet(async (wallet) => {
      assert.equal(await execute(wallet, batch('w-1:b0', [part(1, 1)])), {
        total: 0,
        jackpot: 0,
        errors: ['p-1 player_unknown'],
      });
    }));

  test('E4 lists the code that the single transaction would have been refused with', () =>
    withWallet(async (wallet) => {
      for (const player of ['p-1', 'p-2', 'p-3']) await wallet.authenticate(player);
      await wallet.call('cancelTransaction', { transaction_id: 'w-1:1' });
      await wallet.call('executeTransaction', credit('w-1:2', 7, { player_id: 'p-2' }));
      assert.equal(
        await execute(
          wallet,
          batch('w-1:b0', [part(1, 1), part(2, 8), part(3, 1001), part(4, 1)], { transaction_type: 'Debit' }),
        ),
        {
          total: 0,
          jackpot: 0,
          errors: [
            'p-1 transaction_cancelled',
            'p-2 transaction_conflict',
            'p-3 insufficient_funds',
            'p-4 player_unknown',
          ],
        },
      );
      assert.is(await wallet.authenticate('p-2'), 1007);
    }));

  test('E4 repeated is answered as at first and moves nothing', () =>
    withWallet(async (wallet) => {
      await wallet.authenticate('p-1');
      const body = batch('w-1:b0', [part(1, 1), part(2, 2)]);
      const first = await execute(wallet, body);
      await wallet.authenticate('p-2');
      assert.equal(await execute(wallet, { ...body, metadata: 'again' }), first);
      const { body: told } = await wallet.call('executeBatch', { ...body, metadata: { attempt: 3 } });
      assert.equal(told.metadata, { attempt: 3 });
      assert.is(await wallet.authenticate('p-1'), 1001);
      assert.is(await wallet.authenticate('p-2'), 1000);
    }));

  test('E4 sent many times at once moves once', () =>
    withWallet(async (wallet) => {
      await wallet.authenticate('p-1');
      const body = batch('w-1:b0', [part(1, 1), part(2, 2)]);
      const replies = await Promise.all(Array.from({ length: 10 }, () => execute(wallet, body)));
      assert.is(new Set(replies.map((reply) => JSON.stringify(reply))).size, 1);
      assert.is(await wallet.authenticate('p-1'), 1001);
    }));

  test('E4 refuses a known batch with other content with transaction_conflict', () =>
    withWallet(async (wallet) => {
      await wallet.authenticate('p-1');
      await execute(wallet, batch('w-1:b0', [part(1, 1)]));
      const reply = await wallet.call('executeBatch', batch('w-1:b0', [part(2, 1, 'p-1')]));
      assert.equal([reply.status, reply.body.code], [409, 'transaction_conflict']);
      assert.is(await wallet.authenticate('p-1'), 1001);
    }));

  test('E4 under the next name applies only what was not moved', () =>
    withWallet(async (wallet) => {
      await wallet.authenticate('p-1');
      await execute(wallet, batch('w-1:b0', [part(1, 1), part(2, 2)]));
      await wallet.authenticate('p-2');
      assert.equal(await execute(wallet, batch('w-1:b1', [part(1, 1), part(2, 2)])), {
        total: 3,
        jackpot: 3,
        errors: [],
      });
      assert.is(await wallet.authenticate('p-1'), 1001);
      assert.is(await wallet.authenticate('p-2'), 1002);
    }));

  test('E4 and E3 share transaction ids', () =>
    withWallet(async (wallet) => {
      await wallet.authenticate('p-1');
      await execute(wallet, batch('w-1:b0', [part(1, 1)]));
      const single = credit('w-1:1', 1, { source_variant: 'minor' });
      assert.is(verdict(await wallet.call('executeTransaction', single)), 1001);
      assert.is(verdict(await wallet.call('executeTransaction', { ...single, amount: 2 })), 'transaction_conflict');
      assert.is(await wallet.authenticate('p-1'), 1001);
    }));

  test('E4 counts as done what came before as a single transaction or in another batch, and moves the rest', () =>
    withWallet(async (wallet) => {
      for (const player of ['p-1', 'p-2', 'p-3']) await wallet.authenticate(player);
      await wallet.call('executeTransaction', credit('w-1:1', 1, { source_variant: 'minor' }));
      await execute(wallet, batch('w-1:b0', [part(2, 2), part(4, 4)]));
      assert.equal(await execute(wallet, batch('w-1:b1', [part(1, 1), part(2, 2), part(3, 3), part(4, 4)])), {
        total: 6,
        jackpot: 6,
        errors: ['p-4 player_unknown'],
      });
      for (const n of [1, 2, 3]) assert.is(await wallet.authenticate(`p-${n}`), 1000 + n);
    }));

  test('E4 moves a thousand players', () =>
    withWallet(async (wallet) => {
      const parts = Array.from({ length: 1000 }, (_, n) => part(n, 0.01));
      for (const n of [0, 249, 250, 999]) await wallet.authenticate(`p-${n}`);
      const { body } = await wallet.call('executeBatch', batch('w-1:b0', parts));
      assert.is(body.total_amount, 0.04);
      assert.is((body.errors as unknown[]).length, 996);
      for (const n of [0, 249, 250, 999]) assert.is(await wallet.authenticate(`p-${n}`), 1000.01);
    }));

  test('E4 that was cut off halfway goes on when it is repeated', async () => {
    const store = openStore({ file: ':memory:', migrations: walletMigrations() });
    let unitsLeft = Number.POSITIVE_INFINITY;
    const write = <Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> => {
      unitsLeft -= 1;
      return unitsLeft < 0 ? Promise.reject(new Error('cut off')) : store.write(work);
    };
    const errors: string[] = [];
    const onError = (error: unknown): number => errors.push(String(error));
    const wallet = createReferenceWallet({ write }, { secret: SECRET, openingBalance: 0n, clock: () => 0, onError });
    const ask = async (url: string, body: object) => {
      const content = JSON.stringify(body);
      const { status, body: text } = await wallet.handle({
        method: 'POST',
        url,
        headers: signedHeaders(content),
        body: Buffer.from(content),
      });
      return { status, body: JSON.parse(text ?? '') };
    };
    for (const n of [0, 299]) await ask('/wallet/authenticate', session(`p-${n}`));
    const body = batch(
      'w-1:b0',
      Array.from({ length: 300 }, (_, n) => part(n, 1)),
    );
    unitsLeft = 2;
    assert.is((await ask('/wallet/batches', body)).status, 500);
    assert.equal(errors, ['Error: cut off']);
    unitsLeft = Number.POSITIVE_INFINITY;
    assert.is((await ask('/wallet/batches', body)).body.total_amount, 2);
    for (const n of [0, 299]) {
      const again = await ask('/wallet/authenticate', session(`p-${n}`));
      assert.is(again.body.balance, 1, `p-${n}`);
    }
    await store.close();
  });

  test('E4 names the first hundred faults of a batch', () =>
    withWallet(async (wallet) => {
      const parts = Array.from({ length: 1000 }, (_, n) => part(n, 0.001));
      const { body } = await wallet.call('executeBatch', batch('w-1:b0', parts));
      assert.is((body.errors as unknown[]).length, 100);
    }));

  test('E4 refuses what does not add up with validation_failed', () =>
    withWallet(async (wallet) => {
      await wallet.authenticate('p-1');
      const cases: [body: object, pointer: string][] = [
        [batch('b', [part(1, 1), part(2, 2)], { amount: 3.01 }), '/amount'],
        [batch('b', [part(1, 1), part(2, 2)], { jackpot_amount: 2 }), '/jackpot_amount'],
        [batch('b', [part(1, 0.001)]), '/transactions/0/amount'],
        [batch('b', [part(1, 1), { ...part(2, 2), currency: 'SEK' } as never]), '/transactions/1/currency'],
        [batch('b', [part(1, 1), part(1, 2, 'p-2')]), '/transactions/1/transaction_id'],
        [batch('b', [part(1, 1), part(2, 2, 'p-1')]), '/transactions/1/player_id'],
        [batch('b', []), '/transactions'],
      ];
      for (const [body, pointer] of cases) {
        const reply = await wallet.call('executeBatch', body);
        assert.equal([reply.status, reply.body.code], [400, 'validation_failed'], pointer);
        assert.is((reply.body.errors as { pointer: string }[])[0]?.pointer, pointer);
      }
      assert.is(await wallet.authenticate('p-1'), 1000);
    }));
});

suite('cancelBatch', (test) => {
  const parts = [
    { transaction_id: 'w-1:1', player_id: 'p-1', amount: 1 },
    { transaction_id: 'w-1:2', player_id: 'p-2', amount: 2 },
  ];

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
