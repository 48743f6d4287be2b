// A long proof: it starts PostgreSQL.
import * as assert from 'uvu/assert';
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
        // Asked for at the same time as well, so that a read is under way when it ends.
        assert.equal([(await look(one.client)).status, (await look(other.client)).status], [200, 200]);
        const busy = Promise.all([look(other.client), look(other.client), look(other.client)]);
        const ended = await caller.call('logout', { token, body: {} });
        assert.ok(ended.status < 300, JSON.stringify(ended.body));
        assert.equal([(await look(other.client)).status, (await look(one.client)).status], [401, 401]);
        await busy;
      }
    }));
});
