// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.
import type { ErrorObject } from 'ajv';

export type Validate = { (value: unknown): boolean; errors?: ErrorObject[] | null };

/** `query` takes the query that a client connects with, as texts by name; `message` takes a parsed message. */
export type CommandValidators = { readonly query: Validate; readonly message: Validate };

export declare const commands: {
  readonly 'status-socket': CommandValidators;
  readonly 'service-socket': CommandValidators;
  readonly 'player-socket': CommandValidators;
};
