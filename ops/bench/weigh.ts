// Weighs the house: how much there is to read, where it lies, and how it is written. Each commit named on the command line gets a column,
// and the last column is the working tree: node ops/bench/weigh.ts v0.14.0 main
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { commentsIn, SHAPES, sentencesOf } from '../../test/support/comment-shapes.ts';
import { exportedNames, sharedNames } from '../../test/support/exported-names.ts';

/** The rooms that run at a user's or make what runs there. */
const PRODUCT =
  /^((clients\/)?(reference-wallet|simulator)|cli|codegen|console|db|domain|handlers|platform|(ops\/)?release|server|verify|wire)\/.*\.(ts|tsx|mjs|js)$/;
const OPERATION = /^handlers\//;
const GENERATED = /\.gen\.(ts|mjs)$/;
const SOURCE = /\.(ts|tsx|mjs|js)$/;
const SMALL_LINES = 25;

type File = { readonly path: string; readonly text: string };

const git = (...words: readonly string[]): Buffer => {
  const { status, stdout, stderr } = spawnSync('git', words, { maxBuffer: 2 ** 30 });
  if (status !== 0) throw new Error(stderr.toString());
  return stdout;
};

const filesOfTree = (): File[] =>
  git('ls-files', '-z')
    .toString()
    .split('\0')
    .filter((path) => existsSync(path) && statSync(path).isFile())
    .map((path) => ({ path, text: readFileSync(path, 'latin1') }));

const filesOfCommit = (commit: string): File[] => {
  const listed = git('ls-tree', '-r', '-z', '--format=%(objecttype) %(objectname) %(path)', commit).toString();
  const blobs = listed
    .split('\0')
    .map((row) => /^blob (\S+) (.*)$/s.exec(row))
    .filter((row) => row !== null);
  const input = blobs.map(([, id]) => `${id}\n`).join('');
  const { stdout } = spawnSync('git', ['cat-file', '--batch'], { input, maxBuffer: 2 ** 30 });
  let at = 0;
  return blobs.map(([, , path = '']) => {
    const end = stdout.indexOf('\n', at);
    const length = Number(stdout.toString('latin1', at, end).split(' ')[2]);
    at = end + 1 + length + 1;
    return { path, text: stdout.toString('latin1', end + 1, end + 1 + length) };
  });
};

const linesOf = ({ text }: File): number => text.split('\n').length - 1;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

type Row = readonly [name: string, value: string];

const weigh = (files: readonly File[]): Row[] => {
  const product = files.filter(({ path }) => PRODUCT.test(path) && !GENERATED.test(path));
  const rest = product.filter(({ path }) => !OPERATION.test(path));
  const isSmall = (file: File) => linesOf(file) <= SMALL_LINES;
  const loose = (room: string) => files.filter(({ path }) => new RegExp(`^${room}/[^/]+\\.(ts|mjs|js)$`).test(path));
  const names = [...new Set(product.flatMap(({ text }) => [...exportedNames(text)]))];
  const shared = sharedNames(product);
  const written = files.filter(({ path }) => SOURCE.test(path) && !GENERATED.test(path) && !/^generated\//.test(path));
  const comments = written.flatMap(({ text }) => commentsIn(text));
  const commentLines = sum(comments.map((lines) => lines.length));
  const sentences = comments.flatMap(sentencesOf);
  const architecture = files.find(({ path }) => path === 'ARCHITECTURE.md' || path === 'docs/ARCHITECTURE.md');
  const top = new Set(files.map(({ path }) => path.split('/')[0] ?? '').filter((entry) => !entry.startsWith('.')));
  return [
    ['tracked files', String(files.length)],
    ['tracked lines', String(sum(files.map(linesOf)))],
    ['  in snapshots of tables', String(sum(files.filter(({ path }) => /_snapshot\.json$/.test(path)).map(linesOf)))],
    ['  in released documents', String(sum(files.filter(({ path }) => /^spec\/released\//.test(path)).map(linesOf)))],
    ['entries of the top level', String(top.size)],
    [`product files of ${SMALL_LINES} lines or fewer`, share(product.filter(isSmall).length, product.length)],
    ['  without operations', share(rest.filter(isSmall).length, rest.length)],
    ['words of ARCHITECTURE.md', String(architecture?.text.split(/\s+/).filter((word) => /\w/.test(word)).length ?? 0)],
    ['loose files in db/', String(loose('db').length)],
    ['loose files in codegen/', String(loose('codegen').length)],
    ['exported names', String(names.length)],
    ['  that end in “Of”', share(names.filter((name) => /[a-z]Of$/.test(name)).length, names.length)],
    ['  exported from two files or more', String(shared.length)],
    ['    not fixed by the interface', String(shared.filter(({ fixed }) => !fixed).length)],
    ['“instanceof Promise”', String(sum(product.map(({ text }) => text.split('instanceof Promise').length - 1)))],
    ['comment lines', String(commentLines)],
    ...Object.entries(SHAPES).map(
      ([shape, has]) =>
        [`  a sentence ${shape}, in 1,000`, ((1000 * sentences.filter(has).length) / commentLines).toFixed(1)] as const,
    ),
  ];
};

const commits = process.argv.slice(2);
const columns = [...commits.map((commit) => weigh(filesOfCommit(commit))), weigh(filesOfTree())];
const heads = ['', ...commits, 'now'];
const table = [heads, ...(columns[0] ?? []).map(([name], at) => [name, ...columns.map((rows) => rows[at]?.[1] ?? '')])];
const widths = heads.map((_, column) => Math.max(...table.map((row) => (row[column] ?? '').length)));
for (const row of table)
  process.stdout.write(
    `${row.map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart((widths[at] ?? 0) + 2))).join('')}\n`,
  );
