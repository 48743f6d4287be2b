// A long proof: it plays a few hundred rounds with each of many programs that cheat.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { Keys } from '../../../server/keys/keys.ts';
import { withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { verifyStore } from '../../support/verifying.ts';
import { CHEATS } from './cheats.ts';

const program = join(import.meta.dirname, 'cheating-program.ts');
const loading = join(import.meta.dirname, '../../support/quick-loading.mjs');

const verifyPlayed = (name: string) =>
  withFolder(async (folder) => {
    execFileSync(process.execPath, ['--import', loading, program, name, folder], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const { verdicts, faults } = await verifyStore(join(folder, 'played.db'), new Keys(folder));
    const judged = verdicts.reduce((sum, { judged: { wholly } }) => sum + wholly, 0);
    return { faults, judged };
  });

suite('cli/verify/cheating', (test) => {
  test('the program itself is proven', async () => {
    const { faults, judged } = await verifyPlayed('none');
    assert.equal(faults, []);
    assert.ok(judged > 300);
  });

  for (const { name, named } of CHEATS)
    test(named === undefined ? `it cannot be seen: ${name}` : `it is named: ${name}`, async () => {
      const {
        faults: [first],
      } = await verifyPlayed(name);
      if (named === undefined) assert.is(first, undefined);
      else assert.match(first ?? 'nothing', named);
    });
});
