import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { rulesDigest } from '../../../db/ledger/facts.ts';
import { wish } from '../../support/opting-in.ts';
import { copyOf } from '../../support/played.ts';
import { succeed, ticking, withPublished } from '../../support/published.ts';
import { readyWallet } from '../../support/ready-wallet.ts';
import { withFolder } from '../../support/server.ts';
import { contribution, instantiation, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { selectFrom } from '../../support/tables.ts';
import { forged, verifyStore } from '../../support/verifying.ts';

const GBP = { default: '0.1', minimum: '0.05', maximum: '1', step: '0.05' };

/** Players pay 0.10 EUR, or a round amount in another currency; each 0.07 EUR buys an attempt. */
const template = (amounts: object = { GBP, JPY: { default: 15 } }, more: object = {}) =>
  threePots({
    contribution_rules: {
      ...{ contribution_type: { Fixed: 0.1 }, max_contribution: '1', contribution_by_currency: amounts },
      ...more,
    },
    pots: [{ ...threePots().pots[0], pot_types: [{ HitRate: { max_magic_number: 1000, cost_per_attempt: 0.07 } }] }],
  });

const options = {
  ...{ draw: (range: bigint) => range - 1n, clock: ticking(1_800_000_000_000), walletOf: () => readyWallet },
  multipliers: { GBP: '0.85', JPY: '163.7', SEK: '11.25' },
};

suite('platform/contributions/contribution-by-currency', (test) => {
  test('each currency debits its round amount; a preference is one of its steps, and another is refused', () =>
    withPublished(template(), options, async (platform) => {
      const { id } = (await succeed(platform, 'instantiateTemplate', { body: instantiation() })) as { id: string };
      const amountIn = async (currency: string) => {
        const { status, body, code } = await platform.call('contributeToInstance', {
          body: contribution(id, { currency }),
        });
        assert.is(status, 200, code);
        return (body as { readonly contribution_amount: number }).contribution_amount;
      };
      const before = [await amountIn('EUR'), await amountIn('GBP'), await amountIn('JPY'), await amountIn('SEK')];
      assert.equal(before, [0.1, 0.1, 15, 1.13]);
      const choose = (value: number, currency: string) =>
        platform.call('setTargetOptIn', {
          body: {
            ...{ operator_id: 'northstar', target: { type: 'instance', id }, opt_in: true },
            player: { id: 'p-1', country: 'MT', brand_id: 'luna' },
            contribution_preference: { value, currency },
          },
        });
      for (const value of [0.07, 0.02, 1.05, 0.055]) {
        const { status, code, pointers } = await choose(value, 'GBP');
        assert.equal([status, code, pointers], [422, 'preference_out_of_range', ['/contribution_preference/value']]);
      }
      for (const [value, currency] of [
        [0.15, 'GBP'],
        [20, 'JPY'],
        [0.5, 'EUR'],
      ] as const)
        assert.is((await choose(value, currency)).status, 200);
      // A choice in the jackpot's currency counts in the currencies without amounts.
      const after = [await amountIn('EUR'), await amountIn('GBP'), await amountIn('JPY'), await amountIn('SEK')];
      assert.equal(after, [0.5, 0.15, 20, 5.63]);
      assert.is((await choose(0, 'GBP')).status, 200);
      assert.is(await amountIn('GBP'), 0.1);
    }));

  test("amounts in the jackpot's own currency bound every way to choose one", () =>
    withPublished(template({ EUR: { default: '0.1', maximum: '0.3', step: '0.1' } }), options, async (platform) => {
      const { id } = (await succeed(platform, 'instantiateTemplate', { body: instantiation() })) as { id: string };
      for (const operation of ['setOptIn', 'setOptInListed'] as const) {
        const body = wish(id, { contribution_value: '0.25' });
        const { status, code, pointers } = await platform.call(operation, { body });
        assert.equal([status, code, pointers], [422, 'preference_out_of_range', ['/contribution_value']], operation);
        assert.is((await platform.call(operation, { body: { ...body, opt_in: false } })).status, 200);
      }
    }));

  test('templates answer amounts as text, and are refused with a pointer where an amount cannot be', () =>
    withPublished(template(), options, async (platform) => {
      const publish = async (amounts: object, more: object = {}) => {
        const body = { ...template(amounts, more), id: 'other' };
        const created = await platform.call('createTemplate', { body });
        if (created.status === 200)
          assert.equal((created.body as { contribution_rules: object }).contribution_rules, {
            ...((created.body as { contribution_rules: object }).contribution_rules as object),
            ...(Object.keys(amounts).length === 0 ? {} : { contribution_by_currency: { JPY: { default: '15' } } }),
          });
        return created;
      };
      assert.is((await publish({ JPY: { default: 15 } })).status, 200);
      const check = async (amounts: object, more: object = {}) => {
        const body = (await succeed(platform, 'checkTemplate', { body: template(amounts, more) })) as {
          readonly faults: readonly { readonly pointer: string }[];
        };
        return body.faults.map(({ pointer }) => pointer);
      };
      const at = (rest: string) => [`/contribution_rules/contribution_by_currency/${rest}`];
      assert.equal(await check({ GBP, JPY: { default: 15, maximum: '11459' } }), []);
      assert.equal(await check({ JPY: { default: 15, maximum: '11460' } }), at('JPY/maximum'));
      assert.equal(await check({ JPY: { default: 15.5 } }), at('JPY/default'));
      assert.equal(await check({ GBP: { default: 0.1, minimum: 0.2 } }), at('GBP/minimum'));
      assert.equal(await check({ GBP }, { contribution_type: { Percentage: 0.01 } }), at('GBP'));
    }));

  test('verify works amounts and odds out again, and names forged ones', () =>
    withFolder((folder) =>
      withPublished(template(), { ...options, inFile: true }, async (platform) => {
        const { id } = (await succeed(platform, 'instantiateTemplate', { body: instantiation() })) as { id: string };
        await succeed(platform, 'setTargetOptIn', {
          body: {
            ...{ operator_id: 'northstar', target: { type: 'instance', id }, opt_in: true },
            player: { id: 'p-1', country: 'MT', brand_id: 'luna' },
            contribution_preference: { value: 0.15, currency: 'GBP' },
          },
        });
        for (const currency of ['JPY', 'GBP'])
          await succeed(platform, 'contributeToInstance', { body: contribution(id, { currency }) });
        const { keys } = platform;
        const file = copyOf(platform, join(folder, 'played.db'));
        const [{ rules, draws } = {}] = selectFrom(
          file,
          `select rules, (select record ->> '$[10][0].draws[0].range' from ledger_entries where seq = 2) draws from instances`,
        );
        // 15 JPY are 0.0916… EUR: one attempt, and another with the chance of the rest, without any rounding.
        assert.is(draws, String(70_000n * 1637n));
        const verify = async (sql: string): Promise<string> =>
          (await verifyStore(forged(file, join(folder, 'forged.db'), sql, keys), keys)).faults.join();
        assert.is(await verify('select 1'), '');
        const record = (change: string, seq: number) =>
          `update ledger_entries set record = ${change} where seq = ${seq}`;
        const rulesWith = (text: string, other: string): string => {
          const changed = String(rules).replace(text, other);
          assert.is.not(changed, rules);
          return `${record(`json_set(record, '$[11].rules', '${rulesDigest(changed)}')`, 1)}; update instances set rules = '${changed}'`;
        };
        for (const [sql, named] of [
          [rulesWith('"default":"15"', '"default":"14"'), /entry 2: it debits 15000000 JPY; the rules give 14000000/],
          [rulesWith('"step":"0.05"', '"step":"0.04"'), /entry 3: the rules do not let a player choose to contribute/],
          [
            record("json_set(record, '$[10][0].draws[0].range', '70000', '$[10][0].draws[0].outcome', '69999')", 2),
            /entry 2: HitRate of the pot minor: it was drawn below 70000; the rules say 114590000/,
          ],
        ] as const)
          assert.match(await verify(sql), named);
      }),
    ));
});
