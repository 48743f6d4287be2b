// On SQLite alone: an archive moves rows of a file to other files.
import { dirname, join } from 'node:path';
import * as assert from 'uvu/assert';
import { archiveLedgers } from '../../../platform/archive/archive-ledger.ts';
import { suite } from '../../support/suite.ts';
import { DAY_MS, dailyPot, dailyRaffle, HOUR_MS, START_MS, type Timed, withTimed } from '../../support/timed.ts';
import { verifyStore } from '../../support/verifying.ts';

const archive = ({ platform, clock }: Timed) =>
  archiveLedgers({
    store: platform.store,
    seal: platform.keys.seal,
    clock: () => clock.nowMs,
    folder: join(dirname(platform.file), 'archive'),
    beforeMs: clock.nowMs,
    entriesPerBlock: 2,
  });

const kindsLeft = ({ query }: Timed): unknown[] =>
  query('select kind from ledger_entries order by seq').map(({ kind }) => kind);

suite('platform/archive of drawings', (test) => {
  test('C6 what may still win an open time window stays; a settled window is proven from the files, from a checkpoint too', () =>
    withTimed(dailyPot(), async (timed) => {
      const { platform, clock, chance } = timed;
      chance.draw = (range) => range - 1n;
      clock.nowMs = START_MS + HOUR_MS;
      await timed.contribute('p-1', 'p-2', 'p-3');
      clock.nowMs += HOUR_MS;
      await archive(timed);
      assert.equal(kindsLeft(timed), ['contribution', 'contribution', 'contribution', 'archive']);
      const { verdicts, faults } = await verifyStore(platform.file, platform.keys);
      assert.equal(faults, []);
      const known = new Map(verdicts.map(({ instanceId, tally }) => [instanceId, tally]));
      clock.nowMs = START_MS + DAY_MS + HOUR_MS;
      await platform.keepTime();
      assert.ok(kindsLeft(timed).includes('win'));
      clock.nowMs += 1;
      await archive(timed);
      assert.equal(kindsLeft(timed), ['archive']);
      for (const from of [new Map(), known])
        assert.equal((await verifyStore(platform.file, platform.keys, from)).faults, []);
      await timed.contribute('p-4');
      assert.equal((await verifyStore(platform.file, platform.keys, known)).faults, []);
    }));

  test('C6 a raffle is drawn from the tickets of archived contributions, and proven', () =>
    withTimed(dailyRaffle(), async (timed) => {
      const { platform, clock, chance } = timed;
      chance.draw = () => 0n;
      clock.nowMs = START_MS + HOUR_MS;
      await timed.contribute('p-1', 'p-2', 'p-3');
      clock.nowMs += HOUR_MS;
      await archive(timed);
      assert.equal(kindsLeft(timed), ['archive']);
      assert.equal((await verifyStore(platform.file, platform.keys)).faults, []);
      clock.nowMs = START_MS + DAY_MS + HOUR_MS;
      await platform.keepTime();
      assert.ok(kindsLeft(timed).includes('draw'));
      assert.equal((await verifyStore(platform.file, platform.keys)).faults, []);
      clock.nowMs += 1;
      await archive(timed);
      assert.equal((await verifyStore(platform.file, platform.keys)).faults, []);
    }));
});
