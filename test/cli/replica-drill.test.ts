// A long proof: it serves, loads, kills and restores processes, which takes longer than a person should wait before each commit.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { by, until } from '../support/paying-players.ts';
import { withFolder } from '../support/server.ts';
import { type Stage, withStage } from '../support/stage.ts';
import { suite } from '../support/suite.ts';
import { select } from '../support/tables.ts';
import { verifyFolder } from '../support/verify-folder.ts';
import { run } from './program.ts';

const CALLERS = 4;

type Acknowledged = { readonly id: string; readonly atMs: number };

/** Contributes without a pause until the work is done. */
const underLoad = async (stage: Stage, work: (acknowledged: readonly Acknowledged[]) => Promise<void>) => {
  const acknowledged: Acknowledged[] = [];
  let isLoaded = true;
  let round = 0;
  const callers = Array.from({ length: CALLERS }, async (_, caller) => {
    while (isLoaded) {
      round += 1;
      const body = by(stage.id, `p-${caller}`, { idempotency_key: `round-${round}-${acknowledged.length}` });
      const reply = await stage.client.call('contributeToInstance', { body }).catch(() => undefined);
      if (reply?.status === 200)
        acknowledged.push({ id: reply.headers.get('contribution-id') ?? '', atMs: Date.now() });
    }
  });
  try {
    await work(acknowledged);
  } finally {
    isLoaded = false;
    await Promise.all(callers);
  }
  return acknowledged;
};

/** The processes that replicate to a folder. */
const replicatorsTo = (to: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
        return words.includes('replicate') && words.includes(to);
      } catch {
        return false;
      }
    })
    .map(Number);

const markIn = (to: string): { number: number; at_ms: number } =>
  JSON.parse(readFileSync(join(to, 'replica.json'), 'utf8'));

/** Restores a replica, and returns what it says it has, and what it has. */
const takeOver = async (to: string, data: string) => {
  const { status, stdout, stderr } = await run(['restore', '--from', to, '--data', data]);
  assert.is(status, 0, stdout + stderr);
  const [, since = ''] = /everything up to (\S+):/.exec(stdout) ?? [];
  const verified = await verifyFolder(data);
  assert.is(verified.status, 0, verified.stdout);
  const ids = new Set(select(data, 'select id from contributions').map(({ id }) => String(id)));
  return { sinceMs: Date.parse(since), ids };
};

suite('cli/replica-drill', (test) => {
  test('under load, with replicators and platforms killed at any time, a copy of the replica always restores, with all that it claims', () =>
    withFolder((folder) => {
      const to = join(folder, 'replica');
      return withStage(
        async (stage) => {
          const acknowledged = await underLoad(stage, async (known) => {
            await until(() => existsSync(join(to, 'replica.json')) && markIn(to).at_ms > 0, true);
            for (let round = 0; round < 4; round += 1) {
              const { at_ms } = markIn(to);
              await until(() => markIn(to).at_ms > at_ms, true);
              // In the middle of the work, as far as chance has it.
              await new Promise((resolve) => setTimeout(resolve, 137 * round));
              if (round > 0) for (const pid of replicatorsTo(to)) process.kill(pid, 'SIGKILL');
              // A machine that is lost, as another one sees it: its copy of the files is not of one moment.
              const copy = join(folder, `copy-${round}`);
              try {
                cpSync(to, copy, { recursive: true });
              } catch {
                // A file was removed or named while it was to be copied: rsync would say so too, and come again.
                execFileSync('cp', ['-r', to, `${copy}-again`]);
                cpSync(`${copy}-again`, copy, { recursive: true, force: true });
              }
              const { sinceMs, ids } = await takeOver(copy, join(folder, `standby-${round}`));
              const missing = known.filter(({ id, atMs }) => atMs < sinceMs && !ids.has(id));
              assert.equal(missing, [], 'it has what it claims');
              // Goes on where it was, or from the start of a new log.
              if (round === 1) {
                await stage.kill();
                await stage.restart();
              }
            }
            const { at_ms } = markIn(to);
            await until(() => markIn(to).at_ms > at_ms, true);
            await stage.kill();
          });
          // The replicator outlives a kill of the platform for as long as it takes to replicate the rest.
          await until(() => replicatorsTo(to).length, 0);
          const { ids } = await takeOver(to, join(folder, 'standby'));
          const missing = acknowledged.filter(({ id }) => !ids.has(id));
          assert.equal(missing, [], 'nothing is lost when the machine lives');
        },
        { PITBOSS_REPLICATE_TO: to },
      );
    }));
});
