import { globSync } from 'node:fs';
import * as assert from 'uvu/assert';
import { lintBy } from '../../codegen/commands/lint.ts';
import { readProjectConfig } from '../../codegen/read/config/config.ts';
import { inFull } from '../support/in-full.ts';
import { suite } from '../support/suite.ts';

const root = new URL('../..', import.meta.url).pathname;
const sections = globSync('spec/*/{openapi,asyncapi}.yaml', { cwd: root }).sort();
const config = readProjectConfig(`${root}codegen/pitboss.json`);
const lint = (...files: string[]) => lintBy(config, files, ['--format=json']);

type Finding = { ruleId: string; location: { pointer?: string }[] };

/** Each house rule that was broken, and where. */
const faultsIn = (report: string): string[] => {
  const { problems }: { problems: Finding[] } = JSON.parse(report);
  return problems
    .filter(({ ruleId }) => ruleId.startsWith('house/'))
    .map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer ?? ''}`);
};

let report: string | undefined;
/** The report of lint. Redocly prints one JSON document per section, the faulty one last, then the output on stderr. */
const ofFaulty = (): string => {
  report ??= lint('spec/accounts/openapi.yaml', 'test/spec/fixtures/faulty.yaml').output;
  return report;
};

suite('spec/house-rules', (test) => {
  inFull(test)('the sections cause no errors and no warnings', () => {
    assert.ok(sections.length >= 10, sections.join());
    const { failed, output } = lint(...sections);
    assert.not(failed, output);
    assert.equal([...output.matchAll(/"severity": "\w+"/g)].map(String), []);
  });

  test('each rule finds its fault and says how to fix it', () => {
    const output = ofFaulty();
    const document = output.slice(output.lastIndexOf('\n}{') + 2, output.lastIndexOf('\n}') + 2);
    const found = faultsIn(document);
    const body = '#/paths/~1a/post/requestBody/content/application~1json';
    const expected = [
      'house/operation-id #/paths/~1a/post/operationId',
      'house/operation-id #/paths/~1b/get/operationId',
      'house/requirement #/paths/~1a/post/x-requirement',
      'house/permission #/paths/~1a/post/x-permission/resource',
      'house/permission #/paths/~1b/get/x-permission',
      'house/account-types #/paths/~1a/post/x-accounts',
      'house/audits #/paths/~1a/post',
      'house/prose #/paths/~1a/post/summary',
      'house/prose #/paths/~1a/post/description',
      'house/statuses #/paths/~1a/post/x-problems/2',
      'house/statuses #/paths/~1a/post/responses',
      'house/statuses #/paths/~1a/post/responses/409',
      'house/precedence #/paths/~1a/post/x-problems',
      'house/pending #/paths/~1a/post',
      'house/events #/paths/~1a/post/x-emits',
      'house/idempotency #/paths/~1a/post',
      'house/repeatable #/paths/~1a/post/x-repeatable',
      'house/repeatable #/paths/~1b/get/x-repeatable',
      'house/csv #/paths/~1a/post/responses',
      'house/csv #/paths/~1b/get/responses',
      'house/deprecation #/paths/~1b/get',
      'house/deprecation #/paths/~1b/get/responses',
      `house/examples ${body}`,
      'house/examples #/paths/~1b/get/responses/200/content/application~1json',
      `house/described-properties ${body}/schema/properties/name`,
      `house/bounded ${body}/schema/properties/name`,
      `house/bounded ${body}/schema/properties/tags`,
      `house/bounded ${body}/schema/properties/tags/items`,
      `house/closed-requests ${body}/schema`,
    ];
    for (const fault of expected) assert.ok(found.includes(fault), `${fault} was not found among\n${found.join('\n')}`);
    assert.equal(
      [...new Set(found)].filter((fault) => !expected.includes(fault)),
      [],
    );
  });

  test('an unknown resource is refused with the file that lists the resources', () => {
    assert.match(
      ofFaulty(),
      /Correct the resource things, or add it to ResourcePermission in spec\/schemas\/permissions\.yaml/,
    );
  });

  test('each rule for events finds its fault', () => {
    const { output } = lint('test/spec/fixtures/faulty-events.yaml');
    const found = faultsIn(output.slice(0, output.lastIndexOf('\n}') + 2));
    const message = '#/components/messages';
    assert.equal([...new Set(found)].sort(), [
      `house/bounded ${message}/Command/payload/properties/text`,
      `house/closed-commands ${message}/Command/payload`,
      `house/described-properties ${message}/Command/payload/properties/text`,
      `house/message ${message}/Heard`,
      'house/outlet #/channels/radio/x-outlet',
      'house/outlet #/channels/socket/x-close-codes',
      'house/outlet #/channels/socket/x-permission',
      'house/prose #/channels/radio',
      'house/prose #/operations/hear',
      `house/ref-siblings ${message}/Command/payload/properties/id/deprecated`,
      'house/requirement #/channels/radio/x-extension',
      'house/requirement #/channels/socket/x-requirement',
    ]);
    assert.is(
      found.filter((fault) => fault.startsWith('house/message')).length,
      5,
      'each part of a message is asked for',
    );
  });
});
