// A long proof: it starts PostgreSQL.
import { setTimeout as sleep } from 'node:timers/promises';
import * as assert from 'uvu/assert';
import { createSecretBox } from '../../../server/keys/secret-box.ts';
import { resetPassword } from '../../../server/login/administrator.ts';
import { openDatabase } from '../../../server/start/database.ts';
import { create } from '../../support/destinations.ts';
import { lightHash } from '../../support/light-hash.ts';
import { Client } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { withServers } from '../../support/with-servers.ts';

suite('server/peers/agreement', (test) => {
  test('a token that one server has ended is refused by the others from the reply on', () =>
    withServers(2, async ({ servers, login }) => {
      for (let round = 0; round < 30; round += 1) {
        const [one, other] = round % 2 === 0 ? servers : servers.toReversed();
        if (one === undefined || other === undefined) throw new Error('there are two');
        const caller = new Client(one.client.url);
        const token = await caller.login(login);
        const look = (at: Client) => at.call('getOwnAccount', { token });
        const unknownToOther = await new Client(one.client.url).login(login);
        // Asked for at the same time as well, so that a read is under way when it ends.
        assert.equal([(await look(one.client)).status, (await look(other.client)).status], [200, 200]);
        const busy = Promise.all([look(other.client), look(other.client), look(other.client)]);
        const ended = await caller.call('logout', { token, body: {} });
        assert.ok(ended.status < 300, JSON.stringify(ended.body));
        // In every second pair of rounds it has first read something else of the state without the token.
        if (round % 4 >= 2)
          assert.is((await other.client.call('getOwnAccount', { token: unknownToOther })).status, 200);
        assert.equal([(await look(other.client)).status, (await look(one.client)).status], [401, 401]);
        await busy;
      }
    }));

  test('failed logins count together, whichever server they were sent to, and a success or a reset of the password clears them on all', () =>
    withServers(2, async ({ servers, login, database, config }) => {
      const attempt = async (round: number, password: string) => {
        const at = servers[round % 2]?.client;
        return (await at?.call('login', { body: { ...login, password }, token: null }))?.status;
      };
      for (let round = 0; round < 4; round += 1) assert.is(await attempt(round, 'wrong'), 401);
      assert.is(await attempt(4, login.password), 200);
      const statuses: unknown[] = [];
      for (let round = 0; round < 7; round += 1) statuses.push(await attempt(round, 'wrong'));
      assert.equal(statuses, [401, 401, 401, 401, 401, 429, 429]);
      const own = await openDatabase({ url: database, migrates: false }, config.data, (error) => {
        throw error;
      });
      const password = 'blue-anchor-seventeen';
      const secrets = createSecretBox(own.keys.secretKeys);
      await resetPassword(own, { ...login, passwordHash: lightHash(password) }, Date.now(), secrets);
      await own.close();
      assert.equal([await attempt(0, password), await attempt(1, password)], [200, 200]);
    }));

  test('requests without an account count together: a network that has used up its limit at one server is refused by the other', () =>
    withServers(
      2,
      async ({ servers }) => {
        const [one, other] = [servers[0]?.client, servers[1]?.client];
        if (one === undefined || other === undefined) throw new Error('there are two');
        const query = { instance_id: 'unknown' };
        const ask = async (at: Client) => (await at.call('getTicker', { query, token: null })).status;
        // The limit is of ten seconds: on a slow machine they may pass in between.
        const isRefusedByOther = async (): Promise<boolean> => {
          while ((await ask(one)) !== 429);
          for (let looks = 0; looks < 20; looks += 1) {
            if ((await ask(other)) === 429) return true;
            await sleep(50);
          }
          return false;
        };
        let refused = false;
        for (let round = 0; round < 5 && !refused; round += 1) refused = await isRefusedByOther();
        assert.ok(refused);
        assert.is((await other.call('getHealth')).status, 200);
      },
      // More than the other receives until it hears of them.
      { PITBOSS_PUBLIC_REQUESTS_PER_NETWORK: '30' },
    ));

  test('messages that try out a destination count together, each once', () =>
    withServers(2, async ({ servers }) => {
      const [one, other] = [servers[0]?.client, servers[1]?.client];
      if (one === undefined || other === undefined) throw new Error('there are two');
      const { id } = (await create(one)).body;
      const tried = async (at: Client) => (await at.call('testDestination', { path: { destination_id: id } })).status;
      const statuses = await Promise.all(Array.from({ length: 12 }, (_, n) => tried(n % 2 === 0 ? one : other)));
      assert.equal(
        statuses.toSorted((a, b) => a - b),
        [...Array<number>(10).fill(200), 429, 429],
      );
    }));

  test('a change on one server counts on the other: an account, an origin, a brand, a source', () =>
    withServers(2, async ({ servers, login }) => {
      const [one, other] = [servers[0]?.client, servers[1]?.client];
      if (one === undefined || other === undefined) throw new Error('there are two');
      const cannotMake = 'nothing was made';
      const call = async (...[operation, parts]: Parameters<Client['call']>) => {
        const { status, body } = await one.call(operation, parts);
        assert.ok(status < 300, `${cannotMake} by ${operation}: ${JSON.stringify(body)}`);
      };
      const within = async (isSo: () => Promise<boolean>): Promise<boolean> => {
        // Generous: the machine may be slow.
        for (let times = 0; times < 200; times += 1) {
          if (await isSo()) return true;
          await sleep(50);
        }
        return false;
      };
      const sources = async () =>
        (await other.call('listPublicSources', { query: { owner_id: 'northstar:luna' }, token: null })).body.length;
      assert.is(await sources(), 0);
      await call('createSources', {
        body: [{ owner_id: 'northstar:luna', source_id: 'a', source_name: 'Comet Rush' }],
      });
      assert.ok(await within(async () => (await sources()) === 1), 'a source is listed');
      await call('updateBrand', { path: { operator_id: 'northstar', brand_id: 'luna' }, body: { enabled: false } });
      assert.ok(await within(async () => (await sources()) === 0), 'a brand is disabled');
      const origin = 'https://games.example';
      const allows = async () =>
        (await fetch(`${other.url}/frontend/sources?owner_id=northstar`, { headers: { origin } })).headers.has(
          'access-control-allow-origin',
        );
      assert.is(await allows(), false);
      await call('setCorsOrigins', { body: { cors_origin_list: [{ pattern: origin, match_mode: 'Exact' }] } });
      assert.is(await allows(), true, 'at once: the store is asked');
      const token = await other.login(login);
      const changed = { current: login.password, password: 'another horse battery' };
      await call('changePassword', { body: changed });
      assert.is((await other.call('getOwnAccount', { token })).status, 401, 'at once: the password ends all logins');
    }));
});
