import * as assert from 'uvu/assert';
import { contributionIntents } from '../../db/contributions.ts';
import { idempotencyKeys, listHeldKeys } from '../../db/idempotency-keys.ts';
import { succeed } from '../support/published.ts';
import { contribution } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { dailyPot, HOUR_MS, START_MS, withTimed } from '../support/timed.ts';

suite('db/idempotency-keys', (test) => {
  test('a key that waited long for its contribution is held as long as another one', () =>
    withTimed(dailyPot(), async ({ platform, instanceId }) => {
      await succeed(platform, 'contributeToInstance', { body: contribution(instanceId, { idempotency_key: 'k' }) });
      // As if accepted for a callback, and delayed by others of its operator.
      await platform.store.write(async (tx) => {
        await tx.run((db) => db.update(idempotencyKeys).set({ state: 'running' }));
        await tx.run((db) => db.update(contributions).set({ createdAtMs: START_MS + HOUR_MS }));
      });
      const held = (beforeMs: number) => platform.store.read((tx) => listHeldKeys(tx, beforeMs, 10));
      assert.equal(await held(START_MS + HOUR_MS - 1), []);
      assert.equal(
        (await held(START_MS + HOUR_MS)).map(({ key }) => key),
        ['k'],
      );
    }));
});
