// A long proof: it kills a process at every step.
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { create, isSignedWith, newSecret, states } from '../../support/destinations.ts';
import { by, paidByPlayers, startWalletSide, until } from '../../support/paying-players.ts';
import { runProgram, withPrograms } from '../../support/process.ts';
import { Receiver } from '../../support/receiver.ts';
import { ADMINISTRATOR, Client, withFolder } from '../../support/server.ts';
import { contribution, openJackpot, registerOwners } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { select } from '../../support/tables.ts';
import type { WalletCall } from '../../support/wallet-proxy.ts';
import { calledBack, results } from '../../support/with-callbacks.ts';

suite('server/delivery/callback-crash', (test) => {
  /** The wallet call at which the platform is killed, after the reply to the contribution; then the callback's result and the money moved. */
  const CUTS: readonly [kind: WalletCall['kind'], when: 'before' | 'after', booked: boolean][] = [
    ['debit', 'before', false],
    ['debit', 'after', false],
    ['credit', 'before', true],
    ['credit', 'after', true],
  ];

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

suite('server/delivery/delivery-crash', (test) => {
  /** Every contribution wins. */
  const POT = {
    id: 'sure',
    contribution: { Percentage: 0.5 },
    seed_contribution: { Percentage: 0 },
    seed_strategy: {
      initial_seed_value: 10,
      min_reseed_value: 10,
      fund_strategy: 'None',
      reseed_strategy: 'MinReseed',
    },
    pot_types: [{ HitRate: { max_magic_number: 1, cost_per_attempt: 0.5 } }],
  };

  test('kill -9 between the commit of events and their delivery loses none: they arrive in order, under their first ids', () =>
    withFolder((data) =>
      withPrograms(async (start) => {
        const receiver = await Receiver.start(() => 'silence');
        try {
          const environment = {
            PITBOSS_ADMIN_USERNAME: ADMINISTRATOR.username,
            PITBOSS_ADMIN_PASSWORD: ADMINISTRATOR.password,
            PITBOSS_OUTGOING_HOSTS: '127.0.0.1',
          };
          const words = ['serve', '--port', '0', '--data', data];
          const killed = await start(words, environment);
          let client = new Client(killed.url, data);
          await client.login();
          await registerOwners(client);
          const { id } = await openJackpot(client, {
            id: 'sure',
            name: 'Sure',
            owner_id: 'northstar',
            currency: 'EUR',
            contribution_rules: {
              contribution_type: { Fixed: 1 },
              max_contribution: '1',
              operator_contribution_percentage: '1',
            },
            house_hold_contribution: { Percentage: 0.1 },
            pots: [POT],
          });
          const secret = newSecret();
          await create(client, { url: receiver.url, events: ['WinEvent'], secret });
          const wins: string[] = [];
          for (let n = 0; n < 3; n += 1) {
            const { status, headers } = await client.call('contributeToInstance', { body: contribution(id) });
            assert.is(status, 200);
            wins.push(headers.get('contribution-id') ?? '');
          }
          // The first is on its way and the others wait behind it.
          await receiver.arrived(1);
          await killed.end('SIGKILL');
          receiver.behaviour = () => 200;
          client = new Client((await start(words, environment)).url, data);
          await client.login();
          await receiver.arrived(4);
          await until(
            () => states(client),
            [
              ['delivered', 1],
              ['delivered', 1],
              ['delivered', 1],
            ],
          );
          const told = receiver.received.map(({ body }) => JSON.parse(body).data.contribution_id);
          assert.equal(told, [wins[0], ...wins]);
          const [first, again] = receiver.received;
          assert.is(again?.headers['webhook-id'], first?.headers['webhook-id']);
          assert.is(again?.body, first?.body);
          assert.ok(receiver.received.every((received) => isSignedWith(secret, received)));
        } finally {
          await receiver.stop();
        }
      }),
    ));
});
