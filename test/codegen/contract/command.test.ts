import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as assert from 'uvu/assert';
import { run } from '../../../codegen/cli.ts';
import { withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { type FaultName, TOKEN } from './faults.ts';
import { libraryServer } from './library-server.ts';

const LIBRARY = join(import.meta.dirname, 'library.yaml');

const tested = async (...args: string[]) => {
  const lines: string[] = [];
  const errors: string[] = [];
  const status = await run(['test', ...args], (line) => lines.push(line), { complain: (line) => errors.push(line) });
  return { status, lines, errors, text: lines.join('\n') };
};

const serving = async (server: Server, use: (base: string) => Promise<void>): Promise<void> => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
};

const withLibrary = (fault: FaultName | undefined, use: (base: string) => Promise<void>) =>
  serving(libraryServer(fault), use);

/** A library that counts its requests by method. */
const counting = async (use: (base: string, counts: Map<string, number>) => Promise<void>): Promise<void> => {
  const counts = new Map<string, number>();
  const server = libraryServer();
  server.prependListener('request', ({ method = '' }) => counts.set(method, (counts.get(method) ?? 0) + 1));
  await serving(server, (base) => use(base, counts));
};

suite('codegen/test, the command', (test) => {
  const WRONG: readonly (readonly [fact: string, args: readonly string[], error: RegExp])[] = [
    ['no url', ['library'], /library is not an http or https url/],
    ['a url with a query', ['http://127.0.0.1/?a=1'], /must end with its path/],
    ['another machine', ['https://api.example.com'], /another machine, whose data the test may change: add --yes/],
    ['a number that is none', ['http://127.0.0.1', '--runs', 'many'], /--runs many is not a whole number/],
    [
      'an unknown check',
      ['http://127.0.0.1', '--without', 'grammar'],
      /unknown check grammar; the checks are status, /,
    ],
    ['a header without a value', ['http://127.0.0.1', '--header', 'x-a'], /--header x-a has no value/],
    [
      'an unknown operation',
      ['http://127.0.0.1', LIBRARY, '--operation', 'book'],
      /unknown operation book, like listBooks, /,
    ],
  ];
  for (const [fact, args, error] of WRONG)
    test(`ends with 2: ${fact}`, async () => {
      const { status, errors } = await tested(...args);
      assert.is(status, 2);
      assert.match(errors.join('\n'), error);
    });

  test('ends with 1 where nothing listens', async () => {
    const closed = await new Promise<number>((done) => {
      const server = createServer().listen(0, '127.0.0.1', () => {
        const { port } = server.address() as AddressInfo;
        server.close(() => done(port));
      });
    });
    const { status, errors } = await tested(`http://127.0.0.1:${closed}`, LIBRARY);
    assert.is(status, 1);
    assert.match(errors.join('\n'), /cannot be reached: .+ Start the server first\.$/);
  });

  test('ends with 0 for a correct server, and says what it did', () =>
    withLibrary(undefined, async (base) => {
      const { status, lines } = await tested(base, LIBRARY, '--bearer', TOKEN, '--runs', '10', '--seed', '1');
      assert.is(status, 0, lines.join('\n'));
      assert.is(lines[0], `Library 1.0.0 at ${base}, seed 1`);
      assert.match(lines.at(-1) ?? '', /^operations: 7, never seen 2xx: 0, requests: \d+, findings: 0, \d+\.\d s$/);
    }));

  test('prints a fault with its place in the spec and the smallest request, which curl repeats, and no secret', () =>
    withLibrary('fails-at-odd-text', async (base) => {
      const { status, lines, text } = await tested(
        base,
        LIBRARY,
        '--bearer',
        TOKEN,
        '--operation',
        'createBook',
        '--seed',
        '7',
      );
      assert.is(status, 1);
      const [, first = '', place = '', curl = '', reply = ''] = lines;
      assert.is(first, 'createBook (POST /books) server-error: the server failed with 500');
      const responses = readFileSync(LIBRARY, 'utf8')
        .split('\n')
        .findIndex((line, index) => index > 30 && line.includes('responses:'));
      assert.match(place, new RegExp(`library\\.yaml:${responses + 1}:7$`));
      assert.match(curl, /--data-binary '\{"title":"[^"]{1,2}","genre":"novel"\}'$/);
      assert.match(reply, /^ {4}→ 500 application\/problem\+json \{/);
      assert.not.match(text, new RegExp(TOKEN));
      const env = { ...process.env, BEARER: TOKEN };
      const again = await promisify(execFile)('bash', ['-c', `${curl.trim()} -s`], { env });
      assert.match(again.stdout, /^HTTP\/1\.1 500 /);
    }));

  test('a seed repeats a run', () =>
    withLibrary('fails-at-odd-text', async (base) => {
      const args = [base, LIBRARY, '--bearer', TOKEN, '--operation', 'createBook', '--seed', '11', '--runs', '20'];
      const [one, other] = [await tested(...args), await tested(...args)];
      const shown = ({ lines }: typeof one) =>
        lines.map((line) => line.replace(/idempotency-key: [\w-]+|, [\d.]+ s$/, ''));
      assert.equal(shown(one), shown(other));
    }));

  test('--read-only changes nothing, and --operation asks one operation only', () =>
    counting(async (base, counts) => {
      await tested(base, LIBRARY, '--bearer', TOKEN, '--read-only', '--runs', '5');
      for (const method of ['POST', 'PATCH', 'PUT', 'DELETE']) assert.is(counts.get(method), undefined, method);
      assert.ok((counts.get('GET') ?? 0) > 20);
      counts.clear();
      const { lines } = await tested(base, LIBRARY, '--operation', 'getHealth', '--runs', '5');
      assert.match(lines.at(-1) ?? '', /^operations: 1, /);
      for (const method of counts.keys()) assert.ok(['GET', 'HEAD', 'OPTIONS', 'SEARCH'].includes(method), method);
    }));

  test('--seconds ends a run, which says so', () =>
    withLibrary(undefined, async (base) => {
      const { lines } = await tested(base, LIBRARY, '--bearer', TOKEN, '--seconds', '1', '--runs', '100000');
      assert.ok(lines.includes('The time was up before all runs were made: --seconds sets it.'), lines.join('\n'));
    }));

  test('lists what it never saw succeed, and why; --require-success makes that a fault', () =>
    withLibrary(undefined, async (base) => {
      const args = [base, LIBRARY, '--operation', 'getBook', '--runs', '5', '--seed', '1'];
      const { status, lines } = await tested(...args);
      assert.is(status, 0, lines.join('\n'));
      assert.ok(
        lines.includes('never seen 2xx: getBook (GET /books/{book_id}): it needs credentials: token'),
        lines.join('\n'),
      );
      assert.is((await tested(...args, '--require-success')).status, 1);
    }));

  test('--without leaves out a check', () =>
    withLibrary('missing-header', async (base) => {
      const args = [base, LIBRARY, '--bearer', TOKEN, '--operation', 'listBooks', '--runs', '5'];
      assert.is((await tested(...args)).status, 1);
      assert.is((await tested(...args, '--without', 'header')).status, 0);
    }));

  test('credentials by scheme and by header are used, and kept out of what is printed', () =>
    withLibrary('missing-header', async (base) => {
      const args = [base, LIBRARY, '--operation', 'listBooks', '--runs', '5', '--seed', '1'];
      for (const [option, value, variable] of [
        ['--credential', `token=${TOKEN}`, 'TOKEN'],
        ['--header', `Authorization: Bearer ${TOKEN}`, 'AUTHORIZATION'],
      ] as const) {
        const { text } = await tested(...args, option, value);
        assert.match(text, /header: the required header X-Total-Count is missing/);
        assert.ok(text.includes(`$${variable}"`), text);
        assert.not.match(text, new RegExp(TOKEN));
      }
    }));

  test('credentials that are refused end the run, which names what was called before', () =>
    withLibrary(undefined, async (base) => {
      const { status, lines } = await tested(base, LIBRARY, '--bearer', 'wrong', '--seed', '1');
      assert.is(status, 1);
      const said = 'The credentials were no longer accepted, so the run ended early; check them.';
      assert.ok(lines.includes(said), lines.join('\n'));
    }));

  test('the operation that ends the login is named, and --skip leaves it out', async () => {
    let isOpen = true;
    const server = libraryServer();
    server.prependListener('request', (request) => {
      // As if adding a book ended the login.
      if (!isOpen) request.headers.authorization = 'Bearer ended';
      isOpen &&= request.method !== 'POST';
    });
    await serving(server, async (base) => {
      const args = [base, LIBRARY, '--bearer', TOKEN, '--seed', '1', '--runs', '5'];
      const { lines } = await tested(...args);
      assert.match(lines.join('\n'), /createBook was called before: if it ended them, add --skip createBook\./);
      isOpen = true;
      const skipped = await tested(...args, '--skip', 'createBook');
      assert.match(skipped.lines.at(-1) ?? '', /^operations: 6, /);
      assert.not.match(skipped.lines.join('\n'), /ended early/);
    });
  });

  test('writes a JUnit report with a suite per operation', () =>
    withFolder((folder) =>
      withLibrary('missing-header', async (base) => {
        const file = join(folder, 'reports/contract.xml');
        await tested(base, LIBRARY, '--bearer', TOKEN, '--runs', '5', '--seed', '1', '--junit', file);
        const xml = readFileSync(file, 'utf8');
        assert.match(
          xml,
          /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<testsuites name="Library 1\.0\.0" tests="\d+" failures="[1-9]/,
        );
        assert.is(xml.match(/<testsuite /g)?.length, 7);
        assert.match(
          xml,
          /<failure type="header" message="the required header X-Total-Count is missing">listBooks \(GET \/books\) header: /,
        );
        assert.is(xml.match(/<failure /g)?.length, xml.match(/<\/failure>/g)?.length);
      }),
    ));

  test('a server that goes away ends the run', async () => {
    const server = libraryServer();
    let count = 0;
    server.prependListener('request', () => {
      count += 1;
      if (count === 30) {
        server.close();
        server.closeAllConnections();
      }
    });
    await serving(server, async (base) => {
      const { status, lines } = await tested(base, LIBRARY, '--bearer', TOKEN, '--runs', '20');
      assert.is(status, 1);
      assert.ok(lines.includes('The server could not be reached any more, so the run ended early.'), lines.join('\n'));
    });
  });
});
