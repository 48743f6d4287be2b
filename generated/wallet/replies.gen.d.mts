// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.
import type { ErrorObject } from 'ajv';

export type Validate = { (value: unknown): boolean; errors?: ErrorObject[] | null };

/** `headers` takes the headers of a reply, names in lower case; null where none are declared, as `body` is where the reply has none. */
/** `leaveOutNulls` takes the nulls of optional fields out of a parsed body, in place; call it before `body`. */
export type ReplyValidators = { readonly contentType: string | null; readonly headers: Validate | null; readonly body: Validate | null; readonly leaveOutNulls?: (body: unknown) => void };

export declare const replies: {
  readonly authenticatePlayer: { readonly [status: number]: ReplyValidators };
  readonly executeTransaction: { readonly [status: number]: ReplyValidators };
  readonly cancelTransaction: { readonly [status: number]: ReplyValidators };
  readonly executeBatch: { readonly [status: number]: ReplyValidators };
  readonly cancelBatch: { readonly [status: number]: ReplyValidators };
};
