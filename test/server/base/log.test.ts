import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { unavailable } from '../../../db/engine/store-error.ts';
import { createLog } from '../../../server/base/log.ts';
import { LogLines } from '../../../server/base/log-lines.ts';
import { suite } from '../../support/suite.ts';

suite('server/base/log', (test) => {
  test('lines of an outage name it first, with what the store says; others stay as they are', () => {
    const lines: { readonly msg?: string; readonly err?: { readonly message: string } }[] = [];
    const log = createLog('warn', { write: (line: string) => void lines.push(JSON.parse(line)) });
    log.error({ err: unavailable(new Error('connect ECONNREFUSED db:5432')) }, 'looking for deliveries failed');
    log.error({ err: new Error('a bug') }, 'looking for deliveries failed');
    log.warn({ duty: 'delivery' }, 'another server has taken over a duty');
    assert.equal(
      lines.map(({ msg, err }) => [msg, err?.message]),
      [
        [
          'the store failed: looking for deliveries failed',
          'The store failed before it could confirm this.: connect ECONNREFUSED db:5432',
        ],
        ['looking for deliveries failed', 'a bug'],
        ['another server has taken over a duty', undefined],
      ],
    );
  });
});

suite('server/base/log-lines', (test) => {
  /** A pipe that takes a number of bytes until it is emptied. */
  class Pipe {
    room = 0;
    taken = '';

    readonly take = (bytes: Buffer): number => {
      if (this.room === 0) throw Object.assign(new Error('the pipe is full'), { code: 'EAGAIN' });
      const part = bytes.subarray(0, this.room);
      this.room -= part.length;
      this.taken += part.toString();
      return part.length;
    };
  }

  const LOG = JSON.stringify(join(import.meta.dirname, '../../../server/base/log.ts'));

  /** Logs more than a pipe holds, and says so on the other stream. */
  const program = (lines: number, end: string): string =>
    `import { createLog } from ${LOG};
   const log = createLog('debug');
   for (let n = 0; n < ${lines}; n += 1) log.debug({ n, filling: 'x'.repeat(100) }, 'served');
   process.stdout.write('goes on');
   ${end}`;

  const start = (lines: number, end: string) =>
    spawn(process.execPath, ['--input-type=module', '-e', program(lines, end)], { stdio: ['pipe', 'pipe', 'pipe'] });

  const parsed = (log: string): { readonly n?: number; readonly lines?: number; readonly msg: string }[] =>
    log
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));

  test('bytes that a pipe does not take wait in their order, and each is written once', () => {
    const pipe = new Pipe();
    const lines = new LogLines(pipe.take);
    for (const line of ['one\n', 'two\n', 'three\n']) lines.write(line);
    for (let n = 0; n < 7; n += 1) {
      pipe.room = 2;
      lines.flushSync();
    }
    assert.is(pipe.taken, 'one\ntwo\nthree\n');
  });

  test('beyond a megabyte lines are dropped, and one line in their place says how many', () => {
    const pipe = new Pipe();
    const lines = new LogLines(pipe.take);
    const line = `${'x'.repeat(999)}\n`;
    for (let n = 0; n < 1_250; n += 1) lines.write(line);
    pipe.room = 10_000_000;
    lines.flushSync();
    lines.write('later\n');
    const [told = '', later] = pipe.taken.slice(1_000_000).split('\n');
    const { level, lines: count, msg } = JSON.parse(told);
    assert.equal({ level, count, msg }, { level: 40, count: 250, msg: 'the log was not read, so lines were dropped' });
    assert.is(later, 'later');
  });

  test('a program whose log is not read goes on, and the log says later what it lacks', async () => {
    const child = start(20_000, "setInterval(() => log.info('still here'), 10);");
    try {
      const [said] = await once(child.stdout, 'data');
      assert.is(String(said), 'goes on');
      let log = '';
      await new Promise<void>((resolve) => {
        child.stderr.setEncoding('utf8').on('data', (part) => {
          log += part;
          if (log.includes('still here')) resolve();
        });
      });
      const all = parsed(log.slice(0, log.lastIndexOf('\n')));
      const written = all.filter(({ n }) => n !== undefined).length;
      const dropped = all.reduce((sum, { lines = 0 }) => sum + lines, 0);
      assert.ok(written < 20_000);
      assert.ok(written + dropped >= 20_000);
    } finally {
      child.kill('SIGKILL');
    }
  });

  test('a process that ends tries again to write what its reader is late for, but not what nothing reads any more', () => {
    const codes = ['EAGAIN', 'EAGAIN', 'EPIPE', 'EAGAIN'];
    let taken = '';
    const lines = new LogLines((bytes) => {
      const code = codes.shift();
      if (code !== undefined) throw Object.assign(new Error(code), { code });
      taken += bytes.toString();
      return bytes.length;
    });
    lines.write('one\n');
    lines.flushSync();
    assert.equal(codes, ['EAGAIN']);
    lines.flushSync();
    assert.is(taken, 'one\n');
  });
});
