import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CompactSign } from 'jose';
import * as assert from 'uvu/assert';
import type { Account } from '../../db/tables/accounts.ts';
import { PLATFORM_ORGANISATION } from '../../domain/account/access.ts';
import { routes } from '../../generated/server/operations.gen.ts';
import { Keys, keysFolder } from '../../server/keys/keys.ts';
import { toKeyId } from '../../server/keys/signing-keys.ts';
import { createTokenSeal } from '../../server/login/token-seal.ts';
import { account, EVERY_PERMISSION, saveAccounts, sidFor, tokenFor } from '../support/accounts.ts';
import { buildWorld, NOTHING, plainReads, requests } from '../support/every-operation.ts';
import { sampleOf } from '../support/in-full.ts';
import { type Client, type OperationId, type Parts, withServer } from '../support/server.ts';
import { suite } from '../support/suite.ts';
import { change, contents } from '../support/tables.ts';

const PUBLIC: readonly OperationId[] = [
  ...(['login', 'loginAdmin', 'exchangeToken', 'requestPasswordReset', 'confirmPasswordReset'] as const),
  ...(['startOauthLogin', 'finishOauthLogin', 'listPublicSources', 'getTicker', 'getHealth', 'getReadiness'] as const),
  ...(['listLobbyJackpots', 'listRecentWinners', 'listLeaders'] as const),
  'listPublicCurrencies',
];
/** A player's token is one of the operator's wallet, not of an account. */
const PLAYERS: readonly OperationId[] = [
  ...(['getPlayerJackpot', 'setPlayerOptIn'] as const),
  ...(['listMyBonuses', 'listMyOptIns', 'listMyTickets', 'listMyWins'] as const),
];
const secured = routes.filter(({ operationId }) => ![...PUBLIC, ...PLAYERS].includes(operationId));
const operatorOperations = routes.filter(({ section, pending }) => /^(operator|bonuses)$/.test(section) && !pending);
/** Operations that a game needs to play freespins. */
const FOR_GAMES: readonly OperationId[] = ['listPlayerBonuses', 'reportFreespinUse'];

/** Lookups that every account may make about itself, and the operation that ends its logins. */
const OWN: readonly OperationId[] = ['getOwnAccount', 'getOwnOrganisation', 'listOwnSessions', 'endOwnSessions'];
/** Operations that need a code of the caller's second factor. */
const WITH_A_CODE: readonly OperationId[] = ['confirmSecondFactor', 'replaceRecoveryCodes', 'removeOwnSecondFactor'];

/** The operations that need no permission, and what they answer to an account without any: these tests never use its password. */
const EXPECTED: Readonly<Partial<Record<OperationId, string>>> = {
  ...Object.fromEntries(OWN.map((operationId) => [operationId, '200 undefined'])),
  changePassword: '422 current_password_wrong',
  startSecondFactor: '422 second_factor_not_applicable',
  ...Object.fromEntries(WITH_A_CODE.map((operationId) => [operationId, '409 second_factor_missing'])),
};

/** Operations that also check the caller's type. */
const SUPER_USERS_ALONE: readonly OperationId[] = ['createOauthProvider', 'updateOauthProvider', 'testOauthProvider'];
/** Ends the token that it is called with. */
const FAREWELL: OperationId = 'logout';
const SYSTEMS_ALONE: readonly OperationId[] = [
  'getPlatformStatus',
  'getCorsOrigins',
  'setCorsOrigins',
  'removeCorsOrigins',
];

const system = account({ type: 'System', id: 'system' });
const stranger = account({ type: 'System', id: 'stranger' });

const CHALLENGE = 'Bearer realm="pitboss"';

/** The replies of every secured operation to a token, as `operation: status code challenge`, without the expected ones. */
const unexpected = async (client: Client, token: string | null, expected: string): Promise<string[]> => {
  const found: string[] = [];
  for (const { operationId } of secured) {
    const { status, body, headers } = await client.call(operationId, { ...requests(NOTHING)[operationId], token });
    const answered = `${status} ${body?.code} ${headers.get('www-authenticate')}`;
    if (answered !== expected) found.push(`${operationId}: ${answered}`);
  }
  return found;
};

type Forged = {
  readonly subject?: string;
  readonly issuer?: string;
  readonly audience?: string;
  readonly type?: string;
  readonly organisation?: string;
  readonly kid?: string;
  readonly algorithm?: string;
  readonly epoch?: number;
  readonly sid?: string;
  readonly issuedAt?: number;
  readonly lifetime?: number;
  readonly notBefore?: number;
  readonly key?: Uint8Array;
  /** More of the header, such as where its key may be found. */
  readonly header?: object;
};

/** A token of the system account as the platform would issue it, sealed as its own, but for what is given. */
const forge = (data: string, forged: Forged): Promise<string> => {
  const issuedAt = forged.issuedAt ?? Math.floor(Date.now() / 1000);
  const keys = new Keys(data);
  const organisation = forged.organisation ?? PLATFORM_ORGANISATION;
  const key = forged.key ?? keys.signing(organisation);
  const header = {
    ...forged.header,
    alg: forged.algorithm ?? 'HS256',
    typ: forged.type ?? 'at+jwt',
    kid: forged.kid ?? `${organisation}:${toKeyId(Buffer.from(key))}`,
  };
  const claims = {
    iss: forged.issuer ?? 'pitboss',
    aud: forged.audience ?? 'pitboss',
    sub: forged.subject ?? system.id,
    iat: issuedAt,
    exp: issuedAt + (forged.lifetime ?? 60),
    jti: 'a-token',
    sid: forged.sid ?? sidFor(system),
    epoch: forged.epoch ?? 1,
    ...(forged.notBefore === undefined ? {} : { nbf: forged.notBefore }),
  };
  return new CompactSign(createTokenSeal(keys.secrets).close(header, claims)).setProtectedHeader(header).sign(key);
};

const json64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Tokens that do not count, with why. */
const worthless = async (data: string): Promise<Readonly<Record<string, string>>> => {
  const now = Math.floor(Date.now() / 1000);
  const good = await forge(data, {});
  const [header, payload, signature] = good.split('.');
  const named = `${PLATFORM_ORGANISATION}:${toKeyId(new Keys(data).signing(PLATFORM_ORGANISATION))}`;
  const claims = { iss: 'pitboss', aud: 'pitboss', sub: system.id, iat: now, exp: now + 60, jti: 'x', epoch: 1 };
  return {
    garbage: 'garbage',
    dots: '..',
    'no signature': `${header}.${payload}.`,
    'another signature': `${header}.${payload}.${signature?.split('').reverse().join('')}`,
    'another payload': `${header}.${json64({ ...claims, sub: 'somebody' })}.${signature}`,
    'the algorithm none': `${json64({ alg: 'none', typ: 'at+jwt', kid: named })}.${json64(claims)}.`,
    'another algorithm': await forge(data, { algorithm: 'HS512', key: new Uint8Array(64) }),
    'the right key with another algorithm': await forge(data, {
      algorithm: 'HS384',
      key: Buffer.concat([new Keys(data).signing(PLATFORM_ORGANISATION), Buffer.alloc(16)]),
    }),
    'another key': await forge(data, { key: new Uint8Array(32) }),
    'another key by the name of the right one': await forge(data, {
      key: new Uint8Array(32),
      kid: named,
    }),
    'an organisation without a key': await forge(data, { kid: PLATFORM_ORGANISATION }),
    'an unknown organisation': await forge(data, { organisation: 'nobody', key: new Uint8Array(32) }),
    'an organisation that is a path': await forge(data, { organisation: '../../etc/passwd', key: new Uint8Array(32) }),
    "another organisation's key": await forge(data, { organisation: 'northstar' }),
    "another organisation's key by the platform's name": await forge(data, {
      key: new Keys(data).signing('northstar'),
      kid: `${PLATFORM_ORGANISATION}:${toKeyId(new Keys(data).signing('northstar'))}`,
    }),
    'an issuer of its own': await forge(data, { issuer: 'somebody' }),
    'another audience': await forge(data, { audience: 'somebody' }),
    'another type': await forge(data, { type: 'rt+jwt' }),
    'an account that is not there': await forge(data, { subject: 'nobody' }),
    'an epoch to come': await forge(data, { epoch: 2 }),
    'a lifetime that is over': await forge(data, { issuedAt: now - 120 }),
    'a lifetime to come': await forge(data, { notBefore: now + 30 }),
    'a login that is not there': await forge(data, { sid: 'A'.repeat(22) }),
    "another account's login": await forge(data, { sid: sidFor(stranger) }),
    'a key of its own in the header': await forge(data, {
      key: new Uint8Array(32),
      header: { jwk: { kty: 'oct', k: Buffer.alloc(32).toString('base64url') } },
    }),
    'an address of its own for the key': await forge(data, {
      key: new Uint8Array(32),
      header: { jku: 'http://127.0.0.1:1/keys' },
    }),
    'the seal of the ledger as its key': await forge(data, {
      key: Buffer.from(readFileSync(join(keysFolder(data), 'audit.key'), 'utf8').trim(), 'hex'),
    }),
    'a refresh token': `r_${'A'.repeat(65)}`,
  };
};

const northstarNames = ['Northstar', 'Luna', 'Three pots', 'Tri star', 'tri-star', 'Comet Rush', 'comet-rush', 'p-1'];

/** The parts of a request as a text, to recognise what a reply only echoes. */
const sent = ({ path, query, body }: Parts): string => JSON.stringify([path, query, body]);

suite('server/authorisation', (test) => {
  test('without a token every operation but the public ones answers token_missing', () =>
    withServer(async (client, data) => {
      const before = contents(data);
      assert.equal(await unexpected(client, null, `401 token_missing ${CHALLENGE}`), []);
      for (const operationId of PLAYERS) {
        const { body } = await client.call(operationId, { ...requests(NOTHING)[operationId], token: null });
        assert.is(body.code, 'token_missing', operationId);
      }
      assert.equal(contents(data), before);
      assert.equal(
        routes.flatMap(({ security, operationId }) => (security === 'none' ? [operationId] : [])).sort(),
        PUBLIC.toSorted(),
      );
    }));

  test('an Authorization header that is no bearer token is token_missing, with a challenge', () =>
    withServer(async (client) => {
      for (const authorization of ['', 'Bearer', 'Bearer ', 'Basic cm9vdDpyb290', 'Bearer a b']) {
        const reply = await client.call('getOwnAccount', { token: null, headers: { authorization } });
        assert.is(reply.status, 401, authorization);
        assert.is(reply.body.code, 'token_missing', authorization);
        assert.is(reply.headers.get('www-authenticate'), CHALLENGE);
      }
    }));

  test('an invalid token is token_invalid, for every reason', () =>
    withServer(
      async (client, data) => {
        // The other organisation has a separate key.
        new Keys(data).signing('northstar');
        assert.is((await client.call('getOwnAccount', { token: await forge(data, {}) })).status, 200);
        for (const [why, token] of Object.entries(await worthless(data))) {
          const { status, body } = await client.call('getOwnAccount', { token });
          assert.is(`${status} ${body.code}`, '401 token_invalid', why);
        }
      },
      {},
      saveAccounts(system, stranger),
    ));

  test('every secured operation answers token_invalid to an expired token', () =>
    withServer(
      async (client, data) => {
        const expired = await forge(data, { issuedAt: 1_000_000_000 });
        assert.equal(await unexpected(client, expired, `401 token_invalid ${CHALLENGE}, error="invalid_token"`), []);
      },
      {},
      saveAccounts(system),
    ));

  test('a disabled account and a raised epoch end all tokens at once', async () => {
    const other = account({ type: 'System', id: 'other' });
    await withServer(
      async (client, data) => {
        const [disabled, outdated] = [await tokenFor(data, system), await tokenFor(data, other)];
        for (const token of [disabled, outdated])
          assert.is((await client.call('getOwnAccount', { token })).status, 200);
        change(data, 'update accounts set enabled = 0 where id = ?', system.id);
        change(data, 'update accounts set epoch = 2 where id = ?', other.id);
        for (const token of [disabled, outdated]) {
          const { status, body } = await client.call('getOwnAccount', { token });
          assert.is(`${status} ${body.code}`, '401 token_invalid');
        }
      },
      {},
      saveAccounts(system, other),
    );
  });

  test('an account that moved to another organisation needs a new token', () =>
    withServer(
      async (client, data) => {
        const token = await tokenFor(data, system);
        change(data, "update accounts set organisation_id = 'northstar' where id = ?", system.id);
        assert.is((await client.call('getOwnAccount', { token })).body.code, 'token_invalid');
      },
      {},
      saveAccounts(system, account({ type: 'User' })),
    ));

  test('without its permission every operation answers permission_denied', async () => {
    const bare = account({ type: 'Service' });
    const wrong = account({
      type: 'Service',
      permissions: [{ system_id: 'elsewhere', permissions: EVERY_PERMISSION[0]?.permissions ?? [] }],
    });
    await withServer(
      async (client, data) => {
        const world = await buildWorld(client);
        const before = contents(data);
        for (const caller of [bare, wrong]) {
          const token = await tokenFor(data, caller);
          for (const { operationId, permission, pending } of secured.filter(
            (route) => route.operationId !== FAREWELL,
          )) {
            const reply = await client.call(operationId, { ...requests(world)[operationId], token });
            const own = pending ? '501 not_implemented' : '200 undefined';
            const expected = EXPECTED[operationId] ?? (permission === 'self' ? own : '403 permission_denied');
            assert.is(`${reply.status} ${reply.body?.code}`, expected, operationId);
          }
        }
        assert.equal(contents(data), before);
      },
      {},
      saveAccounts(bare, wrong),
    );
  });

  test('each operation asks for exactly its own permission', async () => {
    const cases = secured.flatMap(({ operationId, permission, pending }) =>
      permission === null || permission === 'self'
        ? []
        : [
            {
              operationId,
              expected: pending ? 501 : [...SUPER_USERS_ALONE, ...SYSTEMS_ALONE].includes(operationId) ? 403 : 200,
              caller: granted((grant) =>
                [permission, ALSO[operationId] ?? permission].some((own) => isSame(grant, own)),
              ),
            },
            { operationId, expected: 403, caller: granted((grant) => !isSame(grant, permission)) },
          ],
    );
    await withServer(
      async (client, data) => {
        const world = await buildWorld(client);
        for (const { operationId, expected, caller } of cases) {
          const token = await tokenFor(data, caller);
          const parts = requests({ ...world, callerId: caller.id })[operationId];
          const { status, body } = await client.call(operationId, { ...parts, token });
          // 202: it always waits for a second account.
          assert.is(status === 202 ? 200 : status, expected, `${operationId}: ${body?.code}`);
        }
      },
      {},
      saveAccounts(...cases.map(({ caller }) => caller)),
    );
  });

  test('operator and bonus operations are for accounts of the types Service, System and SuperUser, two for Provider too', async () => {
    const callers = (['Service', 'System', 'SuperUser', 'User', 'Provider'] as const).map((type) =>
      account({ type, permissions: EVERY_PERMISSION }),
    );
    await withServer(
      async (client, data) => {
        const world = await buildWorld(client);
        for (const caller of callers) {
          const token = await tokenFor(data, caller);
          for (const { operationId } of operatorOperations) {
            const isRefused =
              caller.type === 'User' || (caller.type === 'Provider' && !FOR_GAMES.includes(operationId));
            const { status, body } = await client.call(operationId, { ...requests(world)[operationId], token });
            assert.is(status, isRefused ? 403 : 200, `${operationId} as ${caller.type}`);
            if (isRefused) assert.is(body.code, 'permission_denied');
          }
          assert.is((await client.call('listInstances', { token })).status, 200, caller.type);
        }
      },
      {},
      saveAccounts(...callers),
    );
  });

  for (const type of sampleOf(['SuperUser', 'User', 'Service'] as const, 1))
    test(`a ${type} of another operator is refused, and learns nothing of northstar`, async () => {
      const stranger = account({ type, organisationId: 'southstar', permissions: EVERY_PERMISSION });
      await withServer(
        async (client, data) => {
          const world = await buildWorld(client);
          const token = await tokenFor(data, stranger);
          const before = contents(data);
          for (const { operationId } of secured.filter((route) => !route.pending && route.operationId !== FAREWELL)) {
            const parts = requests(world)[operationId];
            const { status, body } = await client.call(operationId, { ...parts, token });
            const isEmptyList = plainReads.includes(operationId) && status === 200 && JSON.stringify(body) === '[]';
            if (!isEmptyList && !ALLOWED_TO_STRANGERS.includes(operationId))
              assert.ok([403, 404].includes(status), `${operationId}: ${status}`);
            const told = northstarNames.filter(
              (name) => JSON.stringify(body).includes(name) && !sent(parts).includes(name),
            );
            assert.equal(told, [], operationId);
          }
          // A person may begin to set up a second factor.
          if (type !== 'Service') change(data, 'delete from second_factors where account_id = ?', stranger.id);
          assert.equal(contents(data), before, 'a stranger changes nothing');
        },
        {},
        saveAccounts(stranger),
      );
    });
});

/**
 * The operations that an unrelated account may call: they concern only that account, or list what was not done. A list that names nothing
 * may also be empty.
 */
const ALLOWED_TO_STRANGERS: readonly OperationId[] = [
  ...OWN,
  ...(['changePassword', 'startSecondFactor', ...WITH_A_CODE] as const),
  ...(['listAuditEvents', 'listAccounts', 'listOrganisations', 'listSystems'] as const),
  ...(['deleteDestinations', 'replayDeliveries', 'saveOperators', 'getTemplateSkeleton'] as const),
  ...([
    'createSources',
    'deleteSources',
    'createSegments',
    'deleteSegments',
    'releaseWins',
    'settleWins',
    'refuseWins',
  ] as const),
  ...(['listPlayerRaffleTickets', 'listPlayerOptIns', 'listOperatorPlayerTickets'] as const),
  ...(['retryCancels', 'settleCancels', 'listReconciliations'] as const),
];

type Grant = { readonly resource: string; readonly permission: string };

const isSame = (a: Grant, b: Grant): boolean => a.resource === b.resource && a.permission === b.permission;

/** Permissions that an operation requires in addition: that of the approved operation. */
const ALSO: Readonly<Partial<Record<OperationId, Grant>>> = {
  approveRequest: { resource: 'operators', permission: 'Update' },
};

const RESOURCES = [
  ...new Set(
    routes.flatMap(({ permission }) => (permission === null || permission === 'self' ? [] : [permission.resource])),
  ),
];
const PERMISSIONS = ['Read', 'Create', 'Update', 'Delete', 'Execute'];

/** An account of northstar that holds some of all permissions. */
const granted = (among: (grant: Grant) => boolean): Account => {
  const grants = RESOURCES.flatMap((resource) => PERMISSIONS.map((permission) => ({ resource, permission }))).filter(
    among,
  );
  return account({
    type: 'Service',
    permissions: [
      {
        system_id: 'pitboss',
        permissions: grants.map(({ resource, permission }) => ({ resource_id: resource, permission })),
      },
    ],
  });
};
