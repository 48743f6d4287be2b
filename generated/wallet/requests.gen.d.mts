// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.
import type { ErrorObject } from 'ajv';

export type Validate = { (value: unknown): boolean; errors?: ErrorObject[] | null };

/**
 * `params` takes { path, query, header }, header names in lower case, and turns texts into what the spec says in place: give it copies.
 * `body` takes the parsed body and leaves it as it is; it may be absent altogether only where the operation's route says so.
 * `leaveOutNulls` takes the nulls of optional fields out of a parsed body, in place; call it before `body`.
 */
export type RequestValidators = { readonly params: Validate; readonly body?: Validate; readonly leaveOutNulls?: (body: unknown) => void };

export declare const requests: {
  readonly authenticatePlayer: RequestValidators;
  readonly executeTransaction: RequestValidators;
  readonly cancelTransaction: RequestValidators;
  readonly executeBatch: RequestValidators;
  readonly cancelBatch: RequestValidators;
};
