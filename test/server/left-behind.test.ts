import { rmSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../support/accounts.ts';
import { inFull } from '../support/in-full.ts';
import { onSqlite } from '../support/on-sqlite.ts';
import { by, paidByPlayers, startWalletSide, until } from '../support/paying-players.ts';
import { runProgram, withPrograms } from '../support/process.ts';
import { ADMINISTRATOR, Client, withFolder, withServer } from '../support/server.ts';
import { contribution, instantiation, openJackpot, registerOwners, threePots } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { change, select } from '../support/tables.ts';
import { withJackpot } from '../support/with-jackpot.ts';

suite('server/left-behind', (test) => {
  test('C6 shows a stranger nothing of the keys of another operator, not even that they are known', () => {
    const stranger = account({ type: 'Service', organisationId: 'rival', permissions: EVERY_PERMISSION });
    return withServer(
      async (client, data) => {
        await registerOwners(client);
        const { id } = await openJackpot(client);
        const body = contribution(id, { idempotency_key: 'k-1' });
        assert.is((await client.call('contributeToInstance', { body })).status, 200);
        const token = await tokenFor(data, stranger);
        for (const changes of [{}, { token: 'other' }, { base_wager: 11 }, { idempotency_key: 'unknown' }]) {
          const reply = await client.call('contributeToInstance', { body: { ...body, ...changes }, token });
          assert.equal(
            [reply.status, reply.body.code, reply.headers.get('contribution-id')],
            [403, 'permission_denied', null],
          );
        }
      },
      {},
      saveAccounts(stranger),
    );
  });

  test('B28 records its idempotency key with the win', () =>
    withJackpot(async (client, { id }, data) => {
      const body = {
        instance_id: id,
        pot_id: 'minor',
        brand_id: 'northstar:luna',
        player_id: 'p-1',
        source_id: 'tri-star',
      };
      assert.is((await client.call('triggerWin', { body, headers: { 'idempotency-key': 'k-win' } })).status, 200);
      const keys = select(data, "select idempotency_key from ledger_entries where kind = 'win'");
      assert.equal(keys, [{ idempotency_key: 'k-win' }]);
    }));

  test('all win constraints of a pot must hold: the least AllowedSeedDeficit counts', () =>
    withServer(async (client) => {
      await registerOwners(client);
      const [minor, ...others] = threePots().pots;
      const constraints = [{ AllowedSeedDeficit: '1000' }, { AllowedSeedDeficit: '4' }];
      const template = threePots({ pots: [{ ...minor, win_constraints: constraints }, ...others] });
      const { id } = await openJackpot(client, template);
      const body = {
        instance_id: id,
        pot_id: 'minor',
        brand_id: 'northstar:luna',
        player_id: 'p-1',
        source_id: 'tri-star',
      };
      const reply = await client.call('triggerWin', { body });
      assert.equal([reply.status, reply.body.code], [409, 'pot_not_armed']);
    }));

  test('an intent that a crash left behind is taken back at start, also when the clock was set back meanwhile', () =>
    withFolder((folder) =>
      withPrograms(async (start) => {
        const wallet = await startWalletSide(join(folder, 'wallet'));
        const data = join(folder, 'platform');
        const environment = {
          ...wallet.environment,
          PITBOSS_ADMIN_USERNAME: ADMINISTRATOR.username,
          PITBOSS_ADMIN_PASSWORD: ADMINISTRATOR.password,
          PITBOSS_LOG_LEVEL: 'warn',
        };
        try {
          const program = await start(['serve', '--port', '0', '--data', data], environment);
          const client = new Client(program.url);
          await client.login();
          await registerOwners(client);
          const { id } = await openJackpot(client, paidByPlayers('paid'), instantiation());
          wallet.proxy.decide = ({ kind }) => (kind === 'debit' ? 'hang after' : 'pass');
          const answered = client.call('contributeToInstance', { body: by(id, 'p-1') }).catch(() => undefined);
          await until(() => wallet.moved('p-1'), -1);
          await program.end('SIGKILL');
          await answered;
          change(
            data,
            'update contribution_intents set created_at_ms = created_at_ms + 3600000, next_attempt_at_ms = next_attempt_at_ms + 3600000',
          );
          wallet.proxy.decide = () => 'pass';
          await start(['serve', '--port', '0', '--data', data], environment);
          await until(() => wallet.moved('p-1'), 0);
        } finally {
          await wallet.stop();
        }
      }),
    ));

  const withKeyFiles = onSqlite(inFull(test), 'the keys are in the database, which opens without none of them');
  withKeyFiles(
    'a ledger without the key that seals it is not sealed with another one: serve says what to restore',
    () =>
      withFolder((data) =>
        withPrograms(async (start) => {
          const environment = {
            PITBOSS_ADMIN_USERNAME: ADMINISTRATOR.username,
            PITBOSS_ADMIN_PASSWORD: ADMINISTRATOR.password,
          };
          const words = ['serve', '--port', '0', '--data', data];
          const program = await start(words, environment);
          const client = new Client(program.url);
          await client.login();
          await registerOwners(client);
          await openJackpot(client);
          assert.is(await program.end('SIGTERM'), 0);
          rmSync(join(data, 'keys/audit.key'));
          const { status, stderr } = await runProgram(words, environment);
          assert.is(status, 1);
          assert.match(
            stderr,
            /^pitboss: The key that seals the ledger, keys\/audit\.key in the data folder, is missing\. Restore it from a backup\.\n$/,
          );
        }),
      ),
  );
});
