// A long proof: it stops and starts a process at every call.
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { DRAIN_LIMITS } from '../../../server/http/drain.ts';
import { readConfig } from '../../../server/settings/config.ts';
import { by, paidByPlayers, startWalletSide, until, type WalletSide } from '../../support/paying-players.ts';
import { runProgram, withPrograms } from '../../support/process.ts';
import { ADMINISTRATOR, Client, type Reply, withFolder } from '../../support/server.ts';
import { start } from '../../support/start.ts';
import { openJackpot, registerOwners } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { select } from '../../support/tables.ts';
import type { Fault, WalletCall } from '../../support/wallet-proxy.ts';

/** Far longer than any test waits. */
const WALLET_MS = 600_000;
const NEVER_MS = 600_000;

type Platform = { readonly url: string; stop(): Promise<unknown> };

/** Begins a contribution at whose call of a kind the wallet falls silent, stops the platform then, and answers what was said. */
const stopAt = async (
  kind: WalletCall['kind'],
  fault: Fault,
  { wallet, data, begin }: { wallet: WalletSide; data: string; begin: () => Promise<Platform> },
): Promise<Reply> => {
  const platform = await begin();
  const client = new Client(platform.url, data);
  await client.login();
  await registerOwners(client);
  const { id } = await openJackpot(client, paidByPlayers('paid', true));
  const silent = new Promise<void>((resolve) => {
    wallet.proxy.decide = (call) => {
      if (call.kind !== kind) return 'pass';
      resolve();
      return fault;
    };
  });
  const replied = client.call('contributeToInstance', { body: by(id, 'p-1', { idempotency_key: 'k-1' }) });
  await silent;
  const [reply] = await Promise.all([replied, platform.stop()]);
  return reply;
};

const withWallet = (work: (wallet: WalletSide, data: string) => Promise<void>): Promise<void> =>
  withFolder(async (folder) => {
    const wallet = await startWalletSide(join(folder, 'wallet'), WALLET_MS);
    try {
      await work(wallet, join(folder, 'data'));
    } finally {
      await wallet.stop();
    }
  });

const environmentOf = (wallet: WalletSide) => ({
  ...wallet.environment,
  PITBOSS_LOG_LEVEL: 'silent',
  PITBOSS_ADMIN_USERNAME: ADMINISTRATOR.username,
  PITBOSS_ADMIN_PASSWORD: ADMINISTRATOR.password,
});

/** A platform in this process that waits for no wallet once it stops. */
const platformOf = (wallet: WalletSide, data: string) => () =>
  start(readConfig({ port: '0', data }, environmentOf(wallet)), undefined, {
    outgoingCallsMs: 0,
    connections: { ...DRAIN_LIMITS, graceMs: 0, cutMs: NEVER_MS },
  });

const statesOf = (data: string) => select(data, 'select state from contributions').map(({ state }) => state);

suite('server/wallet-client/stopping', (test) => {
  const silences: [kind: WalletCall['kind'], fault: Fault, status: number, states: readonly string[]][] = [
    ['authenticate', 'hang before', 504, []],
    ['debit', 'hang before', 504, ['cancelling']],
    ['debit', 'hang after', 504, ['cancelling']],
    ['credit', 'hang after', 200, ['booked']],
  ];
  for (const [kind, fault, status, states] of silences)
    test(`a stop waits for no ${kind} (${fault}): the caller is answered, and the next start goes on`, () =>
      withWallet(async (wallet, data) => {
        const begin = platformOf(wallet, data);
        const reply = await stopAt(kind, fault, { wallet, data, begin });
        assert.equal(
          [reply.status, reply.body.code, reply.headers.get('connection')],
          [status, status === 504 ? 'wallet_timeout' : undefined, 'close'],
        );
        assert.equal(statesOf(data), states);
        wallet.proxy.decide = () => 'pass';
        const again = await begin();
        await until(() => wallet.moved('p-1'), status === 200 ? 9.5 : 0);
        await until(
          () => statesOf(data),
          states.map((state) => (state === 'cancelling' ? 'cancelled' : state)),
        );
        await again.stop();
        const verified = await runProgram(['verify', '--data', data]);
        assert.is(verified.status, 0, verified.stdout);
        assert.not.match(verified.stdout, /in progress/);
      }));

  test('SIGTERM ends the program although a wallet is silent, and answers what waits for it', () =>
    withWallet((wallet, data) =>
      withPrograms(async (start) => {
        const begin = async () => {
          const program = await start(['serve', '--port', '0', '--data', data], environmentOf(wallet));
          return { url: program.url, stop: async () => assert.is(await program.end('SIGTERM'), 0) };
        };
        const reply = await stopAt('debit', 'hang after', { wallet, data, begin });
        assert.equal([reply.status, reply.body.code], [504, 'wallet_timeout']);
        assert.equal(statesOf(data), ['cancelling']);
      }),
    ));
});
