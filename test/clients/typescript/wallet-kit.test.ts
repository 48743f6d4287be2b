import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import Koa from 'koa';
import { Webhook } from 'standardwebhooks';
import * as assert from 'uvu/assert';
import { createProbe } from '../../../cli/wallet-check/wallet-probe.ts';
import { fingerprintOf } from '../../../clients/typescript/src/wallet/transactions.ts';
import {
  createWallet,
  decimalOf,
  koaMiddleware,
  memoryStore,
  microsOf,
  numberOf,
  refuse,
  type WalletFunctions,
  type WalletOptions,
  type WalletStore,
  WalletUnavailable,
} from '../../../clients/typescript/src/wallet/wallet.ts';
import { replies } from '../../../generated/built/wallet/replies.gen.mjs';
import type { OperationId } from '../../../generated/wallet/client.gen.ts';
import { routes } from '../../../generated/wallet/operations.gen.ts';
import { fingerprint } from '../../../platform/unit/fingerprint.ts';
import { root } from '../../cli/program.ts';
import { check, linesOf } from '../../cli/wallet-check/checking.ts';
import { SECRET } from '../../cli/wallet-check/small-wallet.ts';
import { checkReply } from '../../support/contract.ts';
import { withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { adapters, serving } from './serving.ts';

/** Five functions on balances in memory: two players with 10 EUR. */
const inMemory = (): WalletFunctions<unknown> => {
  const balances = new Map([
    ['p-1', 10_000_000n],
    ['p-2', 10_000_000n],
  ]);
  const change = (playerId: string, currency: string, by: bigint) => {
    const balance = balances.get(playerId);
    if (balance === undefined || currency !== 'EUR') return refuse('player_unknown');
    if (balance + by < 0n) return refuse('insufficient_funds', 'There is too little.');
    balances.set(playerId, balance + by);
    return balance + by;
  };
  return {
    authenticate: async ({ player_token }) => {
      const id = player_token.replace('session-', '');
      const balanceMicros = balances.get(id);
      if (balanceMicros === undefined) return undefined;
      return { id, operator_id: 'northstar', brand_id: 'luna', currency: 'EUR', balanceMicros };
    },
    debit: async (_, { playerId, currency, amountMicros }) => change(playerId, currency, -amountMicros),
    credit: async (_, { playerId, currency, amountMicros }) => change(playerId, currency, amountMicros),
    reverse: async (_, { type, playerId, amountMicros }) => {
      const balance = (balances.get(playerId) ?? 0n) + (type === 'Debit' ? amountMicros : -amountMicros);
      balances.set(playerId, balance < 0n ? 0n : balance);
      return balances.get(playerId) ?? 0n;
    },
    balance: async (_, playerId) => balances.get(playerId),
  };
};

const walletWith = (changes: Partial<WalletOptions<undefined>> = {}) =>
  createWallet<undefined>({ ...inMemory(), secret: SECRET, store: memoryStore(), ...changes });

type Called = { readonly status: number; readonly body: Record<string, unknown> };

/** Calls a wallet as the platform does; every reply is checked against the spec. */
const call = async (
  wallet: ReturnType<typeof walletWith>,
  operationId: OperationId,
  body: object,
  { secret = SECRET, prefix = '', isDeclared = true }: { secret?: string; prefix?: string; isDeclared?: boolean } = {},
): Promise<Called> => {
  const text = JSON.stringify(body);
  const id = randomUUID();
  const at = new Date();
  const reply = await wallet.handle({
    method: 'POST',
    url: `${prefix}${routes.find((route) => route.operationId === operationId)?.path}`,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${secret}`,
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret, { format: 'raw' }).sign(id, at, text),
    },
    body: Buffer.from(text),
  });
  const sent = { status: reply.status, headers: new Headers(reply.headers), text: reply.body ?? '' };
  if (isDeclared) checkReply(replies, operationId, sent);
  return { status: reply.status, body: JSON.parse(sent.text) };
};

const debit = (changes: object = {}) => ({
  player_id: 'p-1',
  transaction_id: 'c-1:debit',
  transaction_type: 'Debit',
  provider_id: 'pitboss',
  amount: 1,
  jackpot_amount: 1,
  source_id: 'comet',
  gameround_id: 'round-1',
  currency: 'EUR',
  ...changes,
});

const session = (changes: object = {}) => ({
  operator_id: 'northstar',
  brand_id: 'luna',
  player_token: 'session-p-1',
  currency: 'EUR',
  ...changes,
});

/** A store on SQLite, in which each transaction is one of the database. */
const sqliteStore = (file: string): { store: WalletStore<Database.Database>; close(): void } => {
  const db = new Database(file);
  db.exec('create table if not exists pitboss (key text primary key, record text)');
  let last: Promise<unknown> = Promise.resolve();
  const store: WalletStore<Database.Database> = {
    transaction: (work) => {
      const run = async () => {
        db.exec('begin immediate');
        try {
          const result = await work(db);
          db.exec('commit');
          return result;
        } catch (error) {
          db.exec('rollback');
          throw error;
        }
      };
      const result = last.then(run);
      last = result.catch(() => {});
      return result;
    },
    lock: async (tx, key) => {
      const row = tx.prepare('select record from pitboss where key = ?').get(key) as { record: string } | undefined;
      return row && JSON.parse(row.record);
    },
    save: async (tx, key, record) =>
      tx
        .prepare('insert into pitboss values (?, ?) on conflict (key) do update set record = excluded.record')
        .run(key, JSON.stringify(record)),
  };
  return { store, close: () => db.close() };
};

suite('clients/typescript/wallet-kit', (test) => {
  test('a wallet of five functions follows every rule', async () => {
    await adapters.Koa?.(walletWith(), async (url) => {
      assert.is(linesOf(await check(url)), '');
    });
  });

  test('every adapter hands it the raw body', async () => {
    for (const [name, serve] of Object.entries(adapters))
      await serve(walletWith(), async (url) => {
        const probe = createProbe(url, SECRET, 10_000);
        const seen = [
          await probe.call('authenticatePlayer', session()),
          await probe.call('executeTransaction', debit()),
          await probe.call('executeTransaction', debit(), { raw: ` ${JSON.stringify(debit())}`, signed: '{}' }),
          await probe.call('executeTransaction', debit(), { raw: '' }),
          await probe.call('executeTransaction', debit(), { raw: `"${'x'.repeat(1024 * 1024)}"` }),
          await probe.call('cancelTransaction', { transaction_id: 'c-1:debit' }),
        ];
        assert.equal(
          seen.map(({ status, code }) => `${status} ${code}`.trim()),
          ['200', '200', '401 signature_invalid', '400 validation_failed', '413 body_too_large', '200'],
          name,
        );
      });
  });

  test('a store that does not lock is found by the wallet check', async () => {
    const records = new Map();
    const store: WalletStore<undefined> = {
      transaction: (work) => work(undefined),
      lock: async (_, key) => {
        const record = records.get(key);
        // Long enough for requests that are sent at once to arrive.
        await sleep(10);
        return record;
      },
      save: async (_, key, record) => records.set(key, record),
    };
    await adapters['node:http']?.(walletWith({ store }), async (url) => {
      assert.match(linesOf(await check(url)), /failed: moves a debit once that arrives 8 times at once/);
    });
  });

  test('records are plain JSON, so a table of texts can keep them; a restart forgets nothing', () =>
    withFolder(async (folder) => {
      const file = join(folder, 'wallet.db');
      const first = sqliteStore(file);
      const functions = inMemory();
      const wallet = createWallet({ ...functions, secret: SECRET, store: first.store });
      assert.is((await call(wallet as never, 'executeTransaction', debit())).body.balance, 9);
      await call(wallet as never, 'cancelTransaction', { transaction_id: 'c-2:debit' });
      first.close();
      const second = sqliteStore(file);
      const again = createWallet({ ...functions, secret: SECRET, store: second.store });
      assert.is((await call(again as never, 'executeTransaction', debit())).body.balance, 9);
      const late = await call(again as never, 'executeTransaction', debit({ transaction_id: 'c-2:debit' }));
      assert.is(late.body.code, 'transaction_cancelled');
      assert.is((await call(again as never, 'authenticatePlayer', session())).body.balance, 9);
      second.close();
    }));

  test('a function that throws rolls back, is reported, and answers 500; the next attempt is executed', () =>
    withFolder(async (folder) => {
      const { store, close } = sqliteStore(join(folder, 'wallet.db'));
      const errors: unknown[] = [];
      let fails = true;
      const functions = inMemory();
      const wallet = createWallet<Database.Database>({
        ...functions,
        secret: SECRET,
        store,
        onError: (error) => errors.push(String(error)),
        credit: async (tx, movement) => {
          tx.prepare('insert into pitboss values (?, ?)').run(`mine ${movement.id}`, '{}');
          if (fails) throw new Error('a bug');
          return functions.credit(tx, movement);
        },
      });
      const credit = debit({ transaction_type: 'Credit', transaction_id: 'w-1:0' });
      assert.equal((await call(wallet as never, 'executeTransaction', credit)).status, 500);
      fails = false;
      assert.is((await call(wallet as never, 'executeTransaction', credit)).body.balance, 11);
      assert.equal(errors, ['Error: a bug']);
      close();
    }));

  test('a database that cannot be reached answers 503', async () => {
    const store: WalletStore<undefined> = {
      ...memoryStore(),
      transaction: async () => {
        throw new WalletUnavailable('no connection');
      },
    };
    const { status, body } = await call(walletWith({ store }), 'executeTransaction', debit());
    assert.equal([status, body.code], [503, 'unavailable']);
  });

  test('the actual session counts, not the requested one', async () => {
    const cases: [changes: object, code: string][] = [
      [{ operator_id: 'other' }, 'player_unknown'],
      [{ brand_id: 'other' }, 'player_unknown'],
      [{ currency: 'SEK' }, 'session_expired'],
      [{ player_token: 'session-p-9' }, 'session_expired'],
    ];
    for (const [changes, code] of cases)
      assert.is((await call(walletWith(), 'authenticatePlayer', session(changes))).body.code, code);
    const { body } = await call(walletWith(), 'authenticatePlayer', session());
    assert.equal([body.id, body.token, body.balance], ['p-1', 'session-p-1', 10]);
  });

  test('a refusal has your code and words', async () => {
    const wallet = walletWith({
      debit: async () => refuse('self_excluded', 'You took a break until Monday.'),
    });
    const own = { isDeclared: false };
    const { status, body } = await call(wallet, 'executeTransaction', debit(), own);
    assert.equal([status, body.code, body.detail], [422, 'self_excluded', 'You took a break until Monday.']);
    const again = await call(wallet, 'executeTransaction', debit(), own);
    assert.is(again.body.code, 'self_excluded');
  });

  test('a code that has another meaning, or is none, is refused where it is written', () => {
    for (const code of ['Not a code', '', 'transaction_cancelled', 'signature_invalid', 'internal_error'])
      assert.throws(() => refuse(code), TypeError);
  });

  test('functions get money in millionths, and the whole request', async () => {
    const seen: unknown[] = [];
    const wallet = walletWith({
      debit: async (_, { amountMicros, jackpotAmountMicros, request }) => {
        seen.push([amountMicros, jackpotAmountMicros, request.gameround_id, request.source_id]);
        return 0n;
      },
    });
    await call(wallet, 'executeTransaction', debit({ amount: 0.07, jackpot_amount: 0.000001 }));
    assert.equal(seen, [[70_000n, 1n, 'round-1', 'comet']]);
  });

  test('amounts convert exactly', () => {
    const cases: [amount: number | string, micros: bigint, text: string][] = [
      [0.1, 100_000n, '0.1'],
      ['0.10', 100_000n, '0.1'],
      [0.000001, 1n, '0.000001'],
      [-5.63, -5_630_000n, '-5.63'],
      [8_000_000_000, 8_000_000_000_000_000n, '8000000000'],
      [7_999_999_999.999999, 7_999_999_999_999_999n, '7999999999.999999'],
    ];
    for (const [amount, micros, text] of cases) {
      assert.is(microsOf(amount), micros);
      assert.is(decimalOf(micros), text);
      assert.is(numberOf(micros), Number(amount));
    }
    for (const wrong of [1e-7, '1,5', '', Number.NaN, '1.0000001']) assert.throws(() => microsOf(wrong), RangeError);
  });

  test('either secret is accepted during a rotation, and a prefix of the addresses', async () => {
    const wallet = walletWith({ secret: ['old', 'new'], basePath: '/pitboss/' });
    for (const secret of ['old', 'new'])
      assert.is((await call(wallet, 'authenticatePlayer', session(), { secret, prefix: '/pitboss' })).status, 200);
    assert.is((await call(wallet, 'authenticatePlayer', session(), { prefix: '/pitboss' })).body.code, 'token_invalid');
    const elsewhere = await call(wallet, 'authenticatePlayer', session(), { isDeclared: false });
    assert.is(elsewhere.body.code, 'route_not_found');
    assert.equal([wallet.knows('/pitboss/wallet/batches?a=b'), wallet.knows('/wallet/batches')], [true, false]);
  });

  test('in Koa, other addresses are left to the middleware after it', () => {
    const app = new Koa();
    app.use(koaMiddleware(walletWith()));
    app.use((ctx) => {
      ctx.body = 'mine';
    });
    return serving(app.callback(), async (url) => {
      assert.is(await (await fetch(`${url}/elsewhere`)).text(), 'mine');
      assert.is((await fetch(`${url}/wallet/batches`)).status, 405);
    });
  });

  test('its fingerprints are those that stored transactions of earlier versions have', async () => {
    const content = { b: 1, a: { d: [2, { f: 3, e: 4 }], c: 'x' } };
    for (const what of ['movement', 'batch']) assert.is(await fingerprintOf(what, content), fingerprint(what, content));
  });

  test('its generated files are those of the spec', async () => {
    const { files } = await import(join(root, 'cli/wallet-kit-files.mjs'));
    for (const [name, text] of Object.entries(await files()))
      assert.is(readFileSync(join(root, 'clients/typescript/src/wallet/generated', name), 'utf8'), text, name);
  });
});
