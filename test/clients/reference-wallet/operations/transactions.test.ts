import * as assert from 'uvu/assert';
import { SESSION_MS } from '../../../../clients/reference-wallet/accounts/move-balance.ts';
import { suite } from '../../../support/suite.ts';
import { credit, debit, session, transaction, verdict, type WalletCaller, withWallet } from './wallet-caller.ts';

suite('authenticatePlayer', (test) => {
  test('E1 opens a wallet account with the opening balance', () =>
    withWallet(async (wallet) => {
      const { status, body } = await wallet.call('authenticatePlayer', session('p-1'));
      assert.is(status, 200);
      assert.equal(body, {
        id: 'p-1',
        token: 'session-p-1',
        currency: 'EUR',
        balance: 1000,
        operator_id: 'northstar',
        brand_id: 'luna',
        nickname: 'p-1',
        gender: 'unspecified',
        country: 'MT',
        date_of_birth: '1990-01-01',
        jurisdiction: 'MT',
        segments: [],
      });
    }));

  test('E1 repeated leaves the wallet account as it is', () =>
    withWallet(async (wallet) => {
      await wallet.authenticate('p-1');
      await wallet.call('executeTransaction', debit('c-1:debit', 0.1));
      assert.is(await wallet.authenticate('p-1'), 999.9);
    }));

  test('E1 opens a wallet account per currency, in whole minor units', () =>
    withWallet(async (wallet) => {
      const cases: [currency: string, opening: number][] = [
        ['EUR', 20.55],
        ['JPY', 20],
        ['BHD', 20.559],
      ];
      for (const [currency, opening] of cases) assert.is(await wallet.authenticate('p-1', currency), opening, currency);
    }, '20.5599'));

  test('E1 takes a player id with any printable character', () =>
    withWallet(async (wallet) => {
      const { body } = await wallet.call('authenticatePlayer', session('session-é'.replace('é', '%/"#')));
      assert.is(body.id, 'session-%/"#');
    }));

  test('E1 refuses any other token with session_expired', () =>
    withWallet(async (wallet) => {
      for (const player_token of ['p-1', 'session-', 'Session-p-1', 'x-session-p-1', `session-${'p'.repeat(129)}`]) {
        const reply = await wallet.call('authenticatePlayer', session('p-1', { player_token }));
        assert.equal([reply.status, reply.body.code], [401, 'session_expired'], player_token);
      }
    }));

  test("E1 refuses another brand's player with player_unknown", () =>
    withWallet(async (wallet) => {
      await wallet.authenticate('p-1');
      for (const change of [{ brand_id: 'sol' }, { operator_id: 'southstar' }]) {
        const reply = await wallet.call('authenticatePlayer', session('p-1', change));
        assert.equal([reply.status, reply.body.code], [404, 'player_unknown']);
      }
      assert.is(verdict(await wallet.call('executeTransaction', debit('c-1:debit', 1))), 999);
    }));

  test('E1 refuses what the schema does not allow with validation_failed', () =>
    withWallet(async (wallet) => {
      const cases: [change: object, pointer: string][] = [
        [{ currency: 'eur' }, '/currency'],
        [{ brand_id: 'northstar:luna' }, '/brand_id'],
        [{ player_token: undefined }, '/player_token'],
        [{ balance: 1 }, '/balance'],
      ];
      for (const [change, pointer] of cases) {
        const { status, body } = await wallet.call('authenticatePlayer', session('p-1', change));
        assert.equal([status, body.code], [400, 'validation_failed'], pointer);
        assert.is((body.errors as { pointer: string }[])[0]?.pointer, pointer);
      }
    }));
});

suite('executeTransaction', (test) => {
  const execute = async (wallet: WalletCaller, body: object): Promise<unknown> =>
    verdict(await wallet.call('executeTransaction', body));

  /** A wallet that knows the player p-1. */
  const withPlayer = (work: (wallet: WalletCaller) => Promise<void>, openingBalance?: string): Promise<void> =>
    withWallet(async (wallet) => {
      await wallet.authenticate('p-1');
      await work(wallet);
    }, openingBalance);

  test('E3 adds and subtracts exactly', () =>
    withPlayer(async (wallet) => {
      const steps: [body: object, balance: number][] = [
        [credit('w-1:0', 0.1), 0.4],
        [credit('w-2:0', 0.2), 0.6],
        [debit('c-1:debit', 0.01), 0.59],
        [debit('c-2:debit', 0), 0.59],
        [debit('c-3:debit', 0.59), 0],
        [credit('w-3:0', 7_999_999_999.99), 7_999_999_999.99],
        [debit('c-4:debit', 0.07), 7_999_999_999.92],
      ];
      for (const [body, balance] of steps) assert.is(await execute(wallet, body), balance, JSON.stringify(body));
    }, '0.3'));

  test('E3 repeated with the same content is answered as at first and moves nothing', () =>
    withPlayer(async (wallet) => {
      assert.is(await execute(wallet, debit('c-1:debit', 1)), 999);
      assert.is(await execute(wallet, credit('w-1:0', 5.63)), 1004.63);
      assert.is(await execute(wallet, debit('c-1:debit', 1, { metadata: { attempt: 2 } })), 999);
      assert.is(await execute(wallet, credit('w-1:0', 5.63)), 1004.63);
      assert.is(await wallet.authenticate('p-1'), 1004.63);
    }));

  test('E3 passes metadata back, and answers null where none was sent', () =>
    withPlayer(async (wallet) => {
      for (const metadata of [{ attempt: 1 }, 'text', 0, false, ['a']]) {
        const { body } = await wallet.call('executeTransaction', debit('c-1:debit', 1, { metadata }));
        assert.equal(body, { balance: 999, metadata });
      }
      assert.equal((await wallet.call('executeTransaction', debit('c-1:debit', 1))).body, {
        balance: 999,
        metadata: null,
      });
    }));

  test('E3 sent many times at once moves once', () =>
    withPlayer(async (wallet) => {
      const balances = await Promise.all(Array.from({ length: 20 }, () => execute(wallet, debit('c-1:debit', 1))));
      assert.equal(new Set(balances), new Set([999]));
      assert.is(await wallet.authenticate('p-1'), 999);
    }));

  test('E3 refuses a known id with other content with transaction_conflict', () =>
    withPlayer(async (wallet) => {
      await execute(wallet, transaction());
      const others: object[] = [
        { amount: 2 },
        { jackpot_amount: 0 },
        { transaction_type: 'Credit' },
        { player_id: 'p-2' },
        { currency: 'SEK' },
        { provider_id: 'other' },
        { source_id: 'other' },
        { source_variant: 'minor' },
        { gameround_id: 'round-2' },
        { gameround_complete: true },
        { category: 'slots' },
        { channel: 'web' },
        { promotion_id: 'promotion' },
        { promotion_type: 'freespins' },
      ];
      for (const change of others)
        assert.is(await execute(wallet, transaction(change)), 'transaction_conflict', JSON.stringify(change));
      assert.is(await wallet.authenticate('p-1'), 999);
    }));

  test('E3 refuses an id that was cancelled before with transaction_cancelled, for ever', () =>
    withPlayer(async (wallet) => {
      await wallet.call('cancelTransaction', { transaction_id: 'c-1:debit' });
      await execute(wallet, debit('c-2:debit', 1));
      await wallet.call('cancelTransaction', { transaction_id: 'c-2:debit' });
      for (const id of ['c-1:debit', 'c-1:debit', 'c-2:debit'])
        assert.is(await execute(wallet, debit(id, 1)), 'transaction_cancelled', id);
      assert.is(await wallet.authenticate('p-1'), 1000);
    }));

  test('E3 refuses a debit that the balance does not cover with insufficient_funds', () =>
    withPlayer(async (wallet) => {
      const reply = await wallet.call('executeTransaction', debit('c-1:debit', 1000.01));
      assert.equal([reply.status, reply.body.code], [422, 'insufficient_funds']);
      assert.is(await execute(wallet, debit('c-2:debit', 1000)), 0);
    }));

  test('E3 keeps a refused debit refused, since its caller relies on nothing being moved', () =>
    withPlayer(async (wallet) => {
      assert.is(await execute(wallet, debit('c-1:debit', 1000.01)), 'insufficient_funds');
      assert.is(await execute(wallet, credit('w-1:0', 1)), 1001);
      assert.is(await execute(wallet, debit('c-1:debit', 1000.01)), 'insufficient_funds');
      assert.is(await execute(wallet, debit('c-1:debit', 1)), 'transaction_conflict');
      assert.is(await wallet.authenticate('p-1'), 1001);
    }));

  test('E3 refuses a player who was never authenticated in the currency with player_unknown', () =>
    withPlayer(async (wallet) => {
      const cases: [id: string, change: object][] = [
        ['c-1:debit', { player_id: 'p-2' }],
        ['c-2:debit', { currency: 'SEK' }],
        ['c-3:debit', { player_id: 'P-1' }],
      ];
      for (const [id, change] of cases) {
        const reply = await wallet.call('executeTransaction', debit(id, 1, change));
        assert.equal([reply.status, reply.body.code], [404, 'player_unknown']);
      }
    }));

  test('E3 tries a refused credit again, since it is owed until it succeeds', () =>
    withWallet(async (wallet) => {
      assert.is(await execute(wallet, credit('w-1:0', 5.63)), 'player_unknown');
      assert.is(await execute(wallet, credit('w-1:0', 5.64)), 'transaction_conflict');
      await wallet.authenticate('p-1');
      assert.is(await execute(wallet, credit('w-1:0', 5.63)), 1005.63);
      assert.is(await execute(wallet, credit('w-1:0', 5.63)), 1005.63);
    }));

  test('E3 refuses a debit with session_expired 12 hours after E1, and never a credit', () =>
    withPlayer(async (wallet) => {
      wallet.nowMs += SESSION_MS;
      assert.is(await execute(wallet, debit('c-1:debit', 1)), 999);
      wallet.nowMs += 1;
      const reply = await wallet.call('executeTransaction', debit('c-2:debit', 1));
      assert.equal([reply.status, reply.body.code], [401, 'session_expired']);
      assert.is(await execute(wallet, debit('c-1:debit', 1)), 999);
      assert.is(await execute(wallet, credit('w-1:0', 1)), 1000);
      await wallet.call('authenticatePlayer', session('p-1'));
      assert.is(await execute(wallet, debit('c-3:debit', 1)), 999);
    }));

  test('E3 refuses a credit above 8,000,000,000 with limit_exceeded', () =>
    withPlayer(async (wallet) => {
      const reply = await wallet.call('executeTransaction', credit('w-1:0', 7_999_999_000.01));
      assert.equal([reply.status, reply.body.code], [422, 'limit_exceeded']);
      assert.is(await execute(wallet, credit('w-2:0', 7_999_999_000)), 8_000_000_000);
    }));

  test('E3 refuses parts of a minor unit with validation_failed', () =>
    withPlayer(async (wallet) => {
      const cases: [currency: string, amount: number, allowed: boolean][] = [
        ['EUR', 0.01, true],
        ['EUR', 0.001, false],
        ['EUR', 0.000001, false],
        ['JPY', 1, true],
        ['JPY', 0.5, false],
        ['BHD', 0.001, true],
        ['BHD', 0.0001, false],
      ];
      for (const [index, [currency, amount, allowed]] of cases.entries()) {
        await wallet.authenticate('p-1', currency);
        const reply = await wallet.call('executeTransaction', debit(`c-${index}:debit`, amount, { currency }));
        assert.is(reply.status, allowed ? 200 : 400, `${amount} ${currency}`);
        if (allowed) continue;
        assert.is(reply.body.code, 'validation_failed');
        assert.is((reply.body.errors as { pointer: string }[])[0]?.pointer, '/amount');
      }
    }));

  test('E3 refuses impossible amounts with validation_failed', () =>
    withPlayer(async (wallet) => {
      const cases: [change: object, pointer: string][] = [
        [{ amount: -1 }, '/amount'],
        [{ amount: 0.0000001 }, '/amount'],
        [{ amount: 8_000_000_000.01 }, '/amount'],
        [{ amount: '1' }, '/amount'],
        [{ jackpot_amount: 1.01 }, '/jackpot_amount'],
      ];
      for (const [change, pointer] of cases) {
        const { body } = await wallet.call('executeTransaction', transaction(change));
        assert.is(body.code, 'validation_failed', JSON.stringify(change));
        assert.is((body.errors as { pointer: string }[])[0]?.pointer, pointer);
      }
      assert.is(await wallet.authenticate('p-1'), 1000);
    }));

  test("E3 takes a jackpot's part of any precision", () =>
    withPlayer(async (wallet) => {
      assert.is(await execute(wallet, transaction({ jackpot_amount: 0.000001 })), 999);
    }));
});

suite('cancelTransaction', (test) => {
  const cancel = async (wallet: WalletCaller, transaction_id: string, player_id?: string): Promise<unknown> =>
    verdict(
      await wallet.call('cancelTransaction', { transaction_id, ...(player_id === undefined ? {} : { player_id }) }),
    );

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
