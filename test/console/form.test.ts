import * as assert from 'uvu/assert';
import { ApiError, ConnectionError } from '../../clients/typescript/src/pitboss.ts';
import { formats } from '../../codegen/pitboss/formats.ts';
import { caughtUp, draftValue } from '../../console/form/draft-value.ts';
import { localText, localTimeIn, offsetText } from '../../console/form/local-time.ts';
import { collectPlaces, matches, placed, pointersIn } from '../../console/form/pointers.ts';
import { newKey, sendingFault } from '../../console/form/sending.ts';
import { withParts } from '../../console/form/with-parts.ts';
import { inner, one, splitHint, words } from '../../console/form/words.ts';
import { amountText, sumAmounts } from '../../console/parts/figure-texts.ts';
import { amountTicks, tickText, timeTicks } from '../../console/parts/ticks.ts';
import {
  createTemplate,
  listInstances,
  setPotCurrentValue,
  updateInstance,
} from '../../generated/forms/jackpots.gen.ts';
import { type RequestDraft, requestDraft } from '../../generated/forms/runtime/draft.gen.ts';
import { readRequest } from '../../generated/forms/runtime/read-draft.gen.ts';
import { suite } from '../support/suite.ts';

suite('console/form', (test) => {
  const shown = () => false;

  test('an amount comes back as it was given, to the last decimal', () => {
    for (const adjustment of [0, 0.000001, 5.63, 7999999999.999999, 8000000000]) {
      const body = { instance_id: 'i', pot_id: 'mini', adjustment, reason: 'because' };
      assert.equal(readRequest(requestDraft(setPotCurrentValue, { body }), formats), { request: { body }, faults: [] });
    }
    const body = { instance_id: 'i', pot_id: 'mini', adjustment: 0.0000001, reason: 'because' };
    assert.equal(readRequest(requestDraft(setPotCurrentValue, { body }), formats).faults, [
      { pointer: '/adjustment', detail: 'Must be a valid amount.' },
    ]);
  });

  test('fixed values come before initial ones, inside objects too; lists are whole', () => {
    const initial = { body: { a: 1, list: [1, 2], in: { b: 2, c: 3 } } };
    const fixed = { body: { list: [3], in: { c: 4 } }, query: { d: 5 } };
    assert.equal(withParts(initial, fixed), { body: { a: 1, list: [3], in: { b: 2, c: 4 } }, query: { d: 5 } });
    assert.equal(withParts(undefined, fixed), fixed);
    assert.equal(pointersIn(fixed), ['/query/d', '/list', '/in/c']);
  });

  test('the pointer of a body that is a list is that of the body', () =>
    assert.equal(pointersIn({ body: ['a'] }), ['']));

  test('a pattern names any one segment by a star', () => {
    assert.ok(matches('/pots/*/name', '/pots/12/name'));
    assert.not(matches('/pots/*', '/pots/12/name'));
    assert.not(matches('/pots', '/pot'));
  });

  test('faults are shown at their field, or at the nearest one around it, or above the form', () => {
    const draft = requestDraft(createTemplate, { body: { name: 'a', pots: [{}] } });
    const faults = [
      { pointer: '/name', detail: 'Name.' },
      { pointer: '/pots/0/pot_id', detail: 'Pot.' },
      { pointer: '/raffle_rules/prizes/0', detail: 'Prize.' },
      { pointer: '/unknown', detail: 'Unknown field.' },
      { pointer: '/header/if-match', detail: 'Header.' },
    ];
    const { placed: found, others } = placed(faults, collectPlaces(draft, shown));
    assert.is(found.get('/name'), 'Name.');
    assert.is(found.get('/raffle_rules'), 'prizes/0: Prize.');
    assert.ok([...found.keys()].some((pointer) => pointer.startsWith('/pots/0')));
    assert.equal(
      others.map(({ pointer }) => pointer),
      ['/unknown', '/header/if-match'],
    );
  });

  test('a fault of a field that is not shown appears above the form', () => {
    const faults = [{ pointer: '/query/page', detail: 'Too far.' }];
    const draft = requestDraft(listInstances);
    assert.is(placed(faults, collectPlaces(draft, shown)).placed.get('/query/page'), 'Too far.');
    assert.equal(
      placed(
        faults,
        collectPlaces(draft, (pointer) => pointer === '/query/page'),
      ).others,
      faults,
    );
  });

  test('a control of a screen sees what is filled in', () => {
    const { body } = requestDraft(setPotCurrentValue, { body: { pot_id: 'mini', adjustment: 0.5 } });
    assert.equal(draftValue(body), { instance_id: '', pot_id: 'mini', adjustment: '0.5', reason: '' });
  });

  test('names become words', () => {
    const cases = {
      instance_id: 'Instance',
      TimeFixed: 'Time fixed',
      id: 'ID',
      unit_ids: 'Units',
      'If-Match': 'If match',
    };
    for (const [name, text] of Object.entries(cases)) assert.is(words(name), text);
    assert.equal(['Pots', 'Priorities', 'Status', 'Access', 'Boxes'].map(one), [
      'Pot',
      'Priority',
      'Status',
      'Access',
      'Box',
    ]);
    assert.equal(['Time fixed', 'CORS origins', 'ID'].map(inner), ['time fixed', 'CORS origins', 'ID']);
  });

  test('a long description begins with its first sentence', () => {
    assert.equal(splitHint('Short. Enough.'), { first: 'Short. Enough.', rest: '' });
    const long = `Up to 1.5 of it. ${'More of it. '.repeat(20)}`;
    assert.is(splitHint(long).first, 'Up to 1.5 of it.');
    assert.is(`${splitHint(long).first} ${splitHint(long).rest}`, long.trim());
  });

  test('local times are the same time', () => {
    const at = new Date(2026, 2, 31, 18, 5, 9);
    assert.is(localText(at), '2026-03-31T18:05:09');
    assert.is(localTimeIn(localText(at)), at.getTime());
    assert.is(localTimeIn(''), undefined);
    assert.match(offsetText(at), /^UTC([+−]\d\d:\d\d)?$/);
  });

  test('a refusal is shown in the words of the platform, with its fields', () => {
    const problem = {
      type: '/problems/validation_failed',
      code: 'validation_failed',
      title: 'Invalid request',
      status: 400,
      detail: 'Correct the fields.',
      request_id: 'r-1',
      errors: [{ pointer: '/reason', detail: 'Say more.' }],
    };
    const error = new ApiError({
      status: 400,
      headers: new Headers(),
      body: problem,
      operationId: 'setPotCurrentValue',
      idempotencyKey: 'k',
    });
    assert.equal(sendingFault(error, true), {
      text: 'Correct the fields.',
      code: 'validation_failed, request r-1',
      faults: problem.errors,
    });
    assert.equal(sendingFault(new Error('No.'), true), { text: 'No.', faults: [] });
    const overtaken = new ApiError({
      status: 412,
      headers: new Headers(),
      body: { ...problem, code: 'precondition_failed', status: 412, errors: [] },
      operationId: 'setPotCurrentValue',
      idempotencyKey: 'k',
    });
    assert.is(sendingFault(overtaken, true).isOutdated, true);
  });

  test("another person's changes are taken in, typed text stays, and conflicts are shown", () => {
    const open = (name: string, description: string) =>
      requestDraft(updateInstance, { body: { instance_id: 'i-1', name, description } });
    const was = open('Mini', 'Small.');
    const now = open('Midi', 'Medium.');
    const bodyOf = (draft: RequestDraft) => readRequest(draft, formats).request.body;
    const mine = open('Maxi', 'Small.');
    const { draft, theirs } = caughtUp(mine, was, now);
    assert.equal(bodyOf(draft), { instance_id: 'i-1', name: 'Maxi', description: 'Medium.' });
    assert.equal([...theirs], [['name', 'Midi']]);
    assert.equal(bodyOf(caughtUp(was, was, now).draft), bodyOf(now));
    assert.equal(caughtUp(mine, was, was), { draft: mine, theirs: new Map() });
  });

  test('a lost reply is safe to ask for again only under a key', () => {
    const lost = new ConnectionError('down', { reason: 'network', operationId: 'settleWins', idempotencyKey: 'k' });
    assert.match(sendingFault(lost, true).text, 'carried out only once');
    assert.not.match(sendingFault(lost, false).text, 'only once');
  });

  test('keys differ', () => {
    assert.match(newKey(), /^[0-9a-f]{32}$/);
    assert.is.not(newKey(), newKey());
  });
});

suite('console/amount-text', (test) => {
  const cases: readonly [amount: number | string, currency: string, shown: string][] = [
    [5, 'EUR', '5.00'],
    [5.63, 'EUR', '5.63'],
    [0.000001, 'EUR', '0.000001'],
    [0.0000001, 'EUR', '0.0000001'],
    [1234567.5, 'EUR', '1,234,567.50'],
    [8_000_000_000, 'EUR', '8,000,000,000.00'],
    [7_999_999_999.999999, 'EUR', '7,999,999,999.999999'],
    ['8000000000', 'JPY', '8,000,000,000'],
    [1200.5, 'JPY', '1,200.5'],
    [-4.13, 'EUR', '−4.13'],
    [0, 'KWD', '0.000'],
    [1, 'XXQ', '1.00'],
  ];
  for (const [amount, currency, shown] of cases)
    test(`${amount} ${currency} is ${shown}`, () => assert.is(amountText(amount, currency), shown));

  test('a sum is exact, where a sum of numbers is not, and one for each currency', () => {
    const of = (amount: number | string, currency = 'EUR') => ({ amount, currency });
    assert.equal(sumAmounts([of(0.1), of(0.2), of('0.000001')]), [{ amount: '0.300001', currency: 'EUR' }]);
    assert.equal(sumAmounts([of(5), of(7, 'SEK'), of(-1)]), [
      { amount: '4.000000', currency: 'EUR' },
      { amount: '7.000000', currency: 'SEK' },
    ]);
    assert.equal(sumAmounts([of(7_999_999_999.999999), of(0.000001)]), [
      { amount: '8000000000.000000', currency: 'EUR' },
    ]);
  });
});

suite('console/ticks', (test) => {
  const HOUR_MS = 60 * 60_000;
  const DAY_MS = 24 * HOUR_MS;

  const amounts: readonly [from: number, to: number, ticks: readonly number[]][] = [
    [0, 1, [0, 0.5, 1]],
    [98.4, 103.2, [100, 102]],
    [0.000001, 0.000003, [0.000001, 0.000002, 0.000003]],
    [7_999_999_999.9, 8_000_000_000, [7_999_999_999.9, 7_999_999_999.95, 8_000_000_000]],
  ];
  for (const [from, to, ticks] of amounts)
    test(`the axis from ${from} to ${to} has round amounts, far enough apart`, () =>
      assert.equal(amountTicks({ from, to, px: 84, space: 28 }), ticks));

  const clock = (at: number): string => tickText(at, DAY_MS);
  test('times are round in the zone of the person', () => {
    const from = new Date(2026, 10, 23, 9, 47).getTime();
    const ticks = timeTicks({ from, to: from + 12 * HOUR_MS, px: 480, space: 84 });
    assert.equal(ticks.map(clock), ['12:00', '15:00', '18:00', '21:00']);
  });

  test('days begin at midnight, also where the clocks were put back between them', () => {
    const zone = process.env.TZ;
    try {
      process.env.TZ = 'Europe/Malta';
      const from = new Date(2026, 9, 23, 9, 47).getTime();
      const ticks = timeTicks({ from, to: from + 5 * DAY_MS, px: 480, space: 84 });
      assert.equal(ticks.map(clock), ['00:00', '00:00', '00:00', '00:00', '00:00']);
      assert.is((ticks[2] ?? 0) - (ticks[1] ?? 0), 25 * HOUR_MS);
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
  });

  test('a time is shown as short as the range allows', () => {
    const at = new Date(2026, 10, 23, 9, 47, 5).getTime();
    const told = [60_000, DAY_MS, 2 * DAY_MS, 30 * DAY_MS, 400 * DAY_MS].map((span) => tickText(at, span));
    assert.equal(told, ['09:47:05', '09:47', '11-23 09:47', '11-23', '2026-11-23']);
  });
});
