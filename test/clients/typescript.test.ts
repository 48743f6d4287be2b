import { inspect } from 'node:util';
import { Secret, TOTP } from 'otpauth';
import * as assert from 'uvu/assert';
import { type AuthResponse, createPitboss, paginate } from '../../clients/typescript/src/pitboss.ts';
import { suite } from '../support/suite.ts';
import { withCuttingProxy } from './typescript/cutting-proxy.ts';
import { contributionTo, openJackpot } from './typescript/open-jackpot.ts';
import { apiErrorOf } from './typescript/thrown.ts';
import { PASSWORD, USERNAME, withPlatform } from './typescript/with-platform.ts';

/** The global fetch, which reports every request and may change the reply. */
const watched =
  (onReply: (url: string, init: RequestInit | undefined, reply: Response) => Promise<Response> | Response) =>
  async (input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> =>
    onReply(String(input), init, await fetch(input, init));

/** A JWT with a different payload; its signature is no longer valid. */
const withPayload = (token: string, change: object): string => {
  const [head, payload = '', signature] = token.split('.');
  const claims = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), ...change };
  return [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
};

suite('clients/typescript', (test) => {
  test('does the main job from the login to the ticker', () =>
    withPlatform(async ({ pitboss }) => {
      const instance = await openJackpot(pitboss);
      const { body: account } = await pitboss.getOwnAccount();
      const contributed = await pitboss.contribute(contributionTo(instance));
      const { body: won } = await pitboss.triggerWin({
        body: {
          instance_id: instance.id,
          pot_id: 'minor',
          brand_id: 'northstar:luna',
          player_id: 'p-1001',
          source_id: instance.game_code,
        },
      });
      const { body: winners } = await pitboss.listWinners({ query: { instance_id: instance.id, limit: 10 } });
      const { body: ticker } = await pitboss.getTicker({ query: { instance_id: instance.id } });
      assert.is(account.username, USERNAME);
      assert.is(contributed.repeated, false);
      assert.is(contributed.result.contribution_amount, 1);
      assert.equal(contributed.result.metadata, { table: 7 });
      assert.is('win_amount' in won && won.win_amount, 5.3);
      assert.equal(
        winners.map(({ win_pot_id, win_amount, player_id }) => ({ win_pot_id, win_amount, player_id })),
        [{ win_pot_id: 'minor', win_amount: 5.3, player_id: 'p-1001' }],
      );
      assert.equal(
        ticker.pots.map(({ id, current_value }) => ({ id, current_value })),
        [{ id: 'minor', current_value: '5' }],
      );
    }));

  test('contributes by source as well', () =>
    withPlatform(async ({ pitboss }) => {
      const instance = await openJackpot(pitboss);
      await pitboss.createSources({
        body: [{ owner_id: 'northstar:luna', source_id: 'comet', source_name: 'Comet' }],
      });
      await pitboss.assignSources({
        body: { owner_id: 'northstar:luna', source_id: ['comet'], instance_id: instance.id },
      });
      const { instance_id, ...contribution } = contributionTo(instance);
      const { result } = await pitboss.contribute({ ...contribution, source_id: 'comet' });
      assert.is(result.instance_id, instance_id);
    }));

  test('throws a typed error for a refusal', () =>
    withPlatform(async ({ url, pitboss }) => {
      const refused = await apiErrorOf(
        pitboss.saveOperators({ body: [{ id: 'no spaces', name: 'Nobody' }] }, { idempotencyKey: 'k-1' }),
      );
      assert.is(refused.status, 400);
      assert.is(refused.code, 'validation_failed');
      assert.is(refused.operationId, 'saveOperators');
      assert.is(refused.idempotencyKey, 'k-1');
      assert.equal(
        refused.errors.map(({ pointer }) => pointer),
        ['/0/id'],
      );
      assert.match(refused.requestId ?? '', /^[0-9a-f-]{36}$/);
      assert.match(refused.message, 'saveOperators failed with 400 validation_failed');
      const missing = await apiErrorOf(pitboss.getInstance({ path: { instance_id: 'a/b' } }));
      assert.is(missing.code, 'validation_failed');
      const public_ = createPitboss({ baseUrl: url });
      assert.is((await apiErrorOf(public_.getOwnAccount())).code, 'token_missing');
      assert.is((await public_.getHealth()).body.status, 'ok');
    }));

  test('logs in with the code of a second factor, a text once or a function before each login', () =>
    withPlatform(async ({ url, pitboss }) => {
      const { secret } = (await pitboss.startSecondFactor()).body;
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
      const codes = [...(await pitboss.confirmSecondFactor({ body: { code } })).body.recovery_codes];
      const options = { baseUrl: url, username: USERNAME, password: PASSWORD };
      assert.is((await apiErrorOf(createPitboss(options).getOwnAccount())).code, 'second_factor_required');
      const once = createPitboss({ ...options, code: codes.pop() });
      assert.is((await once.getOwnAccount()).body.second_factor, true);
      const asking = createPitboss({ ...options, code: async () => codes.pop() ?? '' });
      for (let login = 0; login < 2; login += 1) {
        assert.is((await asking.getOwnAccount()).status, 200);
        await asking.logout();
      }
      assert.is(codes.length, 7);
    }));

  test('names the failed login without leaking the password', () =>
    withPlatform(async ({ url }) => {
      const password = 'not the right one';
      const pitboss = createPitboss({ baseUrl: url, username: 'somebody', password });
      const refused = await apiErrorOf(pitboss.listTemplates());
      assert.is(refused.code, 'credentials_invalid');
      assert.is(refused.operationId, 'login');
      assert.not.match(inspect([refused, pitboss], { depth: 9, showHidden: true }), password);
    }));

  test('fails at once with the wait when that is too long', () =>
    withPlatform(async ({ url }) => {
      const pitboss = createPitboss({ baseUrl: url });
      const attempt = () => apiErrorOf(pitboss.login({ body: { username: 'guess', password: 'guess' } }));
      for (let i = 0; i < 5; i += 1) assert.is((await attempt()).code, 'credentials_invalid');
      const refused = await attempt();
      assert.is(refused.code, 'too_many_requests');
      assert.ok((refused.retryAfterMs ?? 0) > 10_000);
    }));

  test('logs in once for calls that start together', () =>
    withPlatform(async ({ url }) => {
      let logins = 0;
      const pitboss = createPitboss({
        baseUrl: url,
        username: USERNAME,
        password: PASSWORD,
        fetch: watched((address, _, reply) => {
          if (address.endsWith('/accounts/auth')) logins += 1;
          return reply;
        }),
      });
      await Promise.all([pitboss.listTemplates(), pitboss.listInstances(), pitboss.getOwnAccount()]);
      await pitboss.listSources();
      assert.is(logins, 1);
    }));

  test('exchanges its refresh token when its token is invalid, and logs in again when both are', () =>
    withPlatform(async ({ url }) => {
      const replies: string[] = [];
      let token = '';
      const pitboss = createPitboss({
        baseUrl: url,
        username: USERNAME,
        password: PASSWORD,
        fetch: watched(async (address, init, reply) => {
          token = String(Object(init?.headers).authorization).replace('Bearer ', '');
          replies.push(`${new URL(address).pathname} ${reply.status}`);
          if (replies.length > 1) return reply;
          const body = (await reply.json()) as AuthResponse;
          return Response.json({ ...body, token: withPayload(body.token, { epoch: 99 }) });
        }),
      });
      assert.is((await pitboss.saveOperators({ body: [{ id: 'northstar', name: 'Northstar' }] })).status, 200);
      await createPitboss({ baseUrl: url, token }).logout();
      assert.is((await pitboss.getOwnAccount()).body.username, USERNAME);
      assert.equal(replies, [
        '/accounts/auth 200',
        '/config/operators 401',
        '/accounts/token 200',
        '/config/operators 200',
        '/accounts/me 401',
        '/accounts/token 401',
        '/accounts/auth 200',
        '/accounts/me 200',
      ]);
    }));

  test('keeps its login when the reply to an exchange is lost', () =>
    withPlatform(({ url }) =>
      withCuttingProxy(url, async (proxy) => {
        const paths: string[] = [];
        const pitboss = createPitboss({
          baseUrl: proxy.url,
          username: USERNAME,
          password: PASSWORD,
          fetch: (input, init) => {
            const { pathname } = new URL(String(input));
            paths.push(pathname);
            // The first token is tampered with, so the client exchanges it, and that reply is cut off.
            if (paths.length === 3) proxy.cutNextReply();
            const headers = { ...Object(init?.headers), ...(paths.length === 2 && { authorization: 'Bearer spoilt' }) };
            return fetch(input, { ...init, headers });
          },
        });
        assert.is((await pitboss.getOwnAccount()).body.username, USERNAME);
        assert.is(proxy.cuts(), 1);
        assert.equal(paths, ['/accounts/auth', '/accounts/me', '/accounts/token', '/accounts/token', '/accounts/me']);
      }),
    ));

  test('logs out of the login that it began, and logs in again for the next call', () =>
    withPlatform(async ({ url }) => {
      const tokens: string[] = [];
      const paths: string[] = [];
      const pitboss = createPitboss({
        baseUrl: url,
        username: USERNAME,
        password: PASSWORD,
        fetch: watched((address, init, reply) => {
          paths.push(new URL(address).pathname);
          const { authorization = '' } = Object(init?.headers);
          if (authorization !== '') tokens.push(authorization.replace('Bearer ', ''));
          return reply;
        }),
      });
      assert.is((await pitboss.logout()).status, 200);
      assert.equal(paths, [], 'there is nothing to end');
      await pitboss.getOwnAccount();
      assert.is((await pitboss.logout()).status, 200);
      const [ended = ''] = tokens;
      assert.is(
        (await apiErrorOf(createPitboss({ baseUrl: url, token: ended }).getOwnAccount())).code,
        'token_invalid',
      );
      await pitboss.getOwnAccount();
      assert.equal(paths, ['/accounts/auth', '/accounts/me', '/accounts/logout', '/accounts/auth', '/accounts/me']);
      await createPitboss({ baseUrl: url, token: tokens.at(-1) ?? '' }).logout();
      assert.is((await pitboss.logout()).status, 200, 'it has ended elsewhere');
    }));

  test('asks a function for a token, and for another when that is refused', () =>
    withPlatform(async ({ url, pitboss: { login } }) => {
      const { token } = (await login({ body: { username: USERNAME, password: PASSWORD } })).body;
      const asked: (string | undefined)[] = [];
      const pitboss = createPitboss({
        baseUrl: url,
        token: (refused) => {
          asked.push(refused);
          return refused === undefined ? 'stale' : token;
        },
      });
      assert.is((await pitboss.getOwnAccount()).body.username, USERNAME);
      assert.equal(asked, [undefined, 'stale']);
      assert.is((await createPitboss({ baseUrl: url, token }).getOwnAccount()).body.username, USERNAME);
      const stale = createPitboss({ baseUrl: url, token: 'stale' });
      assert.is((await apiErrorOf(stale.getOwnAccount())).code, 'token_invalid');
    }));

  test('contributes once when the reply is lost, and still returns the result', () =>
    withPlatform(({ url, pitboss: direct }) =>
      withCuttingProxy(url, async (proxy) => {
        const instance = await openJackpot(direct);
        const pitboss = createPitboss({ baseUrl: proxy.url, username: USERNAME, password: PASSWORD });
        await pitboss.getOwnAccount();
        proxy.cutNextReply();
        const contributed = await pitboss.contribute(contributionTo(instance));
        assert.is(proxy.cuts(), 1);
        assert.is(contributed.repeated, true);
        assert.is(contributed.result.contribution_amount, 1);
        const { body: after } = await direct.getInstance({ path: { instance_id: instance.id } });
        assert.is(after.total_contributions, 1);
        const read = await direct.getContribution({ path: { contribution_id: contributed.contributionId } });
        assert.equal(read.body, contributed.result);
      }),
    ));

  test('creates once when the reply is lost', () =>
    withPlatform(({ url, pitboss: direct }) =>
      withCuttingProxy(url, async (proxy) => {
        await openJackpot(direct);
        const pitboss = createPitboss({ baseUrl: proxy.url, username: USERNAME, password: PASSWORD });
        await pitboss.getOwnAccount();
        proxy.cutNextReply();
        const { headers, body: instance } = await pitboss.instantiateTemplate({
          body: {
            template_owner_id: 'northstar',
            template_id: 'one',
            instance_owner_id: 'northstar',
            instance_name: 'Second',
          },
        });
        assert.is(proxy.cuts(), 1);
        assert.is(headers.get('idempotent-replayed'), 'true');
        const { body: found } = await direct.listInstances({ query: { name: 'Second' } });
        assert.equal(
          found.map(({ id }) => id),
          [instance.id],
        );
      }),
    ));

  test('repeats under the same key without acting twice', () =>
    withPlatform(async ({ pitboss }) => {
      const instance = await openJackpot(pitboss);
      const contribution = { ...contributionTo(instance), idempotency_key: 'round-1' };
      const first = await pitboss.contribute(contribution);
      const second = await pitboss.contribute(contributionTo(instance), { idempotencyKey: 'round-1' });
      assert.equal(second, { ...first, repeated: true });
      assert.is((await pitboss.contributeToInstance({ body: contribution })).status, 204);
      const other = { ...contribution, base_wager: 11 };
      assert.is((await apiErrorOf(pitboss.contribute(other))).code, 'idempotency_key_reused');
    }));

  test('iterates over all pages of a list', () =>
    withPlatform(async ({ pitboss }) => {
      await pitboss.saveOperators({ body: [{ id: 'northstar', name: 'Northstar' }] });
      const ids = Array.from({ length: 7 }, (_, i) => `comet-${i}`);
      await pitboss.createSources({
        body: ids.map((id) => ({ owner_id: 'northstar', source_id: id, source_name: id })),
      });
      const walk = async (query: { page?: number; limit?: number; name?: string }) => {
        const found: string[] = [];
        for await (const source of paginate(pitboss.listSources, { query })) found.push(source.source_id);
        return found;
      };
      assert.equal(await walk({ limit: 3 }), ids);
      assert.equal(await walk({ limit: 7 }), ids);
      assert.equal(await walk({ limit: 3, page: 1 }), ids.slice(3));
      assert.equal(await walk({}), ids);
      assert.equal(await walk({ name: 'nobody' }), []);
    }));
});
