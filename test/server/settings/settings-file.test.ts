import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as assert from 'uvu/assert';
import { checkConfig, readConfig } from '../../../server/settings/config.ts';
import { withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';

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

suite('server/settings/settings-file', (test) => {
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
