import * as assert from 'uvu/assert';
import type { WinFacts } from '../../../db/ledger/facts.ts';
import type { Client } from '../../support/server.ts';
import { contribution, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { eventTypes, select } from '../../support/tables.ts';
import { withJackpot } from '../../support/with-jackpot.ts';

const HOUR_MS = 3_600_000;

/** One pot of 100 that only a call can win: half for the winner, a tenth for the house, a tenth for each rule and a fifth for the active. */
const shared = threePots({
  house_hold_contribution: { Percentage: 0 },
  pots: [
    {
      id: 'pot',
      contribution: { Percentage: 1 },
      seed_contribution: { Percentage: 0 },
      seed_strategy: {
        initial_seed_value: 94,
        min_reseed_value: 10,
        fund_strategy: 'CollectToMinReseed',
        reseed_strategy: 'Full',
      },
      supports_external_trigger: true,
      payout_rules: 'Community',
      payout_ruleset: {
        main_winner_percentage: 0.5,
        admin_fee: 0.1,
        payout_rules: [
          {
            payout_percentage: 0.2,
            rule: { ActivePlayers: { period_before_win: HOUR_MS, max_number_of_payouts: 2 } },
          },
          { payout_percentage: 0.1, rule: { HighestLifetimeContributor: {} } },
          { payout_percentage: 0.1, rule: { HighestContributionPerWin: {} } },
        ],
      },
    },
  ],
});

/** The same pot, half of it for the three who gave the most since its last win. */
const sharedByBest = {
  ...shared,
  pots: shared.pots.map((pot) => ({
    ...pot,
    seed_strategy: { ...pot.seed_strategy, initial_seed_value: 93, min_reseed_value: 0 },
    payout_ruleset: {
      main_winner_percentage: 0.5,
      admin_fee: 0,
      payout_rules: [{ payout_percentage: 0.5, rule: { HighestContributionPerWin: { max_number_of_payouts: 3 } } }],
    },
  })),
};

const contribute = async (client: Client, id: string, players: readonly string[]) => {
  for (const player_id of players)
    await client.call('contributeToInstance', { body: contribution(id, { player_id, token: `session-${player_id}` }) });
};

const trigger = (client: Client, id: string, player_id: string) =>
  client.call('triggerWin', {
    body: { instance_id: id, pot_id: 'pot', brand_id: 'northstar:luna', player_id, source_id: 'tri-star' },
  });

/** The payees of the n-th booked win, with their amounts. */
const payouts = (data: string, n: number) =>
  select(
    data,
    `select number, player_id, amount / 1000000.0 as amount from payouts
     where win_id = (select id from wins order by at_ms, rowid limit 1 offset ${n}) order by number`,
  ).map(({ number, player_id, amount }) => `${number} ${player_id} ${amount}`);

suite('platform/booking/community', (test) => {
  test('a win is shared with active players and the highest contributors, and each payee has a separate credit', () =>
    withJackpot(async (client, { id }, data) => {
      await contribute(client, id, ['p-1', 'p-1', 'p-1', 'p-2', 'p-2', 'p-3']);
      const won = await trigger(client, id, 'p-1');
      assert.equal([won.status, won.body.win_amount], [200, 50]);
      // Two others are active, as many as may be paid, so no draw is needed; p-2 has given more than p-3, ever and in this life.
      assert.equal(payouts(data, 0), ['0 p-1 50', '1 p-2 10', '2 p-3 10', '3 p-2 10', '4 p-2 10']);
      assert.equal(eventTypes(data), ['WinEvent']);
      const [entry] = select(
        data,
        "select record ->> 10 as decisions, record ->> 11 as facts from ledger_entries where kind = 'win'",
      );
      const facts = JSON.parse(String(entry?.facts)) as WinFacts;
      assert.equal([facts.shares?.count, facts.shares?.amount], [4, '40000000']);
      const decided = JSON.parse(String(entry?.decisions)) as { trigger: string; draws: unknown[] }[];
      assert.equal(
        decided.map(({ trigger: by, draws }) => [by, draws.length]),
        [
          ['External', 0],
          ['ActivePlayers', 0],
        ],
      );
      const { body } = await client.call('getInstance', { path: { instance_id: id } });
      // The fee of 10 pays the next seed of 10, which nothing was collected for.
      assert.equal([body.house_pot.current_value, body.pots[0].current_value, body.pots[0].surplus_seed], [0, 10, 0]);
    }, shared));

  test('the highest since the last win restarts after each win, the highest ever does not', () =>
    withJackpot(async (client, { id }, data) => {
      await contribute(client, id, ['p-1', 'p-2', 'p-2', 'p-3']);
      await trigger(client, id, 'p-1');
      await contribute(client, id, ['p-3', 'p-4', 'p-4']);
      await trigger(client, id, 'p-1');
      const [, ...others] = payouts(data, 1);
      assert.is(others.length, 4);
      // The pot was 13: its fifth goes to two of three active players, whom the draw decides; the tenths are 1.30 each.
      assert.equal(
        others.slice(0, 2).map((line) => line.split(' ')[2]),
        ['1.3', '1.3'],
      );
      // p-2, p-3 and p-4 have given 2 each in all: p-2 reached it first. In this life p-4 gave the most.
      assert.equal(others.slice(2), ['3 p-2 1.3', '4 p-4 1.3']);
    }, shared));

  test('the three best share 50.00 of 100 with 16.66 each, ties go to who came there first, and 0.02 stays with the pot', () =>
    withJackpot(async (client, { id }, data) => {
      // p-2 to p-5 reach 1, then p-5 and p-3 reach 2, in this order: p-2 was before p-4 at 1.
      await contribute(client, id, ['p-1', 'p-2', 'p-3', 'p-4', 'p-5', 'p-5', 'p-3']);
      await trigger(client, id, 'p-1');
      assert.equal(payouts(data, 0), ['0 p-1 50', '1 p-5 16.66', '2 p-3 16.66', '3 p-2 16.66']);
      const { body } = await client.call('getInstance', { path: { instance_id: id } });
      assert.equal([body.pots[0].surplus_seed, body.pots[0].current_value, body.house_pot.current_value], [0.02, 0, 0]);
      await contribute(client, id, ['p-4', 'p-1']);
      await trigger(client, id, 'p-1');
      // Since the last win only p-4 has contributed besides the winner.
      assert.equal(payouts(data, 1), ['0 p-1 1', '1 p-4 1']);
    }, sharedByBest));

  test('a share without an eligible player stays with the pot', () =>
    withJackpot(async (client, { id }, data) => {
      await contribute(client, id, ['p-1', 'p-1', 'p-1', 'p-1', 'p-1', 'p-1']);
      await trigger(client, id, 'p-1');
      assert.equal(payouts(data, 0), ['0 p-1 50']);
      const { body } = await client.call('getInstance', { path: { instance_id: id } });
      // Of the 40 of the others, 10 are the next seed.
      assert.equal([body.pots[0].surplus_seed, body.house_pot.current_value], [30, 10]);
    }, shared));
});
