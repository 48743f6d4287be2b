import type { Json, JsonObject } from '../../../codegen/read/document/document.ts';

/** A change to an interface: one path item before and after. */
export type Case = readonly [fact: string, before: JsonObject, after: JsonObject];

const json = (schema: Json): JsonObject => ({ content: { 'application/json': { schema } } });
const answers = (schema: Json): JsonObject => ({ 200: { description: 'Done.', ...json(schema) } });

/** An operation with a bit of everything, and the changes of a case. */
const post = (operation: JsonObject = {}): JsonObject => ({
  post: {
    operationId: 'save',
    responses: { 200: { description: 'Done.' }, 404: { description: 'No.' } },
    ...operation,
  },
});
const asks = (schema: Json): JsonObject => post({ requestBody: { required: true, ...json(schema) } });
const replies = (schema: Json): JsonObject => post({ responses: answers(schema) });
const takes = (...parameters: Json[]): JsonObject => post({ parameters });
const query = (more: JsonObject = {}, schema: Json = { type: 'string' }): JsonObject => ({
  name: 'filter',
  in: 'query',
  schema,
  ...more,
});

const object = (properties: JsonObject, required: readonly string[] = []): JsonObject => ({
  type: 'object',
  required: [...required],
  properties,
});
const text: JsonObject = { type: 'string' };

/** Changes that break callers. */
export const BREAKING: readonly Case[] = [
  ['an operation is removed', { ...post(), get: { operationId: 'read', responses: answers(text) } }, post()],
  ['a status is removed', post(), post({ responses: { 200: { description: 'Done.' } } })],
  ['an operationId changes', post(), post({ operationId: 'store' })],
  ['a property of a reply is removed', replies(object({ a: text, b: text })), replies(object({ a: text }))],
  ['a property of a request is removed', asks(object({ a: text, b: text })), asks(object({ a: text }))],
  ['a property of a reply is required no more', replies(object({ a: text }, ['a'])), replies(object({ a: text }))],
  ['a property of a request becomes required', asks(object({ a: text })), asks(object({ a: text }, ['a']))],
  ['a required property of a request is added', asks(object({})), asks(object({ a: text }, ['a']))],
  ['the type of a request narrows', asks({ type: ['string', 'integer'] }), asks(text)],
  ['the type of a reply widens', replies(text), replies({ type: ['string', 'integer'] })],
  ['the type of a reply changes', replies(text), replies({ type: 'integer' })],
  ['a number of a request becomes whole', asks({ type: 'number' }), asks({ type: 'integer' })],
  ['a whole number of a reply becomes any', replies({ type: 'integer' }), replies({ type: 'number' })],
  ['a reply becomes nullable', replies(object({ a: text })), replies(object({ a: { type: ['string', 'null'] } }))],
  ['a request is nullable no more', asks(object({ a: { type: ['string', 'null'] } })), asks(object({ a: text }))],
  ['an enum of a request loses a value', asks({ ...text, enum: ['a', 'b'] }), asks({ ...text, enum: ['a'] })],
  ['an enum of a reply gains a value', replies({ ...text, enum: ['a'] }), replies({ ...text, enum: ['a', 'b'] })],
  ['a request gets an enum', asks(text), asks({ ...text, enum: ['a'] })],
  ['a reply loses its enum', replies({ ...text, enum: ['a'] }), replies(text)],
  ['a constant of a request changes', asks({ const: 'a' }), asks({ const: 'b' })],
  ['a constant of a reply changes', replies({ const: 'a' }), replies({ const: 'b' })],
  ['a request gets a constant', asks(text), asks({ ...text, const: 'b' })],
  ['a reply loses its constant', replies({ ...text, const: 'b' }), replies(text)],
  ['a maximum of a request falls', asks({ type: 'integer', maximum: 9 }), asks({ type: 'integer', maximum: 8 })],
  ['a minimum of a request rises', asks({ type: 'integer', minimum: 0 }), asks({ type: 'integer', minimum: 1 })],
  ['a request gets an exclusive maximum', asks({ type: 'integer' }), asks({ type: 'integer', exclusiveMaximum: 5 })],
  ['a maximum of a reply rises', replies({ type: 'integer', maximum: 8 }), replies({ type: 'integer', maximum: 9 })],
  ['a reply loses its minimum', replies({ type: 'integer', minimum: 8 }), replies({ type: 'integer' })],
  ['a text of a request becomes shorter', asks({ ...text, maxLength: 9 }), asks({ ...text, maxLength: 8 })],
  ['a list of a request becomes shorter', asks({ type: 'array', maxItems: 9 }), asks({ type: 'array', maxItems: 8 })],
  ['the items of a request must differ', asks({ type: 'array' }), asks({ type: 'array', uniqueItems: true })],
  ['a request gets a pattern', asks(text), asks({ ...text, pattern: '^a$' })],
  ['a pattern of a request changes', asks({ ...text, pattern: '^a' }), asks({ ...text, pattern: '^b' })],
  ['a pattern of a reply changes', replies({ ...text, pattern: '^a' }), replies({ ...text, pattern: '^b' })],
  ['a request gets a format', asks(text), asks({ ...text, format: 'uuid' })],
  ['a format of a reply changes', replies({ ...text, format: 'uuid' }), replies({ ...text, format: 'email' })],
  ['a request gets a multiple', asks({ type: 'integer' }), asks({ type: 'integer', multipleOf: 5 })],
  ['a request is closed', asks(object({ a: text })), asks({ ...object({ a: text }), additionalProperties: false })],
  [
    'the values of a map of a request narrow',
    asks({ type: 'object', additionalProperties: { type: ['string', 'integer'] } }),
    asks({ type: 'object', additionalProperties: text }),
  ],
  [
    'the items of a reply change',
    replies({ type: 'array', items: text }),
    replies({ type: 'array', items: { type: 'integer' } }),
  ],
  [
    'an alternative of a request is removed',
    asks({ oneOf: [object({ a: text }, ['a']), object({ b: text }, ['b'])] }),
    asks({ oneOf: [object({ a: text }, ['a'])] }),
  ],
  [
    'an alternative of a reply is added',
    replies({ oneOf: [object({ a: text }, ['a'])] }),
    replies({ oneOf: [object({ a: text }, ['a']), object({ b: text }, ['b'])] }),
  ],
  ['a parameter is removed', takes(query()), takes()],
  ['a parameter becomes required', takes(query()), takes(query({ required: true }))],
  ['a required parameter is added', takes(), takes(query({ required: true }))],
  ['a parameter moves', takes(query()), takes(query({ in: 'header' }))],
  ['the type of a parameter narrows', takes(query()), takes(query({}, { type: 'integer' }))],
  [
    'a parameter is written in another way',
    takes(query({ explode: true }, { type: 'array' })),
    takes(query({ explode: false }, { type: 'array' })),
  ],
  [
    'the default of a parameter changes',
    takes(query({}, { ...text, default: 'a' })),
    takes(query({}, { ...text, default: 'b' })),
  ],
  [
    'the default of a field of a request changes',
    asks(object({ a: { ...text, default: 'a' } })),
    asks(object({ a: { ...text, default: 'b' } })),
  ],
  [
    'the default of a field of a request is removed',
    asks(object({ a: { ...text, default: 'a' } })),
    asks(object({ a: text })),
  ],
  ['a parameter gets a default', takes(query()), takes(query({}, { ...text, default: 'a' }))],
  ['a body becomes required', post({ requestBody: json(text) }), asks(text)],
  ['a body is removed', asks(text), post()],
  ['a required body is added', post(), asks(text)],
  [
    'a content type of a request is removed',
    post({ requestBody: { content: { 'application/json': { schema: text }, 'text/csv': { schema: text } } } }),
    post({ requestBody: json(text) }),
  ],
  [
    'the content type of a reply changes',
    replies(text),
    post({ responses: { 200: { description: 'Done.', content: { 'text/plain': { schema: text } } } } }),
  ],
  ['a reply loses its body', replies(text), post({ responses: { 200: { description: 'Done.' } } })],
  [
    'a header of a reply is removed',
    post({ responses: { 200: { description: 'Done.', headers: { 'X-Total': { schema: text } } } } }),
    post({ responses: { 200: { description: 'Done.' } } }),
  ],
  [
    'a header of a reply is no longer guaranteed',
    post({ responses: { 200: { description: 'Done.', headers: { 'X-Total': { required: true, schema: text } } } } }),
    post({ responses: { 200: { description: 'Done.', headers: { 'X-Total': { schema: text } } } } }),
  ],
  ['an open operation asks for credentials', post({ security: [] }), post({ security: [{ token: [] }] })],
  ['other credentials are asked for', post({ security: [{ token: [] }] }), post({ security: [{ key: [] }] })],
  [
    'another scope is asked for',
    post({ security: [{ oauth: ['read'] }] }),
    post({ security: [{ oauth: ['read', 'write'] }] }),
  ],
  [
    'one way of several to log in is removed',
    post({ security: [{ token: [] }, { key: [] }] }),
    post({ security: [{ token: [] }] }),
  ],
  [
    'a request forbids extra fields',
    asks(object({ a: text })),
    asks({ ...object({ a: text }), unevaluatedProperties: false }),
  ],
  ['a field of a request may have no value', asks(object({ a: text })), asks(object({ a: false }))],
  ['a request must not be what it could be', asks(text), asks({ ...text, not: { const: 'a' } })],
  [
    'one field of a request asks for another',
    asks(object({ a: text })),
    asks({ ...object({ a: text }), dependentRequired: { a: ['b'] } }),
  ],
  [
    'a list of a request must hold more of a kind',
    asks({ type: 'array', contains: text }),
    asks({ type: 'array', contains: text, minContains: 2 }),
  ],
  [
    'names of a pattern get a type',
    asks({ type: 'object' }),
    asks({ type: 'object', patternProperties: { '^a': text } }),
  ],
  [
    'alternatives are told apart by another field',
    asks({ oneOf: [object({ a: text, b: text })], discriminator: { propertyName: 'a' } }),
    asks({ oneOf: [object({ a: text, b: text })], discriminator: { propertyName: 'b' } }),
  ],
];

/** Changes that break no caller. */
export const HARMLESS: readonly Case[] = [
  ['a field of a request gets a default', asks(object({ a: text })), asks(object({ a: { ...text, default: 'a' } }))],
  ['an operation is added', post(), { ...post(), get: { operationId: 'read', responses: answers(text) } }],
  ['an optional property of a request is added', asks(object({ a: text })), asks(object({ a: text, b: text }))],
  ['a property of a reply is added', replies(object({ a: text })), replies(object({ a: text, b: text }))],
  ['a property of a request is required no more', asks(object({ a: text }, ['a'])), asks(object({ a: text }))],
  ['a property of a reply becomes required', replies(object({ a: text })), replies(object({ a: text }, ['a']))],
  ['an enum of a request gains a value', asks({ ...text, enum: ['a'] }), asks({ ...text, enum: ['a', 'b'] })],
  ['an enum of a reply loses a value', replies({ ...text, enum: ['a', 'b'] }), replies({ ...text, enum: ['a'] })],
  ['the type of a request widens', asks(text), asks({ type: ['string', 'integer'] })],
  ['a whole number of a request becomes any', asks({ type: 'integer' }), asks({ type: 'number' })],
  ['a request becomes nullable', asks(object({ a: text })), asks(object({ a: { type: ['string', 'null'] } }))],
  ['a reply is nullable no more', replies(object({ a: { type: ['string', 'null'] } })), replies(object({ a: text }))],
  ['a maximum of a request rises', asks({ type: 'integer', maximum: 8 }), asks({ type: 'integer', maximum: 9 })],
  ['a maximum of a reply falls', replies({ type: 'integer', maximum: 9 }), replies({ type: 'integer', maximum: 8 })],
  ['a request loses its pattern', asks({ ...text, pattern: '^a$' }), asks(text)],
  ['a reply gets a pattern', replies(text), replies({ ...text, pattern: '^a$' })],
  ['a request is opened', asks({ ...object({ a: text }), additionalProperties: false }), asks(object({ a: text }))],
  ['an optional parameter is added', takes(), takes(query())],
  ['a parameter is required no more', takes(query({ required: true })), takes(query())],
  ['an optional body is added', post(), post({ requestBody: json(text) })],
  ['a body is required no more', asks(text), post({ requestBody: json(text) })],
  [
    'a content type of a request is added',
    post({ requestBody: json(text) }),
    post({ requestBody: { content: { 'application/json': { schema: text }, 'text/csv': { schema: text } } } }),
  ],
  [
    'a header of a reply is added',
    post({ responses: { 200: { description: 'Done.' } } }),
    post({ responses: { 200: { description: 'Done.', headers: { 'X-Total': { schema: text } } } } }),
  ],
  ['credentials are asked for no more', post({ security: [{ token: [] }] }), post({ security: [] })],
  [
    'another way to log in is added',
    post({ security: [{ token: [] }] }),
    post({ security: [{ token: [] }, { key: [] }] }),
  ],
  [
    'fewer scopes are asked for',
    post({ security: [{ oauth: ['read', 'write'] }] }),
    post({ security: [{ oauth: ['read'] }] }),
  ],
  [
    'an alternative of a request is added',
    asks({ oneOf: [object({ a: text }, ['a'])] }),
    asks({ oneOf: [object({ a: text }, ['a']), object({ b: text }, ['b'])] }),
  ],
  ['an operation is deprecated', post(), post({ deprecated: true })],
  [
    'a status of an error is added',
    post(),
    post({ responses: { 200: { description: 'Done.' }, 404: { description: 'No.' }, 409: { description: 'No.' } } }),
  ],
  ['a description changes', post(), post({ description: 'Saves it.' })],
  [
    'a description of a property changes',
    asks(object({ a: text })),
    asks(object({ a: { ...text, description: 'A.' } })),
  ],
  ['an example changes', replies({ ...text, examples: ['a'] }), replies({ ...text, examples: ['b'] })],
  ['the order of properties changes', asks(object({ a: text, b: text })), asks(object({ b: text, a: text }))],
  ['the order of an enum changes', replies({ ...text, enum: ['a', 'b'] }), replies({ ...text, enum: ['b', 'a'] })],
  [
    'the order of what is required changes',
    asks(object({ a: text, b: text }, ['a', 'b'])),
    asks(object({ a: text, b: text }, ['b', 'a'])),
  ],
];
