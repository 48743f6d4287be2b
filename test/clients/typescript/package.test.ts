import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as assert from 'uvu/assert';
import { suite } from '../../support/suite.ts';
import { PASSWORD, USERNAME, withPlatform } from './with-platform.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PACKAGE = join(ROOT, 'clients/typescript');
const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');

const execute = promisify(execFile);

/** Runs a program; one that fails fails the test with all that it printed. */
const run = async (cwd: string, program: string, words: readonly string[], environment = {}): Promise<string> => {
  // The settings of an npm that runs this test would lead another npm into this project.
  const outer = Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD)/i.test(name));
  try {
    const { stdout } = await execute(program, words, { cwd, env: { ...Object.fromEntries(outer), ...environment } });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${words.join(' ')} failed\n${stdout}${stderr}`);
  }
};

/** An empty project of somebody else's, with the packed package installed into it and nothing fetched. */
const withProject = async (check: (folder: string) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'pitboss-consumer-'));
  try {
    const built = join(folder, 'built');
    await run(PACKAGE, process.execPath, [TSC, '-p', '.', '--outDir', join(built, 'dist')]);
    for (const file of ['package.json', 'README.md'])
      writeFileSync(join(built, file), readFileSync(join(PACKAGE, file)));
    const packed = await run(built, 'npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder]);
    rmSync(built, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }');
    await run(folder, 'npm', ['install', '--offline', '--no-audit', '--no-fund', `./${packed.trim()}`]);
    await check(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const CONSUMER = `
import {
  ApiError,
  type Contributed,
  createPitboss,
  type JackpotInstance,
  paginate,
  type Pitboss,
  type ProblemCode,
  type Problems,
} from 'pitboss-client';

declare const process: { env: Record<string, string | undefined> };
const pitboss: Pitboss = createPitboss({
  baseUrl: process.env['PITBOSS_URL'] ?? '',
  username: process.env['PITBOSS_USERNAME'] ?? '',
  password: process.env['PITBOSS_PASSWORD'] ?? '',
});

const found: JackpotInstance[] = [];
for await (const instance of paginate(pitboss.listInstances, { query: { status: 'Active' } })) found.push(instance);
const [instance] = found;
if (instance === undefined) throw new Error('there is no instance');

const contributed: Contributed = await pitboss.contribute({
  instance_id: instance.id,
  token: 'session',
  brand_id: 'northstar:luna',
  player_id: 'p-1001',
  player_country: 'MT',
  base_wager: 10,
  currency: 'EUR',
});
const answer = await pitboss.contributeToInstance({
  body: { instance_id: 'none', token: 't', brand_id: 'northstar:luna', player_id: 'p', player_country: 'MT', base_wager: 1, currency: 'EUR' },
}).catch((error: unknown) => error as Error);
// The status tells the replies apart.
if ('status' in answer && answer.status === 200 && 'body' in answer) answer.body.win_amount satisfies number;
const code = answer instanceof ApiError ? answer.code : undefined;
code satisfies string | undefined;

// Some codes are no operation's.
'route_not_found' satisfies ProblemCode;
'template_not_found' satisfies Problems['publishTemplate'];
console.log(contributed.result.contribution_amount, code);
`;

/** What must not compile, one statement each. */
const MISTAKES = {
  'a template without pots': `pitboss.createTemplate({ body: { name: 'x', owner_id: 'northstar', currency: 'EUR' } });`,
  'pages of winners, which have none': `paginate(pitboss.listWinners, { query: { instance_id: 'i' } });`,
  'a filter that the listing does not have': `paginate(pitboss.listSources, { query: { status: 'Active' } });`,
  'an idempotency key as a header': `pitboss.saveOperators({ body: [], headers: { 'idempotency-key': 'k' } });`,
  'a problem of another operation': `'template_not_published' satisfies Problems['publishTemplate'];`,
  'half of the credentials': `createPitboss({ baseUrl: '', username: 'u' });`,
};
const MISTAKEN = [
  `import { createPitboss, paginate, type Pitboss, type Problems } from 'pitboss-client'; declare const pitboss: Pitboss;`,
  ...Object.values(MISTAKES),
].join('\n');

const STRICT = [
  '--noEmit',
  '--strict',
  '--exactOptionalPropertyTypes',
  '--noUncheckedIndexedAccess',
  '--target',
  'es2022',
];

/** The ways in which compilers look for a package's types. */
const RESOLUTIONS = [
  ['--module', 'nodenext'],
  ['--module', 'esnext', '--moduleResolution', 'bundler'],
];

/** The programs of the README, by the name in their first line. */
const programs = (): [name: string, text: string][] =>
  [...readFileSync(join(PACKAGE, 'README.md'), 'utf8').matchAll(/^( *)```js\n *\/\/ (\S+)\n([\s\S]*?)^ *```$/gm)].map(
    ([, indent = '', name = '', text = '']) => [name, text.replaceAll(new RegExp(`^${indent}`, 'gm'), '')],
  );

suite('clients/typescript/package', (test) => {
  test('installs into an empty project, type-checks strictly and does what its README says', () =>
    withPlatform(({ url }) =>
      withProject(async (folder) => {
        const environment = { PITBOSS_URL: url, PITBOSS_USERNAME: USERNAME, PITBOSS_PASSWORD: PASSWORD };
        const printed: string[] = [];
        for (const [name, text] of programs()) {
          writeFileSync(join(folder, name), text);
          printed.push(`${name}: ${await run(folder, process.execPath, [name], environment)}`.trim());
        }
        assert.is(printed.length, 4);
        assert.is(printed[0], 'pitboss.mjs:');
        assert.match(
          printed[1] ?? '',
          /^quick-start\.mjs: [0-9a-f-]{36}: 1 EUR, won 0\nwon 5\.3; 1 winner; the pot starts again at 5$/,
        );
        assert.is(printed[2], 'contribute.mjs: true true');
        assert.match(printed[3] ?? '', /^errors\.mjs: .+ [0-9a-f-]{36}$/);

        writeFileSync(join(folder, 'consumer.ts'), CONSUMER);
        writeFileSync(join(folder, 'mistaken.ts'), MISTAKEN);
        for (const resolution of RESOLUTIONS) {
          const compile = (file: string) => run(folder, process.execPath, [TSC, ...STRICT, ...resolution, file]);
          await compile('consumer.ts');
          const said = await compile('mistaken.ts').catch(String);
          const faulty = new Set([...said.matchAll(/^mistaken\.ts\((\d+),/gm)].map(([, line]) => Number(line)));
          const found = Object.keys(MISTAKES).filter((_, index) => faulty.has(index + 2));
          assert.equal(found, Object.keys(MISTAKES), said);
          assert.is(faulty.size, found.length, said);
        }
        assert.is(await run(folder, process.execPath, ['consumer.ts'], environment), '1 instance_not_found\n');
      }),
    ));
});
