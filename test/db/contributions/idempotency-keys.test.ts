import * as assert from 'uvu/assert';
import { listHeldKeys } from '../../../db/contributions/idempotency-keys.ts';
import { idempotencyKeys } from '../../../db/tables/contributions.ts';
import { succeed } from '../../support/published.ts';
import { contribution } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { dailyPot, HOUR_MS, START_MS, withTimed } from '../../support/timed.ts';

suite('db/contributions/idempotency-keys', (test) => {
  test('a key that waited long for its contribution is held as long as another one', () =>
    withTimed(dailyPot(), async ({ platform, instanceId, clock, query }) => {
      clock.nowMs = START_MS + HOUR_MS;
      await succeed(platform, 'contributeToInstance', { body: contribution(instanceId) });
      const [{ id } = {}] = query('select id from contributions');
      // As if accepted for a callback, and delayed by others of its operator.
      const running = { scope: 'operator:northstar', key: 'k', operation: 'contributeToInstance', fingerprint: 'f' };
      await platform.store.write((tx) =>
        tx.run((db) =>
          db
            .insert(idempotencyKeys)
            .values({ ...running, state: 'running', contributionId: String(id), createdAtMs: START_MS }),
        ),
      );
      const held = (beforeMs: number) => platform.store.read((tx) => listHeldKeys(tx, beforeMs, 10));
      assert.equal(await held(START_MS + HOUR_MS - 1), []);
      assert.equal(
        (await held(START_MS + HOUR_MS)).map(({ key }) => key),
        ['k'],
      );
    }));
});
