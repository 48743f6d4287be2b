import { join, relative } from 'node:path';
import * as assert from 'uvu/assert';
import { run } from '../../../codegen/cli.ts';
import { suite } from '../../support/suite.ts';
import { type Casino, type Edit, withCasino } from '../casino.ts';

const TABLES = 'spec/tables/paths/tables.yaml';
const UNSUMMED: Edit = { file: TABLES, replace: '  summary: Lists the tables.\n', by: '' };
const UNKNOWN: Edit = { file: 'spec/seats/paths/auth.yaml', replace: '  x-requirement: S1\n', by: '' };

/** A command's whole output in a format, and its exit status. */
const said = async ({ folder }: Casino, format: string, ...words: string[]) => {
  const lines: string[] = [];
  const status = await run([...words, '--config', join(folder, 'codegen.json'), '--format', format], (line) =>
    lines.push(line),
  );
  return { status, text: lines.join('\n'), at: (file: string) => relative(process.cwd(), join(folder, file)) };
};

suite('codegen/--format', (test) => {
  test('json: what the linter finds, with place and rule', () =>
    withCasino([UNSUMMED], async (casino) => {
      const { status, text, at } = await said(casino, 'json', 'lint');
      const { command, passed, results, findings } = JSON.parse(text);
      assert.equal([status, command, passed, results], [1, 'lint', false, []]);
      assert.equal(findings, [
        {
          level: 'error',
          rule: 'operation-summary',
          message: 'Operation object should contain `summary` field.',
          file: at(TABLES),
          line: 1,
          column: 1,
        },
      ]);
    }));

  test('json: what the linter finds in several documents', () =>
    withCasino(
      [UNSUMMED, { file: 'spec/seats/paths/seats.yaml', replace: '  summary: ', by: '  x-was: ' }],
      async (casino) => {
        const { text, at } = await said(casino, 'json', 'lint');
        const files = JSON.parse(text).findings.map(({ file }: { file: string }) => file);
        assert.equal(files.sort(), [at('spec/seats/paths/seats.yaml'), at(TABLES)].sort());
      },
    ));

  test('json: what the generator refuses, in the file that is to blame', () =>
    withCasino([UNKNOWN], async (casino) => {
      for (const command of ['lint', 'generate']) {
        const { status, text, at } = await said(casino, 'json', command);
        const [finding, ...others] = JSON.parse(text).findings;
        assert.equal([status, others], [1, []]);
        assert.is(finding.file, at('spec/seats/paths/auth.yaml'));
        assert.ok(finding.line > 0 && finding.column > 0);
        assert.match(finding.message, /^the operation has neither x-requirement nor x-extension\. Add /);
      }
    }));

  test('json: success has the result', () =>
    withCasino([], async (casino) => {
      const { status, text } = await said(casino, 'json', 'lint');
      assert.is(status, 0);
      assert.equal(JSON.parse(text), { command: 'lint', passed: true, results: ['3 documents pass'], findings: [] });
    }));

  test('json: check names files that are missing', () =>
    withCasino([], async (casino) => {
      const { status, text } = await said(casino, 'json', 'check');
      const { findings } = JSON.parse(text);
      assert.is(status, 1);
      assert.ok(findings.length > 3);
      for (const { rule, file, message } of findings) {
        assert.is(rule, 'stale');
        assert.ok(file.startsWith('test/codegen/fixtures/.run-'), file);
        assert.match(message, /^is missing: run /);
      }
    }));

  test('github: an annotation for each finding', () =>
    withCasino([UNSUMMED], async (casino) => {
      const { text, at } = await said(casino, 'github', 'lint');
      assert.is(
        text,
        `::error file=${at(TABLES)},line=1,col=1,title=operation-summary::Operation object should contain \`summary\` field.`,
      );
    }));

  test('sarif: a run with rules and results', () =>
    withCasino([UNSUMMED], async (casino) => {
      const { text, at } = await said(casino, 'sarif', 'lint');
      const { version, runs } = JSON.parse(text);
      assert.is(version, '2.1.0');
      const [{ tool, results }] = runs;
      assert.equal(tool.driver.rules, [{ id: 'operation-summary' }]);
      assert.equal(results, [
        {
          ruleId: 'operation-summary',
          level: 'error',
          message: { text: 'Operation object should contain `summary` field.' },
          locations: [
            { physicalLocation: { artifactLocation: { uri: at(TABLES) }, region: { startLine: 1, startColumn: 1 } } },
          ],
        },
      ]);
    }));

  test('diff: a breaking change is an error with its place', () =>
    withCasino([], (before) =>
      withCasino(
        [{ file: TABLES, replace: 'operationId: listTables', by: 'operationId: allTables' }],
        async (after) => {
          const files = [before, after].map(({ folder }) => join(folder, 'spec/tables/openapi.yaml'));
          const { status, text, at } = await said(after, 'json', 'diff', ...files);
          const [{ level, rule, file, line }] = JSON.parse(text).findings;
          assert.equal([status, level, rule, file, line], [1, 'error', 'operation-id-changed', at(TABLES), 2]);
        },
      ),
    ));

  test('another format is wrong usage', () =>
    withCasino([], async (casino) => {
      const { status, text } = await said(casino, 'xml', 'lint');
      assert.is(status, 2);
      assert.match(text, /xml is not a format/);
    }));
});
