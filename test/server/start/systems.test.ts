import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { ConfigError } from '../../../server/base/environment.ts';
import { configuredWallets, readSystems } from '../../../server/start/systems.ts';
import { servicesFor } from '../../../wire/auth-response.ts';
import { withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';

const DEFAULTS = { providerId: 'pitboss', timeoutMs: 10_000 };

const system = (changes: object = {}) => ({
  id: 'crm',
  name: 'CRM',
  service_id: 'crm',
  user_types: ['User'],
  resources: ['players'],
  service_config: { crm: { url: 'https://crm.example' } },
  ...changes,
});

/** The error for systems that cannot be registered. */
const faultOf = (systems: unknown): string => {
  try {
    configuredWallets(readSystems(typeof systems === 'string' ? systems : JSON.stringify(systems)), DEFAULTS, '.');
    return 'none';
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    assert.not.match(error.message, /\n/);
    return error.message;
  }
};

suite('server/start/systems', (test) => {
  test('systems are read as they are written, and none when nothing is configured', () => {
    assert.equal(readSystems(JSON.stringify([system()])), [system()]);
    assert.equal(readSystems(undefined), []);
  });

  test('each fault is refused in one line that names it', () =>
    withFolder(async (folder) => {
      const secretFile = join(folder, 'secret');
      writeFileSync(secretFile, 'the-secret\n');
      const wallet = (settings: object) => [system({ user_types: [], service_config: { wallet: settings } })];
      const url = 'https://wallet.example';
      const faults: [unknown, RegExp][] = [
        ['[{', /is not valid JSON/],
        [{}, /list of systems, but it must be array/],
        [[{ ...system(), id: undefined }], /\/0 must have required property 'id'/],
        [[system({ id: 'a b' })], /\/0\/id must match pattern/],
        [[system({ user_types: ['Admin'] })], /\/0\/user_types\/0 must be equal to one of/],
        [[system({ user_type: [] })], /\/0 .*user_type/],
        [[system({ service_config: { crm: { port: 1 } } })], /\/0\/service_config\/crm\/port must be string/],
        [[system({ id: 'pitboss' })], /pitboss cannot be registered: this id is the platform/],
        [[system(), system()], /crm cannot be registered: another system has this id/],
        [[system(), system({ id: 'crm-2' })], /crm-2 .*another system also configures crm for accounts of type User/],
        [wallet({ url: 'wallet.example', secret_file: '/dev/null' }), /url must be an http or https URL/],
        [wallet({ url: 'https://me:secret@wallet.example', secret_file: '/dev/null' }), /must not contain credentials/],
        [wallet({ url: 'https://wallet.example:0/', secret_file: '/dev/null' }), /must not have port 0/],
        [wallet({ url }), /secret_file must name a file/],
        [wallet({ url, secret_file: '/does/not/exist' }), /secret_file must name a file .*\/does\/not\/exist/],
        [wallet({ url, secret_file: '/dev/null' }), /secret_file must name a file/],
        [wallet({ url, secret: 'x' }), /secret is not a setting of a wallet; these are: url/],
        [wallet({ url, secret_file: secretFile, timeout_ms: '0' }), /timeout_ms must be milliseconds/],
        [
          [...wallet({ url, secret_file: secretFile }), { ...wallet({ url, secret_file: secretFile })[0], id: 'b' }],
          /the operator crm already has a wallet/,
        ],
      ];
      for (const [systems, fault] of faults) assert.match(faultOf(systems), fault);
    }));

  test('two systems may configure the same service for accounts of different types', () => {
    assert.is(faultOf([system(), system({ id: 'crm-2', user_types: ['Service'] })]), 'none');
  });

  test("an operator's wallet takes its secret from a file, and what it leaves out from the platform", () =>
    withFolder(async (folder) => {
      const file = join(folder, 'secret');
      writeFileSync(file, ' the-secret\n');
      const config = { wallet: { url: 'https://wallet.example/', secret_file: file } };
      const given = { ...config.wallet, secret_file: 'secret', provider_id: 'p', timeout_ms: '250' };
      const wallets = configuredWallets(
        readSystems(
          JSON.stringify([
            system({ id: 'a', service_id: 'northstar', service_config: config }),
            system({ id: 'b', service_id: 'southstar', service_config: { wallet: given } }),
            system({ id: 'c' }),
          ]),
        ),
        DEFAULTS,
        folder,
      );
      const same = { url: 'https://wallet.example', secrets: ['the-secret'], secretFile: file };
      assert.equal(
        [...wallets],
        [
          ['northstar', { ...same, ...DEFAULTS }],
          ['southstar', { ...same, providerId: 'p', timeoutMs: 250 }],
        ],
      );
    }));

  test('accounts see the services of their type, and never a wallet', () => {
    const systems = readSystems(
      JSON.stringify([
        system({ service_config: { crm: { url: 'u' }, wallet: {} } }),
        system({ id: 'bi', user_types: ['Service'], service_config: { bi: {} } }),
      ]),
    );
    assert.equal(servicesFor('User', systems), { crm: { url: 'u' } });
    assert.equal(servicesFor('Service', systems), { bi: {} });
    assert.equal(servicesFor('System', systems), {});
  });
});
