import * as assert from 'uvu/assert';
import { endBegunBefore } from '../../../platform/contributions/commit-outcome.ts';
import type { Wallet, WalletAnswer } from '../../../platform/unit/operator-wallet.ts';
import { createIds } from '../../../server/peers/server-ids.ts';
import { SOURCE } from '../../support/linking.ts';
import { succeed, withPublished } from '../../support/published.ts';
import { seededDraw } from '../../support/seeded-draw.ts';
import { instantiation, threePots, toTarget } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { selectFrom } from '../../support/tables.ts';

const OURS = '0123456789ab';
const OTHERS = 'ba9876543210';

suite('platform/contributions/left-linked', (test) => {
  test('an open linked contribution is cancelled only when the server that opened it does not run any more', async () => {
    const debited = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<WalletAnswer<null>>();
    const wallet: Wallet = {
      authenticate: async () => ({
        outcome: 'done',
        result: { playerId: 'p-1', operatorId: 'northstar', brandId: 'luna', currency: 'EUR' },
      }),
      lastCurrency: () => undefined,
      execute: async ({ transactionId }) => {
        if (!transactionId.endsWith('.1:debit')) return { outcome: 'done', result: null };
        debited.resolve();
        return answer.promise;
      },
      executeBatch: async () => ({ outcome: 'done', result: new Map() }),
      cancel: async () => ({ outcome: 'done', result: null }),
    };
    const template = threePots({
      contribution_rules: { contribution_type: { Fixed: 1 }, operator_contribution_percentage: '0' },
    });
    const now = Date.UTC(2027, 0, 1);
    const options = { draw: seededDraw(7), clock: () => now, newId: createIds(() => OURS), walletOf: () => wallet };
    await withPublished(template, options, async (platform) => {
      const ids: string[] = [];
      for (const code of ['one', 'two']) {
        const body = instantiation({ instance_game_code: code, instance_name: code });
        ids.push(((await succeed(platform, 'instantiateTemplate', { body })) as { id: string }).id);
      }
      const owner_id = 'northstar';
      await succeed(platform, 'createSources', {
        body: [{ owner_id, source_id: SOURCE.id, source_name: SOURCE.id }],
      });
      for (const instance_id of ids)
        await succeed(platform, 'assignSources', { body: { owner_id, source_id: [SOURCE.id], instance_id } });
      const replied = platform.call('contributeToTarget', {
        body: toTarget(SOURCE, { options: { allow_linked_contributions: true } }),
      });
      await Promise.race([
        debited.promise,
        replied.then((reply) => {
          throw new Error(JSON.stringify(reply));
        }),
      ]);
      const { store } = platform;
      const context: Parameters<typeof endBegunBefore>[0] = {
        read: (work) => store.read(work),
        write: (work) =>
          store.write((tx) =>
            work({
              tx,
              nowMs: now,
              draw: seededDraw(7),
              newId: options.newId,
              seal: platform.keys.seal,
              undrawable: new Set(),
            }),
          ),
      };
      const states = () =>
        selectFrom(platform.file, "select state from contribution_intents where id like '%.1'").map(
          ({ state }) => state,
        );
      assert.equal(states(), ['open']);
      assert.is(await endBegunBefore(context, Number.MAX_SAFE_INTEGER, [OTHERS, OURS]), undefined, 'its server runs');
      assert.equal(states(), ['open']);
      assert.equal(await endBegunBefore(context, Number.MAX_SAFE_INTEGER, [OTHERS]), { cancelling: 1, booked: 0 });
      answer.resolve({ outcome: 'done', result: null });
      await replied;
    });
  });
});
