// On SQLite alone: it forges the rows of a file.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import * as assert from 'uvu/assert';
import { Keys, keysFolder } from '../../../server/keys/keys.ts';
import { finishRotations, type RotationParts, rotateLedgerKey } from '../../../server/start/rotate-keys.ts';
import { inFull } from '../../support/in-full.ts';
import { SYSTEM } from '../../support/platform.ts';
import { copyOf, type Teller, tell, withTeller, withTold } from '../../support/played.ts';
import { withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { selectFrom } from '../../support/tables.ts';
import { forged, tampered, verifyStore } from '../../support/verifying.ts';

const NOW_MS = 1_850_000_000_000;

const partsOf = ({ platform }: Teller, changes: Partial<RotationParts> = {}): RotationParts => ({
  store: platform.store,
  keys: platform.keys,
  clock: () => NOW_MS,
  ...changes,
});

const auditKeyOf = ({ platform }: Teller): string => join(keysFolder(dirname(platform.file)), 'audit.key');
const linesOf = (teller: Teller): string[] => readFileSync(auditKeyOf(teller), 'utf8').trim().split('\n');

/** The faults that another process finds, with the keys on disk. */
const faultsOf = async ({ platform }: Teller): Promise<string[]> =>
  (await verifyStore(platform.file, new Keys(dirname(platform.file)))).faults;

const rotationsIn = ({ platform }: Teller): number =>
  selectFrom(platform.file, "select id from ledger_entries where kind = 'rotation'").length;

class Crash extends Error {}

/** A store whose process dies at a step: before a unit of work, or after its commit. */
const dyingAt = (step: number, { platform }: Teller): RotationParts['store'] => {
  let steps = 0;
  const pass = (): void => {
    steps += 1;
    if (steps === step) throw new Crash();
  };
  return {
    write: async (work) => {
      pass();
      const result = await platform.store.write(work);
      pass();
      return result;
    },
  };
};

suite('server/start/rotate-ledger-key', (test) => {
  test('a ledger whose key is replaced again and again, amid everything that a ledger can contain, is proven as a whole', () =>
    withTeller(async (teller) => {
      let rotations = 0;
      const rotate = async (): Promise<void> => {
        rotations += 1;
        assert.is(await rotateLedgerKey(partsOf(teller)), Object.keys(teller.ids).length, 'ended instances too');
      };
      await tell({
        ...teller,
        contribute: async (...words) => {
          await rotate();
          await teller.contribute(...words);
        },
      });
      await rotate();
      assert.ok(rotations > 15);
      assert.equal(await faultsOf(teller), []);
      const lines = linesOf(teller);
      assert.is(lines.length, rotations + 1);
      assert.equal(
        lines.map((line) => line.split(' ')[1]),
        [undefined, ...Array.from({ length: rotations }, () => 'retired')],
      );
      const [event] = selectFrom(teller.platform.file, "select * from audit_events where action = 'rotateAuditKey'");
      assert.equal([event?.resource, event?.target_id, event?.actor_id], ['keys', 'audit', null]);
      const entries = await teller.platform.call(
        'listLedgerEntries',
        { path: { instance_id: teller.ids.target ?? '' } },
        SYSTEM,
      );
      const kinds = JSON.stringify(entries.body);
      assert.not.match(kinds, 'rotation', 'the list has movements of money only');
    }));

  test('it goes on under load: what is booked meanwhile continues each chain with the key that its head has', () =>
    withTeller(async (teller) => {
      const players = Array.from({ length: 40 }, (_, index) => `p-${index}`);
      await Promise.all([
        ...players.map((player) => teller.contribute('shared', player)),
        rotateLedgerKey(partsOf(teller, { perUnit: 1 })),
        ...players.map((player) => teller.contribute('lucky', player)),
      ]);
      await teller.contribute('shared', 'p-1');
      assert.equal(await faultsOf(teller), []);
    }));

  inFull(test)('killed at any step, nothing is lost or refused, and the next start finishes it', () =>
    withTeller(async (teller) => {
      await teller.contribute('shared', 'p-1', 'p-2');
      const chains = Object.keys(teller.ids).length;
      let step = 0;
      for (let isWhole = false; !isWhole; ) {
        step += 1;
        const before = rotationsIn(teller);
        isWhole = await rotateLedgerKey(partsOf(teller, { store: dyingAt(step, teller), perUnit: 3 })).then(
          () => true,
          (error: unknown) => {
            if (error instanceof Crash) return false;
            throw error;
          },
        );
        assert.equal(await faultsOf(teller), [], `killed at step ${step}`);
        await teller.contribute('shared', 'p-1');
        await teller.contribute('lucky', 'p-2');
        assert.equal(await faultsOf(teller), [], `killed at step ${step}, and going on`);
        await finishRotations(partsOf(teller));
        // The first unit looks for archives, before there is a new key.
        assert.is(
          rotationsIn(teller) - before,
          step <= 2 ? 0 : chains,
          `each chain is sealed once, killed at step ${step}`,
        );
        assert.not.ok(new Keys(dirname(teller.platform.file)).isLedgerBeingResealed);
        assert.equal(await faultsOf(teller), []);
      }
      // The look for archives, the audit event, the portions of the chains, the look that finds no more, and the audit trail: each before and
      // after.
      assert.is(step, 2 * (2 + Math.ceil(chains / 3) + 1 + 1) + 1);
    }),
  );

  test('a thief of the store and of a key that was replaced cannot change what came before, nor what came after', () =>
    withTold(async (_file, keys, folder, teller) => {
      const theirs = join(folder, 'thief');
      mkdirSync(join(theirs, 'keys'), { recursive: true });
      void keys.seal;
      cpSync(auditKeyOf(teller), join(theirs, 'keys', 'audit.key'));
      const thief = new Keys(theirs);
      await rotateLedgerKey(partsOf(teller));
      await teller.contribute('shared', 'p-1');
      const now = copyOf(teller.platform, join(folder, 'now.db'));
      const verdict = async (file: string): Promise<string> => (await verifyStore(file, keys)).faults.join('\n');
      assert.is(await verdict(now), '');
      const rewrite = "update entries set actor = 'bob' where seq = 2";
      const rewritten = forged(now, join(folder, 'rewritten.db'), rewrite, thief);
      assert.match(await verdict(rewritten), /a rotation, continues the chain with the same key/);
      // Without its end, a chain ends with the key that the thief has.
      const cut = "delete from ledger_entries where id in (select id from ledger_entries where kind = 'rotation')";
      const shortened = forged(now, join(folder, 'shortened.db'), `${cut}; ${rewrite}`, thief);
      assert.match(await verdict(shortened), /the chain ends with the seal of a key that was replaced/);
      // The end kept as it was does not continue another beginning.
      const before = new Database(now, { readonly: true });
      const rows = before.prepare('select id, mac from ledger_entries where length(mac) > 32').all() as {
        id: number;
        mac: Buffer;
      }[];
      before.close();
      const joined = new Database(rewritten);
      for (const { id, mac } of rows) joined.prepare('update ledger_entries set mac = ? where id = ?').run(mac, id);
      joined.close();
      assert.match(await verdict(rewritten), /was changed after it was sealed/);
      // A chain that begins after the rotation begins with the newest key.
      const hex = readFileSync(join(theirs, 'keys', 'audit.key'), 'utf8').trim();
      assert.is(linesOf(teller).at(-1), `${hex} retired`);
      const stripped = tampered(
        now,
        join(folder, 'stripped.db'),
        "update entries set kind = 'reseed' where kind = 'rotation'",
      );
      assert.match(await verdict(stripped), /was changed after it was sealed/);
    }));

  test('a key file that holds anything else is damaged', () =>
    withFolder(async (data) => {
      mkdirSync(keysFolder(data));
      const key = 'ab'.repeat(32);
      for (const text of [
        '',
        'none',
        `${key} retired`,
        `${key}\n${key} old`,
        `${key}\n${key} retired now`,
        `${key}\nx`,
      ]) {
        writeFileSync(join(keysFolder(data), 'audit.key'), `${text}\n`);
        assert.throws(() => new Keys(data).seal, /audit\.key (is damaged|does not hold a key)/, text);
      }
    }));
});
