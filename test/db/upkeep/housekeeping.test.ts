import * as assert from 'uvu/assert';
import { saveAccount } from '../../../db/accounts/accounts.ts';
import { saveOneTimePassword } from '../../../db/accounts/credentials.ts';
import { findKey, takeKey } from '../../../db/contributions/idempotency-keys.ts';
import { readMigrations } from '../../../db/engine/migrate.ts';
import { openStore } from '../../../db/engine/store.ts';
import { LEEWAY_MS } from '../../../db/logins/logins.ts';
import { saveOauthCode } from '../../../db/logins/oauth-logins.ts';
import { createOrganisation } from '../../../db/operators/organisations.ts';
import { oauthCodes, oneTimePasswords, refreshTokens } from '../../../db/tables/accounts.ts';
import type { IdempotencyKey } from '../../../db/tables/contributions.ts';
import { removeExpired } from '../../../db/upkeep/housekeeping.ts';
import { readStoreFacts } from '../../../db/upkeep/store-facts.ts';
import { organisation } from '../../support/accounts.ts';
import { succeed, ticking, withPublished } from '../../support/published.ts';
import { seededDraw } from '../../support/seeded-draw.ts';
import { instantiation, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';

suite('db/upkeep/housekeeping', (test) => {
  const key = (name: string, expiresAtMs: number | null): IdempotencyKey => ({
    scope: 'account:a',
    key: name,
    operation: 'saveOperators',
    fingerprint: 'f',
    state: 'done',
    contributionId: null,
    status: 200,
    body: null,
    headers: null,
    createdAtMs: 0,
    expiresAtMs,
  });

  test('removes what is past its time and nothing else', async () => {
    const store = openStore({ file: ':memory:', migrations: readMigrations('db/migrations') });
    await store.write(async (tx) => {
      for (const [name, expires] of [
        ['past', 99],
        ['now', 100],
        ['later', 101],
        ['forever', null],
      ] as const)
        takeKey(tx, key(name, expires));
      await createOrganisation(tx, organisation({ id: 'o' }));
      await saveAccount(tx, {
        id: 'a',
        type: 'User',
        username: 'ada',
        passwordHash: '',
        organisationId: 'o',
        unitId: '',
        orgBound: false,
        systemId: null,
        permissions: [],
        contacts: {},
        oauthProviderKey: null,
        oauthSub: null,
        oauthRealm: null,
        enabled: true,
        trusted: false,
        epoch: 1,
        createdAtMs: 0,
        lastLoggedInAtMs: 0,
      });
      for (const [tokenHash, expiresAtMs] of [
        ['old', 100],
        ['new', 101],
      ] as const)
        await tx.run((db) =>
          db.insert(refreshTokens).values({ familyId: tokenHash, tokenHash, accountId: 'a', epoch: 1, expiresAtMs }),
        );
      for (const [codeHash, expiresAtMs] of [
        ['old', 100],
        ['new', 101],
      ] as const)
        await saveOauthCode(tx, { codeHash, accountId: 'a', epoch: 1, codeChallenge: '', expiresAtMs });
      for (const [familyId, replacedAtMs] of [
        ['past', 100 - LEEWAY_MS],
        ['fresh', 101 - LEEWAY_MS],
      ] as const)
        await tx.run((db) =>
          db.insert(refreshTokens).values({
            ...{ familyId, tokenHash: familyId, accountId: 'a', epoch: 1, expiresAtMs: 1000 },
            ...{ previousHash: 'before', replacedAtMs, successor: 'sealed' },
          }),
        );
      await saveOneTimePassword(tx, { accountId: 'a', hash: 'h', triesLeft: 5, expiresAtMs: 100 });
    });
    assert.is(await store.write((tx) => removeExpired(tx, 100)), 6);
    assert.is(await store.write((tx) => removeExpired(tx, 100)), 0);
    const left = await store.read(async (tx) => ({
      keys: [
        await findKey(tx, 'account:a', 'past', 0),
        await findKey(tx, 'account:a', 'later', 0),
        await findKey(tx, 'account:a', 'forever', 0),
      ].map((found) => found?.key),
      tokens: (await tx.all((db) => db.select().from(refreshTokens))).map((row) => [row.tokenHash, row.successor]),
      codes: (await tx.all((db) => db.select().from(oauthCodes))).map((row) => row.codeHash),
      otps: (await tx.all((db) => db.select().from(oneTimePasswords))).length,
    }));
    assert.equal(left, {
      keys: [undefined, 'later', 'forever'],
      tokens: [
        ['new', null],
        ['past', null],
        ['fresh', 'sealed'],
      ],
      codes: ['new'],
      otps: 0,
    });
    await store.close();
  });
});

suite('db/upkeep/store-facts', (test) => {
  test('lists the instances that have not ended and have country filters', () => {
    const { contribution_rules } = threePots();
    const country_filters = { black_list: ['UK'], white_list: [] };
    const template = threePots({ contribution_rules: { ...contribution_rules, country_filters } });
    return withPublished(template, { clock: ticking(), draw: seededDraw(1) }, async (platform) => {
      const instantiate = async (changes: object) =>
        (await succeed(platform, 'instantiateTemplate', { body: instantiation(changes) })) as { id: string };
      const { id } = await instantiate({ instance_game_code: 'one' });
      const ended = await instantiate({ instance_game_code: 'two' });
      await succeed(platform, 'terminateInstance', {
        path: { instance_id: ended.id },
        body: { reason: 'replaced' },
      });
      const { filtered } = await platform.store.read((tx) => readStoreFacts(tx, 0));
      assert.equal(
        filtered.map(({ filters, ...rest }) => ({ ...rest, filters: JSON.parse(filters) })),
        [{ id, name: 'Tri star', ownerId: 'northstar', filters: country_filters }],
      );
    });
  });
});
