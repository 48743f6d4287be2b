import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { type Client, withServer } from '../../support/server.ts';
import { openJackpot, registerOwners } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change } from '../../support/tables.ts';
import { win } from '../../support/win.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

type Query = Readonly<Record<string, string | number | boolean>>;
type Total = { readonly currency: string; readonly state: string; readonly count: number; readonly amount: string };

/** The rows of a list, as `currency state count amount`. */
const told = async (client: Client, query: Query = {}): Promise<string[]> =>
  (await client.call('listWinTotals', { query })).body.map(
    ({ currency, state, count, amount }: Total) => `${currency} ${state} ${count} ${amount}`,
  );

suite('handlers/jackpots/list-win-totals', (test) => {
  test('answers count and amount by currency and state, for each filter of the list', () =>
    withJackpot(async (client, { id }) => {
      await client.call('setOperatorSettings', {
        path: { operator_id: 'northstar' },
        body: { review_threshold: { EUR: 50 } },
      });
      assert.equal(await told(client), []);
      await win(client, id, 'minor', 'luna', 'p-1');
      await win(client, id, 'mega', 'luna', 'p-2');
      await win(client, id, 'major', 'luna', 'p-1');
      assert.equal(await told(client), ['EUR Due 2 55', 'EUR Held 1 500']);
      assert.equal(await told(client, { state: 'Held' }), ['EUR Held 1 500']);
      assert.equal(await told(client, { player_id: 'p-1', brand_id: 'northstar:luna' }), ['EUR Due 2 55']);
      assert.equal(await told(client, { withheld: false }), []);
      assert.equal(await told(client, { instance_id: 'another' }), []);
      const [{ timestamp, transaction_id }] = (await client.call('listWins')).body;
      assert.equal(await told(client, { timestamp_from: timestamp + 3_600_000 }), []);
      await client.call('settleWins', { body: { transaction_ids: [transaction_id], reason: 'By hand.' } });
      assert.equal(await told(client), ['EUR Due 1 50', 'EUR Held 1 500', 'EUR Settled 1 5']);
      assert.is(outcome(await client.call('listWinTotals', { query: { state: 'Lost' } })), '400 validation_failed');
    }));

  test('many are added up in slices, beyond what one amount may be', () =>
    withJackpot(async (client, { id }, data) => {
      await win(client, id, 'minor', 'luna', 'p-1');
      const others =
        'win_id, number, instance_id, operator_id, brand_path, player_id, pay_currency, pay, rate, state, in_flight, attempts, next_attempt_at_ms, won_at_ms';
      change(
        data,
        `insert into payouts (transaction_id, amount, ${others}) with recursive n(i) as (select 1 union all select i + 1 from n where i < 12500)
          select 'x-' || i, 8000000000000000, ${others} from payouts, n`,
      );
      assert.equal(await told(client), ['EUR Due 12501 100000000000005']);
    }));

  test('payees of brands outside of the access are not counted', async () => {
    const brand = account({ type: 'User', unitId: 'nova', permissions: EVERY_PERMISSION });
    await withServer(
      async (client, data) => {
        await registerOwners(client);
        await client.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'nova', name: 'Nova' }] });
        const { id } = await openJackpot(client);
        await win(client, id, 'minor', 'luna', 'p-1');
        await win(client, id, 'major', 'nova', 'p-1');
        const { body } = await client.call('listWinTotals', { token: await tokenFor(data, brand) });
        assert.equal(body, [{ currency: 'EUR', state: 'Due', count: 1, amount: '50' }]);
      },
      {},
      saveAccounts(brand),
    );
  });
});
