import type { ErrorObject } from 'ajv';
import type { Check } from '../emit/validators/live-validators.ts';
import { escapeSegment } from '../read/document/document.ts';
import { findSequence, itemsIn, type SequenceItem } from '../read/document/sequences.ts';
import { isJsonType, mediaType } from './body.ts';
import type { Flaw } from './checks.ts';
import type { WireReply } from './send-request.ts';
import { type ContractTarget, type Declared, declaredReply } from './target.ts';

/**
 * The replies that must be declared: all; or, for a request that its schema refuses, all but that it is too long; or, for one that
 * is no call of the operation, no refusal need be; or, for one that may not even reach the operation, any refusal will do.
 */
export type Leniency = 'strict' | 'invalid' | 'form' | 'transport';

/** Requests that are too long are often refused before they reach the operation. */
const TOO_LONG = new Set([413, 414, 431]);

/** Refusals of HTTP itself, which documents need not repeat for every operation. */
const FORM_STATUSES = new Set([400, 404, 405, 406, 408, 411, 413, 414, 415, 417, 421, 422, 426, 431]);

/** The flaws of a reply: what it does that the document does not declare. */
export const findFlaws = (target: ContractTarget, reply: WireReply, leniency: Leniency, isHead = false): Flaw[] => {
  const { status } = reply;
  const isRefusal = status >= 400 && status < 500;
  if (leniency === 'transport' && isRefusal) return [];
  const pointer = `${target.place.pointer}/responses`;
  const declared = declaredReply(target, status);
  const flaws: Flaw[] = [];
  if (status >= 500) {
    const isNote = status !== 500 && target.declared.has(String(status));
    flaws.push({
      check: 'server-error',
      says: `the server failed with ${status}`,
      pointer: declared ? `${pointer}/${declared.key}` : pointer,
      key: `server-error ${status}`,
      isNote,
    });
    if (!isNote) return flaws;
  }
  if (!declared) {
    if (status === 429 || (leniency === 'form' && FORM_STATUSES.has(status))) return flaws;
    if (leniency === 'invalid' && TOO_LONG.has(status)) return flaws;
    const known = [...target.declared.keys()].join(', ');
    return [
      ...flaws,
      {
        check: 'status',
        says: `answered ${status}; declared are ${known || 'none'}`,
        pointer,
        key: `status ${status}`,
      },
    ];
  }
  const at = `${pointer}/${declared.key}`;
  const found = [
    ...headerFlaws(declared.reply, reply, at),
    ...(isHead || !(reply.isWhole || isSequence(reply)) ? [] : bodyFlaws(declared.reply, reply, at)),
  ];
  return [...flaws, ...found.map((flaw) => ({ ...flaw, key: `${flaw.key} ${declared.key}` }))];
};

const headerFlaws = ({ headers, response }: Declared, reply: WireReply, at: string): Flaw[] => {
  const fault = headers?.({ ...reply.headers });
  if (!fault) return [];
  const missing = 'missingProperty' in fault.params ? String(fault.params.missingProperty) : undefined;
  const name = missing ?? fault.instancePath.split('/')[1] ?? '';
  const written = Object.keys(response.headers ?? {}).find((key) => key.toLowerCase() === name) ?? name;
  return [
    {
      check: 'header',
      says:
        missing === undefined
          ? `the header ${written} is ${JSON.stringify(reply.headers[name])}, but ${fault.message}`
          : `the required header ${written} is missing`,
      pointer: `${at}/headers/${escapeSegment(written)}`,
      key: `header ${name}`,
    },
  ];
};

const bodyFlaws = ({ bodies, mayBeEmpty }: Declared, reply: WireReply, at: string): Flaw[] => {
  const isEmpty = reply.bytes.length === 0;
  const types = [...bodies.keys()];
  if (types.length === 0) {
    // Without content, a refusal says nothing about its body.
    if (isEmpty || reply.status >= 300) return [];
    return [{ check: 'body', says: 'the reply has a body; none is declared', pointer: at, key: 'body extra' }];
  }
  if (isEmpty) {
    if (mayBeEmpty || isSequence(reply) || reply.status === 304 || reply.status === 204) return [];
    const says = `the reply has no body; declared is ${types.join(', ')}`;
    return [{ check: 'content-type', says, pointer: `${at}/content`, key: 'content-type empty' }];
  }
  const given = mediaType(reply.headers['content-type'] ?? '');
  const wanted = [given, `${given.split('/', 1)[0]}/*`, '*/*'];
  const type = wanted.flatMap((one) => types.find((each) => mediaType(each) === one) ?? [])[0];
  if (type === undefined) {
    const says = `the content type is ${given === '' ? 'missing' : given}; declared is ${types.join(', ')}`;
    return [{ check: 'content-type', says, pointer: `${at}/content`, key: `content-type ${given}` }];
  }
  const pointer = `${at}/content/${escapeSegment(type)}`;
  if (isSequence(reply)) return itemFlaws(given, reply, pointer, bodies.get(type));
  const read = readBody(given, reply.text);
  if (read === 'unreadable') return [{ check: 'body', says: 'the body is not JSON', pointer, key: 'body syntax' }];
  const fault = read === undefined ? undefined : bodies.get(type)?.(read.value);
  if (!fault) return [];
  return [
    {
      check: 'body',
      says: `the body does not fit its schema: ${describeError(fault)}`,
      pointer: `${pointer}/schema`,
      key: `body ${fault.schemaPath.replaceAll(/\d+/g, 'n')} ${fault.instancePath.replaceAll(/\/\d+/g, '/n')} ${Object.values(fault.params).join()}`,
    },
  ];
};

const isSequence = ({ headers }: WireReply): boolean => findSequence(headers['content-type'] ?? '') !== undefined;

/** The first item that does not fit. Ignores an item that the end of a stream cuts off. */
const itemFlaws = (type: string, { text, isWhole }: WireReply, pointer: string, check: Check | undefined): Flaw[] => {
  let items: SequenceItem[];
  try {
    items = itemsIn(type, isWhole ? text : text.slice(0, text.lastIndexOf('\n') + 1));
  } catch {
    return [{ check: 'body', says: 'an item is not JSON', pointer, key: 'body syntax' }];
  }
  for (const [index, forms] of items.entries()) {
    const faults = forms.map((form) => check?.(form));
    const [fault] = faults;
    if (fault && faults.every((one) => one !== undefined))
      return [
        {
          check: 'body',
          says: `item ${index + 1} does not fit its schema: ${describeError(fault)}`,
          pointer: `${pointer}/itemSchema`,
          key: `body ${fault.schemaPath.replaceAll(/\d+/g, 'n')} ${fault.instancePath.replaceAll(/\/\d+/g, '/n')}`,
        },
      ];
  }
  return [];
};

/** The value of a body that a schema can judge: of JSON and of text. */
const readBody = (type: string, text: string): { readonly value: unknown } | 'unreadable' | undefined => {
  if (!isJsonType(type)) return type.startsWith('text/') ? { value: text } : undefined;
  try {
    return { value: JSON.parse(text) };
  } catch {
    return 'unreadable';
  }
};

/** Ajv's message with its place and what it is about: `/pets/0/id must be string`. */
export const describeError = ({ instancePath, message = 'is invalid', params }: ErrorObject): string => {
  const about =
    'additionalProperty' in params
      ? `: ${params.additionalProperty}`
      : 'allowedValues' in params
        ? `: ${JSON.stringify(params.allowedValues)}`
        : 'allowedValue' in params
          ? `: ${JSON.stringify(params.allowedValue)}`
          : '';
  return `${instancePath === '' ? '' : `${instancePath} `}${message}${about}`;
};
