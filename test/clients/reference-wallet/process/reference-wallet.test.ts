import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { readReferenceWalletConfig } from '../../../../clients/reference-wallet/process/reference-wallet-config.ts';
import { OutgoingCalls } from '../../../../server/base/outgoing-calls.ts';
import { WalletClient } from '../../../../server/wallet-client/wallet-client.ts';
import { runProgram, withPrograms } from '../../../support/process.ts';
import { withFolder } from '../../../support/server.ts';
import { suite } from '../../../support/suite.ts';
import {
  batch,
  type Changes,
  debit,
  SECRET,
  session,
  verdict,
  WalletCaller,
  withWallet,
} from '../operations/wallet-caller.ts';

const MINUTES_MS = 60_000;

suite('clients/reference-wallet/process/reference-wallet', (test) => {
  test('a call that the platform did not send is refused, and nothing is changed', () =>
    withWallet(async (wallet) => {
      await wallet.authenticate('p-1');
      const body = debit('c-1:debit', 1);
      const text = JSON.stringify(body);
      const cases: [why: string, changes: Changes, code: string][] = [
        ['no bearer', { headers: { authorization: null } }, 'token_missing'],
        ['another scheme', { headers: { authorization: `Basic ${SECRET}` } }, 'token_missing'],
        ['a wrong bearer', { headers: { authorization: 'Bearer other' } }, 'token_invalid'],
        ['a longer bearer', { headers: { authorization: `Bearer ${SECRET}x` } }, 'token_invalid'],
        ['no id', { headers: { 'webhook-id': null } }, 'signature_invalid'],
        ['no timestamp', { headers: { 'webhook-timestamp': null } }, 'signature_invalid'],
        ['no signature', { headers: { 'webhook-signature': null } }, 'signature_invalid'],
        ['a signature without a version', { headers: { 'webhook-signature': 'v1' } }, 'signature_invalid'],
        ['another id than was signed', { headers: { 'webhook-id': 'other' } }, 'signature_invalid'],
        ['another key', { signedWith: 'another-secret' }, 'signature_invalid'],
        ['another body', { signed: JSON.stringify(debit('c-1:debit', 2)) }, 'signature_invalid'],
        ['the same content in other bytes', { raw: ` ${text}`, signed: text }, 'signature_invalid'],
        ['six minutes ago', { signedAtMs: Date.now() - 6 * MINUTES_MS }, 'signature_invalid'],
        ['in six minutes', { signedAtMs: Date.now() + 6 * MINUTES_MS }, 'signature_invalid'],
      ];
      for (const [why, changes, code] of cases) {
        const reply = await wallet.call('executeTransaction', body, changes);
        assert.equal([reply.status, reply.body.code], [401, code], why);
        assert.match(reply.headers.get('www-authenticate') ?? '', /^Bearer/);
      }
      assert.is(await wallet.authenticate('p-1'), 1000);
    }));

  test('a signature counts for almost five minutes, and one good one among several is enough', () =>
    withWallet(async (wallet) => {
      await wallet.authenticate('p-1');
      for (const [n, offset] of [-4, 4].entries()) {
        const reply = await wallet.call('executeTransaction', debit(`c-${n}:debit`, 0), {
          signedAtMs: Date.now() + offset * MINUTES_MS,
        });
        assert.is(reply.status, 200);
      }
    }));

  test('the signature is checked before the body is parsed, and after its type and size', () =>
    withWallet(async (wallet) => {
      const unsigned = { 'webhook-signature': null };
      const large = `"${'x'.repeat(1024 * 1024)}"`;
      const cases: [changes: Changes, status: number, code: string][] = [
        [{ raw: '{', headers: unsigned }, 401, 'signature_invalid'],
        [{ raw: '{' }, 400, 'malformed_body'],
        [{ raw: '' }, 400, 'validation_failed'],
        [{ raw: '', signed: 'x' }, 401, 'signature_invalid'],
        [{ headers: { ...unsigned, 'content-type': 'text/plain' } }, 415, 'unsupported_media_type'],
        [{ raw: large, headers: unsigned }, 413, 'body_too_large'],
      ];
      for (const [changes, status, code] of cases) {
        const reply = await wallet.call('executeTransaction', {}, changes);
        assert.equal([reply.status, reply.body.code], [status, code], JSON.stringify(changes).slice(0, 80));
      }
    }));

  test('all five operations want the secret', () =>
    withWallet(async (wallet) => {
      for (const operationId of [
        'authenticatePlayer',
        'executeTransaction',
        'cancelTransaction',
        'executeBatch',
        'cancelBatch',
      ] as const) {
        const reply = await wallet.call(operationId, {}, { headers: { authorization: null } });
        assert.is(reply.body.code, 'token_missing', operationId);
      }
    }));

  test('an unknown path is answered with a problem', () =>
    withWallet(async (wallet) => {
      const cases: [method: string, path: string, status: number, code: string][] = [
        ['GET', '/', 404, 'route_not_found'],
        ['POST', '/wallet/transactions/', 404, 'route_not_found'],
        ['GET', '/wallet/transactions', 405, 'method_not_allowed'],
      ];
      for (const [method, path, status, code] of cases) {
        const response = await fetch(`${wallet.url}${path}`, { method });
        const body = (await response.json()) as { code: string };
        assert.equal([response.status, body.code], [status, code], path);
        assert.is(response.headers.get('content-type'), 'application/problem+json');
      }
    }));

  test("the platform's own calls are understood", () =>
    withWallet(async ({ url }) => {
      const address = { url, secrets: () => [SECRET], providerId: 'pitboss', timeoutMs: 10_000 };
      const platform = new WalletClient(address, Date.now, new OutgoingCalls(), () => {}).of('northstar');
      const playing = { currency: 'EUR', sourceId: 'tri-star', playerId: 'p-1', gameroundId: 'round-1' };
      const charge = { ...playing, transactionId: 'c-1:debit', type: 'Debit', amountMicros: 1_000_000n } as const;
      const answers = [
        await platform.authenticate({ brandId: 'luna', token: 'p-1', currency: 'EUR', sourceId: undefined }),
        await platform.execute(charge),
        await platform.authenticate({ brandId: 'luna', token: 'session-p-1', currency: 'EUR', sourceId: undefined }),
        await platform.execute({ ...charge, transactionId: 'c-2:debit' }),
        await platform.cancel('c-2:debit', 'p-1'),
        await platform.execute({ ...charge, transactionId: 'c-2:debit' }),
        await platform.execute({ ...charge, transactionId: 'c-3:debit', amountMicros: 1_000_010_000n }),
        await platform.execute({ ...charge, transactionId: 'w-1:0', type: 'Credit' }),
      ];
      assert.equal(
        answers.map((answer) => (answer.outcome === 'refused' ? answer.code : answer.outcome)),
        [
          'session_expired',
          'player_unknown',
          'done',
          'done',
          'done',
          // The wallet says transaction_cancelled: the platform itself never sends a debit twice.
          'uncertain',
          'insufficient_funds',
          'done',
        ],
      );
    }));

  test('a restart keeps balances, ids, cancellations and batches', () =>
    withWallet(async (wallet) => {
      await wallet.authenticate('p-1');
      const payout = batch('w-1:b0', [
        { transaction_id: 'w-1:1', player_id: 'p-1', amount: 5.63 },
        { transaction_id: 'w-1:2', player_id: 'p-2', amount: 2 },
      ]);
      await wallet.call('executeTransaction', debit('c-1:debit', 0.1));
      await wallet.call('cancelTransaction', { transaction_id: 'c-2:debit' });
      const { body: first } = await wallet.call('executeBatch', payout);
      await wallet.restart();
      assert.is(verdict(await wallet.call('executeTransaction', debit('c-1:debit', 0.1))), 999.9);
      assert.is(verdict(await wallet.call('executeTransaction', debit('c-2:debit', 1))), 'transaction_cancelled');
      assert.equal((await wallet.call('executeBatch', payout)).body, first);
      assert.is(await wallet.authenticate('p-1'), 1005.53);
    }));

  test('a folder belongs to one wallet at a time', () =>
    withFolder(async (folder) => {
      const wallet = await WalletCaller.start(folder, '1000');
      try {
        await WalletCaller.start(folder, '1000');
        assert.unreachable();
      } catch (error) {
        assert.is((error as { code?: string }).code, 'data_folder_locked');
      } finally {
        await wallet.stop();
      }
    }));

  test('its settings come from flags and two variables of the environment', () => {
    assert.equal(readReferenceWalletConfig({}, { PITBOSS_WALLET_SECRET: 's', PITBOSS_PORT: '1' }), {
      port: 8081,
      host: '127.0.0.1',
      data: 'wallet-data',
      secret: ['s'],
      openingBalance: 1_000_000_000n,
      logLevel: 'info',
    });
    const flags = { port: '0', data: 'here', 'opening-balance': '0.5' };
    assert.equal(readReferenceWalletConfig(flags, { PITBOSS_WALLET_SECRET: 's' }).openingBalance, 500_000n);
  });

  test('a setting that cannot be is named', () => {
    const cases: [flags: object, secret: string | undefined, complaint: RegExp][] = [
      [{}, undefined, /set PITBOSS_WALLET_SECRET or PITBOSS_WALLET_SECRET_FILE/],
      [{}, 'two words', /printable ASCII/],
      [{ port: 'x' }, 's', /port/],
      [{ 'opening-balance': '-1' }, 's', /opening balance/],
      [{ 'opening-balance': '1e3' }, 's', /opening balance/],
      [{ 'opening-balance': '8000000000.01' }, 's', /opening balance/],
    ];
    for (const [flags, secret, complaint] of cases)
      assert.throws(() => readReferenceWalletConfig(flags, { PITBOSS_WALLET_SECRET: secret }), complaint);
  });

  test('the command serves until it is stopped, with a secret from a file', () =>
    withFolder(async (folder) => {
      const file = join(folder, 'secret');
      mkdirSync(join(folder, 'data'));
      writeFileSync(file, `${SECRET}\n`);
      const words = ['wallet', '--port', '0', '--data', join(folder, 'data'), '--opening-balance', '12.5'];
      await withPrograms(async (start) => {
        const program = await start(words, { PITBOSS_WALLET_SECRET_FILE: file });
        const response = await fetch(`${program.url}/wallet/authenticate`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${SECRET}` },
          body: JSON.stringify(session('p-1')),
        });
        assert.is(((await response.json()) as { code: string }).code, 'signature_invalid');
        assert.is(await program.end('SIGTERM'), 0);
        assert.match(program.output(), /^The reference wallet serves http:\/\/127\.0\.0\.1:\d+, with its data in /);
      });
    }));

  test('the command without a secret says so in one line', async () => {
    const { status, stdout, stderr } = await runProgram(['wallet', '--port', '0']);
    assert.equal([status, stdout], [1, '']);
    assert.match(stderr, /^pitboss: .*PITBOSS_WALLET_SECRET.*\n$/);
  });
});
