// A long proof: it runs the example of the event client in Chromium, and again in Node.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { WebSocketServer } from 'ws';
import { parse } from 'yaml';
import { run } from '../../../codegen/cli.ts';
import { watching } from '../../cli/program.ts';
import { runProgram, TSC } from '../../clients/typescript/project.ts';
import { blocksFor, blocksOf } from '../../docs/blocks.ts';
import { inBrowser, runInPage } from '../../support/in-browser.ts';
import { withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';

const page = blocksFor('codegen/README.md', import.meta.filename);

const codegen = async (folder: string, ...words: readonly string[]): Promise<void> => {
  const lines: string[] = [];
  const line = (text: string) => lines.push(text);
  const status = await run([...words, '--config', join(folder, 'pitboss-codegen.json')], line, { complain: line });
  assert.is(status, 0, lines.join('\n'));
};

/** A project with these files and this interface. */
const withProject = (
  files: Readonly<Record<string, string>>,
  api: object,
  use: (folder: string) => Promise<void>,
): Promise<void> =>
  withFolder(async (folder) => {
    mkdirSync(join(folder, 'spec/schemas'), { recursive: true });
    const config = JSON.stringify({
      schemas: 'spec/schemas',
      released: { folder: 'released', also: { webhooks: 'spec/webhooks.yaml', socket: 'spec/asyncapi.yaml' } },
      apis: { it: api },
    });
    for (const [file, text] of Object.entries({
      'package.json': '{ "type": "module" }',
      'pitboss-codegen.json': config,
      ...files,
    }))
      writeFileSync(join(folder, file), text);
    await use(folder);
  });

const ref = (name: string) => `{ $ref: "#/channels/quotes/messages/${name}" }`;
/** The document around the channel that the page describes. */
const exchange = (channel: string): string => `
asyncapi: 3.0.0
info: { title: Quotes, version: 1.0.0 }
servers: { live: { host: "{host}", protocol: wss, variables: { host: { default: a } } } }
${channel}    messages:
      Quote: { payload: { type: object, properties: { at: { type: string }, price: { type: string } } } }
      Alive: { payload: { type: object, properties: { alive: { type: object } } } }
      Lost: { payload: { type: object, required: [lost], properties: { lost: { type: object } } } }
      Watch: { payload: { type: object, required: [watch], properties: { watch: { type: object, properties: { topics: { type: array, items: { type: string } }, after: { type: string } } } } } }
operations:
  send: { action: send, channel: { $ref: "#/channels/quotes" }, messages: [${ref('Quote')}, ${ref('Alive')}, ${ref('Lost')}] }
  take: { action: receive, channel: { $ref: "#/channels/quotes" }, messages: [${ref('Watch')}] }
`;

const quote = (n: number): string => JSON.stringify({ at: `p${n}`, price: `${n}` });

/** An exchange that breaks the first connection after two quotes, and repeats the last of them on the next one. */
const withExchange = async (use: (url: string, asked: readonly string[]) => Promise<void>): Promise<void> => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const asked: string[] = [];
  server.on('connection', (socket, request) =>
    socket.once('message', (text) => {
      const isFirst = asked.push(`${request.url} ${text}`) === 1;
      for (const n of isFirst ? [1, 2] : [2, 3]) socket.send(quote(n));
      // Closed by the server's machine, not by the protocol, once the quotes are sent.
      if (isFirst) socket.send(JSON.stringify({ alive: { at: 'p2' } }), () => socket.terminate());
    }),
  );
  try {
    await use(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`, asked);
  } finally {
    for (const client of server.clients) client.terminate();
    await new Promise((resolve) => server.close(resolve));
  }
};

const RESUMED = [
  '/quotes/btc {"watch":{"topics":["trades"],"after":"now"}}',
  '/quotes/btc {"watch":{"topics":["trades"],"after":"p2"}}',
];

suite('codegen/README, its events', (test) => {
  const program = page.one('Events', 'ts');
  const channel = page.one('Events', 'yaml');
  const withQuotes = (use: (folder: string) => Promise<void>): Promise<void> =>
    withProject(
      { 'spec/asyncapi.yaml': exchange(channel) },
      { events: { all: 'spec/asyncapi.yaml' }, output: 'client', client: 'client' },
      async (folder) => {
        await codegen(folder, 'generate');
        await use(folder);
      },
    );
  /** The program for a server of this test. */
  const at = (url: string): string => {
    assert.ok(program.includes('wss://exchange.example'));
    return program.replace('wss://exchange.example', url);
  };

  test('its program compiles strictly, and a wrong one does not', () =>
    withQuotes(async (folder) => {
      const strict = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess'];
      const modules = ['--allowImportingTsExtensions', '--target', 'es2022', '--module', 'nodenext'];
      const compiled = (text: string): Promise<string> => {
        writeFileSync(join(folder, 'quotes.ts'), text);
        return runProgram(folder, process.execPath, [TSC, ...strict, ...modules, 'quotes.ts']).catch(String);
      };
      assert.is(await compiled(program), '');
      assert.match(await compiled(program.replace("topics: ['trades']", 'topics: 7')), /quotes\.ts\(\d+,\d+\): error/);
    }));

  test('its program resumes after a drop in Chromium, and loses and repeats nothing', () =>
    withQuotes((folder) =>
      withExchange((url, asked) =>
        inBrowser(async (browser) => {
          const told: string[] = [];
          browser.on('console', (message) => told.push(`${message.type()} ${message.text()}`));
          await runInPage(browser, `${at(url)}\nglobalThis.quotes = quotes;`, folder);
          await browser.waitForFunction("quotes.position === 'p3'");
          assert.equal(asked, RESUMED);
          const quotes = told.filter((line) => line.startsWith('log {'));
          assert.equal(
            quotes.map((line) => /p\d/.exec(line)?.[0]),
            ['p1', 'p2', 'p3'],
          );
          assert.ok(told.includes('log disconnected: 1006 '), told.join('\n'));
          await browser.evaluate('quotes.close(), quotes.ended');
        }),
      ),
    ));

  test('its program does the same in Node', () =>
    withQuotes((folder) =>
      withExchange(async (url, asked) => {
        writeFileSync(join(folder, 'quotes.ts'), at(url));
        await watching(
          [],
          async ({ printed, stdout }) => {
            await printed(/at: 'p3'/);
            assert.equal(asked, RESUMED);
            assert.equal(stdout().match(/at: 'p\d'/g), ["at: 'p1'", "at: 'p2'", "at: 'p3'"]);
            assert.match(stdout(), /^disconnected: 1006 $/m);
          },
          { program: [process.execPath, join(folder, 'quotes.ts')], cwd: folder },
        );
      }),
    ));

  test('its message is added to its channels and its operation', () => {
    const openapi = blocksOf('codegen/README.md').find((block) => block.label === 'yaml')?.text ?? '';
    const files = {
      'spec/openapi.yaml': openapi,
      'spec/messages.yaml': page.one('Messages that channels share', 'yaml'),
      'spec/schemas/Signature.yaml': 'type: object\nproperties: { signature: { type: string } }\n',
      'spec/schemas/LoanOverdue.yaml': 'type: object\nrequired: [isbn]\nproperties: { isbn: { type: string } }\n',
      'spec/asyncapi.yaml': `asyncapi: 3.0.0
info: { title: Desk events, version: 1.0.0 }
channels: { deskSocket: { address: /desk, x-outlet: desk-socket, bindings: { ws: {} } } }
operations: { show: { action: send, channel: { $ref: "#/channels/deskSocket" } } }
`,
      'spec/webhooks.yaml': `asyncapi: 3.0.0
info: { title: Desk webhooks, version: 1.0.0 }
channels: { webhooks: { x-outlet: webhook } }
operations: { post: { action: send, channel: { $ref: "#/channels/webhooks" } } }
`,
    };
    const api = {
      sections: { desk: 'spec/openapi.yaml' },
      events: { desk: 'spec/asyncapi.yaml', webhooks: 'spec/webhooks.yaml' },
      messages: 'spec/messages.yaml',
      document: 'generated/openapi.json',
      output: 'generated',
      client: 'client',
    };
    return withProject(files, api, async (folder) => {
      for (const command of ['lint', 'generate', 'release']) await codegen(folder, command);
      assert.match(
        readFileSync(join(folder, 'client/events.gen.ts'), 'utf8'),
        /ServerMessages = \{\n {2}'desk-socket': LoanOverdue;\n {2}'webhook': LoanOverdue;\n\}/,
      );
      const released = (name: string) => {
        const text = readFileSync(join(folder, 'released', name), 'utf8');
        assert.not.match(text, /x-channels|x-emitted-by/);
        return parse(text);
      };
      assert.equal(released('it/desk.yaml').paths['/loans'].post['x-emits'], ['LoanOverdue']);
      const { LoanOverdue: posted } = released('webhooks.yaml').components.messages;
      assert.equal(posted.examples, [
        { name: 'late', headers: { signature: 'v1' }, payload: { isbn: '978-0201896831' } },
      ]);
      const { LoanOverdue: shown } = released('socket.yaml').components.messages;
      assert.equal(
        [shown.headers, shown.examples],
        [undefined, [{ name: 'late', payload: { isbn: '978-0201896831' } }]],
      );
    });
  });

  test('every block of these sections was run', () => assert.equal(page.left(), []));
});
