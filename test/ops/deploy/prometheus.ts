import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { PATIENCE_MS } from '../../support/patience.ts';

const root = join(import.meta.dirname, '../../..');

/** The folders into which `make prove` unpacks Debian's package, or where it is installed. */
const FOLDERS = [join(root, 'dist/prometheus/usr/bin'), '/usr/bin'];

const fileOf = (name: 'prometheus' | 'promtool'): string => {
  const folder = FOLDERS.find((each) => existsSync(join(each, name)));
  if (folder === undefined) throw new Error(`${name} is missing: run “make prometheus” first`);
  return join(folder, name);
};

/** Runs promtool and returns its output. @throws with the output when it finds a fault. */
export const promtool = (...words: readonly string[]): string => {
  try {
    return execFileSync(fileOf('promtool'), words, { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    throw new Error(String(Object(error).stdout) + String(Object(error).stderr));
  }
};

/** A port that was free a moment ago. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

type Rule = { readonly name: string; readonly state: string; readonly evaluationTime: number; readonly health: string };

/** A running Prometheus. */
export type Prometheus = {
  /** The rules with their states: `inactive`, `pending` or `firing`. */
  rules(): Promise<readonly Rule[]>;
  /** The number of series of an expression. @throws when it is not one. */
  count(expression: string): Promise<number>;
  /** The labels of these series. */
  labels(expression: string): Promise<readonly Readonly<Record<string, string>>[]>;
  /** The names of all metrics that its targets describe, whether or not they have a series yet. */
  metrics(): Promise<ReadonlySet<string>>;
};

/** Runs work with a Prometheus on this configuration, which keeps its data in a folder. */
export const withPrometheus = async (
  configuration: string,
  folder: string,
  work: (prometheus: Prometheus) => Promise<void>,
): Promise<void> => {
  const url = `http://127.0.0.1:${await freePort()}`;
  const child = spawn(
    fileOf('prometheus'),
    [`--config.file=${configuration}`, `--storage.tsdb.path=${folder}`, `--web.listen-address=${new URL(url).host}`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const ask = async (path: string) => {
    const reply = await (await fetch(`${url}/api/v1/${path}`)).json();
    if (Object(reply).status !== 'success') throw new Error(JSON.stringify(reply));
    return Object(reply).data;
  };
  const series = async (expression: string): Promise<{ readonly metric: Readonly<Record<string, string>> }[]> =>
    (await ask(`query?query=${encodeURIComponent(expression)}`)).result;
  try {
    const end = Date.now() + PATIENCE_MS;
    while (
      !(await fetch(`${url}/-/ready`).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      if (child.exitCode !== null || Date.now() > end) throw new Error(`Prometheus does not run:\n${output}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await work({
      rules: async () => (await ask('rules')).groups.flatMap(({ rules }: { rules: Rule[] }) => rules),
      count: async (expression) => (await series(expression)).length,
      labels: async (expression) => (await series(expression)).map(({ metric }) => metric),
      metrics: async () => new Set(Object.keys(await ask('metadata'))),
    });
  } finally {
    child.kill('SIGKILL');
    await gone;
  }
};
