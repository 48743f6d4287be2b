import { Secret, TOTP } from 'otpauth';
import * as assert from 'uvu/assert';
import { changeOrganisation } from '../../../db/operators/organisations.ts';
import { secondFactors } from '../../../db/tables/accounts.ts';
import { routes } from '../../../generated/server/operations.gen.ts';
import { account, EVERY_PERMISSION } from '../../support/accounts.ts';
import { NOTHING, requests } from '../../support/every-operation.ts';
import { type Holder, inWords, PASSWORD, USERNAME, verdict, withHolder } from '../../support/holder.ts';
import { outcomesOnAccounts } from '../../support/outcomes-on-accounts.ts';
import type { InProcessReply } from '../../support/platform.ts';
import { suite } from '../../support/suite.ts';
import { outcome } from '../../support/with-jackpot.ts';
import { withTree } from '../../support/with-tree.ts';

const STEP_MS = 30_000;
const START_MS = 1_767_250_800_000;

type Own = 'startSecondFactor' | 'confirmSecondFactor' | 'replaceRecoveryCodes' | 'removeOwnSecondFactor';

/** A holder whose authenticator is a second implementation's, set to the clock of the test. */
type Secured = Holder & {
  /** Starts a second factor and returns its reply. */
  start(): Promise<InProcessReply>;
  /** The code that the authenticator shows now, or some seconds later. */
  code(laterMs?: number): string;
  own(operation: Own, code: string): Promise<InProcessReply>;
  /** Starts and confirms. @returns the recovery codes; the clock has moved on, so that another code counts. */
  setUp(): Promise<readonly string[]>;
  loginWith(code?: string, password?: string): Promise<InProcessReply>;
  rows(): Promise<readonly (typeof secondFactors.$inferSelect)[]>;
};

const withSecured = (
  work: (secured: Secured) => Promise<void>,
  changes: Parameters<typeof withHolder>[1] = {},
): Promise<void> =>
  withHolder(async (holder) => {
    const { platform, caller } = holder;
    let secret = '';
    let nowMs = START_MS;
    const code = (laterMs = 0) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: nowMs + laterMs });
    const pass = (durationMs: number) => {
      nowMs += durationMs;
      holder.pass(durationMs);
    };
    const own = (operation: Own, given: string) => platform.call(operation, { body: { code: given } }, caller);
    const start = async () => {
      const reply = await platform.call('startSecondFactor', {}, caller);
      secret = (reply.body as { secret?: string } | undefined)?.secret ?? secret;
      return reply;
    };
    await work({
      ...holder,
      pass,
      start,
      code,
      own,
      setUp: async () => {
        assert.is(verdict(await start()), '200');
        const reply = await own('confirmSecondFactor', code());
        assert.is(verdict(reply), '200');
        pass(STEP_MS);
        return (reply.body as { recovery_codes: string[] }).recovery_codes;
      },
      loginWith: (given, password = PASSWORD) =>
        platform.call('login', {
          body: { username: USERNAME, password, ...(given === undefined ? {} : { code: given }) },
        }),
      rows: () => platform.store.read((tx) => tx.all((db) => db.select().from(secondFactors))),
    });
  }, changes);

/** Another code than the right one. */
const wrong = (code: string): string => `${(Number(code) + 1) % 1_000_000}`.padStart(6, '0');

/** Counts a wrong code as a failed login, and refuses all after five, also the login itself. */
const countsFailures = async ({ own, code, login, trail }: Secured, operation: Own): Promise<void> => {
  for (let failure = 0; failure < 5; failure += 1)
    assert.is(verdict(await own(operation, wrong(code()))), '422 second_factor_code_wrong');
  assert.is(verdict(await own(operation, code())), '429 too_many_requests');
  assert.is(verdict(await login()), '429 too_many_requests');
  const refused = (await trail()).map(inWords).filter((words) => words.includes('refused'));
  assert.equal(
    refused,
    Array.from({ length: 5 }, () => `ada ${operation} ada of northstar refused second_factor_code_wrong`),
  );
};

suite('handlers/accounts/login-with-a-code', (test) => {
  test('A1 asks for the code of a second factor with second_factor_required, and only after the right password', () =>
    withSecured(async ({ setUp, loginWith, code, pass, trail }) => {
      await setUp();
      assert.is(verdict(await loginWith()), '401 second_factor_required');
      assert.is(verdict(await loginWith(undefined, 'not the password')), '401 credentials_invalid');
      assert.is(verdict(await loginWith(code(), 'not the password')), '401 credentials_invalid');
      assert.is(verdict(await loginWith(code())), '200', 'a wrong password uses no code up');
      for (let times = 0; times < 6; times += 1)
        assert.is(verdict(await loginWith()), '401 second_factor_required', 'and asking is no failure');
      pass(STEP_MS);
      const spaced = code().replace(/^(...)/, '$1 ');
      assert.is(verdict(await loginWith(spaced)), '200');
      assert.ok((await trail()).map(inWords).includes('ada login ada of northstar done'));
    }));

  test('A1 takes the code of the 30 seconds before and after, each once and none older than the last', () =>
    withSecured(async ({ setUp, loginWith, code, pass }) => {
      await setUp();
      pass(10 * STEP_MS);
      assert.is(verdict(await loginWith(code(-2 * STEP_MS))), '401 second_factor_invalid');
      assert.is(verdict(await loginWith(code(2 * STEP_MS))), '401 second_factor_invalid');
      assert.is(verdict(await loginWith(code(-STEP_MS))), '200');
      assert.is(verdict(await loginWith(code(-STEP_MS))), '401 second_factor_invalid');
      assert.is(verdict(await loginWith(code(STEP_MS))), '200');
      assert.is(verdict(await loginWith(code())), '401 second_factor_invalid');
      const both = await Promise.all([0, 0].map(() => loginWith(code(STEP_MS))));
      assert.equal(both.map(verdict), ['401 second_factor_invalid', '401 second_factor_invalid']);
    }));

  test('A1 counts a wrong code as a failed login with second_factor_invalid, and audits it', () =>
    withSecured(async ({ setUp, loginWith, code, trail }) => {
      await setUp();
      for (let failure = 0; failure < 5; failure += 1)
        assert.is(verdict(await loginWith(wrong(code()))), '401 second_factor_invalid');
      assert.is(verdict(await loginWith(code())), '429 too_many_requests');
      const refused = (await trail()).map(inWords).filter((words) => words.includes('refused'));
      assert.equal(
        refused,
        Array.from({ length: 5 }, () => 'ada login ada of northstar refused second_factor_invalid'),
      );
    }));

  test('A1 takes a recovery code once, however it is written, and says so in the audit trail', () =>
    withSecured(async ({ setUp, loginWith, trail, rows }) => {
      const [first = '', second = ''] = await setUp();
      assert.is(verdict(await loginWith(first.toUpperCase().replaceAll('-', ' '))), '200');
      assert.is(verdict(await loginWith(first)), '401 second_factor_invalid');
      const raced = await Promise.all([0, 0].map(() => loginWith(second)));
      assert.equal(raced.map(verdict).sort(), ['200', '401 second_factor_invalid']);
      assert.is((await rows())[0]?.recoveryHashes.length, 8);
      const details = (await trail()).filter(({ action }) => action === 'login').map(({ detail }) => detail);
      assert.equal(
        details.filter((detail) => detail.recovery_code === 'true'),
        [{ recovery_code: 'true' }, { recovery_code: 'true' }],
      );
    }));

  test('A1 takes six digits no more after 100 wrong codes in a row, but a recovery code, which begins again', () =>
    withSecured(async ({ setUp, loginWith, code, pass, platform }) => {
      const [first = ''] = await setUp();
      await platform.store.write((tx) => tx.run((db) => db.update(secondFactors).set({ failures: 100 })));
      assert.is(verdict(await loginWith(code())), '401 second_factor_invalid');
      assert.is(verdict(await loginWith(first)), '200');
      pass(STEP_MS);
      assert.is(verdict(await loginWith(code())), '200');
    }));

  test('A1 ignores a code when the account has no second factor, or one that is not confirmed', () =>
    withSecured(async ({ start, loginWith, login }) => {
      assert.is(verdict(await loginWith('123456')), '200');
      await start();
      assert.is(verdict(await login()), '200');
      assert.is(verdict(await loginWith('123456')), '200');
    }));
});

suite('startSecondFactor', (test) => {
  test('returns a secret and its address once, stores it encrypted, and logins need no code yet', () =>
    withSecured(async ({ platform, caller, start, login, rows, trail }) => {
      const { body } = await start();
      const { secret, uri } = body as { secret: string; uri: string };
      assert.match(secret, /^[A-Z2-7]{32}$/);
      assert.match(uri, /^otpauth:\/\/totp\/Pitboss:ada%40northstar\.example\?issuer=Pitboss&secret=[A-Z2-7]{32}&/);
      const text = JSON.stringify([await rows(), await trail()]);
      assert.not.match(text, secret);
      const again = (await start()).body as { secret: string };
      assert.is.not(again.secret, secret);
      assert.is(verdict(await login()), '200');
      const own = await platform.call('getOwnAccount', {}, caller);
      assert.is((own.body as { second_factor: boolean }).second_factor, false);
      assert.ok((await trail()).map(inWords).includes('ada startSecondFactor ada of northstar done'));
    }));

  test('refuses an active one with second_factor_active, which stays as it is', () =>
    withSecured(async ({ setUp, start, rows }) => {
      await setUp();
      const before = await rows();
      assert.is(verdict(await start()), '409 second_factor_active');
      assert.equal(await rows(), before);
    }));

  for (const type of ['Service', 'Provider'] as const)
    test(`refuses an account of type ${type} with second_factor_not_applicable`, () =>
      withSecured(async ({ start }) => assert.is(verdict(await start()), '422 second_factor_not_applicable'), {
        type,
      }));

  test('refuses an account with an identity provider with second_factor_not_applicable, also to confirm', () =>
    withSecured(async ({ platform, account, start, own, code }) => {
      await start();
      await giveProvider(platform, (await account()).id);
      assert.is(verdict(await own('confirmSecondFactor', code())), '422 second_factor_not_applicable');
      assert.is(verdict(await start()), '422 second_factor_not_applicable');
    }));

  test('an account whose login was deleted meanwhile gets token_invalid', () =>
    withSecured(async ({ platform, caller }) => {
      const gone = { ...caller, accountId: 'gone' };
      assert.is(verdict(await platform.call('startSecondFactor', {}, gone)), '401 token_invalid');
      const reply = await platform.call('confirmSecondFactor', { body: { code: '123456' } }, gone);
      assert.is(verdict(reply), '401 token_invalid');
    }));
});

const giveProvider = async ({ call }: Holder['platform'], id: string): Promise<void> => {
  const issuer = 'https://id.northstar.example';
  const body = {
    ...{ id: 'northstar-id', owner: 'northstar', client_id: 'pitboss', client_secret: 'a-secret-of-the-client' },
    issuer_url: issuer,
    token_url: `${issuer}/token`,
    jwk_url: `${issuer}/keys`,
    redirect_url: 'https://pitboss.example/oauth/callback',
    frontend_url: 'https://office.example/',
  };
  assert.is(verdict(await call('createOauthProvider', { body })), '200');
  assert.is(verdict(await call('updateAccount', { body: { id, oauth_provider_id: 'northstar-id' } })), '200');
};

suite('confirmSecondFactor', (test) => {
  test('returns ten recovery codes once, kept as hashes; from then on a login needs a code, and lists say so', () =>
    withSecured(async ({ platform, caller, setUp, login, rows, trail, exchange }) => {
      const { refresh_token: token } = (await login()).body as { refresh_token: string };
      const codes = await setUp();
      assert.is(new Set(codes).size, 10);
      for (const code of codes) assert.match(code, /^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/);
      const text = JSON.stringify([await rows(), await trail()]);
      for (const code of codes) assert.ok(!text.includes(code) && !text.includes(code.replaceAll('-', '')));
      assert.is(verdict(await login()), '401 second_factor_required');
      assert.is(verdict(await exchange(token)), '200', 'sessions go on');
      const own = (await platform.call('getOwnAccount', {}, caller)).body as { second_factor: boolean };
      assert.is(own.second_factor, true);
      const listed = (await platform.call('listAccounts', { query: { org_id: 'northstar' } })).body;
      assert.equal(
        (listed as { second_factor: boolean }[]).map(({ second_factor: has }) => has),
        [true],
      );
      assert.ok((await trail()).map(inWords).includes('ada confirmSecondFactor ada of northstar done'));
    }));

  test('refuses without a start with second_factor_missing, and a second time with second_factor_active', () =>
    withSecured(async ({ own, setUp, code }) => {
      assert.is(verdict(await own('confirmSecondFactor', '123456')), '409 second_factor_missing');
      await setUp();
      assert.is(verdict(await own('confirmSecondFactor', code())), '409 second_factor_active');
    }));

  test('counts a wrong code as a failed login with second_factor_code_wrong, then too_many_requests', () =>
    withSecured(async (secured) => {
      await secured.start();
      await countsFailures(secured, 'confirmSecondFactor');
    }));

  test('refuses an account that got an identity provider meanwhile with second_factor_not_applicable', () =>
    withSecured(async ({ platform, account, start, own, code, rows }) => {
      await start();
      await giveProvider(platform, (await account()).id);
      assert.is(verdict(await own('confirmSecondFactor', code())), '422 second_factor_not_applicable');
      assert.is((await rows())[0]?.confirmedAtMs, null);
    }));
});

suite('replaceRecoveryCodes', (test) => {
  test('returns ten others; the former ones count no more', () =>
    withSecured(async ({ setUp, own, code, loginWith, pass, trail }) => {
      const [former = ''] = await setUp();
      const reply = await own('replaceRecoveryCodes', code());
      const [next = '', another = ''] = (reply.body as { recovery_codes: string[] }).recovery_codes;
      pass(STEP_MS);
      assert.is(verdict(await loginWith(former)), '401 second_factor_invalid');
      assert.is(verdict(await loginWith(next)), '200');
      assert.is(verdict(await own('replaceRecoveryCodes', another)), '200', 'a recovery code proves it too');
      const last = (await trail()).findLast(({ action }) => action === 'replaceRecoveryCodes');
      assert.equal(last?.detail, { recovery_code: 'true' });
    }));

  test('refuses without a second factor, or with one that is not confirmed, with second_factor_missing', () =>
    withSecured(async ({ own, start, code }) => {
      assert.is(verdict(await own('replaceRecoveryCodes', '123456')), '409 second_factor_missing');
      await start();
      assert.is(verdict(await own('replaceRecoveryCodes', code())), '409 second_factor_missing');
    }));

  test('counts a wrong code as a failed login with second_factor_code_wrong, then too_many_requests', () =>
    withSecured(async (secured) => {
      await secured.setUp();
      await countsFailures(secured, 'replaceRecoveryCodes');
    }));
});

suite('removeOwnSecondFactor', (test) => {
  test('removes it with its recovery codes; the password is enough again', () =>
    withSecured(async ({ setUp, own, code, login, rows, trail }) => {
      await setUp();
      assert.is(verdict(await own('removeOwnSecondFactor', code())), '200');
      assert.equal(await rows(), []);
      assert.is(verdict(await login()), '200');
      assert.ok((await trail()).map(inWords).includes('ada removeOwnSecondFactor ada of northstar done'));
      assert.is(verdict(await own('removeOwnSecondFactor', code())), '409 second_factor_missing');
    }));

  test('counts a wrong code as a failed login with second_factor_code_wrong, then too_many_requests', () =>
    withSecured(async (secured) => {
      await secured.setUp();
      await countsFailures(secured, 'removeOwnSecondFactor');
    }));
});

suite('removeAccountSecondFactor', (test) => {
  test('removes the second factor of another account, and is audited as done by the administrator', () =>
    withSecured(async ({ platform, setUp, login, rows, trail }) => {
      await setUp();
      const headers = { 'idempotency-key': 'k' };
      const remove = (account_id: string) =>
        platform.call('removeAccountSecondFactor', { path: { account_id }, headers });
      assert.is(verdict(await remove('ada')), '200');
      assert.is(verdict(await remove('ada')), '200', 'repeated');
      assert.is(verdict(await remove('another')), '422 idempotency_key_reused');
      assert.equal(await rows(), []);
      assert.is(verdict(await login()), '200');
      assert.ok((await trail()).map(inWords).includes('system removeAccountSecondFactor ada of northstar done'));
    }));

  test('refuses an account without one with second_factor_missing', () =>
    withSecured(async ({ platform, start }) => {
      const remove = () => platform.call('removeAccountSecondFactor', { path: { account_id: 'ada' } });
      assert.is(verdict(await remove()), '409 second_factor_missing');
      await start();
      assert.is(verdict(await remove()), '409 second_factor_missing', 'one that is not confirmed is none');
    }));

  test('refuses the own account, one that holds more and one beyond the reach', async () => {
    assert.equal(await outcomesOnAccounts('removeAccountSecondFactor'), {
      own: '409 own_account',
      stronger: '403 permission_exceeds_own',
      beyond: '404 account_not_found',
      unknown: '404 account_not_found',
    });
  });

  test('an account that becomes software loses its second factor', () =>
    withSecured(async ({ platform, setUp, login, rows }) => {
      await setUp();
      await platform.call('updateAccount', { body: { id: 'ada', account_type: 'Service' } });
      assert.equal(await rows(), []);
      assert.is(verdict(await login()), '200');
    }));
});

suite('handlers/accounts/required-second-factor', (test) => {
  const require = ({ platform }: Holder, id: string, value = true) =>
    platform.call('updateOrganisation', { path: { org_id: id }, body: { second_factor_required: value } });

  test('a person without one can log in, and use nothing but operations on the own account until it is set up', () =>
    withSecured(async (secured) => {
      const { platform, login, own, start, code } = secured;
      const reply = await require(secured, 'northstar');
      assert.is((reply.body as { second_factor_required: boolean }).second_factor_required, true);
      const { token } = (await login()).body as { token: string };
      const caller = await platform.identify(token);
      assert.is(caller?.mustSetUpSecondFactor, true);
      const me = (await platform.call('getOwnAccount', {}, caller)).body as Record<string, unknown>;
      assert.equal([me.second_factor, me.second_factor_setup_required], [false, true]);
      await start();
      assert.is(verdict(await own('confirmSecondFactor', code())), '200');
      assert.is((await platform.identify(token))?.mustSetUpSecondFactor, undefined);
    }));

  test('it is required below an organisation too, and not from software, an account with a provider or others', () =>
    withSecured(async (secured) => {
      const { platform, login } = secured;
      const body = { id: 'group', units: [], second_factor_required: true };
      assert.is(verdict(await platform.call('createOrganisation', { body })), '200');
      const { token } = (await login()).body as { token: string };
      const must = async () => (await platform.identify(token))?.mustSetUpSecondFactor ?? false;
      assert.is(await must(), false);
      await platform.store.write((tx) => changeOrganisation(tx, 'northstar', { parentId: 'group' }));
      assert.is(await must(), true);
      await require(secured, 'group', false);
      assert.is(await must(), false);
      await require(secured, 'northstar');
      await giveProvider(platform, 'ada');
      assert.is(await must(), false);
    }));

  test('every operation that needs a permission refuses such a person with second_factor_setup_required, and no other caller', async () => {
    const [boss, robot] = [account({ type: 'SuperUser' }), account({ type: 'Service', permissions: EVERY_PERMISSION })];
    await withTree([boss, robot], async (as, client) => {
      const body = { second_factor_required: true };
      await client.call('updateOrganisation', { path: { org_id: 'northstar' }, body });
      const denied = await as(boss)('listAccounts');
      assert.is(outcome(denied), '403 second_factor_setup_required');
      assert.match(denied.body.detail, /./);
      const all = requests(NOTHING);
      for (const { operationId } of routes.filter(({ permission }) => permission !== null && permission !== 'self'))
        assert.is(
          outcome(await as(boss)(operationId, all[operationId])),
          '403 second_factor_setup_required',
          operationId,
        );
      assert.is(outcome(await as(robot)('listAccounts')), '200');
      assert.is(outcome(await client.call('listAccounts')), '200', 'the platform requires none');
      assert.is(outcome(await as(boss)('getOwnAccount')), '200');
    });
  });

  test('operations on the own account are those that need no permission', () => {
    const own = routes.filter(({ permission, section }) => permission === 'self' && section === 'accounts');
    assert.equal(own.map(({ operationId }) => operationId).sort(), [
      'changePassword',
      'confirmSecondFactor',
      'endOwnSessions',
      'getOwnAccount',
      'getOwnOrganisation',
      'listOwnSessions',
      'logout',
      'removeOwnSecondFactor',
      'replaceRecoveryCodes',
      'startSecondFactor',
    ]);
  });
});
