import type { ErrorObject } from 'ajv';
import { type Refusal, refuse } from '../../platform/unit/reply.ts';
import { writeDecimalsAsText } from './decimal-fields.ts';
import type { MediaType } from './receive.ts';
import { fieldFaults } from './validation-fault.ts';

type Validate = { (data: unknown): boolean; errors?: ErrorObject[] | null };

/** The generated validators of one operation. `bodies` has one per content type if there are several. An optional field may be null. */
export type Validators = {
  readonly params: Validate;
  readonly body?: Validate;
  readonly bodies?: Readonly<Record<string, Validate>>;
  readonly leaveOutNulls?: (body: unknown) => void;
  /** The fields that may be text or a number; none by default. */
  readonly decimals?: ReadonlySet<string>;
};

/** A request's body and its content type, if it has one. */
export type Body = { readonly requestBody?: unknown; readonly mediaType?: MediaType };

/** Validates a request; returns the refusal, if any. Parameters are coerced in place; of a body, only decimals are written as text. */
export const validate = (
  validators: Validators,
  parsed: Body & { readonly params?: unknown; readonly query?: unknown; readonly headers?: unknown },
  bodyRequired: boolean,
): Refusal<'validation_failed'> | undefined => {
  const { params, bodies } = validators;
  const body = bodies?.[parsed.mediaType ?? ''] ?? validators.body;
  // Coercion writes in place, and Koa's headers must not change.
  if (!params({ path: parsed.params, query: parsed.query, header: { ...(parsed.headers as object) } })) {
    return refuse('validation_failed', { errors: fieldFaults(params.errors ?? []) });
  }
  if (body === undefined) return undefined;
  if (parsed.requestBody === undefined) {
    return bodyRequired
      ? refuse('validation_failed', { errors: [{ pointer: '', detail: 'A body is required.' }] })
      : undefined;
  }
  if (!body(parsed.requestBody)) return refuse('validation_failed', { errors: fieldFaults(body.errors ?? []) });
  const { decimals } = validators;
  if (decimals !== undefined) writeDecimalsAsText(parsed.requestBody, decimals);
  return undefined;
};
