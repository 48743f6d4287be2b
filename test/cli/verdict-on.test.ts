import * as assert from 'uvu/assert';
import { CommandStopped } from '../../cli/command.ts';
import { verdictOn } from '../../cli/verdict-on.ts';
import { unavailable } from '../../db/engine/store-error.ts';
import { suite } from '../support/suite.ts';

const command = { usage: 'serve [--port 8080]' };

const failure = (fields: object): Error => Object.assign(new Error('what the system says'), fields);

suite('cli/verdict-on', (test) => {
  test('a refusal by the machine is a sentence and status 1; a bug is its stack and status 70', () => {
    const cases: [error: unknown, status: number, text: RegExp][] = [
      [
        failure({ code: 'EADDRINUSE', port: 8080 }),
        1,
        /^pitboss: Port 8080 is in use\..*pitboss serve \[--port 8080\]$/,
      ],
      [
        failure({ code: 'EACCES', syscall: 'listen' }),
        1,
        /^pitboss: Cannot listen on that address \(what the system says\)/,
      ],
      [failure({ code: 'ENOTFOUND', syscall: 'getaddrinfo' }), 1, /Check PITBOSS_HOST/],
      [
        failure({ code: 'EACCES', syscall: 'mkdir' }),
        1,
        /^pitboss: Cannot use the data folder \(what the system says\)/,
      ],
      [failure({ code: 'EROFS', syscall: 'open' }), 1, /Cannot use the data folder/],
      [failure({ code: 'ENOSPC', syscall: 'write' }), 1, /Cannot use the data folder/],
      [failure({ code: 'SQLITE_CANTOPEN' }), 1, /Cannot use the data folder/],
      [failure({ code: 'SQLITE_READONLY_DBMOVED' }), 1, /Cannot use the data folder/],
      [new CommandStopped('Stopped.'), 130, /^pitboss: Stopped\.$/],
      [
        unavailable(failure({ code: 'SQLITE_FULL' })),
        1,
        /^pitboss: Cannot use the data folder \(what the system says\)/,
      ],
      [
        unavailable(failure({ code: 'EPIPE' })),
        1,
        /^pitboss: The connection to the database was lost \(what the system says\)/,
      ],
      [unavailable(failure({ code: '57P01' })), 1, /^pitboss: The connection to the database was lost/],
      [failure({ code: 'EPIPE' }), 70, /^Error: what the system says/],
      [unavailable(undefined), 70, /^StoreError: /],
      [failure({ code: 'SQLITE_CONSTRAINT' }), 70, /^Error: what the system says\n\s+at /],
      [failure({}), 70, /^Error: what the system says\n\s+at /],
      ['nothing', 70, /^nothing$/],
    ];
    for (const [error, status, text] of cases) {
      const [given, said] = verdictOn(error, command);
      assert.is(given, status, said);
      assert.match(said, text);
    }
  });
});
