// A long proof: it starts PostgreSQL.
import * as assert from 'uvu/assert';
import { checkAuditTrail } from '../../../cli/verify/check-audit-trail.ts';
import { verifyInstance } from '../../../cli/verify/verify.ts';
import type { Wallet } from '../../../platform/unit/operator-wallet.ts';
import { createAdministrator } from '../../../server/login/administrator.ts';
import { onPostgres } from '../../support/on-postgres.ts';
import { type InProcessPlatform, openPlatform, type PlatformOptions } from '../../support/platform.ts';
import { succeed, ticking, withPublished } from '../../support/published.ts';
import { seededDraw } from '../../support/seeded-draw.ts';
import { contribution, instantiation, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const luna = 'northstar:luna';

/** Two servers on one database. */
const withTwo = (
  work: (one: InProcessPlatform, other: InProcessPlatform) => Promise<void>,
  template = threePots(),
  more: Partial<PlatformOptions> = {},
): Promise<void> =>
  onPostgres(() => {
    const options: PlatformOptions = { draw: seededDraw(7), clock: ticking(), ...more };
    return withPublished(template, options, async (one) => {
      const other = openPlatform({ ...options, beside: one });
      await work(one, other).finally(() => other.close());
    });
  });

const willing: Wallet = {
  authenticate: async ({ token, currency }) => {
    const playerId = token.replace('session-', '');
    return { outcome: 'done', result: { playerId, operatorId: 'northstar', brandId: 'luna', currency } };
  },
  execute: async () => ({ outcome: 'done', result: null }),
  executeBatch: async () => ({ outcome: 'done', result: new Map() }),
  cancel: async () => ({ outcome: 'done', result: null }),
};

const open = async (platform: InProcessPlatform, changes: object = {}): Promise<string> => {
  const body = await succeed(platform, 'instantiateTemplate', { body: instantiation(changes) });
  return (body as { readonly id: string }).id;
};

const differenceOf = (platform: InProcessPlatform, id: string) =>
  platform.store.read(async (tx) => (await verifyInstance(tx, platform.keys.proof, id)).difference);

const codesOf = async (calls: readonly ReturnType<InProcessPlatform['call']>[]): Promise<string[]> =>
  (await Promise.all(calls)).map(({ code, status }) => code ?? String(status)).toSorted();

suite('platform/contributions/two-servers', (test) => {
  test('contributions of two servers to one instance are all booked, in one chain', () =>
    withTwo(async (one, other) => {
      const id = await open(one);
      const calls = Array.from({ length: 40 }, (_, at) =>
        (at % 2 === 0 ? one : other).call('contributeToInstance', {
          body: contribution(id, { player_id: `p-${at % 5}`, token: `t-${at % 5}`, idempotency_key: `key-${at}` }),
        }),
      );
      assert.equal(new Set(await codesOf(calls)), new Set(['200']));
      const instance = await succeed(other, 'getInstance', { path: { instance_id: id } });
      assert.is((instance as { readonly total_contributions: number }).total_contributions, 40);
      assert.is(await differenceOf(one, id), undefined);
      assert.is(await differenceOf(other, id), undefined);
    }));

  test('of the same request on two servers, one is booked, and the others repeat it', () =>
    withTwo(async (one, other) => {
      const id = await open(one);
      const request = { body: contribution(id, { idempotency_key: 'once' }) };
      const replies = await Promise.all([one, other, one, other].map((at) => at.call('contributeToInstance', request)));
      assert.equal(replies.map(({ status }) => status).toSorted(), [200, 204, 204, 204]);
      const instance = await succeed(other, 'getInstance', { path: { instance_id: id } });
      assert.is((instance as { readonly total_contributions: number }).total_contributions, 1);
    }));

  test('a template edited during its instantiation on another server is locked, or the instance has the edit', () =>
    withTwo(async (one, other) => {
      const seen = new Set<string>();
      for (let round = 0; round < 12; round += 1) {
        const id = `template-${round}`;
        const document = threePots({ id });
        await succeed(one, 'createTemplate', { body: document });
        await succeed(other, 'publishTemplate', { body: { owner_id: 'northstar', template_id: id } });
        const edit = () =>
          one.call('updateTemplate', {
            path: { template_id: id },
            body: { ...document, name: `Edited ${round}`, currency: 'USD' },
          });
        const instantiate = () =>
          other.call('instantiateTemplate', { body: instantiation({ template_id: id, instance_game_code: id }) });
        const [first, second] = round % 2 === 0 ? [edit, instantiate] : [instantiate, edit];
        const replies = await Promise.all([first(), second()]);
        const [edited, opened] = round % 2 === 0 ? replies : replies.toReversed();
        const { currency } = (opened?.body ?? {}) as { readonly currency?: string };
        const story = `${edited?.code ?? edited?.status} ${currency}`;
        assert.ok(['200 USD', 'template_locked EUR'].includes(story), story);
        seen.add(story);
      }
      assert.ok(seen.size > 0);
    }));

  test('assignments of two servers to one source get different priorities', () =>
    withTwo(async (one, other) => {
      await succeed(one, 'createSources', { body: [{ owner_id: luna, source_id: 'one', source_name: 'one' }] });
      const ids: string[] = [];
      for (let at = 0; at < 8; at += 1) ids.push(await open(one, { instance_game_code: `code-${at}` }));
      const calls = ids.map((instance_id, at) =>
        (at % 2 === 0 ? one : other).call('assignSources', {
          body: { owner_id: luna, source_id: ['one'], instance_id },
        }),
      );
      assert.equal(new Set(await codesOf(calls)), new Set(['200']));
      const [source] = (await succeed(other, 'listSources')) as {
        readonly jackpots: readonly { readonly priority: number }[];
      }[];
      assert.is(new Set(source?.jackpots.map(({ priority }) => priority)).size, 8);
    }));

  test('a game code is taken once', () =>
    withTwo(async (one, other) => {
      const take = (platform: InProcessPlatform) => platform.call('instantiateTemplate', { body: instantiation() });
      assert.equal(await codesOf([take(one), take(other)]), ['200', 'game_code_taken']);
    }));

  test('actions of two servers at once have one chain of audit seals, without gaps', () =>
    withTwo(async (one, other) => {
      const before = await one.store.read((tx) => checkAuditTrail(tx, () => one.keys.proof));
      const calls = Array.from({ length: 40 }, (_, at) =>
        (at % 2 === 0 ? one : other).call('saveOperators', { body: [{ id: `operator-${at}`, name: 'Of both' }] }),
      );
      assert.equal(new Set(await codesOf(calls)), new Set(['200']));
      const { events, seals, faults } = await other.store.read((tx) => checkAuditTrail(tx, () => other.keys.proof));
      assert.equal([events, seals, faults], [before.events + 40, before.seals + 40, []]);
    }));

  test('a bonus that one server awards or extends pays contributions on another that knew of none', () => {
    let nowMs = 1_800_000_000_000;
    return withTwo(
      async (one, other) => {
        const id = await open(one);
        const pay = async (): Promise<unknown> =>
          ((await succeed(other, 'contributeToInstance', { body: contribution(id) })) as { bonus?: unknown }).bonus;
        assert.is(await pay(), undefined);
        const named = { operator_id: 'northstar', brand_id: 'luna', promo_id: 'spring' };
        const bonus = { type: 'Variable', currency: 'EUR', amount: '30' };
        const available_for = [{ provider_id: 'pitboss', game_ids: [] }];
        const given = { players: ['p-1'], bonus, available_for, timestamp_bonus_expires: nowMs + DAY_MS };
        await succeed(one, 'awardBonus', { body: { ...named, ...given, request_id: 'award' } });
        assert.ok(await pay());
        const until = nowMs + 30 * DAY_MS;
        await succeed(one, 'extendBonuses', { body: { ...named, until, request_id: 'longer', reason: 'a test' } });
        nowMs += 29 * DAY_MS;
        assert.ok(await pay());
      },
      threePots({ contribution_rules: { contribution_type: { Fixed: 1 } } }),
      { clock: () => nowMs, walletOf: () => willing },
    );
  });

  test('an administrator is created once', () =>
    withTwo(async (one, other) => {
      const create = ({ store, keys }: InProcessPlatform) =>
        createAdministrator({ store, keys }, { username: 'root', passwordHash: 'none' }, Date.now());
      const created = await Promise.allSettled([create(one), create(other)]);
      assert.equal(created.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
      const accounts = (await succeed(one, 'listAccounts')) as readonly unknown[];
      assert.is(accounts.length, 1);
    }));
});
