import * as assert from 'uvu/assert';
import { endBegunBefore } from '../../../platform/contributions/commit-outcome.ts';
import type { Wallet, WalletAnswer } from '../../../platform/unit/operator-wallet.ts';
import { createIds } from '../../../server/peers/server-ids.ts';
import { SOURCE } from '../../support/linking.ts';
import { succeed, withPublished } from '../../support/published.ts';
import { seededDraw } from '../../support/seeded-draw.ts';
import { contribution, instantiation, threePots, toTarget } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { selectFrom } from '../../support/tables.ts';

const OURS = '0123456789ab';
const OTHERS = 'ba9876543210';

type Platform = Parameters<Parameters<typeof withPublished>[2]>[0];
type Replied = ReturnType<Platform['call']>;

/** Cancels the contribution whose debit is under way as soon as its server does not run any more, and not before. Resolves to the code of its reply. */
const endOpen = async (
  isHeld: (transactionId: string) => boolean,
  ask: (platform: Platform) => Promise<() => Replied>,
  stateOf: string,
): Promise<unknown> => {
  const debited = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<WalletAnswer<null>>();
  const wallet: Wallet = {
    authenticate: async () => ({
      outcome: 'done',
      result: { playerId: 'p-1', operatorId: 'northstar', brandId: 'luna', currency: 'EUR' },
    }),
    lastCurrency: () => undefined,
    execute: async ({ transactionId }) => {
      if (!isHeld(transactionId)) return { outcome: 'done', result: null };
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
  let code: unknown;
  await withPublished(template, options, async (platform) => {
    const begin = await ask(platform);
    const replied = begin();
    await Promise.race([
      debited.promise,
      replied.then((reply) => {
        throw new Error(JSON.stringify(reply));
      }),
    ]);
    const { store } = platform;
    const unit = { nowMs: now, draw: seededDraw(7), newId: options.newId, seal: platform.keys.seal };
    const context: Parameters<typeof endBegunBefore>[0] = {
      read: (work) => store.read(work),
      write: (work) => store.write((tx) => work({ ...unit, tx, undrawable: new Set() })),
    };
    const states = () => selectFrom(platform.file, stateOf).map(({ state }) => state);
    assert.is(await endBegunBefore(context, Number.MAX_SAFE_INTEGER, [OTHERS, OURS]), undefined, 'its server runs');
    assert.equal(states(), ['open']);
    assert.equal(await endBegunBefore(context, Number.MAX_SAFE_INTEGER, [OTHERS]), { cancelling: 1, booked: 0 });
    assert.equal(states(), ['cancelling']);
    answer.resolve({ outcome: 'done', result: null });
    ({ code } = await replied);
  });
  return code;
};

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
    const ask = async (platform: Platform) => {
      const { id } = (await succeed(platform, 'instantiateTemplate', { body: instantiation() })) as { id: string };
      return () => platform.call('contributeToInstance', { body: contribution(id) });
    };
    assert.is(await endOpen(() => true, ask, 'select state from contribution_intents'), 'wallet_failed');
  });

  test('so is one that is linked to another, whose id has its place behind the server', async () => {
    const ask = async (platform: Platform) => {
      const owner_id = 'northstar';
      const { id: source_id } = SOURCE;
      await succeed(platform, 'createSources', { body: [{ owner_id, source_id, source_name: source_id }] });
      for (const code of ['one', 'two']) {
        const body = instantiation({ instance_game_code: code, instance_name: code });
        const { id: instance_id } = (await succeed(platform, 'instantiateTemplate', { body })) as { id: string };
        await succeed(platform, 'assignSources', { body: { owner_id, source_id: [source_id], instance_id } });
      }
      const body = toTarget(SOURCE, { options: { allow_linked_contributions: true } });
      return () => platform.call('contributeToTarget', { body });
    };
    await endOpen(
      (transactionId) => transactionId.endsWith('.1:debit'),
      ask,
      "select state from contribution_intents where id like '%.1'",
    );
  });
});
