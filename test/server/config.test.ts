import * as assert from 'uvu/assert';
import { ConfigError, readConfig } from '../../server/config.ts';
import { suite } from '../support/suite.ts';

const refused: readonly (readonly [environment: Record<string, string>, sentence: RegExp])[] = [
  [{ PITBOSS_WALLET_TIMEOUT_MS: '-1' }, /must be milliseconds from 1 to 999999, not “-1”/],
  [{ PITBOSS_WALLET_TIMEOUT_MS: '1000000' }, /must be milliseconds from 1 to 999999, not “1000000”/],
  [{ PITBOSS_WALLET_SECRET_FILE: '/nowhere/secret' }, /PITBOSS_WALLET_SECRET_FILE names .*, which cannot be read/],
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
];

suite('server/config', (test) => {
  for (const [environment, sentence] of refused)
    test(`refuses ${JSON.stringify(environment)}, also where nothing would use it`, () => {
      assert.throws(() => readConfig({}, environment), sentence);
      assert.throws(
        () => readConfig({}, environment),
        (error: unknown) => error instanceof ConfigError,
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
});
