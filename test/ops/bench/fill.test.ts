// A long proof: it fills a store with the rows of a bench, and verifies all of them.
import Database from 'better-sqlite3';
import * as assert from 'uvu/assert';
import { openReader } from '../../../db/engine/store.ts';
import { findParticipation } from '../../../db/opt-ins/participations.ts';
import { fill } from '../../../ops/bench/fill.ts';
import { fillLists } from '../../../ops/bench/fill-lists.ts';
import { bodyOf, keyOf } from '../../../ops/bench/workload.ts';
import { succeed, ticking, withPublished } from '../../support/published.ts';
import { instantiation, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { verifyStore } from '../../support/verifying.ts';

const CONTRIBUTIONS = 7_000;
const PLAYERS = 70;

suite('ops/bench/fill', (test) => {
  test('the rows it adds verify, fill the seeds and go on where the platform was; the platform goes on after it and knows its keys', () =>
    withPublished(threePots(), { draw: () => 1n, clock: ticking(Date.now()) }, async (platform) => {
      const { file, keys } = platform;
      const { id: instanceId } = (await succeed(platform, 'instantiateTemplate', { body: instantiation() })) as {
        readonly id: string;
      };
      const contribute = (key: string, player: string) =>
        platform.call('contributeToInstance', { body: JSON.parse(bodyOf(instanceId, key, player)) });
      assert.is((await contribute('before', 'p-00001')).status, 200);

      await fill({ file, seal: keys.seal, instanceId, contributions: CONTRIBUTIONS, players: PLAYERS, from: 10 });
      assert.equal((await verifyStore(file, keys)).faults, []);

      assert.is((await contribute('after', 'p-00001')).status, 200);
      // The same key with another request.
      assert.is((await contribute(keyOf(10), 'p-00001')).code, 'idempotency_key_reused');
      assert.equal((await verifyStore(file, keys)).faults, []);

      const store = new Database(file, { readonly: true });
      const entries = store.prepare('select kind, count(*) n from ledger_entries group by kind order by kind').all();
      store.close();
      assert.equal(entries, [
        { kind: 'contribution', n: CONTRIBUTIONS + 2 },
        { kind: 'seed', n: 1 },
      ]);
      const reader = openReader({ file });
      const player = { instanceId, brandPath: 'northstar:luna', playerId: 'p-00001' };
      const counted = await reader.read((tx) => findParticipation(tx, player));
      await reader.close();
      assert.is(counted?.contributionCount, CONTRIBUTIONS / PLAYERS + 2);

      // The other lists have the columns of today.
      fillLists({ file, instanceId, rows: 20, wins: 10 });
      const { body } = await platform.call('listWins', {
        query: { payout_currency: 'EUR', payout_amount_max: 1.000003 },
      });
      assert.is((body as unknown[]).length, 3);
    }));
});
