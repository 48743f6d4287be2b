import * as assert from 'uvu/assert';
import { decimalText, numberIn } from '../../../../codegen/runtime/forms/decimal.ts';
import { branchDraft, type Draft, draftOf, requestDraft } from '../../../../codegen/runtime/forms/draft.ts';
import type { Form, Node } from '../../../../codegen/runtime/forms/form.ts';
import type { Formats } from '../../../../codegen/runtime/forms/leaf-rules.ts';
import { readRequest, valueFaults } from '../../../../codegen/runtime/forms/read-draft.ts';
import { suite } from '../../../support/suite.ts';

const formOf = (body: Node): Form => ({
  operationId: 'placeOrder',
  summary: 'Place an order',
  method: 'POST',
  path: '/orders',
  body: { required: true, ...body },
});

/** The body sent for a draft, and the faults as `pointer detail`. */
const readBody = (body: Draft | undefined, node: Node) => {
  const { request, faults } = readRequest({ form: formOf(node), parameters: new Map(), body });
  return { body: request.body, faults: faults.map(({ pointer, detail }) => `${pointer} ${detail}`) };
};

const typed = (node: Node, text: string): Draft => {
  const draft = draftOf(node);
  if (draft.kind !== 'text') throw new Error('the node is not typed');
  return { ...draft, text };
};

const faultsOf = (node: Node, value: unknown, formats: Formats = {}) =>
  valueFaults(node, value, formats).map(({ pointer, detail }) => `${pointer} ${detail}`);

suite('codegen/forms: numbers', (test) => {
  test('are sent as they are typed', () => {
    const texts = ['0', '0.000001', '7999999999.999999', '8000000000', '-12.5', '0.1', '1234567890123'];
    for (const text of texts) assert.is(decimalText(Number(numberIn(text))), text);
    assert.is(numberIn(' 1.50 '), 1.5);
    assert.is(numberIn('007'), 7);
  });

  test('have no exponent', () => {
    assert.equal([1e-7, 1.5e-7, 1e21, -2.5e-10, 5e-324].map(decimalText).slice(0, 4), [
      '0.0000001',
      '0.00000015',
      '1000000000000000000000',
      '-0.00000000025',
    ]);
  });

  test('that would be rounded are refused', () => {
    for (const text of ['9007199254740993', '0.12345678901234567890', '79999999999.9999999'])
      assert.match(String(numberIn(text)), /more digits than can be sent exactly/);
  });

  test('are no other text', () => {
    for (const text of ['1,000', '1e3', '0x10', '1.', '.5', '--1', 'NaN', '١'])
      assert.match(String(numberIn(text)), /digits with at most one point/);
  });
});

suite('codegen/forms: checks', (test) => {
  const amount: Formats = { amount: { type: 'number', validate: (value) => value <= 8 } };
  const CASES: readonly (readonly [fact: string, node: Node, value: unknown, faults: string[], formats?: Formats])[] = [
    ['a short text', { kind: 'text', minLength: 2 }, 'a', [' Must have at least 2 characters.']],
    ['a long text', { kind: 'text', maxLength: 1 }, 'ab', [' Must have at most 1 character.']],
    ['characters are counted, not their halves', { kind: 'text', maxLength: 1 }, '🎰', []],
    ['an empty text that may not be', { kind: 'text', minLength: 1 }, '', [' This field is required.']],
    ['only spaces where there must be more', { kind: 'text', pattern: '\\S' }, ' ', [' This field is required.']],
    ['a pattern', { kind: 'text', pattern: '^a+$' }, 'b', [' Must match the pattern ^a+$.']],
    ['an address', { kind: 'text', format: 'email' }, 'a', [' Must be an e-mail address.']],
    [
      'a day that does not exist',
      { kind: 'text', format: 'date' },
      '2026-02-30',
      [' Must be a date, such as 2026-03-31.'],
    ],
    ['a time', { kind: 'text', format: 'date-time' }, '2026-02-28T10:00:00+01:00', []],
    ['a format that is not known', { kind: 'text', format: 'odd' }, 'b', []],
    ['a part of a number', { kind: 'integer' }, 1.5, [' Must be a whole number.']],
    ['a small number', { kind: 'number', minimum: 1 }, 0, [' Must be at least 1.']],
    ['a large number', { kind: 'number', maximum: 1 }, 2, [' Must be at most 1.']],
    ['a limit that is not reached', { kind: 'number', exclusiveMinimum: 0 }, 0, [' Must be greater than 0.']],
    ['a limit that is left out', { kind: 'number', exclusiveMaximum: 1 }, 1, [' Must be less than 1.']],
    ['a step', { kind: 'number', multipleOf: 5 }, 7, [' Must be a multiple of 5.']],
    ['a step in decimals', { kind: 'number', multipleOf: 0.01 }, 0.07, []],
    ['less than a step in decimals', { kind: 'number', multipleOf: 0.01 }, 0.075, [' Must be a multiple of 0.01.']],
    ["the project's own format", { kind: 'number', format: 'amount' }, 9, [' Must be a valid amount.'], amount],
    ['an option', { kind: 'choice', options: ['a', 2] }, 2, []],
    ['a short list', { kind: 'list', items: { kind: 'text' }, minItems: 1 }, [], [' Must have at least 1 entry.']],
    ['a long list', { kind: 'list', items: { kind: 'text' }, maxItems: 0 }, ['a'], [' Must have at most 0 entries.']],
    [
      'the same twice',
      { kind: 'list', items: { kind: 'text' }, uniqueItems: true },
      ['a', 'a'],
      ['/1 This is in the list already.'],
    ],
    ['an item of a list', { kind: 'list', items: { kind: 'integer', minimum: 1 } }, [1, 0], ['/1 Must be at least 1.']],
    [
      'a name of a map, whose pointer is escaped',
      { kind: 'map', values: { kind: 'integer' }, keys: { kind: 'text', pattern: '^[a-z]+$' } },
      { 'a/b': 1.5 },
      ['/a~1b The name: Must match the pattern ^[a-z]+$.', '/a~1b Must be a whole number.'],
    ],
    [
      'a missing field',
      { kind: 'object', fields: [{ name: 'a', required: true, kind: 'integer' }] },
      {},
      ['/a This field is required.'],
    ],
    [
      'a field that is only read is not asked for',
      { kind: 'object', fields: [{ name: 'a', required: true, readOnly: true, kind: 'integer' }] },
      {},
      [],
    ],
  ];
  for (const [fact, node, value, faults, formats] of CASES)
    test(fact, () => assert.equal(faultsOf(node, value, formats), faults));
});

suite('codegen/forms: drafts', (test) => {
  const object = (...fields: readonly (Node & { name: string; required?: true })[]): Node => ({
    kind: 'object',
    fields,
  });

  test('an optional field that is not filled in is left out', () => {
    const node = object(
      { name: 'text', kind: 'text', minLength: 3 },
      { name: 'number', kind: 'number' },
      { name: 'flag', kind: 'boolean' },
      { name: 'choice', kind: 'choice', options: ['a'] },
      { name: 'list', kind: 'list', items: { kind: 'text' }, minItems: 1 },
      { name: 'object', kind: 'object', fields: [{ name: 'a', required: true, kind: 'text' }] },
      { name: 'json', kind: 'json' },
    );
    assert.equal(readBody(draftOf(node), node), { body: {}, faults: [] });
  });

  test('a required field that is not filled in is a fault, and a flag is not answered for a person', () => {
    const node = object(
      { name: 'number', required: true, kind: 'number' },
      { name: 'flag', required: true, kind: 'boolean' },
      { name: 'choice', required: true, kind: 'choice', options: ['a'] },
      { name: 'json', required: true, kind: 'json' },
    );
    const { faults } = readBody(draftOf(node), node);
    assert.equal(
      faults,
      ['number', 'flag', 'choice', 'json'].map((name) => `/${name} This field is required.`),
    );
  });

  test('defaults are filled in where the spec has them, and given values before them', () => {
    const node = object(
      { name: 'a', kind: 'integer', default: 5 },
      { name: 'b', kind: 'list', items: { kind: 'text' }, default: ['x'] },
      { name: 'c', kind: 'boolean', default: false },
      { name: 'd', kind: 'integer' },
    );
    assert.equal(readBody(draftOf(node), node).body, { a: 5, b: ['x'], c: false });
    assert.equal(readBody(draftOf(node, { a: 6, d: 0 }), node).body, { a: 6, b: ['x'], c: false, d: 0 });
  });

  test('a nullable field that is required and empty is null; an optional one is left out', () => {
    const node = object(
      { name: 'a', required: true, nullable: true, kind: 'integer' },
      { name: 'b', nullable: true, kind: 'integer' },
    );
    assert.equal(readBody(draftOf(node), node), { body: { a: null }, faults: [] });
  });

  test('clearing a text that was there sends the empty text, not nothing', () => {
    const node: Node = { kind: 'object', fields: [{ name: 'note', kind: 'text' }] };
    const draft = draftOf(node, { note: 'old' });
    const field = draft.kind === 'object' ? draft.fields.get('note') : undefined;
    if (draft.kind !== 'object' || field?.kind !== 'text') throw new Error('the note is a text');
    const cleared = { ...draft, fields: new Map([['note', { ...field, text: '' }]]) };
    assert.equal(readBody(cleared, node), { body: { note: '' }, faults: [] });
  });

  test('a oneOf reports the faults of the chosen branch alone', () => {
    const node: Node = {
      kind: 'oneOf',
      branches: [
        { kind: 'object', title: 'Fixed', fields: [{ name: 'Fixed', required: true, kind: 'number' }] },
        { kind: 'object', title: 'Share', fields: [{ name: 'Share', required: true, kind: 'number', maximum: 1 }] },
      ],
    };
    assert.equal(readBody(branchDraft(node, 1), node).faults, ['/Share This field is required.']);
    // A given value chooses the branch that it fits.
    assert.equal(readBody(draftOf(node, { Share: 2 }), node), {
      body: { Share: 2 },
      faults: ['/Share Must be at most 1.'],
    });
  });

  test('a number stays the text that was typed until it is read', () => {
    assert.equal(readBody(typed({ kind: 'number' }, '1,5'), { kind: 'number' }).faults, [
      ' Write it in digits with at most one point, such as 1250.50.',
    ]);
    assert.is(readBody(typed({ kind: 'number' }, '1.500000'), { kind: 'number' }).body, 1.5);
  });

  test('JSON is read as JSON', () => {
    assert.equal(readBody(typed({ kind: 'json' }, '{"a":[1]}'), { kind: 'json' }), { body: { a: [1] }, faults: [] });
    assert.equal(readBody(typed({ kind: 'json' }, '{a}'), { kind: 'json' }).faults, [' This is not JSON.']);
    assert.equal(readBody(typed({ kind: 'json', type: 'object' }, '[]'), { kind: 'json' }).faults, [
      ' Must be a JSON object.',
    ]);
  });

  test('a whole request, with parameters where clients take them', () => {
    const form: Form = {
      operationId: 'listOrders',
      summary: 'List orders',
      method: 'GET',
      path: '/shops/{shop}/orders',
      parameters: [
        { in: 'path', name: 'shop', required: true, kind: 'text' },
        { in: 'query', name: 'limit', kind: 'integer', default: 50, maximum: 100 },
        { in: 'query', name: 'state', kind: 'text' },
        { in: 'header', name: 'If-Match', kind: 'text' },
      ],
    };
    const values = { path: { shop: 'a' }, headers: { 'If-Match': '"3"' } };
    assert.equal(readRequest(requestDraft(form, values)), {
      request: { ...values, query: { limit: 50 } },
      faults: [],
    });
    assert.equal(readRequest(requestDraft(form, { path: { shop: 'a' }, query: { limit: 101 } })).faults, [
      { pointer: '/query/limit', detail: 'Must be at most 100.' },
    ]);
  });

  test('a body that may be left out', () => {
    const { body, ...rest } = formOf({ kind: 'object', fields: [] });
    assert.equal(readRequest(requestDraft({ ...rest, body: { kind: 'object', fields: [] } })), {
      request: {},
      faults: [],
    });
    assert.equal(readRequest(requestDraft({ ...rest, ...(body && { body }) })), { request: { body: {} }, faults: [] });
  });
});
