import * as assert from 'uvu/assert';
import { toMs } from '../../../cli/verify/rules/ways.ts';
import { toSeconds } from '../../../wire/jackpot-rules.ts';
import { excluding } from '../../support/barring.ts';
import { copyOf } from '../../support/played.ts';
import { succeed } from '../../support/published.ts';
import { scriptedDraw } from '../../support/seeded-draw.ts';
import { suite } from '../../support/suite.ts';
import { DAY_MS, dailyPot, dailyRaffle, HOUR_MS, START_MS, type Timed, withTimed } from '../../support/timed.ts';
import { forged, verifyStore } from '../../support/verifying.ts';

const set = (path: string, value: string, kind: string): string =>
  `update entries set facts = json_set(facts, '${path}', json('${value}')) where kind = '${kind}'`;
const drop = (path: string, kind: string): string =>
  `update entries set facts = json_remove(facts, '${path}') where kind = '${kind}'`;

type Forgery = readonly [sql: string, named: RegExp];

/** Expects each change of a copy, with valid seals, to be named. */
const expectNamed = async ({ platform, faults }: Timed, forgeries: readonly Forgery[]): Promise<void> => {
  assert.equal(await faults(), []);
  const whole = copyOf(platform, `${platform.file}.whole`);
  const blind: string[] = [];
  for (const [sql, named] of forgeries) {
    const copy = forged(whole, `${platform.file}.forged`, sql, platform.keys);
    const found = (await verifyStore(copy, platform.keys)).faults;
    if (!found.some((fault) => named.test(fault))) blind.push(`${sql} → ${found.join('; ') || 'nothing'}`);
  }
  assert.equal(blind, []);
};

const PARDON: Forgery = ['delete from player_exclusions', /passes over a of northstar:luna as excluded; no exclusion/];

/** The operator pays every contribution, and each wins. */
const FREE = { contribution_type: { Fixed: 1 }, max_contribution: '1', operator_contribution_percentage: '1' };
const SURE = { pot_types: [{ HitRate: { max_magic_number: 1, cost_per_attempt: 1 } }] };

suite('cli/verify/verify-barred', (test) => {
  test('a drawing of a raffle that passes over a player is repeated, and what it says of the player is checked', () =>
    withTimed(
      dailyRaffle(),
      async (timed) => {
        const { platform, clock, chance, contribute } = timed;
        await contribute('a', 'a', 'b', 'c');
        await excluding(platform, 'a');
        clock.nowMs = START_MS + DAY_MS;
        chance.draw = scriptedDraw(0n, 0n, 0n);
        await platform.keepTime();
        await expectNamed(timed, [
          PARDON,
          ["update player_exclusions set player_id = 'b'", /passes over a of northstar:luna as excluded/],
          [
            'update player_exclusions set readmitted_after = excluded_after',
            /passes over a of northstar:luna as excluded/,
          ],
          ['update player_exclusions set excluded_after = 1000', /passes over a of northstar:luna as excluded/],
          [
            `update player_exclusions set until_ms = ${START_MS + DAY_MS}`,
            /passes over a of northstar:luna as excluded/,
          ],
          [drop('$.passed', 'draw'), /the number of picks/],
          [set('$.passed[0].ticket', '1', 'draw'), /is recorded as ticket/],
          [
            set('$.passed[0].reason', '"opted_out"', 'draw'),
            /passed over because of opted_out, which the rules do not/,
          ],
          [
            set('$.passed[0].reason', '"win_limit"', 'draw'),
            /passed over because of win_limit, which the rules do not/,
          ],
        ]);
      },
      { inFile: true },
    ));

  test('a window that passes over players is repeated', () =>
    withTimed(
      dailyPot(),
      async (timed) => {
        const { platform, clock, chance, contribute } = timed;
        for (const player of ['a', 'b', 'a', 'c']) {
          clock.nowMs += HOUR_MS;
          await contribute(player);
        }
        await excluding(platform, 'a');
        clock.nowMs = START_MS + DAY_MS;
        chance.draw = scriptedDraw(2_500_000n, 1_500_000n);
        await platform.keepTime();
        await expectNamed(timed, [
          PARDON,
          [drop('$.passed', 'win'), /without exactly one draw for it/],
          [set('$.passed[0][1]', '"b"', 'win'), /and passes over b; the draw is of a/],
          [set('$.passed[0][2]', '"opted_out"', 'win'), /passed over because of opted_out/],
        ]);
      },
      { inFile: true },
    ));

  test('the order in the store decides who was excluded, although the clock is set forward and back', async () => {
    const readmit = (platform: Timed['platform']) =>
      succeed(platform, 'readmitPlayers', { body: { owner_id: 'northstar:luna', players: ['a'], reason: 'A test.' } });
    await withTimed(
      dailyRaffle(),
      async ({ platform, clock, chance, contribute, faults }) => {
        await contribute('a', 'a', 'b', 'c');
        clock.nowMs = START_MS + 9 * DAY_MS;
        await excluding(platform, 'a');
        clock.nowMs = START_MS + DAY_MS;
        chance.draw = scriptedDraw(0n, 0n, 0n);
        await platform.keepTime();
        clock.nowMs = START_MS;
        await readmit(platform);
        assert.equal(await faults(), []);
      },
      { inFile: true },
    );
    await withTimed(
      dailyPot(SURE, { contribution_rules: FREE }),
      async (timed) => {
        const { platform, clock, contribute } = timed;
        clock.nowMs += HOUR_MS;
        await contribute('a');
        clock.nowMs -= HOUR_MS;
        await excluding(platform, 'a');
        clock.nowMs += 3 * HOUR_MS;
        await readmit(platform);
        clock.nowMs -= HOUR_MS;
        await contribute('a');
        await expectNamed(timed, [
          ['update player_exclusions set excluded_after = 1', /who was excluded when it was won$/],
          [
            'update player_exclusions set readmitted_after = readmitted_after + 100',
            /who was excluded when it was won$/,
          ],
        ]);
      },
      { inFile: true },
    );
  });

  test('windows, periods of raffles and limits of wins may be in any unit of time', () => {
    for (const unit of ['Seconds', 'Minutes', 'Hours', 'Days', 'Weeks'])
      assert.is(toMs({ [unit]: 3 }), toSeconds({ [unit]: 3 } as never) * 1000, unit);
  });

  test('a win of a player who was excluded at the time, and one beyond a limit, are named', async () => {
    await withTimed(
      dailyPot(SURE, { contribution_rules: { ...FREE, win_limit: { wins: 1, period: { Hours: 1 } } } }),
      async (timed) => {
        const { platform, clock, contribute } = timed;
        await contribute('a', 'b');
        await excluding(platform, 'z');
        clock.nowMs += HOUR_MS;
        await contribute('a');
        await expectNamed(timed, [
          [
            "update player_exclusions set player_id = 'a'",
            /is owed to a of northstar:luna, who was excluded when it was won$/,
          ],
          [
            `update entries set at_ms = at_ms - 1 where at_ms > ${START_MS};
              update wins set at_ms = at_ms - 1 where at_ms > ${START_MS};
              update payouts set won_at_ms = won_at_ms - 1 where won_at_ms > ${START_MS}`,
            /a of northstar:luna has won as often as the rules allow$/,
          ],
        ]);
      },
      { inFile: true },
    );
  });
});
