import * as assert from 'uvu/assert';
import { ticketsDigest } from '../../../db/ledger/facts.ts';
import { instances } from '../../../db/tables/jackpots.ts';
import { scriptedDraw } from '../../support/seeded-draw.ts';
import { suite } from '../../support/suite.ts';
import { addHolders, DAY_MS, dailyRaffle, HOUR_MS, START_MS, withTimed } from '../../support/timed.ts';

const NOON_MS = START_MS + 12 * HOUR_MS;
const MIDNIGHT_MS = START_MS + DAY_MS;

suite('platform/drawings/draw-period', (test) => {
  test('a raffle with three tiers pays each prize with its own event and starts over', () =>
    withTimed(
      dailyRaffle(),
      async ({ platform, instanceId, clock, chance, contribute, events, ledger, query, instance, faults }) => {
        clock.nowMs = NOON_MS;
        await contribute('a', 'b', 'c', 'd', 'c', 'a', 'c');
        clock.nowMs = MIDNIGHT_MS - 1;
        await platform.keepTime();
        assert.equal(events(), []);
        clock.nowMs = MIDNIGHT_MS;
        // The tickets are a a b c c c d; winners are set aside.
        const draw = scriptedDraw(3n, 2n, 2n, 1n);
        chance.draw = draw;
        await platform.keepTime();
        assert.equal(draw.ranges, [7n, 4n, 3n, 2n]);
        const [win] = query('select * from wins');
        const prize = (number: number, tier: number, player_id: string, ticket_count: number, amount: number) => ({
          type: 'RaffleWinEvent',
          data: {
            win_id: win?.id,
            transaction_id: `${win?.id}:${number}`,
            instance_id: instanceId,
            game_code: 'tri-star',
            jackpot_name: 'Tri star',
            win_pot_id: 'day',
            instance_count: 1,
            tier,
            ticket_count,
            win_amount: amount,
            jackpot_currency: 'EUR',
            payout_amount: amount,
            payout_currency: 'EUR',
            player_id,
            brand_id: 'northstar:luna',
            timestamp_start: START_MS,
            timestamp_end: MIDNIGHT_MS,
            timestamp: MIDNIGHT_MS,
          },
        });
        // 107.00 in the pot; a tier of 10.70 is for four, of whom one is left.
        assert.equal(events(), [
          prize(0, 1, 'c', 3, 53.5),
          prize(1, 2, 'b', 1, 16.05),
          prize(2, 2, 'd', 1, 16.05),
          prize(3, 3, 'a', 2, 2.67),
        ]);
        assert.equal(
          query('select transaction_id, number, player_id, amount, pay, state from payouts order by number').map(
            ({ transaction_id, ...payout }) => [transaction_id === `${win?.id}:${payout.number}`, payout],
          ),
          [
            ['c', 53_500_000],
            ['b', 16_050_000],
            ['d', 16_050_000],
            ['a', 2_670_000],
          ].map(([player_id, amount], number) => [true, { number, player_id, amount, pay: amount, state: 'due' }]),
        );
        assert.equal([win?.brand_path, win?.player_id, win?.source_id, win?.value], ['', '', 'tri-star', 107_000_000]);
        assert.equal(ledger(), ['draw Raffle', 'reseed']);
        const { pots, house, withheld, periodsDrawn, nextDueAtMs } = await instance();
        const [pot] = pots;
        // The unpaid rest, 18.73, is seed; the house adds the rest of 100.
        assert.equal(
          [pot?.seedValue, pot?.contributedAmount, pot?.surplusSeed, pot?.instanceCount, house, withheld],
          [100_000_000n, 0n, 0n, 2, -81_270_000n, 88_270_000n],
        );
        assert.equal([periodsDrawn, nextDueAtMs], [1, null]);
        assert.equal(await faults(), []);
      },
    ));

  test('the entry of a drawing holds everything an auditor needs to repeat it', () =>
    withTimed(dailyRaffle(), async ({ platform, clock, chance, contribute, query }) => {
      await contribute('a', 'b', 'a');
      clock.nowMs = MIDNIGHT_MS + 5;
      chance.draw = scriptedDraw(2n, 0n);
      await platform.keepTime();
      const [entry] = query(
        "select reference, record ->> 4 as actor, record ->> 5 as operation, record ->> 11 as facts, record ->> 10 as decisions from ledger_entries where kind = 'draw'",
      );
      const { intervals, shares, win, ...facts } = JSON.parse(String(entry?.facts));
      assert.equal([entry?.reference, entry?.actor, entry?.operation], [win, 'pitboss', 'drawRaffle']);
      assert.equal(facts, {
        pot: 'day',
        instanceCount: 1,
        nextInstanceCount: 2,
        value: '103000000',
        period: { index: 0, startsAtMs: START_MS, endsAtMs: MIDNIGHT_MS },
        tickets: 3,
        holders: 2,
        picks: [
          { tier: 1, ticket: 2 },
          { tier: 2, ticket: 0 },
        ],
      });
      const holder = (playerId: string, tickets: number) => ({ brandPath: 'northstar:luna', playerId, tickets });
      assert.is(intervals, ticketsDigest([holder('a', 2), holder('b', 1)]));
      assert.equal([shares.count, shares.amount], [2, '66950000']);
      assert.equal(JSON.parse(String(entry?.decisions)), [
        {
          pot: 'day',
          trigger: 'Raffle',
          armed: true,
          draws: [
            { range: '3', outcome: '2' },
            { range: '2', outcome: '0' },
          ],
          hit: true,
          selected: true,
        },
      ]);
    }));

  test('winners are paid in the currency of their last contribution', () =>
    withTimed(
      dailyRaffle({ prize_distribution: [{ prize_percentage: '0.1', number_of_winners: 1 }] }),
      async ({ platform, instanceId, clock, contribute, query, events, faults }) => {
        await contribute('a');
        const dollars = { instance_id: instanceId, token: 't', brand_id: 'northstar:luna', player_country: 'MT' };
        await platform.call('contributeToInstance', {
          body: { ...dollars, player_id: 'a', base_wager: 10, currency: 'USD' },
        });
        clock.nowMs = MIDNIGHT_MS;
        await platform.keepTime();
        const payouts = query('select pay_currency, pay, amount, rate from payouts');
        // 10.20 EUR at 1.25 USD each.
        assert.equal(payouts, [{ pay_currency: 'USD', pay: 12_750_000, amount: 10_200_000, rate: '4/5' }]);
        const [event] = events();
        assert.equal([event?.data.payout_amount, event?.data.payout_currency], [12.75, 'USD']);
        assert.equal(await faults(), []);
      },
      { multipliers: { USD: '1.25' } },
    ));

  test('a contribution after the end does not count for the drawing, however late it runs', () =>
    withTimed(dailyRaffle(), async ({ clock, contribute, query, instance }) => {
      await contribute('a');
      clock.nowMs = MIDNIGHT_MS + HOUR_MS;
      await contribute('b');
      assert.equal(query('select value, at_ms from wins'), [{ value: 101_000_000, at_ms: clock.nowMs }]);
      assert.equal(query('select player_id, period from raffle_tickets order by period'), [
        { player_id: 'a', period: 0 },
        { player_id: 'b', period: 1 },
      ]);
      const { pots, nextDueAtMs } = await instance();
      assert.equal([pots[0]?.contributedAmount, nextDueAtMs], [1_000_000n, MIDNIGHT_MS + DAY_MS]);
    }));

  test('periods without tickets are skipped, and the pot keeps its value', () =>
    withTimed(dailyRaffle({ cost_per_ticket: '2' }), async ({ platform, clock, contribute, query, instance }) => {
      // A euro is half a ticket, and the remainder lapses.
      await contribute('a');
      clock.nowMs = START_MS + 3 * DAY_MS;
      await platform.keepTime();
      assert.equal(query('select * from wins'), []);
      assert.is((await instance()).nextDueAtMs, null);
      await contribute('a');
      assert.equal(query('select tickets from raffle_tickets where period = 3'), [{ tickets: 0 }]);
      await contribute('a');
      clock.nowMs = START_MS + 40 * DAY_MS;
      await platform.keepTime();
      const { periodsDrawn, nextDueAtMs } = await instance();
      assert.equal([periodsDrawn, nextDueAtMs], [4, null]);
      assert.equal(query('select value from wins'), [{ value: 103_000_000 }]);
    }));

  test('a clock that runs ahead for a moment closes no period without tickets', () =>
    withTimed(dailyRaffle({ cost_per_ticket: '2' }), async (timed) => {
      const { platform, clock, contribute, query } = timed;
      await contribute('a');
      clock.nowMs = START_MS + 4000 * DAY_MS;
      await platform.keepTime();
      clock.nowMs = START_MS + HOUR_MS;
      await contribute('a');
      clock.nowMs = START_MS + DAY_MS;
      await contribute('a', 'a');
      clock.nowMs = START_MS + 2 * DAY_MS;
      await platform.keepTime();
      assert.equal(query('select period, tickets from raffle_tickets'), [
        { period: 0, tickets: 1 },
        { period: 1, tickets: 1 },
      ]);
      assert.is(query('select * from wins').length, 2);
      assert.equal(await timed.faults(), []);
    }));

  test('a ticket earned while the clock ran ahead does not block the drawing of earlier periods', () =>
    withTimed(dailyRaffle(), async (timed) => {
      const { platform, clock, contribute, query } = timed;
      clock.nowMs = START_MS + 400 * DAY_MS;
      await contribute('ahead');
      for (const day of [0, 1]) {
        clock.nowMs = START_MS + day * DAY_MS + HOUR_MS;
        await contribute(`day-${day}`);
        clock.nowMs = MIDNIGHT_MS + day * DAY_MS;
        await platform.keepTime();
      }
      assert.equal(
        query('select player_id from payouts where number = 0 order by won_at_ms').map(({ player_id }) => player_id),
        ['day-0', 'day-1'],
      );
      assert.equal(await timed.faults(), []);
    }));

  test('a pot whose prizes are too small keeps its value, and an entry says so', () =>
    withTimed(
      dailyRaffle({ prize_distribution: [{ prize_percentage: '0.1', number_of_winners: 2000 }] }),
      async ({ platform, instanceId, clock, contribute, query, ledger, instance, faults }) => {
        await contribute('a', 'b', 'a');
        clock.nowMs = MIDNIGHT_MS;
        await platform.keepTime();
        assert.equal(ledger(), ['draw Raffle']);
        const [entry] = query(
          "select id, reference, record ->> 5 as operation, record ->> 11 as facts, record ->> 10 as decisions from ledger_entries where kind = 'draw'",
        );
        assert.equal([entry?.reference, entry?.operation], [instanceId, 'drawRaffle']);
        const holder = (playerId: string, tickets: number) => ({ brandPath: 'northstar:luna', playerId, tickets });
        assert.equal(JSON.parse(String(entry?.facts)), {
          pot: 'day',
          instanceCount: 1,
          value: '103000000',
          period: { index: 0, startsAtMs: START_MS, endsAtMs: MIDNIGHT_MS },
          tickets: 3,
          holders: 2,
          intervals: ticketsDigest([holder('a', 2), holder('b', 1)]),
          notDrawn: 'prizes_too_small',
        });
        assert.equal(JSON.parse(String(entry?.decisions)), [
          { pot: 'day', trigger: 'Raffle', armed: false, draws: [], hit: false, selected: false },
        ]);
        assert.equal(query(`select * from ledger_postings where entry_id = ${entry?.id}`), []);
        const { pots, periodsDrawn, nextDueAtMs } = await instance();
        assert.equal(
          [pots[0]?.contributedAmount, pots[0]?.instanceCount, periodsDrawn, nextDueAtMs],
          [3_000_000n, 1, 1, null],
        );
        assert.equal(await faults(), []);
      },
    ));

  test('a pot whose prizes would push the withheld amount out of range keeps its value, and an entry says so', () => {
    const [pot] = (dailyRaffle() as { pots: readonly object[] }).pots;
    const seeds = { initial_seed_value: 6e9, min_reseed_value: 6e9 };
    const seed_strategy = { ...seeds, fund_strategy: 'None', reseed_strategy: 'MinReseed' };
    return withTimed(
      dailyRaffle({}, { pots: [{ ...pot, seed_strategy }] }),
      async ({ platform, clock, chance, contribute, query, ledger, events, instance, faults }) => {
        chance.draw = () => 0n;
        for (const day of [1, 2]) {
          await contribute('a');
          clock.nowMs = START_MS + day * DAY_MS;
          await platform.keepTime();
        }
        // Without a wallet nothing is paid: 3 billion are still owed, and the limit is 8 billion.
        assert.equal(ledger(), ['draw Raffle', 'reseed', 'draw Raffle']);
        const [, entry] = query("select record ->> 11 as facts from ledger_entries where kind = 'draw' order by seq");
        const { notDrawn, value } = JSON.parse(String(entry?.facts));
        assert.equal([notDrawn, value], ['amount_out_of_range', '6000000001000000']);
        assert.is(events().length, 1);
        const { pots, periodsDrawn, nextDueAtMs } = await instance();
        const [left] = pots;
        assert.equal([left?.seedValue, left?.contributedAmount], [6_000_000_000_000_000n, 1_000_000n]);
        assert.equal([left?.instanceCount, periodsDrawn, nextDueAtMs], [2, 2, null]);
        assert.equal(await faults(), []);
      },
    );
  });

  test('a pot drawn for the last time is left out of later drawings', () => {
    const [pot] = (dailyRaffle() as { pots: readonly object[] }).pots;
    const part = { ...pot, contribution: { Percentage: 0.5 } };
    const pots = [
      { ...part, max_instantiation_count: 1 },
      { ...part, id: 'other' },
    ];
    return withTimed(
      dailyRaffle({}, { pots }),
      async ({ platform, clock, chance, contribute, query, ledger, faults }) => {
        chance.draw = () => 0n;
        for (const day of [1, 2]) {
          // With one pot left, half a euro is charged: two contributions are a ticket.
          await contribute('a', 'a');
          clock.nowMs = START_MS + day * DAY_MS;
          await platform.keepTime();
        }
        assert.equal(ledger(), ['draw Raffle', 'draw Raffle', 'reseed', 'draw Raffle', 'reseed']);
        const drawn = query('select pot_id from wins order by at_ms, rowid').map(({ pot_id }) => pot_id);
        assert.equal(drawn, ['day', 'other', 'other']);
        assert.equal(await faults(), []);
      },
    );
  });

  test('verify names a period that was skipped although it had tickets', () =>
    withTimed(dailyRaffle(), async ({ platform, clock, contribute, faults }) => {
      await contribute('a');
      await platform.store.write(async (tx) => {
        await tx.run((db) => db.update(instances).set({ periodsDrawn: 1, nextDueAtMs: null }));
      });
      const [skipped = ''] = await faults();
      assert.match(skipped, /the instance has drawn 1 periods; the pot day was not drawn for the period 0$/);
      clock.nowMs = MIDNIGHT_MS;
      await contribute('a');
      clock.nowMs = MIDNIGHT_MS + DAY_MS;
      await platform.keepTime();
      const [before = ''] = await faults();
      assert.match(before, /draws the pot day for the period 1; the pot day was not drawn for the period 0$/);
    }));

  test('the last period is cut at timestamp_end, is drawn then, and disables the pot', () =>
    withTimed(
      dailyRaffle(),
      async ({ platform, clock, contribute, query, instance, faults }) => {
        clock.nowMs = START_MS + DAY_MS;
        await contribute('a');
        clock.nowMs = START_MS + DAY_MS + HOUR_MS - 1;
        await platform.keepTime();
        assert.equal(query('select * from wins'), []);
        clock.nowMs = START_MS + 9 * DAY_MS;
        await platform.keepTime();
        assert.is(query('select * from wins').length, 1);
        const { pots, nextDueAtMs } = await instance();
        assert.equal([pots[0]?.enabled, pots[0]?.seedValue, nextDueAtMs], [false, 0n, null]);
        assert.equal(await faults(), []);
      },
      { schedule: { timestamp_end: START_MS + DAY_MS + HOUR_MS } },
    ));

  test('many prizes are spread over units, and each winner has one', () =>
    withTimed(
      dailyRaffle({ prize_distribution: [{ prize_percentage: '1', number_of_winners: 500 }] }),
      async ({ platform, instanceId, clock, chance, contribute, query, events }) => {
        await contribute('first');
        await addHolders(platform, instanceId, 20_000);
        chance.draw = (n) => n / 2n;
        clock.nowMs = MIDNIGHT_MS;
        await platform.keepTime();
        assert.is(events().length, 500);
        const [{ n, players, first, last } = {}] = query(
          'select count(*) n, count(distinct player_id) players, min(number) first, max(number) last from payouts',
        );
        assert.equal([n, players, first, last], [500, 500, 0, 499]);
        assert.equal(query('select * from win_shares'), []);
        const facts = JSON.parse(
          String(query("select record ->> 11 as facts from ledger_entries where kind = 'draw'")[0]?.facts),
        );
        assert.equal([facts.holders, facts.tickets, facts.picks.length], [20_001, 40_001, 500]);
        // The holder of the middle ticket, counted by hand: 20,000 of 40,001, two per player from the second.
        assert.equal(
          query('select player_id from payouts where number = 0').map(({ player_id }) => player_id),
          ['p-09999'],
        );
        assert.is(facts.picks[0].ticket, 20_000);
      },
    ));
});
