import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { COMMON_EXITS } from '../../cli/command.ts';
import { commands } from '../../cli/commands.ts';
import { helpOnOne } from '../../cli/help.ts';
import { verdictOn } from '../../cli/verdict-on.ts';
import { sampleOf } from '../support/in-full.ts';
import { withFolder } from '../support/server.ts';
import { suite } from '../support/suite.ts';
import { type Ended, run, sentenceOf } from './program.ts';
import { runHere } from './run-here.ts';

type Case = {
  readonly words: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Matches the line on standard error. */
  readonly error?: RegExp;
  /** The fields of the last line of the output. */
  readonly fields?: readonly string[];
};

const PASSWORD = { PITBOSS_ADMIN_PASSWORD: 'correct horse battery' };
const LOUD = { PITBOSS_LOG_LEVEL: 'loud' };

/**
 * Every command with each of its exit codes: a case that leads to it, and the output with --json. A code without a case is held by the test
 * that it names. `DATA` is a folder with a store, `NONE` one without.
 */
const TABLE: Readonly<Record<string, Readonly<Record<number, Case | `test/${string}`>>>> = {
  serve: { 0: 'test/cli/serve.test.ts', 1: { words: ['--port', 'none'], error: /^--port must be a number/ } },
  doctor: {
    0: { words: ['--data', 'NONE', '--port', '0'], fields: ['findings', 'errors', 'warnings'] },
    1: { words: ['--data', 'NONE'], environment: LOUD, fields: ['findings', 'errors', 'warnings'] },
  },
  verify: {
    0: { words: ['--data', 'DATA'], fields: ['proven', 'stopped', 'summary'] },
    1: { words: ['--data', 'NONE'], error: /^There is no store in .*NONE/ },
    130: 'test/cli/stopped.test.ts',
  },
  backup: {
    0: { words: ['--data', 'DATA', '--to', 'COPY'], fields: ['data', 'to', 'verified'] },
    1: { words: ['--data', 'DATA'], error: /^--to is missing/ },
    130: 'test/cli/stopped.test.ts',
  },
  replicate: {
    0: 'test/cli/replicate.test.ts',
    1: { words: ['--data', 'DATA'], error: /^--to is missing/ },
  },
  restore: {
    0: {
      words: ['--from', 'COPY', '--data', 'RESTORED'],
      fields: ['data', 'from', 'since', 'notes', 'kept', 'held', 'erasures', 'stopped'],
    },
    1: { words: ['--data', 'NONE'], error: /^--from is missing/ },
    130: 'test/cli/stopped.test.ts',
  },
  restored: {
    0: 'test/cli/restored.test.ts',
    1: { words: ['--data', 'DATA'], error: /^This is for a store in a database/ },
  },
  reconcile: {
    0: { words: ['--data', 'DATA'], fields: ['holds', 'lost'] },
    1: { words: ['--data', 'DATA', '--none'], error: /^No operator is on hold/ },
  },
  archive: {
    0: { words: ['--before', '2020-01-01', '--data', 'DATA'], fields: ['files', 'entries', 'bytes', 'stopped'] },
    1: { words: [], error: /^--before is missing\. Usage: pitboss archive/ },
    130: 'test/cli/archive.test.ts',
  },
  'player erase': {
    0: 'test/server/start/erasures.test.ts',
    1: {
      words: ['--operator', 'none', '--brand', 'none', '--player', 'p-1', '--data', 'DATA'],
      error: /^There is no brand none:none/,
    },
  },
  move: {
    0: 'test/cli/move.test.ts',
    1: { words: ['--from', 'sqlite:DATA'], error: /^--to is missing\. Usage: pitboss move/ },
  },
  simulate: {
    0: 'test/cli/simulate.test.ts',
    1: { words: [], error: /^Name one template\. Usage: pitboss simulate/ },
    130: 'test/cli/simulate.test.ts',
  },
  'admin create': {
    0: {
      words: ['--username', 'another', '--data', 'DATA'],
      environment: PASSWORD,
      fields: ['username', 'created'],
    },
    1: { words: [], error: /^--username is missing\. Usage: pitboss admin create/ },
    130: 'test/cli/give-order.test.ts',
  },
  'admin reset-password': {
    0: { words: ['--username', 'ada', '--data', 'DATA'], environment: PASSWORD, fields: ['username', 'reset'] },
    1: { words: ['--username', 'nobody', '--data', 'DATA'], environment: PASSWORD, error: /nobody/ },
    130: 'test/cli/give-order.test.ts',
  },
  'keys rotate': {
    0: { words: ['--data', 'DATA'], fields: ['replaced', 'revoked'] },
    1: { words: ['--data', 'NONE'], error: /^There are no keys in/ },
  },
  'keys rotate-secrets': {
    0: { words: ['--data', 'DATA'], fields: ['done'] },
    1: { words: ['--data', 'NONE'], error: /^There is no store in/ },
    130: 'test/cli/give-order.test.ts',
  },
  'keys rotate-audit': {
    0: { words: ['--data', 'DATA'], fields: ['done'] },
    1: { words: ['--data', 'NONE'], error: /^There is no store in/ },
    130: 'test/cli/give-order.test.ts',
  },
  'keys rotate-database': {
    0: 'test/cli/keys-rotate-database.test.ts',
    1: { words: ['--data', 'DATA'], error: /^The keys are files in the data folder/ },
  },
  'rng raw': {
    0: { words: ['--bytes', '4'], fields: ['hex'] },
    1: { words: [], error: /^--bytes is missing/ },
  },
  'rng scaled': {
    0: { words: ['--range', '6', '--count', '2'], fields: ['outcome'] },
    1: { words: ['--range', '6'], error: /^--count is missing/ },
  },
  'rng trigger': {
    0: 'test/cli/rng.test.ts',
    1: { words: [], error: /^Name one template\. Usage: pitboss rng trigger/ },
  },
  'rng accept': {
    0: 'test/server/start/stopped-generator.test.ts',
    1: { words: ['--reason', 'none', '--data', 'DATA'], error: /^No failure of a random generator is recorded/ },
    130: 'test/cli/give-order.test.ts',
  },
  systems: {
    0: { words: ['SYSTEMS'], fields: ['systems', 'wallets'] },
    1: { words: ['/proc/no-file'], error: /^Cannot read/ },
  },
  'config print': {
    0: { words: [], fields: ['file', 'settings', 'faults'] },
    1: { words: ['--config', '/proc/no-file'], fields: ['file', 'settings', 'faults'] },
  },
  'config check': {
    0: { words: ['--data', 'NONE'], fields: ['file', 'faults', 'warnings'] },
    1: { words: ['--data', 'NONE'], environment: LOUD, fields: ['file', 'faults', 'warnings'] },
  },
  migrate: {
    0: { words: ['--data', 'DATA'], fields: ['data', 'applied', 'backup'] },
    1: { words: ['--data', 'NONE'], error: /^There is no store in/ },
    130: 'test/cli/stopped.test.ts',
  },
  health: {
    0: 'test/cli/health.test.ts',
    1: { words: ['--url', 'here'], error: /^--url must be a URL/ },
  },
  'wallet check': {
    0: 'test/cli/wallet-check.test.ts',
    1: { words: [], error: /^--url is missing/ },
    130: 'test/cli/stopped.test.ts',
  },
  wallet: { 0: 'test/docs/operator.test.ts', 1: { words: ['--port', 'none'], error: /must be a number/ } },
  demo: { 0: 'test/cli/demo.test.ts', 1: { words: ['--port', 'none', '--data', 'DEMO'], error: /must be a number/ } },
  completions: {
    0: { words: ['bash'], fields: ['shell', 'script'] },
    1: { words: ['tcsh'], error: /^Name one shell/ },
  },
  version: { 0: { words: [], fields: ['name', 'version', 'node', 'form', 'sha256'] } },
};

/** The case of a command that starts the program: the first that is no other test's. */
const realCaseOf = (exits: (typeof TABLE)[string]): Case | undefined =>
  Object.values(exits).find((each) => typeof each !== 'string');

/** The commands whose first case is a real start. */
const STARTED = sampleOf(Object.keys(TABLE), 3);

/** The last line that a program prints, or all of a document of several lines. */
const documentIn = ({ stdout }: Ended): Record<string, unknown> =>
  JSON.parse(/^\{$/m.test(stdout) ? stdout : (stdout.trim().split('\n').at(-1) ?? ''));

suite('cli/commands', (test) => {
  test('the help of every command has each option, the output and each exit code', () => {
    for (const command of commands) {
      const help = helpOnOne(command);
      const flags: readonly string[] = command.usage.match(/--[a-z-]+/g) ?? [];
      assert.ok(flags.includes('--json'), command.name);
      assert.equal([...flags].sort(), [...Object.keys(command.options), '--json'].sort(), command.name);
      for (const flag of flags) assert.match(help, new RegExp(`^  ${flag} +\\S`, 'm'));
      for (const [status, meaning] of Object.entries({ ...command.exits, ...COMMON_EXITS }))
        assert.ok(help.includes(`${status.padStart(5)}  ${meaning}\n`), `${command.name} ${status}`);
    }
  });

  test('every exit code of every command is in the table', () => {
    for (const { name, exits } of commands) assert.equal(Object.keys(TABLE[name] ?? {}), Object.keys(exits), name);
    assert.equal(
      Object.keys(TABLE),
      commands.map(({ name }) => name),
    );
  });

  test('every command suggests an option for a mistyped one', async () => {
    for (const command of commands) {
      const start = await command.load();
      const [option = '--json'] = Object.keys(command.options);
      const mistyped = `${option.slice(0, -2)}${option.at(-1)}${option.at(-2)}`;
      const error = await start([mistyped], command.usage).catch((thrown: unknown) => thrown);
      const [status, text] = verdictOn(error, command);
      assert.is(status, 2, command.name);
      assert.is(
        text,
        `pitboss: Unknown option '${mistyped}'. Did you mean “${option}”? Usage: pitboss ${command.usage}`,
      );
    }
  });

  test('every command exits as its help says, with a document, or an error that is one', () =>
    withFolder(async (folder) => {
      const at = (name: string): string => join(folder, name);
      const created = await runHere(['admin', 'create', '--username', 'ada', '--data', at('DATA')], {
        environment: PASSWORD,
      });
      assert.is(created.status, 0, created.stderr);
      mkdirSync(at('NONE'));
      writeFileSync(at('SYSTEMS'), '[]');
      const placed = (word: string): string => (/^[A-Z]+$/.test(word) ? at(word) : word);
      for (const [name, exits] of Object.entries(TABLE))
        for (const [status, each] of Object.entries(exits)) {
          if (typeof each === 'string') continue;
          const words = [...name.split(' '), ...each.words.map(placed), '--json'];
          const how = each.environment === undefined ? {} : { environment: each.environment };
          const isStarted = STARTED.includes(name) && each === realCaseOf(exits);
          const ended = await (isStarted ? run : runHere)(words, how);
          const what = `${words.join(' ')}: ${ended.stdout}${ended.stderr}`;
          assert.is(ended.status, Number(status), what);
          if (each.error === undefined) {
            assert.is(ended.stderr, '', what);
            assert.equal(Object.keys(documentIn(ended)), each.fields, what);
            continue;
          }
          const { error } = JSON.parse(sentenceOf(ended));
          assert.equal([error.kind, error.status, Object.keys(error)], ['failed', 1, ['kind', 'message', 'status']]);
          assert.match(error.message, each.error, what);
        }
    }));

  test('a misuse is an error document too, and help is a document', async () => {
    const misused = await run(['verify', '--jsn', '--json']);
    assert.is(misused.status, 2);
    const { error } = JSON.parse(sentenceOf(misused));
    assert.equal([error.kind, error.status], ['misused', 2]);
    assert.match(error.message, /^Unknown option '--jsn'\. Did you mean “--json”\?/);
    const help = JSON.parse((await runHere(['help', '--json'])).stdout);
    assert.equal(
      help.commands.map(({ name }: { readonly name: string }) => name),
      commands.map(({ name }) => name),
    );
    const [one, ...others] = JSON.parse((await runHere(['verify', '--help', '--json'])).stdout).commands;
    assert.equal([others, Object.keys(one.exits)], [[], ['0', '1', '2', '70', '130']]);
  });
});
