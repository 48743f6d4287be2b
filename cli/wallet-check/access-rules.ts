import { Broken, describeCall } from './bench.ts';
import type { Rule } from './rule.ts';
import type { Changes } from './wallet-probe.ts';

const MINUTE_MS = 60_000;
const NOT_OURS = ['signature_invalid', 'token_missing', 'token_invalid'] as const;

/** A debit that is not from the platform, in some way. */
const refused = (title: string, changesOf: (debit: object, secret: string) => Changes): Rule => ({
  requirement: 'Access',
  title: `refuses ${title}`,
  check: async (bench) => {
    const debit = bench.debit(1);
    await bench.moves(0, 'The call', async () => {
      const seen = await bench.execute(debit, changesOf(debit, bench.probe.secret));
      bench.refused(seen, 'A call that is not authentic', ...NOT_OURS);
    });
  },
});

const accepted = (title: string, changesOf: (secret: string) => Changes): Rule => ({
  requirement: 'Access',
  title: `accepts ${title}`,
  check: async (bench) => {
    const seen = await bench.execute(bench.debit(1), changesOf(bench.probe.secret));
    bench.done(seen, 'An authentic call');
  },
});

/** A call that must fail as one of the caller's faults, and never as one of the wallet's. */
const malformed = (title: string, changes: Changes): Rule => ({
  requirement: 'Access',
  title: `refuses ${title} with a 4xx`,
  check: async (bench) =>
    bench.moves(0, 'The call', async () => {
      const seen = await bench.execute(bench.debit(1), changes);
      bench.refused(seen, 'A malformed call');
    }),
});

const header = (name: string, value: string | null): Changes => ({ headers: { [name]: value } });

export const accessRules: readonly Rule[] = [
  refused('a call without the bearer secret', () => header('authorization', null)),
  refused('a wrong bearer secret', () => header('authorization', 'Bearer not-the-secret')),
  refused('a bearer secret that only begins with the right one', (_, secret) =>
    header('authorization', `Bearer ${secret}x`),
  ),
  refused('a call without a signature', () => header('webhook-signature', null)),
  refused('a call without a timestamp', () => header('webhook-timestamp', null)),
  refused('a call without a webhook-id', () => header('webhook-id', null)),
  refused('a signature made with another secret', () => ({ signedWith: ['not-the-secret'] })),
  refused('a signature of another body', (debit) => ({ signed: JSON.stringify({ ...debit, amount: 0 }) })),
  refused('a signature of the same content in other bytes', (debit) => ({
    raw: ` ${JSON.stringify(debit)}`,
    signed: JSON.stringify(debit),
  })),
  refused('a signature of another webhook-id', () => header('webhook-id', 'another')),
  refused('a timestamp of six minutes ago', () => ({ signedAtMs: Date.now() - 6 * MINUTE_MS })),
  refused('a timestamp in six minutes', () => ({ signedAtMs: Date.now() + 6 * MINUTE_MS })),
  accepted('a timestamp of four minutes ago', () => ({ signedAtMs: Date.now() - 4 * MINUTE_MS })),
  accepted('two signatures of which the second is right', (secret) => ({ signedWith: ['the-next-secret', secret] })),
  {
    requirement: 'Access',
    title: 'checks the signature of every operation',
    check: async (bench) => {
      const unsigned = header('webhook-signature', null);
      const debit = bench.debit(1);
      const batch = bench.batch([bench.part(1)]);
      const calls = [
        ['authenticatePlayer', () => bench.authenticate({}, unsigned)],
        ['cancelTransaction', () => bench.cancel(debit.transaction_id, bench.player.id, unsigned)],
        ['executeBatch', () => bench.executeBatch(batch, unsigned)],
        ['cancelBatch', () => bench.cancelBatch(bench.id('b0'), [debit.transaction_id], unsigned)],
      ] as const;
      for (const [operation, call] of calls) bench.refused(await call(), `${operation} without a signature`);
      // A cancel that took effect would have spoilt the id.
      const seen = await bench.execute(debit);
      if (seen.outcome !== 'done') throw new Broken(`An unsigned cancel was executed: ${describeCall(seen)}`);
    },
  },
  malformed('a body that is not JSON', { raw: '{' }),
  malformed('an empty body', { raw: '' }),
  malformed('a body without its fields', { raw: '{}' }),
  malformed('a list as the body', { raw: '[]' }),
  malformed('an operation that does not exist', { path: '/wallet/nothing' }),
  {
    requirement: 'Access',
    title: 'ignores or refuses a field that it does not know',
    check: async (bench) => {
      const debit = bench.debit(1, { a_later_field: true });
      const change = await bench.change(async () => {
        const seen = await bench.execute(debit);
        if (seen.outcome === 'uncertain')
          throw new Broken(`A transaction with an unknown field: ${describeCall(seen)}`);
      });
      if (change !== 0n && change !== -bench.unit)
        throw new Broken('A transaction with an unknown field moved another amount than it says.');
    },
  },
];
