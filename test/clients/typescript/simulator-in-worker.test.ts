// A long proof: it packs and installs a package, and runs its simulator in Chromium.
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';
import * as assert from 'uvu/assert';
import { playSimulation } from '../../../clients/simulator/simulate.ts';
import type { Simulation } from '../../../clients/simulator/simulation.ts';
import { blocksFor } from '../../docs/blocks.ts';
import { launch } from '../../docs/browser.ts';
import { PATIENCE_MS } from '../../support/patience.ts';
import { suite } from '../../support/suite.ts';
import { pot, template } from '../simulator/simulated.ts';
import { runProgram, TSC, withProject } from './project.ts';

const blocks = blocksFor('clients/typescript/README.md', import.meta.filename);

/** The policy of the strictest page. */
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'";

/** The page asks the worker, and waits for the first message of a kind. */
const PAGE = `
const worker = new Worker('/worker.js', { type: 'module' });
globalThis.ask = (simulation, kind) =>
  new Promise((resolve, reject) => {
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.onmessage = ({ data }) => {
      if (kind === ('of' in data ? 'progress' : Object.keys(data)[0])) resolve(data[kind] ?? null);
    };
    worker.postMessage(simulation);
  });
`;

type Ask = (simulation: Simulation, kind: 'progress' | 'sheet' | 'faults') => Promise<unknown>;

const withPage = async (worker: string, work: (ask: Ask) => Promise<void>) => {
  const files: Readonly<Record<string, [type: string, text: string]>> = {
    '/': [
      'text/html',
      '<!doctype html><title>A page</title><link rel="icon" href="/icon"><script src="/page.js"></script>',
    ],
    '/page.js': ['text/javascript', PAGE],
    '/worker.js': ['text/javascript', worker],
  };
  const server = createServer(({ url = '' }, response) => {
    const [type, text] = files[url] ?? ['text/plain', ''];
    response.writeHead(200, { 'content-type': type, 'content-security-policy': POLICY }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await launch();
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const faults: string[] = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(String(error)));
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await work((simulation, kind) => page.evaluate(`ask(${JSON.stringify(simulation)}, '${kind}')`));
    assert.equal(faults, []);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
};

suite('clients/typescript/simulator-in-worker', (test) => {
  test('the worker of the README type-checks, and finds in Chromium under a strict policy what Node finds', () =>
    withProject(async (folder) => {
      writeFileSync(join(folder, 'jackpot-worker.ts'), blocks.one('Simulate a jackpot', 'jackpot-worker.ts'));
      const strict = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext', '--lib', 'es2022,dom'];
      await runProgram(folder, process.execPath, [TSC, ...strict, 'jackpot-worker.ts']);
      const { outputFiles } = await build({
        ...{ entryPoints: [join(folder, 'jackpot-worker.ts')], bundle: true, format: 'esm', platform: 'browser' },
        ...{ write: false, logLevel: 'warning' },
      });
      const { version } = JSON.parse(readFileSync(join(folder, 'node_modules/pitboss-client/package.json'), 'utf8'));
      const given = template([pot(), pot({ id: 'major', pot_types: [{ MustHitBy: { hit_by: 60 } }] })]);
      const simulation = { template: given, rounds: 100_000, runs: 2, seed: 7 } satisfies Simulation;
      await withPage(outputFiles[0]?.text ?? '', async (ask) => {
        // This would take hours; the next request replaces it.
        await ask({ ...simulation, rounds: 5_000_000_000 }, 'progress');
        const expected = JSON.parse(JSON.stringify(await playSimulation(simulation, version)));
        assert.equal(await ask(simulation, 'sheet'), expected);
        assert.equal(await ask({ ...simulation, rounds: 0 }, 'faults'), [
          { pointer: '/rounds', detail: 'must be a whole number from 1 to 10000000000' },
        ]);
      });
      assert.equal(blocks.left(), []);
    }));
});
