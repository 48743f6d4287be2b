import * as assert from 'uvu/assert';
import type { Account } from '../../../db/tables/accounts.ts';
import type { Listener } from '../../support/listener.ts';
import { suite } from '../../support/suite.ts';
import { changeIn } from '../../support/tables.ts';
import { robot, type SocketWorld, withSockets } from '../../support/with-sockets.ts';

const PATH = '/operator/jackpot-status';

const authenticated = async (world: SocketWorld, as: Account): Promise<Listener> => {
  await world.save(as);
  const listener = await world.connect(`${world.url}${PATH}`);
  listener.send({ Authenticate: { token: await world.token(as) } });
  return listener;
};

const idsIn = (frame: readonly { readonly id: string }[]): string[] => frame.map(({ id }) => id);

suite('server/sockets/status-socket', (test) => {
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
