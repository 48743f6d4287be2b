// A long proof: it kills a process at every step.
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { create } from '../../support/destinations.ts';
import { by, paidByPlayers, startWalletSide, until } from '../../support/paying-players.ts';
import { runProgram, withPrograms } from '../../support/process.ts';
import { Receiver } from '../../support/receiver.ts';
import { ADMINISTRATOR, Client, withFolder } from '../../support/server.ts';
import { openJackpot, registerOwners } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { select } from '../../support/tables.ts';
import type { WalletCall } from '../../support/wallet-proxy.ts';
import { calledBack, results } from '../../support/with-callbacks.ts';

/** The wallet call at which the platform is killed, after the reply to the contribution; then the callback's result and the money moved. */
const CUTS: readonly [kind: WalletCall['kind'], when: 'before' | 'after', booked: boolean][] = [
  ['debit', 'before', false],
  ['debit', 'after', false],
  ['credit', 'before', true],
  ['credit', 'after', true],
];

suite('server/delivery/callback-crash', (test) => {
  for (const [kind, when, booked] of CUTS)
    test(`C6: kill -9 at the ${kind}, ${when} the wallet acted, ends an accepted contribution once, and its result arrives`, () =>
      withFolder((folder) =>
        withPrograms(async (start) => {
          const wallet = await startWalletSide(join(folder, 'wallet'));
          const receiver = await Receiver.start();
          try {
            const data = join(folder, 'platform');
            const environment = {
              ...wallet.environment,
              PITBOSS_ADMIN_USERNAME: ADMINISTRATOR.username,
              PITBOSS_ADMIN_PASSWORD: ADMINISTRATOR.password,
              PITBOSS_LOG_LEVEL: 'warn',
              PITBOSS_OUTGOING_HOSTS: '127.0.0.1',
            };
            const serve = () => start(['serve', '--port', '0', '--data', data], environment);
            const killed = await serve();
            let client = new Client(killed.url);
            await client.login();
            await registerOwners(client);
            const { id } = await openJackpot(client, paidByPlayers('sure', true));
            await create(client, { url: receiver.url, events: [] });
            let gone = false;
            wallet.proxy.decide = async (call) => {
              if (call.kind !== kind || gone) return 'pass';
              if (when === 'after') return 'hang after';
              await killed.end('SIGKILL');
              gone = true;
              return 'drop before';
            };
            const body = by(id, 'p-1', { ...calledBack(receiver), idempotency_key: 'k-1', metadata: [7] });
            // The wallet is called after the reply, so that this one always arrives.
            const { status, headers } = await client.call('contributeToInstance', { body });
            assert.is(status, 200);
            if (when === 'after') {
              await until(() => wallet.proxy.calls.some((call) => call.kind === kind), true);
              await killed.end('SIGKILL');
              gone = true;
            }
            await until(() => gone, true);
            assert.equal(receiver.received, []);
            assert.is(select(data, 'select * from callback_jobs').length, 1);
            const restarted = await serve();
            client = new Client(restarted.url);
            await client.login();
            await receiver.arrived(1);
            const [{ win_amount, code, metadata }] = results(receiver);
            assert.equal(
              [win_amount, code, metadata],
              [booked ? 10.5 : undefined, booked ? undefined : 'wallet_failed', [7]],
            );
            assert.is(receiver.received[0]?.headers['webhook-id'], headers.get('contribution-id'));
            await until(() => wallet.moved('p-1'), booked ? 9.5 : 0);
            assert.equal(select(data, 'select * from callback_jobs'), []);
            if (!booked) await until(() => select(data, "select * from contributions where state <> 'cancelled'"), []);
            const again = await client.call('contributeToInstance', { body });
            assert.equal([again.status, again.headers.get('contribution-id')], [204, headers.get('contribution-id')]);
            await receiver.arrived(2);
            const [told, toldAgain] = receiver.received;
            assert.equal(
              [toldAgain?.body, toldAgain?.headers['webhook-id']],
              [told?.body, told?.headers['webhook-id']],
            );
            assert.is(wallet.moved('p-1'), booked ? 9.5 : 0);
            await restarted.end('SIGTERM');
            assert.is(receiver.received.length, 2);
            const verified = await runProgram(['verify', '--data', data]);
            assert.is(verified.status, 0, verified.stdout);
          } finally {
            await receiver.stop();
            await wallet.stop();
          }
        }),
      ));
});
