import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { Listener } from '../../support/listener.ts';
import { by, paidByPlayers, startWalletSide } from '../../support/paying-players.ts';
import { withPrograms } from '../../support/process.ts';
import { ADMINISTRATOR, Client, withFolder } from '../../support/server.ts';
import { openJackpot, registerOwners } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { select } from '../../support/tables.ts';

suite('server/sockets/started', (test) => {
  test('F3, F4 and C2 show what happens on a started platform, end with it, and go on after a restart', () =>
    withFolder((folder) =>
      withPrograms(async (start) => {
        const wallet = await startWalletSide(join(folder, 'wallet'));
        const data = join(folder, 'platform');
        const serve = () =>
          start(['serve', '--port', '0', '--data', data], {
            ...wallet.environment,
            PITBOSS_ADMIN_USERNAME: ADMINISTRATOR.username,
            PITBOSS_ADMIN_PASSWORD: ADMINISTRATOR.password,
          });
        try {
          let program = await serve();
          let client = new Client(program.url, data);
          const connectAll = async () => {
            const token = await client.login();
            const status = await Listener.open(`${program.url}/operator/jackpot-status`);
            status.send({ Authenticate: { token } });
            const player = `/events/northstar/luna?token=session-p-1&currency=EUR`;
            return {
              status,
              service: await Listener.open(`${program.url}/events/service?token=${token}`, { events: ['*'] }),
              player: await Listener.open(`${program.url}${player}`, { events: ['*'] }),
            };
          };
          await client.login();
          await registerOwners(client);
          const { id } = await openJackpot(client, paidByPlayers('sure', true));
          const before = await connectAll();
          const shown = await Promise.all(Object.values(before).map(async (listener) => (await listener.next())[0]));
          assert.equal([shown[0][0].id, shown[1].data.id, shown[2].data.id], [id, id, id]);
          const paid = await client.call('contributeToInstance', {
            body: by(id, 'p-1', { idempotency_key: randomUUID() }),
          });
          assert.is(paid.status, 200, JSON.stringify(paid.body));
          for (const listener of [before.service, before.player]) {
            const frames = await listener.until(({ event_type }) => event_type === 'WinSettled');
            assert.equal(
              frames.map(({ event_type }) => event_type).filter((type) => type !== 'JackpotUpdate'),
              ['WinEvent', 'WinSettled'],
            );
            const stored = select(data, "select data from outbox where event_type = 'WinEvent'")[0]?.data;
            const win = frames.find(({ event_type }) => event_type === 'WinEvent');
            assert.equal(win.data, JSON.parse(String(stored)));
            // Its change is shown too, by the clock of the platform.
            await listener.until(({ event_type }) => event_type === 'JackpotUpdate');
          }
          await before.status.next(1);
          const ended = program.end('SIGTERM');
          for (const listener of Object.values(before)) assert.is((await listener.closed).code, 1001);
          assert.is(await ended, 0);

          program = await serve();
          client = new Client(program.url, data);
          const after = await connectAll();
          for (const listener of [after.service, after.player]) {
            const [first] = await listener.next();
            assert.equal([first.event_type, first.seq, first.data.id], ['JackpotUpdate', 1, id]);
          }
          assert.is((await after.status.next())[0][0].id, id);
          assert.is(await program.end('SIGTERM'), 0);
        } finally {
          await wallet.stop();
        }
      }),
    ));
});
