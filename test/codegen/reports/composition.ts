import { type Report, schemas } from './report.ts';

/** allOf, oneOf, anyOf, not, conditions. */
export const composition: readonly Report[] = [
  {
    from: 'orval 2791',
    fact: 'a choice inside of allOf keeps the fields that all variants have',
    document: schemas(
      '3.0.3',
      `A:
  allOf:
    - { type: object, required: [id], properties: { id: { type: integer } } }
    - oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }]
Cat: { type: object, required: [meows], properties: { meows: { type: boolean } } }
Dog: { type: object, required: [barks], properties: { barks: { type: boolean } } }`,
    ),
    values: {
      A: {
        good: [
          { id: 1, meows: true },
          { id: 1, barks: false },
        ],
        bad: [{ barks: true }, { id: 1 }],
        wrong: [{ id: 1, barks: true, meows: true }],
      },
    },
  },
  {
    from: 'orval 251',
    fact: 'allOf beside a type of its own has the fields of both',
    document: schemas(
      '3.0.3',
      `A: { type: object, allOf: [{ $ref: "#/components/schemas/Base" }, { type: object, required: [data], properties: { data: { type: array, items: { type: string } } } }] }
Base: { type: object, properties: { next: { type: string } } }`,
    ),
    values: {
      A: { good: [{ data: ['x'] }, { data: [], next: 'n' }], bad: [{}, { data: [1] }, { data: [], next: 1 }] },
    },
  },
  {
    from: 'express-openapi-validator 740',
    fact: 'closed variants are told apart by a field that only one has, and the value is not changed',
    document: schemas(
      '3.0.3',
      `A: { oneOf: [{ $ref: "#/components/schemas/One" }, { $ref: "#/components/schemas/Two" }] }
One: { type: object, additionalProperties: false, required: [type], properties: { type: { type: string, enum: [A] } } }
Two: { type: object, additionalProperties: false, required: [type, extra], properties: { type: { type: string, enum: [B] }, extra: { type: string } } }`,
    ),
    values: {
      A: {
        good: [{ type: 'A' }, { type: 'B', extra: 'x' }],
        bad: [{ type: 'B' }, { type: 'C' }, { type: 'A', extra: 'x' }],
      },
    },
  },
  {
    from: 'oai-ts-core 29',
    fact: 'required in one part of allOf counts for a property of another part',
    document: schemas(
      '3.0.3',
      `A: { allOf: [{ $ref: "#/components/schemas/Base" }, { required: [name] }] }
Base: { type: object, properties: { name: { type: string }, age: { type: integer } } }`,
    ),
    values: { A: { good: [{ name: 'x' }], bad: [{}, { age: 1 }, { name: 1 }] }, Base: { good: [{}] } },
  },
  {
    from: 'hey-api 1805',
    fact: 'a mapping may lead to one schema from several values',
    document: schemas(
      '3.1.0',
      `A:
  oneOf: [{ $ref: "#/components/schemas/One" }, { $ref: "#/components/schemas/Many" }]
  discriminator: { propertyName: mode, mapping: { one: "#/components/schemas/One", map: "#/components/schemas/Many", reduce: "#/components/schemas/Many" } }
One: { type: object, required: [mode], properties: { mode: { type: string } } }
Many: { type: object, required: [mode, count], properties: { mode: { type: string }, count: { type: integer } } }`,
    ),
    values: {
      A: {
        good: [{ mode: 'one' }, { mode: 'map', count: 1 }, { mode: 'reduce', count: 2 }],
        bad: [{ mode: 'map' }, { mode: 'other', count: 1 }, {}],
      },
    },
    code: `const pick = (a: C.A): number => (a.mode === 'one' ? 0 : a.count); void pick;`,
  },
  {
    from: 'openapi-typescript 2149',
    fact: 'without a mapping, the enum of a variant decides rather than its name',
    document: schemas(
      '3.0.3',
      `A: { oneOf: [{ $ref: "#/components/schemas/TextComment" }, { $ref: "#/components/schemas/QuoteComment" }], discriminator: { propertyName: kind } }
TextComment: { type: object, required: [kind], properties: { kind: { type: string, enum: [text] } } }
QuoteComment: { type: object, required: [kind, of], properties: { kind: { type: string, enum: [quote] }, of: { type: integer } } }`,
    ),
    values: {
      A: { good: [{ kind: 'text' }, { kind: 'quote', of: 1 }], bad: [{ kind: 'TextComment' }, { kind: 'quote' }] },
    },
  },
  {
    from: 'hey-api 993',
    fact: 'variants that inherit one field with a shared enum keep to the values that map to them',
    document: schemas(
      '3.0.3',
      `A:
  oneOf: [{ $ref: "#/components/schemas/Links" }, { $ref: "#/components/schemas/Courses" }]
  discriminator: { propertyName: type, mapping: { links: "#/components/schemas/Links", courses: "#/components/schemas/Courses" } }
Links: { allOf: [{ $ref: "#/components/schemas/Shared" }, { type: object, required: [urls], properties: { urls: { type: array, items: { type: string } } } }] }
Courses: { allOf: [{ $ref: "#/components/schemas/Shared" }, { type: object, required: [total], properties: { total: { type: integer } } }] }
Shared: { type: object, required: [id, type], properties: { id: { type: string }, type: { $ref: "#/components/schemas/Type" } } }
Type: { type: string, enum: [links, courses] }`,
    ),
    values: {
      A: {
        good: [
          { id: 'x', type: 'links', urls: [] },
          { id: 'x', type: 'courses', total: 1 },
        ],
        bad: [
          { id: 'x', type: 'links', total: 1 },
          { id: 'x', type: 'courses' },
          { type: 'courses', total: 1 },
        ],
      },
    },
    code: `const pick = (a: C.A): number => (a.type === 'links' ? a.urls.length : a.total); void pick;`,
  },
  {
    from: 'openapi-generator 6782',
    fact: 'a discriminator counts in the items of a list',
    document: schemas(
      '3.0.3',
      `A: { type: array, items: { oneOf: [{ $ref: "#/components/schemas/X" }, { $ref: "#/components/schemas/Y" }], discriminator: { propertyName: p, mapping: { x: X, y: "#/components/schemas/Y" } } } }
X: { type: object, required: [p], properties: { p: { type: string }, s: { type: string } } }
Y: { type: object, required: [p], properties: { p: { type: string }, s: { type: integer } } }`,
    ),
    values: {
      A: {
        good: [
          [
            { p: 'x', s: 'a' },
            { p: 'y', s: 1 },
          ],
          [],
        ],
        bad: [[{ p: 'x', s: 1 }], [{ p: 'z' }]],
      },
    },
  },
  {
    from: 'json-schema-to-typescript 240',
    fact: 'any JSON value can be described by itself',
    document: schemas(
      '3.0.3',
      `A:
  oneOf:
    - { type: string }
    - { type: number }
    - { type: boolean }
    - { type: array, items: { $ref: "#/components/schemas/A" } }
    - { type: object, additionalProperties: { $ref: "#/components/schemas/A" } }`,
    ),
    values: {
      A: { good: ['x', [1, [true, { a: [] }]], { a: { b: 'c' } }], bad: [null, [null], { a: [{ b: null }] }] },
    },
  },
  {
    from: 'njsonschema 1240',
    fact: 'if, then and else judge',
    document: schemas(
      '3.1.0',
      `A:
  type: object
  required: [country, code]
  properties: { country: { type: string }, code: { type: string } }
  if: { properties: { country: { const: NL } } }
  then: { properties: { code: { pattern: "^[0-9]{4} [A-Z]{2}$" } } }
  else: { properties: { code: { maxLength: 3 } } }`,
    ),
    values: {
      A: {
        good: [
          { country: 'NL', code: '1234 AB' },
          { country: 'X', code: '123' },
        ],
        bad: [{ country: 'NL' }],
        wrong: [
          { country: 'NL', code: '123' },
          { country: 'X', code: '1234 AB' },
        ],
      },
    },
  },
  {
    from: 'openapi-generator 24760',
    fact: 'not, contains and dependentRequired judge',
    document: schemas(
      '3.1.0',
      `A:
  type: object
  properties: { word: { type: string, not: { enum: [admin, root] } }, tags: { type: array, items: { type: string }, contains: { const: main }, maxContains: 1 }, card: { type: string }, street: { type: string } }
  dependentRequired: { card: [street] }`,
    ),
    values: {
      A: {
        good: [{ word: 'me' }, { tags: ['a', 'main'] }, { card: '1', street: 'x' }, { street: 'x' }],
        bad: [{ word: 1 }, { tags: [1] }],
        wrong: [{ word: 'root' }, { tags: ['a'] }, { tags: ['main', 'main'] }, { card: '1' }],
      },
    },
  },
];
