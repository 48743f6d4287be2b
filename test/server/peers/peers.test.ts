import * as assert from 'uvu/assert';
import type { SharedAccess } from '../../../db/engine/shared-access.ts';
import type { Runnable } from '../../../db/engine/statement.ts';
import type { Store } from '../../../db/engine/store.ts';
import { unavailable } from '../../../db/engine/store-error.ts';
import { giveLeaseBack, takeLease } from '../../../db/servers/leases.ts';
import { endBegunBefore } from '../../../platform/contributions/commit-outcome.ts';
import type { Wallet, WalletAnswer } from '../../../platform/unit/operator-wallet.ts';
import { Limiter } from '../../../server/http/limiter.ts';
import type { PeerMessage } from '../../../server/peers/duties.ts';
import { HeldDuties } from '../../../server/peers/held-duties.ts';
import { createIds } from '../../../server/peers/server-ids.ts';
import { shareCounts } from '../../../server/peers/share-counts.ts';
import { errorLog } from '../../support/error-log.ts';
import { SOURCE } from '../../support/linking.ts';
import { expectErrors } from '../../support/logged-errors.ts';
import { succeed, withPublished } from '../../support/published.ts';
import { seededDraw } from '../../support/seeded-draw.ts';
import { contribution, instantiation, threePots, toTarget } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { selectFrom } from '../../support/tables.ts';

suite('server/peers/server-ids', (test) => {
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

suite('server/peers/share-counts', (test) => {
  const QUOTA = 50;

  /** Servers that hear of each other at once. */
  const together = (count: number) => {
    const listeners: ((message: PeerMessage) => void)[] = [];
    const told: PeerMessage[] = [];
    const limiters = Array.from({ length: count }, (_, at) =>
      shareCounts(new Limiter('public', QUOTA, 60), {
        isShared: true,
        tell: (message) => {
          told.push(message);
          for (const [to, listen] of listeners.entries()) if (to !== at) listen(message);
        },
        onMessage: (listen) => listeners.push(listen),
      }),
    );
    const other: Limiter = shareCounts(new Limiter('player-tokens', QUOTA, 60), {
      isShared: true,
      tell: () => {},
      onMessage: (listen) => listeners.push(listen),
    });
    return { limiters, told, other };
  };

  test('three servers take as much as one, and a tenth of the quota more for each of the others', async () => {
    const { limiters, told } = together(3);
    let taken = 0;
    for (let round = 0; round < 3 * QUOTA; round += 1)
      if ((await limiters[round % 3]?.take('a')) === undefined) taken += 1;
    assert.ok(taken >= QUOTA && taken <= QUOTA + (2 * QUOTA) / 10, `${taken}`);
    assert.ok(told.length <= 12, `${told.length} messages`);
  });

  test('a flood at one server is reported no more than ten times, and never with a key itself', async () => {
    const { limiters, told } = together(2);
    for (let round = 0; round < 1_000; round += 1) await limiters[0]?.take('198.51.100.0/24');
    assert.is(told.length, 10);
    assert.not.ok(JSON.stringify(told).includes('198.51'));
    assert.is((await limiters[1]?.hit('198.51.100.0/24'))?.quota, QUOTA);
    assert.is(await limiters[1]?.hit('203.0.113.0/24'), undefined);
  });

  test('counts of few requests are not reported, and limits are kept apart', async () => {
    const { limiters, told, other } = together(2);
    for (let key = 0; key < 100; key += 1)
      for (let times = 0; times < 4; times += 1) await limiters[0]?.count(`${key}`);
    assert.is(told.length, 0);
    for (let times = 0; times < QUOTA; times += 1) await limiters[0]?.count('a');
    assert.is((await limiters[1]?.hit('a'))?.quota, QUOTA);
    assert.is(await other.hit('a'), undefined);
  });

  test('a server that is alone counts for itself', async () => {
    const told: PeerMessage[] = [];
    const limiter = shareCounts(new Limiter('public', QUOTA, 60), {
      isShared: false,
      tell: (message) => told.push(message),
      onMessage: () => {},
    });
    for (let times = 0; times < QUOTA; times += 1) assert.is(await limiter.take('a'), undefined);
    assert.ok(await limiter.take('a'));
    assert.is(told.length, 0);
  });
});

suite('server/peers/held-duties', (test) => {
  type Row = { name: string; holder: string | null; epoch: number };

  /** One lease, and a database that can be made to lose answers. */
  const withLease = () => {
    const rows: Row[] = [];
    let lose: 'answers' | 'questions' | undefined;
    const ask: SharedAccess['ask'] = async (runnable, given = {}) => {
      const params = { name: String(given.name), holder: String(given.holder), epoch: Number(given.epoch) };
      if (lose === 'questions') throw unavailable(new Error('away'));
      let changes = 0;
      const row = rows.find(({ name }) => name === params.name);
      const asked: Runnable = runnable;
      if (asked === takeLease) {
        if (row === undefined) rows.push({ name: params.name, holder: params.holder, epoch: 1 });
        else if (row.epoch === params.epoch) Object.assign(row, { holder: params.holder, epoch: row.epoch + 1 });
        changes = row === undefined || row.holder === params.holder ? 1 : 0;
      } else if (asked === giveLeaseBack && row?.holder === params.holder && row.epoch === params.epoch) {
        row.holder = null;
        changes = 1;
      }
      if (lose === 'answers') throw unavailable(new Error('away'));
      return { rows: [], changes };
    };
    const duties = new HeldDuties({} as Store, { ask }, () => 'one', errorLog());
    return { rows, duties, lose: (what: typeof lose) => (lose = what) };
  };

  const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

  test('a lease whose taking was not answered is taken again', async () => {
    expectErrors(/could not be changed, trying again/);
    const { rows, duties, lose } = withLease();
    lose('answers');
    await duties.take(
      'settlement',
      () => () => {},
      [],
      () => true,
    );
    lose(undefined);
    assert.is(rows[0]?.holder, 'one', 'as the database has it');
    for (let look = 0; look < 3; look += 1) {
      duties.compare(
        rows.map((row) => ({ ...row })),
        (id) => id === 'one',
      );
      await turn();
    }
    assert.is(duties.has('settlement'), true);
  });

  test('a duty whose beginning failed in an outage is begun again', async () => {
    expectErrors(/could not be changed, trying again/);
    const { rows, duties, lose } = withLease();
    let begun = 0;
    await duties.take(
      'settlement',
      () => {
        begun += 1;
        if (begun > 1) return () => {};
        lose('questions');
        throw unavailable(new Error('away'));
      },
      [],
      () => true,
    );
    lose(undefined);
    for (let look = 0; look < 3; look += 1) {
      duties.compare(
        rows.map((row) => ({ ...row })),
        (id) => id === 'one',
      );
      await turn();
    }
    assert.is(begun, 2);
    assert.is(duties.has('settlement'), true);
  });
});
