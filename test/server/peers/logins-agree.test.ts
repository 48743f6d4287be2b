// A long proof: it starts PostgreSQL, and waits until a replaced key counts on every server.
import * as assert from 'uvu/assert';
import { PostgresSession } from '../../../db/engine/postgres/postgres-session.ts';
import { VERSION } from '../../../db/engine/postgres/read-lane.ts';
import type { Store } from '../../../db/engine/store.ts';
import { createOneTimePasswordHash } from '../../../server/login/passwords.ts';
import { openDatabase } from '../../../server/start/database.ts';
import { saveAccounts } from '../../support/accounts.ts';
import { ada, begin, comeBack, configured, toldTo } from '../../support/external-login.ts';
import { IdentityProvider } from '../../support/identity-provider.ts';
import { newAccount } from '../../support/new-account.ts';
import { until } from '../../support/paying-players.ts';
import type { Client, Reply } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { type Together, withServers } from '../../support/with-servers.ts';

const outcomeOf = ({ status, body }: Reply): string => (status < 300 ? `${status}` : `${status} ${body.code}`);

const twoOf = ({ servers }: Together): readonly [one: Client, other: Client] => {
  const [one, other] = servers.map(({ client }) => client);
  if (one === undefined || other === undefined) throw new Error('there are two');
  return [one, other];
};

const grace = { username: 'grace', password: 'green-harbour-nineteen' };

const createGrace = async (client: Client): Promise<string> => {
  const organisation = await client.call('createOrganisation', { body: { id: 'northstar', units: [] } });
  assert.ok(organisation.status < 300, JSON.stringify(organisation.body));
  const { status, body } = await client.call('createAccount', { body: newAccount(grace) });
  assert.is(status, 200, JSON.stringify(body));
  return body.id;
};

const logInAt = async (client: Client): Promise<{ token: string; refresh_token: string }> => {
  const reply = await client.call('login', { body: grace, token: null });
  assert.is(outcomeOf(reply), '200');
  return reply.body;
};

suite('server/peers/logins-agree', (test) => {
  test('an account that one server disables is refused by the other from the reply on, and is let in after it is enabled there', () =>
    withServers(2, async (together) => {
      const [one, other] = twoOf(together);
      const path = { account_id: await createGrace(one) };
      for (let round = 0; round < 4; round += 1) {
        const [here, there] = round % 2 === 0 ? [one, other] : [other, one];
        const { token, refresh_token } = await logInAt(there);
        const look = async (at: Client) => outcomeOf(await at.call('getOwnAccount', { token }));
        assert.equal([await look(here), await look(there)], ['200', '200']);
        assert.is(outcomeOf(await here.call('disableAccount', { path })), '200');
        assert.equal([await look(there), await look(here)], ['401 token_invalid', '401 token_invalid']);
        const exchanged = await there.call('exchangeToken', { body: { token: refresh_token }, token: null });
        assert.is(outcomeOf(exchanged), '401 exchange_token_invalid');
        const again = await there.call('login', { body: grace, token: null });
        assert.is(outcomeOf(again), '401 credentials_invalid');
        assert.is(outcomeOf(await there.call('enableAccount', { path })), '200');
        await logInAt(here);
      }
    }));

  test('a call that comes after an account was disabled elsewhere does not share the look of a call from before', () =>
    // One server, and another program in the place of the other one, so that the first look is that of this server.
    withServers(1, async ({ servers, database }) => {
      const [{ client } = {}] = servers;
      if (client === undefined) throw new Error('there is one');
      const id = await createGrace(client);
      const { token } = await logInAt(client);
      const look = async () => outcomeOf(await client.call('getOwnAccount', { token }));
      // From now on it is answered from memory, if the version of the store is still the same.
      assert.equal([await look(), await look()], ['200', '200']);
      const session = await PostgresSession.open({ url: database });
      const { query } = PostgresSession.prototype;
      const answered = Promise.withResolvers<void>();
      const arrives = Promise.withResolvers<void>();
      // The answer of the first look is slow to arrive.
      PostgresSession.prototype.query = async function (this: PostgresSession, ...words: Parameters<typeof query>) {
        const answer = await Reflect.apply(query, this, words);
        if (words[0] !== VERSION || words[2] === undefined) return answer;
        PostgresSession.prototype.query = query;
        answered.resolve();
        await arrives.promise;
        return answer;
      };
      try {
        const before = look();
        await answered.promise;
        await session.query('update accounts set enabled = 0 where id = $1', [id]);
        const after = look();
        // Calls are begun as they come, and this one asks the store nothing.
        assert.is((await fetch(`${client.url}/nowhere`)).status, 404);
        arrives.resolve();
        assert.is(await after, '401 token_invalid');
        await before;
      } finally {
        PostgresSession.prototype.query = query;
        arrives.resolve();
        await session.close();
      }
    }));

  test('a one-time password counts once, when it is used at two servers at the same time', () =>
    withServers(2, async (together) => {
      const { database, config } = together;
      const [one, other] = twoOf(together);
      const id = await createGrace(one);
      const opened = await openDatabase({ url: database }, config.data, () => {});
      const hashOf = createOneTimePasswordHash(opened.keys.secrets);
      const session = await PostgresSession.open({ url: database });
      try {
        for (let round = 0; round < 4; round += 1) {
          const otp = String(10_000_000 + round);
          await session.query('delete from one_time_passwords');
          await session.query(
            'insert into one_time_passwords (account_id, hash, tries_left, expires_at_ms) values ($1, $2, 5, $3)',
            [id, hashOf(id, otp), String(Date.now() + 600_000)],
          );
          const confirm = (at: Client, name: string) =>
            at.call('confirmPasswordReset', {
              body: { username: grace.username, otp, password: `blue-anchor-${name}-${round}` },
              token: null,
            });
          const replies = await Promise.all([confirm(one, 'one'), confirm(other, 'other')]);
          assert.equal(replies.map(outcomeOf).toSorted(), ['200', '401 otp_invalid']);
          const winner = outcomeOf(replies[0] as Reply) === '200' ? 'one' : 'other';
          const password = `blue-anchor-${winner}-${round}`;
          for (const at of [one, other])
            assert.is((await at.call('login', { body: { ...grace, password }, token: null })).status, 200, winner);
        }
      } finally {
        await session.close();
        await opened.close();
      }
    }));

  test('a login with an identity provider that begins on one server ends on the other, and its code counts once', async () => {
    const provider = await IdentityProvider.start();
    const stores: Store[] = [];
    try {
      await withServers(
        2,
        async (together) => {
          const [one, other] = twoOf(together);
          await saveAccounts(ada())(stores[0] as Store);
          const created = await one.call('createOauthProvider', { body: configured(provider.issuer) });
          assert.is(outcomeOf(created), '200');
          const session = await PostgresSession.open({ url: together.database });
          await session.query(
            "update accounts set oauth_provider_key = (select key from oauth_providers) where id = 'ada'",
          );
          await session.close();
          for (const [here, there] of [
            [one, other],
            [other, one],
          ] as const) {
            const begun = await begin(here);
            const [name, token] = toldTo(
              await comeBack(there, await provider.visit(begun.location.href), begun.cookie),
            );
            assert.is(name, 'code', token);
            const body = { token, code_verifier: begun.verifier };
            const replies = await Promise.all(
              [here, there].map((at) => at.call('exchangeToken', { body, token: null })),
            );
            assert.equal(replies.map(({ status }) => status).toSorted(), [200, 401]);
            const exchanged = replies.find(({ status }) => status === 200);
            // A code that was used twice was stolen: what it gave ends, or the one login stays, on both alike.
            const looks = await Promise.all(
              [here, there].map((at) => at.call('getOwnAccount', { token: exchanged?.body.token })),
            );
            assert.is(looks[0]?.status, looks[1]?.status);
          }
        },
        { PITBOSS_OUTGOING_HOSTS: '127.0.0.1' },
        (store) => stores.push(store),
      );
    } finally {
      await provider.stop();
    }
  });

  test('after the signing keys were replaced, what one server signs the other accepts, and revoked tokens end on both', () =>
    withServers(2, async (together) => {
      const { database, config, login } = together;
      const [one, other] = twoOf(together);
      const look = async (at: Client, token: string) => outcomeOf(await at.call('getOwnAccount', { token }));
      const before = await one.login(login);
      assert.is(await look(other, before), '200');
      const opened = await openDatabase({ url: database }, config.data, () => {});
      try {
        const nowMs = Date.now();
        assert.ok((await opened.shared.rotateSigning(nowMs, nowMs)) > 0);
      } finally {
        await opened.close();
      }
      for (const at of [one, other]) await until(() => look(at, before), '401 token_invalid');
      for (const [here, there] of [
        [one, other],
        [other, one],
      ] as const)
        assert.is(await look(there, await here.login(login)), '200');
    }));
});
