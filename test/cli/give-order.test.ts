import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import * as assert from 'uvu/assert';
import { CommandStopped } from '../../cli/command.ts';
import { giveOrder } from '../../cli/give-order.ts';
import { hashNewPassword } from '../../server/login/administrator.ts';
import { openDataFolder } from '../../server/start/data-folder.ts';
import { OrderFiles } from '../../server/start/order-files.ts';
import { expectErrors } from '../support/logged-errors.ts';
import { withFolder, withServer } from '../support/server.ts';
import { suite } from '../support/suite.ts';
import { select } from '../support/tables.ts';

const order = async () => ({
  kind: 'create-administrator' as const,
  username: 'ann',
  passwordHash: await hashNewPassword('ann', 'a long enough password'),
});
const DONE = 'Created the administrator ann.';

suite('cli/give-order', (test) => {
  for (const isTaken of [false, true])
    test(`Ctrl-C ends the wait for an order that is ${isTaken ? 'taken' : 'not taken yet, and takes it back'}`, () =>
      withFolder(async (data) => {
        const holder = openDataFolder(data, () => {});
        const files = new OrderFiles(data);
        const given = giveOrder({ data, database: undefined }, order).catch((error: unknown) => error);
        const orders = join(data, 'orders');
        while (!existsSync(orders) || readdirSync(orders).length === 0) await nextTurn();
        if (isTaken) files.next();
        process.emit('SIGINT');
        const error = await given;
        assert.instance(error, CommandStopped);
        assert.match(String(error), isTaken ? /The platform has the order/ : /Nothing was changed\.$/);
        assert.is(files.next(), undefined);
        assert.is(process.listenerCount('SIGINT'), 0);
        await holder.close();
      }));

  for (const isTaken of [false, true])
    test(`a command whose platform ends ${isTaken ? 'with its order' : 'before it takes the order'} does the work itself`, () =>
      withFolder(async (data) => {
        const holder = openDataFolder(data, () => {});
        const files = new OrderFiles(data);
        const given = giveOrder({ data, database: undefined }, order);
        const looked = new EventTarget();
        const timer = setInterval(() => {
          if (isTaken && files.next() === undefined) return;
          clearInterval(timer);
          void holder.close().then(() => looked.dispatchEvent(new Event('closed')));
        }, 10);
        await once(looked, 'closed');
        assert.is(await given, DONE);
        assert.equal(select(data, 'select username from accounts'), [{ username: 'ann' }]);
        assert.is(files.next(), undefined, 'no order is left');
      }));

  for (const isTaken of [false, true])
    test(`an order that was ${isTaken ? 'taken' : 'given'} before the platform was restarted is given again`, () =>
      withFolder(async (data) => {
        const holder = openDataFolder(data, () => {});
        const files = new OrderFiles(data);
        const given = giveOrder({ data, database: undefined }, order);
        const isGiven = () => readdirSync(data).includes('orders') && readdirSync(join(data, 'orders')).length > 0;
        await seen(() => (isTaken ? files.next() : isGiven() || undefined));
        // Clears the orders, as a start does.
        files.clear();
        const { id } = await seen(() => files.next());
        files.report(id, { done: DONE });
        assert.is(await given, DONE);
        await holder.close();
      }));

  test('an order that the platform cannot read, and one that it does not know, are refused rather than waited for', () =>
    withServer(async (_client, data) => {
      expectErrors(/an order cannot be read/);
      const files = new OrderFiles(data);
      const unknown = { kind: 'rotate-nothing' as never };
      const refusal = await giveOrder({ data, database: undefined }, async () => unknown).catch(
        (error: Error) => error.message,
      );
      assert.match(refusal, /^This version does not know the order/);
      mkdirSync(join(data, 'orders'), { recursive: true });
      writeFileSync(join(data, 'orders', 'broken.order'), '{');
      const outcome = await seen(() => files.collect('broken'));
      assert.match(JSON.stringify(outcome), /"refused":"The platform cannot read the order/);
      await seen(() => readdirSync(join(data, 'orders')).length === 0 || undefined);
    }));
});

/** The first value that a look finds. */
const seen = async <Value>(look: () => Value | undefined): Promise<Value> => {
  for (;;) {
    const value = look();
    if (value !== undefined) return value;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};
