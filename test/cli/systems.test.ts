import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { withFolder } from '../support/server.ts';
import { suite } from '../support/suite.ts';
import { runHere } from './run-here.ts';

const SYSTEM = {
  id: 'crm',
  name: 'Customers',
  service_id: 'customers',
  user_types: [],
  resources: [],
  service_config: {},
};

suite('cli/systems', (test) => {
  test('it lists the systems of a file or of the setting, and none without either', () =>
    withFolder(async (folder) => {
      const file = join(folder, 'systems.json');
      writeFileSync(file, JSON.stringify([SYSTEM]));
      const listed = 'crm  customers  Customers\nSystems: 1. Wallets of operators: 0.\n';
      assert.is((await runHere(['systems', file])).stdout, listed);
      assert.is((await runHere(['systems'], { environment: { PITBOSS_SYSTEMS_FILE: file } })).stdout, listed);
      assert.is((await runHere(['systems'])).stdout, 'Systems: 0. Wallets of operators: 0.\n');
    }));

  test('a secret file is found from where the list is', () =>
    withFolder(async (folder) => {
      const file = join(folder, 'systems.json');
      const wallet = { url: 'https://wallet.example', secret_file: 'secret' };
      writeFileSync(file, JSON.stringify([{ ...SYSTEM, service_config: { wallet } }]));
      writeFileSync(join(folder, 'secret'), 'the-secret\n');
      const how = [{ words: [file] }, { words: [], environment: { PITBOSS_SYSTEMS_FILE: file } }];
      for (const { words, environment } of how) {
        const { stdout, stderr } = await runHere(['systems', ...words], environment && { environment });
        assert.match(stdout, /Wallets of operators: 1\.\n$/, stderr);
      }
    }));

  test('it says in one line what is wrong', () =>
    withFolder(async (folder) => {
      const file = join(folder, 'systems.json');
      writeFileSync(file, JSON.stringify([{ ...SYSTEM, id: 'pitboss' }]));
      for (const [words, said] of [
        [[file], 'pitboss: The system pitboss cannot be registered: this id is the platform itself.\n'],
        [['/does/not/exist'], 'pitboss: Cannot read /does/not/exist.\n'],
        [['a', 'b'], 'pitboss: Too many files. Usage: pitboss systems [FILE] [--json]\n'],
      ] as const) {
        const { status, stderr } = await runHere(['systems', ...words]);
        assert.equal([status, stderr], [1, said]);
      }
    }));
});
