import { readdirSync, readFileSync } from 'node:fs';
import * as assert from 'uvu/assert';
import { StoreError } from '../../../db/engine/store-error.ts';
import { type RequestValidators, requests } from '../../../generated/built/server/requests.gen.mjs';
import { refuse } from '../../../platform/unit/reply.ts';
import { faultSentence } from '../../../server/http/fault-sentence.ts';
import { RULE_DESCRIPTIONS } from '../../../server/http/rule-descriptions.ts';
import { toRefusedReply } from '../../../server/http/to-refused-reply.ts';
import { toFieldFaults } from '../../../server/http/validation-fault.ts';
import { withPointer } from '../../../server/http/with-pointer.ts';
import { readSchema } from '../../spec/sections.ts';
import { suite } from '../../support/suite.ts';

suite('the answers to requests with a fault', (test) => {
  /** The faults reported for a request, one a line. */
  const told = ({ body }: RequestValidators, value: unknown): string[] => {
    if (body === undefined) throw new Error('the operation takes no body');
    body(value);
    return toFieldFaults(body.errors ?? []).map(({ pointer, detail }) => `${pointer}: ${detail}`);
  };

  const template = (pot: object, more: object = {}) => ({
    name: 'Tri Star',
    owner_id: 'northstar',
    currency: 'EUR',
    contribution_rules: { contribution_type: { Fixed: 1 }, operator_contribution_percentage: '1' },
    house_hold_contribution: { Percentage: 0.1 },
    pots: [
      {
        id: 'minor',
        contribution: { Percentage: 0.5 },
        seed_contribution: { Percentage: 0.3 },
        seed_strategy: {
          initial_seed_value: 5,
          min_reseed_value: 5,
          fund_strategy: 'CollectToMinReseed',
          reseed_strategy: 'Full',
        },
        ...pot,
      },
    ],
    ...more,
  });

  const instance = (frequency: object) => ({
    template_owner_id: 'northstar',
    template_id: 'tri-star',
    instance_owner_id: 'northstar',
    instance_name: 'Tri Star',
    schedule: { recurrence_rules: [{ frequency, interval: 1 }] },
  });

  const raffle = (duration: object) => ({
    raffle_rules: {
      cost_per_ticket: '10',
      cost_source: 'BaseWager',
      duration,
      prize_distribution: [{ prize_percentage: '0.5', number_of_winners: 1 }],
    },
  });

  test('a value of no known shape is answered with the shapes, once', () => {
    const potTypes = Object(readSchema('NewPotTypeTemplate')).oneOf.map(({ title }: { title: string }) => title);
    assert.equal(potTypes.slice(0, 3), ['TimeFixed', 'HitRate', 'MustHitBy']);
    assert.equal(told(requests.createTemplate, template({ pot_types: [{ HitRates: { max_magic_number: 100 } }] })), [
      `/pots/0/pot_types/0: Must contain one of ${potTypes.join(', ')}.`,
    ]);
    assert.equal(told(requests.instantiateTemplate, instance({ Yearly: {} })), [
      '/schedule/recurrence_rules/0/frequency: Must contain one of Daily, Weekly, Monthly.',
    ]);
  });

  test('a value of a known shape gets only the faults of that shape', () => {
    assert.equal(told(requests.createTemplate, template({ pot_types: [{ HitRate: { max_magic_number: 100 } }] })), [
      '/pots/0/pot_types/0/HitRate/cost_per_attempt: This field is required.',
    ]);
    const hours = [
      [
        { hour: 8, minute: 0, sec: 0 },
        { hour: 17, minute: 59, sec: 59 },
      ],
    ];
    assert.equal(told(requests.instantiateTemplate, instance({ Weekly: { days: [0], hours } })), [
      '/schedule/recurrence_rules/0/frequency/Weekly/days/0: Must be at least 1.',
    ]);
    assert.equal(told(requests.instantiateTemplate, instance({ Daily: { days: [1], hours } })), [
      '/schedule/recurrence_rules/0/frequency/Daily/days: Unknown field; remove it or correct its name.',
    ]);
  });

  test('a value of two shapes has to be of one', () => {
    assert.equal(told(requests.createTemplate, template({}, raffle({ Days: 7, Hours: 3 }))), [
      '/raffle_rules/duration: Must contain exactly one of Days, Hours.',
    ]);
    assert.equal(told(requests.createTemplate, template({}, raffle({ Days: 7, days: 3 }))), [
      '/raffle_rules/duration/days: Unknown field; remove it or correct its name.',
    ]);
  });

  test('a field with a wrong name is named itself', () => {
    assert.equal(told(requests.setOperatorSettings, { review_threshold: { 'e/r': 10 } }), [
      '/review_threshold/e~1r: Must be a currency code in capitals, such as EUR.',
    ]);
  });

  test('a value out of bounds is answered with its bounds, and one of another type with the required type', () => {
    const at = (hour: unknown, more: object = {}) =>
      told(
        requests.instantiateTemplate,
        instance({
          Weekly: {
            days: [1],
            hours: [
              [
                { hour, minute: 0, sec: 0 },
                { hour: 9, minute: 0, sec: 0 },
              ],
            ],
            ...more,
          },
        }),
      ).map((line) => line.replace(/^.*\/Weekly/, ''));
    assert.equal(at(-1), ['/hours/0/0/hour: Must be at least 0.']);
    assert.equal(at(24), ['/hours/0/0/hour: Must be at most 23.']);
    assert.equal(at('8'), ['/hours/0/0/hour: Must be a whole number.']);
    assert.equal(at(8.5), ['/hours/0/0/hour: Must be a whole number.']);
    assert.equal(at(8, { days: [] }), ['/days: Must not be empty.']);
    assert.equal(at(8, { days: 1 }), ['/days: Must be a list.']);
    assert.equal(at(8, { days: Array(8).fill(1) }), ['/days: Must not have more than 7 items.']);
    assert.equal(at({ hour: 8 }), ['/hours/0/0/hour: Must be a whole number.']);
    assert.equal(told(requests.createTemplate, []), [': Must be an object.']);
    assert.equal(told(requests.createTemplate, template({}, { name: 7 })), ['/name: Must be a string.']);
  });

  test('every keyword that a request is checked for has its sentence', () => {
    const folder = 'generated/built/server';
    const code = readdirSync(folder)
      .filter((name) => /^requests.*\.mjs$/.test(name))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
      .join();
    const keywords = new Set([...code.matchAll(/keyword:"([^"]+)"/g)].map(([, keyword = '']) => keyword));
    assert.ok(keywords.size > 10, [...keywords].join());
    const params = { allowedValues: [1], limit: 2, type: 'string', pattern: 'x', format: 'x' };
    for (const keyword of keywords)
      assert.is.not(faultSentence({ keyword, params }), faultSentence({ keyword: '', params }), keyword);
    const said = [...keywords].map((keyword) => faultSentence({ keyword, params }));
    for (const sentence of said) assert.match(sentence, /^[A-Z][^<>=]*\.$/);
  });

  test('a pattern or a format is explained in words, and each that is known stands in the specs', () => {
    const player = {
      instance_id: 'i-1',
      player_id: 'p-1',
      brand_id: 'northstar:luna',
      player_country: 'MT',
      opt_in: true,
    };
    assert.equal(told(requests.setOptIn, { ...player, contribution_value: '2,50' }), [
      '/contribution_value: Must be an amount with a decimal point and up to six decimal places, such as 2.50.',
    ]);
    assert.equal(told(requests.setOptIn, { ...player, brand_id: 'luna' }), [
      '/brand_id: Must be a brand path, operator:brand.',
    ]);
    assert.equal(told(requests.createTemplate, template({ contribution: { Fixed: 0.0000001 } })), [
      '/pots/0/contribution/Fixed: Must be an amount with up to six decimal places, such as 2.50.',
    ]);
    assert.equal(told(requests.createTemplate, template({}, { name: '' })), ['/name: Must not be empty.']);
    assert.equal(told(requests.createTemplate, template({}, { name: 'x'.repeat(300) })), [
      '/name: Must not have more than 200 characters.',
    ]);
    const specs = readdirSync('spec', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.yaml') && !name.startsWith('released'))
      .map((name) => readFileSync(`spec/${name}`, 'utf8').replaceAll('\\\\', '\\'))
      .join('\n');
    for (const pattern of RULE_DESCRIPTIONS.keys()) assert.ok(specs.includes(pattern), pattern);
  });
});

suite('server/http/with-pointer', (test) => {
  const ID = 'tri-star';

  const refusal = refuse('instance_not_found', { detail: 'There is no instance tri-star.' });
  const requests: [where: string, parts: object, pointer: string][] = [
    [
      'its path',
      { path: { instance_id: ID }, query: { instance_id: ID }, body: { instance_id: ID } },
      '/path/instance_id',
    ],
    ['its query', { path: {}, query: { instance_id: ID }, body: { instance_id: ID } }, '/query/instance_id'],
    ['its body', { path: {}, query: {}, body: { instance_id: ID } }, '/instance_id'],
    ['an object of its body', { path: {}, query: {}, body: { target: { id: ID } } }, '/target/id'],
  ];
  for (const [where, parts, pointer] of requests)
    test(`a refusal points to the field where the request has it: in ${where}`, () => {
      assert.equal(withPointer(refusal, parts).errors, [{ pointer, detail: 'There is no instance tri-star.' }]);
    });

  test('a refusal points to the first of the names that the request has, in a header last', () => {
    const reused = refuse('idempotency_key_reused');
    const headers = { 'idempotency-key': 'k-1' };
    const detail = 'Use a new key for each new request.';
    assert.equal(withPointer(reused, { headers, body: {} }).errors, [{ pointer: '/header/idempotency-key', detail }]);
    assert.equal(withPointer(reused, { headers, body: { idempotency_key: 'k-1' } }).errors, [
      { pointer: '/idempotency_key', detail },
    ]);
  });

  test('a refusal that says itself where, one that is about no field, and one without its field stay as they are', () => {
    const own = refuse('instance_not_found', {
      errors: [{ pointer: '/source_instance_id', detail: 'There is none.' }],
    });
    const parts = { body: { instance_id: ID } };
    assert.is(withPointer(own, parts), own);
    const denied = refuse('permission_denied');
    assert.is(withPointer(denied, parts), denied);
    for (const body of [
      undefined,
      null,
      [],
      'instance_id',
      { target: ID },
      { target: null },
      Object.create(parts.body),
    ])
      assert.is(withPointer(refusal, { body }), refusal);
  });
});

suite('server/http/to-refused-reply', (test) => {
  const REQUEST = { id: 'r-1', method: 'GET', path: '/instances' };

  /** The problem that an error is answered with, and the level and the text of its log line. */
  const replyTo = (error: unknown): readonly unknown[] => {
    const logged: unknown[] = [];
    const at = (level: string) => (_: object, text: string) => void logged.push(level, text);
    const log = { error: at('error'), warn: at('warn') } as Parameters<typeof toRefusedReply>[2];
    return [toRefusedReply(error, REQUEST, log).problem, ...logged];
  };

  test('a request that a stop ends gets unavailable, which is no error of the platform', () => {
    assert.equal(replyTo(new StoreError('store_closed', 'The store is closed.')), [
      'unavailable',
      'warn',
      'the platform stopped before the request ended',
    ]);
  });

  test('a store that fails or is busy gets unavailable, and anything else internal_error', () => {
    assert.equal(replyTo(new StoreError('store_unavailable', 'full')), ['unavailable', 'error', 'the store failed']);
    assert.equal(replyTo(new StoreError('store_busy', 'long')), ['unavailable', 'warn', 'a long read was given up']);
    assert.equal(replyTo(new Error('a fault')), ['internal_error', 'error', 'request failed']);
    assert.equal(replyTo(new URIError('%')), ['route_not_found']);
  });
});
