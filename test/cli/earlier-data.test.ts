// A long proof: it serves the data folder of every version.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import * as assert from 'uvu/assert';
import { PASSWORD, PLAYERS, SECRET } from '../data-folders/known.ts';
import { withFolder } from '../support/server.ts';
import { suite } from '../support/suite.ts';
import { root, run, type Watched, watching } from './program.ts';

const folders = join(root, 'test/data-folders');
/** The versions whose data folders are kept; each was written by the released program. */
const versions = readdirSync(folders)
  .filter((file) => file.endsWith('.tar.gz'))
  .map((file) => file.slice(0, -'.tar.gz'.length));

const unpack = (version: string, data: string): void => {
  mkdirSync(data, { mode: 0o700 });
  execFileSync('tar', ['-xzf', join(folders, `${version}.tar.gz`), '-C', data, '--no-same-owner']);
  for (const key of readdirSync(join(data, 'keys'))) chmodSync(join(data, 'keys', key), 0o600);
};

const schemaOf = (data: string): unknown[] => {
  const client = new Database(join(data, 'pitboss.db'), { readonly: true });
  const schema = client.prepare('SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name').all();
  client.close();
  return schema;
};

const environment = {
  PITBOSS_LOG_LEVEL: 'error',
  PITBOSS_WALLET_SECRET: SECRET,
  PITBOSS_OUTGOING_HOSTS: '127.0.0.1:9',
  PITBOSS_MULTIPLIERS: 'SEK=11.25',
};

/** Runs a command that serves, and ends it as an operator would. */
const serving = (words: readonly string[], use: (url: string) => Promise<void>): Promise<void> =>
  watching(
    [...words, '--port', '0'],
    async ({ printed, send, ended }: Watched) => {
      const [, url = ''] = await printed(/serves (http:\S+?),/);
      await use(url);
      send('SIGTERM');
      assert.is((await ended).status, 0);
    },
    { environment },
  );

type Item = Readonly<Record<string, unknown>>;

const verified = async (data: string): Promise<string> => {
  const { status, stdout, stderr } = await run(['verify', '--data', data]);
  assert.is(status, 0, `${stdout}${stderr}`);
  assert.match(stdout, /every balance follows from the ledger/);
  return stdout;
};

/** A round of either payer and a win; what was under way when the folder was written ends. */
const play = async (url: string): Promise<void> => {
  const call = async (method: string, path: string, body?: unknown, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    return fetch(`${url}${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  };
  const login = await call('POST', '/accounts/auth', { username: 'admin', password: PASSWORD });
  assert.is(login.status, 200);
  const { token } = (await login.json()) as { token: string };
  const list = async (path: string): Promise<Item[]> => {
    const answer = await call('GET', path, undefined, token);
    assert.is(answer.status, 200, path);
    return (await answer.json()) as Item[];
  };
  const instances = await list('/instances?limit=200');
  const idOf = (name: string) => instances.find((instance) => instance.name === name)?.id;
  const [player_id] = PLAYERS;
  const player = { brand_id: 'northstar:luna', player_id };
  const round = { ...player, player_country: 'MT', token: `session-${player_id}`, base_wager: 10, currency: 'EUR' };
  const contribute = (body: object) => call('POST', '/operator/contributions/instance', { ...round, ...body }, token);
  for (const name of ['operator-pays', 'player-pays-half', 'opt-in', 'raffle', 'window'])
    assert.ok((await contribute({ instance_id: idOf(name) })).ok, name);
  const instance_id = idOf('operator-pays');
  const key = `${player_id}-${instance_id}`;
  const before = await list(`/instances/${instance_id}/ledger?limit=200`);
  assert.ok((await contribute({ instance_id, idempotency_key: key })).ok);
  assert.is((await list(`/instances/${instance_id}/ledger?limit=200`)).length, before.length, 'the key is remembered');
  const won = await call(
    'POST',
    '/instances/trigger',
    { ...player, instance_id, pot_id: 'main', source_id: 'reels' },
    token,
  );
  assert.is(won.status, 200);
  for (let attempt = 0; ; attempt++) {
    const open = [...(await list('/instances/wins?state=Due')), ...(await list('/instances/cancels'))];
    if (open.length === 0) break;
    assert.ok(attempt < 600, `still under way: ${JSON.stringify(open)}`);
    await new Promise((done) => setTimeout(done, 100));
  }
  assert.is((await list('/instances/wins?state=Held')).length, 1);
  for (const path of [
    '/accounts',
    '/organisations',
    '/templates',
    '/sources',
    '/deliveries',
    '/audit',
    `/operator/winners?instance_id=${instance_id}`,
  ])
    assert.ok((await list(path)).length > 0, path);
};

suite('cli/earlier-data', (test) => {
  test('the data folder of every version that changed the start of a store is kept', () => {
    for (const version of ['0.3.0', '0.4.0', '0.5.0']) assert.ok(versions.includes(version), version);
  });

  for (const version of versions)
    test(`a data folder of ${version} is migrated, served and verified, and goes on`, () =>
      withFolder(async (folder) => {
        const data = join(folder, version);
        unpack(version, data);
        const migrated = await run(['migrate', '--data', data]);
        assert.is(migrated.status, 0, migrated.stderr);
        const backups = readdirSync(data).filter((name) => name.includes('.before-'));
        assert.is(backups.length, migrated.stdout.startsWith('Applied ') ? 1 : 0, migrated.stdout);
        // Events have seals from the start since 0.16.0.
        const isSealed = Number(version.split('.')[1]) >= 16;
        const atFirst = isSealed ? 'seal \\d+, head \\w{64}' : '\\d+ not sealed yet';
        assert.match(await verified(data), new RegExp(`\nok {3}audit trail: \\d+ events?, ${atFirst}\n`));
        const fresh = join(folder, 'fresh');
        mkdirSync(fresh);
        await serving(['wallet', '--data', join(data, 'wallet')], (wallet) =>
          serving(['serve', '--data', data, '--wallet-url', wallet], play),
        );
        const earlier = isSealed ? '' : '\\d+ of earlier versions sealed from \\S+ on, ';
        const sealed = new RegExp(`\nok {3}audit trail: \\d+ events, ${earlier}seal \\d+, head \\w{64}\n`);
        assert.match(await verified(data), sealed);
        const archived = await run(['archive', '--data', data, '--before', new Date().toISOString()]);
        assert.match(archived.stdout, /\nArchived \d+ entries in \d+ files of \d+ bytes\.\n$/, archived.stderr);
        await verified(data);
        await serving(['serve', '--data', fresh], async () => {});
        assert.equal(schemaOf(data), schemaOf(fresh));
      }));

  test('a ledger that was changed is not migrated, and stays as it is', () =>
    withFolder(async (folder) => {
      const data = join(folder, '0.5.0');
      unpack('0.5.0', data);
      const client = new Database(join(data, 'pitboss.db'));
      const trigger = client
        .prepare("SELECT sql FROM sqlite_schema WHERE name = 'ledger_postings_are_final'")
        .pluck()
        .get();
      client.exec('DROP TRIGGER ledger_postings_are_final');
      // In the middle, where the look at the newest entries does not reach.
      client.exec(
        'UPDATE ledger_postings SET amount = amount + 1 WHERE entry_id = (SELECT max(id) / 2 FROM ledger_entries)',
      );
      client.exec(String(trigger));
      client.close();
      const before = schemaOf(data);
      const { status, stderr } = await run(['migrate', '--data', data]);
      assert.is(status, 1);
      assert.match(
        stderr,
        /was not migrated: entry \d+ of the instance \S+ does not have the seal of the ledger\. Run verify with /,
      );
      assert.equal(schemaOf(data), before);
      assert.equal(
        readdirSync(data).filter((name) => /before-|part/.test(name)),
        [],
        'no copy is left',
      );
    }));
});
