import * as assert from 'uvu/assert';
import { StoreError } from '../../db/engine/store-error.ts';
import type { Wallet, WalletTransaction } from '../../platform/unit/operator-wallet.ts';
import { paidByPlayers } from '../support/paying-players.ts';
import type { InProcessPlatform } from '../support/platform.ts';
import { succeed, withPublished } from '../support/published.ts';
import { instantiation, threePots, toTarget } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { selectFrom } from '../support/tables.ts';
import { verifyStore } from '../support/verifying.ts';

type Scene = {
  readonly platform: InProcessPlatform;
  /** Contributes under a key to an instance and its linked one. Returns the reply. */
  contribute(): Promise<string>;
  /** The debit at which the store starts to refuse writes, and the wallet's answer to it. */
  readonly fails: { at: number; answer: Awaited<ReturnType<Wallet['execute']>> };
  mend(): void;
  /** From the nth write on the store fails, and that one is committed without an answer. Returns whether there was one. */
  loseAnswerOf(nth: number): () => boolean;
  /** The players' debits that were not cancelled. */
  readonly debits: Set<string>;
  states(): unknown[];
  keys(): unknown[];
};

const DONE = { outcome: 'done', result: null } as const;

const withScene = async (
  work: (scene: Scene) => Promise<void>,
  template: Parameters<typeof withPublished>[0] & { readonly id: string } = paidByPlayers('paid'),
  linked = true,
): Promise<void> => {
  const debits = new Set<string>();
  const fails: Scene['fails'] = { at: 0, answer: DONE };
  let asked = 0;
  let refuseWrites = (): void => {};
  const wallet: Wallet = {
    authenticate: async ({ currency }) => ({
      outcome: 'done',
      result: { playerId: 'p-1', operatorId: 'northstar', brandId: 'luna', currency, country: 'MT' },
    }),
    execute: async ({ transactionId }: WalletTransaction) => {
      asked += 1;
      debits.add(transactionId);
      if (asked !== fails.at) return DONE;
      refuseWrites();
      return fails.answer;
    },
    executeBatch: async () => ({ outcome: 'done', result: new Map() }),
    cancel: async (transactionId) => {
      debits.delete(transactionId);
      return DONE;
    },
  };
  const options = { clock: () => Date.UTC(2026, 0, 1), draw: (n: bigint) => n - 1n, walletOf: () => wallet };
  await withPublished(template, options, async (platform) => {
    const { store, file } = platform;
    const ids: string[] = [];
    for (const game of ['one', 'two']) {
      const body = instantiation({ template_id: template.id, instance_game_code: game });
      ids.push(((await succeed(platform, 'instantiateTemplate', { body })) as { id: string }).id);
    }
    await succeed(platform, 'createSources', {
      body: [{ owner_id: 'northstar:luna', source_id: 'comet-rush', source_name: 'Comet Rush' }],
    });
    for (const instance_id of ids)
      await succeed(platform, 'assignSources', {
        body: { owner_id: 'northstar:luna', source_id: ['comet-rush'], instance_id },
      });
    const write = store.write.bind(store);
    refuseWrites = () => {
      store.write = () => Promise.reject(new StoreError('store_unavailable', 'The disk is full.'));
    };
    const down = (): Promise<never> => Promise.reject(new StoreError('store_unavailable', 'The database is gone.'));
    const options = { allow_linked_contributions: linked, idempotency_key: 'k-1' };
    await work({
      platform,
      contribute: () =>
        platform
          .call('contributeToTarget', { body: toTarget({ id: 'comet-rush', type: 'source' }, { options }) })
          .then(({ status, code }) => code ?? String(status))
          .catch((error: { code: string }) => error.code),
      fails,
      mend: () => {
        store.write = write;
      },
      loseAnswerOf: (nth) => {
        let writes = 0;
        store.write = async (unit) => {
          writes += 1;
          if (writes < nth) return write(unit);
          if (writes === nth) await write(unit);
          return down();
        };
        return () => writes >= nth;
      },
      debits,
      states: () => selectFrom(file, 'select state from contributions order by id').map(({ state }) => state),
      keys: () => selectFrom(file, 'select state from idempotency_keys').map(({ state }) => state),
    });
  });
};

suite('server/unconcluded', (test) => {
  test('a key that the store failed to finish is in flight only until the store works again', () =>
    withScene(async ({ platform, contribute, fails, mend, debits, states, keys }) => {
      fails.at = 2;
      assert.is(await contribute(), 'store_unavailable');
      mend();
      assert.equal([states(), keys()], [['booked', 'open'], ['running']]);
      assert.is(await contribute(), 'idempotency_key_in_flight');
      await platform.settle();
      await platform.settle();
      assert.equal([states(), keys()], [['booked', 'cancelled'], ['done']]);
      assert.is(debits.size, 1);
      assert.is(await contribute(), '204');
    }));

  test('C13 verify passes while a key is held for linked contributions', () =>
    withScene(async ({ platform, contribute, fails, mend, states, keys }) => {
      fails.at = 2;
      await contribute();
      mend();
      assert.equal([states(), keys()], [['booked', 'open'], ['running']]);
      assert.equal((await verifyStore(platform.file, platform.keys)).faults, []);
    }));

  for (const [said, answer] of [
    ['made', DONE],
    ['refused', { outcome: 'refused', code: 'limit_exceeded' }],
    ['may have made', { outcome: 'uncertain', why: 'timeout', detail: 'Silence.' }],
  ] as const)
    test(`a debit that the wallet ${said} while the store fails is taken back once it works, and the key is free`, () =>
      withScene(async ({ platform, contribute, fails, mend, debits, states, keys }) => {
        Object.assign(fails, { at: 1, answer });
        assert.is(await contribute(), 'store_unavailable');
        mend();
        assert.equal([states(), keys()], [['open'], ['running']]);
        await platform.settle();
        await platform.settle();
        assert.equal([states(), keys()], [['cancelled'], []]);
        assert.is(debits.size, 0);
        assert.is(await contribute(), '200');
      }));

  for (const [who, template] of [
    ['players pay', paidByPlayers('paid')],
    ['the operator pays', threePots()],
  ] as const)
    for (const linked of [false, true])
      test(`whichever write of a contribution${linked ? ' with a linked one' : ''}, for which ${who}, is committed without an answer: once the store works, nothing is left open`, async () => {
        for (let nth = 1, isLost = true; isLost; nth += 1)
          await withScene(
            async ({ platform, contribute, loseAnswerOf, mend, debits, states, keys }) => {
              const wasLost = loseAnswerOf(nth);
              const reply = await contribute();
              isLost = wasLost();
              mend();
              for (let round = 0; round < 2; round += 1) await platform.settle();
              const left = [states(), keys()].flat().filter((state) => state !== 'booked' && state !== 'cancelled');
              assert.equal([reply, ...left.filter((state) => state !== 'done')], [reply], `write ${nth}`);
              const booked = states().filter((state) => state === 'booked');
              if (template.id === 'paid') assert.is(debits.size, booked.length, `write ${nth}`);
              assert.match(await contribute(), /^20[04]$/, `write ${nth}`);
              assert.equal((await verifyStore(platform.file, platform.keys)).faults, []);
            },
            template,
            linked,
          );
      });
});
