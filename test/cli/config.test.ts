import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { withFolder } from '../support/server.ts';
import { suite } from '../support/suite.ts';
import { sentenceOf } from './program.ts';
import { runHere } from './run-here.ts';

suite('cli/config', (test) => {
  test('config print says where each setting comes from, as a table and as JSON, and never shows a secret', () =>
    withFolder(async (data) => {
      const file = join(data, 'pitboss.yaml');
      const secretFile = join(data, 'secret');
      writeFileSync(file, 'host: 0.0.0.0\nsmtp:\n  url: smtps://me:s3cret-3@mail.example\n  from: me@example.com\n');
      writeFileSync(secretFile, 's3cret-1\n');
      const environment = {
        PITBOSS_BONUS_DAYS: '9',
        PITBOSS_WALLET_SECRET_FILE: secretFile,
        PITBOSS_ADMIN_PASSWORD: 's3cret-2',
        PITBOSS_WALLET_URL: 'https://me:s3cret-4@wallet.example',
      };
      const { status, stdout, stderr } = await runHere(['config', 'print', '--data', data], { environment });
      assert.equal([status, stderr], [0, '']);
      for (const line of [
        /^PITBOSS_HOST +0\.0\.0\.0 +.*pitboss\.yaml:1$/m,
        /^PITBOSS_BONUS_DAYS +9 +PITBOSS_BONUS_DAYS$/m,
        /^PITBOSS_PORT +8080 +default$/m,
        /^PITBOSS_SMTP_URL +\[redacted\] +.*pitboss\.yaml:3$/m,
        /^PITBOSS_WALLET_SECRET +\[redacted\] +PITBOSS_WALLET_SECRET_FILE → .*secret$/m,
        /^PITBOSS_ADMIN_PASSWORD +\[redacted\] +PITBOSS_ADMIN_PASSWORD$/m,
        /^PITBOSS_WALLET_URL +\[redacted\] +PITBOSS_WALLET_URL$/m,
        /^PITBOSS_SMTP_FROM +me@example.com/m,
        /^PITBOSS_METRICS +- +default$/m,
      ])
        assert.match(stdout, line);
      const json = await runHere(['config', 'print', '--data', data, '--json'], { environment });
      const { settings, ...rest } = JSON.parse(json.stdout);
      assert.equal(rest, { file, faults: [] });
      const named = (name: string) => settings.find((each: { name: string }) => each.name === name);
      assert.equal(named('PITBOSS_DATA'), {
        name: 'PITBOSS_DATA',
        key: 'data',
        value: data,
        from: 'option',
        given: '--data',
      });
      assert.equal(named('PITBOSS_SMTP_URL'), {
        name: 'PITBOSS_SMTP_URL',
        key: 'smtp_url',
        value: '[redacted]',
        from: 'file',
        file,
        line: 3,
      });
      assert.is(named('PITBOSS_CONFIG').value, null);
      assert.not.match(stdout + json.stdout, 's3cret');
    }));

  test('config check names every fault at once, those of the files that settings name too, and exits with 1', () =>
    withFolder(async (folder) => {
      const data = join(folder, 'data');
      const config = join(folder, 'pitboss.yaml');
      writeFileSync(config, 'port: none\nwalet_url: https://wallet.example\n');
      const misread = await runHere(['config', 'check', '--data', data, '--config', config], {
        environment: { PITBOSS_LOG_LEVEL: 'loud', PITBOSS_SMTP_URL_FILE: join(folder, 'gone') },
      });
      assert.is(misread.status, 1);
      assert.equal(misread.stdout.trim().split('\n'), [
        `FAIL ${config}:2: Unknown setting walet_url. Did you mean wallet_url?`,
        `FAIL Cannot read ${join(folder, 'gone')}, which PITBOSS_SMTP_URL_FILE names.`,
        `FAIL ${config}:1: port must be a number from 0 to 65535, not “none”.`,
        'FAIL PITBOSS_LOG_LEVEL must be one of debug, info, warn, error, silent, not “loud”.',
        '4 to fix.',
      ]);
      mkdirSync(join(data, 'keys'), { recursive: true });
      writeFileSync(join(data, 'keys', 'audit.key'), 'none\n');
      writeFileSync(config, 'admin_password: secret\nsystems: [{ id: crm }]\n');
      chmodSync(config, 0o644);
      const unusable = await runHere(['config', 'check', '--data', data, '--config', config, '--json'], {
        environment: { PITBOSS_URL: 'x' },
      });
      const { faults, warnings, file } = JSON.parse(unusable.stdout);
      assert.equal([unusable.status, file], [1, config]);
      assert.match(
        faults.join('\n'),
        /^.*audit\.key does not hold a key\. .*\nPITBOSS_SYSTEMS must hold a list of systems/,
      );
      assert.equal(warnings, [
        'PITBOSS_URL is not a setting and is ignored. The closest is PITBOSS_PORT.',
        `${config} holds a secret, and others can read it: run “chmod 600 ${config}”.`,
      ]);
    }));

  test('serve refuses a settings file with the line, and other commands find the data folder in it', () =>
    withFolder(async (folder) => {
      const config = join(folder, 'pitboss.yaml');
      writeFileSync(config, 'data: elsewhere\nprot: 1\n');
      const ended = await runHere(['serve', '--config', config]);
      assert.equal(
        [ended.status, sentenceOf(ended)],
        [1, `pitboss: ${config}:2: Unknown setting prot. Did you mean port?`],
      );
      const verified = await runHere(['verify'], { environment: { PITBOSS_CONFIG: config } });
      assert.match(sentenceOf(verified), `There is no store in ${join(folder, 'elsewhere')}.`);
    }));
});
