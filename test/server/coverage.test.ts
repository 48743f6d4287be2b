import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as assert from 'uvu/assert';
import { problems } from '../../generated/problems.gen.ts';
import { sockets } from '../../generated/server/events.gen.ts';
import { routes as serverRoutes } from '../../generated/server/operations.gen.ts';
import { routes as walletRoutes } from '../../generated/wallet/operations.gen.ts';
import { suite } from '../support/suite.ts';

type Route = {
  readonly operationId: string;
  readonly section: string;
  readonly requirement: readonly string[];
  readonly problems: readonly string[];
  readonly emits: readonly string[];
  readonly pending: boolean;
  readonly permission: unknown;
};

const root = join(import.meta.dirname, '../..');
const all: readonly Route[] = [...serverRoutes, ...walletRoutes];
/** Operations that are built; a pending one answers that it is pending, which test/server/contract.test.ts checks for all of them. */
const routes = all.filter(({ pending }) => !pending);

/** The labels of what is no operation. */
const ofSockets = Object.values(sockets).flatMap(({ requirement }) => [...requirement]);

/** The tests that run an operation, by file, without this one. */
const files = new Map(
  globSync('test/{clients/reference-wallet,handlers,platform,server}/**/*.test.ts', { cwd: root })
    .filter((file) => !file.endsWith('coverage.test.ts'))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
);
const texts = [...files.values()].join('\n');
const titles = [...texts.matchAll(/\btest\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g)].map((match) => match[2] ?? '');

/** Refusals that operations share: test/server checks them on all operations, or on all that take the header. */
const ON_THE_WAY = [
  ...['token_missing', 'token_invalid', 'second_factor_setup_required', 'permission_denied'],
  ...['unsupported_media_type', 'body_too_large', 'malformed_body', 'validation_failed'],
  ...['internal_error', 'unavailable', 'signature_invalid', 'precondition_failed'],
];

const names = (text: string, word: string): boolean => new RegExp(`\\b${word}\\b`).test(text);

/** The two former names of an operation share its handler and its tests. */
const SAME_AS: Readonly<Record<string, string>> = { loginAdmin: 'login' };

/** The tests that operations share which do the same, by how their own tests call them. */
const SHARED = Object.entries({
  'testAskingForNames(': 'test/support/asking-for-names.ts',
  'testBarring(': 'test/support/barring.ts',
  'testFinding(': 'test/support/finding.ts',
  'testRecording(': 'test/support/recording.ts',
  'testSessions(': 'test/support/sessions.ts',
  'testSettingSeed(': 'test/support/setting-seeds.ts',
}).map(([call, file]) => ({ call, text: readFileSync(join(root, file), 'utf8') }));

/** The suite of a name in one of the files of a folder, with the declarations above it that it uses, directly or through others. */
const suiteIn = (folder: string, name: string): string => {
  const text = [...files].find(([file, all]) => dirname(file) === folder && all.includes(`\nsuite('${name}', `))?.[1];
  const parts = text?.split(/^(?=\/\*\*|(?:const|type|class|function|async|suite)\b)/m) ?? [];
  const used = parts.filter((part) => part.startsWith(`suite('${name}', `));
  for (const part of used)
    for (const other of parts) {
      const declared = /^(?:const|type|class|(?:async )?function) (?:(\w+)|[[{]([^\]}]*))/m
        .exec(other)
        ?.slice(1)
        .join('');
      const isUsed = declared?.match(/\w+/g)?.some((word) => names(part, word)) ?? false;
      if (isUsed && !used.includes(other)) used.push(other);
    }
  return used.join('');
};

/** The tests of an operation: the suite of its name, in the folder of its section. */
const ownTestsOf = ({ operationId, section }: Route): string =>
  suiteIn(
    section === 'wallet' ? 'test/clients/reference-wallet/operations' : `test/handlers/${section}`,
    SAME_AS[operationId] ?? operationId,
  );

/**
 * The text of an operation's own tests, with those of the limit on public requests where it is public, and those of the wallet chain for the
 * operations that ask a wallet.
 */
const testsOf = (route: Route): string => {
  const { operationId, section, permission } = route;
  const own = ownTestsOf(route);
  const limits = permission === null ? [files.get('test/server/http/public-limit.test.ts')] : [];
  const all = [own, ...limits, ...SHARED.filter(({ call }) => own.includes(call)).map(({ text }) => text)].join('');
  return section === 'operator' || operationId === 'triggerWin' || own.includes('testRecording(')
    ? `${all}${files.get('test/server/wallet-client/wallet-chain.test.ts')}`
    : all;
};

suite('server/coverage', (test) => {
  test('the tests were found', () => {
    assert.ok(titles.length > 200, String(titles.length));
  });

  test('every operation has a suite of its name in the folder of its section', () => {
    const without = routes.filter((route) => ownTestsOf(route) === '');
    assert.equal(
      without.map(({ operationId }) => operationId),
      [],
    );
  });

  test('every requirement of the specs stands in the title of a test', () => {
    const labels = [...routes.flatMap(({ requirement }) => requirement), ...ofSockets];
    assert.ok(labels.length > 20);
    assert.equal(
      labels.filter((label) => !titles.some((title) => names(title, label))),
      [],
    );
  });

  test('every requirement in the title of a test is one of the specs', () => {
    const labels = new Set([...all.flatMap(({ requirement }) => requirement), ...ofSockets]);
    const named = titles.flatMap((title) => title.match(/\b[A-F]\d{1,2}\b/g) ?? []);
    assert.equal(
      named.filter((label) => !labels.has(label)),
      [],
    );
  });

  test('every problem of the registry is produced by a test', () => {
    const given = new Set(routes.flatMap((route) => route.problems));
    const later = new Set(all.flatMap((route) => route.problems).filter((code) => !given.has(code)));
    assert.equal(
      Object.keys(problems).filter((code) => !names(texts, code) && !later.has(code)),
      [],
    );
  });

  test('every problem that a test expects is in the registry', () => {
    const expected = [...texts.matchAll(/['"`][45]\d\d ([a-z_]+)['"`]|\bwith ([a-z]+_[a-z_]+)['"`,]/g)].map(
      (match) => match[1] ?? match[2] ?? '',
    );
    assert.ok(expected.length > 100);
    assert.equal(
      expected.filter((code) => !(code in problems)),
      [],
    );
  });

  test('every problem of an operation is produced by the tests of that operation', () => {
    const missing = routes.flatMap((route) => {
      const tests = testsOf(route);
      return route.problems
        .filter((code) => !ON_THE_WAY.includes(code) && !names(tests, code))
        .map((code) => `${route.operationId}: ${code}`);
    });
    assert.equal(missing, []);
  });

  test('every problem that the way to an operation can give is one of all its operations', () => {
    for (const { operationId, problems: own } of routes)
      for (const code of ['validation_failed', 'unavailable', 'internal_error'])
        assert.ok(own.includes(code), `${operationId}: ${code}`);
  });

  test('every event that an operation emits is asserted by its tests, and no test expects another', () => {
    const emitted = new Set(routes.flatMap(({ emits }) => emits));
    for (const route of routes)
      for (const event of route.emits) assert.ok(names(testsOf(route), event), `${route.operationId}: ${event}`);
    const expected = [...texts.matchAll(/eventTypes\([^)]*\), \[([^\]]*)\]/g)].flatMap(
      (match) => match[1]?.match(/\w+/g) ?? [],
    );
    assert.ok(expected.length > 0);
    assert.equal(
      expected.filter((event) => !emitted.has(event)),
      [],
    );
  });
});
