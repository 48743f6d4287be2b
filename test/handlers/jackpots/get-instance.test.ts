import * as assert from 'uvu/assert';
import type { JackpotInstance } from '../../../generated/server/types.gen.ts';
import { community, contribution, instantiation, openJackpot, raffle, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change } from '../../support/tables.ts';
import { DAY_MS, dailyPot, START_MS, withTimed } from '../../support/timed.ts';
import { outcome, withJackpot, withOwners } from '../../support/with-jackpot.ts';

const FAR = 4_102_444_800_000;
/** The last moment that a date can have. */
const LAST = 8_640_000_000_000_000;
const DAY = { Days: 1 };

suite('handlers/jackpots/get-instance', (test) => {
  test('B30 answers an instance with its pots as they are after three contributions', () =>
    withJackpot(async (client, { id }) => {
      for (let round = 0; round < 3; round += 1) await client.call('contributeToInstance', { body: contribution(id) });
      const { body } = await client.call('getInstance', { path: { instance_id: id } });
      assert.equal(
        body.pots.map(
          ({ id, current_value, contributed_amount, contributed_seed, surplus_seed }: Record<string, unknown>) => [
            id,
            current_value,
            contributed_amount,
            contributed_seed,
            surplus_seed,
          ],
        ),
        [
          ['minor', 5.63, 0.63, 0.27, 0],
          ['major', 50.45, 0.45, 0.45, 0],
          ['mega', 500.3, 0.3, 0.3, 0],
        ],
      );
      assert.equal([body.house_pot.current_value, body.total_contributions], [0.6, 3]);
    }));

  test('B30 tells a paused and an ended instance', () =>
    withJackpot(async (client, { id }, data) => {
      const status = async () => (await client.call('getInstance', { path: { instance_id: id } })).body.status;
      change(data, "update instances set state = 'Paused'");
      assert.is(await status(), 'Paused');
      change(data, 'update instances set ends_at_ms = 1');
      assert.is(await status(), 'Terminated');
    }));

  test('B30 shows how a win is divided, where overflow goes, and the rules of a raffle', () =>
    withOwners(async (client) => {
      const target = { External: { endpoint: 'https://bank.example/pots', account_id: 'a-1' } };
      const rules = { ...community(), diversion_rules: { target, flush_threshold: '10' } };
      const [minor, ...others] = threePots().pots;
      const jackpot = await openJackpot(client, threePots({ pots: [{ ...minor, ...rules }, ...others] }));
      const { payout_rules, payout_ruleset, diversion_rules } = jackpot.pots[0];
      assert.equal({ payout_rules, payout_ruleset, diversion_rules }, rules);
      assert.equal(['raffle_rules' in jackpot, 'payout_ruleset' in jackpot.pots[1]], [false, false]);
      const drawn = await openJackpot(client, raffle(), instantiation({ instance_game_code: 'raffle' }));
      assert.equal([drawn.jackpot_type, drawn.raffle_rules], ['Raffle', raffle().raffle_rules]);
    }));

  const windows: [when: string, schedule: object, timed: object, verdict: object[]][] = [
    ['at once', {}, { target_datetime: FAR, repeat_period: DAY }, [{ start_time: FAR - DAY_MS, end_time: FAR }]],
    ['later', { timestamp_start: FAR + 5 }, { target_datetime: FAR + 9 }, [{ start_time: FAR + 5, end_time: FAR + 9 }]],
    ['too far', { timestamp_start: LAST }, { target_datetime: FAR, repeat_period: { Days: 36_500 } }, []],
  ];
  test('B30 shows the window of time in which a pot is won now or next, if one remains', () =>
    withOwners(async (client, data) => {
      const [minor] = threePots().pots;
      for (const [when, schedule, TimeFixed, verdict] of windows) {
        const pots = [{ ...minor, pot_types: [{ TimeFixed }] }];
        const named = instantiation({ instance_game_code: undefined, schedule });
        const { id, pots: opened } = await openJackpot(client, threePots({ id: undefined, pots }), named);
        const shown = (of: { pot_types: object[] }[]) => of[0]?.pot_types;
        assert.equal(
          shown(opened),
          verdict.map((Time) => ({ Time })),
          when,
        );
        change(data, "update instances set state = 'Terminated' where id = ?", id);
        const ended = await client.call('getInstance', { path: { instance_id: id } });
        assert.equal(shown(ended.body.pots), [], `${when}, and ended`);
      }
    }));

  test('B30 shows no window of time when the only one is over', () =>
    withTimed(
      dailyPot({ pot_types: [{ TimeFixed: { target_datetime: START_MS + DAY_MS } }] }),
      async ({ platform, clock, instanceId }) => {
        const shown = async () => {
          const { body } = await platform.call('getInstance', { path: { instance_id: instanceId } });
          return (body as JackpotInstance).pots[0]?.pot_types;
        };
        assert.equal(await shown(), [{ Time: { start_time: START_MS, end_time: START_MS + DAY_MS } }]);
        clock.nowMs = START_MS + DAY_MS;
        assert.equal(await shown(), []);
      },
    ));

  test('B30 refuses an unknown instance, and one that does not match, with instance_not_found', () =>
    withJackpot(async (client, { id }) => {
      const get = async (instance_id: string, query = {}) =>
        outcome(await client.call('getInstance', { path: { instance_id }, query }));
      assert.is(await get('x'), '404 instance_not_found');
      assert.is(await get(id, { status: 'Paused' }), '404 instance_not_found');
      assert.is(await get(id, { owner_id: 'southstar' }), '404 instance_not_found');
      assert.is(await get(id, { status: 'Active', owner_id: 'northstar' }), '200');
    }));

  test("B30 finds a brand's instance by its operator, as the list does, and an operator's not by a brand", () =>
    withJackpot(async (client, { id: ofOperator }) => {
      const named = instantiation({ instance_owner_id: 'northstar:luna', instance_game_code: 'luna' });
      const { id: ofBrand } = (await client.call('instantiateTemplate', { body: named })).body;
      for (const [instance_id, owner_id, expected] of [
        [ofBrand, 'northstar', '200'],
        [ofBrand, 'northstar:luna', '200'],
        [ofBrand, 'northstar:nova', '404 instance_not_found'],
        [ofOperator, 'northstar:luna', '404 instance_not_found'],
      ] as const) {
        const got = await client.call('getInstance', { path: { instance_id }, query: { owner_id } });
        assert.is(outcome(got), expected, owner_id);
        const listed = await client.call('listInstances', { query: { ids: instance_id, owner_id } });
        assert.is(listed.body.length, expected === '200' ? 1 : 0, owner_id);
      }
    }));

  test('B30 shows 0 for criteria that a pot does not set, and what it asks for where it does', () =>
    withOwners(async (client) => {
      const [minor, major, mega] = threePots().pots;
      const pots = [
        minor,
        { ...major, wager_criteria: { min_base_wager: 2 } },
        { ...mega, wager_criteria: { min_base_wager: 2, min_contribution: 0.5 } },
      ];
      const jackpot: JackpotInstance = await openJackpot(client, threePots({ pots }));
      assert.equal(
        jackpot.pots.map(({ criteria }) => criteria),
        [
          { min_base_wager: 0, min_contribution: 0 },
          { min_base_wager: 2, min_contribution: 0 },
          { min_base_wager: 2, min_contribution: 0.5 },
        ],
      );
    }));
});
