import { dirname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { decodeJwt } from 'jose';
import * as assert from 'uvu/assert';
import { endTokens, setPassword } from '../../../db/accounts/credentials.ts';
import { keysFolder } from '../../../server/keys/keys.ts';
import { rotateSigningKeys } from '../../../server/keys/signing-keys.ts';
import { EVERY_PERMISSION } from '../../support/accounts.ts';
import { SYSTEM } from '../../support/platform.ts';
import { suite } from '../../support/suite.ts';
import { robot, type SocketWorld, withSockets } from '../../support/with-sockets.ts';

type Ended = { readonly id: string; readonly token: string };

/** Ways to end the tokens of an account, each with the close code of a socket that one of them opened. */
const WAYS: readonly [what: string, end: (world: SocketWorld, of: Ended) => Promise<unknown>, code: number][] = [
  ['disabled', ({ call }, { id }) => call('disableAccount', { path: { account_id: id } }), 4401],
  ['disabled by an update', ({ call }, { id }) => call('updateAccount', { body: { id, enabled: false } }), 4401],
  [
    'another password',
    ({ call }, { id }) => call('updateAccount', { body: { id, password: 'blue-anchor-seventeen' } }),
    4401,
  ],
  ['a password reset', ({ platform }, { id }) => platform.store.write((tx) => setPassword(tx, id, 'a hash')), 4401],
  ['without its permissions', ({ call }, { id }) => call('updateAccount', { body: { id, permissions: [] } }), 4401],
  [
    'moved to another unit',
    ({ call }, { id }) => call('updateAccount', { body: { id, org_unit: { org_id: 'northstar', unit_id: 'casino' } } }),
    4401,
  ],
  ['of another type', ({ call }, { id }) => call('updateAccount', { body: { id, account_type: 'User' } }), 4401],
  [
    'of a disabled organisation',
    ({ call }) => call('updateOrganisation', { path: { org_id: 'northstar' }, body: { enabled: false } }),
    4401,
  ],
  ['ended', ({ platform }, { id }) => platform.store.write((tx) => endTokens(tx, id)), 4401],
  [
    'logged out',
    ({ platform }, { id, token }) => {
      const sid = String(decodeJwt(token).sid);
      return platform.call('logout', {}, { ...SYSTEM, accountId: id, sid });
    },
    4401,
  ],
  [
    'signed by a revoked key',
    async ({ platform, now, advance }) => {
      rotateSigningKeys(keysFolder(dirname(platform.file)), now(), now());
      await advance(500);
    },
    4401,
  ],
];

const opened = async (world: SocketWorld, token: string) => {
  const events = await world.connect(`${world.url}/events/service?token=${token}`, '*');
  const status = await world.connect(`${world.url}/operator/jackpot-status`);
  status.send({ Authenticate: { token } });
  let isShown = false;
  const shown = Promise.all([events.next(), status.next()]).then(() => {
    isShown = true;
  });
  // Messages that arrive while jackpots are being shown wait for the next tick, and only the test ticks.
  while (!isShown) await Promise.all([world.advance(0), setImmediate()]);
  await shown;
  return { events, status };
};

suite('server/sockets/ended-tokens', (test) => {
  for (const [what, end, code] of WAYS)
    test(`F3 and C2 close at once for an account that is ${what}, and send nothing that happens later`, () =>
      withSockets(async (world) => {
        const service = robot({ unitId: '' });
        await world.save(service, robot({ unitId: 'casino' }));
        const id = await world.openJackpot('northstar', 'a');
        const token = await world.token(service);
        const { events, status } = await opened(world, token);
        assert.is((await world.platform.identify(token))?.accountId, service.id);
        await end(world, { id: service.id, token });
        assert.is(await world.platform.identify(token), undefined, 'requests are refused at once');
        await world.optIn(id, 'northstar:luna', 'a-private-player');
        assert.is((await events.closed).code, code);
        assert.is((await status.closed).code, code);
        assert.not(JSON.stringify(events.frames).includes('a-private-player'));
      }));

  test('F3 goes on for another account', () =>
    withSockets(async (world) => {
      const [gone, service] = [robot(), robot()];
      await world.save(gone, service);
      const id = await world.openJackpot('northstar', 'a');
      const { events } = await opened(world, await world.token(service));
      await world.call('disableAccount', { path: { account_id: gone.id } });
      await world.optIn(id, 'northstar:luna', 'p-1');
      await events.until(({ player_id }) => player_id === 'p-1');
    }));

  test('F3 and C2 show an account of a brand no more than the brand, as soon as there is one', () =>
    withSockets(async (world) => {
      const service = robot({ unitId: 'casino' });
      await world.save(service);
      await world.openJackpot('northstar:sol', 'of-sol');
      const listener = await world.connect(await world.serviceUrl(service), '*');
      await listener.next();
      await world.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'casino', name: 'Casino' }] });
      // Earlier frames are still on their way.
      await listener.settled();
      const { length } = listener.frames;
      const own = await world.openJackpot('northstar:casino', 'of-casino');
      await world.advance(3_000);
      await listener.until(({ data }) => data.id === own);
      assert.equal([...new Set(listener.frames.slice(length).map(({ data }) => data.id))], [own]);
    }));

  for (const type of ['User', 'Provider'] as const)
    test(`F3 and C2 close 4403 for a ${type}, with any permissions`, () =>
      withSockets(async (world) => {
        const account = robot({ type, permissions: EVERY_PERMISSION });
        await world.save(account);
        const events = await world.connect(await world.serviceUrl(account), '*');
        const status = await world.connect(`${world.url}/operator/jackpot-status`);
        status.send({ Authenticate: { token: await world.token(account) } });
        for (const { closed } of [events, status]) {
          const { code, reason } = await closed;
          assert.equal([code, reason], [4403, 'Only these account types may connect: Service, SuperUser, System.']);
        }
      }));

  for (const type of ['Service', 'System', 'SuperUser'] as const)
    test(`F3 takes a ${type}`, () =>
      withSockets(async (world) => {
        const account = robot({ type });
        await world.save(account);
        await world.openJackpot('northstar', 'a');
        await (await world.connect(await world.serviceUrl(account), '*')).next();
      }));
});
