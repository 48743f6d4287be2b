import * as assert from 'uvu/assert';
import type { Wallet } from '../../../platform/unit/operator-wallet.ts';
import { wish } from '../../support/opting-in.ts';
import type { InProcessPlatform } from '../../support/platform.ts';
import { succeed, ticking, withPublished } from '../../support/published.ts';
import { seededDraw } from '../../support/seeded-draw.ts';
import { contribution, instantiation, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';

suite('platform/contributions/contribution-amount', (test) => {
  /** A wallet that accepts everything, and its debits in millionths. */
  const accepting = (debits: bigint[]): Wallet => ({
    authenticate: async ({ currency }) => ({
      outcome: 'done',
      result: { playerId: 'p-1', operatorId: 'northstar', brandId: 'luna', currency },
    }),
    execute: async ({ type, amountMicros }) => {
      if (type === 'Debit') debits.push(amountMicros);
      return { outcome: 'done', result: null };
    },
    executeBatch: async () => ({ outcome: 'done', result: new Map() }),
    cancel: async () => ({ outcome: 'done', result: null }),
  });

  type Rules = {
    readonly fixed?: number;
    readonly percentage?: number;
    readonly byOperator: string;
    readonly amounts?: object;
  };

  /** The debit of a contribution with a wager of 10, and its contribution_amount in the reply and when read again. */
  const amountsOf = async ({ fixed, percentage, byOperator, amounts }: Rules, currency: string): Promise<unknown[]> => {
    const debits: bigint[] = [];
    const contribution_type = fixed === undefined ? { Percentage: percentage } : { Fixed: fixed };
    const rules = {
      ...{ contribution_type, operator_contribution_percentage: byOperator },
      ...(amounts && { contribution_by_currency: amounts }),
    };
    const wallet = accepting(debits);
    const options = {
      ...{ draw: seededDraw(3), clock: ticking(), walletOf: () => wallet },
      multipliers: { GBP: '0.85', JPY: '163.7', USD: '1.0837' },
    };
    const told: unknown[] = [];
    await withPublished(threePots({ contribution_rules: rules }), options, async (platform) => {
      const { id } = (await succeed(platform, 'instantiateTemplate', { body: instantiation() })) as { id: string };
      const first = await platform.call('contributeToInstance', { body: contribution(id, { currency }) });
      const path = { contribution_id: String(first.headers?.['contribution-id']) };
      const again = await succeed(platform, 'getContribution', { path });
      const [{ contribution_amount: then }, { contribution_amount: later }] = [first.body, again] as [Told, Told];
      told.push(Number(debits[0] ?? 0n) / 1_000_000, then, later);
    });
    return told;
  };

  type Told = { readonly contribution_amount: number };

  test('C6 contribution_amount is what player and operator paid, in the currency of the request, and never less than the debit', async () => {
    const cases: [Rules, currency: string, debit: number, amount: number][] = [
      [{ fixed: 0.1, byOperator: '0' }, 'GBP', 0.09, 0.09],
      [{ fixed: 0.1, byOperator: '0' }, 'JPY', 17, 17],
      [{ fixed: 0.1, byOperator: '0' }, 'USD', 0.11, 0.11],
      // 0.05 EUR of the operator are 0.0425 GBP, and so is the player's half before it is rounded up.
      [{ fixed: 0.1, byOperator: '0.5' }, 'GBP', 0.05, 0.0925],
      // A tenth of 10 GBP; a third of it, 0.392156 EUR, is the operator's.
      [{ percentage: 0.1, byOperator: '0.333333' }, 'GBP', 0.66, 0.993333],
      [{ fixed: 0.1, byOperator: '1' }, 'GBP', 0, 0.085],
      [{ fixed: 0.1, byOperator: '0' }, 'EUR', 0.1, 0.1],
      // Round amounts stay round, although what the operator pays of them is rounded down in the jackpot's currency.
      [{ fixed: 0.1, byOperator: '1', amounts: { GBP: { default: 0.09 } } }, 'GBP', 0, 0.09],
      [{ fixed: 0.1, byOperator: '1', amounts: { JPY: { default: 15 } } }, 'JPY', 0, 15],
      [{ fixed: 0.1, byOperator: '0.2', amounts: { GBP: { default: 0.1 } } }, 'GBP', 0.09, 0.11],
      [{ fixed: 0.1, byOperator: '0', amounts: { GBP: { default: 0.1 } } }, 'GBP', 0.1, 0.1],
    ];
    for (const [rules, currency, debit, amount] of cases)
      assert.equal(
        await amountsOf(rules, currency),
        [debit, amount, amount],
        `${JSON.stringify(rules)} in ${currency}`,
      );
  });
});

suite('platform/contributions/preference', (test) => {
  /** A wallet that accepts everything, and its debits. */
  const willing = (debits: string[]): Wallet => ({
    authenticate: async ({ currency }) => ({
      outcome: 'done',
      result: { playerId: 'p-1', operatorId: 'northstar', brandId: 'luna', currency },
    }),
    execute: async ({ type, currency, amountMicros }) => {
      debits.push(`${type} ${amountMicros} ${currency}`);
      return { outcome: 'done', result: null };
    },
    executeBatch: async () => ({ outcome: 'refused', code: 'unexpected' }),
    cancel: async () => ({ outcome: 'done', result: null }),
  });

  /** Runs work on a jackpot with a default of 1 EUR, paid by the operator, to which players may add up to 5. */
  const withChoice = (work: (platform: InProcessPlatform, id: string, debits: string[]) => Promise<void>) => {
    const debits: string[] = [];
    const wallet = willing(debits);
    const rules = { ...threePots().contribution_rules, max_contribution: '5', opt_in_required: true };
    const options = { draw: seededDraw(11), clock: ticking(), walletOf: () => wallet, multipliers: { SEK: '10' } };
    return withPublished(threePots({ contribution_rules: rules }), options, async (platform) => {
      const { body } = await platform.call('instantiateTemplate', { body: instantiation() });
      await work(platform, (body as { readonly id: string }).id, debits);
    });
  };

  const choose = (platform: InProcessPlatform, instance_id: string, changes: object) =>
    platform.call('setOptIn', { body: wish(instance_id, changes) });

  const contribute = async (platform: InProcessPlatform, id: string, changes: object = {}) => {
    const { status, code, body } = await platform.call('contributeToInstance', { body: contribution(id, changes) });
    return code ?? `${status} ${(body as { readonly contribution_amount: number }).contribution_amount}`;
  };

  test("an opted-in player's preference replaces the default within bounds, and the player pays the difference", () =>
    withChoice(async (platform, id, debits) => {
      const cases: [contribution_value: string, currency: string, outcome: string, debit: string | undefined][] = [
        ['2.50', 'EUR', '200 2.5', 'Debit 1500000 EUR'],
        ['2.50', 'SEK', '200 25', 'Debit 15000000 SEK'],
        ['1', 'EUR', '200 1', undefined],
        ['0.50', 'EUR', '200 1', undefined],
        ['5', 'EUR', '200 5', 'Debit 4000000 EUR'],
        ['5.01', 'EUR', '200 1', undefined],
        ['0', 'EUR', '200 1', undefined],
      ];
      for (const [contribution_value, currency, outcome, debit] of cases) {
        debits.length = 0;
        await choose(platform, id, { contribution_value });
        assert.is(await contribute(platform, id, { currency }), outcome, `${contribution_value} in ${currency}`);
        assert.equal(debits, debit === undefined ? [] : [debit], `${contribution_value} in ${currency}`);
      }
    }));

  test("C11 a contribution uses the preference in its own currency, else the one in the jackpot's", () =>
    withChoice(async (platform, id, debits) => {
      const prefer = (contribution_value: number, contribution_currency: string) => {
        const body = wish(id, { contribution_value, contribution_currency });
        return succeed(platform, 'setOperatorOptIn', { body });
      };
      const contributed = async () => [
        await contribute(platform, id, { currency: 'SEK' }),
        await contribute(platform, id, { currency: 'EUR' }),
        debits.splice(0),
      ];
      await prefer(22.22, 'SEK');
      assert.equal(await contributed(), ['200 22.22', '200 1', ['Debit 12220000 SEK']]);
      await prefer(3, 'EUR');
      assert.equal(await contributed(), ['200 22.22', '200 3', ['Debit 12220000 SEK', 'Debit 2000000 EUR']]);
      await prefer(50.01, 'SEK');
      assert.equal(await contributed(), ['200 10', '200 3', ['Debit 2000000 EUR']], 'more than 5 EUR');
      await prefer(0, 'SEK');
      assert.equal(await contributed(), ['200 30', '200 3', ['Debit 20000000 SEK', 'Debit 2000000 EUR']]);
    }));

  test('a player who opts out no longer takes part, and the preference is kept', () =>
    withChoice(async (platform, id, debits) => {
      assert.is(await contribute(platform, id), 'player_not_opted_in');
      await choose(platform, id, { contribution_value: '2.50' });
      await choose(platform, id, { opt_in: false });
      assert.is(await contribute(platform, id), 'player_not_opted_in');
      await choose(platform, id, {});
      assert.is(await contribute(platform, id), '200 2.5');
      assert.equal(debits, ['Debit 1500000 EUR']);
    }));
});
