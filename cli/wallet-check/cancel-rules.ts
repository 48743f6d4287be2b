import { Broken, describeCall } from './bench.ts';
import type { Rule } from './rule.ts';

const COPIES = 5;

export const cancelRules: readonly Rule[] = [
  {
    requirement: 'E2',
    title: 'gives a debit back, with the balance as text',
    check: async (bench) => {
      const debit = bench.debit(3);
      await bench.moves(0, 'A debit and its cancel', async () => {
        bench.done(await bench.execute(debit), 'The debit');
        bench.done(await bench.cancel(debit.transaction_id), 'The cancel');
      });
    },
  },
  {
    requirement: 'E2',
    title: 'finds the transaction by its id alone, without a player',
    check: async (bench) => {
      const debit = bench.debit(1);
      await bench.moves(0, 'A debit and its cancel', async () => {
        bench.done(await bench.execute(debit), 'The debit');
        bench.done(await bench.cancel(debit.transaction_id, null), 'A cancel without a player');
      });
    },
  },
  {
    requirement: 'E2',
    title: 'gives back once, however often it is cancelled',
    check: async (bench) => {
      const debit = bench.debit(1);
      await bench.moves(0, 'A debit and three cancels', async () => {
        bench.done(await bench.execute(debit), 'The debit');
        for (const times of ['first', 'second', 'third'])
          bench.done(await bench.cancel(debit.transaction_id), `The ${times} cancel`);
      });
    },
  },
  {
    requirement: 'E2',
    title: `gives back once when ${COPIES} cancels arrive at once`,
    check: async (bench) => {
      const debit = bench.debit(1);
      await bench.moves(0, `A debit and ${COPIES} cancels at once`, async () => {
        bench.done(await bench.execute(debit), 'The debit');
        const seen = await Promise.all(Array.from({ length: COPIES }, () => bench.cancel(debit.transaction_id)));
        const others = seen.filter(({ outcome }) => outcome !== 'done');
        if (others[0] !== undefined) bench.warn(`${others.length} of ${COPIES} cancels: ${describeCall(others[0])}`);
      });
    },
  },
  {
    requirement: 'E2',
    title: 'refuses a cancelled id for ever with transaction_cancelled',
    check: async (bench) => {
      const debit = bench.debit(1);
      await bench.moves(0, 'A debit that is cancelled and sent again', async () => {
        bench.done(await bench.execute(debit), 'The debit');
        bench.done(await bench.cancel(debit.transaction_id), 'The cancel');
        for (let times = 0; times < 2; times += 1)
          bench.refused(await bench.execute(debit), 'A cancelled id', 'transaction_cancelled');
      });
    },
  },
  {
    requirement: 'E2',
    title: 'accepts a cancel before its debit, and refuses the debit when it arrives',
    check: async (bench) => {
      const [debit, unnamed] = [bench.debit(1), bench.debit(1)];
      await bench.moves(0, 'A cancel and the debit after it', async () => {
        bench.done(await bench.cancel(debit.transaction_id), 'The cancel of an unknown id');
        bench.done(await bench.cancel(debit.transaction_id), 'The cancel of an unknown id, repeated,');
        bench.done(await bench.cancel(unnamed.transaction_id, null), 'The cancel of an unknown id without a player');
        for (const late of [debit, unnamed])
          bench.refused(await bench.execute(late), 'A debit after its cancel', 'transaction_cancelled');
      });
    },
  },
  {
    requirement: 'E2',
    title: 'accepts the cancel of a debit that it refused, which then stays cancelled',
    check: async (bench) => {
      const debit = bench.debit(1, { player_id: `check-${bench.run}-unknown` });
      bench.refused(await bench.execute(debit), 'A debit of an unknown player');
      bench.done(await bench.cancel(debit.transaction_id, String(debit.player_id)), 'The cancel of a refused debit');
      bench.refused(await bench.execute(debit), 'A debit after its cancel', 'transaction_cancelled');
    },
  },
  {
    requirement: 'E2',
    title: 'ends with nothing moved when a debit and its cancel arrive at once',
    check: async (bench) => {
      for (let round = 0; round < 3; round += 1) {
        const debit = bench.debit(1);
        await bench.moves(0, 'A debit and its cancel at once', async () => {
          const [, cancelled] = await Promise.all([bench.execute(debit), bench.cancel(debit.transaction_id)]);
          bench.done(cancelled, 'The cancel');
          bench.refused(await bench.execute(debit), 'A debit after its cancel', 'transaction_cancelled');
        });
      }
    },
  },
  {
    requirement: 'E2',
    title: 'takes a credit back that the player still has',
    check: async (bench) => {
      const credit = bench.credit(2);
      await bench.moves(0, 'A credit and two cancels', async () => {
        bench.done(await bench.execute(credit), 'The credit');
        for (let times = 0; times < 2; times += 1) bench.done(await bench.cancel(credit.transaction_id), 'The cancel');
      });
    },
  },
  {
    requirement: 'E2',
    title: 'leaves other transactions as they are',
    check: async (bench) => {
      const [kept, cancelled] = [bench.debit(1), bench.debit(2)];
      await bench.moves(-1, 'Two debits and the cancel of one', async () => {
        for (const debit of [kept, cancelled]) bench.done(await bench.execute(debit), 'The debit');
        bench.done(await bench.cancel(cancelled.transaction_id), 'The cancel');
      });
    },
  },
  {
    requirement: 'E2',
    title: 'refuses a cancel without an id with a 4xx',
    check: async (bench) => {
      const seen = await bench.cancelNothing();
      if (seen.outcome !== 'refused') throw new Broken(`A cancel without an id: ${describeCall(seen)}`);
    },
  },
];
