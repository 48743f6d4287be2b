import * as assert from 'uvu/assert';
import { excluding } from '../../support/barring.ts';
import { scriptedDraw } from '../../support/seeded-draw.ts';
import { suite } from '../../support/suite.ts';
import { DAY_MS, dailyPot, dailyRaffle, HOUR_MS, START_MS, withTimed } from '../../support/timed.ts';

const MIDNIGHT_MS = START_MS + DAY_MS;
const paid = 'select player_id, amount from payouts order by won_at_ms, number, player_id';

const limited = { contribution_type: { Fixed: 1 }, max_contribution: '1', operator_contribution_percentage: '1' };
const once = { win_limit: { wins: 1, period: { Days: 2 } } };

const facts = (rows: readonly Readonly<Record<string, unknown>>[]) => rows.map((row) => JSON.parse(String(row.facts)));
const FACTS = "select record ->> 11 as facts from ledger_entries where kind in ('draw', 'win') order by seq";

/** A pot that the second contribution of each pair wins, shared with all others who were active. */
const shared = (rule: object) =>
  dailyPot(
    {
      pot_types: [{ HitRate: { max_magic_number: 2, cost_per_attempt: 1 } }],
      payout_rules: 'Community',
      payout_ruleset: { main_winner_percentage: 0.5, admin_fee: 0, payout_rules: [{ payout_percentage: 0.5, rule }] },
      supports_external_trigger: true,
    },
    { contribution_rules: limited },
  );

suite('platform/drawings, who may not win', (test) => {
  test('a raffle passes over an excluded player with all tickets, and draws again among the others', () =>
    withTimed(dailyRaffle(), async ({ platform, clock, chance, contribute, query, faults }) => {
      await contribute('a', 'a', 'a', 'b', 'c');
      await excluding(platform, 'a');
      clock.nowMs = MIDNIGHT_MS;
      const draw = scriptedDraw(1n, 0n, 0n);
      chance.draw = draw;
      await platform.keepTime();
      // The tickets are a a a b c.
      assert.equal(draw.ranges, [5n, 2n, 1n]);
      assert.equal(
        query(paid).map(({ player_id }) => player_id),
        ['b', 'c'],
      );
      const [drawing] = facts(query(FACTS));
      assert.equal(drawing.passed, [{ tier: 1, ticket: 1, reason: 'excluded' }]);
      assert.equal(drawing.picks, [
        { tier: 1, ticket: 3 },
        { tier: 2, ticket: 4 },
      ]);
      assert.equal(await faults(), []);
    }));

  test('a raffle whose only holders are excluded keeps its pot', () =>
    withTimed(dailyRaffle(), async ({ platform, clock, contribute, query, instance, faults }) => {
      await contribute('a', 'b');
      await excluding(platform, 'a', 'b');
      clock.nowMs = MIDNIGHT_MS;
      await platform.keepTime();
      assert.equal(query(paid), []);
      const [drawing] = facts(query(FACTS));
      assert.is(drawing.notDrawn, 'no_tickets');
      assert.equal(drawing.barred, [
        ['northstar:luna', 'a', 'excluded'],
        ['northstar:luna', 'b', 'excluded'],
      ]);
      assert.is((await instance()).pots[0]?.contributedAmount, 2_000_000n);
      assert.equal(await faults(), []);
    }));

  test('who opted out before the drawing wins neither a raffle nor a window, where opt-in is required', async () => {
    for (const template of [dailyRaffle(), dailyPot()])
      await withTimed(
        { ...template, contribution_rules: { ...limited, opt_in_required: true } },
        async ({ platform, instanceId, clock, chance, contribute, query, faults }) => {
          const opt = async (player_id: string, opt_in: boolean) => {
            const body = {
              instance_id: instanceId,
              brand_id: 'northstar:luna',
              player_id,
              player_country: 'MT',
              opt_in,
            };
            assert.is((await platform.call('setOptIn', { body })).status, 200);
          };
          for (const player of ['a', 'b']) await opt(player, true);
          clock.nowMs += HOUR_MS;
          await contribute('a', 'a', 'b');
          await opt('a', false);
          clock.nowMs = MIDNIGHT_MS;
          chance.draw = () => 0n;
          await platform.keepTime();
          assert.equal(
            query(paid).map(({ player_id }) => player_id),
            ['b'],
          );
          assert.match(JSON.stringify(facts(query(FACTS))), '"opted_out"');
          assert.equal(await faults(), []);
        },
      );
  });

  test('a window passes over excluded players with all they contributed, and ends without a win if nobody is left', () =>
    withTimed(dailyPot(), async ({ platform, clock, chance, contribute, query, ledger, faults }) => {
      const play = async (...players: string[]) => {
        for (const player of players) {
          clock.nowMs += HOUR_MS;
          await contribute(player);
        }
      };
      await play('a', 'b', 'a', 'c', 'b');
      await excluding(platform, 'a', 'b');
      clock.nowMs = MIDNIGHT_MS;
      const draw = scriptedDraw(2_500_000n, 0n, 999_999n);
      chance.draw = draw;
      await platform.keepTime();
      // The euros are a b a c b: the third is of a; without those of a, the first is of b; without both, one is left.
      assert.equal(draw.ranges, [5_000_000n, 3_000_000n, 1_000_000n]);
      assert.equal(query(paid), [{ player_id: 'c', amount: 105_000_000 }]);
      assert.equal(facts(query(FACTS))[0].passed, [
        ['northstar:luna', 'a', 'excluded'],
        ['northstar:luna', 'b', 'excluded'],
      ]);
      chance.draw = (n) => n - 1n;
      await play('d', 'e');
      await excluding(platform, 'd', 'e');
      clock.nowMs = MIDNIGHT_MS + DAY_MS;
      await platform.keepTime();
      assert.equal(ledger(), ['win WindowEnd', 'reseed', 'draw WindowEnd']);
      assert.is(query(paid).length, 1);
      assert.equal(await faults(), []);
    }));

  test('excluded players have no part in shared wins: neither in samples nor as the highest', async () => {
    const rules: readonly [rule: object, payees: readonly string[], barred: readonly string[]][] = [
      [{ ActivePlayers: { period_before_win: DAY_MS, max_number_of_payouts: 100 } }, ['w', 'b', 'c'], ['a']],
      [{ HighestLifetimeContributor: {} }, ['w', 'b'], ['a']],
      [{ HighestContributionPerWin: { max_number_of_payouts: 2 } }, ['w', 'b', 'c'], ['a']],
    ];
    for (const [rule, payees, barred] of rules)
      await withTimed(shared(rule), async ({ platform, chance, contribute, query, faults }) => {
        await contribute('a', 'a', 'a', 'b', 'b', 'c');
        await excluding(platform, 'a');
        chance.draw = () => 0n;
        await contribute('w');
        assert.equal(
          query('select player_id from payouts order by number').map(({ player_id }) => player_id),
          payees,
        );
        assert.equal(
          facts(query(FACTS))[0].barred.map(([, player]: readonly string[]) => player),
          barred,
        );
        assert.equal(await faults(), []);
      });
  });
});

suite('platform/drawings, limits of wins', (test) => {
  const sure = { pot_types: [{ HitRate: { max_magic_number: 1, cost_per_attempt: 1 } }] };

  test('of many contributions at once, a player wins as often as the limit allows, and the others are refused', () =>
    withTimed(
      dailyPot(sure, { contribution_rules: { ...limited, win_limit: { wins: 3, period: { Hours: 1 } } } }),
      async ({ platform, instanceId, clock, query, faults }) => {
        const body = {
          instance_id: instanceId,
          token: 't',
          brand_id: 'northstar:luna',
          player_id: 'p',
          player_country: 'MT',
        };
        const play = () =>
          platform.call('contributeToInstance', { body: { ...body, base_wager: 10, currency: 'EUR' } });
        const codes = (await Promise.all(Array.from({ length: 20 }, play))).map(({ code }) => code ?? 'booked');
        assert.is(codes.filter((code) => code === 'booked').length, 3);
        assert.is(codes.filter((code) => code === 'win_limit_reached').length, 17);
        assert.is(query(paid).length, 3);
        clock.nowMs += HOUR_MS - 1;
        assert.is((await play()).code, 'win_limit_reached');
        clock.nowMs += 1;
        assert.is((await play()).code, undefined);
        assert.equal(await faults(), []);
      },
    ));

  test('one contribution wins no more of several pots than the limit leaves: the others are not drawn', () => {
    const template = dailyPot(sure, { win_selector_strategy: 'None', contribution_rules: { ...limited, ...once } });
    const [pot] = (template as { pots: readonly object[] }).pots;
    const pots = ['x', 'y', 'z'].map((id) => ({ ...pot, id, contribution: { Percentage: 0.2 } }));
    return withTimed({ ...template, pots }, async ({ contribute, chance, query, ledger, faults }) => {
      chance.draw = () => 0n;
      await contribute('p');
      assert.equal(ledger(), ['win', 'reseed']);
      assert.is(query(paid).length, 1);
      assert.equal(await faults(), []);
    });
  });

  test('a player at the limit is passed over in the drawings of a raffle, of its next pot too', () => {
    const template = dailyRaffle(
      { prize_distribution: [{ prize_percentage: '1', number_of_winners: 1 }] },
      { contribution_rules: { ...limited, ...once } },
    );
    const [pot] = (template as { pots: readonly object[] }).pots;
    const pots = ['x', 'y'].map((id) => ({ ...pot, id, contribution: { Percentage: 0.5 } }));
    return withTimed({ ...template, pots }, async ({ platform, contribute, chance, clock, query, faults }) => {
      await contribute('a', 'a', 'b');
      clock.nowMs = MIDNIGHT_MS;
      const draw = scriptedDraw(0n, 1n, 0n);
      chance.draw = draw;
      await platform.keepTime();
      assert.equal(draw.ranges, [3n, 3n, 1n]);
      assert.equal(
        query('select player_id from payouts order by player_id').map(({ player_id }) => player_id),
        ['a', 'b'],
      );
      assert.equal(await faults(), []);
      chance.draw = (n) => n - 1n;
      await contribute('c');
      clock.nowMs = MIDNIGHT_MS + DAY_MS;
      await platform.keepTime();
      assert.equal(await faults(), []);
    });
  });

  test('a player at the limit is no payee of a shared win', () =>
    withTimed(
      {
        ...shared({ ActivePlayers: { period_before_win: DAY_MS, max_number_of_payouts: 100 } }),
        contribution_rules: { ...limited, ...once },
      },
      async ({ chance, contribute, query, faults }) => {
        await contribute('b');
        chance.draw = () => 0n;
        await contribute('a', 'c');
        assert.equal(
          query('select player_id, number from payouts order by won_at_ms, transaction_id')
            .map(({ player_id }) => player_id)
            .sort(),
          ['a', 'b', 'b', 'c'],
        );
        assert.match(JSON.stringify(facts(query(FACTS))[1]), '"barred":[["northstar:luna","a","win_limit"]]');
        assert.equal(await faults(), []);
      },
    ));
});
