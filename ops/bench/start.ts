import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { median } from './table.ts';

/** The cost of starting: processor time of short commands, and of `serve` until it answers, as ratios to `node -e 0` of the same round. */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '9' } } });
const rounds = Number(values.rounds);
/** One start takes a few ticks of the clock that counts it, so several are counted together. */
const STARTS = 10;
const READY_MS_MAX = 60_000;

const root = join(import.meta.dirname, '../..');
const node = process.execPath;
const PROGRAMS: Readonly<Record<string, readonly string[]>> = {
  'npx pitboss': [node, join(root, 'dist/pitboss.mjs')],
  executable: [join(root, 'dist/pitboss')],
  source: [node, join(root, 'cli/pitboss.ts')],
};
const WORDS = [['--version'], ['--help'], ['serve', '--help'], ['sevre']];
const env = { PATH: process.env.PATH, PITBOSS_LOG_LEVEL: 'silent', PITBOSS_ADMIN_PASSWORD: 'only-for-the-bench-1' };

/** Processor milliseconds of a command, user and system, from the shell that waited for it. */
const cpuMsOf = (words: readonly string[]): number => {
  const script = `i=0; while [ $i -lt ${STARTS} ]; do "$@" >/dev/null 2>&1; i=$((i+1)); done; times`;
  const { stdout } = spawnSync('sh', ['-c', script, 'sh', ...words], { env, encoding: 'utf8' });
  const [, children = ''] = stdout.trim().split('\n');
  const seconds = [...children.matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, rest]) => Number(minutes) * 60 + Number(rest),
  );
  if (seconds.length !== 2) throw new Error(`the shell's times cannot be read: ${stdout}`);
  return ((seconds[0] ?? 0) + (seconds[1] ?? 0)) * (1000 / STARTS);
};

/** Processor milliseconds of all threads of a process so far. */
const cpuMsSoFar = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`).reduce((sum, task) => {
    const [nanoseconds = '0'] = readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ');
    return sum + Number(nanoseconds) / 1e6;
  }, 0);

/** The same for `serve`, until it has answered a request. */
const readyCpuMsOf = async (program: readonly string[], data: string): Promise<number> => {
  const [file = '', ...before] = program;
  const child = spawn(file, [...before, 'serve', '--port', '0', '--data', data], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'close');
  try {
    let text = '';
    for await (const part of child.stdout) {
      text += part;
      const [, url] = /serves (http:[^,]+),/.exec(text) ?? [];
      if (url === undefined) continue;
      await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(READY_MS_MAX) });
      return cpuMsSoFar(child.pid ?? 0);
    }
    throw new Error(`serve ended: ${text}`);
  } finally {
    child.kill('SIGKILL');
    await ended;
  }
};

const ratios = new Map<string, number[]>();
const add = (row: string, ratio: number) => ratios.set(row, [...(ratios.get(row) ?? []), ratio]);
const programs = Object.entries(PROGRAMS).filter(([, words]) => existsSync(words.at(-1) ?? ''));
const folder = mkdtempSync(join(tmpdir(), 'pitboss-bench-'));
const bareMs: number[] = [];
try {
  for (let round = 0; round < rounds; round += 1) {
    const bare = cpuMsOf([node, '-e', '0']);
    bareMs.push(bare);
    for (const [name, program] of programs) {
      for (const words of WORDS) add(`${name} ${words.join(' ')}`, cpuMsOf([...program, ...words]) / bare);
      const cpuMs = await readyCpuMsOf(program, join(folder, name.replace(' ', '-')));
      // The first start writes an empty store, which the later ones find.
      if (round > 0) add(`${name} serve, until it answers`, cpuMs / bare);
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}

process.stdout.write(`node -e 0 takes ${median(bareMs).toFixed(0)} ms of processor time here.\n\n`);
const width = Math.max(...[...ratios.keys()].map(({ length }) => length));
for (const [row, found] of ratios)
  process.stdout.write(
    `${row.padEnd(width)}  ${median(found).toFixed(2).padStart(6)} (${Math.min(...found).toFixed(2)}–${Math.max(...found).toFixed(2)})\n`,
  );
