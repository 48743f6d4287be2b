import { randomBytes } from 'node:crypto';
import * as assert from 'uvu/assert';
import type { Store } from '../../../db/engine/store.ts';
import { isStoreFailure, unavailable } from '../../../db/engine/store-error.ts';
import { CHAIN_START } from '../../../db/ledger/ledger.ts';
import { findSharedKeys } from '../../../db/servers/shared-keys.ts';
import { Keys } from '../../../server/keys/keys.ts';
import { createSecretBox } from '../../../server/keys/secret-box.ts';
import { OtherKey, SharedKeys, type SharedKeysTimes } from '../../../server/keys/shared-keys.ts';
import { TokenVerifier } from '../../../server/login/identify.ts';
import { createTokens } from '../../../server/login/tokens.ts';
import { migrations } from '../../../server/start/assets.ts';
import { account } from '../../support/accounts.ts';
import { openedEngineStore } from '../../support/engine-store.ts';
import { suite } from '../../support/suite.ts';

const NOW_MS = 1_767_250_800_000;
const MINUTE_MS = 60_000;
const KEY = randomBytes(32);
const ada = account({ type: 'User', id: 'ada' });
/** Nothing is looked at by itself, and what is read stays fresh. */
const TIMES: SharedKeysTimes = { lookMs: 3_600_000, freshMs: 3_600_000, settleMs: 0 };

type Server = { readonly shared: SharedKeys; readonly keys: Keys };

const serverOn = async (store: Store, times = TIMES): Promise<Server> => {
  const shared = await SharedKeys.open(store, KEY, undefined, times);
  return { shared, keys: new Keys(shared) };
};

/** Two servers that share a store. */
const withTwo = async (work: (one: Server, other: Server, store: Store) => Promise<void>): Promise<void> => {
  const store = await openedEngineStore({ migrations: migrations() });
  try {
    const [one, other] = await Promise.all([serverOn(store), serverOn(store)]);
    await work(one, other, store);
  } finally {
    await store.close();
  }
};

suite('server/keys/shared-keys', (test) => {
  test('servers that start at the same time use the same keys, and the store holds none of them in plain', () =>
    withTwo(async (one, other, store) => {
      assert.equal(one.shared.all, other.shared.all);
      const { sealed = '' } = (await store.read(findSharedKeys)) ?? {};
      assert.ok(sealed.length > 100);
      for (const text of Object.values(one.shared.all)) {
        const [hex = ''] = text.split('\n');
        assert.is(hex.length, 64);
        for (const shown of [hex, Buffer.from(hex, 'hex').toString('base64')]) assert.not.ok(sealed.includes(shown));
      }
    }));

  test('another key does not open them, and changes nothing', () =>
    withTwo(async (one, _, store) => {
      await SharedKeys.open(store, randomBytes(32)).then(
        () => assert.unreachable('the key is another one'),
        (error: Error) => assert.match(error.message, /encrypted under another key/),
      );
      assert.equal((await serverOn(store)).shared.all, one.shared.all);
    }));

  test('an organisation that signs for the first time on one server is known to the other', () =>
    withTwo(async (one, other) => {
      const { token } = await createTokens(one.keys).issue(ada, NOW_MS);
      assert.is((await new TokenVerifier(other.keys).verify(token, NOW_MS))?.accountId, 'ada');
      const secret = (server: Server) => createTokens(server.keys).organisationSecret(ada.organisationId);
      assert.is(secret(one), secret(other));
      assert.is.not(one.keys.signing('northstar').toString('hex'), one.keys.signing('southstar').toString('hex'));
    }));

  test('a new signing key counts on a server that has not heard of it yet; revoked ones end every login once it has', () =>
    withTwo(async (one, other) => {
      const { token: old } = await createTokens(one.keys).issue(ada, NOW_MS);
      const verifier = new TokenVerifier(other.keys);
      // Lets the other server look just before one begins to use the key.
      const announced = one.shared.settle.bind(one.shared);
      one.shared.settle = async () => {
        await other.shared.look();
        return announced();
      };
      assert.is(await one.shared.rotateSigning(NOW_MS + 30 * MINUTE_MS, NOW_MS), 1);
      const { token: signed } = await createTokens(one.keys).issue(ada, NOW_MS);
      for (const token of [old, signed]) assert.is((await verifier.verify(token, NOW_MS))?.accountId, 'ada');
      await other.shared.look();
      const { token: byOther } = await createTokens(other.keys).issue(ada, NOW_MS);
      for (const token of [old, signed, byOther])
        assert.is((await new TokenVerifier(one.keys).verify(token, NOW_MS))?.accountId, 'ada');
      const generation = one.keys.generation('northstar');
      await one.shared.rotateSigning(NOW_MS, NOW_MS);
      assert.is.not(one.keys.generation('northstar'), generation);
      await other.shared.look();
      assert.is(other.keys.generation('northstar'), one.keys.generation('northstar'));
      for (const token of [old, signed, byOther])
        assert.is(await new TokenVerifier(other.keys).verify(token, NOW_MS + 1), undefined);
    }));

  test('a new key of the ledger seals nothing until every server knows it, and each continues what the other has sealed', () =>
    withTwo(async (one, other) => {
      const first = one.keys.seal(CHAIN_START, 'first');
      await one.keys.addLedgerKey();
      assert.ok(one.keys.isLedgerBeingResealed);
      const begun = one.keys.seal(CHAIN_START, 'begun');
      assert.equal(begun, other.keys.seal(CHAIN_START, 'begun'), 'with the former key');
      let settled = 0;
      one.shared.settle = async () => {
        settled += 1;
        await other.shared.look();
      };
      await one.keys.useComingLedgerKey();
      assert.is(settled, 2, 'before it is used, and before the former one may be retired');
      const resealed = one.keys.reseal(first, 'rotation');
      assert.is(other.keys.proof.continues(first, 'rotation', resealed), 'newer key');
      const next = other.keys.seal(resealed, 'next');
      assert.is(one.keys.proof.continues(resealed, 'next', next), 'same key');
      await one.keys.retireLedgerKeys();
      await other.shared.look();
      assert.not.ok(other.keys.isLedgerBeingResealed);
      assert.equal([other.keys.proof.mayEnd(next), other.keys.proof.mayEnd(first)], [true, false]);
    }));

  test('a rotation that a crash interrupted between its steps goes on from any server', () =>
    withTwo(async (one, other) => {
      await one.keys.addLedgerKey();
      await other.shared.look();
      assert.ok(other.keys.isLedgerBeingResealed);
      await other.keys.addLedgerKey();
      assert.is(other.shared.all.audit?.trim().split('\n').length, 2, 'the key that is coming is enough');
      await other.keys.useComingLedgerKey();
      await other.keys.retireLedgerKeys();
      assert.match(other.shared.all.audit ?? '', /^[0-9a-f]{64}\n[0-9a-f]{64} retired\n$/);
    }));

  test('a secret that one server encrypts with a new key is opened by one that has not heard of its use', () =>
    withTwo(async (one, other) => {
      const [box, otherBox] = [createSecretBox(one.keys.secretKeys), createSecretBox(other.keys.secretKeys)];
      const before = box.seal('before');
      one.shared.settle = () => other.shared.look();
      await one.keys.addSecretKey(NOW_MS);
      assert.equal([otherBox.open(box.seal('after')), otherBox.open(before)], ['after', 'before']);
      assert.is(box.open(otherBox.seal('by the other')), 'by the other');
      await one.keys.dropSecretKeys(NOW_MS);
      assert.throws(() => box.open(before));
    }));

  test('two servers that replace keys at the same time lose neither', () =>
    withTwo(async (one, other, store) => {
      await Promise.all([
        one.keys.addSecretKey(NOW_MS + 1),
        other.keys.addSecretKey(NOW_MS + 1),
        one.keys.addLedgerKey(),
        other.shared.rotateSigning(NOW_MS + 1, NOW_MS),
      ]);
      const { all } = (await serverOn(store)).shared;
      const lines = (name: string) => all[name]?.trim().split('\n').length;
      assert.equal([lines('secrets'), lines('audit'), lines('jwt')], [3, 2, 2]);
    }));

  test('a server that could not look for too long seals nothing and trusts no token until it has', async () => {
    const store = await openedEngineStore({ migrations: migrations() });
    try {
      const { token } = await createTokens((await serverOn(store)).keys).issue(ada, NOW_MS);
      const { shared, keys } = await serverOn(store, { ...TIMES, freshMs: -1 });
      assert.throws(
        () => keys.seal(CHAIN_START, 'first'),
        (error: { readonly code?: string }) => error.code === 'store_unavailable',
      );
      await new TokenVerifier(keys).verify(token, NOW_MS).then(
        () => assert.unreachable('it may be revoked'),
        ({ code }: { readonly code?: string }) => assert.is(code, 'store_unavailable'),
      );
      await shared.look();
    } finally {
      await store.close();
    }
  });

  test('a server that could not look for too long says why: the outage, or what is wrong with the keys', async () => {
    const store = await openedEngineStore({ migrations: migrations() });
    try {
      const outage = new Error('connect ECONNREFUSED db:5432');
      let failure: Error = unavailable(outage);
      let isDown = false;
      const failing: Pick<Store, 'read' | 'write' | 'shared'> = {
        read: (...work) => (isDown ? Promise.reject(failure) : store.read(...work)),
        write: (...work) => store.write(...work),
      };
      const shared = await SharedKeys.open(failing, KEY, undefined, { ...TIMES, freshMs: -1 });
      const why = (): unknown[] => {
        try {
          shared.requireFresh();
          return [];
        } catch (error) {
          assert.ok(isStoreFailure(error) && error instanceof Error);
          return [error.message, error.cause, shared.areKept];
        }
      };
      const late = 'The database has not answered for too long, so its keys may have been replaced.';
      assert.equal(why(), [late, undefined, true]);
      isDown = true;
      await shared.look().catch(() => {});
      assert.equal(why(), [late, outage, true]);
      failure = new OtherKey('encrypted under another key');
      await shared.look().catch(() => {});
      assert.equal(why(), ['The keys in the database cannot be read.', failure, false]);
      isDown = false;
      await shared.look();
      assert.equal(why(), [late, undefined, true]);
    } finally {
      await store.close();
    }
  });

  test('the key that encrypts them is replaced: a server with both goes on, one without the new one goes on when it has it', async () => {
    const store = await openedEngineStore({ migrations: migrations() });
    try {
      const [former, added] = [randomBytes(32), randomBytes(32)];
      const held = { one: [former], other: [former] };
      const [one, other] = await Promise.all([
        SharedKeys.open(store, () => held.one, undefined, TIMES),
        SharedKeys.open(store, () => held.other, undefined, TIMES),
      ]);
      const nothing = async (): Promise<void> => {};
      assert.is(await one.encryptUnderNewest(nothing), false);
      held.one = [added, former];
      // Before, what is written can be read by those that do not have the new key.
      await one.replace('audit', (text) => text.replace(/^/, ''));
      await other.look();
      const before = one.all;
      let isAudited = false;
      const also = async (): Promise<void> => {
        isAudited = true;
      };
      assert.is(await one.encryptUnderNewest(also), true);
      assert.ok(isAudited);
      assert.equal(one.all, before);
      assert.is(await one.encryptUnderNewest(nothing), false);
      const isOther = (error: unknown): boolean => error instanceof OtherKey;
      for (let tries = 0; tries < 2; tries += 1)
        await other.look().then(
          () => assert.unreachable('it does not have the key'),
          (error: unknown) => assert.ok(isOther(error)),
        );
      assert.equal(other.all, before);
      held.other = [added, former];
      await other.look();
      assert.equal(other.all, before);
      held.one = [added];
      await other.rotateSigning(0, 1);
      await one.look();
      assert.equal(one.all, other.all);
      const sealed = (await store.read(findSharedKeys))?.sealed ?? '';
      createSecretBox(added).open(sealed);
      assert.throws(() => createSecretBox(former).open(sealed));
      await SharedKeys.open(store, former).then(
        () => assert.unreachable('it opened'),
        () => {},
      );
    } finally {
      await store.close();
    }
  });

  test('a server that learns the current version reads only when it is another one', () =>
    withTwo(async (one, other, store) => {
      const version = async () => (await store.read(findSharedKeys))?.version ?? 0;
      const { reads } = store.stats;
      await one.shared.seen(1, performance.now());
      assert.is(store.stats.reads, reads);
      await other.shared.rotateSigning(0, 1);
      assert.not.equal(one.shared.all, other.shared.all);
      await one.shared.seen(await version(), performance.now());
      assert.equal(one.shared.all, other.shared.all);
    }));
});
