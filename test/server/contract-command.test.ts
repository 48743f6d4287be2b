// A long proof: it asks every operation some thousand times.
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { run } from '../../codegen/cli.ts';
import { routes } from '../../generated/server/operations.gen.ts';
import { suite } from '../support/suite.ts';
import { withPlayersWallet } from '../support/with-players-wallet.ts';

const CONFIG = join(import.meta.dirname, '../../codegen/pitboss.json');

/** One ends the login; those of players need a brand's wallet to detect a wrong token, and a brand without one is refused before. */
const SKIPPED = [
  'logout',
  ...routes.flatMap(({ security, operationId }) => (security === 'player' ? [operationId] : [])),
];

suite('server/contract by the toolchain', (test) => {
  test('the command that tests any server finds nothing in this one', () =>
    withPlayersWallet(async (client) => {
      const lines: string[] = [];
      const words = ['--api', 'server', '--config', CONFIG, '--bearer', await client.login()];
      const skipped = SKIPPED.flatMap((name) => ['--skip', name]);
      const more = ['--runs', '16', '--seconds', '600'];
      const status = await run(['test', client.url, ...words, ...skipped, ...more], (line) => lines.push(line));
      assert.is(status, 0, lines.join('\n'));
      const [, requests = '0'] = /requests: (\d+), findings: 0/.exec(lines.at(-1) ?? '') ?? [];
      assert.ok(Number(requests) > 4000, lines.at(-1));
    }));
});
