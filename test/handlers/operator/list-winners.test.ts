import * as assert from 'uvu/assert';
import type { Reply } from '../../support/server.ts';
import { winnersOf } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change } from '../../support/tables.ts';
import { win } from '../../support/win.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

const players = ({ body }: Reply): string[] => body.map(({ player_id }: { player_id: string }) => player_id);

suite('handlers/operator/list-winners', (test) => {
  test('C8 answers the winners over all pots, the latest first, of one brand if asked', () =>
    withJackpot(async (client, { id }) => {
      await client.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'nova', name: 'Nova' }] });
      await win(client, id, 'minor', 'luna', 'p-1');
      await win(client, id, 'mega', 'nova', 'p-2');
      await win(client, id, 'minor', 'luna', 'p-3');
      const list = (query: object) => client.call('listWinners', { query: { instance_id: id, ...query } });
      assert.equal(players(await list({})), ['p-3', 'p-2', 'p-1']);
      assert.equal(players(await list({ limit: 2 })), ['p-3', 'p-2']);
      assert.equal(players(await list({ limit: 0 })), []);
      assert.equal(players(await list({ brand_id: 'northstar:nova' })), ['p-2']);
      assert.equal(players(await list({ brand_id: 'northstar:sol' })), []);
      const { timestamp, ...latest } = (await list({})).body[0];
      assert.equal(latest, {
        win_pot_id: 'minor',
        win_amount: 5,
        jackpot_currency: 'EUR',
        player_id: 'p-3',
        brand_id: 'northstar:luna',
      });
      assert.ok(timestamp > 1_700_000_000_000);
    }));

  test('C8 C9 C14 C16 list all payees of a win in payout order, whether they are paid, held or settled', () =>
    withJackpot(async (client, { id }, data) => {
      await win(client, id, 'minor', 'luna', 'payee-0');
      for (let number = 1; number < 12; number += 1)
        change(
          data,
          `insert into payouts select win_id || ':' || ?, win_id, ?, instance_id, operator_id, brand_path, 'payee-' || ?, amount, pay_currency,
            pay, rate, ?, in_flight, attempts, next_attempt_at_ms, last_error, won_at_ms, paid_at_ms, settled_by, settle_reason, null, null, null
            from payouts where number = 0`,
          ...[`${number}`, number, `${number}`],
          ['held', 'due', 'paid', 'settled'][number % 4] ?? '',
        );
      const payees = Array.from({ length: 12 }, (_, number) => `payee-${number}`);
      const query = { instance_id: id };
      assert.equal(players(await client.call('listWinners', { query })), payees);
      const byPot = (await client.call('listWinnersByPot', { query })).body;
      assert.equal([byPot.minor.length, byPot.minor[11].player_id, byPot.mega], [12, 'payee-11', []]);
      const body = winnersOf({ id, type: 'instance' });
      assert.equal(players(await client.call('listTargetWinners', { body })), payees);
      assert.equal(players(await client.call('listTargetPotWinners', { body })), ['payee-0']);
      const owed = await client.call('listWins', { query: { withheld: true } });
      assert.equal(owed.headers.get('x-total-count'), '6');
    }));

  test('C8 finds winners of a brand behind many of another one, and further payees of a win among them', () =>
    withJackpot(async (client, { id }, data) => {
      await client.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'nova', name: 'Nova' }] });
      await win(client, id, 'minor', 'luna', 'first');
      await win(client, id, 'minor', 'nova', 'copied');
      // 450 more of nova at the same time, the middle one with a payee of luna.
      const numbers = 'with recursive n(i) as (select 1 union all select i + 1 from n where i < 450)';
      const wins = `id || '-' || i, instance_id, pot_id, instance_count, contribution_id, source_id, gameround_id, brand_path, player_id, value,
        event_metadata, at_ms, batches`;
      change(data, `insert into wins ${numbers} select ${wins} from wins, n where player_id = 'copied' order by i`);
      const payouts = (winId: string, number: number, brand: string, player: string): string =>
        `${winId} || ':' || ${number}, ${winId}, ${number}, instance_id, operator_id, ${brand}, ${player}, amount, pay_currency, pay, rate, state,
          in_flight, attempts, next_attempt_at_ms, last_error, won_at_ms, paid_at_ms, settled_by, settle_reason, null, null, null from payouts`;
      const copied = payouts("win_id || '-' || i", 0, 'brand_path', "'copy-' || i");
      change(data, `insert into payouts ${numbers} select ${copied}, n where player_id = 'copied'`);
      change(
        data,
        `insert into payouts select ${payouts('win_id', 1, "'northstar:luna'", "'further'")} where player_id = 'copy-225'`,
      );
      const list = async (query: object) =>
        players(await client.call('listWinners', { query: { instance_id: id, ...query } }));
      assert.equal(await list({ limit: 3 }), ['copy-450', 'copy-449', 'copy-448']);
      assert.equal(await list({ brand_id: 'northstar:luna' }), ['further', 'first']);
      assert.equal(await list({ brand_id: 'northstar:luna', limit: 1 }), ['further']);
      const all = await list({ limit: 500 });
      assert.equal([all.length, ...all.slice(224, 228)], [453, 'copy-226', 'copy-225', 'further', 'copy-224']);
      assert.equal(all.slice(-3), ['copy-1', 'copied', 'first']);
      assert.equal((await list({ brand_id: 'northstar:nova', limit: 227 })).slice(-2), ['copy-225', 'copy-224']);
    }));

  test('C8 refuses an unknown jackpot with instance_not_found', () =>
    withJackpot(async (client) =>
      assert.is(outcome(await client.call('listWinners', { query: { instance_id: 'x' } })), '404 instance_not_found'),
    ));
});
