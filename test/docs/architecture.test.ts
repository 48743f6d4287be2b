import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import * as assert from 'uvu/assert';
import { root } from '../cli/program.ts';
import { suite } from '../support/suite.ts';

const PAGE = 'docs/ARCHITECTURE.md';
const read = (page: string): string => readFileSync(join(root, page), 'utf8');
const text = read(PAGE);

/** The first column of a chapter's table, without backticks. */
const firstCells = (chapter: string): string[] => {
  const [, body = ''] = new RegExp(`^## ${chapter}\\n([\\s\\S]*?)(?=^## |(?![\\s\\S]))`, 'm').exec(text) ?? [];
  const [, , ...rows] = body.match(/^\|.*$/gm) ?? [];
  return rows.map((row) => (row.split('|')[1] ?? '').trim().replaceAll('`', ''));
};

/** Rings whose folders are separate rooms. */
const RINGS = ['platform', 'server', 'clients', 'ops'];

const folders = new Set(
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file.includes('/') && !file.startsWith('.') && existsSync(join(root, file)))
    // A chapter of a ring whose folders are rooms.
    .filter((file) => !/^(clients|platform|server)\/README\.md$/.test(file))
    .map(dirname),
);

/** The chapters that it links to, by file. */
const chapters = [...text.matchAll(/\]\((\.\.\/[\w./-]+\.md)\)/g)].map(([, link = '']) =>
  normalize(join(dirname(PAGE), link)),
);
const pages = [PAGE, ...chapters];
const WORDS_MAX = 2500;

suite('docs/architecture', (test) => {
  test('the page is short, and leads to every chapter that lies next to code', () => {
    const words = text.split(/\s+/).filter((word) => /\w/.test(word)).length;
    assert.ok(words <= WORDS_MAX, `${words} words: move what only one room needs to its chapter`);
    const lying = [...folders, 'clients', 'platform', 'server']
      .map((folder) => `${folder}/README.md`)
      .filter((file) => existsSync(join(root, file)));
    const rings = lying.filter((file) => /^(clients|db|platform|server|console)\/(?!typescript\/)/.test(file));
    assert.equal(
      rings.filter((file) => !chapters.includes(file)),
      [],
    );
  });

  test('its code map has one line for every room', () => {
    const rooms = [...folders].map((folder) => {
      const [top = '', inner = ''] = folder.split('/');
      return `${RINGS.includes(top) && inner !== '' ? `${top}/${inner}` : top}/`;
    });
    assert.equal(
      firstCells('Code map').sort(),
      [...new Set([...rooms, 'db/engine/', 'db/tables/', 'cli/verify/'])].sort(),
    );
  });

  test('every file and folder that it and its chapters name exists', () => {
    const named = pages.flatMap((page) =>
      [...read(page).matchAll(/`([a-z-]+\/[\w./-]*)`/g)].map(([, path = '']) => ({ page, path })),
    );
    assert.ok(named.length > 100);
    // A page of a package names its files from the package.
    const bases = (page: string) => ['.', dirname(page), dirname(dirname(page))];
    assert.equal(
      named.filter(({ page, path }) => !bases(page).some((base) => existsSync(join(root, base, path)))),
      [],
    );
  });

  test('it names every package that the platform needs at run time, and no other', () => {
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const named = firstCells('Dependencies').flatMap((cell) => cell.split(', '));
    assert.equal(named.sort(), Object.keys(dependencies).sort());
  });
});
