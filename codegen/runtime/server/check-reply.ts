import type { ErrorObject } from 'ajv';
import { parseExactly } from '../shared/exact-json.ts';
import { fieldFaults } from './field-faults.ts';
import type { HttpReply } from './http-message.ts';
import { isSingleJson, typeFor } from './media-types.ts';

export type Validate = { (value: unknown): boolean; errors?: ErrorObject[] | null };

export type ReplyValidators = {
  readonly contentType: string | null;
  readonly headers: Validate | null;
  readonly body: Validate | null;
  readonly bodies?: Readonly<Record<string, Validate | null>>;
  readonly mayBeEmpty?: true;
};

/** Checks a reply against the document. @throws Error that names what it does not allow. */
export const checkReply = (
  operationId: string,
  validators: ReplyValidators,
  { status, headers, body }: HttpReply,
): void => {
  const { headers: validHeaders, body: first, bodies } = validators;
  const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  if (validHeaders !== null && !validHeaders(sent)) throw invalid(operationId, status, validHeaders, '/header');
  const type = sent['content-type'];
  if (body === null || type === undefined || typeof body !== 'string') return;
  const declared = typeFor(Object.keys(bodies ?? { [validators.contentType ?? '']: first }), type);
  if (declared === undefined) throw new Error(`${operationId} replied ${status} as ${type}, which is not declared`);
  const valid = bodies === undefined ? first : bodies[declared];
  if (valid && !valid(isSingleJson(type) ? parseExactly(body) : body))
    throw invalid(operationId, status, valid, '/body');
};

export const invalid = (operationId: string, status: number, { errors }: Validate, base: string): Error => {
  const faults = fieldFaults(errors ?? [], base).map(({ pointer, detail }) => `${pointer}: ${detail}`);
  return new Error(`${operationId} replied ${status} with what the document does not allow: ${faults.join(' ')}`);
};
