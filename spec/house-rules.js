import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { accountTypes, audits, isGrant, isPublic, permission } from './access-rules.js';
import { checkCsv } from './csv-rule.js';
import { checkDeprecation } from './deprecation-rule.js';
import { schemas } from './schemas.js';

/**
 * Lint rules for every section in addition to valid OpenAPI and AsyncAPI: purpose, permission, problems and examples of each operation.
 * Each message says how to fix the fault.
 */

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const problems = parse(readFileSync(here('problems.yaml'), 'utf8'));

const VERBS =
  /^(add|approve|assign|authenticate|award|boost|cancel|change|check|clear|compare|confirm|contribute|create|delete|disable|enable|end|exchange|exclude|execute|extend|finish|get|give|instantiate|list|login|logout|pause|preview|publish|readmit|record|refuse|reject|release|remove|replace|replay|report|request|resume|retry|save|set|settle|start|sweep|terminate|test|transfer|trigger|unassign|update)([A-Z][a-z]+)*$/;
/** Success, a redirect, or the same as before. */
const DONE = /^(2\d\d|302|304)$/;

/** The problems checked before the handler runs, in order. */
const PIPELINE = [
  'token_missing',
  'token_invalid',
  'second_factor_setup_required',
  'permission_denied',
  'unsupported_media_type',
  'body_too_large',
  'malformed_body',
  'validation_failed',
];

/** A rule that checks each operation and reports at a path below it. */
const operationRule = (check) => () => ({
  Operation: (operation, { report, location, resolve }) => {
    const fault = (message, ...path) =>
      report({ message, location: path.length > 0 ? location.child(path) : location.key() });
    check(operation, fault, { place: location.absolutePointer, method: location.pointer.split('/').at(-1), resolve });
  },
});

const schemaRule = (check) => () => ({
  Schema: (schema, { report, location }) =>
    check(schema, (message, ...path) =>
      report({ message, location: path.length > 0 ? location.child(path) : location }),
    ),
});

const codesOf = (operation) => operation['x-problems'] ?? [];

/** Operation ids of all sections in this run, with their locations. */
const placeOf = new Map();

const operationId = operationRule(({ operationId: id = '' }, fault, { place }) => {
  if (!VERBS.test(id))
    fault(`Name the operation verbNoun in camelCase. Add new verbs to house-rules.js.`, 'operationId');
  const other = placeOf.get(id) ?? place;
  if (other !== place) fault(`Rename the operation: ${other} has the id ${id} too. Ids are global.`, 'operationId');
  placeOf.set(id, place);
});

/** The requirement that an operation or channel fulfils, or the reason that it exists as an extension. */
const reasonOf = ({ 'x-requirement': labels, 'x-extension': extension }, fault, what) => {
  if ((labels === undefined) === (extension === undefined))
    fault(`Add either x-requirement: B42, or x-extension with a sentence that says why the ${what} exists.`);
  if (labels !== undefined && ![labels].flat().every((label) => /^[A-F]\d{1,2}$/.test(label)))
    fault('Use a requirement label such as B42, or a list of labels.', 'x-requirement');
  if (extension !== undefined && !/^[A-Z].{20,}\.$/s.test(extension))
    fault(`Use a sentence that says why the ${what} exists.`, 'x-extension');
};

const requirement = operationRule((operation, fault) => reasonOf(operation, fault, 'operation'));

/** Reports whether the text is long enough and ends with a full stop or a table row. */
const isProse = (text = '') => text.length >= 40 && /[.|]\s*$/.test(text);

const prose = operationRule(({ summary = '', description }, fault) => {
  if (summary.length < 3 || summary.length > 60 || summary.endsWith('.'))
    fault('Write a summary of 3 to 60 characters without a full stop.', 'summary');
  if (!isProse(description))
    fault('Write a description in sentences: what it does, what it requires, what it refuses.', 'description');
});

const statuses = operationRule((operation, fault) => {
  const codes = codesOf(operation);
  if (codes.length === 0)
    return fault('Add x-problems with every code that the operation can return, in the order of the checks.');
  for (const [index, code] of codes.entries()) {
    if (!problems[code]) fault(`Add ${code} to spec/problems.yaml, or correct its name.`, 'x-problems', index);
    if (codes.indexOf(code) !== index) fault(`Remove the duplicate ${code}.`, 'x-problems', index);
  }
  const expected = new Set(codes.map((code) => String(problems[code]?.status)));
  const declared = Object.keys(operation.responses ?? {});
  for (const status of expected)
    if (!declared.includes(status))
      fault(`Declare the response ${status}: x-problems has a code with this status.`, 'responses');
  if (!declared.some((status) => DONE.test(status))) fault('Declare a success response: a 2xx or a 302.', 'responses');
  for (const status of declared)
    if (!DONE.test(status) && !expected.has(status))
      fault(`Remove the response ${status}, or add a code with this status to x-problems.`, 'responses', status);
});

const precedence = operationRule((operation, fault) => {
  const codes = codesOf(operation);
  const needed = [
    ...(isPublic(operation) ? [] : ['token_missing', 'token_invalid']),
    ...(operation['x-permission']?.resource ? ['second_factor_setup_required', 'permission_denied'] : []),
    ...(operation.requestBody ? ['unsupported_media_type', 'body_too_large', 'malformed_body'] : []),
    // Every operation refuses unknown query parameters.
    'validation_failed',
    'unavailable',
    'internal_error',
  ];
  for (const code of needed)
    if (!codes.includes(code)) fault(`Add ${code}: this operation can return it.`, 'x-problems');
  const piped = codes.filter((code) => PIPELINE.includes(code));
  const ordered = PIPELINE.filter((code) => codes.includes(code));
  if (piped.join() !== ordered.join()) fault(`Use this order: ${ordered.join(', ')}.`, 'x-problems');
  if (codes.slice(-2).join() !== 'unavailable,internal_error')
    fault('Put unavailable and internal_error last.', 'x-problems');
});

const pending = operationRule((operation, fault) => {
  if (codesOf(operation).includes('not_implemented') !== (operation['x-pending'] === true))
    fault('Use not_implemented (501) and x-pending: true together: add one or remove the other.');
});

const events = operationRule((operation, fault) => {
  for (const event of operation['x-emits'] ?? [])
    if (!Object.hasOwn(schemas, event)) fault(`Describe the data of ${event} in spec/schemas/.`, 'x-emits');
});

const idempotency = operationRule((operation, fault, { resolve }) => {
  const parameters = (operation.parameters ?? []).map((parameter) => resolve(parameter).node ?? parameter);
  const takesKey = parameters.some(({ name }) => name === 'Idempotency-Key');
  if (takesKey !== (operation['x-idempotent'] === true))
    fault('Use x-idempotent: true and the parameter IdempotencyKeyHeader together: add one or remove the other.');
  if (takesKey && !codesOf(operation).includes('idempotency_key_reused'))
    fault('Add idempotency_key_reused: operations that accept a key can return it.', 'x-problems');
});

const repeatable = operationRule((operation, fault, { place }) => {
  const reason = operation['x-repeatable'];
  if (reason === undefined) return;
  if (typeof reason !== 'string' || !/^[A-Z].{20,}\.$/s.test(reason))
    fault('Use a sentence that says why repeating the request is safe.', 'x-repeatable');
  if (place.endsWith('/get') || operation['x-idempotent'] === true)
    fault('Remove x-repeatable: GETs and writes with an idempotency key are safe to repeat.', 'x-repeatable');
});

const hasExamples = ({ content = {} }, { report, location, resolve }) => {
  for (const [type, written] of Object.entries(content)) {
    const media = written.$ref === undefined ? written : resolve(written).node;
    // The documentation derives the example of a rendition from the reply that it renders.
    if (media['x-rendition'] !== true && media.example === undefined && media.examples === undefined)
      report({ message: 'Add an example of the body.', location: location.child(['content', type]) });
  }
};
const examples = () => ({ RequestBody: hasExamples, Response: hasExamples });

const describedProperties = schemaRule(({ properties = {} }, fault) => {
  for (const [name, property] of Object.entries(properties))
    if (!(property.description?.length > 2)) fault(`Describe ${name}: meaning, unit, limits.`, 'properties', name);
});

const bounded = schemaRule((schema, fault) => {
  const { type } = schema;
  if (schema.enum !== undefined || schema.const !== undefined) return;
  const lacks = (...keywords) => keywords.every((keyword) => schema[keyword] === undefined);
  if (type === 'string' && lacks('maxLength')) fault('Limit the string: add maxLength or enum.');
  if (type === 'string' && lacks('pattern', 'format', 'minLength'))
    fault('Constrain the string: add pattern, format or minLength (0 if it may be empty).');
  if (type === 'array' && lacks('maxItems')) fault('Limit the array: add maxItems.');
  if (type === 'number' || type === 'integer') {
    if (lacks('minimum', 'exclusiveMinimum')) fault('Limit the number: add minimum.');
    if (lacks('maximum', 'exclusiveMaximum')) fault('Limit the number: add maximum.');
  }
  if (typeof schema.additionalProperties === 'object' && lacks('maxProperties'))
    fault('Limit the map: add maxProperties.');
});

const closedRequests = () => ({
  RequestBody: {
    Schema: (schema, { report }) => {
      if (schema.type === 'object' && schema.additionalProperties === undefined)
        report({ message: 'Add additionalProperties: false, so that misspelt fields are refused.' });
    },
  },
});

/** The outlets of AsyncAPI channels. Clients connect to the sockets. */
const SOCKETS = ['service-socket', 'player-socket', 'status-socket'];
const OUTLETS = [...SOCKETS, 'webhook', 'webhook-test', 'callback', 'diversion', 'mail'];

const channelRule = (check) => () => ({
  Channel: (channel, { report, location }) =>
    check(channel, (message, ...path) => report({ message, location: location.child(path) })),
});

const channelReason = channelRule((channel, fault) => reasonOf(channel, fault, 'channel'));

const outlet = channelRule((channel, fault) => {
  if (!OUTLETS.includes(channel['x-outlet'])) fault(`Set x-outlet to one of ${OUTLETS.join(', ')}.`, 'x-outlet');
  if (!SOCKETS.includes(channel['x-outlet'])) return;
  const grant = channel['x-permission'];
  if (grant !== 'self' && !isGrant(grant))
    fault('Add x-permission: { resource: events, permission: Read } or x-permission: self.', 'x-permission');
  const listed = (channel['x-close-codes'] ?? []).join();
  const explained = [...(channel.description ?? '').matchAll(/^\| (\d{4}) \|/gm)].map(([, code]) => code).join();
  if (listed === '' || listed !== explained)
    fault("List the codes of the description's table in x-close-codes, in the same order.", 'x-close-codes');
});

const channelProse = () => ({
  Channel: (channel, { report, location }) => {
    if (!isProse(channel.description))
      report({
        message: 'Write a description in sentences: who connects, and what is sent.',
        location: location.key(),
      });
  },
  Operation: ({ summary = '', description }, { report, location }) => {
    if (summary.length < 3 || summary.length > 60 || summary.endsWith('.'))
      report({ message: 'Write a summary of 3 to 60 characters without a full stop.', location: location.key() });
    if (!isProse(description))
      report({ message: 'Write a description in sentences: who sends what, and when.', location: location.key() });
  },
});

const message = () => ({
  Message: ({ name, title, description = '', payload, examples = [] }, { report, location, key }) => {
    const fault = (text) => report({ message: text, location: location.key() });
    if (name !== key) fault(`Set name to ${key}, the key of the message in the channel.`);
    if (!title) fault('Add a short title.');
    if (!/^[A-Z].{10,}\.\s*$/s.test(description)) fault('Write a description in sentences.');
    if (!payload) fault('Add a payload.');
    if (!examples.some((example) => example.payload !== undefined)) fault('Add an example with a payload.');
  },
});

/** AsyncAPI tools may ignore the siblings of a $ref, so only descriptions are allowed there. */
const refSiblings = () => ({
  ref: (node, { report, location }) => {
    for (const key of Object.keys(node))
      if (key !== '$ref' && key !== 'description')
        report({
          message: `Move ${key} into the referenced file or into an allOf.`,
          location: location.child([key]),
        });
  },
});

/** Messages from clients are as strict as requests. */
const closedCommands = () => ({
  Operation: {
    skip: ({ action }) => action !== 'receive',
    Message: {
      Schema: (schema, { report }) => {
        if (schema.type === 'object' && schema.additionalProperties === undefined)
          report({ message: 'Add additionalProperties: false, so that misspelt fields are refused.' });
      },
    },
  },
});

// biome-ignore lint/style/noDefaultExport: the linter loads a plugin by its default export.
export default () => ({
  id: 'house',
  rules: {
    oas3: {
      'operation-id': operationId,
      requirement,
      permission: operationRule(permission),
      'account-types': operationRule(accountTypes),
      audits: operationRule(audits),
      prose,
      statuses,
      precedence,
      pending,
      events,
      idempotency,
      repeatable,
      csv: operationRule(checkCsv),
      deprecation: operationRule(checkDeprecation),
      examples,
      'described-properties': describedProperties,
      bounded,
      'closed-requests': closedRequests,
    },
    async3: {
      requirement: channelReason,
      prose: channelProse,
      outlet,
      message,
      'ref-siblings': refSiblings,
      'described-properties': describedProperties,
      bounded,
      'closed-commands': closedCommands,
    },
  },
});
