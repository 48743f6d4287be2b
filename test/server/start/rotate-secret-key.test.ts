import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as assert from 'uvu/assert';
import { Keys, keysFolder } from '../../../server/keys/keys.ts';
import { createSecretBox } from '../../../server/keys/secret-box.ts';
import { createCookieBox } from '../../../server/login/login-cookie.ts';
import { createOneTimePasswordHash, createOneTimePasswordHashes } from '../../../server/login/passwords.ts';
import { createTokenSeal } from '../../../server/login/token-seal.ts';
import { Positions } from '../../../server/sockets/positions.ts';
import { finishRotations, type RotationParts, rotateSecretKey } from '../../../server/start/rotate-keys.ts';
import { destination, newSecret } from '../../support/destinations.ts';
import { configured } from '../../support/external-login.ts';
import { type Teller, withTeller } from '../../support/played.ts';
import { withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { selectFrom } from '../../support/tables.ts';

const NOW_MS = 1_850_000_000_000;
const DAY_MS = 86_400_000;
const HOSTS = 7;

const partsOf = ({ platform }: Teller, changes: Partial<RotationParts> = {}): RotationParts => ({
  store: platform.store,
  keys: platform.keys,
  clock: () => NOW_MS,
  ...changes,
});

const keyFileOf = ({ platform }: Teller): string => join(keysFolder(dirname(platform.file)), 'secrets.key');

/** Everything that is encrypted in the store, in a fixed order. */
const sealedIn = ({ platform }: Teller): string[] =>
  selectFrom(
    platform.file,
    `select secret as sealed, url as name from destinations union all
     select previous_secret, url || ' before' from destinations where previous_secret is not null union all
     select client_secret, id from oauth_providers order by name`,
  ).map(({ sealed }) => String(sealed));

const opened = (teller: Teller, keys: Keys): string[] => sealedIn(teller).map(createSecretBox(keys.secretKeys).open);

/** Registers destinations, one with two secrets, and an identity provider. @returns their secrets. */
const register = async (teller: Teller): Promise<string[]> => {
  for (let host = 0; host < HOSTS; host += 1) {
    const { id } = await teller.call('createDestination', {
      body: destination({ url: `https://hooks-${host}.northstar.example/` }),
    });
    if (host === 0)
      await teller.call('updateDestination', { path: { destination_id: id }, body: { secret: newSecret() } });
  }
  await teller.call('createOrganisation', { body: { id: 'northstar', units: [] } });
  await teller.call('createOauthProvider', { body: configured('https://id.northstar.example') });
  const secrets = opened(teller, teller.platform.keys);
  assert.is(secrets.length, HOSTS + 2);
  return secrets;
};

class Crash extends Error {}

suite('server/start/rotate-secret-key', (test) => {
  test('every secret in the store is encrypted again, and the old key is forgotten when nothing can need it', () =>
    withTeller(async (teller) => {
      const secrets = await register(teller);
      const { keys } = teller.platform;
      const former = keys.secrets;
      const before = selectFrom(teller.platform.file, 'select id, updated_at_ms from destinations order by id');
      assert.is(await rotateSecretKey(partsOf(teller)), HOSTS + 1);
      assert.not.ok(keys.secrets.equals(former));
      for (const sealed of sealedIn(teller)) assert.throws(() => createSecretBox(former).open(sealed));
      assert.equal(sealedIn(teller).map(createSecretBox(keys.secrets).open), secrets);
      assert.equal(selectFrom(teller.platform.file, 'select id, updated_at_ms from destinations order by id'), before);
      const [event] = selectFrom(teller.platform.file, "select * from audit_events where action = 'rotateSecretsKey'");
      assert.equal([event?.resource, event?.target_id], ['keys', 'secrets']);
      const linesOf = (): number => readFileSync(keyFileOf(teller), 'utf8').trim().split('\n').length;
      await finishRotations(partsOf(teller, { clock: () => NOW_MS + 8 * DAY_MS - 1 }));
      assert.is(linesOf(), 2);
      await finishRotations(partsOf(teller, { clock: () => NOW_MS + 8 * DAY_MS }));
      assert.is(linesOf(), 1);
      assert.equal(opened(teller, new Keys(dirname(teller.platform.file))), secrets);
      assert.is(readFileSync(keyFileOf(teller), 'utf8'), `${keys.secrets.toString('hex')}\n`);
    }));

  test('killed at any step, every secret can be read with the keys on disk, and the next start finishes it', () =>
    withTeller(async (teller) => {
      const secrets = await register(teller);
      const { store } = teller.platform;
      let step = 0;
      for (let isWhole = false; !isWhole; ) {
        step += 1;
        let steps = 0;
        const pass = (): void => {
          steps += 1;
          if (steps === step) throw new Crash();
        };
        const dying: RotationParts['store'] = {
          write: async (work) => {
            pass();
            const result = await store.write(work);
            pass();
            return result;
          },
        };
        isWhole = await rotateSecretKey(partsOf(teller, { store: dying, perUnit: 2 })).then(
          () => true,
          (error: unknown) => {
            if (error instanceof Crash) return false;
            throw error;
          },
        );
        const restarted = new Keys(dirname(teller.platform.file));
        assert.equal(opened(teller, restarted), secrets, `killed at step ${step}`);
        await finishRotations(partsOf(teller, { keys: restarted }));
        assert.equal(sealedIn(teller).map(createSecretBox(restarted.secrets).open), secrets);
      }
      // The audit event, four portions of destinations, one of providers, and a look after each that finds no more.
      assert.is(step, 2 * (1 + 5 + 2) + 1);
    }));

  test('what is not in the store and was made with the old key is still taken: tokens, codes, cookies, positions', () =>
    withFolder(async (data) => {
      const keys = new Keys(data);
      const seal = createTokenSeal(keys.secretKeys);
      const tokenOf = (): string => `e30.${seal.close({}, { sub: 'a' }).toString('base64url')}.AAAA`;
      const positions = new Positions(keys.secretKeys, 'one');
      const place = { id: 7, createdAtMs: NOW_MS };
      const cookies = createCookieBox(keys.secretKeys);
      const [hash, hashes] = [createOneTimePasswordHash(keys.secretKeys), createOneTimePasswordHashes(keys.secretKeys)];
      const before = {
        token: tokenOf(),
        position: positions.write(place),
        cookie: cookies.seal('c'),
        hash: hash('a', '1'),
      };
      await keys.addSecretKey(NOW_MS);
      assert.ok(seal.isClosed(before.token) && seal.isClosed(tokenOf()));
      assert.equal(positions.read(before.position), place);
      assert.equal(positions.read(positions.write(place)), place);
      assert.equal([cookies.open(before.cookie), cookies.open(cookies.seal('d'))], ['c', 'd']);
      assert.equal(hashes('a', '1'), [hash('a', '1'), before.hash]);
      assert.is.not(before.position, positions.write(place));
      await keys.dropSecretKeys(NOW_MS);
      assert.not.ok(seal.isClosed(before.token));
      assert.is(positions.read(before.position), undefined);
      assert.throws(() => cookies.open(before.cookie));
      assert.equal(hashes('a', '1'), [hash('a', '1')]);
    }));
});
