import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { bonusAward } from '../../support/freespins.ts';
import { type InProcessPlatform, openPlatform } from '../../support/platform.ts';
import { copyOf } from '../../support/played.ts';
import { succeed } from '../../support/published.ts';
import { readyWallet } from '../../support/ready-wallet.ts';
import { withFolder } from '../../support/server.ts';
import { contribution, instantiation, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { forged, tampered, verifyStore } from '../../support/verifying.ts';

/** One pot is out of most contributions, so that their charge is not what is requested. */
const POTS = threePots().pots.map((pot, index) =>
  index === 1 ? { ...pot, wager_criteria: { min_base_wager: 100 } } : pot,
);
const RULES = {
  contribution_type: { Fixed: 1 },
  operator_contribution_percentage: '0.2',
  max_contribution: '2',
};

/** @returns the id of an instance with these rules. */
const openJackpot = async (platform: InProcessPlatform, contribution_rules: typeof RULES): Promise<string> => {
  const call = (...words: Parameters<typeof succeed> extends [unknown, ...infer Rest] ? Rest : never) =>
    succeed(platform, ...words);
  const template = threePots({ contribution_rules, pots: POTS });
  await call('saveOperators', { body: [{ id: 'northstar', name: 'Northstar' }] });
  await call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'luna', name: 'Luna' }] });
  await call('createTemplate', { body: template });
  await call('publishTemplate', { body: { owner_id: 'northstar', template_id: template.id } });
  return ((await call('instantiateTemplate', { body: instantiation({}) })) as { readonly id: string }).id;
};

const use = (number: number): string => `seq = ${number}`;
const entry = (change: string, seq: number): string =>
  `update ledger_entries set record = json_set(record, ${change}) where seq = ${seq}`;

/** A change of rows by someone who has no key, and what is said about it. */
const TAMPERED: readonly [sql: string, named: RegExp][] = [
  [`delete from freespin_uses where ${use(1)}`, /^entry 2, a contribution, is about the use of a bonus/],
  [`update freespin_uses set amount = amount - 1 where ${use(1)}`, /^amount of the use of a bonus/],
  [
    `update freespin_uses set bonus_id = (select bonus_id from freespin_uses where ${use(2)}) where ${use(1)}`,
    /^bonus of/,
  ],
  [`update freespin_uses set instance_id = 'other' where ${use(1)}`, /^instance of the use/],
  [`update player_bonuses set player_id = 'p-3' where state = 'Consumed'`, /^player of the use/],
  [`update freespin_uses set at_ms = at_ms - 1 where ${use(1)}`, /^time of the use/],
  [`update bonus_awards set amount = amount + 1 where type = 'Fixed'`, /^spin of the use/],
  [`update bonus_awards set available_for = '[]'`, /which is for other games$/],
  [
    `insert into freespin_uses select 9, bonus_id, operator_id, 'c-9', 1, used_after + 1, provider_id, game_code, null, account_id, at_ms, 'c-9', instance_id from freespin_uses where ${use(2)}`,
    /^the uses of bonuses are not those/,
  ],
];

/** A change of an entry by someone who has the key. */
const FORGED: readonly [sql: string, named: RegExp][] = [
  [
    `${entry("'$[11].bonus.used', '999999'", 2)}; update freespin_uses set amount = 999999 where ${use(1)}`,
    /^the rest before it of/,
  ],
  [entry("'$[11].bonus.paid', '1'", 2), /^entry 2: it uses .* for 1; the rules give/],
  [entry("'$[11].bonus.rate', '1/2'", 3), /^entry 3: it books/],
  ["update ledger_entries set record = json_remove(record, '$[11].bonus') where seq = 3", /^entry 3: it debits/],
  [
    "update ledger_entries set record = json_set(record, '$[13]', 1)",
    /^entry 2: version 1 of the rules lets no bonus pay/,
  ],
];

suite('cli/verify/verify-bonus-payments', (test) => {
  test('contributions that bonuses paid follow from the rules, and each fault in them is named', () =>
    withFolder(async (folder) => {
      let nowMs = 1_800_000_000_000;
      const platform = openPlatform({
        draw: (range) => range - 1n,
        clock: () => ++nowMs,
        walletOf: () => readyWallet,
        multipliers: { GBP: '0.7' },
        inFile: true,
      });
      try {
        const call = (...words: Parameters<typeof succeed> extends [unknown, ...infer Rest] ? Rest : never) =>
          succeed(platform, ...words);
        const id = await openJackpot(platform, RULES);
        const available_for = [{ provider_id: 'pitboss', game_ids: ['tri-star'] }];
        const spin = { type: 'Fixed', currency: 'EUR', count: 1, amount: '1.5' };
        const budget = { type: 'Variable', currency: 'GBP', amount: '0.5' };
        for (const [bonus, end] of [
          [spin, 1_000_000],
          [budget, 2_000_000],
        ] as const)
          await call('awardBonus', {
            body: bonusAward({ available_for, bonus, timestamp_bonus_expires: nowMs + end }),
          });
        const bonuses = [];
        for (let time = 0; time < 4; time += 1)
          bonuses.push(((await call('contributeToInstance', { body: contribution(id) })) as { bonus?: object }).bonus);
        assert.is(bonuses.filter((bonus) => bonus !== undefined).length, 3);
        const file = copyOf(platform, join(folder, 'played.db'));
        const { faults, verdicts } = await verifyStore(file, platform.keys);
        assert.equal(faults, []);
        assert.equal(verdicts[0]?.judged, { wholly: 5, partly: 0 });
        for (const [changed, cases] of [
          [tampered, TAMPERED],
          [forged, FORGED],
        ] as const)
          for (const [sql, named] of cases) {
            const copy = changed(file, join(folder, 'changed.db'), sql, platform.keys);
            assert.match((await verifyStore(copy, platform.keys)).faults[0] ?? 'nothing', named, sql);
          }
      } finally {
        await platform.close();
      }
    }));

  test('a spin pays where the player owes something only by choice', () =>
    withFolder(async (folder) => {
      let nowMs = 1_800_000_000_000;
      const platform = openPlatform({
        ...{ draw: (range) => range - 1n, clock: () => ++nowMs, walletOf: () => readyWallet, inFile: true },
      });
      try {
        const id = await openJackpot(platform, { ...RULES, operator_contribution_percentage: '1' });
        const { brand_id, player_id } = contribution(id);
        await succeed(platform, 'setOptIn', {
          body: { instance_id: id, brand_id, player_id, player_country: 'MT', opt_in: true, contribution_value: 2 },
        });
        const available_for = [{ provider_id: 'pitboss', game_ids: [] }];
        const bonus = { type: 'Fixed', currency: 'EUR', count: 1, amount: '1.5' };
        await succeed(platform, 'awardBonus', {
          body: bonusAward({ available_for, bonus, timestamp_bonus_expires: nowMs + 9_000 }),
        });
        const paid = (await succeed(platform, 'contributeToInstance', { body: contribution(id) })) as {
          readonly bonus?: { readonly amount: number };
        };
        assert.is(paid.bonus?.amount, 1.5);
        const { faults } = await verifyStore(copyOf(platform, join(folder, 'played.db')), platform.keys);
        assert.equal(faults, []);
      } finally {
        await platform.close();
      }
    }));
});
