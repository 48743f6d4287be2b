import * as assert from 'uvu/assert';
import { readCheckpoint, textOfCheckpoint } from '../../../cli/verify/checkpoint.ts';
import { scheduleInstance } from '../../../db/jackpots/instances.ts';
import { copyOf } from '../../support/played.ts';
import { suite } from '../../support/suite.ts';
import { DAY_MS, dailyRaffle, START_MS, type Timed, withTimed } from '../../support/timed.ts';
import { tampered, verifyStore } from '../../support/verifying.ts';

/** Of 103 each of these prizes is below a cent; of 104 it is one. */
const SMALL = dailyRaffle({ prize_distribution: [{ prize_percentage: '0.1', number_of_winners: 1040 }] });

/** The first day ends as before 0.5.0 for a pot that pays nothing: it counts as drawn, without an entry. */
const passOver = async ({ platform, clock, instance }: Timed): Promise<void> => {
  clock.nowMs = START_MS + DAY_MS;
  const before = await instance();
  await platform.store.write(async (tx) => scheduleInstance(tx, before, { periodsDrawn: 1, nextDueAtMs: null }));
};

const nextDay = async ({ platform, clock, contribute }: Timed): Promise<void> => {
  await contribute('a');
  clock.nowMs = START_MS + 2 * DAY_MS;
  await platform.keepTime();
};

suite('cli/verify/verify-period-ends', (test) => {
  test('a pot that could pay nothing when a period ended needs no entry, even if it pays later', () =>
    withTimed(SMALL, async (timed) => {
      const { platform, contribute, faults, ledger } = timed;
      await contribute('a', 'b', 'a');
      await passOver(timed);
      assert.equal(await faults(), []);
      const { verdicts } = await verifyStore(platform.file, platform.keys);
      const { seal } = platform.keys;
      const known = readCheckpoint(
        seal,
        textOfCheckpoint(seal, new Map(verdicts.map(({ instanceId, tally }) => [instanceId, tally]))),
      );
      await nextDay(timed);
      assert.equal(ledger(), ['draw Raffle', 'reseed']);
      assert.equal(await faults(), []);
      assert.equal((await verifyStore(platform.file, platform.keys, known)).faults, []);
    }));

  test('a pot that could pay must have been drawn', () =>
    withTimed(SMALL, async (timed) => {
      const { contribute, faults } = timed;
      await contribute('a', 'b', 'a', 'b');
      await passOver(timed);
      assert.equal(await faults(), ['the instance has drawn 1 periods; the pot day was not drawn for the period 0']);
      await nextDay(timed);
      const [fault, ...more] = await faults();
      assert.match(
        String(fault),
        /^entry \d+ draws the pot day for the period 1; the pot day was not drawn for the period 0$/,
      );
      assert.equal(more, []);
    }));

  test('the tickets of a period that was passed over do not count in the next one', () =>
    withTimed(
      SMALL,
      async (timed) => {
        await timed.contribute('a', 'b', 'a');
        await passOver(timed);
        await nextDay(timed);
        const { facts } = timed.query("select record ->> 11 as facts from ledger_entries where kind = 'draw'")[0] ?? {};
        assert.is(JSON.parse(String(facts)).tickets, 1);
        const { file, keys } = timed.platform;
        const sql = "update raffle_tickets set tickets = 9 where period = 0 and player_id = 'a'";
        const changed = tampered(copyOf(timed.platform, `${file}.whole`), `${file}.changed`, sql);
        const { faults } = await verifyStore(changed, keys);
        assert.match(String(faults[0]), /^the number of the tickets of a of .* in the period 0 is 9; /);
      },
      { inFile: true },
    ));
});
