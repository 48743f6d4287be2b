import * as assert from 'uvu/assert';
import { AMOUNT_MAX_MICROS, decimalFromMicros, microsFromDecimal } from '../../domain/money/micros.ts';
import document from '../../generated/built/openapi.json' with { type: 'json' };
import { decimalText } from '../../wire/decimal-text.ts';
import { bonusAward, budgetUse, freespinInstance, freespinTemplate } from '../support/freespins.ts';
import { optIn, statusesOf } from '../support/opting-in.ts';
import type { Client, Reply } from '../support/server.ts';
import { raffle, threePots } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { select } from '../support/tables.ts';
import { outcome, withJackpot } from '../support/with-jackpot.ts';

type Value = string | number | boolean;

/** A field by its schema and name, where requests carry it, and a request with a value there. */
type Field = {
  readonly field: string;
  readonly pointer: string;
  readonly send: (client: Client, value: Value, instanceId: string) => Promise<Reply>;
  /** A part of the reply that has the value. */
  readonly shown: (reply: Reply, client: Client) => unknown;
};

const [minor, ...others] = threePots().pots;

let stored = 0;
const template =
  (place: (value: Value) => object, of = threePots) =>
  (client: Client, value: Value) => {
    stored += 1;
    return client.call('createTemplate', { body: of({ id: `t-${stored}`, ...place(value) }) });
  };
const rules = (change: object) => ({ contribution_rules: { ...threePots().contribution_rules, ...change } });
const pots = (change: object) => ({ pots: [{ ...minor, ...change }, ...others] });
const raffleRules = (change: object) => ({ raffle_rules: { ...raffle().raffle_rules, ...change } });
const target = { External: { endpoint: 'https://bank.example/pots', account_id: 'a-1' } };
const withoutId = ({ body: { id: _, ...body } }: Reply) => body;

const AMOUNTS: readonly Field[] = [
  {
    field: 'NewOperatorBudget amount',
    pointer: '/contribution_rules/operator_budget/amount',
    send: template((amount) => rules({ operator_budget: { amount, per: 'Day', then: 'Refuse' } })),
    shown: withoutId,
  },
  {
    field: 'NewContributionRules max_contribution',
    pointer: '/contribution_rules/max_contribution',
    send: template((max_contribution) => rules({ max_contribution })),
    shown: withoutId,
  },
  {
    field: 'NewRaffleRules cost_per_ticket',
    pointer: '/raffle_rules/cost_per_ticket',
    send: template((cost_per_ticket) => raffleRules({ cost_per_ticket }), raffle),
    shown: withoutId,
  },
  {
    field: 'NewDiversionRules flush_threshold',
    pointer: '/pots/0/diversion_rules/flush_threshold',
    send: template((flush_threshold) => pots({ diversion_rules: { target, flush_threshold } })),
    shown: withoutId,
  },
  {
    field: 'NewWinConstraint AllowedSeedDeficit',
    pointer: '/pots/0/win_constraints/0/AllowedSeedDeficit',
    send: template((AllowedSeedDeficit) => pots({ win_constraints: [{ AllowedSeedDeficit }] })),
    shown: withoutId,
  },
  {
    field: 'NewPotTemplate max_pot_value',
    pointer: '/pots/0/max_pot_value',
    send: template((max_pot_value) => pots({ max_pot_value })),
    shown: withoutId,
  },
  ...(['default', 'minimum', 'maximum', 'step'] as const).map((name) => ({
    field: `NewCurrencyAmounts ${name}`,
    pointer: `/contribution_rules/contribution_by_currency/GBP/${name}`,
    send: template((amount) => rules({ contribution_by_currency: { GBP: { default: 1, [name]: amount } } })),
    shown: withoutId,
  })),
  {
    field: 'OptInRequest contribution_value',
    pointer: '/contribution_value',
    send: (client, contribution_value, id) => optIn(client, id, { contribution_value }),
    shown: async (_reply, client) => (await statusesOf(client))[0].contribution_preferences,
  },
  {
    field: 'NewFreespinType amount',
    pointer: '/freespin_type/amount',
    send: (client, amount) =>
      client.call('createFreespinTemplate', {
        body: freespinTemplate({ type: 'Variable', count: undefined, amount }, { name: 'A budget' }),
      }),
    shown: ({ body: { freespin_type } }) => freespin_type,
  },
  {
    field: 'NewFreespinInstance budget',
    pointer: '/budget',
    send: async (client, budget) => {
      const { body } = await client.call('createFreespinTemplate', { body: freespinTemplate() });
      return client.call('createFreespinInstance', { body: freespinInstance(body.id, { budget }) });
    },
    shown: ({ body: { budget } }) => budget,
  },
  {
    field: 'FreespinUse amount',
    pointer: '/amount',
    send: async (client, amount) => {
      const bonus = { currency: 'EUR', amount: 8e9, type: 'Variable' };
      const [given] = (await client.call('awardBonus', { body: bonusAward({ bonus }) })).body;
      return client.call('reportFreespinUse', { body: { ...budgetUse(given.id, ''), amount } });
    },
    shown: ({ body: { bonus_data } }) =>
      decimalFromMicros(AMOUNT_MAX_MICROS - microsFromDecimal(bonus_data.Freespins.remaining)),
  },
];

const FRACTIONS: readonly Field[] = [
  {
    field: 'NewContributionRules operator_contribution_percentage',
    pointer: '/contribution_rules/operator_contribution_percentage',
    send: template((share) => rules({ operator_contribution_percentage: share })),
    shown: withoutId,
  },
  {
    field: 'NewRafflePrize prize_percentage',
    pointer: '/raffle_rules/prize_distribution/0/prize_percentage',
    send: template(
      (prize_percentage) => raffleRules({ prize_distribution: [{ prize_percentage, number_of_winners: 1 }] }),
      raffle,
    ),
    shown: withoutId,
  },
];

/** The stored form of the template in a reply; empty if the reply shows none. */
const rulesStored = (data: string, { body: shown }: Reply): unknown[] => [
  ...select(data, 'select id, document from templates').flatMap(({ id, document: rules }) =>
    id === shown?.id ? [rules] : [],
  ),
  ...select(data, 'select id, amount from freespin_templates').flatMap(({ id, amount }) =>
    id === shown?.id ? [String(amount)] : [],
  ),
];

/** Both forms are sent one after the other: what is stored and replied must be the same, to the byte. */
const testBothForms = (fields: readonly Field[], forms: readonly (readonly [text: string, number: number])[]) =>
  withJackpot(async (client, { id }, data) => {
    for (const { field, send, shown } of fields)
      for (const [text, number] of forms) {
        const results: string[] = [];
        for (const value of [text, number]) {
          const reply = await send(client, value, id);
          assert.is(outcome(reply), '200', `${field} ${JSON.stringify(value)} ${JSON.stringify(reply.body)}`);
          results.push(JSON.stringify([await shown(reply, client), rulesStored(data, reply)]));
        }
        assert.is(results[1], results[0], field);
        assert.ok(results[1]?.includes(`"${text}"`), `${field} ${text}: ${results[1]}`);
      }
  });

const testRefusals = (fields: readonly Field[], refused: readonly (readonly [value: Value, detail: string])[]) =>
  withJackpot(async (client, { id }) => {
    for (const { field, pointer, send } of fields)
      for (const [value, detail] of refused) {
        const reply = await send(client, value, id);
        assert.is(outcome(reply), '400 validation_failed', `${field} ${value}`);
        assert.equal(reply.body.errors, [{ pointer, detail }], `${field} ${value}`);
      }
  });

const isPositive = ({ field }: Field): boolean =>
  field.startsWith('NewCurrencyAmounts ') ||
  ['NewFreespinType amount', 'FreespinUse amount', 'NewOperatorBudget amount', 'NewFreespinInstance budget'].includes(
    field,
  );

const AMOUNT = 'Must be an amount with up to six decimal places, such as 2.50.';
const FRACTION = 'Must be a fraction with up to six decimal places, such as 0.25.';
const TYPE = 'Must be a string or a number.';

type Schema = { readonly [keyword: string]: unknown };

/** The properties of all requests whose schema is one of these, as `schema property`. */
const requestFields = (isOne: (schema: Schema) => boolean): string[] => {
  const found = new Set<string>();
  const seen = new Set<unknown>();
  const visit = (value: unknown, owner: string, name: string): void => {
    const schema = Object(value);
    if (typeof schema.$ref === 'string') {
      const of = schema.$ref.split('/').at(-1) ?? '';
      const shared = Reflect.get(document.components.schemas, of);
      if (isOne(shared)) found.add(`${owner} ${name}`);
      else if (!seen.has(of)) {
        seen.add(of);
        visit(shared, of, name);
      }
      return;
    }
    if (isOne(schema)) found.add(`${owner} ${name}`);
    for (const [property, one] of Object.entries(Object(schema.properties))) visit(one, owner, property);
    for (const one of [schema.items, schema.additionalProperties]) if (one instanceof Object) visit(one, owner, name);
    for (const list of [schema.oneOf, schema.anyOf, schema.allOf])
      for (const one of list ?? []) visit(one, owner, name);
  };
  for (const path of Object.values(document.paths))
    for (const operation of Object.values(path))
      visit(Object(operation).requestBody?.content?.['application/json']?.schema, '', '');
  return [...found].sort();
};

const takes = (pattern: unknown, text: string): boolean =>
  typeof pattern === 'string' && new RegExp(pattern, 'u').test(text);

suite('wire/decimal-text', (test) => {
  test('a number is read from its shortest form, and text is kept', () => {
    const forms: [value: string | number, text: string][] = [
      ['2.50', '2.50'],
      [2.5, '2.5'],
      [0.000001, '0.000001'],
      [8e9, '8000000000'],
      [-0, '0'],
    ];
    assert.equal(
      forms.map(([value]) => decimalText(value)),
      forms.map(([, text]) => text),
    );
  });

  test('every decimal that requests have as text may be a number, and is tested here', () => {
    assert.equal(
      requestFields(({ type, pattern }) => type === 'string' && takes(pattern, '0.5') && !takes(pattern, 'x')),
      [],
    );
    assert.equal(
      requestFields(({ type }) => Array.isArray(type) && type.includes('number') && type.includes('string')),
      [...AMOUNTS, ...FRACTIONS].map(({ field }) => field).sort(),
    );
  });

  test('amounts as text and as numbers are the same rule and the same reply', () =>
    testBothForms(AMOUNTS, [
      ['2.5', 2.5],
      ['0.000001', 0.000001],
      ['7000000000.123456', 7000000000.123456],
    ]));

  test('fractions as text and as numbers are the same rule and the same reply', () =>
    testBothForms(FRACTIONS, [
      ['0.25', 0.25],
      ['0.000001', 0.000001],
      ['1', 1],
    ]));

  test('numbers that are no amounts are refused where they stand', async () => {
    const refused: [Value, string][] = [
      [1.1234567, AMOUNT],
      [8_000_000_001, 'Must be at most 8000000000.'],
      [true, TYPE],
    ];
    await testRefusals(
      AMOUNTS.filter((field) => !isPositive(field)),
      [...refused, [0.0000001, AMOUNT], [-1, 'Must be at least 0.']],
    );
    await testRefusals(AMOUNTS.filter(isPositive), [...refused, [0, 'Must be at least 0.000001.']]);
  });

  test('numbers that are no fractions are refused where they stand', () =>
    testRefusals(FRACTIONS, [
      [0.1234567, FRACTION],
      [-0.1, 'Must be at least 0.'],
      [1000, 'Must be at most 999.999999.'],
      [true, TYPE],
    ]));
});
