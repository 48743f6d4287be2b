import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * The cost of generating from large documents, one process for each generator: processor time with its start, and memory.
 * Name the documents: `node ops/bench/documents.ts stripe.json github.json`. Generators alternate, so that load affects all of them.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { as: { type: 'string' }, rounds: { type: 'string', default: '3' }, only: { type: 'string' } },
});

const program = join(import.meta.dirname, '../../dist/bench-codegen');
const packages = createRequire(join(import.meta.dirname, 'clients/package.json'));

type Write = (document: string, folder: string) => Promise<unknown>;

const pitboss =
  (...words: string[]): Write =>
  async (document, folder) => {
    process.chdir(folder);
    process.argv = [process.execPath, 'pitboss-codegen', 'generate', document, '--client', 'client', ...words];
    await import(join(program, 'pitboss-codegen.mjs'));
  };

const heyApi =
  (...plugins: string[]): Write =>
  async (document, folder) => {
    const { createClient } = await import('@hey-api/openapi-ts');
    await createClient({
      input: document,
      output: { path: join(folder, 'client'), module: { extension: '.ts' } },
      logs: { level: 'silent', file: false },
      plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch', ...plugins] as never,
    });
  };

/** Types and a client are written by all of them but the last, which writes types. */
const GENERATORS: Readonly<Record<string, Write>> = {
  'pitboss-codegen: client': pitboss(),
  'hey-api: client': heyApi(),
  'orval: client': async (document, folder) => {
    const { generate } = await import(packages.resolve('orval'));
    await generate({
      input: { target: document },
      output: { target: join(folder, 'client.ts'), client: 'fetch', mode: 'single' },
    });
  },
  'openapi-typescript: types': async (document) => {
    const loaded = await import(packages.resolve('openapi-typescript'));
    const { default: write, astToString } = typeof loaded.default === 'object' ? loaded.default : loaded;
    astToString(await write(new URL(`file://${document}`)));
  },
  'pitboss-codegen: client, server, validators': pitboss('--output', 'generated', '--server', 'node'),
  'hey-api: client, zod': heyApi('zod'),
};

type Cost = { readonly cpuMs: number; readonly mb: number; readonly failed: boolean };

/** Runs one generator in another process. The last line that it prints is its cost. */
const costOf = (name: string, document: string): Cost => {
  const { stdout, status } = spawnSync(
    process.execPath,
    ['--max-old-space-size=8000', import.meta.filename, '--as', name, document],
    { encoding: 'utf8', maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const last = stdout.trimEnd().split('\n').at(-1) ?? '';
  return status === 0 && last.startsWith('{') ? JSON.parse(last) : { cpuMs: Number.NaN, mb: Number.NaN, failed: true };
};

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const runOne = async (name: string, document: string): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    rmSync(folder, { recursive: true, force: true });
    process.stdout.write(
      `\n${JSON.stringify({ cpuMs: (userCPUTime + systemCPUTime) / 1000, mb: maxRSS / 1024, failed: false })}\n`,
    );
  });
  await GENERATORS[name]?.(resolve(document), folder);
};

const compareAll = (): void => {
  spawnSync(process.execPath, [join(import.meta.dirname, '../../codegen/build.mjs'), program], { stdio: 'inherit' });
  const names = Object.keys(GENERATORS).filter((name) => new RegExp(values.only ?? '').test(name));
  for (const document of positionals) {
    process.stdout.write(`\n${basename(document)}, ${(statSync(document).size / 1e6).toFixed(1)} MB\n`);
    process.stdout.write(`${'generator'.padEnd(44)} CPU s  / hey-api (range)     MB\n`);
    const costs = new Map<string, Cost[]>(names.map((name) => [name, []]));
    for (let round = 0; round < Number(values.rounds); round += 1)
      for (const name of names) costs.get(name)?.push(costOf(name, resolve(document)));
    const reference = costs.get('hey-api: client') ?? [];
    for (const [name, all] of costs) {
      const ratios = all
        .map(({ cpuMs }, round) => cpuMs / (reference[round]?.cpuMs ?? Number.NaN))
        .toSorted((a, b) => a - b);
      const range = `${median(ratios).toFixed(2)} (${ratios[0]?.toFixed(2)}–${ratios.at(-1)?.toFixed(2)})`;
      const cells = [(median(all.map(({ cpuMs }) => cpuMs)) / 1000).toFixed(1).padStart(5), range.padEnd(19)];
      const line = `${name.padEnd(44)} ${cells.join('  ')} ${median(all.map(({ mb }) => mb))
        .toFixed(0)
        .padStart(6)}`;
      process.stdout.write(all.some(({ failed }) => failed) ? `${name.padEnd(44)} fails\n` : `${line}\n`);
    }
  }
};

if (values.as === undefined) compareAll();
else await runOne(values.as, positionals[0] ?? '');
