import { createHash } from 'node:crypto';
import { jwtVerify } from 'jose';
import { Secret, TOTP } from 'otpauth';
import * as assert from 'uvu/assert';
import { type Account, unknownLogins } from '../../../db/tables/accounts.ts';
import type { Hashing, Passwords } from '../../../platform/unit/services.ts';
import { createPasswords, hashPassword } from '../../../server/login/passwords.ts';
import { account, saveAccounts } from '../../support/accounts.ts';
import { inWords, USERNAME, verdict, withHolder } from '../../support/holder.ts';
import { inFull } from '../../support/in-full.ts';
import { ADMINISTRATOR, type Client, type Reply, withServer } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { change, select } from '../../support/tables.ts';
import { outcome } from '../../support/with-jackpot.ts';
import { withTree } from '../../support/with-tree.ts';

suite('login', (test) => {
  const login = (client: Client, changes: object = {}): Promise<Reply> =>
    client.call('login', { body: { ...ADMINISTRATOR, ...changes }, token: null });

  /** The number of passwords checked at a time. */
  const AT_ONCE = 4;

  test('A1 answers a token that counts, and what the account reaches', () =>
    withServer(async (client) => {
      const { status, body } = await login(client);
      assert.is(status, 200);
      assert.equal(Object.keys(body), ['token', 'refresh_token', 'access_to', 'properties', 'services']);
      assert.equal(body.access_to, { org_id: 'pitboss', unit_ids: [], brandpath_list: [] });
      assert.is((await client.call('getOwnAccount', { token: body.token })).status, 200);
    }));

  test('A1 stores the refresh token as a hash, and when the login was', () =>
    withServer(async (client, data) => {
      const { body } = await login(client);
      const hash = createHash('sha256').update(body.refresh_token).digest('hex');
      assert.is(select(data, 'select * from refresh_tokens where token_hash = ?', hash).length, 1);
      const [row] = select(data, 'select last_logged_in_at_ms from accounts');
      assert.ok(Number(row?.last_logged_in_at_ms) > 1_700_000_000_000);
    }));

  test('A1 asks for a code with second_factor_required and refuses a wrong one with second_factor_invalid, on both paths', () =>
    withServer(async (client) => {
      const { secret } = (await client.call('startSecondFactor')).body;
      const totp = new TOTP({ secret: Secret.fromBase32(secret) });
      const confirmed = await client.call('confirmSecondFactor', { body: { code: totp.generate() } });
      assert.is(outcome(confirmed), '200');
      const [code, other] = confirmed.body.recovery_codes;
      for (const [operationId, right] of [
        ['login', code],
        ['loginAdmin', other],
      ] as const) {
        const logIn = (more: object) => client.call(operationId, { body: { ...ADMINISTRATOR, ...more }, token: null });
        assert.is(outcome(await logIn({})), '401 second_factor_required');
        assert.is(outcome(await logIn({ code: 'aaaa-aaaa-aaaa-aaaa' })), '401 second_factor_invalid');
        assert.is(outcome(await logIn({ code: right })), '200');
      }
    }));

  test('A1 compares usernames without regard to case', () =>
    withServer(async (client) => assert.is(outcome(await login(client, { username: 'ROOT' })), '200')));

  test('A1 refuses a wrong password, an unknown username and a disabled account alike with credentials_invalid', () =>
    withServer(async (client, data) => {
      const replies = [
        await login(client, { password: 'wrong' }),
        await login(client, { username: 'nobody' }),
        await login(client, { password: 'correct horse battery ' }),
      ];
      change(data, 'update accounts set enabled = 0');
      replies.push(await login(client));
      for (const reply of replies) {
        assert.is(outcome(reply), '401 credentials_invalid');
        assert.is(reply.body.detail, replies[0]?.body.detail);
      }
    }));

  test('A1 answers too_many_requests after five failures, on both paths, whether or not the account exists', () =>
    withServer(async (client) => {
      for (const username of ['root', 'nobody']) {
        const body = { username, password: 'wrong' };
        for (const operationId of ['login', 'loginAdmin', 'login', 'loginAdmin', 'login'] as const)
          assert.is(outcome(await client.call(operationId, { body, token: null })), '401 credentials_invalid');
        for (const operationId of ['login', 'loginAdmin'] as const) {
          const reply = await client.call(operationId, { body: { ...ADMINISTRATOR, username }, token: null });
          assert.is(outcome(reply), '429 too_many_requests');
          const wait = Number(reply.headers.get('retry-after'));
          assert.ok(wait > 0 && wait <= 900, String(wait));
          assert.is(reply.headers.get('ratelimit'), `"login";r=0;t=${wait}`);
          assert.is(reply.headers.get('ratelimit-policy'), '"login";q=5;w=900');
        }
      }
    }));

  test('A1 forgets failures after a success', () =>
    withServer(async (client) => {
      for (let round = 0; round < 3; round += 1) {
        for (let failure = 0; failure < 3; failure += 1) await login(client, { password: 'wrong' });
        assert.is(outcome(await login(client)), '200');
      }
    }));

  inFull(test)(
    'A1 waits for its turn while one network sprays passwords, which is too_many_requests after 100 failures',
    () =>
      withServer(
        async (client) => {
          const from = (address: string) => ({ headers: { 'x-forwarded-for': address }, token: null });
          const spray = async (at: number) => {
            const sprayed: string[] = [];
            for (let tries = 0; tries < 10; tries += 1) {
              const body = { username: `guess-${at}-${tries}`, password: 'a wrong password' };
              sprayed.push(outcome(await client.call('login', { ...from('203.0.113.7'), body })));
            }
            return sprayed;
          };
          const others = async (at: number) => {
            const logins: string[] = [];
            for (let round = 0; round < 3; round += 1)
              logins.push(outcome(await client.call('login', { ...from(`198.51.${at}.1`), body: ADMINISTRATOR })));
            return logins;
          };
          const spraying = Array.from({ length: 12 }, (_, at) => spray(at));
          const heard = await Promise.all(Array.from({ length: 8 }, (_, at) => others(at)));
          assert.equal([...new Set(heard.flat())], ['200']);
          const sprayed = (await Promise.all(spraying)).flat();
          assert.equal([...new Set(sprayed)].sort(), ['401 credentials_invalid', '429 too_many_requests']);
          const checked = sprayed.filter((each) => each.startsWith('401')).length;
          assert.ok(checked >= 100 && checked < 100 + AT_ONCE, `${checked} passwords were checked`);
          const refused = await client.call('login', { ...from('203.0.113.200'), body: ADMINISTRATOR });
          assert.is(outcome(refused), '429 too_many_requests');
          assert.is(refused.headers.get('ratelimit-policy'), '"login-network";q=100;w=900');
        },
        { PITBOSS_TRUSTED_PROXIES: '127.0.0.1' },
      ),
  );

  test('A1 is unavailable when too many of one network wait', () =>
    withHolder(
      async ({ login }) => assert.is(verdict(await login()), '503 unavailable'),
      {},
      {
        passwords: { inTurn: async () => 'busy' },
      },
    ));

  test("A1 gives only a trusted Service account the secret of its organisation's tokens", async () => {
    const password = 'a password for tests';
    const passwordHash = await hashPassword(password);
    const trusted = account({ type: 'Service', username: 'trusted', passwordHash, trusted: true });
    const service = account({ type: 'Service', username: 'service', passwordHash });
    const user = account({ type: 'SuperUser', username: 'user', passwordHash, trusted: true });
    const system = account({ type: 'System', username: 'system', passwordHash, trusted: true });
    await withServer(
      async (client, data) => {
        const { body } = await login(client, { username: 'trusted', password });
        const secret = Buffer.from(body.secret, 'base64');
        assert.is((await jwtVerify(body.token, secret)).payload.sub, trusted.id);
        assert.is(body.access_to.org_id, 'northstar');
        for (const username of ['service', 'user', 'system'])
          assert.not('secret' in (await login(client, { username, password })).body, username);
        const told = select(data, "select actor_username from audit_events where detail ->> 'secret' = 'true'");
        assert.equal(told, [{ actor_username: 'trusted' }]);
      },
      {},
      saveAccounts(trusted, service, user, system),
    );
  });

  test('A1 an unknown username costs the same reads, the same one hash and the same commit as a known one', () => {
    const own = createPasswords();
    let verified = 0;
    const passwords: Passwords = {
      inTurn: (address, work) =>
        own.inTurn(address, (hashing) => {
          const verify: Hashing['verify'] = (...given) => {
            verified += 1;
            return hashing.verify(...given);
          };
          return work({ ...hashing, verify });
        }),
    };
    return withHolder(
      async ({ platform, trail }) => {
        const { stats } = platform.store;
        const costs = async (username: string) => {
          const [before, hashes] = [{ ...stats }, verified];
          const body = { username, password: 'not-the-password' };
          assert.is(verdict(await platform.call('login', { body })), '401 credentials_invalid');
          const { reads, writes, commits } = before;
          return [stats.reads - reads, stats.writes - writes, stats.commits - commits, verified - hashes];
        };
        const known = await costs(USERNAME);
        // Each look at the counts reads which password they are of.
        assert.equal(known, [4, 1, 1, 1]);
        assert.equal(await costs('nobody'), known);
        // One row each, so that both commits wait for the disk.
        const unknown = await platform.store.read((tx) => tx.all((db) => db.select().from(unknownLogins)));
        assert.equal(unknown, [{ id: 1, requests: 1 }]);
        assert.equal((await trail()).map(inWords), ['ada login ada of northstar refused credentials_invalid']);
      },
      {},
      { passwords },
    );
  });

  test('A1 an account without a password that could be right is refused like any other', () =>
    withHolder(async ({ login: enter }) => assert.is(verdict(await enter('x')), '401 credentials_invalid'), {
      passwordHash: '',
    }));

  test('A1 answers the existing owners that the account reaches, and the services of its type', async () => {
    const password = 'a password for tests';
    const passwordHash = await hashPassword(password);
    const named = (username: string, changes: Partial<Account> = {}) =>
      account({ type: 'User', username, passwordHash, ...changes });
    const people = [
      named('whole'),
      named('bound', { orgBound: true }),
      named('brand', { unitId: 'luna' }),
      named('grouped', { unitId: 'casino', type: 'Service' }),
      named('above', { organisationId: 'group' }),
      named('south', { organisationId: 'southstar' }),
    ];
    const system = { name: 'CRM', service_id: 'crm', resources: [] };
    const systems = [
      {
        ...system,
        id: 'crm',
        user_types: ['User'],
        service_config: { crm: { url: 'https://crm.example' } },
      },
      { ...system, id: 'bi', user_types: ['User', 'System'], service_config: { bi: { key: 'k' } } },
    ];
    await withTree(
      people,
      async (_as, client) => {
        await client.call('saveOperators', { body: [{ id: 'northstar-eu', name: 'EU' }] });
        const { bi, crm } = { bi: { key: 'k' }, crm: { url: 'https://crm.example' } };
        for (const [username, unit_ids, brandpath_list, services] of [
          ['whole', [], ['northstar', 'northstar-eu'], { bi, crm }],
          ['bound', [], ['northstar'], { bi, crm }],
          ['brand', ['luna'], ['northstar:luna'], { bi, crm }],
          ['grouped', ['casino'], ['northstar', 'northstar-eu'], {}],
          ['above', [], ['northstar', 'northstar-eu'], { bi, crm }],
          ['south', [], [], { bi, crm }],
        ] as const) {
          const { body } = await login(client, { username, password });
          assert.equal(body.access_to.unit_ids, unit_ids, username);
          assert.equal(body.access_to.brandpath_list, brandpath_list, username);
          assert.equal(body.services, services, username);
        }
        const { body } = await login(client);
        assert.equal(body.access_to, {
          org_id: 'pitboss',
          unit_ids: [],
          brandpath_list: ['northstar', 'northstar-eu'],
        });
        assert.equal(body.services, { bi });
      },
      { PITBOSS_SYSTEMS: JSON.stringify(systems) },
    );
  });

  test('A1 refuses an account whose organisation, or one above it, is disabled, as it refuses a wrong password', async () => {
    const password = 'a password for tests';
    const eva = account({
      type: 'User',
      username: 'eva',
      passwordHash: await hashPassword(password),
      organisationId: 'northstar-eu',
    });
    await withTree([eva], async (_as, client) => {
      const tried = async () => outcome(await login(client, { username: 'eva', password }));
      for (const org_id of ['northstar-eu', 'group']) {
        assert.is(await tried(), '200');
        await client.call('updateOrganisation', { path: { org_id }, body: { enabled: false } });
        assert.is(await tried(), '401 credentials_invalid', org_id);
        await client.call('updateOrganisation', { path: { org_id }, body: { enabled: true } });
      }
      assert.is(await tried(), '200');
    });
  });

  test('A1 is served at its former path too', () =>
    withServer(async (client) => {
      const { body } = await client.call('loginAdmin', { body: ADMINISTRATOR, token: null });
      assert.is((await client.call('getOwnAccount', { token: body.token })).status, 200);
    }));
});
