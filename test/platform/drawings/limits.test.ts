import * as assert from 'uvu/assert';
import { saveParticipation } from '../../../db/opt-ins/participations.ts';
import { inFull } from '../../support/in-full.ts';
import { scriptedDraw } from '../../support/seeded-draw.ts';
import { community, contribution } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import {
  addHolders,
  DAY_MS,
  dailyPot,
  dailyRaffle,
  HOUR_MS,
  START_MS,
  type Timed,
  withTimed,
} from '../../support/timed.ts';

suite('platform/drawings/limits', (test) => {
  const MIDNIGHT_MS = START_MS + DAY_MS;

  /** The most pots that a template may have, with the most payees that their wins may have. */
  const POTS = 50;

  const PAYEES_PER_POT = 200;

  /** A pot whose next seed overflows and is diverted: the most that a win can write. */
  const overflowing = (index: number, more: object = {}) => ({
    id: `pot-${index}`,
    contribution: { Percentage: 0.02 },
    seed_contribution: { Percentage: 0 },
    seed_strategy: {
      initial_seed_value: 100,
      min_reseed_value: 100,
      fund_strategy: 'CollectAlways',
      reseed_strategy: 'Full',
    },
    max_pot_value: '101',
    diversion_rules: {
      target: { External: { endpoint: 'https://bank.example/pots', account_id: 'a-1' } },
      flush_threshold: '1',
    },
    ...more,
  });

  const pots = (more?: object) => Array.from({ length: POTS }, (_, index) => overflowing(index, more));

  /** Raises the seeds of all pots so far that each reseed overflows. */
  const raiseSeeds = async ({ platform, instanceId }: Timed): Promise<void> => {
    for (let index = 0; index < POTS; index += 1)
      await platform.call('setPotContributedSeed', {
        body: { instance_id: instanceId, pot_id: `pot-${index}`, adjustment: 300, reason: 'A check.' },
      });
  };

  const countOf = ({ query }: Timed, text: string): unknown => query(text)[0]?.n;

  /** Players who were active in the first day, as if they had contributed. */
  const addActive = async ({ platform: { store }, instanceId }: Timed, count: number): Promise<void> => {
    await store.write(async (tx) => {
      for (let player = 0; player < count; player += 1)
        saveParticipation(
          tx,
          {
            instanceId,
            brandPath: 'northstar:luna',
            playerId: `p-${player}`,
            optedIn: null,
            preferences: [],
            contributionCount: 1,
            contributionValue: 1_000_000n,
            pots: [],
            lastCurrency: 'EUR',
            lastContributedAtMs: START_MS,
            lastSeq: 2,
            updatedAtMs: START_MS,
          },
          true,
        );
    });
  };

  inFull(test)('a drawing with the most pots, prizes and flushes that a raffle may have is one unit of work', () =>
    withTimed(
      dailyRaffle(
        { prize_distribution: [{ prize_percentage: '1', number_of_winners: PAYEES_PER_POT }] },
        { pots: pots() },
      ),
      async (timed) => {
        const { platform, instanceId, clock, chance } = timed;
        await timed.contribute('first');
        await raiseSeeds(timed);
        await addHolders(platform, instanceId, POTS * PAYEES_PER_POT);
        clock.nowMs = MIDNIGHT_MS;
        chance.draw = (n) => n / 2n;
        await platform.keepTime();
        assert.is(countOf(timed, 'select count(*) n from wins'), POTS);
        assert.is(countOf(timed, 'select count(*) n from payouts'), POTS * PAYEES_PER_POT);
        assert.is(countOf(timed, "select count(*) n from ledger_entries where kind = 'flush'"), POTS);
        assert.is(countOf(timed, 'select count(*) n from win_shares'), 0);
      },
    ),
  );

  inFull(test)('the most windows that may end together are drawn with the most payees that they may have', () =>
    withTimed(
      dailyPot(
        {},
        {
          pots: pots({
            pot_types: [{ TimeFixed: { target_datetime: MIDNIGHT_MS, repeat_period: { Days: 1 } } }],
            payout_rules: 'Community',
            payout_ruleset: {
              main_winner_percentage: 0.4,
              admin_fee: 0.1,
              payout_rules: [
                {
                  payout_percentage: 0.5,
                  rule: { ActivePlayers: { period_before_win: DAY_MS, max_number_of_payouts: PAYEES_PER_POT } },
                },
              ],
            },
          }),
        },
      ),
      async (timed) => {
        const { platform, instanceId, clock, chance } = timed;
        await timed.contribute('first');
        await raiseSeeds(timed);
        await addActive(timed, PAYEES_PER_POT);
        clock.nowMs = MIDNIGHT_MS;
        chance.draw = (n) => n / 2n;
        await platform.call('pauseInstance', { path: { instance_id: instanceId }, body: { reason: 'A check.' } });
        assert.is(countOf(timed, 'select count(*) n from wins'), POTS);
        await platform.keepTime();
        assert.is(countOf(timed, 'select count(*) n from payouts'), POTS * (PAYEES_PER_POT + 1));
        assert.is(countOf(timed, "select count(*) n from ledger_entries where kind = 'flush'"), POTS);
        assert.is(countOf(timed, 'select count(*) n from win_shares'), 0);
      },
    ),
  );

  test("a winner whose currency has no multiplier any more is paid in the jackpot's currency", async () => {
    for (const template of [dailyPot(), dailyPot(community()), dailyRaffle()])
      await withTimed(template, async (timed) => {
        const { platform, instanceId, clock, query } = timed;
        const path = { brand_id: 'northstar:luna' };
        await platform.call('setBrandCurrencies', { path, body: { base_currency: 'EUR', multipliers: { USD: 1.25 } } });
        for (const player_id of ['a', 'b'])
          await platform.call('contributeToInstance', {
            body: contribution(instanceId, { player_id, currency: 'USD' }),
          });
        await platform.call('clearBrandCurrencies', { path });
        clock.nowMs = MIDNIGHT_MS;
        await platform.keepTime();
        assert.equal(query('select distinct pay_currency, rate from payouts'), [{ pay_currency: 'EUR', rate: '1/1' }]);
        assert.equal(await timed.faults(), []);
      });
  });

  test('a drawing whose seed would be more than the house can owe pays nothing and holds up nothing', async () => {
    const huge = {
      seed_strategy: {
        initial_seed_value: 4_000_000_000,
        min_reseed_value: 4_000_000_000,
        fund_strategy: 'None',
        reseed_strategy: 'Full',
      },
    };
    const raffle = { ...dailyRaffle({ prize_distribution: [{ prize_percentage: '1', number_of_winners: 1 }] }) };
    const [pot] = (raffle as { pots: object[] }).pots;
    for (const template of [dailyPot(huge), { ...raffle, pots: [{ ...pot, ...huge }] }])
      await withTimed(template, async (timed) => {
        const { platform, clock, instance, query } = timed;
        for (let day = 0; day < 4; day += 1) {
          clock.nowMs = START_MS + day * DAY_MS + HOUR_MS;
          await timed.contribute(`p-${day}`);
        }
        clock.nowMs = START_MS + 4 * DAY_MS;
        await platform.keepTime();
        assert.equal(
          query('select player_id from payouts order by rowid').map(({ player_id }) => player_id),
          ['p-0', 'p-1'],
        );
        assert.is((await instance()).nextDueAtMs, null);
        assert.equal(await timed.faults(), []);
      });
  });
});

suite('platform/drawings/require-drawn', (test) => {
  test('a refusal rolls back no drawing: it is drawn once, in a separate unit', () =>
    withTimed(dailyPot(), async ({ platform, instanceId, clock, chance, contribute, ledger, query }) => {
      await contribute('a', 'b');
      clock.nowMs = START_MS + DAY_MS;
      const draw = scriptedDraw(0n);
      chance.draw = draw;
      const body = {
        ...{ instance_id: instanceId, pot_id: 'day', brand_id: 'northstar:luna', player_id: 'c' },
        source_id: 'tri-star',
      };
      const reply = await platform.call('triggerWin', { body });
      assert.is(reply.code, 'external_trigger_not_supported');
      assert.equal(ledger(), ['win WindowEnd', 'reseed']);
      assert.equal(
        query('select player_id from wins').map(({ player_id }) => player_id),
        ['a'],
      );
      await platform.call('triggerWin', { body });
      assert.equal(draw.ranges, [2_000_000n]);
    }));

  test('nor does a correction that is refused', () =>
    withTimed(
      dailyPot({ max_pot_value: '200.000000' }),
      async ({ platform, instanceId, clock, contribute, ledger }) => {
        await contribute('a');
        clock.nowMs = START_MS + DAY_MS;
        const body = { instance_id: instanceId, pot_id: 'day', adjustment: 201, reason: 'A check.' };
        assert.is((await platform.call('setPotCurrentValue', { body })).code, 'pot_ceiling_exceeded');
        assert.equal(ledger(), ['win WindowEnd', 'reseed']);
      },
    ));
});
