import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { verifyInstance } from '../../../cli/verify/verify.ts';
import { findCarried } from '../../../db/jackpots/carried-fractions.ts';
import { outbox } from '../../../db/tables/events.ts';
import type { Wallet } from '../../../platform/unit/operator-wallet.ts';
import type { InProcessPlatform } from '../../support/platform.ts';
import { copyOf } from '../../support/played.ts';
import { succeed, ticking, withPublished } from '../../support/published.ts';
import { readyWallet } from '../../support/ready-wallet.ts';
import { withFolder } from '../../support/server.ts';
import { contribution, instantiation, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { forged, verifyStore } from '../../support/verifying.ts';

type Answer = 'done' | 'refused' | 'uncertain';
type Carrying = {
  readonly platform: InProcessPlatform;
  readonly id: string;
  /** Debits that the wallet has done, in the order of its answers. */
  readonly debits: number[];
  debit: Answer | (() => Promise<Answer>);
  cancel: Answer;
  /** The amount debited for a wager, or the code of a refusal. */
  wager(amount: number, order?: object): Promise<number | string>;
  /** The fraction that the player carries, in the currency. */
  carried(currency?: string): Promise<number>;
  entries(): Promise<readonly string[]>;
  faults(): Promise<string | undefined>;
};

const answered = (answer: Answer) =>
  answer === 'done'
    ? ({ outcome: 'done', result: null } as const)
    : answer === 'refused'
      ? ({ outcome: 'refused', code: 'insufficient_funds' } as const)
      : ({ outcome: 'uncertain', reason: 'timeout' } as const);

const PLAYER = { brandPath: 'northstar:luna', playerId: 'p-1' };

/** Runs work with a jackpot of one percent of each wager. */
const withCarried = (
  work: (carrying: Carrying) => Promise<void>,
  rules: object = {},
  { pots, ...stored }: { readonly inFile?: boolean; readonly pots?: readonly object[] } = {},
): Promise<void> => {
  let carrying: Carrying;
  const wallet = {
    ...readyWallet,
    execute: async ({ type, amountMicros }: { readonly type: string; readonly amountMicros: bigint }) => {
      const { debit } = carrying;
      const answer = type === 'Debit' ? (typeof debit === 'string' ? debit : await debit()) : 'done';
      if (type === 'Debit' && answer === 'done') carrying.debits.push(Number(amountMicros) / 1e6);
      return answered(answer);
    },
    cancel: async () => answered(carrying.cancel),
  } as Wallet;
  const template = threePots({
    contribution_rules: {
      ...{ contribution_type: { Percentage: 0.01 }, max_contribution: '1000', carry_fractions: true },
      ...rules,
    },
    ...(pots && { pots }),
  });
  const options = {
    ...{ draw: (range: bigint) => range - 1n, clock: ticking(1_800_000_000_000), walletOf: () => wallet },
    ...{ multipliers: { JPY: '163.7' }, ...stored },
  };
  return withPublished(template, options, async (platform) => {
    const { id } = (await succeed(platform, 'instantiateTemplate', { body: instantiation() })) as { id: string };
    carrying = {
      ...{ platform, id, debits: [], debit: 'done', cancel: 'done' },
      wager: async (base_wager, order = {}) => {
        const body = contribution(id, { base_wager, ...order });
        const { body: taken, code } = await platform.call('contributeToInstance', { body });
        return code ?? (taken as { readonly contribution_amount: number }).contribution_amount;
      },
      carried: async (currency = 'EUR') =>
        Number(await platform.store.read((tx) => findCarried(tx, { instanceId: id, ...PLAYER, currency }))) / 1e12,
      entries: async () =>
        (
          (await succeed(platform, 'listLedgerEntries', { path: { instance_id: id } })) as readonly {
            readonly kind: string;
          }[]
        ).map(({ kind }) => kind),
      faults: () => platform.store.read(async (tx) => (await verifyInstance(tx, platform.keys.proof, id)).difference),
    };
    await work(carrying);
    assert.is(await carrying.faults(), undefined);
  });
};

const rounds = async (count: number, { wager }: Carrying, amount: number): Promise<readonly (number | string)[]> => {
  const taken: (number | string)[] = [];
  for (let round = 0; round < count; round += 1) taken.push(await wager(amount));
  return taken;
};

suite('platform/contributions/carry-fractions', (test) => {
  test('one percent of 0.20 EUR debits 0.01 for every fifth round, which takes part with all five', () =>
    withCarried(async (carrying) => {
      assert.equal(await rounds(11, carrying, 0.2), [0, 0, 0, 0, 0.01, 0, 0, 0, 0, 0.01, 0]);
      assert.equal(carrying.debits, [0.01, 0.01]);
      assert.is(await carrying.carried(), 0.002);
      // Rounds that complete no coin move nothing, and the list is of what moves.
      assert.equal((await carrying.entries()).toSorted(), ['contribution', 'contribution', 'seed']);
    }));

  test('without it, one percent of 0.20 EUR never takes part', () =>
    withCarried(
      async (carrying) => {
        assert.equal(await rounds(6, carrying, 0.2), [0, 0, 0, 0, 0, 0]);
        assert.is(await carrying.carried(), 0);
      },
      { carry_fractions: false },
    ));

  test('each player has a separate fraction in each currency', () =>
    withCarried(async (carrying) => {
      await rounds(4, carrying, 0.2);
      assert.is(await carrying.wager(0.2, { player_id: 'p-2', token: 'session-p-2' }), 0);
      assert.is(await carrying.wager(60, { currency: 'JPY' }), 0);
      assert.is(await carrying.wager(60, { currency: 'JPY' }), 1);
      assert.is(await carrying.carried('JPY'), 0.2);
      assert.is(await carrying.wager(0.2), 0.01);
    }));

  test('wagers at the same time count no fraction twice: the debits are the sum, rounded down once', () =>
    withCarried(async (carrying) => {
      const { promise, resolve } = Promise.withResolvers<Answer>();
      carrying.debit = () => promise;
      const taken = Promise.all(Array.from({ length: 64 }, () => carrying.wager(0.37)));
      // 64 × 0.0037 = 0.2368: 23 coins, and 41 wagers that complete none.
      while ((await carrying.carried()) !== 0.0068);
      assert.is(await carrying.faults(), undefined);
      resolve('done');
      const amounts = await taken;
      assert.equal([amounts.filter((amount) => amount === 0.01).length, carrying.debits.length], [23, 23]);
      assert.is(amounts.filter((amount) => amount === 0).length, 41);
    }));

  test('a debit that is refused or cancelled gives back its fraction, once', () =>
    withCarried(async (carrying) => {
      await rounds(4, carrying, 0.2);
      carrying.debit = 'refused';
      assert.is(await carrying.wager(0.2), 'insufficient_funds');
      assert.is(await carrying.carried(), 0.008);
      Object.assign(carrying, { debit: 'uncertain', cancel: 'uncertain' });
      assert.is(await carrying.wager(0.25), 'wallet_failed');
      // The debit may have happened: its coin is not owed again before its cancel is acknowledged.
      assert.is(Math.round((await carrying.carried()) * 1e4), 5);
      assert.is(await carrying.faults(), undefined);
      Object.assign(carrying, { debit: 'done', cancel: 'done' });
      const data = (await succeed(carrying.platform, 'listPendingCancels', {})) as readonly {
        readonly transaction_id: string;
      }[];
      await succeed(carrying.platform, 'settleCancels', {
        body: {
          ...{
            transaction_ids: data.map(({ transaction_id }) => transaction_id),
            reason: 'paid back by hand',
            reference: 'till-7',
          },
        },
      });
      assert.is(await carrying.carried(), 0.008);
      assert.is(await carrying.wager(0.2), 0.01);
      assert.is(await carrying.carried(), 0);
    }));

  test('a fraction that a cancelled debit took along lets the player pay less later', () =>
    withCarried(async (carrying) => {
      const { promise, resolve } = Promise.withResolvers<Answer>();
      carrying.debit = () => promise;
      const refused = carrying.wager(1.9);
      while ((await carrying.carried()) !== 0.009);
      carrying.debit = 'done';
      // 0.009 of the first, which is refused afterwards.
      assert.is(await carrying.wager(0.1), 0.01);
      resolve('refused');
      assert.is(await refused, 'insufficient_funds');
      assert.is(await carrying.carried(), -0.009);
      assert.equal(await rounds(2, carrying, 1.4), [0, 0.01]);
    }));

  test('a debit is cancelled if the player owes another part of it by the time that it is made', () => {
    const [minor, ...others] = threePots().pots;
    const pots = [{ ...minor, max_instantiation_count: 1 }, ...others];
    return withCarried(
      async (carrying) => {
        const { platform, id } = carrying;
        const { promise, resolve } = Promise.withResolvers<Answer>();
        carrying.debit = () => promise;
        const changed = carrying.wager(1.9);
        while ((await carrying.carried()) !== 0.009);
        // Without this pot, 0.0133 is owed in place of 0.019: the same coin, and another fraction.
        const trigger = { instance_id: id, pot_id: 'minor', brand_id: 'northstar:luna', player_id: 'p-1' };
        await succeed(platform, 'triggerWin', { body: { ...trigger, source_id: 'tri-star' } });
        resolve('done');
        assert.is(await changed, 'instance_changed');
        await platform.settle();
        assert.is(await carrying.carried(), 0);
        carrying.debit = 'done';
        assert.is(await carrying.wager(1.9), 0.01);
        assert.is(await carrying.carried(), 0.0033);
      },
      {},
      { pots },
    );
  });

  test("the operator's part is of the rounds that take part, and of all when it pays all", async () => {
    const half = { operator_contribution_percentage: '0.5' };
    await withCarried(async (carrying) => {
      // Half of one percent of 0.40 is the player's: 0.002.
      assert.equal(await rounds(5, carrying, 0.4), [0, 0, 0, 0, 0.012]);
      assert.equal(carrying.debits, [0.01]);
      const shown = (await succeed(carrying.platform, 'getInstance', { path: { instance_id: carrying.id } })) as {
        readonly total_contributions: number;
      };
      assert.is(shown.total_contributions, 1);
    }, half);
    await withCarried(
      async (carrying) => {
        assert.equal(await rounds(2, carrying, 0.2), [0.002, 0.002]);
        assert.equal(await carrying.entries(), ['seed', 'contribution', 'contribution']);
        assert.is(await carrying.carried(), 0);
      },
      { operator_contribution_percentage: '1' },
    );
  });

  test('wagers that the budget of an operator who pays all does not cover are carried by the player', () =>
    withCarried(
      async (carrying) => {
        // Five of 0.002 use the budget up; five more make a coin.
        assert.equal(await rounds(9, carrying, 0.2), [0.002, 0.002, 0.002, 0.002, 0.002, 0, 0, 0, 0]);
        assert.is(await carrying.carried(), 0.008);
        const told = () =>
          carrying.platform.store.read(async (tx) =>
            (await tx.all((db) => db.select({ type: outbox.eventType }).from(outbox))).map(({ type }) => type),
          );
        assert.equal(await told(), ['OperatorBudgetExhausted']);
        assert.equal(await rounds(2, carrying, 0.2), [0.01, 0]);
        assert.equal(carrying.debits, [0.01]);
        assert.equal(await told(), ['OperatorBudgetExhausted']);
      },
      {
        operator_contribution_percentage: '1',
        operator_budget: { amount: '0.01', per: 'Total', then: 'PlayerPays' },
      },
    ));

  test('a player who has paid ahead is debited less than a budget does not cover', () =>
    withCarried(
      async (carrying) => {
        assert.is(await carrying.wager(2.5), 0.025);
        // The rest of the budget covers none of these.
        const { promise, resolve } = Promise.withResolvers<Answer>();
        carrying.debit = () => promise;
        const refused = carrying.wager(2.9);
        while ((await carrying.carried()) !== 0.009);
        carrying.debit = 'done';
        assert.is(await carrying.wager(3.1), 0.04);
        resolve('refused');
        assert.is(await refused, 'insufficient_funds');
        assert.is(await carrying.carried(), -0.009);
        assert.is(await carrying.wager(2.85), 0.01);
      },
      {
        operator_contribution_percentage: '1',
        operator_budget: { amount: '0.05', per: 'Total', then: 'PlayerPays' },
      },
    ));

  test('only a percentage has fractions to carry, and templates show it where it is so', () =>
    withCarried(async ({ platform }) => {
      const faultsOf = async (rules: object) => {
        const body = threePots({ contribution_rules: { max_contribution: '1', ...rules } });
        return ((await succeed(platform, 'checkTemplate', { body })) as { readonly faults: readonly object[] }).faults;
      };
      const detail =
        'only a Percentage contribution has fractions to carry; a Fixed one is rounded up to the smallest coin';
      const pointer = '/contribution_rules/carry_fractions';
      assert.equal(await faultsOf({ contribution_type: { Fixed: 0.1 }, carry_fractions: true }), [{ pointer, detail }]);
      assert.equal(await faultsOf({ contribution_type: { Fixed: 0.1 }, carry_fractions: false }), []);
      assert.equal(await faultsOf({ contribution_type: { Percentage: 0.1 }, carry_fractions: true }), []);
      const data = (await succeed(platform, 'listTemplates', {})) as readonly {
        readonly contribution_rules: { readonly carry_fractions?: boolean };
      }[];
      assert.equal(
        data.map(({ contribution_rules }) => contribution_rules.carry_fractions),
        [true],
      );
    }));

  test('verify works each fraction out again, and names forged ones', () =>
    withFolder((folder) =>
      withCarried(
        async (carrying) => {
          const { platform } = carrying;
          await rounds(5, carrying, 0.2);
          Object.assign(carrying, { debit: 'uncertain', cancel: 'uncertain' });
          assert.is(await carrying.wager(1.5), 'wallet_failed');
          Object.assign(carrying, { debit: 'refused' });
          assert.is(await carrying.wager(1.5), 'insufficient_funds');
          const { keys } = platform;
          const file = copyOf(platform, join(folder, 'played.db'));
          const verify = async (sql: string): Promise<string> =>
            (await verifyStore(forged(file, join(folder, 'forged.db'), sql, keys), keys)).faults.join();
          assert.is(await verify('select 1'), '');
          const record = (change: string, seq: number) =>
            `update ledger_entries set record = ${change} where seq = ${seq}`;
          const row = (change: string, seq: number) =>
            `update contribution_intents set ${change} where id = (select record ->> 6 from ledger_entries where seq = ${seq})`;
          const fact = (name: string, value: string, seq: number) =>
            record(`json_set(record, '$[11].${name}', '${value}')`, seq);
          for (const [sql, named] of [
            [
              fact('owed', '2000000001', 2),
              /entry 2: owed of the fraction of p-1 of northstar:luna is 2000000001; the ledger says 2000000000/,
            ],
            [fact('carried', '4000000001', 3), /entry 3: carried of the fraction of p-1/],
            [fact('debit', '10000', 4), /debit of the contribution .* is 0; the ledger says 10000/],
            [
              `${fact('debit', '10000', 4)}; ${row('debit = 10000', 4)}`,
              /entry 4: debit of the fraction of p-1 .* is 10000; the ledger says 0/,
            ],
            // The round that completes the coin, as if the four before it had not been.
            [
              `${record("json_remove(record, '$[11].debit')", 6)}; ${row('debit = 0', 6)}`,
              /entry 6: debit of the fraction/,
            ],
            [row('wager = 190000', 5), /wager of the contribution .* is 190000; the ledger says 200000/],
            [
              `${fact('wager', '190000', 5)}; ${row('wager = 190000', 5)}`,
              /entry 5: owed of the fraction of p-1 .* is 2000000000; the ledger says 1900000000/,
            ],
            [record("json_set(record, '$[11].exhausted', json('true'))", 5), /entry 5: it was not covered by a budget/],
            [record("json_set(record, '$[6]', 'another')", 6), /entry 7: no entry before it changes the fraction/],
            // Another wager of the same coin, of which another part is owed.
            [
              `${fact('wager', '210000', 7)}; ${row('wager = 210000', 7)}`,
              /wager of the contribution .* is 210000; the ledger says 200000/,
            ],
            [
              record("json_set(record, '$[6]', 'another')", 10),
              /entry 10: it gives back a fraction of another, of which/,
            ],
            [
              "update carried_fractions set picos = '1'",
              /the amount of the fraction of p-1 .* in EUR is 1; the ledger says 5000000000/,
            ],
            ['delete from carried_fractions', /0 fractions of players are stored; the ledger says 1/],
            ["update carry_reservations set before = '1'", /before of the reserved fraction of the contribution/],
            ['delete from carry_reservations', /0 fractions are reserved for debits; the ledger has begun 1/],
          ] as const)
            assert.match(await verify(sql), named, sql);
        },
        {},
        { inFile: true },
      ),
    ));
});
