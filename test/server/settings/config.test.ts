import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as assert from 'uvu/assert';
import { ConfigError } from '../../../server/base/environment.ts';
import { checkConfig, readConfig } from '../../../server/settings/config.ts';
import { shownDatabase } from '../../../server/settings/kinds.ts';
import { readSettings } from '../../../server/settings/read-settings.ts';
import { settingLines } from '../../../server/settings/setting-line.ts';
import { listSettings } from '../../../server/settings/settings.ts';
import { unknownSettings } from '../../../server/settings/unknown-settings.ts';
import { withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';

suite('server/settings/config', (test) => {
  const refused: readonly (readonly [environment: Record<string, string>, sentence: RegExp])[] = [
    [{ PITBOSS_WALLET_TIMEOUT_MS: '-1' }, /must be milliseconds from 1 to 999999, not “-1”/],
    [{ PITBOSS_WALLET_TIMEOUT_MS: '1000000' }, /must be milliseconds from 1 to 999999, not “1000000”/],
    [{ PITBOSS_WALLET_SECRET_FILE: '/nowhere/secret' }, /Cannot read .*, which PITBOSS_WALLET_SECRET_FILE names/],
    [
      { PITBOSS_CORS_ORIGINS: 'https://a.example,games.example' },
      /such as https:\/\/games\.example, not “games\.example”/,
    ],
    [{ PITBOSS_CORS_ORIGINS: 'https://games.example/' }, /not “https:\/\/games\.example\/”/],
    [{ PITBOSS_CORS_ORIGINS: 'https://games.example:443' }, /not “https:\/\/games\.example:443”/],
    [{ PITBOSS_CORS_ORIGINS: '*' }, /not “\*”/],
    [{ PITBOSS_OUTGOING_HOSTS: 'http://hooks.internal' }, /such as .*8443, not “http:\/\/hooks\.internal”/],
    [{ PITBOSS_OUTGOING_HOSTS: 'hooks.internal/path' }, /not “hooks\.internal\/path”/],
    [{ PITBOSS_OUTGOING_HOSTS: '10.0.0.0/8' }, /not “10\.0\.0\.0\/8”/],
    [{ PITBOSS_OUTGOING_HOSTS: '::1' }, /not “::1”/],
    [{ PITBOSS_BACKUP_EVERY: '1h' }, /need both PITBOSS_BACKUP_EVERY and PITBOSS_BACKUP_TO/],
    [{ PITBOSS_BACKUP_EVERY: '90', PITBOSS_BACKUP_TO: '/backups' }, /such as 15m, 6h or 1d, not “90”/],
    [{ PITBOSS_BACKUP_EVERY: '25d', PITBOSS_BACKUP_TO: '/backups' }, /up to 24d, .*, not “25d”/],
    [{ PITBOSS_ARCHIVE_AFTER: '400' }, /must be a time such as 400d, not “400”/],
    [{ PITBOSS_AUDIT_DAYS: '0' }, /PITBOSS_AUDIT_DAYS must be a number of days, not “0”/],
    [{ PITBOSS_BACKUP_KEEP: '0' }, /must be a number of backups, not “0”/],
    [{ PITBOSS_BACKUP_EVERY: '1h', PITBOSS_BACKUP_TO: 'data/backups' }, /must be outside the data folder/],
    [{ PITBOSS_REPLICATE_TO: 'data/replica' }, /PITBOSS_REPLICATE_TO must be outside the data folder/],
    [{ PITBOSS_DATABASE: 'mysql://db/pitboss' }, /PITBOSS_DATABASE must look like postgres:\/\/user@host\/database\.$/],
    ...['pass/word', 'pass%word', 'pass#word'].map((password): [Record<string, string>, RegExp] => [
      { PITBOSS_DATABASE: `postgres://me:${password}@db/pitboss` },
      /^PITBOSS_DATABASE must look like postgres:\/\/user@host\/database\. In a password write %40 for @, %2F for \/, %25 for %\.$/,
    ]),
    ...['db:0/x', 'db:65536/x', 'a:5432,db:x/x', '[::1]:70000/x', '/x?host=a,b&port=5432,-1'].map(
      (rest): [Record<string, string>, RegExp] => [
        { PITBOSS_DATABASE: `postgres://${rest}` },
        /^PITBOSS_DATABASE must have ports from 1 to 65535\.$/,
      ],
    ),
    [
      { PITBOSS_DATABASE: 'postgres://db/pitboss?sslmode=verify_full' },
      /^PITBOSS_DATABASE has an unknown sslmode\. Use one of disable, prefer, require, verify-ca, verify-full\.$/,
    ],
    [
      { PITBOSS_DATABASE: 'postgres://db/pitboss?sslmode=require&sslrootcert=system' },
      /^PITBOSS_DATABASE has sslrootcert=system, which verifies names too\. Write sslmode=verify-full instead of require\.$/,
    ],
    [
      { PITBOSS_DATABASE: 'postgres://db/pitboss?sslmode=verify-ca' },
      /^PITBOSS_DATABASE has sslmode=verify-ca, .*: add sslrootcert=\/path\/to\/ca\.pem\.$/,
    ],
    [
      { PITBOSS_DATABASE: 'postgres://db/pitboss', PITBOSS_BACKUP_EVERY: '1h', PITBOSS_BACKUP_TO: '/b' },
      /PITBOSS_BACKUP_TO does not go with PITBOSS_DATABASE: back up the database with pg_dump or pg_basebackup\./,
    ],
    [
      { PITBOSS_DATABASE: 'postgres://db/pitboss', PITBOSS_REPLICATE_TO: '/b' },
      /PITBOSS_REPLICATE_TO does not go with/,
    ],
    [{ PITBOSS_DATABASE: 'postgres://db/pitboss', PITBOSS_ARCHIVE_AFTER: '9d' }, /PITBOSS_ARCHIVE_AFTER does not go/],
    [
      { PITBOSS_DATABASE_KEY: 'ab'.repeat(32) },
      /^PITBOSS_DATABASE_KEY needs PITBOSS_DATABASE, which names the database\.$/,
    ],
    [{ PITBOSS_DATABASE_STATEMENT_TIMEOUT: '30s' }, /^PITBOSS_DATABASE_STATEMENT_TIMEOUT needs PITBOSS_DATABASE/],
    [{ PITBOSS_DATABASE_LOCK_TIMEOUT: '10s' }, /^PITBOSS_DATABASE_LOCK_TIMEOUT needs PITBOSS_DATABASE/],
    [{ PITBOSS_DATABASE_READERS: '4' }, /^PITBOSS_DATABASE_READERS needs PITBOSS_DATABASE/],
    [{ PITBOSS_DATABASE_LONG_READERS: '4' }, /^PITBOSS_DATABASE_LONG_READERS needs PITBOSS_DATABASE/],
    [
      { PITBOSS_DATABASE: 'postgres://db/pitboss', PITBOSS_DATABASE_STATEMENT_TIMEOUT: '30' },
      /PITBOSS_DATABASE_STATEMENT_TIMEOUT must be a time up to 24d, such as 15m, 6h or 1d, not “30”\.$/,
    ],
    [
      { PITBOSS_DATABASE: 'postgres://db/pitboss', PITBOSS_DATABASE_READERS: '0' },
      /PITBOSS_DATABASE_READERS must be a number of connections, not “0”\.$/,
    ],
    [
      { PITBOSS_DATABASE: 'postgres://db/pitboss', PITBOSS_DATABASE_STATEMENT_TIMEOUT: '5s' },
      /PITBOSS_DATABASE_LOCK_TIMEOUT must not be longer than PITBOSS_DATABASE_STATEMENT_TIMEOUT, which ends the wait/,
    ],
    [
      { PITBOSS_REPLICATE_TO: '/b', PITBOSS_BACKUP_EVERY: '1h', PITBOSS_BACKUP_TO: '/b' },
      /another folder than PITBOSS_BACKUP_TO/,
    ],
  ];

  for (const [environment, sentence] of refused)
    test(`refuses ${JSON.stringify(environment)}, also where nothing would use it`, () => {
      assert.throws(() => readConfig({}, environment), sentence);
      assert.throws(
        () => readConfig({}, environment),
        (error: unknown) => error instanceof ConfigError,
      );
    });

  test('data kept without end by default ends only when that is set, and the ages that are archived may be years', () => {
    const day = 24 * 60 * 60 * 1000;
    const { retention, archiveAfterMs, sessionMs } = readConfig({}, {});
    assert.equal(retention, {
      events: { keptMs: 7 * day, countMax: 1_000_000 },
      ...{ deliveredMs: 7 * day, deadMs: undefined, textsMs: undefined, auditMs: undefined },
    });
    assert.equal([archiveAfterMs, sessionMs], [undefined, 30 * day]);
    const set = readConfig(
      {},
      {
        ...{ PITBOSS_DELIVERIES_DAYS: '1', PITBOSS_DEAD_DELIVERIES_DAYS: '2', PITBOSS_METADATA_DAYS: '3' },
        ...{ PITBOSS_AUDIT_DAYS: '4', PITBOSS_ARCHIVE_AFTER: '400d', PITBOSS_SESSION_DAYS: '5' },
      },
    );
    const { deliveredMs, deadMs, textsMs, auditMs } = set.retention;
    assert.equal(
      [deliveredMs, deadMs, textsMs, auditMs, set.archiveAfterMs, set.sessionMs].map((ms) => (ms ?? 0) / day),
      [1, 2, 3, 4, 400, 5],
    );
  });

  const misspelt: readonly (readonly [name: string, nearest: string])[] = [
    ['PITBOSS_WALET_URL', 'PITBOSS_WALLET_URL'],
    ['PITBOSS_WALLET_SECERT_FILE', 'PITBOSS_WALLET_SECRET_FILE'],
    ['PITBOSS_MULTIPLIER', 'PITBOSS_MULTIPLIERS'],
    ['PITBOSS_PORTS', 'PITBOSS_PORT'],
    ['PITBOSS_Data', 'PITBOSS_DATA'],
    ['PITBOSS_PROT', 'PITBOSS_PORT'],
    ['PITBOSS_HSOT', 'PITBOSS_HOST'],
    ['PITBOSS_DATA_FIEL', 'PITBOSS_DATA_FILE'],
    ['PITBOSS_TRUSTDE_PORXIES', 'PITBOSS_TRUSTED_PROXIES'],
    ['PITBOS_DATA', 'PITBOSS_DATA'],
    ['PTIBOSS_WALLET_URL', 'PITBOSS_WALLET_URL'],
  ];
  test('a misspelt name of a setting is refused, and the nearest is named', () => {
    for (const [name, nearest] of misspelt)
      assert.throws(() => readConfig({}, { [name]: 'x' }), `Unknown setting ${name}. Did you mean ${nearest}?`);
  });

  test('every setting is recognized with two neighboring letters exchanged', () => {
    for (const setting of listSettings().map(([, { name }]) => name))
      for (let at = 0; at + 1 < setting.length; at += 1) {
        const name = `${setting.slice(0, at)}${setting[at + 1]}${setting[at]}${setting.slice(at + 2)}`;
        if (name === setting) continue;
        const [found] = unknownSettings({ [name]: 'x' });
        assert.equal(found, { name, nearest: setting, isMisspelt: true });
      }
  });

  test('an unknown name is let be, and reported with the nearest; variables of container platforms are not ours', () => {
    const foreign = { PITBOSS_PATH: '/opt', PITBOSS_URL: 'http://127.0.0.1:8080', PITBOSS_PASSWORD: 'p' };
    const ofServices = {
      PITBOSS_SERVICE_HOST: '10.0.0.7',
      PITBOSS_SERVICE_PORT: '8080',
      PITBOSS_SERVICE_PORT_HTTP: '8080',
      PITBOSS_PORT: 'tcp://10.0.0.7:8080',
      PITBOSS_PORT_8080_TCP: 'tcp://10.0.0.7:8080',
      PITBOSS_PORT_8080_TCP_ADDR: '10.0.0.7',
      PITBOSS_PORT_8080_TCP_PORT: '8080',
      PITBOSS_PORT_8080_TCP_PROTO: 'tcp',
      PITBOSS_WALLET_PORT: 'tcp://10.0.0.8:8081',
      PITBOSS_WALLET_SERVICE_HOST: '10.0.0.8',
    };
    const environment = { ...foreign, ...ofServices, HOME: '/root', PITBOSS_HOST: '0.0.0.0' };
    const { port, host } = readConfig({}, environment);
    assert.equal([port, host], [8080, '0.0.0.0']);
    assert.equal(
      unknownSettings(environment).map(({ name, isMisspelt }) => [name, isMisspelt]),
      Object.keys(foreign)
        .sort()
        .map((name) => [name, false]),
    );
  });

  test('origins are taken as browsers send them, and hosts as addresses hold them', () => {
    const { corsOrigins, outgoingHosts } = readConfig(
      {},
      {
        PITBOSS_CORS_ORIGINS: 'https://games.example, http://localhost:3000',
        PITBOSS_OUTGOING_HOSTS: 'Hooks.Internal, 10.0.0.5:8443,[::1]:8080,hooks.example:80,hooks.example:443',
      },
    );
    assert.equal(corsOrigins, ['https://games.example', 'http://localhost:3000']);
    assert.equal(outgoingHosts, [
      'hooks.internal',
      '10.0.0.5:8443',
      '[::1]:8080',
      'hooks.example:80',
      'hooks.example:443',
    ]);
  });

  test('of the URL of a database, only where it is and its user are shown', () => {
    const shown = (url: string) => {
      readConfig({}, { PITBOSS_DATABASE: url });
      return shownDatabase(url);
    };
    assert.is(
      shown('postgres://me:s3cret@a:5432,b:5433/pitboss?sslmode=require'),
      'postgres://me@a:5432,b:5433/pitboss',
    );
    assert.is(
      shown('postgresql:///pitboss?password=s3cret&host=/run/postgresql'),
      'postgres:///pitboss?host=/run/postgresql',
    );
    assert.is(shownDatabase('postgres://me:s3/cret@db/pitboss'), undefined);
    const [line] = settingLines(readSettings({}, { PITBOSS_DATABASE: 'postgres://me:s3/cret@db/pitboss' })).filter(
      ({ name }) => name === 'PITBOSS_DATABASE',
    );
    assert.is(line?.value, '[redacted]');
  });

  test('metrics have a separate address, which must be given in full', () => {
    const of = (text: string) => readConfig({ port: '8080' }, { PITBOSS_METRICS: text }).metrics;
    assert.is(readConfig({}, {}).metrics, undefined);
    assert.equal(of('127.0.0.1:9464'), { host: '127.0.0.1', port: 9464 });
    assert.equal(of('[::1]:9464'), { host: '::1', port: 9464 });
    assert.equal(of('metrics.internal:0'), { host: 'metrics.internal', port: 0 });
    for (const wrong of ['9464', ':9464', '127.0.0.1', '127.0.0.1:99999', 'http://127.0.0.1:9464/metrics', 'on'])
      assert.throws(() => of(wrong), /PITBOSS_METRICS must be an address and a port such as 127\.0\.0\.1:9464/);
    assert.throws(() => of('127.0.0.1:8080'), /PITBOSS_METRICS must have another port than the platform, not 8080/);
  });
});

suite('server/settings/settings-file', (test) => {
  /** The faults of a settings file with these lines, without its name. */
  const faultsOf = (...lines: readonly string[]): Promise<readonly string[]> =>
    withFolder(async (folder) => {
      const config = join(folder, 'pitboss.yaml');
      writeFileSync(config, `${lines.join('\n')}\n`);
      return checkConfig({ config }, {}).faults.map((fault) => fault.replaceAll(config, 'FILE'));
    });

  const refused: readonly (readonly [lines: readonly string[], ...faults: readonly string[]])[] = [
    [['port: 8080', 'wallet_ulr: x'], 'FILE:2: Unknown setting wallet_ulr. Did you mean wallet_url?'],
    [['wallet:', '  ulr: x'], 'FILE:2: Unknown setting wallet.ulr. Did you mean wallet.url?'],
    [['walet:', '  url: x'], 'FILE:1: Unknown setting walet. Did you mean wallet?'],
    [['colour: red'], 'FILE:1: Unknown setting colour. Run “pitboss config print” for a list.'],
    [['config: other.yaml'], 'FILE:1: Unknown setting config. Run “pitboss config print” for a list.'],
    [['host:'], 'FILE:1: host must have one value.'],
    [['host: [a, b]'], 'FILE:1: host must have one value.'],
    [['port: 80', 'port: 81'], 'FILE:2: Map keys must be unique.'],
    [
      ['wallet_url: https://a.example', 'wallet:', '  url: https://b.example'],
      'FILE:3: wallet.url is also in line 1; keep one of them.',
    ],
    [['- port: 80'], 'FILE:1: This must be a map of settings, such as “port: 8080”.'],
    [['port: "80'], 'FILE:2: Missing closing "quote.'],
    [['port: 80800'], 'FILE:1: port must be a number from 0 to 65535, not “80800”.'],
    [['multipliers: { SEK: 0 }'], 'FILE:1: multipliers must look like SEK=11.25,USD=1.08; “SEK=0” does not.'],
    [
      ['wallet_secret: "\\u00e9"'],
      'FILE:1: wallet_secret must hold a secret of printable ASCII, or two lines while it is replaced.',
    ],
    [
      ['smtp_url: http://user:p4ss@mail.example'],
      'FILE:1: smtp_url must look like smtps://user:password@mail.example:465.',
    ],
    // The parser might quote a secret.
    [['wallet_secret: >hunter2'], 'FILE:1: Block scalar header includes extra characters.'],
    [['port: 1', '---', 'port: 2'], 'FILE:2: Source contains multiple documents.'],
    [['wallet_url: https://me:hunter2@wallet.example'], 'FILE:1: wallet_url must not contain credentials.'],
    [['wallet_url: https://wallet.example:0'], 'FILE:1: wallet_url must not have port 0: no server has it.'],
    [['systems: &all [*all]'], 'FILE:1: systems must have a list or its JSON.'],
    [
      ['port: x', 'log_level: loud', 'hots: y'],
      'FILE:3: Unknown setting hots. Did you mean host?',
      'FILE:1: port must be a number from 0 to 65535, not “x”.',
      'FILE:2: log_level must be one of debug, info, warn, error, silent, not “loud”.',
    ],
  ];

  for (const [lines, ...faults] of refused)
    test(`refuses ${JSON.stringify(lines.join('\n'))}, with the line`, async () => {
      assert.equal(await faultsOf(...lines), faults);
    });

  test('values are read as the environment would hold them; sections, lists, maps and links are only other ways to write them', () =>
    withFolder(async (folder) => {
      const config = join(folder, 'pitboss.yaml');
      const values = {
        PITBOSS_WALLET_URL: 'https://wallet.example',
        PITBOSS_WALLET_SECRET: 'new\nold',
        PITBOSS_CORS_ORIGINS: 'https://a.example,https://b.example',
        PITBOSS_MULTIPLIERS: 'SEK=11.250,JPY=163',
        PITBOSS_EVENTS_DAYS: '3',
        PITBOSS_SYSTEMS: '[{"id":"crm","parts":[1,"a"],"again":["crm"]}]',
        PITBOSS_ADMIN_PASSWORD: 'p',
      };
      writeFileSync(
        config,
        `wallet: { url: &wallet https://wallet.example, secret: [new, old] }
cors: { origins: [https://a.example, https://b.example] }
multipliers: { SEK: 11.250, JPY: 163 }
events:
  days: 3
systems: [{ id: &crm crm, parts: [1, a], again: [*crm] }]
admin_password: p
`,
      );
      const shown = ({ systems, systemsFolder: _, multipliers, wallet, ...config }: ReturnType<typeof readConfig>) => ({
        ...config,
        config: undefined,
        systems: JSON.parse(systems ?? ''),
        multipliers: [...multipliers],
        wallet: { ...wallet },
      });
      assert.equal(shown(readConfig({ config }, {})), shown(readConfig({}, values)));
    }));

  test('an option overrides the environment, which overrides the file, which overrides the default; each says where it is from', () =>
    withFolder(async (data) => {
      writeFileSync(join(data, 'pitboss.yaml'), 'port: 1\nhost: 10.0.0.1\nlog_level: warn\n');
      const environment = { PITBOSS_PORT: '2', PITBOSS_HOST: '10.0.0.2' };
      const { config, given, file } = checkConfig({ data, port: '3' }, environment);
      assert.equal(
        [config?.port, config?.host, config?.logLevel, config?.baseCurrency],
        [3, '10.0.0.2', 'warn', 'EUR'],
      );
      assert.is(file, join(data, 'pitboss.yaml'));
      assert.equal(
        (['port', 'host', 'logLevel', 'baseCurrency'] as const).map((id) => given.get(id)?.origin),
        [
          { from: 'option', label: '--port' },
          { from: 'environment', label: 'PITBOSS_HOST' },
          { from: 'file', file, line: 3, label: `${file}:3: log_level` },
          { from: 'default', label: 'PITBOSS_BASE_CURRENCY' },
        ],
      );
    }));

  test('paths and secrets are found from where the file is; the file of a data folder cannot choose the folder', () =>
    withFolder(async (folder) => {
      const config = join(folder, 'etc', 'pitboss.yaml');
      for (const name of ['etc', 'lists']) mkdirSync(join(folder, name));
      for (const name of ['etc', 'lists']) writeFileSync(join(folder, name, 'systems'), '[]');
      writeFileSync(join(folder, 'etc', 'secret'), 's3cret\n');
      writeFileSync(config, 'data: ../data\nwallet: { url: https://wallet.example, secret_file: secret }\n');
      const { data, wallet } = readConfig({}, { PITBOSS_CONFIG: config });
      assert.equal(
        [data, wallet?.secrets, wallet?.secretFile],
        [join(folder, 'data'), ['s3cret'], join(folder, 'etc', 'secret')],
      );
      const systemsAt = (...words: Parameters<typeof readConfig>) => resolve(readConfig(...words).systemsFolder);
      assert.is(systemsAt({}, { PITBOSS_SYSTEMS: '[]' }), process.cwd());
      assert.is(systemsAt({}, { PITBOSS_SYSTEMS_FILE: join(folder, 'etc', 'systems') }), join(folder, 'etc'));
      for (const [text, at] of [
        ['systems: []\n', 'etc'],
        ['systems_file: ../lists/systems\n', 'lists'],
      ] as const) {
        writeFileSync(config, text);
        assert.is(systemsAt({ config }, {}), join(folder, at));
      }
      writeFileSync(config, 'data: ../data\n');
      assert.throws(
        () => readConfig({ data: join(folder, 'etc') }, {}),
        /:1: The settings file of a data folder cannot choose the folder/,
      );
      writeFileSync(config, 'wallet: { url: https://wallet.example, secret: a, secret_file: secret }\n');
      assert.throws(() => readConfig({ config }, {}), /:1: Set wallet_secret or wallet_secret_file, not both/);
    }));

  test('a settings file that cannot be read stops the start', () =>
    withFolder(async (folder) => {
      const config = join(folder, 'none.yaml');
      assert.throws(
        () => readConfig({ config }, {}),
        `Cannot read the settings file ${config} (ENOENT), which --config or PITBOSS_CONFIG names.`,
      );
      mkdirSync(join(folder, 'pitboss.yaml'));
      assert.throws(() => readConfig({ data: folder }, {}), /Cannot read the settings file .*\(EISDIR\)\./);
    }));
});
