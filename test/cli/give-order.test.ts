import { once } from 'node:events';
import * as assert from 'uvu/assert';
import { giveOrder } from '../../cli/give-order.ts';
import { hashNewPassword } from '../../server/login/administrator.ts';
import { openDataFolder } from '../../server/start/data-folder.ts';
import { OrderFiles } from '../../server/start/order-files.ts';
import { withFolder } from '../support/server.ts';
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
    test(`a command whose platform ends ${isTaken ? 'with its order' : 'before it takes the order'} does the work itself`, () =>
      withFolder(async (data) => {
        const holder = openDataFolder(data, () => {});
        const files = new OrderFiles(data);
        const given = giveOrder(data, order);
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
});
