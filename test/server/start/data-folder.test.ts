// On SQLite alone: what is ordered, copied and restored is a data folder.
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { backup } from '../../../cli/backup.ts';
import { giveOrder } from '../../../cli/give-order.ts';
import { replicate } from '../../../cli/replicate.ts';
import { restore } from '../../../cli/restore.ts';
import { DataFolderDamaged } from '../../../server/keys/key-file.ts';
import { hashNewPassword } from '../../../server/login/administrator.ts';
import { readConfig } from '../../../server/settings/config.ts';
import { backUp } from '../../../server/start/back-up.ts';
import { openDataFolder } from '../../../server/start/data-folder.ts';
import { type Moved, readMoved, writeMoved } from '../../../server/start/moved-folder.ts';
import { OrderFiles } from '../../../server/start/order-files.ts';
import { STOP_LIMITS } from '../../../server/start/start.ts';
import { warnOfBackup } from '../../../server/start/warn-of-backup.ts';
import { DRAINS_AT_ONCE } from '../../support/drains-at-once.ts';
import { ADMINISTRATOR, withFolder, withServer } from '../../support/server.ts';
import { start } from '../../support/start.ts';
import { suite } from '../../support/suite.ts';
import { select } from '../../support/tables.ts';

suite('server/start/orders', (test) => {
  const ORDER = { kind: 'reset-password', username: 'root', passwordHash: 'a-hash' } as const;

  test('an order is taken once, leaves nothing when it was, and cannot be withdrawn any more', () =>
    withFolder(async (data) => {
      const files = new OrderFiles(data);
      assert.is(files.next(), undefined);
      const id = files.give(ORDER);
      const folder = join(data, 'orders');
      assert.is(statSync(folder).mode & 0o777, 0o700);
      for (const name of readdirSync(folder)) assert.is(statSync(join(folder, name)).mode & 0o777, 0o600);
      assert.equal(files.next(), { id, order: ORDER });
      for (const name of readdirSync(folder)) assert.is(statSync(join(folder, name)).size, 0, 'not even its hash');
      assert.is(files.next(), undefined);
      assert.not.ok(files.withdraw(id));
      assert.ok(files.isTaken(id));
      assert.is(files.collect(id), undefined);
      files.report(id, { done: 'Done.' });
      assert.not.ok(files.isTaken(id));
      assert.equal([files.collect(id), files.collect(id)], [{ done: 'Done.' }, undefined]);
      const withdrawn = files.give(ORDER);
      assert.ok(files.withdraw(withdrawn));
      assert.is(files.next(), undefined);
    }));

  test('a platform carries out an order, refuses an impossible one, and one that fails changes nothing', () =>
    withServer(async (client, data) => {
      const reset = (username: string) =>
        giveOrder({ data, database: undefined }, async () => ({
          kind: 'reset-password',
          username,
          passwordHash: await hashNewPassword(username, 'another long password'),
        }));
      assert.is(await reset('root'), 'The password of root is set, and its logins have ended.');
      await reset('bea').then(
        () => assert.unreachable('there is no bea'),
        (error: Error) => assert.is(error.message, 'There is no account bea.'),
      );
      assert.is((await client.call('login', { body: ADMINISTRATOR, token: null })).status, 401);
      await client.login({ ...ADMINISTRATOR, password: 'another long password' });
      assert.match(
        await giveOrder({ data, database: undefined }, async () => ({ kind: 'rotate-audit' })),
        /^The ledger has a new key/,
      );
      assert.is(select(data, "select id from audit_events where action = 'rotateAuditKey'").length, 1);
      assert.equal(readdirSync(join(data, 'orders')), []);
    }));

  test('a start forgets what a platform that was killed has left: the command that waits for it gives its order again', () =>
    withFolder(async (data) => {
      mkdirSync(join(data, 'orders'));
      writeFileSync(join(data, 'orders', 'left.order'), JSON.stringify(ORDER));
      const running = await start(readConfig({ port: '0', data }, { PITBOSS_LOG_LEVEL: 'silent' }), undefined, {
        ...STOP_LIMITS,
        connections: DRAINS_AT_ONCE,
      });
      assert.not.ok(existsSync(join(data, 'orders')));
      await running.stop();
    }));
});

suite('server/start/moved-folder', (test) => {
  const fatal = (error: unknown): void => {
    throw error;
  };

  /** A data folder with a store, and a backup of it. */
  const withBackup = (work: (data: string, copy: string, folder: string) => Promise<void>): Promise<void> =>
    withFolder(async (folder) => {
      const [data, copy] = [join(folder, 'data'), join(folder, 'copy')];
      mkdirSync(data);
      await openDataFolder(data, fatal).close();
      await backUp(data, copy);
      await work(data, copy, folder);
    });

  const AT = 'postgres://pitboss@db.example/pitboss';

  const SAYS: Readonly<Record<Moved['state'], RegExp>> = {
    moving: /The store of .* is being moved to postgres:\/\/pitboss@db\.example\/pitboss\./,
    moved: /The store of .* was moved to postgres:\/\/pitboss@db\.example\/pitboss, and pays nothing here any more\./,
    arriving: /The store of .* is being filled from postgres:\/\/pitboss@db\.example\/pitboss\./,
  };

  for (const state of ['moving', 'moved', 'arriving'] as const)
    test(`no copy is made of a folder that is ${state}, and nothing is restored from or to it`, () =>
      withBackup(async (data, copy, folder) => {
        const moved = { state, id: 'one', other: AT };
        writeMoved(data, moved);
        const before = readdirSync(data).toSorted();
        const to = join(folder, 'to');
        for (const work of [
          () => backup(['--to', to, '--data', data], ''),
          () => backup(['--into', to, '--data', data], ''),
          () => replicate(['--to', to, '--data', data], ''),
          () => restore(['--from', data, '--data', to], ''),
          () => restore(['--from', copy, '--data', data], ''),
        ]) {
          const why = await work().then(
            () => 'it is done',
            (error: unknown) => error,
          );
          assert.ok(why instanceof DataFolderDamaged, `${work}: ${why}`);
          assert.match(why.message, SAYS[state]);
        }
        assert.not.ok(existsSync(join(to, 'pitboss.db')));
        assert.equal(readdirSync(data).toSorted(), before);
        assert.equal(readMoved(data), moved);
      }));

  test('a backup during which the folder is moved leaves nothing behind', () =>
    withBackup(async (data, _, folder) => {
      const to = join(folder, 'to');
      const check = async () => writeMoved(data, { state: 'moving', id: 'one', other: AT });
      const why = await backUp(data, to, { check }).catch((error: unknown) => error);
      assert.match(String(why), SAYS.moving);
      assert.equal(readdirSync(folder).toSorted(), ['copy', 'data']);
    }));
});

suite('server/start/warn-of-backup', (test) => {
  test('a start warns of each hold, and of a backup that was copied into place', () =>
    withServer((_client, data) =>
      withFolder(async (folder) => {
        const warnings: string[] = [];
        const log = { warn: (_what: unknown, sentence?: string) => void warnings.push(sentence ?? '') };
        warnOfBackup(log, data, []);
        assert.equal(warnings, []);
        warnOfBackup(log, data, [{ operatorId: 'northstar', sinceMs: 1, restoredAtMs: 2, liftedAtMs: null }]);
        assert.match(warnings.pop() ?? '', /^the platform was restored from a backup/);
        await backUp(data, join(folder, 'copy'));
        warnOfBackup(log, join(folder, 'copy'), []);
        assert.match(warnings.pop() ?? '', /^the data folder is a backup that was copied rather than restored/);
        assert.equal(warnings, []);
      }),
    ));
});
