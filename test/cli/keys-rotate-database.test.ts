// A long proof: it starts PostgreSQL, and waits until a server misses a key.
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { readConfig } from '../../server/settings/config.ts';
import { type Running, STOP_LIMITS } from '../../server/start/start.ts';
import { DRAINS_AT_ONCE } from '../support/drains-at-once.ts';
import { expectErrors } from '../support/logged-errors.ts';
import { until } from '../support/paying-players.ts';
import { runProgram } from '../support/process.ts';
import { ADMINISTRATOR, Client, withFolder } from '../support/server.ts';
import { start } from '../support/start.ts';
import { contribution, openJackpot, registerOwners } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { withEmptyDatabase } from '../support/with-empty-database.ts';

const readiness = async ({ url }: Client): Promise<string> => {
  const body = Object(await (await fetch(`${url}/readyz`)).json());
  return (body.reasons ?? []).map(({ code }: { code: string }) => code).join();
};

suite('cli/keys-rotate-database', (test) => {
  test('the key of a database is replaced while servers run; one that has not got it is not ready, and goes on once it has', () =>
    withEmptyDatabase((database) =>
      withFolder(async (folder) => {
        expectErrors(/the keys in the database were encrypted under another key/);
        const [one, other] = [join(folder, 'one'), join(folder, 'other')];
        const keyIn = (data: string): string => join(data, 'keys/database.key');
        const running: Running[] = [];
        const serve = async (data: string, more: Record<string, string> = {}): Promise<Client> => {
          const environment = {
            PITBOSS_DATABASE: database,
            PITBOSS_LOG_LEVEL: 'silent',
            PITBOSS_ADMIN_USERNAME: ADMINISTRATOR.username,
            PITBOSS_ADMIN_PASSWORD: ADMINISTRATOR.password,
            ...more,
          };
          const limits = { ...STOP_LIMITS, connections: DRAINS_AT_ONCE };
          const server = await start(readConfig({ port: '0', data }, environment), undefined, limits);
          running.push(server);
          const client = new Client(server.url);
          await client.login();
          return client;
        };
        const rotate = async (said: RegExp, status = 0, more: Record<string, string> = {}): Promise<void> => {
          const ended = await runProgram(['keys', 'rotate-database', '--data', one], {
            PITBOSS_DATABASE: database,
            ...more,
          });
          assert.is(ended.status, status, ended.stderr);
          assert.match(status === 0 ? ended.stdout : ended.stderr, said);
        };
        try {
          const first = await serve(one);
          mkdirSync(join(other, 'keys'), { recursive: true });
          copyFileSync(keyIn(one), keyIn(other));
          const second = await serve(other);
          // It reads the key from a file outside its data folder.
          const mounted = join(folder, 'mounted.key');
          copyFileSync(keyIn(one), mounted);
          const third = await serve(join(folder, 'third'), { PITBOSS_DATABASE_KEY_FILE: mounted });
          await registerOwners(first);
          const { id } = await openJackpot(first);
          let contributions = 0;
          const contribute = async (client: Client): Promise<number> => {
            contributions += 1;
            const body = { ...contribution(id), idempotency_key: `c-${contributions}` };
            return (await client.call('contributeToInstance', { body })).status;
          };
          const former = readFileSync(keyIn(one), 'utf8');

          await rotate(/^keys\/database\.key has a new key, above the one in use\./);
          const [added = '', ...rest] = readFileSync(keyIn(one), 'utf8').split('\n');
          assert.equal(rest, [former.trim(), '']);
          assert.is.not(added, former.trim());
          for (const client of [first, second, third]) assert.is(await contribute(client), 200);

          await rotate(/^The keys in the database are encrypted under the new key\./);
          for (const client of [second, third]) {
            await until(() => readiness(client), 'keys_missing');
            assert.is(await contribute(client), 503);
          }
          assert.is(await contribute(first), 200);
          assert.is(await readiness(first), '');
          for (const file of [keyIn(other), mounted]) copyFileSync(keyIn(one), file);
          for (const client of [second, third]) {
            await until(() => readiness(client), '');
            assert.is(await contribute(client), 200);
          }

          await rotate(/^keys\/database\.key holds the new key alone\./);
          assert.is(readFileSync(keyIn(one), 'utf8'), `${added}\n`);
          for (const client of [first, second, third, await serve(one)]) assert.is(await contribute(client), 200);
          const { body } = await first.call('listAuditEvents', { query: { action: 'rotateDatabaseKey' } });
          assert.is(JSON.stringify(body).split('rotateDatabaseKey').length - 1, 1);

          const given = { PITBOSS_DATABASE_KEY: added };
          await rotate(/PITBOSS_DATABASE_KEY holds one key\. Put a new one/, 1, given);
          const both = { PITBOSS_DATABASE_KEY: `${'ab'.repeat(32)}\n${added}` };
          await rotate(/^The keys in the database are encrypted under the new key\./, 0, both);
          await rotate(/are encrypted under the first key of PITBOSS_DATABASE_KEY already/, 1, both);
        } finally {
          await Promise.all(running.map((server) => server.stop()));
        }
      }),
    ));
});
