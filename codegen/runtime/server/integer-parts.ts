import { asInteger, fromText, mapIntegers } from '../shared/integers.ts';
import { type Definition, declaredFor, type OperationDefinition } from './definition.ts';
import type { ValidatedParts } from './read-request.ts';
import type { HandlerReply } from './write-reply.ts';

type Integers = NonNullable<Definition['integers']>;

/** A validated request with its integers of 64 bits as handlers see them. */
export const readIntegers = (
  { as, plans }: Integers,
  { integers = {} }: OperationDefinition,
  { body, ...params }: ValidatedParts,
): ValidatedParts => {
  const to = asInteger(as);
  const read = mapIntegers(plans, integers.params, params, to) as Omit<ValidatedParts, 'body'>;
  return { ...read, body: mapIntegers(plans, integers.body, body, to) };
};

/** A reply with its integers of 64 bits as they are written. */
export const writeIntegers = (
  { as, plans }: Integers,
  { integers: { replies = {} } = {} }: OperationDefinition,
  reply: HandlerReply,
): HandlerReply => {
  const place = declaredFor(replies, reply.status);
  return as === 'bigint' || place === undefined
    ? reply
    : { ...reply, body: mapIntegers(plans, place, reply.body, fromText) };
};
