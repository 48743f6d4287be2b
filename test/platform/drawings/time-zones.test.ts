import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { rulesDigest } from '../../../db/ledger/facts.ts';
import { copyOf } from '../../support/played.ts';
import { succeed } from '../../support/published.ts';
import { readyWallet } from '../../support/ready-wallet.ts';
import { withFolder } from '../../support/server.ts';
import { contribution, instantiation } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { DAY_MS, dailyPot, dailyRaffle, HOUR_MS, START_MS, withTimed } from '../../support/timed.ts';
import { forged, verifyStore } from '../../support/verifying.ts';

const at = (text: string): number => Date.parse(`${text}Z`);
const daily = (target: string, more: object = {}) => [
  { TimeFixed: { target_datetime: at(target), repeat_period: { Days: 1 }, time_zone: 'Europe/Malta', ...more } },
];

const EVENING = {
  frequency: {
    Daily: {
      hours: [
        [
          { hour: 19, minute: 0, sec: 0 },
          { hour: 20, minute: 59, sec: 59 },
        ],
      ],
    },
  },
  interval: 1,
};

type Window = { readonly start_time: number; readonly end_time: number };
type Shown = { readonly pots: readonly { readonly pot_types: readonly { readonly Time?: Window }[] }[] };

suite('platform/drawings/time-zones', (test) => {
  test('a daily jackpot in Malta is drawn after 23 hours, and forged rules that say 24 are named', () =>
    withFolder((folder) =>
      withTimed(
        dailyPot({ pot_types: daily('2026-03-01T23:00') }),
        async ({ platform, instanceId, clock, chance, contribute, instance, query, faults }) => {
          const window = async () => {
            const { pots } = (await succeed(platform, 'getInstance', { path: { instance_id: instanceId } })) as Shown;
            const { start_time = 0, end_time = 0 } = pots[0]?.pot_types[0]?.Time ?? {};
            return [start_time, end_time].map((atMs) => new Date(atMs).toISOString().slice(0, 16)).join(' ');
          };
          clock.nowMs = at('2026-03-29T12:00');
          assert.is(await window(), '2026-03-28T23:00 2026-03-29T22:00');
          await contribute('a', 'b');
          assert.is((await instance()).nextDueAtMs, at('2026-03-29T22:00'));
          clock.nowMs = at('2026-03-29T22:00') - 1;
          await platform.keepTime();
          assert.equal(query('select * from wins'), []);
          clock.nowMs += 1;
          chance.draw = () => 0n;
          await platform.keepTime();
          assert.equal(query('select player_id, at_ms from wins'), [{ player_id: 'a', at_ms: at('2026-03-29T22:00') }]);
          chance.draw = (n) => n - 1n;
          clock.nowMs = at('2026-10-25T12:00');
          assert.is(await window(), '2026-10-24T22:00 2026-10-25T23:00');
          await contribute('c');
          assert.equal(await faults(), []);
          const file = copyOf(platform, join(folder, 'played.db'));
          const rules = String(query('select rules from instances')[0]?.rules);
          for (const [text, other] of [
            ['"time_zone":"Europe/Malta"', '"time_zone":"UTC"'],
            ['"repeat_period":{"Seconds":86400}', '"repeat_period":{"Months":1}'],
          ] as const) {
            const changed = rules.replace(text, other);
            assert.is.not(changed, rules);
            const sql = `update ledger_entries set record = json_set(record, '$[11].rules', '${rulesDigest(changed)}') where seq = 1;
              update instances set rules = '${changed}'`;
            const { faults: named } = await verifyStore(
              forged(file, join(folder, 'forged.db'), sql, platform.keys),
              platform.keys,
            );
            assert.match(named.join(), /entry 2: Time of the pot day: it was drawn below 82800000; the rules say \d+/);
          }
        },
        { walletOf: () => readyWallet, inFile: true },
      ),
    ));

  test('weeks are answered in seconds and months as months; an unknown time zone is refused where it stands', () =>
    withTimed(
      dailyPot({ pot_types: [{ TimeFixed: { target_datetime: START_MS + DAY_MS, repeat_period: { Weeks: 2 } } }] }),
      async ({ platform }) => {
        let created = 0;
        const create = async (pot_types: object) => {
          const body = { ...dailyPot({ pot_types }), id: `other-${created++}` };
          const { pots } = (await succeed(platform, 'createTemplate', { body })) as Shown;
          return pots[0]?.pot_types[0];
        };
        const timed = (more: object) => [{ TimeFixed: { target_datetime: START_MS, ...more } }];
        for (const [sent, shown] of [
          [{ repeat_period: { Weeks: 1 } }, { repeat_period: { Seconds: 604_800 } }],
          [{ repeat_period: { Months: 12 } }, { repeat_period: { Months: 12 } }],
          [
            { repeat_period: { Days: 1 }, time_zone: 'Europe/Malta' },
            { repeat_period: { Seconds: 86_400 }, time_zone: 'Europe/Malta' },
          ],
          [{ time_zone: 'UTC' }, { repeat_period: { Seconds: 0 }, time_zone: 'UTC' }],
        ] as const)
          assert.equal(await create(timed(sent)), timed(shown)[0]);
        const body = {
          ...dailyPot({ pot_types: daily('2026-03-01T23:00', { time_zone: 'Europe/Valletta' }) }),
          id: 'no',
        };
        await succeed(platform, 'createTemplate', { body });
        const publish = { owner_id: 'northstar', template_id: 'no' };
        const { code, pointers } = await platform.call('publishTemplate', { body: publish });
        assert.equal([code, pointers], ['template_invalid', ['/pots/0/pot_types/0/TimeFixed/time_zone']]);
        const open = (more: object) =>
          platform.call('instantiateTemplate', {
            body: instantiation({ instance_game_code: 'by-hours', schedule: { recurrence_rules: [EVENING], ...more } }),
          });
        const refused = await open({ time_zone: 'Mars/Olympus' });
        assert.equal([refused.code, refused.pointers], ['schedule_invalid', ['/schedule/time_zone']]);
        assert.is((await open({ time_zone: 'Europe/Malta' })).status, 200);
      },
    ));

  test('an instance takes contributions by the clock of its time zone', () =>
    withTimed(
      dailyPot(),
      async ({ platform, clock, instanceId, contribute }) => {
        for (const [day, opens] of [
          ['2026-03-28', 18],
          ['2026-03-29', 17],
          ['2026-10-24', 17],
          ['2026-10-25', 18],
        ] as const) {
          const opensAtMs = at(`${day}T00:00`) + opens * HOUR_MS;
          for (const outside of [opensAtMs - 1, opensAtMs + 2 * HOUR_MS]) {
            clock.nowMs = outside;
            const refused = await platform.call('contributeToInstance', { body: contribution(instanceId) });
            assert.is(refused.code, 'instance_out_of_schedule');
          }
          for (const within of [opensAtMs, opensAtMs + 2 * HOUR_MS - 1]) {
            clock.nowMs = within;
            await contribute('a');
          }
        }
      },
      {
        schedule: {
          time_zone: 'Europe/Malta',
          recurrence_rules: [EVENING],
        },
      },
    ));

  test('a raffle without a duration is drawn once, at the end that it must have', () =>
    withTimed(
      dailyRaffle({ duration: undefined }),
      async ({ platform, clock, contribute, ledger, query, faults }) => {
        const open = (schedule: object) =>
          platform.call('instantiateTemplate', { body: instantiation({ instance_game_code: 'endless', schedule }) });
        const refused = await open({});
        assert.equal([refused.code, refused.pointers], ['schedule_invalid', ['/schedule/timestamp_end']]);
        const [{ rules } = {}] = query('select rules from instances');
        assert.match(String(rules), /"duration":\{"Seconds":0\}/);
        await contribute('a');
        clock.nowMs = START_MS + 5 * DAY_MS;
        await contribute('b');
        await platform.keepTime();
        assert.equal(ledger(), []);
        clock.nowMs = START_MS + 40 * DAY_MS;
        await platform.keepTime();
        assert.equal(ledger(), ['draw Raffle']);
        assert.equal(
          query('select player_id from payouts order by player_id').map(({ player_id }) => player_id),
          ['a', 'b'],
        );
        assert.equal(await faults(), []);
      },
      { schedule: { timestamp_end: START_MS + 40 * DAY_MS } },
    ));
});
