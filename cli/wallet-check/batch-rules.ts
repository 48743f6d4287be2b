import { microsFromNumber, numberFromMicros } from '../../domain/money/micros.ts';
import { type Bench, Broken, describeCall, Skipped } from './bench.ts';
import type { Rule } from './rule.ts';
import type { SeenCall } from './wallet-probe.ts';

const COPIES = 5;
const LARGEST = 500;

const unknownOf = (bench: Bench): string => `check-${bench.run}-unknown`;

/** The reply of a batch must add up: so many minor units moved, and these players refused. */
const adds = (bench: Bench, seen: SeenCall, units: number, refused: readonly string[], what = 'The batch'): void => {
  const { total_amount, total_jackpot_amount, errors } = bench.done(seen, what);
  const expected = bench.units(units);
  for (const [name, total] of Object.entries({ total_amount, total_jackpot_amount }))
    if (total !== expected)
      throw new Broken(`${what}: ${name} is ${total}, but what was not listed in errors adds up to ${expected}.`);
  const listed = (errors as { player_id: string; code: string }[]).map(({ player_id }) => player_id);
  if (listed.toSorted().join() !== refused.toSorted().join())
    throw new Broken(`${what}: errors lists ${some(listed)} instead of ${some(refused)}.`);
};

const some = (players: readonly string[]): string =>
  players.length > 3 ? `${players.length} players` : players.join(', ') || 'no player';

const codeIn = (seen: SeenCall): unknown => (seen.body.errors as { code: string }[])[0]?.code;

export const batchRules: readonly Rule[] = [
  {
    requirement: 'E4',
    title: 'pays what it can, and lists the others with their codes',
    check: async (bench) => {
      const stranger = unknownOf(bench);
      await bench.moves(3, 'A batch for the player and an unknown one', async () => {
        const seen = await bench.executeBatch(bench.batch([bench.part(3), bench.part(2, stranger)]));
        adds(bench, seen, 3, [stranger]);
        if (codeIn(seen) !== 'player_unknown') bench.warn(`The unknown player has the code ${codeIn(seen)}.`);
      });
    },
  },
  {
    requirement: 'E4',
    title: 'pays the player who comes after a refused one',
    check: async (bench) => {
      const stranger = unknownOf(bench);
      await bench.moves(3, 'A batch for an unknown player and the player', async () =>
        adds(bench, await bench.executeBatch(bench.batch([bench.part(2, stranger), bench.part(3)])), 3, [stranger]),
      );
    },
  },
  {
    requirement: 'E4',
    title: 'pays several players',
    check: async (bench) => {
      const { second } = bench;
      if (second === undefined) throw new Skipped('Name a second player with --second-token.');
      await bench.moves(
        2,
        'The part of the second player',
        () =>
          bench.moves(1, 'The part of the first player', async () =>
            adds(bench, await bench.executeBatch(bench.batch([bench.part(1), bench.part(2, second.id)])), 3, []),
          ),
        second,
      );
    },
  },
  {
    requirement: 'E4',
    title: `answers a batch of ${LARGEST} in time, the largest that the platform sends`,
    check: async (bench) => {
      const strangers = Array.from({ length: LARGEST - 1 }, (_, index) => `${unknownOf(bench)}-${index}`);
      const parts = [bench.part(1), ...strangers.map((stranger) => bench.part(0, stranger))];
      await bench.moves(1, 'A large batch', async () =>
        adds(bench, await bench.executeBatch(bench.batch(parts)), 1, strangers),
      );
    },
  },
  {
    requirement: 'E4',
    title: 'answers 200 when all are refused',
    check: async (bench) => {
      const stranger = unknownOf(bench);
      adds(bench, await bench.executeBatch(bench.batch([bench.part(1, stranger)])), 0, [stranger]);
    },
  },
  {
    requirement: 'E4',
    title: 'answers a repeated batch as at first, and moves it once',
    check: async (bench) => {
      const stranger = unknownOf(bench);
      const batch = bench.batch([bench.part(2), bench.part(1, stranger)]);
      await bench.moves(2, 'A batch and two repeats', async () => {
        for (const times of ['The first', 'The second', 'The third'])
          adds(bench, await bench.executeBatch(batch), 2, [stranger], times);
      });
    },
  },
  {
    requirement: 'E4',
    title: `moves a batch once that arrives ${COPIES} times at once`,
    check: async (bench) => {
      const batch = bench.batch([bench.part(1)]);
      await bench.moves(1, `${COPIES} copies at once`, async () => {
        const seen = await Promise.all(Array.from({ length: COPIES }, () => bench.executeBatch(batch)));
        const others = seen.filter(({ outcome }) => outcome !== 'done');
        if (others[0] !== undefined) bench.warn(`${others.length} of ${COPIES} copies: ${describeCall(others[0])}`);
        adds(bench, await bench.executeBatch(batch), 1, [], 'A repeat after the copies');
      });
    },
  },
  {
    requirement: 'E4',
    title: 'refuses a known batch with other content with transaction_conflict',
    check: async (bench) => {
      const batch_transaction_id = bench.id('b0');
      await bench.moves(1, 'A batch, and another with its id', async () => {
        adds(bench, await bench.executeBatch(bench.batch([bench.part(1)], { batch_transaction_id })), 1, []);
        const other = bench.batch([bench.part(2)], { batch_transaction_id });
        bench.refused(await bench.executeBatch(other), 'A known batch with other content', 'transaction_conflict');
      });
    },
  },
  {
    requirement: 'E4',
    title: 'counts what it has already executed as moved in the next batch, and moves the rest',
    check: async (bench) => {
      const part = bench.part(1);
      await bench.moves(1, 'A transaction in two batches', async () => {
        adds(bench, await bench.executeBatch(bench.batch([part])), 1, []);
        const next = bench.batch([part, bench.part(2, unknownOf(bench))], { batch_transaction_id: bench.id('b1') });
        adds(bench, await bench.executeBatch(next), 1, [unknownOf(bench)], 'The next batch');
      });
    },
  },
  {
    requirement: 'E4',
    title: 'knows a transaction by its id, whether it comes alone or in a batch',
    check: async (bench) => {
      const [first, second] = [bench.part(1), bench.part(2)];
      const alone = (part: typeof first) =>
        bench.credit(1, {
          transaction_id: part.transaction_id,
          amount: part.amount,
          jackpot_amount: part.amount,
          gameround_complete: true,
        });
      await bench.moves(3, 'Two transactions, each alone and in a batch', async () => {
        bench.done(await bench.execute(alone(first)), 'The transaction alone');
        adds(bench, await bench.executeBatch(bench.batch([first])), 1, [], 'The batch after it');
        adds(bench, await bench.executeBatch(bench.batch([second])), 2, []);
        bench.done(await bench.execute(alone(second)), 'The transaction alone after its batch');
      });
    },
  },
  {
    requirement: 'E4',
    title: 'moves a transaction once that arrives alone and in a batch at once',
    check: async (bench) => {
      for (let round = 0; round < 3; round += 1) {
        const part = bench.part(1);
        const { transaction_id, amount } = part;
        const alone = bench.credit(1, { transaction_id, amount, gameround_complete: true });
        await bench.moves(1, 'A transaction alone and in a batch at once', async () => {
          await Promise.all([bench.execute(alone), bench.executeBatch(bench.batch([part]))]);
          bench.done(await bench.execute(alone), 'A repeat of the transaction');
        });
      }
    },
  },
  {
    requirement: 'E4',
    title: 'lists a cancelled transaction as refused, and does not pay it',
    check: async (bench) => {
      const part = bench.part(1);
      await bench.moves(0, 'A batch with a cancelled transaction', async () => {
        bench.done(await bench.cancel(part.transaction_id), 'The cancel');
        const seen = await bench.executeBatch(bench.batch([part]));
        adds(bench, seen, 0, [bench.player.id]);
        if (codeIn(seen) !== 'transaction_cancelled') bench.warn(`The cancelled one has the code ${codeIn(seen)}.`);
      });
    },
  },
  ...(['amount', 'jackpot_amount'] as const).map(
    (field): Rule => ({
      requirement: 'E4',
      title: `refuses a batch whose ${field} is not the sum of its transactions, and moves nothing`,
      check: async (bench) =>
        bench.moves(0, 'A batch that does not add up', async () => {
          const parts = [bench.part(2), bench.part(1, unknownOf(bench))];
          const sum = numberFromMicros(
            parts.reduce((total, { amount }) => total + microsFromNumber(amount), bench.unit),
          );
          const wrong = field === 'amount' ? { amount: sum } : { jackpot_amount: bench.units(1) };
          const seen = await bench.executeBatch(bench.batch(parts, wrong));
          bench.refused(seen, 'A batch that does not add up', 'validation_failed');
        }),
    }),
  ),
  {
    requirement: 'E4',
    title: 'refuses a batch without transactions',
    check: async (bench) =>
      bench.refused(await bench.executeBatch(bench.batch([])), 'A batch without transactions', 'validation_failed'),
  },
  {
    requirement: 'E5',
    title: 'takes the listed transactions of a batch back, once',
    check: async (bench) => {
      const batch = bench.batch([bench.part(2)], { batch_transaction_id: bench.id('b0') });
      const ids = batch.transactions.map(({ transaction_id }) => transaction_id);
      await bench.moves(0, 'A batch and two cancels', async () => {
        adds(bench, await bench.executeBatch(batch), 2, []);
        for (let times = 0; times < 2; times += 1) succeeded(bench, await bench.cancelBatch(bench.id('b0'), ids));
        // The whole batch again, under the next id.
        const next = { ...batch, batch_transaction_id: bench.id('b1') };
        adds(bench, await bench.executeBatch(next), 0, [bench.player.id], 'The batch after its cancel');
      });
    },
  },
  {
    requirement: 'E5',
    title: 'leaves the transactions that are not listed as they are',
    check: async (bench) => {
      const [kept, cancelled] = [bench.part(1), bench.part(2)];
      await bench.moves(1, 'Two batches and the cancel of one transaction', async () => {
        for (const part of [kept, cancelled]) bench.done(await bench.executeBatch(bench.batch([part])), 'The batch');
        succeeded(bench, await bench.cancelBatch(bench.id('b0'), [cancelled.transaction_id]));
      });
    },
  },
  {
    requirement: 'E5',
    title: 'cancels transactions that never arrived, and refuses them when they do',
    check: async (bench) => {
      const credit = bench.credit(1);
      await bench.moves(0, 'A cancelled batch and a transaction of it', async () => {
        succeeded(bench, await bench.cancelBatch(bench.id('b0'), [credit.transaction_id]));
        bench.refused(await bench.execute(credit), 'A transaction after its cancel', 'transaction_cancelled');
      });
    },
  },
];

const succeeded = (bench: Bench, seen: SeenCall): void => {
  if (bench.done(seen, 'The cancel').success !== true) throw new Broken('The cancel of a batch: success is not true.');
};
