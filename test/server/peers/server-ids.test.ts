import * as assert from 'uvu/assert';
import { endBegunBefore } from '../../../platform/contributions/commit-outcome.ts';
import type { Wallet, WalletAnswer } from '../../../platform/unit/operator-wallet.ts';
import { createIds } from '../../../server/peers/server-ids.ts';
import { withPublished } from '../../support/published.ts';
import { seededDraw } from '../../support/seeded-draw.ts';
import { contribution, instantiation, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { selectFrom } from '../../support/tables.ts';

const OURS = '0123456789ab';
const OTHERS = 'ba9876543210';

suite('server/peers/server-ids', (test) => {
  test('ids are UUIDs of version 7 that end with the server, in the order of their time, and none comes twice', () => {
    const newId = createIds(() => OURS);
    const ids = Array.from({ length: 20_000 }, newId);
    for (const id of ids) assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-0123456789ab$/);
    assert.is(new Set(ids).size, ids.length);
    const times = ids.map((id) => id.slice(0, 13));
    assert.equal(times, times.toSorted());
  });

  test('an open contribution is cancelled only when the server that opened it does not run any more', async () => {
    const debited = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<WalletAnswer<null>>();
    const wallet: Wallet = {
      authenticate: async () => ({
        outcome: 'done',
        result: { playerId: 'p-1', operatorId: 'northstar', brandId: 'luna', currency: 'EUR' },
      }),
      lastCurrency: () => undefined,
      execute: () => {
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
      const { body } = await platform.call('instantiateTemplate', { body: instantiation() });
      const { id } = body as { readonly id: string };
      const replied = platform.call('contributeToInstance', { body: contribution(id) });
      await debited.promise;
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
        selectFrom(platform.file, 'select state from contribution_intents').map(({ state }) => state);
      assert.is(await endBegunBefore(context, Number.MAX_SAFE_INTEGER, [OTHERS, OURS]), undefined);
      assert.equal(states(), ['open']);
      assert.equal(await endBegunBefore(context, Number.MAX_SAFE_INTEGER, [OTHERS]), { cancelling: 1, booked: 0 });
      assert.equal(states(), ['cancelling']);
      answer.resolve({ outcome: 'done', result: null });
      assert.is((await replied).code, 'wallet_failed');
    });
  });
});
