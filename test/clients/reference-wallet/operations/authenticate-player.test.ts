import * as assert from 'uvu/assert';
import { suite } from '../../../support/suite.ts';
import { debit, session, verdict, withWallet } from './wallet-caller.ts';

suite('clients/reference-wallet/operations/authenticate-player', (test) => {
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
