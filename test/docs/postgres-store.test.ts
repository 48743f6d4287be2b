// A long proof: it starts PostgreSQL, and installs a package.
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as assert from 'uvu/assert';
import { runWalletCheck } from '../../cli/wallet-check/run-wallet-check.ts';
import { createProbe } from '../../cli/wallet-check/wallet-probe.ts';
import type { WalletRecord, WalletStore } from '../../clients/typescript/src/wallet/wallet-store.ts';
import { root, watching } from '../cli/program.ts';
import { withProject } from '../clients/typescript/project.ts';
import { withPostgres } from '../support/postgres.ts';
import { suite } from '../support/suite.ts';
import { blocksFor } from './blocks.ts';

const blocks = blocksFor('docs/guides/integrator.md', import.meta.filename);
const FILE = 'postgres-store.mjs';

/** Five functions on the guide's store, as it says: they lock the balance and change it through \`tx\`. */
const WALLET = `
import { createServer } from 'node:http';
import { createWallet, nodeListener, refuse } from 'pitboss-client/wallet';
import { pool, store } from './${FILE}';

await pool.query('create table accounts (player text primary key, micros bigint check (micros >= 0))');
await pool.query("insert into accounts values ('p-1001', 100000000)");
const lockBalance = async (tx, player) => {
  const { rows } = await tx.query('select micros from accounts where player = $1 for update', [player]);
  return rows[0] && BigInt(rows[0].micros);
};
const change = async (tx, { playerId, currency }, by, most = (balance) => balance) => {
  const before = await lockBalance(tx, playerId);
  if (before === undefined || currency !== 'EUR') return refuse('player_unknown');
  const after = most(before + by);
  if (after < 0n) return refuse('insufficient_funds');
  await tx.query('update accounts set micros = $2 where player = $1', [playerId, after]);
  return after;
};
const wallet = createWallet({
  secret: 's3cret',
  store,
  onError: (error) => console.error(error),
  authenticate: async ({ player_token }) => {
    if (player_token !== 'session-p-1001') return refuse('session_expired');
    const { rows } = await pool.query("select micros from accounts where player = 'p-1001'");
    const balanceMicros = BigInt(rows[0].micros);
    return { id: 'p-1001', operator_id: 'northstar', brand_id: 'luna', currency: 'EUR', balanceMicros };
  },
  debit: (tx, movement) => change(tx, movement, -movement.amountMicros),
  credit: (tx, movement) => change(tx, movement, movement.amountMicros),
  reverse: (tx, movement) => {
    const by = movement.type === 'Debit' ? movement.amountMicros : -movement.amountMicros;
    return change(tx, movement, by, (balance) => (balance < 0n ? 0n : balance));
  },
  balance: (tx, playerId) => lockBalance(tx, playerId),
});
const server = createServer(nodeListener(wallet));
server.listen(0, '127.0.0.1', () => console.log('port ' + server.address().port));
`;

/** The guide's store, on a new database, in a project with the SDK. */
const withStore = (use: (folder: string, environment: Readonly<Record<string, string>>) => Promise<void>) =>
  withProject((folder) =>
    withPostgres(async ({ environment }) => {
      symlinkSync(join(root, 'node_modules/pg'), join(folder, 'node_modules/pg'));
      writeFileSync(join(folder, FILE), blocks.one('6. Write your wallet', FILE));
      await use(folder, environment);
    }),
  );

type Tx = { query(text: string, values?: readonly unknown[]): Promise<{ readonly rows: readonly { n: string }[] }> };

/** A signal that a test can await and send. */
const signal = () => Promise.withResolvers<void>();

suite('docs/postgres-store', (test) => {
  test('a wallet on it follows every rule, also with copies that arrive at once', () =>
    withStore(async (folder, environment) => {
      writeFileSync(join(folder, 'wallet-server.mjs'), WALLET);
      await watching(
        [],
        async ({ printed, stderr }) => {
          const [, port] = await printed(/^port (\d+)$/m);
          const session = { operatorId: 'northstar', brandId: 'luna', token: 'session-p-1001', currency: 'EUR' };
          const probe = createProbe(`http://127.0.0.1:${port}`, 's3cret', 10_000);
          const { results } = await runWalletCheck(probe, [session], 5_000_000n);
          assert.ok(results.length > 20);
          const wrong = results.filter(({ verdict }) => verdict === 'failed' || verdict === 'warning');
          assert.equal([wrong, stderr()], [[], '']);
        },
        { program: [process.execPath, join(folder, 'wallet-server.mjs')], environment, cwd: folder },
      );
    }));

  test('a transaction that locks the same key waits, and sees what the first one saved, or that it saved nothing', () =>
    withStore(async (folder, environment) => {
      Object.assign(process.env, environment);
      const { pool, store }: { pool: Tx & { end(): Promise<void> }; store: WalletStore<Tx> } = await import(
        pathToFileURL(join(folder, FILE)).href
      );
      let isOver = false;
      try {
        const record: WalletRecord = { kind: 'batch', fingerprint: 'f', reply: null };
        // The database itself says that one transaction waits for another.
        const isWaiting = async (): Promise<void> => {
          while (!isOver) {
            const { rows } = await pool.query(
              "select count(*) as n from pg_stat_activity where wait_event_type = 'Lock'",
            );
            if (rows[0]?.n === '1') return;
          }
        };
        for (const [key, saved] of [
          ['transaction:kept', true],
          ['transaction:rolled-back', false],
          ['transaction:kept', true],
        ] as const) {
          const [locked, go] = [signal(), signal()];
          const first = store.transaction(async (tx) => {
            await store.lock(tx, key);
            locked.resolve();
            await go.promise;
            await store.save(tx, key, record);
            if (!saved) throw new Error('rolled back');
          });
          await locked.promise;
          const second = store.transaction((tx) => store.lock(tx, key));
          const tooEarly = second.then(() => 'did not wait');
          try {
            assert.is(await Promise.race([isWaiting(), tooEarly]), undefined, key);
            assert.is(await store.transaction((tx) => store.lock(tx, 'transaction:other')), null);
          } finally {
            go.resolve();
            await first.catch(() => {});
          }
          assert.equal(await second, saved ? record : null, key);
        }
      } finally {
        isOver = true;
        await pool.end();
        for (const name of Object.keys(environment)) delete process.env[name];
      }
    }));

  test('the block of the guide was run', () => assert.equal(blocks.left(), []));
});
