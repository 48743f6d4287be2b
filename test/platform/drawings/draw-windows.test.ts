import * as assert from 'uvu/assert';
import type { Wallet } from '../../../platform/unit/operator-wallet.ts';
import { scriptedDraw, seededDraw } from '../../support/seeded-draw.ts';
import { community, contribution } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { DAY_MS, dailyPot, HOUR_MS, START_MS, type Timed, withTimed } from '../../support/timed.ts';

const MIDNIGHT_MS = START_MS + DAY_MS;

/** Players contribute at the listed moments of the first day, without a win. */
const playDay = async ({ clock, chance, contribute }: Timed, ...players: string[]): Promise<void> => {
  chance.draw = (n) => n - 1n;
  for (const player of players) {
    clock.nowMs += HOUR_MS;
    await contribute(player);
  }
};

/** A pot that receives half of every euro and is won once a day. */
const half = (id: string) => ({
  id,
  contribution: { Percentage: 0.5 },
  seed_contribution: { Percentage: 0 },
  seed_strategy: {
    initial_seed_value: 10,
    min_reseed_value: 10,
    fund_strategy: 'CollectToMinReseed',
    reseed_strategy: 'Full',
  },
  pot_types: [{ TimeFixed: { target_datetime: MIDNIGHT_MS, repeat_period: { Days: 1 } } }],
});

/** A wallet that knows every player by the token and answers debits one by one as the test says. */
const heldWallet = () => {
  const held = new Map<string, () => void>();
  const done = <Result>(result: Result) => ({ outcome: 'done', result }) as const;
  const wallet: Wallet = {
    authenticate: ({ brandId, token: playerId, currency }) =>
      Promise.resolve(done({ playerId, operatorId: 'northstar', brandId, currency })),
    execute: ({ type, playerId }) =>
      type === 'Credit'
        ? Promise.resolve(done(null))
        : new Promise((resolve) => held.set(playerId, () => resolve(done(null)))),
    executeBatch: () => Promise.resolve(done(new Map())),
    cancel: () => Promise.resolve(done(null)),
  };
  const ready = async (count: number): Promise<void> => {
    while (held.size < count) await new Promise((resolve) => setImmediate(resolve));
  };
  return { wallet, answer: { ready, to: (playerId: string) => held.get(playerId)?.() } };
};

const winners = ({ query }: Pick<Timed, 'query'>): unknown[] =>
  query('select player_id from wins order by at_ms, rowid').map(({ player_id }) => player_id);

/** A daily pot whose winner is drawn by stake once its moment comes. */
const staked = () =>
  dailyPot({
    pot_types: [{ TimeFixed: { target_datetime: MIDNIGHT_MS, repeat_period: { Days: 1 }, weighting: 'Stake' } }],
  });

suite('platform/drawings/draw-windows', (test) => {
  test('with weighting Stake, the moment comes with a contribution, and the winner is drawn among all so far', () =>
    withTimed(staked(), async (timed) => {
      const { platform, clock, chance, contribute, ledger, query } = timed;
      await playDay(timed, 'a', 'b', 'b');
      clock.nowMs += HOUR_MS;
      // The moment, then a point of the third of four euros.
      const draw = scriptedDraw(0n, 2_500_000n);
      chance.draw = draw;
      const { body } = await platform.call('contributeToInstance', {
        body: contribution(timed.instanceId, { player_id: 'c' }),
      });
      assert.equal(draw.ranges, [21n * BigInt(HOUR_MS), 4_000_000n]);
      assert.is((body as { win_amount: number }).win_amount, 0);
      const [win] = query('select * from wins');
      assert.equal([win?.player_id, win?.contribution_id, win?.value], ['b', null, 104_000_000]);
      assert.equal(ledger(), ['win Stake', 'reseed']);
      // The window is settled: whoever comes later contributes to the pot, and the next window begins at midnight.
      chance.draw = () => 0n;
      await contribute('d');
      clock.nowMs = MIDNIGHT_MS;
      await platform.keepTime();
      assert.equal(winners(timed), ['b']);
      await contribute('e');
      clock.nowMs += HOUR_MS;
      await contribute('f');
      assert.equal(winners(timed), ['b', 'e']);
      assert.equal(await timed.faults(), []);
    }));

  test('with weighting Stake, a window without a moment is drawn at its end', () =>
    withTimed(staked(), async (timed) => {
      const { platform, clock, chance } = timed;
      await playDay(timed, 'a', 'b');
      clock.nowMs = MIDNIGHT_MS;
      chance.draw = () => 0n;
      await platform.keepTime();
      assert.equal(winners(timed), ['a']);
    }));

  test('a window without a winner is drawn at its end among its contributors, weighted by booked amount', () =>
    withTimed(dailyPot(), async (timed) => {
      const { platform, instanceId, clock, chance, events, ledger, query, instance } = timed;
      await playDay(timed, 'a', 'b', 'b');
      assert.is((await instance()).nextDueAtMs, MIDNIGHT_MS);
      clock.nowMs = MIDNIGHT_MS - 1;
      await platform.keepTime();
      assert.equal(winners(timed), []);
      clock.nowMs = MIDNIGHT_MS;
      const draw = scriptedDraw(1_000_000n);
      chance.draw = draw;
      await platform.keepTime();
      assert.equal(draw.ranges, [3_000_000n]);
      const [win] = query('select * from wins');
      assert.equal(
        [win?.brand_path, win?.player_id, win?.contribution_id, win?.source_id, win?.value],
        ['northstar:luna', 'b', null, 'tri-star', 103_000_000],
      );
      // No request pays the winner, so the credit is due at once.
      assert.equal(query('select state, next_attempt_at_ms as next from payouts'), [
        { state: 'due', next: MIDNIGHT_MS },
      ]);
      assert.equal(events(), [
        {
          type: 'WinEvent',
          data: {
            win_id: win?.id,
            instance_id: instanceId,
            game_code: 'tri-star',
            jackpot_name: 'Tri star',
            win_pot_id: 'day',
            instance_count: 1,
            win_amount: 103,
            jackpot_currency: 'EUR',
            payout_amount: 103,
            payout_currency: 'EUR',
            currency_multipliers: { EUR: 1 },
            player_id: 'b',
            brand_id: 'northstar:luna',
            source_id: 'tri-star',
            games: [],
            win_withheld: false,
            seed: 100,
            seed_deficit: 100,
            community_winner_count: 0,
            community_winners: [],
            timestamp: MIDNIGHT_MS,
          },
        },
      ]);
      assert.equal(ledger(), ['win WindowEnd', 'reseed']);
      const [entry] = query(
        "select record ->> 11 as facts, record ->> 5 as operation, record ->> 4 as actor from ledger_entries where kind = 'win'",
      );
      assert.equal(JSON.parse(String(entry?.facts)).window, { startMs: START_MS, endMs: MIDNIGHT_MS });
      assert.equal([entry?.actor, entry?.operation], ['pitboss', 'drawWindow']);
      assert.is((await instance()).nextDueAtMs, null);
      assert.equal(await timed.faults(), []);
    }));

  test('a contribution that does not qualify for the pot has no chance in its window', () => {
    const day = { ...half('day'), wager_criteria: { min_base_wager: 10 } };
    return withTimed(dailyPot({}, { pots: [day, { ...half('other'), pot_types: [] }] }), async (timed) => {
      const { platform, instanceId, clock, chance, contribute } = timed;
      await contribute('big');
      const small = contribution(instanceId, { player_id: 'small', base_wager: 9.99 });
      assert.is((await platform.call('contributeToInstance', { body: small })).code, undefined);
      clock.nowMs = MIDNIGHT_MS;
      const draw = scriptedDraw(999_999n);
      chance.draw = draw;
      await platform.keepTime();
      assert.equal([winners(timed), draw.ranges], [['big'], [1_000_000n]]);
      assert.equal(await timed.faults(), []);
    });
  });

  test("a player's chance is the player's part of the booked amount", async () => {
    const DAYS = 200;
    await withTimed(dailyPot(), async (timed) => {
      const { platform, clock, chance } = timed;
      const draw = seededDraw(7);
      for (let day = 0; day < DAYS; day += 1) {
        clock.nowMs = START_MS + day * DAY_MS;
        await playDay(timed, 'a', 'b', 'b', 'b');
        clock.nowMs = START_MS + (day + 1) * DAY_MS;
        chance.draw = draw;
        await platform.keepTime();
      }
      const won = winners(timed);
      assert.is(won.length, DAYS);
      // Four standard deviations of a binomial with p = 1/4.
      const expected = DAYS / 4;
      assert.ok(Math.abs(won.filter((player) => player === 'a').length - expected) < 4 * Math.sqrt(DAYS * (3 / 16)));
    });
  });

  test('a window won before its end is not drawn again', () =>
    withTimed(dailyPot(), async (timed) => {
      const { platform, clock, chance, contribute, instance } = timed;
      await playDay(timed, 'a');
      clock.nowMs += HOUR_MS;
      chance.draw = () => 0n;
      await contribute('b');
      assert.equal(winners(timed), ['b']);
      assert.is((await instance()).nextDueAtMs, null);
      clock.nowMs = MIDNIGHT_MS;
      await platform.keepTime();
      assert.equal(winners(timed), ['b']);
    }));

  test('a pot that is not armed passes its window with an entry', () =>
    withTimed(
      dailyPot({
        seed_strategy: {
          initial_seed_value: 0,
          min_reseed_value: 0,
          fund_strategy: 'CollectAlways',
          reseed_strategy: 'Full',
        },
        seed_contribution: { Percentage: 1 },
      }),
      async (timed) => {
        const { platform, clock, events, ledger, query, instance } = timed;
        await playDay(timed, 'a');
        clock.nowMs = MIDNIGHT_MS;
        await platform.keepTime();
        assert.equal(winners(timed), []);
        assert.equal(events(), []);
        assert.equal(ledger(), ['draw WindowEnd']);
        const [entry] = query("select record ->> 11 as facts from ledger_entries where kind = 'draw'");
        const window = { startMs: START_MS, endMs: MIDNIGHT_MS };
        assert.equal(JSON.parse(String(entry?.facts)), { pot: 'day', window });
        assert.is((await instance()).nextDueAtMs, null);
        // The next window is drawn among its own contributors.
        await playDay(timed, 'b');
        assert.is((await instance()).nextDueAtMs, MIDNIGHT_MS + DAY_MS);
        assert.equal(await timed.faults(), []);
      },
    ));

  test('a window that would end after the instance is never drawn', () =>
    withTimed(
      dailyPot(),
      async (timed) => {
        const { platform, clock, instance, query } = timed;
        await playDay(timed, 'a');
        clock.nowMs = MIDNIGHT_MS;
        await playDay(timed, 'b');
        assert.equal(query('select window_end_ms as ends from window_spans'), [{ ends: MIDNIGHT_MS }]);
        assert.equal(winners(timed), ['a']);
        clock.nowMs = MIDNIGHT_MS + 2 * DAY_MS;
        await platform.keepTime();
        assert.equal(winners(timed), ['a']);
        assert.is((await instance()).pots[0]?.contributedAmount, 1_000_000n);
      },
      { schedule: { timestamp_end: MIDNIGHT_MS + DAY_MS - 1 } },
    ));

  test('a window that ends with the instance is drawn', () =>
    withTimed(
      dailyPot(),
      async (timed) => {
        await playDay(timed, 'a');
        timed.clock.nowMs = MIDNIGHT_MS + DAY_MS;
        await timed.platform.keepTime();
        assert.equal(winners(timed), ['a']);
        assert.equal(await timed.faults(), []);
      },
      { schedule: { timestamp_end: MIDNIGHT_MS } },
    ));

  test('a contribution while the clock ran ahead does not block the drawing of later windows', () =>
    withTimed(dailyPot(), async (timed) => {
      const { platform, clock, contribute } = timed;
      clock.nowMs = START_MS + 400 * DAY_MS;
      await contribute('ahead');
      for (const day of [0, 1]) {
        clock.nowMs = START_MS + day * DAY_MS + HOUR_MS;
        await contribute(`early-${day}`, `late-${day}`);
        clock.nowMs = MIDNIGHT_MS + day * DAY_MS;
        await platform.keepTime();
      }
      assert.equal(winners(timed), ['late-0', 'late-1']);
      assert.equal(await timed.faults(), []);
    }));

  test('players active before the end of a window share its win, however late it is drawn', () =>
    withTimed(dailyPot(community()), async (timed) => {
      const { platform, clock, chance, contribute, query } = timed;
      await contribute('early');
      clock.nowMs = MIDNIGHT_MS - 1;
      await contribute('a', 'b');
      clock.nowMs = MIDNIGHT_MS + HOUR_MS;
      chance.draw = (n) => n - 1n;
      await platform.keepTime();
      assert.equal(
        query('select number, player_id from payouts order by number').map(({ player_id }) => player_id),
        ['b', 'a', 'early'],
      );
      assert.equal(await timed.faults(), []);
    }));

  test('a clock that is set back makes no player inactive', () =>
    withTimed(dailyPot(community()), async (timed) => {
      const { platform, clock, chance, contribute, query } = timed;
      clock.nowMs = MIDNIGHT_MS - 1;
      await contribute('a', 'b');
      clock.nowMs = START_MS + HOUR_MS;
      await contribute('a');
      clock.nowMs = MIDNIGHT_MS;
      chance.draw = scriptedDraw(1_000_000n);
      await platform.keepTime();
      const payouts = query('select player_id from payouts order by number');
      assert.equal(
        payouts.map(({ player_id }) => player_id),
        ['b', 'a', 'a'],
      );
      assert.equal(await timed.faults(), []);
    }));

  test('a window is drawn for its community too', () =>
    withTimed(
      dailyPot({
        payout_rules: 'Community',
        payout_ruleset: {
          main_winner_percentage: 0.5,
          admin_fee: 0.1,
          payout_rules: [
            {
              payout_percentage: 0.4,
              rule: { ActivePlayers: { period_before_win: DAY_MS, max_number_of_payouts: 2 } },
            },
          ],
        },
      }),
      async (timed) => {
        const { platform, clock, chance, query } = timed;
        await playDay(timed, 'a', 'b', 'c', 'd');
        clock.nowMs = MIDNIGHT_MS;
        chance.draw = () => 0n;
        await platform.keepTime();
        const payouts = query('select number, player_id, amount from payouts order by number');
        assert.is(payouts.length, 3);
        assert.equal(payouts[0], { number: 0, player_id: 'a', amount: 52_000_000 });
        assert.equal(
          payouts.slice(1).map(({ amount }) => amount),
          [20_800_000, 20_800_000],
        );
        assert.not(payouts.slice(1).some(({ player_id }) => player_id === 'a'));
        assert.equal(await timed.faults(), []);
      },
    ));

  test('due drawings run before a contribution changes the pot', () =>
    withTimed(dailyPot(), async (timed) => {
      const { clock, contribute, query } = timed;
      await playDay(timed, 'a');
      clock.nowMs = MIDNIGHT_MS + 5 * DAY_MS;
      await contribute('b');
      assert.equal(query('select player_id, value from wins'), [{ player_id: 'a', value: 101_000_000 }]);
    }));

  test('windows that are over are drawn first, however many players they pay; the payees follow', async () => {
    const shared = (id: string) => ({
      ...half(id),
      payout_rules: 'Community',
      payout_ruleset: {
        main_winner_percentage: 0.5,
        admin_fee: 0,
        payout_rules: [
          {
            payout_percentage: 0.5,
            rule: { ActivePlayers: { period_before_win: DAY_MS, max_number_of_payouts: 100 } },
          },
        ],
      },
    });
    const after: readonly ((timed: Timed) => Promise<void>)[] = [
      ({ contribute }) => contribute('p-2'),
      (timed) => timed.switch('pauseInstance'),
      (timed) => timed.switch('terminateInstance'),
    ];
    for (const change of after)
      await withTimed(dailyPot({}, { pots: [shared('first'), shared('second')] }), async (timed) => {
        const { platform, clock, contribute, query } = timed;
        await contribute(...Array.from({ length: 120 }, (_, player) => `p-${player}`));
        clock.nowMs = MIDNIGHT_MS;
        await change(timed);
        assert.equal(query('select pot_id, value from wins order by 1'), [
          { pot_id: 'first', value: 70_000_000 },
          { pot_id: 'second', value: 70_000_000 },
        ]);
        const payouts = 'select pot_id, count(*) n from payouts join wins on id = win_id group by 1 order by 1';
        assert.equal(
          query(payouts).map(({ n }) => n),
          [101, 99],
        );
        await platform.keepTime();
        assert.equal(
          query(payouts).map(({ n }) => n),
          [101, 101],
        );
        assert.equal(await timed.faults(), []);
      });
  });

  test('windows left behind by debits booked during a pause are drawn in order, each with its own contributions', async () => {
    const { wallet, answer } = heldWallet();
    const paid = { contribution_rules: { contribution_type: { Fixed: 1 } } };
    await withTimed(
      dailyPot({}, paid),
      async (timed) => {
        const { platform, instanceId, clock, chance, query, instance } = timed;
        const players = ['a', 'b', 'c', 'd', 'e'];
        const under = players.map((player_id) =>
          platform.call('contributeToInstance', { body: contribution(instanceId, { player_id, token: player_id }) }),
        );
        await answer.ready(under.length);
        await timed.switch('pauseInstance');
        // One is booked in the first day, two in the second and one each in the fourth and the fifth.
        for (const [player, day] of [0, 1, 1, 3, 4].entries()) {
          clock.nowMs = START_MS + day * DAY_MS + HOUR_MS;
          answer.to(`${players[player]}`);
          assert.is((await under[player])?.status, 200);
        }
        assert.is((await instance()).nextDueAtMs, MIDNIGHT_MS);
        await timed.switch('resumeInstance');
        const draw = scriptedDraw(0n, 1_000_000n, 0n);
        chance.draw = draw;
        await platform.keepTime();
        assert.equal(draw.ranges, [1_000_000n, 2_000_000n, 1_000_000n]);
        assert.equal(
          query('select player_id from wins order by rowid').map(({ player_id }) => player_id),
          ['a', 'c', 'd'],
        );
        // The fifth day is not over.
        assert.is((await instance()).nextDueAtMs, START_MS + 5 * DAY_MS);
        assert.equal(await timed.faults(), []);
      },
      { walletOf: () => wallet },
    );
  });

  test('more windows than one unit holds are all drawn first', async () => {
    const DAYS = 120;
    const { wallet, answer } = heldWallet();
    await withTimed(
      dailyPot({}, { contribution_rules: { contribution_type: { Fixed: 1 } } }),
      async (timed) => {
        const { platform, instanceId, clock, query } = timed;
        const under = Array.from({ length: DAYS }, (_, day) => `p-${day}`).map((player_id) =>
          platform.call('contributeToInstance', { body: contribution(instanceId, { player_id, token: player_id }) }),
        );
        await answer.ready(under.length);
        await timed.switch('pauseInstance');
        for (const [day, reply] of under.entries()) {
          clock.nowMs = START_MS + day * DAY_MS;
          answer.to(`p-${day}`);
          assert.is((await reply).status, 200);
        }
        clock.nowMs = START_MS + DAYS * DAY_MS;
        await timed.switch('terminateInstance');
        assert.equal(
          query('select player_id from wins order by rowid').map(({ player_id }) => player_id),
          under.map((_, day) => `p-${day}`),
        );
        assert.equal(await timed.faults(), []);
      },
      { walletOf: () => wallet },
    );
  });

  test('windows that end together are drawn in pot order, each with its own contributions', () => {
    return withTimed(dailyPot({}, { pots: [half('first'), half('second')] }), async (timed) => {
      const { platform, clock, chance, query } = timed;
      await playDay(timed, 'a', 'b');
      clock.nowMs = MIDNIGHT_MS;
      chance.draw = scriptedDraw(1_000_000n, 0n);
      await platform.keepTime();
      assert.equal(query('select pot_id, player_id, value from wins order by rowid'), [
        { pot_id: 'first', player_id: 'b', value: 11_000_000 },
        { pot_id: 'second', player_id: 'a', value: 11_000_000 },
      ]);
    });
  });
});
