import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { accountTypes, audits, isGrant, isPublic, permission } from './access-rules.js';
import { checkDeprecation } from './deprecation-rule.js';

/**
 * What every section owes its reader beyond valid OpenAPI: what an operation is for, who may call it, how it refuses and what it looks
 * like. Each message says how to mend the fault.
 */

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const problems = parse(readFileSync(here('problems.yaml'), 'utf8'));

const VERBS =
  /^(add|assign|authenticate|award|cancel|change|clear|confirm|contribute|create|delete|disable|enable|exchange|execute|finish|get|instantiate|list|login|logout|pause|preview|publish|record|release|remove|replay|report|request|resume|retry|save|set|settle|start|terminate|transfer|trigger|unassign|update)([A-Z][a-z]+)*$/;
/** What was asked for is done, or goes on elsewhere. */
const DONE = /^(2\d\d|302)$/;

/** The refusals that come before a handler's own, in the order in which a request meets them. */
const PIPELINE = [
  'token_missing',
  'token_invalid',
  'permission_denied',
  'unsupported_media_type',
  'body_too_large',
  'malformed_body',
  'validation_failed',
];

/** A rule that looks at one operation at a time and reports at a path below it. */
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

/** Over all sections of one run. */
const placeOf = new Map();

const operationId = operationRule(({ operationId: id = '' }, fault, { place }) => {
  if (!VERBS.test(id))
    fault(`Name the operation verbNoun in camelCase; add a new verb to house-rules.js.`, 'operationId');
  const other = placeOf.get(id) ?? place;
  if (other !== place) fault(`Rename the operation: ${other} is called ${id} too, in whatever section.`, 'operationId');
  placeOf.set(id, place);
});

/** What of the interface an operation or a channel fulfils, or why it must exist beside it. */
const reasonOf = ({ 'x-requirement': labels, 'x-extension': extension }, fault, what) => {
  if ((labels === undefined) === (extension === undefined))
    fault(`Write either x-requirement: B42, or x-extension: a sentence that says why the ${what} must exist.`);
  if (labels !== undefined && ![labels].flat().every((label) => /^[A-F]\d{1,2}$/.test(label)))
    fault('Write a label of the interface, such as B42, or a list of labels.', 'x-requirement');
  if (extension !== undefined && !/^[A-Z].{20,}\.$/s.test(extension))
    fault(`Write a sentence that says why the ${what} must exist.`, 'x-extension');
};

const requirement = operationRule((operation, fault) => reasonOf(operation, fault, 'operation'));

/** Ends as a sentence or, with a table, as one of its rows. */
const isProse = (text = '') => text.length >= 40 && /[.|]\s*$/.test(text);

const prose = operationRule(({ summary = '', description }, fault) => {
  if (summary.length < 3 || summary.length > 60 || summary.endsWith('.'))
    fault('Write a summary of 3 to 60 characters without a full stop.', 'summary');
  if (!isProse(description))
    fault('Write a description in sentences: what it does, who may call, what it refuses.', 'description');
});

const statuses = operationRule((operation, fault) => {
  const codes = codesOf(operation);
  if (codes.length === 0)
    return fault('List in x-problems every code that the operation can give, first checked first.');
  for (const [index, code] of codes.entries()) {
    if (!problems[code]) fault(`Add ${code} to spec/problems.yaml, or mend its name.`, 'x-problems', index);
    if (codes.indexOf(code) !== index) fault(`Remove the second ${code}.`, 'x-problems', index);
  }
  const expected = new Set(codes.map((code) => String(problems[code]?.status)));
  const declared = Object.keys(operation.responses ?? {});
  for (const status of expected)
    if (!declared.includes(status))
      fault(`Declare the response ${status}, which a code of x-problems has.`, 'responses');
  if (!declared.some((status) => DONE.test(status)))
    fault('Declare what the operation answers when all is well: a 2xx, or a 302.', 'responses');
  for (const status of declared)
    if (!DONE.test(status) && !expected.has(status))
      fault(`Remove the response ${status}, or add a code of that status to x-problems.`, 'responses', status);
});

const precedence = operationRule((operation, fault) => {
  const codes = codesOf(operation);
  const needed = [
    ...(isPublic(operation) ? [] : ['token_missing', 'token_invalid']),
    ...(operation['x-permission']?.resource ? ['permission_denied'] : []),
    ...(operation.requestBody ? ['unsupported_media_type', 'body_too_large', 'malformed_body'] : []),
    // An unknown query parameter is refused everywhere.
    'validation_failed',
    'unavailable',
    'internal_error',
  ];
  for (const code of needed) if (!codes.includes(code)) fault(`Add ${code}: this operation can give it.`, 'x-problems');
  const piped = codes.filter((code) => PIPELINE.includes(code));
  const ordered = PIPELINE.filter((code) => codes.includes(code));
  if (piped.join() !== ordered.join()) fault(`Write ${ordered.join(', ')} in this order.`, 'x-problems');
  if (codes.slice(-2).join() !== 'unavailable,internal_error')
    fault('Let unavailable and internal_error be the last two.', 'x-problems');
});

const pending = operationRule((operation, fault) => {
  if (codesOf(operation).includes('not_implemented') !== (operation['x-pending'] === true))
    fault('not_implemented (501) and x-pending: true go together: add one or remove the other.');
});

const events = operationRule((operation, fault) => {
  for (const event of operation['x-emits'] ?? [])
    if (!existsSync(here(`schemas/${event}.yaml`)))
      fault(`Describe the data of ${event} in spec/schemas/${event}.yaml.`, 'x-emits');
});

const idempotency = operationRule((operation, fault, { resolve }) => {
  const parameters = (operation.parameters ?? []).map((parameter) => resolve(parameter).node ?? parameter);
  const takesKey = parameters.some(({ name }) => name === 'Idempotency-Key');
  if (takesKey !== (operation['x-idempotent'] === true))
    fault('x-idempotent: true and the parameter IdempotencyKeyHeader go together: add one or remove the other.');
  if (takesKey && !codesOf(operation).includes('idempotency_key_reused'))
    fault('Add idempotency_key_reused: an operation that takes a key can give it.', 'x-problems');
});

const repeatable = operationRule((operation, fault, { place }) => {
  const reason = operation['x-repeatable'];
  if (reason === undefined) return;
  if (typeof reason !== 'string' || !/^[A-Z].{20,}\.$/s.test(reason))
    fault('Write a sentence that says why it does no harm to send the request again.', 'x-repeatable');
  if (place.endsWith('/get') || operation['x-idempotent'] === true)
    fault(
      'Remove x-repeatable: a GET is repeated as it is, and a write that takes a key under that key.',
      'x-repeatable',
    );
});

const hasExamples = ({ content = {} }, { report, location }) => {
  for (const [type, media] of Object.entries(content))
    if (media.example === undefined && media.examples === undefined)
      report({ message: 'Write an example of the body.', location: location.child(['content', type]) });
};
const examples = () => ({ RequestBody: hasExamples, Response: hasExamples });

const describedProperties = schemaRule(({ properties = {} }, fault) => {
  for (const [name, property] of Object.entries(properties))
    if (!(property.description?.length > 2)) fault(`Describe ${name}: meaning, unit, bounds.`, 'properties', name);
});

const bounded = schemaRule((schema, fault) => {
  const { type } = schema;
  if (schema.enum !== undefined || schema.const !== undefined) return;
  const lacks = (...keywords) => keywords.every((keyword) => schema[keyword] === undefined);
  if (type === 'string' && lacks('maxLength')) fault('Bound the string: maxLength, or enum.');
  if (type === 'string' && lacks('pattern', 'format', 'minLength'))
    fault('Shape the string: pattern, format, or minLength, 0 where it may be empty.');
  if (type === 'array' && lacks('maxItems')) fault('Bound the array: maxItems.');
  if (type === 'number' || type === 'integer') {
    if (lacks('minimum', 'exclusiveMinimum')) fault('Bound the number from below: minimum.');
    if (lacks('maximum', 'exclusiveMaximum')) fault('Bound the number from above: maximum.');
  }
  if (typeof schema.additionalProperties === 'object' && lacks('maxProperties')) fault('Bound the map: maxProperties.');
});

const closedRequests = () => ({
  RequestBody: {
    Schema: (schema, { report }) => {
      if (schema.type === 'object' && schema.additionalProperties === undefined)
        report({ message: 'Write additionalProperties: false, so that a misspelt field is refused.' });
    },
  },
});

/** Where a channel of AsyncAPI leads. The sockets are those that clients connect to. */
const SOCKETS = ['service-socket', 'player-socket', 'status-socket'];
const OUTLETS = [...SOCKETS, 'webhook', 'callback', 'diversion', 'mail'];

const channelRule = (check) => () => ({
  Channel: (channel, { report, location }) =>
    check(channel, (message, ...path) => report({ message, location: location.child(path) })),
});

const channelReason = channelRule((channel, fault) => reasonOf(channel, fault, 'channel'));

const outlet = channelRule((channel, fault) => {
  if (!OUTLETS.includes(channel['x-outlet']))
    fault(`Say in x-outlet where the channel leads: ${OUTLETS.join(', ')}.`, 'x-outlet');
  if (!SOCKETS.includes(channel['x-outlet'])) return;
  const grant = channel['x-permission'];
  if (grant !== 'self' && !isGrant(grant))
    fault('Write x-permission: { resource: events, permission: Read }, or x-permission: self.', 'x-permission');
  const listed = (channel['x-close-codes'] ?? []).join();
  const explained = [...(channel.description ?? '').matchAll(/^\| (\d{4}) \|/gm)].map(([, code]) => code).join();
  if (listed === '' || listed !== explained)
    fault('List in x-close-codes the codes that the table of the description explains, in its order.', 'x-close-codes');
});

const channelProse = () => ({
  Channel: (channel, { report, location }) => {
    if (!isProse(channel.description))
      report({ message: 'Write a description in sentences: who connects, what travels.', location: location.key() });
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
    if (name !== key) fault(`Write name: ${key}, which the channel calls the message.`);
    if (!title) fault('Write a title: what the message tells, in a few words.');
    if (!/^[A-Z].{10,}\.\s*$/s.test(description)) fault('Write a description in sentences.');
    if (!payload) fault('Write the payload.');
    if (!examples.some((example) => example.payload !== undefined)) fault('Write an example with its payload.');
  },
});

/** Beside a $ref a reader of AsyncAPI may overlook everything, so that only what changes no meaning may stand there. */
const refSiblings = () => ({
  ref: (node, { report, location }) => {
    for (const key of Object.keys(node))
      if (key !== '$ref' && key !== 'description')
        report({
          message: `Move ${key} into the file that is referred to, or into an allOf.`,
          location: location.child([key]),
        });
  },
});

/** What a client sends is as strict as a request. */
const closedCommands = () => ({
  Operation: {
    skip: ({ action }) => action !== 'receive',
    Message: {
      Schema: (schema, { report }) => {
        if (schema.type === 'object' && schema.additionalProperties === undefined)
          report({ message: 'Write additionalProperties: false, so that a misspelt field is refused.' });
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
