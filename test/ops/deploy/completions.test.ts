// A long proof: it needs the shells bash, zsh and fish, and readers of manual pages.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { commands } from '../../../cli/commands.ts';
import { SHELLS } from '../../../cli/shell-completions.ts';
import { built, run } from '../../cli/program.ts';
import { blocksFor } from '../../docs/blocks.ts';
import { withPrograms } from '../../support/not-run.ts';
import { PATIENCE_MS } from '../../support/patience.ts';
import { withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { RELEASE } from './release.ts';

const blocks = blocksFor('docs/guides/install.md', import.meta.filename);

const shell = (program: string, words: readonly string[], cwd: string, path = ''): string =>
  execFileSync(program, words, {
    cwd,
    encoding: 'utf8',
    timeout: PATIENCE_MS,
    env: { PATH: `${path}:${process.env.PATH}`, HOME: cwd, TERM: 'dumb' },
  });

/** Lines as they are typed, up to the tab, and what a shell offers; a file `systems.json` and a folder `data` are there. */
const TYPED: readonly (readonly [line: string, offered: readonly string[]])[] = [
  ['pitboss adm', ['admin']],
  ['pitboss admin cr', ['create']],
  ['pitboss wallet ch', ['check']],
  ['pitboss wallet check --op', ['--operator']],
  ['pitboss wallet --op', ['--opening-balance']],
  ['pitboss backup --t', ['--to']],
  ['pitboss serve --data da', ['data']],
  ['pitboss systems sy', ['systems.json']],
  ['pitboss completions z', ['zsh']],
  ['pitboss serve --port 80', []],
];

const inFolder = (work: (cwd: string) => void): Promise<void> =>
  withFolder(async (folder) => {
    mkdirSync(join(folder, 'data'));
    writeFileSync(join(folder, 'systems.json'), '[]');
    work(folder);
  });

/** Types a line and a tab into an interactive zsh, and then a key that prints what the line has become. */
const ZSH = `zmodload zsh/zpty
zpty typed zsh -f -i
zpty -w typed "PS1=; autoload -Uz compinit; compinit -u -D; source $1; show() { print -r -- \\"@@\\$BUFFER@@\\" }; zle -N show; bindkey ^X show; print READ''Y"
zpty -r typed printed '*READY*'
zpty -w -n typed "$2"$'\\t\\x18'
zpty -r typed printed '*@@*@@*'
print -r -- "$printed"
`;

suite('ops/deploy/completions', (test) => {
  test('the files are what the command prints', async () => {
    for (const [name, { file }] of Object.entries(SHELLS)) {
      const { stdout, status } = await run(['completions', name]);
      assert.is(status, 0);
      assert.is(stdout, readFileSync(join(RELEASE, 'completions', name, file), 'utf8'));
    }
    assert.is((await run(['completions', 'tcsh'])).status, 1);
  });

  test('bash completes, as the guide loads it', () =>
    withPrograms('the completions of bash', ['bash'], () =>
      inFolder((cwd) => {
        const programs = join(cwd, 'bin');
        mkdirSync(programs);
        writeFileSync(join(programs, 'pitboss'), `#!/bin/sh\nexec '${built('pitboss')}' "$@"\n`, { mode: 0o755 });
        const load = blocks.one('Completions of your shell', 'sh');
        const tries = TYPED.map(([line]) => {
          const words = line.split(' ');
          return `COMP_WORDS=(${words.join(' ')}); COMP_CWORD=${words.length - 1}; _pitboss pitboss; echo "\${COMPREPLY[*]}"`;
        });
        const printed = shell('bash', ['-c', `${load}complete -p pitboss\n${tries.join('\n')}`], cwd, programs).split(
          '\n',
        );
        assert.match(printed[0] ?? '', '-F _pitboss pitboss');
        assert.equal(
          printed.slice(1, -1),
          TYPED.map(([, offered]) => offered.join(' ')),
        );
      }),
    ));

  test('fish completes', () =>
    withPrograms('the completions of fish', ['fish'], () =>
      inFolder((cwd) => {
        for (const [line, offered] of TYPED) {
          const load = `source ${RELEASE}/completions/fish/pitboss.fish; complete -C ${JSON.stringify(line)}`;
          const found = shell('fish', ['--no-config', '-c', load], cwd)
            .split('\n')
            .map((row) => row.split('\t')[0]?.replace(/\/$/, ''));
          assert.equal(
            found.filter((word) => word !== ''),
            offered,
            line,
          );
        }
      }),
    ));

  test('zsh completes what is typed', () =>
    withPrograms('the completions of zsh', ['zsh'], () =>
      inFolder((cwd) => {
        for (const [line, [offered]] of TYPED)
          if (offered !== undefined) {
            const whole = [...line.split(' ').slice(0, -1), offered].join(' ');
            const printed = shell('zsh', ['-f', '-c', ZSH, 'zsh', `${RELEASE}/completions/zsh/_pitboss`, line], cwd);
            assert.is(/@@(pitboss .*?)[ /]?@@/.exec(printed)?.[1], whole, printed);
          }
      }),
    ));

  test('the manual page has every command, and renders without a warning', () =>
    withPrograms('the manual page', ['man', 'mandoc', 'groff'], () => {
      const page = join(RELEASE, 'pitboss.1');
      for (const [program, ...words] of [
        ['mandoc', '-T', 'lint', '-W', 'warning', page],
        ['groff', '-mandoc', '-ww', '-b', '-z', '-Tutf8', page],
      ] as const) {
        const { status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8' });
        assert.equal([status, stdout, stderr], [0, '', ''], program);
      }
      const { stdout, stderr, status } = spawnSync('man', ['-l', '--warnings', page], {
        encoding: 'utf8',
        env: { PATH: process.env.PATH, MANWIDTH: '400', LC_ALL: 'C.UTF-8', MANPAGER: 'cat' },
      });
      assert.equal([status, stderr], [0, '']);
      for (const { usage } of commands) assert.match(stdout, `pitboss ${usage}`);
      assert.match(stdout, 'PITBOSS_TRUSTED_PROXIES');
    }));

  test('every block of the guide that is its own was run', () => assert.equal(blocks.left(), []));
});
