import { type Micros, microsFromNumber, numberFromMicros } from '../../domain/money/micros.ts';
import { type Bench, Broken, describeCall, Skipped } from './bench.ts';
import type { Rule } from './rule.ts';
import { ANOTHER_CURRENCY } from './session-rules.ts';

const COPIES = 8;

/** A transaction with a value that cannot be: refused, and nothing moved. */
const impossible = (title: string, change: (bench: Bench) => object): Rule => ({
  requirement: 'E3',
  title: `refuses ${title}`,
  check: async (bench) =>
    bench.moves(0, 'The transaction', async () =>
      bench.refused(await bench.execute(bench.debit(1, change(bench))), `A transaction with ${title}`),
    ),
});

/** A repeat under the same id is answered as at first, and moves nothing. */
const repeated = (type: 'Debit' | 'Credit'): Rule => ({
  requirement: 'E3',
  title: `answers a repeated ${type.toLowerCase()} as at first, and moves it once`,
  check: async (bench) => {
    const transaction = type === 'Debit' ? bench.debit(2) : bench.credit(2);
    await bench.moves(type === 'Debit' ? -2 : 2, 'The first and two repeats', async () => {
      const first = bench.done(await bench.execute(transaction), 'The first');
      await bench.execute(type === 'Debit' ? bench.debit(0) : bench.credit(0));
      for (const change of [{}, { metadata: { attempt: 2 } }]) {
        const again = bench.done(await bench.execute({ ...transaction, ...change }), 'The repeat');
        if (again.balance !== first.balance)
          bench.warn(`The repeat answers the balance ${again.balance}, the first ${first.balance}.`);
      }
    });
  },
});

const together = (type: 'Debit' | 'Credit'): Rule => ({
  requirement: 'E3',
  title: `moves a ${type.toLowerCase()} once that arrives ${COPIES} times at once`,
  check: async (bench) => {
    const transaction = type === 'Debit' ? bench.debit(1) : bench.credit(1);
    await bench.moves(type === 'Debit' ? -1 : 1, `${COPIES} copies at once`, async () => {
      const seen = await Promise.all(Array.from({ length: COPIES }, () => bench.execute(transaction)));
      const others = seen.filter(({ outcome }) => outcome !== 'done');
      if (others[0] !== undefined) bench.warn(`${others.length} of ${COPIES} copies: ${describeCall(others[0])}`);
      bench.done(await bench.execute(transaction), 'A repeat after the copies');
    });
  },
});

export const debitRules: readonly Rule[] = [
  {
    requirement: 'E3',
    title: 'takes exactly the amount of a debit',
    check: async (bench) => {
      // Sums that are wrong when added as floats.
      const sizes = [1, 2, 7, 10];
      for (const units of sizes)
        await bench.moves(-units, `A debit of ${bench.units(units)}`, async () =>
          bench.done(await bench.execute(bench.debit(units)), 'A debit that the balance covers'),
        );
    },
  },
  {
    requirement: 'E3',
    title: 'pays exactly the amount of a credit',
    check: async (bench) => {
      for (const units of [1, 3, 7])
        await bench.moves(units, `A credit of ${bench.units(units)}`, async () =>
          bench.done(await bench.execute(bench.credit(units)), 'A credit'),
        );
    },
  },
  {
    requirement: 'E3',
    title: 'moves an amount with 6 decimals exactly, or refuses it: it never rounds',
    check: async (bench) => {
      for (const amount of [0.000001, numberFromMicros(bench.unit * 2n - 1n)]) {
        const debit = bench.debit(1, { amount, jackpot_amount: amount });
        let isDone = false;
        const change = await bench.change(async () => {
          const seen = await bench.execute(debit);
          if (seen.outcome === 'uncertain') throw new Broken(`A debit of ${amount}: ${describeCall(seen)}`);
          isDone = seen.outcome === 'done';
        });
        const expected = isDone ? -microsFromNumber(amount) : 0n;
        if (change !== expected)
          throw new Broken(
            `A debit of ${amount} was ${isDone ? 'accepted' : 'refused'} and changed the balance by ${numberFromMicros(change)}.`,
          );
      }
    },
  },
  {
    requirement: 'E3',
    title: 'executes a transaction of 0, or refuses it',
    check: async (bench) =>
      bench.moves(0, 'A debit of 0', async () => {
        const seen = await bench.execute(bench.debit(0));
        if (seen.outcome === 'uncertain') throw new Broken(`A debit of 0: ${describeCall(seen)}`);
      }),
  },
  {
    requirement: 'E3',
    title: 'takes a large amount exactly: half of the maximum, as far as the balance covers it',
    check: async (bench) => {
      const half = bench.maximum / 2n;
      const covered = lesserOf(half, await bench.balance());
      const units = Number(covered / bench.unit);
      await bench.moves(-units, `A debit of ${bench.units(units)}`, async () =>
        bench.done(await bench.execute(bench.debit(units)), 'A debit that the balance covers'),
      );
    },
  },
  repeated('Debit'),
  repeated('Credit'),
  together('Debit'),
  together('Credit'),
  {
    requirement: 'E3',
    title: 'refuses a known id with other content with transaction_conflict',
    check: async (bench) => {
      const debit = bench.debit(1);
      await bench.moves(-1, 'The first, and others with its id', async () => {
        bench.done(await bench.execute(debit), 'The first');
        const others = [
          { amount: bench.units(2), jackpot_amount: bench.units(2) },
          { transaction_type: 'Credit' },
          { gameround_id: 'another-round' },
          { source_id: 'another-source' },
        ];
        for (const change of others)
          bench.refused(
            await bench.execute({ ...debit, ...change }),
            `The same id with another ${Object.keys(change)[0]}`,
            'transaction_conflict',
          );
      });
    },
  },
  {
    requirement: 'E3',
    title: 'refuses a debit and a credit of an unknown player with player_unknown',
    check: async (bench) => {
      const stranger = { player_id: `check-${bench.run}-unknown` };
      for (const transaction of [bench.debit(1, stranger), bench.credit(1, stranger)]) {
        const sent = `A ${transaction.transaction_type} of an unknown player`;
        bench.refused(await bench.execute(transaction), sent, 'player_unknown');
        bench.refused(await bench.execute(transaction), `${sent}, repeated,`, 'player_unknown');
      }
    },
  },
  {
    requirement: 'E3',
    title: 'moves nothing of the account in one currency for a transaction in another',
    check: async (bench) =>
      bench.moves(0, `A debit in ${ANOTHER_CURRENCY}`, async () => {
        const seen = await bench.execute(bench.debit(1, { currency: ANOTHER_CURRENCY }));
        if (seen.outcome === 'uncertain') throw new Broken(`A debit in ${ANOTHER_CURRENCY}: ${describeCall(seen)}`);
      }),
  },
  {
    requirement: 'E3',
    title: 'refuses a debit above the balance with insufficient_funds, and keeps it refused',
    check: async (bench) => {
      const balance = await bench.balance();
      const amount = numberFromMicros(balance + bench.unit);
      if (balance * 2n + bench.unit * 4n > bench.maximum)
        throw new Skipped(
          `The player has ${numberFromMicros(balance)}: set a maximum of more than twice that, or use a player who has less.`,
        );
      const debit = bench.debit(1, { amount, jackpot_amount: amount });
      await bench.moves(0, 'A debit above the balance', async () =>
        bench.refused(await bench.execute(debit), 'A debit above the balance', 'insufficient_funds'),
      );
      // The player could pay now, but has learnt that nothing moves.
      bench.done(await bench.execute(bench.credit(2)), 'A credit');
      await bench.moves(0, 'A debit that was refused before', async () =>
        bench.refused(await bench.execute(debit), 'A debit that was refused before', 'insufficient_funds'),
      );
    },
  },
  {
    requirement: 'E3',
    title: 'pays two credits of one game round',
    check: async (bench) =>
      bench.moves(3, 'Two credits of one round', async () => {
        for (const units of [1, 2]) bench.done(await bench.execute(bench.credit(units)), 'A credit');
      }),
  },
  impossible('a negative amount', (bench) => ({ amount: -bench.units(1), jackpot_amount: 0 })),
  impossible('an amount as text', (bench) => ({ amount: String(bench.units(1)) })),
  impossible('an amount of 7 decimals', () => ({ amount: 0.0000001, jackpot_amount: 0 })),
  impossible('an amount of null', () => ({ amount: null })),
  impossible('another type than Debit and Credit', () => ({ transaction_type: 'Refund' })),
  impossible('a missing player', () => ({ player_id: undefined })),
  impossible('an id with spaces', () => ({ transaction_id: 'a b' })),
  {
    requirement: 'E3',
    title: 'refuses a jackpot_amount above the amount',
    check: async (bench) => {
      const seen = await bench.execute(bench.debit(1, { jackpot_amount: bench.units(2) }));
      if (seen.outcome === 'uncertain') throw new Broken(`A jackpot_amount above the amount: ${describeCall(seen)}`);
      if (seen.outcome === 'done') bench.warn('A jackpot_amount above the amount was accepted.');
    },
  },
];

const lesserOf = (one: Micros, other: Micros): Micros => (one < other ? one : other);
