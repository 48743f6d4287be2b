import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as assert from 'uvu/assert';
import { root } from '../cli/program.ts';
import { suite } from '../support/suite.ts';

const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');

/** The first column of a chapter's table, without backticks. */
const firstCells = (chapter: string): string[] => {
  const [, body = ''] = new RegExp(`^## ${chapter}\\n([\\s\\S]*?)(?=^## |(?![\\s\\S]))`, 'm').exec(text) ?? [];
  const [, , ...rows] = body.match(/^\|.*$/gm) ?? [];
  return rows.map((row) => (row.split('|')[1] ?? '').trim().replaceAll('`', ''));
};

/** Rings whose folders are separate rooms. */
const RINGS = ['platform', 'server'];

const folders = new Set(
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file.includes('/') && !file.startsWith('.') && existsSync(join(root, file)))
    .map(dirname),
);

suite('docs/architecture', (test) => {
  test('its code map has one line for every room', () => {
    const rooms = [...folders].map((folder) => {
      const [top = '', inner = ''] = folder.split('/');
      return `${RINGS.includes(top) && inner !== '' ? `${top}/${inner}` : top}/`;
    });
    assert.equal(firstCells('Code map').sort(), [...new Set([...rooms, 'db/engine/'])].sort());
  });

  test('every file and folder that it names exists', () => {
    const named = [...text.matchAll(/`([a-z-]+\/[\w./-]*)`/g)].map(([, path = '']) => path);
    assert.ok(named.length > 40);
    assert.equal(
      named.filter((path) => !existsSync(join(root, path))),
      [],
    );
  });

  test('it names every package that the platform needs at run time, and no other', () => {
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const named = firstCells('Dependencies').flatMap((cell) => cell.split(', '));
    assert.equal(named.sort(), Object.keys(dependencies).sort());
  });
});
