// A long proof: it runs another generator on a document of three megabytes.
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { withFolder } from '../../../support/server.ts';
import { suite } from '../../../support/suite.ts';

const root = join(import.meta.dirname, '../../../..');
const GITHUB = join(root, 'node_modules/@octokit/openapi/generated/api.github.com.json');

/** Runs code in a process; returns the processor time of that, in seconds. */
const secondsOf = (code: string): number => {
  const measured = `${code};\nconst { user, system } = process.cpuUsage();\nconsole.log(\`cost \${(user + system) / 1e6}\`);`;
  const output = execFileSync(process.execPath, ['--input-type', 'module', '--eval', measured], {
    cwd: root,
    encoding: 'utf8',
  });
  return Number(/^cost (.*)$/m.exec(output)?.[1]);
};

const codegen = (...args: string[]): string =>
  `const { run } = await import('./codegen/cli.ts'); await run(${JSON.stringify(args)}, () => {}, { complain: (line) => { throw new Error(line); } })`;

const OPERATIONS = ['reposGet', 'reposListBranches', 'POST /repos/{owner}/{repo}/issues'];

suite('the cost of a part', (test) => {
  test('three operations of three megabytes cost less than all of them cost hey-api, with validators and a client', () =>
    withFolder(async (folder) => {
      const document = join(folder, 'api.json');
      secondsOf(codegen('bundle', document, GITHUB, '--include-tags', 'repos,issues,pulls,orgs,actions'));
      assert.ok(statSync(document).size > 3_000_000, `${statSync(document).size} bytes`);
      const all = secondsOf(
        `const { createClient } = await import('@hey-api/openapi-ts');
         await createClient({ input: ${JSON.stringify(document)}, output: ${JSON.stringify(join(folder, 'all'))}, logs: { level: 'silent', file: false } })`,
      );
      const output = ['--output', join(folder, 'part'), '--client', join(folder, 'part/client')];
      const options = OPERATIONS.flatMap((one) => ['--include-operations', one]);
      const part = secondsOf(codegen('generate', document, ...output, ...options));
      assert.ok(part < all, `the part cost ${part} s, all ${all} s`);
    }));
});
