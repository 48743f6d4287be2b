import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { run } from '../../../codegen/cli.ts';
import { withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';

const fixture = join(import.meta.dirname, '../fixtures/desk/openapi.yaml');

/** Runs the program on a document in a folder without a configuration. */
const withDocument = (
  use: (said: (...args: string[]) => Promise<{ status: number; lines: string[] }>, folder: string) => Promise<void>,
) =>
  withFolder((folder) => {
    const document = join(folder, 'openapi.yaml');
    cpSync(fixture, document);
    return use(async (...args) => {
      const lines: string[] = [];
      const words = args.map((word) => word.replace(/^[.]\//, `${folder}/`));
      const status = await run(words, (line) => lines.push(line), { complain: (line) => lines.push(line) });
      return { status, lines };
    }, folder);
  });

suite('codegen without a configuration', (test) => {
  test('--version is that of the package', async () => {
    const lines: string[] = [];
    assert.is(await run(['--version'], (line) => lines.push(line)), 0);
    const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../codegen/package.json'), 'utf8'));
    assert.equal(lines, [version]);
  });

  test('generate writes what its options name, and changes no file that it did not write', () =>
    withDocument(async (said, folder) => {
      const words = ['generate', './openapi.yaml', '--output', './out'];
      assert.is((await said(...words, '--server', 'node,koa')).status, 0);
      assert.ok(existsSync(join(folder, 'out/server/koa.gen.ts')));
      assert.not.ok(existsSync(join(folder, 'out/server/fastify.gen.ts')));
      assert.equal(readdirSync(folder).sort(), ['openapi.yaml', 'out']);
      // Without the option, the server is no longer generated.
      assert.match((await said(...words)).lines.join(), / [1-9]\d* removed$/);
      assert.not.ok(existsSync(join(folder, 'out/server.gen.ts')));
      writeFileSync(join(folder, 'out/own.ts'), '');
      const refused = await said(...words);
      assert.equal([refused.status, refused.lines.length], [1, 1]);
      assert.match(refused.lines[0] ?? '', /own\.ts is not a generated file/);
    }));

  test('generate writes the event client, types and validators of an AsyncAPI document', () =>
    withDocument(async (said, folder) => {
      writeFileSync(
        join(folder, 'ticks.yaml'),
        [
          'asyncapi: 3.0.0',
          'info: { title: Ticks, version: 1.0.0 }',
          'channels:',
          '  ticks: { address: /ticks, bindings: { ws: {} }, messages: { tick: { payload: { type: object, properties: { at: { type: integer } } } } } }',
          'operations:',
          '  take: { action: receive, channel: { $ref: "#/channels/ticks" } }',
          '',
        ].join('\n'),
      );
      const words = ['generate', './ticks.yaml', '--output', './out'];
      assert.is((await said(...words)).status, 0);
      for (const file of ['types.gen.ts', 'events.gen.ts', 'event-client.gen.ts', 'commands.gen.mjs', 'runtime'])
        assert.ok(existsSync(join(folder, 'out', file)), file);
      const eventOf = () => readFileSync(join(folder, 'out/event-client.gen.ts'), 'utf8');
      assert.match(eventOf(), 'export type TicksEvent = never;');
      assert.is((await said(...words, '--perspective', 'client', '--client', './page')).status, 0);
      assert.not.ok(existsSync(join(folder, 'out/event-client.gen.ts')));
      assert.match(readFileSync(join(folder, 'page/event-client.gen.ts'), 'utf8'), 'export type TicksEvent = Tick;');
      assert.match((await said(...words, '--server', 'node')).lines.join(), /--server is for OpenAPI documents/);
      assert.match((await said(...words, '--perspective', 'mine')).lines.join(), /mine is not a perspective/);
      assert.match((await said('mock', './ticks.yaml')).lines.join(), /^ticks has only events/);
    }));

  test('lint judges by rules that concern everyone', () =>
    withDocument(async (said, folder) => {
      const { status, lines } = await said('lint', './openapi.yaml');
      assert.equal([status, lines.at(-1)], [0, '1 document passes']);
      const text = readFileSync(fixture, 'utf8');
      writeFileSync(join(folder, 'wrong.yaml'), text.replace('operationId: getLoan', 'operationId: deleteLoan'));
      assert.is((await said('lint', './wrong.yaml')).status, 1);
    }));

  test('limitations can be accepted by name', () =>
    withDocument(async (said, folder) => {
      const text = readFileSync(fixture, 'utf8');
      writeFileSync(
        join(folder, 'odd.yaml'),
        text.replace('isbn: { type: string, minLength: 1 }', 'isbn: { kind: 1 }'),
      );
      const words = ['generate', './odd.yaml', '--output', './out'];
      const refused = await said(...words);
      assert.is(refused.status, 1);
      assert.match(refused.lines.join('\n'), 'keyword-unknown');
      for (const accept of ['keyword-unknown', 'all'])
        assert.is((await said(...words, '--accept', accept)).status, 0, accept);
      assert.is((await said(...words, '--accept', 'everything')).status, 2);
    }));

  test('a server is refused for a security scheme that is not defined, since it could not check it', () =>
    withDocument(async (said, folder) => {
      const text = readFileSync(fixture, 'utf8');
      writeFileSync(join(folder, 'open.yaml'), text.replaceAll('{ card: [] }', '{ badge: [] }'));
      const words = ['generate', './open.yaml', '--output', './out'];
      const refused = await said(...words, '--server', 'node');
      assert.is(refused.status, 1);
      assert.match(refused.lines.join('\n'), /open\.yaml:\d+:\d+ .*its security scheme badge is not defined/);
      assert.is((await said(...words)).status, 0);
    }));

  test('a missing or wrong argument is reported in a sentence', () =>
    withDocument(async (said) => {
      const missing = await said('generate', './nothing.yaml');
      assert.is(missing.status, 1);
      assert.match(missing.lines.join(), /nothing\.yaml: no such file$/);
      assert.match((await said('generate', './openapi.yaml', '--server', 'express')).lines.join(), /express is not a/);
      assert.match((await said('generate', './openapi.yaml', '--config', 'x')).lines.join(), /either a document or/);
    }));
});
