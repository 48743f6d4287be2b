import { join } from 'node:path';
import * as assert from 'uvu/assert';
import {
  type Checkpoint,
  CheckpointRefused,
  readCheckpoint,
  textOfCheckpoint,
} from '../../../cli/verify/checkpoint.ts';
import { type Verdict, verifyInstance } from '../../../cli/verify/verify.ts';
import type { Tx } from '../../../db/engine/tx.ts';
import type { SealProof } from '../../../db/seals/seal-heads.ts';
import { openedReader } from '../../support/engine-store.ts';
import { inFull } from '../../support/in-full.ts';
import { copyOf, type Teller, tell, withTeller, withTold } from '../../support/played.ts';
import { withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { forged, tampered, verifyStore } from '../../support/verifying.ts';

const HOUR_MS = 3_600_000;

const checkpointOf = (verdicts: readonly Verdict[]): Checkpoint =>
  new Map(verdicts.map(({ instanceId, tally }) => [instanceId, tally]));

/** A sample of later activity: open work continues, and periods and windows in progress are drawn. */
const goOn = async ({ contribute, wait }: Teller): Promise<void> => {
  await contribute('timed', 'p-2', 'p-3');
  await contribute('wagers', 'p-1');
  wait(HOUR_MS);
  await contribute('timed', 'p-1');
  await contribute('raffle', 'p-002');
  await contribute('lucky', 'p-4');
};

/** Runs work with a store and the result of a check before its last entries. */
const withBoth = (
  work: (later: string, known: Checkpoint, teller: Teller, folder: string) => Promise<void>,
): Promise<void> =>
  withFolder((folder) =>
    withTeller(async (teller) => {
      await tell(teller);
      const { keys } = teller.platform;
      const { verdicts, faults } = await verifyStore(copyOf(teller.platform, join(folder, 'first.db')), keys);
      assert.equal(faults, []);
      const known = readCheckpoint(keys.seal, textOfCheckpoint(keys.seal, checkpointOf(verdicts)));
      await goOn(teller);
      await work(copyOf(teller.platform, join(folder, 'later.db')), known, teller, folder);
    }),
  );

/** The number of statements and rows that a check reads. */
const costOf = async (
  file: string,
  check: (tx: Tx) => Promise<unknown>,
): Promise<{ statements: number; rows: number }> => {
  const cost = { statements: 0, rows: 0 };
  const reader = await openedReader(file);
  const counting = (tx: Tx): Tx => ({
    ...tx,
    memory: tx.memory,
    recall: (key) => tx.recall(key),
    keep: (key, value, writes) => tx.keep(key, value, writes),
    run: (runnable, params) => tx.run(runnable, params),
    lookUp: (_lookup, _key, read) => read(),
    get: async (runnable, params) => {
      cost.statements += 1;
      cost.rows += 1;
      return tx.get(runnable, params);
    },
    all: async (runnable, params) => {
      const rows = await tx.all(runnable, params);
      cost.statements += 1;
      cost.rows += rows.length;
      return rows;
    },
  });
  await reader.read((tx) => check(counting(tx)));
  await reader.close();
  return cost;
};

suite('cli/verify/verify-checkpoint', (test) => {
  test('a check that goes on from a checkpoint comes to the same as one from the beginning', () =>
    withBoth(async (later, known, { platform }) => {
      const whole = await verifyStore(later, platform.keys);
      const resumed = await verifyStore(later, platform.keys, known);
      assert.equal(resumed.faults, []);
      assert.equal(
        resumed.verdicts.map(({ tally, ...verdict }) => ({
          ...verdict,
          tally: textOfCheckpoint(platform.keys.seal, new Map([['', tally]])),
        })),
        whole.verdicts.map(({ tally, ...verdict }, index) => ({
          ...verdict,
          resumedAt: [...known.values()][index]?.seq,
          tally: textOfCheckpoint(platform.keys.seal, new Map([['', tally]])),
        })),
      );
      assert.ok(whole.verdicts.some(({ entries }, index) => entries > ([...known.values()][index]?.seq ?? 0)));
    }));

  test('it reads the entries since and no others, but for those of a window that was under way', () =>
    withBoth(async (later, known, { platform, ids }) => {
      const { proof } = platform.keys;
      const sealsOf = async (id: string, from: Checkpoint): Promise<number> => {
        let seals = 0;
        const counting: SealProof = {
          ...proof,
          continues: (...entry) => {
            seals += 1;
            return proof.continues(...entry);
          },
        };
        await costOf(later, (tx) => verifyInstance(tx, counting, id, from.get(id)));
        return seals;
      };
      const entries = async (gameCode: string): Promise<[whole: number, since: number]> => [
        await sealsOf(ids[gameCode] ?? '', new Map()),
        await sealsOf(ids[gameCode] ?? '', known),
      ];
      assert.equal(await entries('lucky'), [9, 3]);
      assert.equal(await entries('shared'), [10, 0]);
      const [whole, since] = await entries('timed');
      assert.ok(since < whole, `${since} of ${whole}`);
    }));

  test('a change since to something under way at the checkpoint is named', () =>
    withBoth(async (later, known, { platform: { keys } }, folder) => {
      const copy = join(folder, 'changed.db');
      const cases: [sql: string, named: RegExp][] = [
        [
          "update payouts set pay = 1, amount = 1 where state = 'due'",
          /^what is due for wins is \d+; the ledger says \d+$/,
        ],
        [
          "update payouts set player_id = 'p-9' where state = 'due'",
          /^the unpaid payouts are not those that the ledger leaves open$/,
        ],
        ['update raffle_tickets set tickets = 9 where period = 1', /in the period 1 is 9; the ledger says 2$/],
        ["delete from deliveries where state = 'pending'", /^the diversion \S+ is not acknowledged, /],
        ['update instances set house = house + 1', /^house is /],
        ['update participations set contribution_count = 9', /has 9 contributions/],
        [
          `insert into contribution_intents select * from contributions where debit = 0 and booked > 0 limit 1;
            update contribution_intents set state = 'cancelled', key = null, key_scope = null where debit = 0`,
          /^the contribution \S+ has a row, and an entry that is its only record$/,
        ],
        // Its winner is drawn among contributions before the checkpoint.
        [
          `update entries set facts = json_set(facts, '$.player', 'p-9') where kind = 'contribution' and seq = 19`,
          /^entry \d+ draws the window .*; an earlier entry was changed after it was sealed$/,
        ],
        [
          'update entries set mac = zeroblob(32) where seq = 19',
          /^entry 19 is not the one at which the checkpoint was made$/,
        ],
        [
          'delete from ledger_entries where seq >= 19; update instances set ledger_seq = 18',
          /^entry 19 is not the one at which the checkpoint was made$/,
        ],
      ];
      const blind: string[] = [];
      for (const [sql, named] of cases) {
        const { faults } = await verifyStore(tampered(later, copy, sql), keys, known);
        if (!faults.some((fault) => named.test(fault))) blind.push(`${sql} → ${faults.join('; ') || 'nothing'}`);
      }
      assert.equal(blind, []);
      // A ledger rewritten with the key is not the one that was checked.
      const rewritten = forged(later, copy, "update entries set actor = 'bob' where seq = 2", keys);
      assert.match(
        (await verifyStore(rewritten, keys, known)).faults.join(),
        /entry 19 is not the one at which the checkpoint /,
      );
    }));

  test('a tally that a check goes on from stays as it was', () =>
    withBoth(async (later, known, { platform: { keys } }) => {
      const before = textOfCheckpoint(keys.seal, known);
      await verifyStore(later, keys, known);
      assert.is(textOfCheckpoint(keys.seal, known), before);
    }));

  test('a checkpoint that was changed, cut short, or sealed with another key or as another record is refused', () =>
    withTold(async (file, keys) => {
      const { verdicts } = await verifyStore(file, keys);
      const text = textOfCheckpoint(keys.seal, checkpointOf(verdicts));
      assert.equal(
        [...readCheckpoint(keys.seal, text).keys()],
        verdicts.map(({ instanceId }) => instanceId),
      );
      const [first = '', sealed = '', body = ''] = text.split('\n');
      const otherKey = (previous: Uint8Array, record: string) => keys.seal(previous, `${record} `);
      const asEntry = keys.seal(new Uint8Array(32), body).toString('hex');
      const wrong: string[] = [
        '',
        text.slice(0, -1),
        text.slice(0, 500),
        `${text}\n`,
        text.replace('"seq":19', '"seq":18'),
        text.replace(', 2\n', ', 3\n'),
        [first, sealed.replace(/^../, '00'), body, ''].join('\n'),
        [first, asEntry, body, ''].join('\n'),
        textOfCheckpoint(otherKey, checkpointOf(verdicts)),
      ];
      for (const damaged of wrong)
        assert.throws(
          () => readCheckpoint(keys.seal, damaged),
          (error: unknown) => error instanceof CheckpointRefused,
        );
      // Before the rules were replayed, a checkpoint did not hold what they need.
      assert.is(readCheckpoint(keys.seal, text.replace(', 2\n', ', 1\n')).size, 0);
    }));

  inFull(test)('a ledger that goes on as before costs as much more with each part of it', () =>
    withTeller(async (teller) => {
      const { contribute, platform, ids, wait } = teller;
      const players = Array.from({ length: 100 }, (_, index) => `p-${index}`);
      const costs: { statements: number; rows: number }[] = [];
      for (let part = 0; part < 3; part += 1) {
        for (let hour = 0; hour < 2; hour += 1) {
          await contribute('timed', ...players);
          await contribute('raffle', ...players);
          wait(HOUR_MS);
        }
        const cost = await costOf(platform.file, async (tx) => {
          for (const id of [ids.timed ?? '', ids.raffle ?? '']) {
            const { difference } = await verifyInstance(tx, platform.keys.proof, id);
            assert.is(difference, undefined);
          }
        });
        costs.push(cost);
      }
      const [first = 0, second = 0, third = 0] = costs.map(({ rows }) => rows);
      assert.ok(second > first);
      assert.ok(third - second <= 1.05 * (second - first), `${first}, ${second}, ${third} rows`);
      for (const { statements, rows } of costs) assert.ok(10 * statements < rows, `${statements} statements`);
    }),
  );
});
