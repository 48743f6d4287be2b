// On SQLite alone: an archive moves rows of a file to other files; with a database the setting is refused.
import { dirname } from 'node:path';
import * as assert from 'uvu/assert';
import { carryOutOrder } from '../../../server/start/carry-out.ts';
import { OneAtATime } from '../../../server/start/one-at-a-time.ts';
import { archiveWhenDue } from '../../../server/start/scheduled-archive.ts';
import { type Archived, withArchive } from '../../platform/archive/archived.ts';
import { suite } from '../../support/suite.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Logged = readonly [level: string, message: string];

const run = async (
  { platform, clock }: Archived,
  afterMs: number | undefined,
  more: Partial<Parameters<typeof archiveWhenDue>[0]> = {},
  isStopped: () => boolean = () => false,
): Promise<Logged[]> => {
  const logged: Logged[] = [];
  const at = (level: string) => (_: object, message: string) => void logged.push([level, message]);
  const log = { info: at('info'), warn: at('warn'), error: at('error') };
  const { store, keys, file } = platform;
  const parts = { store, keys, data: dirname(file), clock: () => clock.nowMs, log, ...more };
  await archiveWhenDue(parts, afterMs, isStopped);
  return logged;
};

const archivesOf = ({ query }: Archived): number => query('select id from archives').length;

suite('server/start/scheduled-archive', (test) => {
  test('entries older than the setting are archived, once a week; without the setting none are', () =>
    withArchive(async (archived) => {
      const { clock, operators, contribute, faults } = archived;
      await contribute(operators, 'old', { metadata: 'words' });
      clock.nowMs += 9 * DAY_MS;
      await contribute(operators, 'new');
      assert.equal(await run(archived, undefined), []);
      assert.equal(await run(archived, 10 * DAY_MS), [], 'not old enough');
      assert.is(archivesOf(archived), 0);
      clock.nowMs += 2 * DAY_MS;
      assert.equal(await run(archived, 10 * DAY_MS), [['info', 'archived']]);
      const first = archivesOf(archived);
      assert.ok(first > 0);
      assert.is((await contribute(operators, 'old', { metadata: 'words' })).status, 204, 'it is found');
      assert.is((await contribute(operators, 'new')).status, 204);
      clock.nowMs += 6 * DAY_MS;
      await run(archived, DAY_MS / 24 / 60);
      const second = archivesOf(archived);
      assert.ok(second > first, 'more often for what is archived young');
      clock.nowMs += 6 * DAY_MS;
      await run(archived, 7 * DAY_MS);
      assert.is(archivesOf(archived), second, 'it is not a week yet');
      assert.equal(await faults(), []);
    }));

  test('one that was stopped while it removed rows goes on with the next hour, and nothing is lost', () =>
    withArchive(async (archived) => {
      const { platform, clock, operators, contribute, archive, query, faults } = archived;
      for (let number = 0; number < 6; number += 1) await contribute(operators, `key-${number}`);
      clock.nowMs += DAY_MS;
      let moved = 0;
      await archive({
        entriesPerBlock: 2,
        isStopped: () => moved > 0,
        onStep: ({ step }) => {
          if (step === 'moved') moved += 1;
        },
      });
      const left = query('select id from ledger_entries').length;
      clock.nowMs += 1;
      assert.equal(await run(archived, DAY_MS * 400), []);
      assert.ok(query('select id from ledger_entries').length < left);
      assert.is((await contribute(operators, 'key-5')).status, 204);
      assert.ok(platform.file !== '');
      assert.equal(await faults(), []);
    }));

  test('a ledger whose key was replaced is left alone, and the log says so', () =>
    withArchive(async (archived) => {
      await archived.contribute(archived.operators, 'a');
      archived.clock.nowMs += DAY_MS;
      const keys = { seal: archived.platform.keys.seal, hasFormerLedgerKey: true };
      const [logged, ...others] = await run(archived, 1000, { keys });
      assert.equal([logged?.[0], others], ['warn', []]);
      assert.match(logged?.[1] ?? '', 'the key of the ledger was replaced');
      assert.is(archivesOf(archived), 0);
    }));

  test('while it runs, no key of the ledger is replaced and no player is erased', () =>
    withArchive(async (archived) => {
      const { platform, clock } = archived;
      const { store, keys, file } = platform;
      const oneAtATime = new OneAtATime();
      const parts = { store, keys, data: dirname(file), clock: () => clock.nowMs, oneAtATime };
      await oneAtATime.tryTo(async () => {
        for (const order of [
          { kind: 'rotate-audit' },
          { kind: 'erase-player', brandPath: 'northstar:luna', playerId: 'p-1' },
        ] as const)
          await carryOutOrder(order, parts).then(
            () => assert.unreachable(order.kind),
            (error: Error) => assert.match(error.message, /^The platform is archiving\. Try again/),
          );
        assert.match(await carryOutOrder({ kind: 'rotate-secrets' }, parts), /^There is a new key for secrets/);
        assert.is(await oneAtATime.tryTo(async () => assert.unreachable()), undefined);
      });
      assert.match(await carryOutOrder({ kind: 'rotate-audit' }, parts), /^The ledger has a new key/);
    }));
});
