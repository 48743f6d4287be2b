import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import * as assert from 'uvu/assert';
import { saveSecondFactor } from '../../../db/accounts/second-factors.ts';
import { Keys, keysFolder } from '../../../server/keys/keys.ts';
import { createSecretBox } from '../../../server/keys/secret-box.ts';
import { createCookieBox } from '../../../server/login/login-cookie.ts';
import { createOneTimePasswordHash, createOneTimePasswordHashes } from '../../../server/login/passwords.ts';
import { createTokenSeal } from '../../../server/login/token-seal.ts';
import { readConfig } from '../../../server/settings/config.ts';
import { Positions } from '../../../server/sockets/positions.ts';
import { finishRotations, type RotationParts, rotateSecretKey } from '../../../server/start/rotate-keys.ts';
import { STOP_LIMITS } from '../../../server/start/start.ts';
import { destination, newSecret } from '../../support/destinations.ts';
import { DRAINS_AT_ONCE } from '../../support/drains-at-once.ts';
import { configured } from '../../support/external-login.ts';
import { expectErrors } from '../../support/logged-errors.ts';
import { newAccount } from '../../support/new-account.ts';
import { by, paidByPlayers } from '../../support/paying-players.ts';
import { type Teller, withTeller } from '../../support/played.ts';
import { ADMINISTRATOR, Client, withFolder } from '../../support/server.ts';
import { start } from '../../support/start.ts';
import { openJackpot, registerOwners } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { selectFrom } from '../../support/tables.ts';

suite('server/start/rotate-secret-key', (test) => {
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
     select client_secret, id from oauth_providers union all
     select secret, account_id from second_factors order by name`,
    ).map(({ sealed }) => String(sealed));

  const opened = (teller: Teller, keys: Keys): string[] => sealedIn(teller).map(createSecretBox(keys.secretKeys).open);

  /** Registers destinations, one with two secrets, an identity provider and a second factor. @returns their secrets. */
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
    const { id: accountId } = await teller.call('createAccount', { body: newAccount() });
    const { store, services } = teller.platform;
    const pending = { confirmedAtMs: null, lastStep: 0, failures: 0, recoveryHashes: [] };
    const secret = services.secrets.seal('GEZDGNBVGY3TQOJQ');
    await store.write((tx) => saveSecondFactor(tx, { accountId, secret, ...pending }));
    const secrets = opened(teller, teller.platform.keys);
    assert.is(secrets.length, HOSTS + 3);
    return secrets;
  };

  class Crash extends Error {}

  test('every secret in the store is encrypted again, and the old key is forgotten when nothing can need it', () =>
    withTeller(async (teller) => {
      const secrets = await register(teller);
      const { keys } = teller.platform;
      const former = keys.secrets;
      const before = selectFrom(teller.platform.file, 'select id, updated_at_ms from destinations order by id');
      assert.is(await rotateSecretKey(partsOf(teller)), HOSTS + 2);
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
      // The audit event, four portions of destinations, one of providers and one of second factors, and a look after each that finds no more.
      assert.is(step, 2 * (1 + 5 + 2 + 2) + 1);
    }));

  test('secrets outside of the store that were made with the old key are still taken: tokens, codes, cookies, positions', () =>
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

suite('server/start/wallet-secret-file', (test) => {
  /** A wallet that knows some secrets, and answers a session to those who know one. */
  const startWallet = async (known: ReadonlySet<string>) => {
    const bearers: string[] = [];
    const server = createServer(async (request, response) => {
      const {
        player_token = '',
        operator_id,
        brand_id,
        currency,
      } = JSON.parse(Buffer.concat(await request.toArray()).toString());
      const bearer = `${request.headers.authorization}`.slice('Bearer '.length);
      bearers.push(bearer);
      if (!known.has(bearer)) response.writeHead(401).end('{}');
      else if (!request.url?.endsWith('/authenticate')) response.end('{"balance":1}');
      else response.end(JSON.stringify({ id: player_token.replace('session-', ''), operator_id, brand_id, currency }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      bearers,
      stop: () => {
        server.closeAllConnections();
        server.close();
      },
    };
  };

  for (const whose of ['shared by all operators', 'of one operator'] as const)
    test(`the secret of a wallet ${whose} is replaced while the platform serves, and no call fails`, () =>
      withFolder(async (folder) => {
        expectErrors(/the secret of a wallet cannot be read: the one before stays in force/);
        const known = new Set(['old']);
        const wallet = await startWallet(known);
        const secretFile = join(folder, 'secret');
        writeFileSync(secretFile, 'old\n');
        const system = {
          ...{ id: 'w', name: 'w', service_id: 'northstar', user_types: [], resources: [] },
          service_config: { wallet: { url: wallet.url, secret_file: secretFile } },
        };
        const config = readConfig(
          { port: '0', data: join(folder, 'data') },
          {
            PITBOSS_LOG_LEVEL: 'silent',
            PITBOSS_ADMIN_USERNAME: ADMINISTRATOR.username,
            PITBOSS_ADMIN_PASSWORD: ADMINISTRATOR.password,
            ...(whose === 'of one operator'
              ? { PITBOSS_SYSTEMS: JSON.stringify([system]) }
              : { PITBOSS_WALLET_URL: wallet.url, PITBOSS_WALLET_SECRET_FILE: secretFile }),
          },
        );
        const running = await start(config, undefined, { ...STOP_LIMITS, connections: DRAINS_AT_ONCE });
        try {
          const client = new Client(running.url);
          await client.login();
          await registerOwners(client);
          const { id } = await openJackpot(client, paidByPlayers('paid'));
          let round = 0;
          const play = async (): Promise<string | undefined> => {
            round += 1;
            const body = by(id, `p-${round}`, { idempotency_key: `k-${round}` });
            assert.is((await client.call('contributeToInstance', { body })).status, 200);
            return wallet.bearers.at(-1);
          };
          const write = (text: string): void => {
            writeFileSync(secretFile, text);
            running.lookAtFiles();
          };
          assert.is(await play(), 'old');
          write('new\nold\n');
          assert.is(await play(), 'old');
          known.add('new').delete('old');
          assert.is(await play(), 'new');
          write('');
          assert.is(await play(), 'new', 'a file that holds nothing changes nothing');
          write('new\n');
          assert.is(await play(), 'new');
        } finally {
          await running.stop();
          wallet.stop();
        }
      }));
});
