import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { parseDocument, visit } from 'yaml';
import { SHAPES, sentencesOf } from './support/comment-shapes.ts';
import { suite } from './support/suite.ts';

const root = join(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Sentences of a text that read as if they were translated. */
const accented = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => sentencesOf([text.replaceAll(/\s+/g, ' ')]))
    .filter((sentence) => Object.values(SHAPES).some((has) => has(sentence)));

/** The values of a YAML document, by paragraph, list item and table row. */
const valuesIn = (text: string): string[] => {
  const values: string[] = [];
  visit(parseDocument(text), {
    Scalar: (key, { value }) => {
      if (key !== 'key' && typeof value === 'string') values.push(...value.split(/\n\n|\n- |\n(?=\|)/));
    },
  });
  return values;
};

/** The headings, paragraphs, list items and table cells of a page, without its code. */
const paragraphsIn = (text: string): string[] =>
  text
    .replaceAll(/^ *```.*?^ *```/gms, '')
    .replaceAll(/`[^`]*`/g, '``')
    .split(/\n\s*\n|\n\s*(?:[-*]|\d+\.) |\n(?=#)|(?<=^#.*)\n|\|/m)
    .map((paragraph) => paragraph.replace(/^\s*(?:#+|[-*]|\d+\.) /, '').trim());

/** The strings of a source that have several words, and the text between its tags. */
const messagesIn = (text: string): string[] =>
  [
    ...text
      .replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')
      .replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '…')
      .matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`|>([^<>{}=;]*)</g),
  ]
    .map((found) => (found[1] ?? found[2] ?? found[3] ?? found[4] ?? '').trim())
    // A quote in a comment or an expression can begin a text that is none.
    .filter((message) => !/;\n/.test(message) && /[a-z]\s+\S*[a-z]\S*\s/i.test(message));

/** The titles of suites and tests in a source, without the requirement that they begin with: strings before a function. */
const titlesIn = (text: string): string[] =>
  [
    ...text.matchAll(
      /\b\w+\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`),\s*(?:async\s*)?(?:\(|\w+ =>)/g,
    ),
  ]
    .map((found) => (found[1] ?? found[2] ?? found[3] ?? '').replace(/^(?:[A-F]\d{1,2}\b|\$\{label\}):? /, ''))
    .map((title) => title.charAt(0).toUpperCase() + title.slice(1));

/** Pages for users and contributors, and the chapters of the architecture, which stand next to what they describe. */
const PAGES = /\.md$/;
const SOURCES =
  /^(cli|codegen|console|db|docs|domain|handlers|ops|platform|server|spec|wire|clients)\/.*\.(tsx?|mjs|js)$/;
const GENERATED = /\.gen\.|(^|\/)generated\/|^ops\/bench\//;

const wrong = (pattern: RegExp, texts: (text: string) => string[]): string[] => {
  const checked = files.filter((file) => pattern.test(file) && !GENERATED.test(file));
  assert.ok(checked.length > 10, 'the files were found');
  return checked.flatMap((file) => accented(texts(read(file))).map((sentence) => `${file}: ${sentence}`));
};

suite('tidy-texts', (test) => {
  test('specs describe a field by a noun or a verb, in the words of a native reader', () => {
    assert.equal(wrong(/^spec\/(?!released\/).*\.yaml$/, valuesIn), []);
  });

  test('so do guides, read-mes and the changelog', () => {
    assert.equal(wrong(PAGES, paragraphsIn), []);
  });

  test('and messages, refusals and labels', () => {
    assert.equal(wrong(SOURCES, messagesIn), []);
  });

  test('and titles of tests', () => {
    assert.equal(wrong(/^test\/.*\.ts$/, titlesIn), []);
  });

  test('a sentence with such a shape is found', () => {
    const said = 'What it holds.';
    const found = [valuesIn(`description: ${said}`), paragraphsIn(`# One\n\n- ${said}\n`), messagesIn(`x = '${said}'`)];
    assert.equal(found.map(accented), [[said], [said], [said]]);
    for (const label of ['', 'B4 ', 'B4: '])
      assert.equal(accented(titlesIn(`  test('${label}what it holds.', async () => {`)), [said]);
    assert.equal(accented(paragraphsIn('A page.\n\n```\nWhat it holds.\n```\n')), []);
  });
});
