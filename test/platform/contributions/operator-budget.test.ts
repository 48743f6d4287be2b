import * as assert from 'uvu/assert';
import { verifyInstance } from '../../../cli/verify/verify.ts';
import { findContribution } from '../../../db/contributions/contributions.ts';
import { outbox } from '../../../db/tables/events.ts';
import type { OperatorBudgetUse } from '../../../generated/server/types.gen.ts';
import type { Wallet } from '../../../platform/unit/operator-wallet.ts';
import type { InProcessPlatform } from '../../support/platform.ts';
import { succeed, withPublished } from '../../support/published.ts';
import { readyWallet } from '../../support/ready-wallet.ts';
import { contribution, instantiation, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';

const DAY_MS = 86_400_000;
const START_MS = Date.UTC(2026, 0, 1, 12);

type Answer = 'done' | 'refused' | 'uncertain';
type Budgeted = {
  readonly platform: InProcessPlatform;
  readonly id: string;
  nowMs: number;
  /** The wallet's answers to debits and cancels. */
  debit: Answer | (() => Promise<Answer>);
  cancel: Answer;
  /** `operator + player`, or the code of a refusal. */
  contribute(player?: string): Promise<string>;
  /** `used + reserved of amount`, since and until. */
  use(): Promise<readonly [text: string, start: string, end: string | undefined]>;
  events(): Promise<number>;
  faults(): Promise<string | undefined>;
};

const answered = (answer: Answer) =>
  answer === 'done'
    ? ({ outcome: 'done', result: null } as const)
    : answer === 'refused'
      ? ({ outcome: 'refused', code: 'insufficient_funds' } as const)
      : ({ outcome: 'uncertain', reason: 'timeout' } as const);

/** Runs work with a jackpot of fixed contributions of 0.20, of which the operator pays a part up to a budget of 1.00. */
const withBudget = (
  budget: object,
  work: (budgeted: Budgeted) => Promise<void>,
  rules: object = { operator_contribution_percentage: '0.5' },
): Promise<void> => {
  let budgeted: Budgeted;
  const wallet = {
    ...readyWallet,
    execute: async () => answered(typeof budgeted.debit === 'string' ? budgeted.debit : await budgeted.debit()),
    cancel: async () => answered(budgeted.cancel),
  } as Wallet;
  const template = threePots({
    contribution_rules: {
      ...{ contribution_type: { Fixed: 0.2 }, max_contribution: '0.2', ...rules },
      operator_budget: { amount: '1.00', per: 'Total', then: 'PlayerPays', ...budget },
    },
  });
  let sequence = 0;
  const options = { draw: (n: bigint) => n - 1n, clock: () => budgeted?.nowMs ?? START_MS, walletOf: () => wallet };
  return withPublished(template, options, async (platform) => {
    const { id } = (await succeed(platform, 'instantiateTemplate', { body: instantiation() })) as { id: string };
    const get = async () =>
      (await succeed(platform, 'getInstance', { path: { instance_id: id } })) as {
        readonly operator_budget: OperatorBudgetUse;
      };
    const iso = (atMs: number | undefined) => (atMs === undefined ? undefined : new Date(atMs).toISOString());
    budgeted = {
      ...{ platform, id, nowMs: START_MS, debit: 'done', cancel: 'done' },
      contribute: async (player_id = `p-${sequence++ % 7}`) => {
        const body = contribution(id, { player_id, token: `session-${player_id}` });
        const reply = await platform.call('contributeToInstance', { body });
        if (reply.code !== undefined) return reply.code;
        const of = reply.headers?.['contribution-id'] ?? '';
        const { operatorPaid, playerPaid } = (await platform.store.read((tx) => findContribution(tx, of))) ?? {};
        return `${Number(operatorPaid) / 1e6} + ${Number(playerPaid) / 1e6}`;
      },
      use: async () => {
        const { amount, used, reserved, left, period_start, period_end } = (await get()).operator_budget;
        assert.is(Number(used) + Number(reserved) + Number(left), Number(amount));
        return [`${used} + ${reserved} of ${amount}`, iso(period_start) ?? '', iso(period_end)];
      },
      events: async () =>
        (await platform.store.read((tx) => tx.all((db) => db.select().from(outbox)))).filter(
          ({ eventType }) => eventType === 'OperatorBudgetExhausted',
        ).length,
      faults: () => platform.store.read(async (tx) => (await verifyInstance(tx, platform.keys.proof, id)).difference),
    };
    await work(budgeted);
    assert.is(await budgeted.faults(), undefined);
  });
};

const count = (texts: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries([...Map.groupBy(texts, (text) => text)].map(([text, { length }]) => [text, length]));
const together = (times: number, { contribute }: Budgeted) =>
  Promise.all(Array.from({ length: times }, () => contribute()));

suite('platform/contributions/operator-budget', (test) => {
  test('of 64 contributions at once, a budget of 1.00 pays 0.10 of exactly ten, and the player pays the others', () =>
    withBudget({}, async (budgeted) => {
      assert.equal(count(await together(64, budgeted)), { '0.1 + 0.1': 10, '0 + 0.2': 54 });
      assert.equal(await budgeted.use(), ['1 + 0 of 1', '2026-01-01T12:00:00.000Z', undefined]);
      assert.is(await budgeted.events(), 1);
    }));

  test('of 64 contributions at once that the operator pays, exactly ten are taken, and the others are refused', () =>
    withBudget(
      { then: 'Refuse' },
      async (budgeted) => {
        assert.equal(count(await together(64, budgeted)), { '0.1 + 0': 10, budget_exhausted: 54 });
        assert.equal((await budgeted.use())[0], '1 + 0 of 1');
        assert.is(await budgeted.events(), 1);
      },
      { contribution_type: { Fixed: 0.1 }, max_contribution: '0.1', operator_contribution_percentage: '1' },
    ));

  test('of 64 with debits that wait, ten reserve the budget, and a refusal debits nothing', () =>
    withBudget({ then: 'Refuse' }, async (budgeted) => {
      const { promise, resolve } = Promise.withResolvers<Answer>();
      let begun = 0;
      budgeted.debit = () => {
        begun += 1;
        return promise;
      };
      const taken = together(64, budgeted);
      while ((await budgeted.use())[0] !== '0 + 1 of 1');
      assert.is(await budgeted.faults(), undefined);
      resolve('done');
      assert.equal(count(await taken), { '0.1 + 0.1': 10, budget_exhausted: 54 });
      assert.is(begun, 10);
      assert.equal((await budgeted.use())[0], '1 + 0 of 1');
    }));

  test('a debit that is refused or cancelled gives back what it has reserved, once, and a smaller rest is not passed', () =>
    withBudget({ amount: '0.25' }, async (budgeted) => {
      budgeted.debit = 'refused';
      assert.is(await budgeted.contribute(), 'insufficient_funds');
      assert.equal((await budgeted.use())[0], '0 + 0 of 0.25');
      Object.assign(budgeted, { debit: 'uncertain', cancel: 'uncertain' });
      for (const _ of [1, 2, 3]) assert.is(await budgeted.contribute(), 'wallet_failed');
      // The cancels are not acknowledged yet, and the third reserved nothing.
      assert.equal((await budgeted.use())[0], '0 + 0.2 of 0.25');
      assert.is(await budgeted.faults(), undefined);
      Object.assign(budgeted, { cancel: 'done', nowMs: budgeted.nowMs + DAY_MS, debit: 'done' });
      await budgeted.platform.settle();
      assert.equal((await budgeted.use())[0], '0 + 0 of 0.25');
      assert.equal([await budgeted.contribute(), await budgeted.contribute()], ['0.1 + 0.1', '0.1 + 0.1']);
      assert.equal([await budgeted.contribute(), await budgeted.events()], ['0 + 0.2', 1]);
    }));

  test('a crash leaves a reservation, which is given back when the debit is cancelled', () =>
    withBudget({}, async (budgeted) => {
      budgeted.debit = () => Promise.reject(new Error('the process ends here'));
      await budgeted.contribute().catch(() => undefined);
      assert.equal((await budgeted.use())[0], '0 + 0.1 of 1');
      budgeted.nowMs += DAY_MS;
      await budgeted.platform.settle({ restart: true });
      assert.equal((await budgeted.use())[0], '0 + 0 of 1');
    }));

  test('each day begins with the whole budget, and a contribution counts in the day that reserved it', () =>
    withBudget({ amount: '0.20', per: 'Day', time_zone: 'Europe/Malta' }, async (budgeted) => {
      assert.equal(
        [await budgeted.contribute(), await budgeted.contribute(), await budgeted.contribute()],
        ['0.1 + 0.1', '0.1 + 0.1', '0 + 0.2'],
      );
      assert.equal(await budgeted.use(), ['0.2 + 0 of 0.2', '2025-12-31T23:00:00.000Z', '2026-01-01T23:00:00.000Z']);
      budgeted.nowMs = Date.parse('2026-01-01T23:00Z');
      assert.equal(await budgeted.use(), ['0 + 0 of 0.2', '2026-01-01T23:00:00.000Z', '2026-01-02T23:00:00.000Z']);
      const { promise, resolve } = Promise.withResolvers<Answer>();
      budgeted.debit = () => promise;
      const late = budgeted.contribute();
      while ((await budgeted.use())[0] !== '0 + 0.1 of 0.2');
      budgeted.debit = 'done';
      budgeted.nowMs += DAY_MS;
      assert.is(await budgeted.contribute(), '0.1 + 0.1');
      resolve('done');
      assert.is(await late, '0.1 + 0.1');
      assert.equal((await budgeted.use())[0], '0.1 + 0 of 0.2');
      // A clock that is set back does not begin yesterday again.
      budgeted.nowMs -= DAY_MS;
      assert.equal([await budgeted.contribute(), await budgeted.contribute()], ['0.1 + 0.1', '0 + 0.2']);
      assert.is(await budgeted.events(), 2);
    }));

  test('a contribution that the player pays alone does not concern the budget', () =>
    withBudget(
      { amount: '0.000001', then: 'Refuse' },
      async (budgeted) => {
        assert.equal(count(await together(3, budgeted)), { '0 + 0.2': 3 });
        assert.equal([(await budgeted.use())[0], await budgeted.events()], ['0 + 0 of 0.000001', 0]);
      },
      { operator_contribution_percentage: '0' },
    ));
});
