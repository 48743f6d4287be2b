import { join } from 'node:path';
import * as assert from 'uvu/assert';
import {
  bonusAward,
  budgetUse,
  campaignChange,
  freespinAward,
  freespinInstance,
  freespinTemplate,
  freespinUse,
} from '../../support/freespins.ts';
import { type InProcessPlatform, openPlatform } from '../../support/platform.ts';
import { withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { tampered, verifyStore } from '../../support/verifying.ts';

/** The id of the first item of a reply. */
const idOf = async (platform: InProcessPlatform, ...call: Parameters<InProcessPlatform['call']>): Promise<string> => {
  const { body, code } = await platform.call(...call);
  if (code !== undefined) throw new Error(`${call[0]}: ${code}`);
  return String(Reflect.get(Object(Array.isArray(body) ? body[0] : body), 'id'));
};

/** Bonuses of p-1 in every state: spins partly used, a budget used up, one expired, one untouched. */
const play = async (platform: InProcessPlatform, setClock: (ms: number) => void): Promise<void> => {
  await platform.call('saveOperators', { body: [{ id: 'northstar', name: 'Northstar' }] });
  await platform.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'luna', name: 'Luna' }] });
  const templateId = await idOf(platform, 'createFreespinTemplate', { body: freespinTemplate() });
  const instanceId = await idOf(platform, 'createFreespinInstance', { body: freespinInstance(templateId) });
  const spins = await idOf(platform, 'awardFreespins', {
    body: freespinAward(instanceId, { players: ['p-1', 'p-2'] }),
  });
  for (const request_id of ['u-1', 'u-2'])
    await platform.call('reportFreespinUse', { body: freespinUse(spins, { request_id, count: 2 }) });
  const budget = await idOf(platform, 'awardBonus', { body: bonusAward({ request_id: 'a-1' }) });
  for (const [request_id, amount, ms] of [
    ['u-3', '2', 5],
    // The clock was set back meanwhile.
    ['u-4', '3', 1],
  ] as const) {
    setClock(START_MS + ms);
    await platform.call('reportFreespinUse', { body: budgetUse(budget, amount, { request_id }) });
  }
  await idOf(platform, 'awardBonus', { body: bonusAward({ timestamp_bonus_expires: START_MS + 10 }) });
  await change(platform, idOf);
  await shorten(platform, setClock);
  setClock(START_MS + 20);
  await platform.keepTime();
};

/** Bonuses of p-5 and p-6: a use given back between two others, more time, and then what is left taken back. */
const change = async (platform: InProcessPlatform, id: typeof idOf): Promise<void> => {
  const spring = { promo_id: 'spring', players: ['p-5', 'p-6'] };
  const bonus = await id(platform, 'awardBonus', { body: bonusAward({ request_id: 'a-5', ...spring }) });
  const call = async (...asked: Parameters<InProcessPlatform['call']>): Promise<void> => {
    const { code } = await platform.call(...asked);
    if (code !== undefined) throw new Error(`${asked[0]}: ${code}`);
  };
  const use = (request_id: string, amount: string) =>
    call('reportFreespinUse', { body: budgetUse(bonus, amount, { request_id, player_id: 'p-5' }) });
  await use('u-5', '1');
  await use('u-6', '4');
  await call('giveBack', { body: { operator_id: 'northstar', request_id: 'u-5', reason: 'voided' } });
  await use('u-7', '0.5');
  await call('extendBonuses', { body: campaignChange({ request_id: 'c-1', until: START_MS + 1_000_000 }) });
  await call('removeBonuses', { body: campaignChange({ request_id: 'c-2', promo_id: undefined, bonus_ids: [bonus] }) });
};

/** A bonus of p-8 gets more time, is used by a clock that is ahead, and gets less time once the clock is right. */
const shorten = async (platform: InProcessPlatform, setClock: (ms: number) => void): Promise<void> => {
  const body = bonusAward({ request_id: 'a-8', players: ['p-8'], timestamp_bonus_expires: START_MS + 10 });
  const bonus = await idOf(platform, 'awardBonus', { body });
  const extend = async (request_id: string, ms: number) => {
    const body = campaignChange({ request_id, promo_id: undefined, bonus_ids: [bonus], until: START_MS + ms });
    assert.equal((await platform.call('extendBonuses', { body })).body, { request_id, changed: 1, unchanged: 0 });
  };
  await extend('c-3', 1_000);
  setClock(START_MS + 50);
  const use = budgetUse(bonus, '1', { request_id: 'u-8', player_id: 'p-8' });
  assert.is((await platform.call('reportFreespinUse', { body: use })).status, 200);
  setClock(START_MS + 2);
  await extend('c-4', 15);
};

const START_MS = Date.now();
const use = (requestId: string): string => `request_id = '${requestId}'`;
const consumed = "state = 'Consumed'";

/** A change in the file and what the check says about it. */
const CASES: readonly [sql: string, named: RegExp][] = [
  [
    `update player_bonuses set used = used - 1 where used = 800000`,
    /^the bonus \S+ is Available with 799999 used; its uses add up to 800000$/,
  ],
  [
    `update player_bonuses set used = used + 200000 where player_id = 'p-2'`,
    /^the bonus \S+ is Available with 200000 used; its uses add up to 0$/,
  ],
  [
    `update player_bonuses set state = 'Available', consumed_at_ms = null where ${consumed}`,
    /^the bonus \S+ is Available with 5000000 used;/,
  ],
  [
    `update player_bonuses set state = 'Expired', consumed_at_ms = null where ${consumed}`,
    /^the bonus \S+ is Expired with 5000000 used;/,
  ],
  [
    `update player_bonuses set state = 'Consumed', consumed_at_ms = 1 where player_id = 'p-2'`,
    /^the bonus \S+ is Consumed with 0 used;/,
  ],
  [
    `update player_bonuses set consumed_at_ms = consumed_at_ms + 1 where ${consumed}`,
    /^the bonus \S+ is Consumed with 5000000 used;/,
  ],
  [
    `update freespin_uses set amount = amount + 1 where ${use('u-1')}`,
    /^the bonus \S+ is Available with 800000 used; its uses add up to 800001$/,
  ],
  [
    `delete from freespin_uses where ${use('u-2')}`,
    /^the bonus \S+ is Available with 800000 used; its uses add up to 400000$/,
  ],
  [`update freespin_uses set amount = 2500000 where amount in (2000000, 3000000)`, /^the use u-3 does not follow /],
  [`update freespin_uses set used_after = used_after + 1 where ${use('u-1')}`, /^the use u-1 does not follow /],
  [`update freespin_uses set at_ms = at_ms + 1000000000 where ${use('u-1')}`, /^the use u-1 does not follow /],
  [`update freespin_uses set at_ms = at_ms + 950 where ${use('u-8')}`, /^the use u-8 does not follow /],
  [
    `update player_bonuses set budget = budget * 2 where player_id = 'p-2'`,
    /^the bonus \S+ does not match its award \S+$/,
  ],
  [
    `update player_bonuses set brand_path = 'northstar:sol' where player_id = 'p-2'`,
    /^the bonus \S+ does not match its award /,
  ],
  [
    `update player_bonuses set expires_at_ms = expires_at_ms + 1 where player_id = 'p-2'`,
    /^the bonus \S+ does not match its award /,
  ],
  [
    `delete from player_bonuses where player_id = 'p-2'`,
    /^the award \S+ is for 2 players; 1 have a bonus, 0 wait for it, and its key is done$/,
  ],
  [`update bonus_awards set players = 3 where players = 2`, /^the award \S+ is for 3 players; 2 have a bonus, 0 wait /],
  [
    `insert into award_portions select id, 2, '["p-3"]' from bonus_awards where players = 2`,
    /^the award \S+ is for 2 players; 2 have a bonus, 1 wait /,
  ],
  [
    `update idempotency_keys set state = 'running' where key = 'a-1'`,
    /^the award \S+ is for 1 players; 1 have a bonus, 0 wait for it, and its key is running$/,
  ],
  [`delete from idempotency_keys where key = 'a-1'`, /^the award \S+ .* its key is free$/],
  [`delete from idempotency_keys where key = 'u-4'`, /^the idempotency key of the use u-4 is free$/],
  [`update idempotency_keys set key = 'u-9' where key = 'u-4'`, /^the idempotency key of the use u-4 is free$/],
  [
    `insert into idempotency_keys select scope, 'u-9', operation, fingerprint, state, null, null, null, 1, null, null from idempotency_keys where key = 'u-4'`,
    /^the idempotency key u-9 of reportFreespinUse is taken, but has no effect$/,
  ],
  [
    `insert into idempotency_keys select scope, 'a-9', operation, fingerprint, state, null, null, null, 1, null, null from idempotency_keys where key = 'a-1'`,
    /^the idempotency key a-9 of awardBonus is taken, but has no effect$/,
  ],
  [`delete from freespin_returns`, /^the bonus \S+ is Expired with 4500000 used; its uses add up to 5500000$/],
  [`update freespin_returns set after_seq = after_seq + 1`, /^the use u-7 does not follow /],
  [`update freespin_returns set after_seq = 0`, /^the use u-\d does not follow /],
  [`update freespin_returns set at_ms = at_ms + 9000000000`, /^the use u-5 does not follow /],
  [
    `insert into freespin_returns select seq, seq, 'again', account_id, at_ms from freespin_uses where ${use('u-7')}`,
    /^the bonus \S+ is Expired with 4500000 used; its uses add up to 4000000$/,
  ],
  [
    `update player_bonuses set state = 'Available' where player_id = 'p-5'`,
    /^the bonus \S+ is not one that the change \S+ could leave so$/,
  ],
  [`update player_bonuses set removal_id = null where player_id = 'p-5'`, /^the change \S+ changed 1 bonuses; 0 were /],
  [
    `update player_bonuses set removal_id = (select id from bonus_changes where kind = 'Extension') where player_id = 'p-6'`,
    /^the bonus \S+ is not one that the change /,
  ],
  [
    `update player_bonuses set expires_at_ms = expires_at_ms + 1 where player_id = 'p-6'`,
    /^the bonus \S+ does not match its award /,
  ],
  [`update player_bonuses set extension_id = null where player_id = 'p-6'`, /^the bonus \S+ does not match its award /],
  [`update bonus_changes set until_ms = until_ms - 1 where kind = 'Extension'`, /^the bonus \S+ does not match /],
  [`update bonus_changes set promo_id = 'autumn' where promo_id = 'spring'`, /^the bonus \S+ is not one that /],
  [`update bonus_changes set brand_path = 'northstar:sol' where kind = 'Removal'`, /^the bonus \S+ is not one that /],
  [
    `update bonus_changes set waiting = '{"ids":[]}' where kind = 'Removal'`,
    /^the change \S+ changed 1 bonuses; 1 were taken back by it, and its key is done$/,
  ],
  [`delete from idempotency_keys where key = 'c-1'`, /^the change \S+ .* its key is free$/],
  [
    `insert into idempotency_keys select scope, 'c-9', operation, fingerprint, state, null, null, null, 1, null, null from idempotency_keys where key = 'c-1'`,
    /^the idempotency key c-9 of extendBonuses is taken, but has no effect$/,
  ],
];

suite('cli/verify/verify-bonuses', (test) => {
  test('the remainder of every bonus follows from its award and its uses, and the first that does not is named', () =>
    withFolder(async (folder) => {
      let nowMs = START_MS;
      const platform = openPlatform({ draw: () => 0n, clock: () => nowMs, inFile: true });
      try {
        await play(platform, (ms) => {
          nowMs = ms;
        });
        await platform.store.close();
        const { file, keys } = platform;
        assert.equal((await verifyStore(file, keys)).faults, []);
        for (const [sql, named] of CASES) {
          const { faults } = await verifyStore(tampered(file, join(folder, 'copy.db'), sql), keys);
          assert.match(faults[0] ?? 'nothing', named, sql);
        }
      } finally {
        await platform.close();
      }
    }));
});
