// On SQLite alone: it fills the disk of a data folder.
import * as assert from 'uvu/assert';
import { withFullDisk } from '../support/full-disk.ts';
import { inFull } from '../support/in-full.ts';
import { expectErrors } from '../support/logged-errors.ts';
import { by, until } from '../support/paying-players.ts';
import { FROM_SOURCE, runProgram, withPrograms } from '../support/process.ts';
import { ADMINISTRATOR, Client, withFolder } from '../support/server.ts';
import { contribution, openJackpot, registerOwners } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { contents, select } from '../support/tables.ts';
import { withCallbacks } from '../support/with-callbacks.ts';
import { outcome, withJackpot } from '../support/with-jackpot.ts';

const environment = {
  PITBOSS_ADMIN_USERNAME: ADMINISTRATOR.username,
  PITBOSS_ADMIN_PASSWORD: ADMINISTRATOR.password,
};

suite('server/full-disk', (test) => {
  test('while the disk is full every write is unavailable and leaves nothing, reads go on, and so does everything once there is space', () =>
    withFullDisk((disk) =>
      withJackpot(async (client, { id }, data) => {
        const body = contribution(id, { idempotency_key: 'k-1' });
        const before = contents(data);
        disk.isFull = true;
        expectErrors(/disk is full/);
        for (let call = 0; call < 3; call += 1) {
          const reply = await client.call('contributeToInstance', { body });
          assert.equal([outcome(reply), reply.headers.get('retry-after')], ['503 unavailable', '1']);
        }
        assert.is(
          outcome(await client.call('pauseInstance', { path: { instance_id: id }, body: { reason: 'A check.' } })),
          '503 unavailable',
        );
        assert.equal(contents(data), before);
        assert.is((await client.call('getInstance', { path: { instance_id: id } })).status, 200);
        assert.is((await client.call('getHealth', { token: null })).status, 200);
        disk.isFull = false;
        assert.is((await client.call('contributeToInstance', { body })).status, 200);
        assert.is((await client.call('contributeToInstance', { body })).status, 204);
      }),
    ));

  test('a player who was debited when the disk became full has the money back once there is space', () =>
    withFullDisk((disk) =>
      withCallbacks(async ({ client, wallet, data, id }) => {
        expectErrors(/disk is full/);
        wallet.proxy.decide = ({ kind }) => {
          if (kind === 'debit') disk.isFull = true;
          return 'pass';
        };
        const body = by(id, 'p-1', { idempotency_key: 'k-1' });
        assert.is(outcome(await client.call('contributeToInstance', { body })), '503 unavailable');
        assert.is(wallet.moved('p-1'), -1);
        wallet.proxy.decide = () => 'pass';
        disk.isFull = false;
        await until(() => wallet.moved('p-1'), 0);
        await until(() => select(data, 'select state from contributions'), [{ state: 'cancelled' }]);
        assert.is((await client.call('contributeToInstance', { body })).status, 200);
        assert.is(wallet.moved('p-1'), -1);
      }),
    ));

  inFull(test)('a disk that fails at a commit ends the process, and what it has answered is there', () =>
    withFolder((data) =>
      withPrograms(async (start) => {
        const serve = ['serve', '--port', '0', '--data', data];
        // Files may grow to 2 MB; beyond that the system refuses what is written.
        const limited = ['/bin/bash', '-c', 'ulimit -f 2000; exec "$0" "$@"', ...FROM_SOURCE];
        const broken = await start(serve, { ...environment, PITBOSS_LOG_LEVEL: 'error' }, limited);
        const client = new Client(broken.url);
        await client.login();
        await registerOwners(client);
        const { id } = await openJackpot(client);
        const answered: string[] = [];
        const filler = { event_metadata: { filler: 'x'.repeat(900) } };
        for (let isUp = true; isUp; )
          await client.call('contributeToInstance', { body: contribution(id, filler) }).then(
            ({ headers }) => answered.push(headers.get('contribution-id') ?? ''),
            () => {
              isUp = false;
            },
          );
        assert.is(await broken.end('SIGTERM'), 1);
        assert.match(broken.output(), /"level":60.*a commit failed on disk/);
        assert.ok(answered.length > 10);
        await start(serve, environment);
        const kept = new Set(select(data, 'select id from contributions').map((row) => row.id));
        assert.equal(
          answered.filter((contributionId) => !kept.has(contributionId)),
          [],
        );
        assert.is((await runProgram(['verify', '--data', data])).status, 0);
      }),
    ),
  );

  test('a log and an output that nothing can be written to stop nothing', () =>
    withFolder((data) =>
      withPrograms(async (start) => {
        const silenced = ['/bin/sh', '-c', 'exec "$0" "$@" 2>/dev/full', ...FROM_SOURCE];
        const program = await start(['serve', '--port', '0', '--data', data], environment, silenced);
        const client = new Client(program.url);
        await client.login();
        await registerOwners(client);
        const { id } = await openJackpot(client);
        const win = {
          instance_id: id,
          pot_id: 'minor',
          brand_id: 'northstar:luna',
          player_id: 'p-1',
          source_id: 'tri-star',
        };
        for (let call = 0; call < 3; call += 1) assert.is((await client.call('triggerWin', { body: win })).status, 200);
        assert.is(await program.end('SIGTERM'), 0);
        const quiet = ['/bin/sh', '-c', 'exec "$0" "$@" >/dev/full', ...FROM_SOURCE];
        assert.equal(await runProgram(['version'], {}, quiet), { status: 0, stdout: '', stderr: '' });
      }),
    ));
});
