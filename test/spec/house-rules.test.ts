import * as assert from 'uvu/assert';
import { redocly } from '../../codegen/redocly.ts';
import { suite } from '../support/suite.ts';

const root = new URL('../..', import.meta.url).pathname;
const sections = ['accounts', 'jackpots', 'operator', 'bonuses', 'frontend', 'wallet'].map(
  (name) => `spec/${name}/openapi.yaml`,
);
const lint = (...files: string[]) =>
  redocly(root, ['lint', '--config', 'spec/redocly.yaml', '--format=json', ...files]);

type Finding = { ruleId: string; location: { pointer?: string }[] };

suite('spec/house-rules', (test) => {
  test('the sections break no rule', () => {
    const { failed, output } = lint(...sections);
    assert.not(failed, output);
  });

  test('each rule finds the fault that it is there for, and says how to mend it', () => {
    const { output } = lint('spec/accounts/openapi.yaml', 'test/spec/fixtures/faulty.yaml');
    // One JSON document per section, the faulty one last, then what goes to stderr.
    const document = output.slice(output.lastIndexOf('\n}{') + 2, output.lastIndexOf('\n}') + 2);
    const { problems }: { problems: Finding[] } = JSON.parse(document);
    const found = problems
      .filter(({ ruleId }) => ruleId.startsWith('house/'))
      .map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer ?? ''}`);
    const body = '#/paths/~1a/post/requestBody/content/application~1json';
    const expected = [
      'house/operation-id #/paths/~1a/post/operationId',
      'house/operation-id #/paths/~1b/get/operationId',
      'house/requirement #/paths/~1a/post/x-requirement',
      'house/permission #/paths/~1a/post',
      'house/permission #/paths/~1b/get/x-permission',
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
});
