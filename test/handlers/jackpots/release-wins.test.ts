import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { statesOf, winMinor } from '../../support/owed.ts';
import { by, paidByPlayers, startWalletSide, until, type WalletSide } from '../../support/paying-players.ts';
import { type Client, withFolder, withServer } from '../../support/server.ts';
import { instantiation, openJackpot, registerOwners } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, eventTypes, select } from '../../support/tables.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

const release = (client: Client, transaction_ids: readonly string[], more: object = {}) =>
  client.call('releaseWins', { body: { transaction_ids }, ...more });

/** A jackpot of an operator whose wallet is there, and holds every win for a review. */
const withReview = (
  work: (client: Client, id: string, wallet: WalletSide, data: string) => Promise<void>,
  prepare?: Parameters<typeof withServer>[2],
): Promise<void> =>
  withFolder(async (folder) => {
    const wallet = await startWalletSide(join(folder, 'wallet'));
    try {
      await withServer(
        async (client, data) => {
          await registerOwners(client);
          const { id } = await openJackpot(client);
          const path = { operator_id: 'northstar' };
          await client.call('setOperatorSettings', { path, body: { review_threshold: { EUR: 0 } } });
          await work(client, id, wallet, data);
        },
        wallet.environment,
        prepare,
      );
    } finally {
      await wallet.stop();
    }
  });

/** The wallet authenticates a player, who pays a euro for a contribution to another jackpot. */
const authenticatePlayer = async (client: Client, player: string): Promise<void> => {
  const { id } = await openJackpot(client, paidByPlayers('paid'), instantiation({ instance_game_code: 'paid' }));
  assert.is((await client.call('contributeToInstance', { body: by(id, player) })).status, 200);
};

suite('handlers/jackpots/release-wins', (test) => {
  test('a win that was held is credited right after its release, and WinSettled tells so', () =>
    withReview(async (client, id, wallet, data) => {
      await authenticatePlayer(client, 'p-1');
      const [owed = ''] = await winMinor(client, id, 'p-1');
      assert.equal(await statesOf(client, 'p-1'), ['Held']);
      assert.equal((await release(client, [owed, owed])).body, { succeeded: [owed], failed: [] });
      await until(() => statesOf(client, 'p-1'), ['Paid']);
      assert.is(wallet.moved('p-1'), 4);
      assert.equal(eventTypes(data), ['WinEvent', 'WinSettled']);
      const [event] = select(data, "select owner_id, target_id from audit_events where action = 'releaseWins'");
      assert.equal(event, { owner_id: 'northstar:luna', target_id: owed });
    }));

  test('a credit that waits for its next attempt is sent now', () =>
    withReview(async (client, id, wallet, data) => {
      await authenticatePlayer(client, 'p-1');
      wallet.proxy.decide = () => ({ before: true, status: 503, body: {} });
      const [owed = ''] = await winMinor(client, id, 'p-1');
      await release(client, [owed]);
      const attempts = async () => (await client.call('listWins', {})).body[0].attempts;
      await until(attempts, 1);
      change(data, 'update payouts set next_attempt_at_ms = next_attempt_at_ms + 86400000');
      wallet.proxy.decide = () => 'pass';
      assert.equal((await release(client, [owed])).body.succeeded, [owed]);
      await until(() => statesOf(client, 'p-1'), ['Paid']);
      assert.is(wallet.moved('p-1'), 4);
    }));

  test('a player whom the wallet has never authenticated is due until then', () =>
    withReview(async (client, id, wallet) => {
      const [owed = ''] = await winMinor(client, id, 'stranger');
      assert.equal((await release(client, [owed])).body.succeeded, [owed]);
      assert.equal(await statesOf(client, 'stranger'), ['Due']);
      assert.equal(wallet.proxy.calls, []);
    }));

  test('what is paid, settled or not_found fails by itself', () =>
    withReview(async (client, id, _wallet, data) => {
      const [paid = '', settled = '', held = ''] = await winMinor(client, id, 'p-1', 'p-2', 'p-3');
      change(data, "update payouts set state = 'paid' where player_id = 'p-1'");
      change(data, "update payouts set state = 'settled' where player_id = 'p-2'");
      const { body } = await release(client, ['nobody:0', settled, held, paid]);
      assert.equal(body, {
        succeeded: [held],
        failed: [
          { transaction_id: 'nobody:0', code: 'not_found' },
          { transaction_id: settled, code: 'settled' },
          { transaction_id: paid, code: 'paid' },
        ],
      });
    }));

  test('what is owed to players of brands outside of the access is not_found', () => {
    const brand = account({ type: 'User', unitId: 'nova', permissions: EVERY_PERMISSION });
    return withReview(async (client, id, _wallet, data) => {
      await client.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'nova', name: 'Nova' }] });
      const [owed = ''] = await winMinor(client, id, 'p-1');
      const { body } = await release(client, [owed], { token: await tokenFor(data, brand) });
      assert.equal(body, { succeeded: [], failed: [{ transaction_id: owed, code: 'not_found' }] });
      assert.equal(await statesOf(client, 'p-1'), ['Held']);
    }, saveAccounts(brand));
  });

  test('an operator without a wallet can release nothing: wallet_not_configured', () =>
    withJackpot(async (client, { id }) => {
      const [owed = ''] = await winMinor(client, id, 'p-1');
      const { body } = await release(client, [owed]);
      assert.equal(body, { succeeded: [], failed: [{ transaction_id: owed, code: 'wallet_not_configured' }] });
    }));

  test('answers a repeated key as the first time, and another request under it with idempotency_key_reused', () =>
    withJackpot(async (client) => {
      const headers = { 'idempotency-key': 'k-1' };
      const first = await release(client, ['nobody:0'], { headers });
      const again = await release(client, ['nobody:0'], { headers });
      assert.equal([again.body, again.headers.get('idempotent-replayed')], [first.body, 'true']);
      assert.is(outcome(await release(client, ['nobody:1'], { headers })), '422 idempotency_key_reused');
    }));
});
