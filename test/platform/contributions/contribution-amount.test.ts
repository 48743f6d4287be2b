import * as assert from 'uvu/assert';
import type { Wallet } from '../../../platform/unit/operator-wallet.ts';
import { succeed, ticking, withPublished } from '../../support/published.ts';
import { seededDraw } from '../../support/seeded-draw.ts';
import { contribution, instantiation, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';

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

type Rules = { readonly fixed?: number; readonly percentage?: number; readonly byOperator: string };

/** The debit of a contribution with a wager of 10, and its contribution_amount in the reply and when read again. */
const amountsOf = async ({ fixed, percentage, byOperator }: Rules, currency: string): Promise<unknown[]> => {
  const debits: bigint[] = [];
  const contribution_type = fixed === undefined ? { Percentage: percentage } : { Fixed: fixed };
  const rules = { contribution_type, operator_contribution_percentage: byOperator };
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

suite('platform/contributions/contribution-amount', (test) => {
  test('C6 contribution_amount is what player and operator paid, in the currency of the request, and never less than the debit', async () => {
    const cases: [Rules, currency: string, debit: number, amount: number][] = [
      [{ fixed: 0.1, byOperator: '0' }, 'GBP', 0.09, 0.09],
      [{ fixed: 0.1, byOperator: '0' }, 'JPY', 17, 17],
      [{ fixed: 0.1, byOperator: '0' }, 'USD', 0.11, 0.11],
      // 0.05 EUR of the operator are 0.0425 GBP, and so is the player's half before it is rounded up.
      [{ fixed: 0.1, byOperator: '0.5' }, 'GBP', 0.05, 0.0925],
      // A tenth of 10 GBP; a third of it, 0.392156 EUR, is the operator's.
      [{ percentage: 0.1, byOperator: '0.333333' }, 'GBP', 0.66, 0.993332],
      [{ fixed: 0.1, byOperator: '1' }, 'GBP', 0, 0.085],
      [{ fixed: 0.1, byOperator: '0' }, 'EUR', 0.1, 0.1],
    ];
    for (const [rules, currency, debit, amount] of cases)
      assert.equal(
        await amountsOf(rules, currency),
        [debit, amount, amount],
        `${JSON.stringify(rules)} in ${currency}`,
      );
  });
});
