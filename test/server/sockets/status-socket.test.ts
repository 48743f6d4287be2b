import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import type { Account } from '../../../db/tables/accounts.ts';
import { Listener } from '../../support/listener.ts';
import { by, paidByPlayers, startWalletSide } from '../../support/paying-players.ts';
import { withPrograms } from '../../support/process.ts';
import { ADMINISTRATOR, Client, withFolder } from '../../support/server.ts';
import { openJackpot, registerOwners } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { changeIn, select } from '../../support/tables.ts';
import { robot, type SocketWorld, withSockets } from '../../support/with-sockets.ts';

suite('server/sockets/status-socket', (test) => {
  const PATH = '/operator/jackpot-status';

  const authenticated = async (world: SocketWorld, as: Account): Promise<Listener> => {
    await world.save(as);
    const listener = await world.connect(`${world.url}${PATH}`);
    listener.send({ Authenticate: { token: await world.token(as) } });
    return listener;
  };

  const idsIn = (frame: readonly { readonly id: string }[]): string[] => frame.map(({ id }) => id);

  test('C2 sends the tickers of all Active instances that the account reaches, at once and every 3 seconds, as one array by id', () =>
    withSockets(async (world) => {
      const [first, second, third] = [
        await world.openJackpot('northstar', 'a'),
        await world.openJackpot('northstar:luna', 'b'),
        await world.openJackpot('southstar', 'c'),
      ];
      const paused = await world.openJackpot('northstar', 'd');
      await world.call('pauseInstance', { path: { instance_id: paused }, body: { reason: 'maintenance' } });
      const operator = await authenticated(world, robot());
      const system = await authenticated(world, robot({ type: 'System' }));
      const brand = await authenticated(world, robot({ unitId: 'luna' }));
      const [frame] = await operator.next();
      assert.equal(idsIn(frame), [first, second].sort());
      assert.equal(frame[0], (await world.call('getTicker', { query: { instance_id: idsIn(frame)[0] } })).body);
      assert.equal((await system.next()).map(idsIn), [[first, second, third].sort()]);
      assert.equal((await brand.next()).map(idsIn), [[first, second].sort()], 'its own, and what it may play');

      await world.contribute(first, 'northstar:luna', 'p-1');
      await world.advance(2_999);
      await operator.settled();
      assert.is(operator.frames.length, 1, 'a change by itself sends nothing');
      await world.advance(1);
      const [after] = await operator.next();
      assert.is(after.find(({ id }: { id: string }) => id === first).pots[0].current_value, '5.21');
      for (const instance_id of [first, second])
        await world.call('terminateInstance', { path: { instance_id }, body: { reason: 'over' } });
      await world.advance(3_000);
      assert.equal(await operator.next(), [[]]);
    }));

  test('C2 closes 4400 for a query, for another message and for a second one', () =>
    withSockets(async (world) => {
      const token = await world.token(robot());
      assert.is((await (await world.connect(`${world.url}${PATH}?token=${token}`)).closed).code, 4400);
      const twice = `{"Authenticate":{"token":"x","token":${JSON.stringify(token)}}}`;
      for (const message of ['{}', twice, '{"Authenticate":{}}', '{"SubscribeRequest":{"events":[]}}', 'x']) {
        const listener = await world.connect(`${world.url}${PATH}`);
        listener.send(message);
        assert.is((await listener.closed).code, 4400, message);
      }
      const listener = await authenticated(world, robot());
      await listener.next();
      listener.send({ Authenticate: { token } });
      assert.equal(await listener.closed, { code: 4400, reason: 'The client is already authenticated.' });
    }));

  test('C2 closes 4408 without Authenticate in 5 seconds', () =>
    withSockets(async (world) => {
      const listener = await world.connect(`${world.url}${PATH}`);
      await world.advance(4_999);
      await listener.settled();
      await world.advance(1);
      assert.is((await listener.closed).code, 4408);
      assert.equal(listener.frames, []);
    }));

  test('C2 closes 4401 for a token that does not count, that is revoked or has expired', () =>
    withSockets(async (world) => {
      const listener = await world.connect(`${world.url}${PATH}`);
      listener.send({ Authenticate: { token: 'made-up' } });
      assert.is((await listener.closed).code, 4401);
      const [disabled, service] = [robot(), robot()];
      const [revoked, kept] = [await authenticated(world, disabled), await authenticated(world, service)];
      await Promise.all([revoked.next(), kept.next()]);
      changeIn(world.platform.file, 'update accounts set enabled = 0 where id = ?', disabled.id);
      await world.advance(60_000);
      assert.is((await revoked.closed).code, 4401);
      await kept.settled();
      await world.advance(29 * 60_000);
      assert.is((await kept.closed).code, 4401);
    }));

  test('C2 closes 4403 for other types of accounts, and without the permission', () =>
    withSockets(async (world) => {
      for (const as of [robot({ type: 'User' }), robot({ type: 'Provider' }), robot({ permissions: [] })])
        assert.is((await (await authenticated(world, as)).closed).code, 4403, as.type);
      const superUser = await authenticated(world, robot({ type: 'SuperUser', permissions: [] }));
      assert.equal(await superUser.next(), [[]]);
    }));
});

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
            // Players do not see what the house paid of the next seed.
            const { seed_deficit, ...shown } = JSON.parse(String(stored));
            assert.equal(win.data, listener === before.player ? shown : { ...shown, seed_deficit });
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
