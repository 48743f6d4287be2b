// A long proof: it starts PostgreSQL.
// Needs a process of its own: it sets which certificates the system trusts, which Node reads once.
import { chmodSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { inspect } from 'node:util';
import * as assert from 'uvu/assert';
import { PostgresSession } from '../../../db/engine/postgres/postgres-session.ts';
import { connectTo, openDatabase } from '../../../server/start/database.ts';
import { DatabaseUnusable } from '../../../server/start/database-unusable.ts';
import { CERTIFICATES } from '../../support/certificates.ts';
import { initialized, withInstalled } from '../../support/postgres.ts';
import { withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';

const fatal = (error: unknown): void => {
  throw error;
};

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

suite('server/start/database-unusable', (test) => {
  test('a lack of the database is one sentence that says what to do, without the password', () =>
    withInstalled(async (installed) => {
      const { folder, owned, write } = installed;
      const data = await initialized(installed, 'data');
      const rules = join(owned('rules'), 'hba');
      write(rules, 'local all postgres trust\nlocal all all scram-sha-256\n');
      const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, `hba_file=${rules}`];
      const server = await installed.serve(data, settings);
      const at = (user: string) => `postgres://${user}@/held?host=${folder}`;
      const session = await PostgresSession.open({ url: `postgres://postgres@/postgres?host=${folder}` });
      try {
        await session.script("create user me password 's3cret'");
        await session.script('create database held');
        const says = async (user: string, sentence: RegExp): Promise<void> => {
          const why = await withFolder((own) => openDatabase({ url: at(user) }, own, fatal)).then(
            (opened) => opened.close().then(() => 'it is opened'),
            (error: unknown) => error,
          );
          assert.ok(why instanceof DatabaseUnusable, String(why));
          assert.match(why.message, sentence);
          assert.not.match(inspect(why, { depth: 10, showHidden: true }), /s3cret|wr0ng/);
        };
        await says('me', /^Cannot use \S+\. The database asks for a password\. Put it into PITBOSS_DATABASE\.$/);
        await says('me:wr0ng', /^Cannot use \S+ \(password authentication failed .*\)\. Check PITBOSS_DATABASE, the /);
        await says(
          'me:s3cret',
          /^Cannot use \S+ \(permission denied for schema public\)\. Make the user its owner: alter database "held" owner to "me"$/,
        );
        await session.script('alter database held set default_transaction_read_only = on');
        await says('postgres', /takes no writes, since default_transaction_read_only is on: set it to off, for/);
        await session.script('alter database held reset default_transaction_read_only');
        await session.script('alter database held set synchronous_commit = off');
        await says('postgres', /^Cannot use \S+\. The database has synchronous_commit = off, .* and the user\.$/);
      } finally {
        await session.close();
        await server.stop();
      }
    }));

  test('a certificate that is not trusted is named, with what to write; that of a CA is trusted by file or by the system', () =>
    withInstalled(async (installed) => {
      const { folder, owned, write } = installed;
      const data = await initialized(installed, 'data');
      const files = owned('tls');
      const [certificate, key] = [join(files, 'cert.pem'), join(files, 'key.pem')];
      write(certificate, CERTIFICATES.one.cert);
      write(key, CERTIFICATES.one.key);
      chmodSync(key, 0o600);
      const port = await freePort();
      const server = await installed.serve(data, [
        ...['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`],
        ...['ssl=on', `ssl_cert_file=${certificate}`, `ssl_key_file=${key}`],
      ]);
      try {
        const tried = (parameters: string): Promise<string> =>
          connectTo(`postgres://postgres@127.0.0.1:${port}/postgres?${parameters}`, 'PITBOSS_DATABASE').then(
            (session) => session.close().then(() => 'connected'),
            (error: unknown) => {
              assert.ok(error instanceof DatabaseUnusable, String(error));
              return error.message;
            },
          );
        assert.match(
          await tried('sslmode=verify-full'),
          /^Cannot use \S+\. Its certificate is not trusted \(\w+\)\. Name a file with .*, in PITBOSS_DATABASE: sslmode=verify-full&sslrootcert=\/path/,
        );
        assert.is(await tried(`sslmode=verify-full&sslrootcert=${certificate}`), 'connected');
        process.env.SSL_CERT_FILE = certificate;
        assert.is(await tried('sslrootcert=system'), 'connected');
        assert.is(await tried('sslmode=verify-full&sslrootcert=system'), 'connected');
      } finally {
        await server.stop();
      }
    }));
});
