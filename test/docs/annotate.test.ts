import * as assert from 'uvu/assert';
import type { OperationObject } from '../../codegen/read/document/document.ts';
import { annotate } from '../../docs/annotate.ts';
import type { AsyncDocument } from '../../docs/specs.ts';
import { suite } from '../support/suite.ts';
import type { Drawn } from './pages.ts';

const registry = new Map([
  ['not_implemented', { status: 501, title: 'x', action: 'x' }],
  ['owner_not_found', { status: 404, title: 'x', action: 'x' }],
]);

const drawn = (operation: OperationObject): OperationObject => {
  const document = {
    openapi: '3.1.0',
    info: { title: 'Pitboss bonuses', version: '1' },
    paths: { '/x': { get: operation } },
  };
  const { paths, info } = annotate({ kind: 'openapi', section: 'bonuses', document }, registry) as Drawn;
  assert.is(info.title, 'Bonuses');
  return paths?.['/x']?.get ?? {};
};

const drawnEvents = (document: AsyncDocument) =>
  annotate({ kind: 'asyncapi', section: 'bonuses', document }, registry) as {
    info: { description?: string };
    channels: Record<string, { description?: string }>;
  };

suite('docs/annotate', (test) => {
  test('a pending operation is marked in the list and above its description', () => {
    const pending = drawn({ operationId: 'x', description: 'Answers x.', 'x-pending': true });
    assert.equal(pending['x-badges' as keyof OperationObject], [{ name: 'Planned', position: 'after' }]);
    assert.is(
      pending.description,
      '> **Specified, but not available yet.** This release answers 501 [`not_implemented`](../problems/not_implemented).\n\nAnswers x.',
    );
  });

  test('an operation that is built is not marked', () => {
    assert.equal(drawn({ operationId: 'x', description: 'Answers x.' }), {
      operationId: 'x',
      description: 'Answers x.',
    });
  });

  test('an operation lists its problems in order, each with status and page, and its events', () => {
    const { description } = drawn({
      description: 'Answers x.',
      'x-problems': ['owner_not_found', 'not_implemented'],
      'x-emits': ['WinEvent'],
    });
    assert.is(
      description,
      [
        'Answers x.',
        '**Emits** `WinEvent`.',
        '**Problems**, in the order they are checked: [`owner_not_found`](../problems/owner_not_found) 404, [`not_implemented`](../problems/not_implemented) 501.',
      ].join('\n\n'),
    );
  });

  test('pending events are marked: a whole document, or one of its channels', () => {
    const info = { title: 'Pitboss events', description: 'Events.' };
    const note = '> **Specified, but not available yet** in this release.';
    const whole = drawnEvents({ info, 'x-pending': true, channels: { a: { description: 'A.' } } });
    assert.is(whole.info.description, `${note}\n\nEvents.`);
    assert.is(whole.channels.a?.description, 'A.');
    const one = drawnEvents({ info, channels: { a: { 'x-pending': true }, b: { description: 'B.' } } });
    assert.is(one.info.description, 'Events.');
    assert.is(one.channels.a?.description, note);
    assert.is(one.channels.b?.description, 'B.');
  });

  test('a list that is also CSV shows its first example so', () => {
    const items = { type: 'object', properties: { id: {}, name: {}, tags: {} } };
    const response = (example: object) => ({
      description: 'Done.',
      content: {
        'application/json': { schema: { type: 'array', items }, ...example },
        'text/csv': { 'x-rendition': true, schema: { type: 'string' } },
      },
    });
    const listed = [{ name: 'a "b"', tags: ['x', 'y'], id: 1 }, { id: 2 }];
    for (const example of [{ example: listed }, { examples: { some: { value: listed } } }]) {
      const { responses } = drawn({ operationId: 'listX', responses: { 200: response(example) } } as OperationObject);
      const csv = Reflect.get(Reflect.get(Object(responses?.[200]), 'content'), 'text/csv');
      assert.is(csv.example, 'id,name,tags\r\n1,"a ""b""","[""x"",""y""]"\r\n2,,\r\n');
    }
  });
});
