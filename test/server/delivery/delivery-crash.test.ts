// A long proof: it kills a process at every step.
import * as assert from 'uvu/assert';
import { create, isSignedWith, newSecret, states } from '../../support/destinations.ts';
import { until } from '../../support/paying-players.ts';
import { withPrograms } from '../../support/process.ts';
import { Receiver } from '../../support/receiver.ts';
import { ADMINISTRATOR, Client, withFolder } from '../../support/server.ts';
import { contribution, openJackpot, registerOwners } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';

/** Every contribution wins. */
const POT = {
  id: 'sure',
  contribution: { Percentage: 0.5 },
  seed_contribution: { Percentage: 0 },
  seed_strategy: { initial_seed_value: 10, min_reseed_value: 10, fund_strategy: 'None', reseed_strategy: 'MinReseed' },
  pot_types: [{ HitRate: { max_magic_number: 1, cost_per_attempt: 0.5 } }],
};

suite('server/delivery/delivery-crash', (test) => {
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
