// A long proof: it starts PostgreSQL, and counts for some seconds.
import { setTimeout as sleep } from 'node:timers/promises';
import * as assert from 'uvu/assert';
import type { Store } from '../../../db/engine/store.ts';
import { suite } from '../../support/suite.ts';
import { withServers } from '../../support/with-servers.ts';

const SECONDS = 10;
/** Of each server: two looks, a beat and a look at the keys a second. */
const A_SECOND_MAX = 5;
/** Begin, version, a query and the commit; a unit that may write locks a row and has a savepoint besides. */
const STATEMENTS = { read: 4, write: 6 } as const;

suite('server/peers/idle', (test) => {
  test('servers to which nothing happens ask the database at most five questions a second each', async () => {
    let asked = 0;
    /** Counts the queries to a store, and passes them on. */
    const count = (store: Store): void => {
      const { shared } = store;
      if (shared === undefined) throw new Error('it is not shared');
      const [read, write, ask] = [store.read.bind(store), store.write.bind(store), shared.ask];
      Object.assign(store, {
        read: (...unit: Parameters<typeof read>) => {
          asked += STATEMENTS.read;
          return read(...unit);
        },
        write: (...unit: Parameters<typeof write>) => {
          asked += STATEMENTS.write;
          return write(...unit);
        },
      });
      Object.assign(shared, {
        ask: (...statement: Parameters<typeof ask>) => {
          asked += 1;
          return ask(...statement);
        },
      });
    };
    await withServers(
      2,
      async ({ servers }) => {
        // Start-up work is over.
        await sleep(6_000);
        asked = 0;
        await sleep(SECONDS * 1000);
        assert.ok(asked > 0, 'it is counted');
        assert.ok(asked <= servers.length * SECONDS * A_SECOND_MAX, `${asked} in ${SECONDS} s`);
      },
      {},
      count,
    );
  });
});
