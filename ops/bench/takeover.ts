// Kills a server that does the work of all, again and again, and prints how long it takes until another one does it: the median and the longest
// time of each duty, next to its limit. The servers share a PostgreSQL that the bench starts. With --stop it stands still instead, and goes on later.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { PostgresSession } from '../../db/engine/postgres/postgres-session.ts';
import { withEmptyDatabase } from '../../test/support/with-empty-database.ts';

const { values } = parseArgs({
  options: { deaths: { type: 'string', default: '20' }, stop: { type: 'boolean', default: false } },
});
const LIMIT_MS = 5_000;
const POLL_MS = 20;
/** After this long the run says what it waits for, and ends. */
const PATIENCE_MS = 60_000;
/** Between two deaths. */
const REST_MS = 2_000;
const SERVERS = 2;
const PROGRAM = join(import.meta.dirname, '../../cli/pitboss.ts');

type Server = { readonly process: ChildProcess; readonly ended: Promise<unknown> };

const serve = async (env: NodeJS.ProcessEnv, data: string): Promise<Server> => {
  const child = spawn(process.execPath, [PROGRAM, 'serve', '--data', data, '--port', '0'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  for await (const line of createInterface({ input: child.stdout })) if (/serves http/.test(line)) break;
  // Its output is not read from here on.
  child.stdout.resume();
  return { process: child, ended };
};

const until = async (what: () => string, isSo: () => Promise<boolean>): Promise<void> => {
  const giveUpAtMs = performance.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (performance.now() > giveUpAtMs) throw new Error(`after ${PATIENCE_MS / 1000} s, ${what()}`);
    await sleep(POLL_MS);
  }
};

/** The time that each duty was without a server, death by death. */
const took = new Map<string, number[]>();
const data = mkdtempSync(join(tmpdir(), 'pitboss-takeover-'));
const servers: Server[] = [];
try {
  await withEmptyDatabase(async (database) => {
    const env = { PITBOSS_DATABASE: database, PITBOSS_LOG_LEVEL: 'silent' };
    const session = await PostgresSession.open({ url: database });
    /** The process that has each duty; undefined for one that no living server has. */
    const holders = async (): Promise<ReadonlyMap<string, number | undefined>> => {
      const { rows } = await session.query(
        'select l.name, s.name from leases l left join servers s on s.id = l.holder order by l.name',
      );
      // A server's name ends with the number of its process.
      const pidOf = (name: unknown): number | undefined =>
        name === null ? undefined : Number(String(name).split(':').at(-1));
      return new Map(rows.map(([duty, server]) => [String(duty), pidOf(server)]));
    };
    const areDone = async (): Promise<boolean> => [...(await holders()).values()].every((pid) => pid !== undefined);
    const joined = async (): Promise<boolean> => (await session.query('select 1 from servers')).rows.length === SERVERS;
    const newcomer = async () => void servers.push(await serve(env, data));
    try {
      while (servers.length < SERVERS) await newcomer();
      for (let death = 0; death < Number(values.deaths); death += 1) {
        await until(() => 'no server has taken on every duty', areDone);
        await until(() => `there are not ${SERVERS} servers`, joined);
        // At any moment between two of its beats.
        await sleep(1_000 * Math.random());
        // On a busy machine a server may have been given up that lives: then two share the duties.
        const before = await holders();
        const dies = servers.find(({ process }) => [...before.values()].includes(process.pid));
        if (dies === undefined) throw new Error('no server has any duty');
        const waiting = new Set([...before].filter(([, pid]) => pid === dies.process.pid).map(([name]) => name));
        const diedAtMs = performance.now();
        dies.process.kill(values.stop ? 'SIGSTOP' : 'SIGKILL');
        await until(
          () => `no server has taken over ${[...waiting].join(', ')}`,
          async () => {
            const now = await holders();
            const tookMs = performance.now() - diedAtMs;
            for (const name of waiting) {
              const pid = now.get(name);
              if (pid === undefined || pid === dies.process.pid) continue;
              waiting.delete(name);
              took.set(name, [...(took.get(name) ?? []), tookMs]);
            }
            return waiting.size === 0;
          },
        );
        if (values.stop) dies.process.kill('SIGCONT');
        else {
          await dies.ended;
          servers.splice(servers.indexOf(dies), 1);
          await newcomer();
        }
        await sleep(REST_MS);
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
const seconds = (ms: number): string => (ms / 1000).toFixed(2);
for (const [name, times] of [...took].sort()) {
  const sorted = times.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  process.stdout.write(
    `${name.padEnd(14)} median ${seconds(median)} s, longest ${seconds(sorted.at(-1) ?? 0)} s of ${sorted.length}, limit ${seconds(LIMIT_MS)} s\n`,
  );
}
process.exitCode = [...took.values()].flat().some((ms) => ms > LIMIT_MS) ? 1 : 0;
