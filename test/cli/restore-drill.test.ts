// A long proof: it serves, loads, kills and restores processes, which takes longer than a person should wait before each commit.
import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { by } from '../support/paying-players.ts';
import { withStage } from '../support/stage.ts';
import { suite } from '../support/suite.ts';
import { select } from '../support/tables.ts';
import { verifyFolder } from '../support/verify-folder.ts';
import { run, watching } from './program.ts';

const CALLERS = 8;

suite('cli/restore-drill', (test) => {
  test('backups under load, a kill, a restore: everything that was acknowledged before a backup began is in it', () =>
    withStage(async (stage) => {
      const { data, id, wallet } = stage;
      const into = join(data, '../backups');
      const acknowledged: string[] = [];
      let isLoaded = true;
      let round = 0;
      const callers = Array.from({ length: CALLERS }, async (_, caller) => {
        while (isLoaded) {
          round += 1;
          const body = by(id, `p-${caller}`, { idempotency_key: `round-${round}` });
          const reply = await stage.client.call('contributeToInstance', { body }).catch(() => undefined);
          if (reply?.status === 200) acknowledged.push(reply.headers.get('contribution-id') ?? '');
        }
      });
      const begun: number[] = [];
      for (let backup = 0; backup < 3; backup += 1) {
        begun.push(acknowledged.length);
        const { status, stdout, stderr } = await run(['backup', '--data', data, '--into', into, '--keep', '2']);
        assert.is(status, 0, stdout + stderr);
      }
      const [, , newest = 0] = begun;
      assert.ok(newest > 0, 'contributions went on between the backups');
      await stage.kill();
      isLoaded = false;
      await Promise.all(callers);
      assert.ok(acknowledged.length > newest, 'some are lost with the backup');
      assert.is(readdirSync(into).length, 2);
      // A replicated disk that is attached to another machine is a power cut to the store.
      const attached = join(data, '../attached');
      cpSync(data, attached, { recursive: true });
      assert.is((await run(['migrate', '--data', attached])).status, 0);
      const there = new Set(select(attached, 'select id from contributions').map((row) => row.id));
      assert.equal(
        acknowledged.filter((contributionId) => !there.has(contributionId)),
        [],
      );
      assert.is((await verifyFolder(attached)).status, 0);
      assert.equal(select(attached, 'select * from wallet_holds'), []);
      const restored = await run(['restore', '--from', into, '--data', data]);
      assert.is(restored.status, 0, restored.stderr);
      const verified = await verifyFolder(data);
      assert.is(verified.status, 0, verified.stdout);
      const kept = new Set(select(data, 'select id from contributions').map((row) => row.id));
      assert.equal(
        acknowledged.slice(0, newest).filter((contributionId) => !kept.has(contributionId)),
        [],
      );
      // The earlier data is whole as well, with everything that was acknowledged at all.
      const [aside = ''] = readdirSync(data).filter((name) => name.startsWith('before-restore-'));
      const before = new Set(select(join(data, aside), 'select id from contributions').map((row) => row.id));
      assert.equal(
        acknowledged.filter((contributionId) => !before.has(contributionId)),
        [],
      );
      wallet.proxy.calls.splice(0);
      await stage.restart();
      const held = await stage.client.call('contributeToInstance', { body: by(id, 'p-1') });
      assert.equal([held.status, held.body.code], [503, 'wallet_on_hold']);
      assert.equal(wallet.proxy.calls, []);
    }));

  test('a restore that is killed at any time leaves a folder that serves, with or without it', () =>
    withStage(async (stage) => {
      const { data } = stage;
      const copy = join(data, '../copy');
      assert.is((await run(['backup', '--data', data, '--to', copy])).status, 0);
      await stage.kill();
      // The moments at which to kill are found by what is in the folder: nothing yet, the copy, and the step itself.
      for (const sign of ['lock.db-journal', 'restore.part', 'restored', 'restored.moving']) {
        await killedAt(data, copy, sign);
        await stage.restart();
        assert.is((await stage.client.call('getOwnAccount')).status, 200, sign);
        await stage.kill();
        assert.not.ok(existsSync(join(data, 'restored')) || existsSync(join(data, 'restored.moving')), sign);
        const verified = await verifyFolder(data);
        assert.is(verified.status, 0, `${sign}: ${verified.stdout}`);
      }
    }));
});

/** Kills a restore as soon as a file is in the folder, or lets it end if that was too short to see. */
const killedAt = async (data: string, copy: string, sign: string): Promise<void> => {
  await watching(['restore', '--from', copy, '--data', data], async ({ ended, send }) => {
    let hasEnded = false;
    ended.then(() => {
      hasEnded = true;
    });
    while (!hasEnded && !existsSync(join(data, sign))) await new Promise((resolve) => setImmediate(resolve));
    send('SIGKILL');
    await ended;
  });
};
