// On SQLite alone: an order is given to the process that holds a data folder.
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { giveOrder } from '../../../cli/give-order.ts';
import { hashNewPassword } from '../../../server/login/administrator.ts';
import { readConfig } from '../../../server/settings/config.ts';
import { OrderFiles } from '../../../server/start/order-files.ts';
import { STOP_LIMITS } from '../../../server/start/start.ts';
import { DRAINS_AT_ONCE } from '../../support/drains-at-once.ts';
import { ADMINISTRATOR, withFolder, withServer } from '../../support/server.ts';
import { start } from '../../support/start.ts';
import { suite } from '../../support/suite.ts';
import { select } from '../../support/tables.ts';

const ORDER = { kind: 'reset-password', username: 'root', passwordHash: 'a-hash' } as const;

suite('server/start/orders', (test) => {
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

  test('a platform carries out what it is told, refuses what cannot be, and one that fails changes nothing', () =>
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
