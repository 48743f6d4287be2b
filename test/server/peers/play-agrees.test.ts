// A long proof: it starts PostgreSQL and a wallet, and waits until sockets show what changed.
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { type Frame, Listener } from '../../support/listener.ts';
import { by, paidByPlayers, startWalletSide, until } from '../../support/paying-players.ts';
import { withFolder } from '../../support/server.ts';
import { contribution, openJackpot, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { withServers } from '../../support/with-servers.ts';

const LUNA = 'northstar:luna';
const SESSION = 'session-p-1';

suite('server/peers/play-agrees', (test) => {
  test('a session that the wallet refuses one server is forgotten by the other, which asks again', () =>
    withFolder(async (folder) => {
      const wallet = await startWalletSide(join(folder, 'wallet'));
      try {
        await withServers(
          2,
          async ({ servers }) => {
            const [one, other] = servers.map(({ client }) => client);
            if (one === undefined || other === undefined) throw new Error('there are two');
            await openJackpot(one, paidByPlayers('paid'));
            const { body: listed } = await one.call('listInstances', {});
            const id = listed[0].id;
            const sources = [{ owner_id: 'northstar', source_id: 'comet-rush', source_name: 'Comet Rush' }];
            assert.ok((await one.call('createSources', { body: sources })).status < 300);
            const query = { source_id: 'comet-rush', brand_id: LUNA, player_id: 'p-1', country_code: 'MT' };
            const look = async () => {
              const { status, body } = await other.call('getPlayerJackpot', { token: SESSION, query });
              return status < 300 || body.code !== 'session_expired' ? 'known' : 'ended';
            };
            const asked = () => wallet.proxy.calls.filter(({ kind }) => kind === 'authenticate').length;
            assert.is(await look(), 'known');
            const before = asked();
            assert.ok(before > 0);
            assert.is(await look(), 'known');
            assert.is(asked(), before, 'it is kept');
            const paid = await one.call('contributeToInstance', { body: by(id, 'p-1') });
            assert.ok(paid.status < 300, JSON.stringify(paid.body));
            // The session ends at the wallet, which says so to the server that asks for a debit.
            const ended = { type: '/problems/session_expired', title: 'x', status: 401, detail: 'x', instance: '/x' };
            const body = { ...ended, code: 'session_expired', request_id: 'x' };
            wallet.proxy.decide = () => ({ before: true, status: 401, body });
            const refused = await one.call('contributeToInstance', { body: by(id, 'p-1') });
            assert.is(refused.body?.code, 'wallet_refused_session', JSON.stringify(refused.body));
            await until(look, 'ended');
          },
          wallet.environment,
        );
      } finally {
        await wallet.stop();
      }
    }));

  test('the sockets of a server that gets no requests show what contributions at the other make of a jackpot', () =>
    withServers(2, async ({ servers, login }) => {
      const [one, idle] = servers;
      if (one === undefined || idle === undefined) throw new Error('there are two');
      const { id } = await openJackpot(one.client, threePots());
      const token = await one.client.login(login);
      const urlAt = (at: typeof one) => `${at.running.url}/events/service?token=${token}`;
      const listeners = await Promise.all(
        [one, idle].map((at) => Listener.open(urlAt(at), { events: ['JackpotUpdate'] })),
      );
      const lastOf = (listener: Listener | undefined): string =>
        JSON.stringify(
          listener?.frames
            .filter(({ data }: Frame) => data?.id === id)
            .at(-1)
            ?.data.pots.map(({ current_value }: Frame) => current_value),
        );
      for (const listener of listeners) await until(() => lastOf(listener) !== undefined, true);
      for (let round = 0; round < 3; round += 1) {
        const before = lastOf(listeners[0]);
        for (let player = 0; player < 10; player += 1) {
          const body = contribution(id, { player_id: `p-${player}` });
          assert.ok((await one.client.call('contributeToInstance', { body })).status < 300);
        }
        await until(() => lastOf(listeners[0]) !== before, true);
        await until(() => lastOf(listeners[1]) === lastOf(listeners[0]), true);
      }
      for (const { socket } of listeners) socket.close();
    }));
});
