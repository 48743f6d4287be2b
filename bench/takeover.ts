// Kills the server that does the work of all, again and again, and prints how long it takes until another one does it: the longest time of
// each duty, next to its limit. The servers share a PostgreSQL of their own. With --stop it stands still instead, and goes on later.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Session } from '../db/engine/postgres/session.ts';
import { withEmptyDatabase } from '../test/support/with-empty-database.ts';

const { values } = parseArgs({
  options: { deaths: { type: 'string', default: '20' }, stop: { type: 'boolean', default: false } },
});
const LIMIT_MS = 5_000;
const POLL_MS = 20;
const PROGRAM = join(import.meta.dirname, '../cli/pitboss.ts');

type Server = { readonly process: ChildProcess; readonly ended: Promise<unknown> };

const serve = async (env: NodeJS.ProcessEnv, data: string): Promise<Server> => {
  const child = spawn(process.execPath, [PROGRAM, 'serve', '--data', data, '--port', '0'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  for await (const line of createInterface({ input: child.stdout })) if (/serves http/.test(line)) break;
  // What it prints from here on is not read.
  child.stdout.resume();
  return { process: child, ended };
};

const longest = new Map<string, number>();
const data = mkdtempSync(join(tmpdir(), 'pitboss-takeover-'));
const servers: Server[] = [];
try {
  await withEmptyDatabase(async (database) => {
    const env = { PITBOSS_DATABASE: database, PITBOSS_LOG_LEVEL: 'silent' };
    const session = await Session.open({ url: database });
    const holders = async () =>
      new Map((await session.query('select name, holder from leases')).rows as [string, string | null][]);
    const newcomer = async () => void servers.push(await serve(env, data));
    try {
      // The one that came first has all duties.
      await newcomer();
      await newcomer();
      for (let death = 0; death < Number(values.deaths); death += 1) {
        const before = await holders();
        const [dies] = servers.splice(0, 1);
        // At any moment between two of its beats.
        await sleep(1_000 * Math.random());
        const diedAtMs = performance.now();
        dies?.process.kill(values.stop ? 'SIGSTOP' : 'SIGKILL');
        const waiting = new Set(before.keys());
        while (waiting.size > 0) {
          const now = await holders();
          for (const name of waiting) {
            if (now.get(name) === before.get(name) || now.get(name) === null) continue;
            waiting.delete(name);
            longest.set(name, Math.max(longest.get(name) ?? 0, performance.now() - diedAtMs));
          }
          await sleep(POLL_MS);
        }
        if (values.stop) {
          dies?.process.kill('SIGCONT');
          if (dies !== undefined) servers.push(dies);
        } else {
          await dies?.ended;
          await newcomer();
        }
        await sleep(2_000);
      }
    } finally {
      for (const { process: left } of servers) left.kill('SIGKILL');
      await Promise.all(servers.map(({ ended }) => ended));
      await session.close();
    }
  });
} finally {
  rmSync(data, { recursive: true, force: true });
}
for (const [name, ms] of [...longest].sort())
  process.stdout.write(`${name.padEnd(14)} ${(ms / 1000).toFixed(2)} s, limit ${LIMIT_MS / 1000} s\n`);
process.exitCode = [...longest.values()].some((ms) => ms > LIMIT_MS) ? 1 : 0;
